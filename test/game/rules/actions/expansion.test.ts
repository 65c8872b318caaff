import { expect, test } from 'vitest';
import { defaultContent } from '../../../kit/pinned.ts';

test('EXP-13 there are two enclaves, each bordering the one sector around it and no station', () => {
  const enclaves = defaultContent.moon.sectors.filter(({ enclaveIn }) => enclaveIn !== null);
  expect(enclaves).toHaveLength(2);
  for (const { enclaveIn, neighbours, stations } of enclaves) {
    expect(neighbours.map(({ sector }) => sector)).toEqual([enclaveIn]);
    expect(stations).toEqual([]);
  }
});
