import { expect, test } from 'vitest';
import { useEnergy } from '../../../kit/actions.ts';
import { defaultContent } from '../../../kit/pinned.ts';
import { lay, refusal, settle, table } from '../../../kit/table.ts';

test('EXP-13 there are two enclaves, each bordering the one sector around it and no station', () => {
  const enclaves = defaultContent.moon.sectors.filter(({ enclaveIn }) => enclaveIn !== null);
  expect(enclaves).toHaveLength(2);
  for (const { enclaveIn, neighbours, stations } of enclaves) {
    expect(neighbours.map(({ sector }) => sector)).toEqual([enclaveIn]);
    expect(stations).toEqual([]);
  }
});

test('EXP-7 EXP-15 rejects sectors that do not exist', () => {
  const start = table.onTurn((draft) => {
    lay(draft, 0, 'A07', 'B08');
    settle(draft, 'minerva', 4); // 4 borders Tawac's station
  });
  const state = table.act(start, useEnergy('minerva'));
  for (const sector of [0, -1, 25])
    expect(refusal(state, { type: 'occupy', seat: 0, sector, column: 0 })).toEqual(['noSuchSector EXP-7']);
});
