import { describe, expect, test } from 'vitest';
import type { Company, CreateGameOptions } from '../kit/pinned.ts';
import { refusal } from '../kit/table.ts';
import { asking, attempt } from './case.ts';

const BELT: Partial<CreateGameOptions> = { board: 'belt' };
const remove = (company: Company, column: number) => ({ type: 'removeOutpost', seat: 0, company, column }) as const;

describe('the violation for a column cites the rules of the board and the decision', () => {
  const removing = (options: Partial<CreateGameOptions>) =>
    asking(
      { kind: 'removal', seat: 0, count: 1, optional: false },
      (draft) => {
        draft.stations.minerva[2] = { pieces: 0, opened: true };
      },
      options,
    )();
  const expanding = asking(
    {
      kind: 'beltExpansion',
      seat: 0,
      company: 'skymine',
      energy: 3,
      outposts: [],
      shuttles: [],
      earned: [],
      confronted: false,
    },
    (draft) => {
      draft.stations.skymine[2] = { pieces: 0, opened: true };
    },
    BELT,
  );
  const place = (column: number) => ({ type: 'placeOutpost', seat: 0, asteroid: 17, space: 0, column }) as const;

  test('STATION-3 STATION-1 the Moon', () => {
    expect(refusal(removing({}), remove('minerva', 2))).toEqual(['emptyColumn STATION-3']);
    expect(refusal(removing({}), remove('minerva', 5))).toEqual(['noSuchColumn STATION-1']);
  });

  test('BELT-26 BELT-2 a removal on the Belt', () => {
    expect(refusal(removing(BELT), remove('minerva', 2))).toEqual(['emptyColumn BELT-26']);
    expect(refusal(removing(BELT), remove('minerva', 5))).toEqual(['noSuchColumn BELT-2']);
  });

  test('BELT-14 BELT-2 an expansion on the Belt', () => {
    expect(refusal(expanding(), place(2))).toEqual(['emptyColumn BELT-14']);
    expect(refusal(expanding(), place(3))).toEqual(['noSuchColumn BELT-2']);
  });
});

test('BELT-11 the violation for a space without lightning or a rival cites the base cost', () => {
  const spent = asking(
    {
      kind: 'beltExpansion',
      seat: 0,
      company: 'skymine',
      energy: 0,
      outposts: [],
      shuttles: [],
      earned: [],
      confronted: false,
    },
    () => {},
    BELT,
  );
  const action = { type: 'placeOutpost', seat: 0, asteroid: 17, space: 0, column: 0 } as const;
  expect(refusal(spent(), action)).toEqual(['tooLittleEnergyOnBelt BELT-11']);
});

test('PASS-3 rejects an unknown resting slot when a deck is picked up', () => {
  const [reason] = attempt(asking({ kind: 'pickUp', seat: 0 }), { type: 'pickUpDeck', seat: 0, slot: 7 })();
  expect(reason).toMatchObject({ rule: 'PASS-3', message: 'There is no 8th resting slot.' });
});

test('MAJ-12 distinguishes an unknown tier from one that is not reached', () => {
  const state = asking({ kind: 'turn', seat: 0 })();
  const tiers = (tier: number) => ({ type: 'placeBonusMarker', seat: 0, space: 'titaniumMajority', tier }) as const;
  for (const tier of [-1, 0, 4]) expect(refusal(state, tiers(tier))).toEqual(['noSuchTier MAJ-12']);
  expect(refusal(state, tiers(3))).toEqual(['tierNotReached MAJ-12']);
});
