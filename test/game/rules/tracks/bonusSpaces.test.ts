import { expect, test } from 'vitest';
import { advance, useResources } from '../../../kit/actions.ts';
import { TWO } from '../../../kit/people.ts';
import { type BonusSpaceId, defaultContent } from '../../../kit/pinned.ts';
import { passes } from '../../../kit/play.ts';
import { lay, player, table } from '../../../kit/table.ts';

const { act, onTurn, options } = table;

test.each([
  ['BSP-1 BSP-2', 'C2'],
  ['BSP-3 BSP-4', 'D1'],
  ['BSP-5 BSP-6', 'D2'],
  ['BSP-7 BSP-8', 'E1'],
  ['BSP-9 BSP-10', 'E2'],
] as const)('%s are opened by crossing the thresholds of %s', (_rules, id) => {
  const [first = 0, second = 0] = (defaultContent.tracks.find((track) => track.id === id)?.thresholds ?? []).map(
    (threshold) => threshold.at,
  );
  /** The spaces of the track that can be used after a step to a space. */
  const openAt = (space: number): readonly BonusSpaceId[] => {
    const tracks = { skymine: 'A1', minerva: 'B1', astrogo: id === 'C2' ? 'D1' : 'C1', tawac: id } as const;
    const state = onTurn(
      (draft) => {
        lay(draft, 0, 'diamond-carbon1');
        player(draft, 0).tracks.tawac = space - 1;
        player(draft, 0).coins = 5;
      },
      { ...TWO, tracks },
    );
    const next = passes(act(state, useResources(['diamond-carbon1']), advance('tawac')), 1);
    const spaces = options(next, 'placeBonusMarker').map((action) => action.space);
    return [...new Set(spaces.filter((space) => space === 'tawac1' || space === 'tawac2'))];
  };
  expect(openAt(first - 1)).toEqual([]);
  expect(openAt(first)).toEqual(['tawac1']);
  expect(openAt(second)).toEqual(['tawac1', 'tawac2']);
});
