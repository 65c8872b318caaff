import { expect, test } from 'vitest';
import { advance, useResources } from '../../../kit/actions.ts';
import { defaultContent, type TrackId } from '../../../kit/pinned.ts';
import { coinsIn, lay, player, table } from '../../../kit/table.ts';

const others = (id: TrackId): TrackId[] =>
  (['A1', 'B1', 'C1', 'D1', 'E1'] as const).filter((other) => other[0] !== id[0]);

test('TRACK-1 each track has one or two barriers', () => {
  expect(new Set(defaultContent.tracks.map(({ barriers }) => barriers.length))).toEqual(new Set([1, 2]));
});

test.each(defaultContent.tracks.flatMap(({ id, thresholds }) => thresholds.map((threshold) => ({ id, ...threshold }))))(
  'TRACK-6 crossing the threshold at $at of $id gives $coins',
  ({ id, at: space, coins }) => {
    const [minerva = 'B1', astrogo = 'C1', tawac = 'D1'] = others(id);
    const state = table.onTurn(
      (draft) => {
        lay(draft, 0, 'diamond-carbon2');
        player(draft, 0).tracks.skymine = space - 1;
        player(draft, 0).coins = 0;
      },
      { tracks: { skymine: id, minerva, astrogo, tawac } },
    );
    const { events } = table.played(table.act(state, useResources(['diamond-carbon2'])), advance('skymine'));
    expect(events).toContainEqual({ type: 'coins', seat: 0, amount: coins, rule: 'TRACK-6', company: 'skymine' });
    expect(coinsIn(events, 0)).toBe(coins);
  },
);
