import type { GameEvent } from '../../../kit/pinned.ts';
import { player } from '../../../kit/table.ts';
import { alsoPaid, dealt, duo, settle, solo, station, testCard, tracks } from './cardTest.ts';

// Track +2 on each of the two most valuable: Minerva shows 5; Tawac and Skymine 3, Tawac with more vacant spaces.
// Minerva's B1 ends at 15; Tawac's D1 has a threshold at 6. Special plan, in round 4; A plan with the supplement.
const before9: GameEvent[] = [
  solo.chosen('LACT-17', 'vacantSpaces', 'minerva', 'tawac'),
  solo.advanced('minerva', 15),
  solo.coins(2, 'LACT-11', 'minerva'),
  solo.advanced('tawac', 6),
  solo.crossed('tawac', 1),
  solo.coins(1, 'TRACK-6', 'tawac'),
  solo.advanced('tawac', 7),
  solo.discarded('special4', null),
];

const leftmost9 = [...before9, solo.discarded('planA11', 0), solo.coins(2, 'LACT-35'), dealt('planA02', 0)];

testCard({
  card: 'I-9',
  removes: 'right',
  people: 1,
  before(draft) {
    draft.round = 4;
    draft.specialPlans = ['special2', 'special4', 'special5', 'special7'];
    draft.supplement = 2;
    // No C plans are left, so the space stays empty.
    draft.researchDisplay[9] = null;
    draft.planSupply.C = [];
    station(draft, 'minerva', 5, 0, 5);
    station(draft, 'tawac', 2, 3, 5);
    station(draft, 'skymine', 1, 5, 5);
    settle(draft, { skymine: [9, 22], minerva: [21, 24], astrogo: [], tawac: [2, 3] });
    tracks(draft, 0, [3, 4, 0, 5]);
    tracks(draft, 1, [1, 14, 2, 5]);
  },
  slots: {
    A: leftmost9,
    B: [...before9, solo.discarded('planA12', 1), solo.coins(2, 'LACT-35'), dealt('planA02', 1)],
    C: [...before9, solo.discarded('planA13', 2), solo.coins(2, 'LACT-35'), dealt('planA02', 2)],
    D: [...before9, solo.discarded('planA14', 3), solo.coins(2, 'LACT-35'), dealt('planA02', 3)],
    E: leftmost9,
  },
});

// Track +2 on each of the two most valuable: the stations are alike, so tracks A and B. On A1 the threshold at 11 pays 2 to
// all players at or beyond it. B plan with the supplement; C plan, with none left to refill and no coins there.
const before11: GameEvent[] = [
  duo.chosen('LACT-17', 'trackId', 'skymine', 'minerva'),
  duo.advanced('skymine', 11),
  duo.crossed('skymine', 2),
  duo.coins(2, 'TRACK-6', 'skymine'),
  alsoPaid(0, 2, 'skymine'),
  alsoPaid(1, 2, 'skymine'),
  duo.advanced('skymine', 12),
  duo.advanced('minerva', 1),
  duo.advanced('minerva', 2),
];

const leftmost11 = [
  ...before11,
  duo.discarded('planB11', 4),
  duo.coins(3, 'LACT-35'),
  dealt('planB02', 4),
  duo.discarded('planC11', 8),
];

testCard({
  card: 'I-11',
  removes: 'left',
  people: 2,
  before(draft) {
    draft.planSupply.C = [];
    draft.supplement = 3;
    draft.luna?.discardedPlans.push('planC24');
    tracks(draft, 0, [12, 0, 0, 0], [2, 0, 0, 0]);
    tracks(draft, 1, [11, 3, 0, 0], [2, 0, 0, 0]);
    tracks(draft, 2, [10, 0, 4, 4]);
  },
  slots: {
    A: leftmost11,
    B: [
      ...before11,
      duo.discarded('planB12', 5),
      duo.coins(3, 'LACT-35'),
      dealt('planB02', 5),
      duo.discarded('planC12', 9),
    ],
    C: [
      ...before11,
      duo.discarded('planB13', 6),
      duo.coins(3, 'LACT-35'),
      dealt('planB02', 6),
      duo.discarded('planC13', 10),
    ],
    D: [
      ...before11,
      duo.discarded('planB14', 7),
      duo.coins(3, 'LACT-35'),
      dealt('planB02', 7),
      duo.discarded('planC14', 11),
    ],
    E: leftmost11,
  },
});

// Coins +3; track +3 on each of the two most valuable: Tawac shows 5, Astrogo 3, Skymine 2. On Tawac's D1 the barrier
// before 14 costs 3, all she has; she then crosses the one before 7 on Astrogo's C1 for free. B plan, no supplement.
const before1: GameEvent[] = [
  solo.coins(3, 'LACT-4'),
  solo.chosen('LACT-17', 'value', 'tawac', 'astrogo'),
  solo.advanced('tawac', 13),
  solo.coins(-3, 'LACT-10', 'tawac'),
  solo.advanced('tawac', 14),
  solo.advanced('tawac', 15),
  solo.advanced('astrogo', 7),
  solo.advanced('astrogo', 8),
  solo.advanced('astrogo', 9),
];

const leftmost1 = [...before1, solo.discarded('planB11', 4), dealt('planB02', 4)];

testCard({
  card: 'II-1',
  removes: 'right',
  people: 1,
  before(draft) {
    player(draft, 1).coins = 0;
    station(draft, 'tawac', 0, 5, 5);
    station(draft, 'astrogo', 5, 5, 1);
    station(draft, 'skymine', 5, 2, 5);
    settle(draft, { skymine: [19], minerva: [], astrogo: [1, 7, 11], tawac: [4] });
    tracks(draft, 1, [2, 5, 6, 12]);
  },
  slots: {
    A: leftmost1,
    B: [...before1, solo.discarded('planB12', 5), dealt('planB02', 5)],
    C: [...before1, solo.discarded('planB13', 6), dealt('planB02', 6)],
    D: [...before1, solo.discarded('planB14', 7), dealt('planB02', 7)],
    E: leftmost1,
  },
});

// Track +3 on all four in the order Tawac (5), Minerva (3), Skymine (2), Astrogo (0). B1 has a threshold at 10, A1 ends
// at 16, C1 has a threshold at 5. Special plan, the only one left in round 7; A plan with the supplement.
const before2: GameEvent[] = [
  duo.chosen('LACT-20', null, 'tawac', 'minerva', 'skymine', 'astrogo'),
  duo.advanced('tawac', 2),
  duo.advanced('tawac', 3),
  duo.advanced('tawac', 4),
  duo.advanced('minerva', 9),
  duo.advanced('minerva', 10),
  duo.crossed('minerva', 2),
  duo.coins(2, 'TRACK-6', 'minerva'),
  duo.advanced('minerva', 11),
  duo.advanced('skymine', 16),
  duo.coins(4, 'LACT-11', 'skymine'),
  duo.advanced('astrogo', 4),
  duo.advanced('astrogo', 5),
  duo.crossed('astrogo', 1),
  duo.coins(2, 'TRACK-6', 'astrogo'),
  alsoPaid(1, 2, 'astrogo'),
  duo.advanced('astrogo', 6),
  duo.discarded('special6', null),
];

const leftmost2 = [...before2, duo.discarded('planA11', 0), duo.coins(1, 'LACT-35'), dealt('planA02', 0)];

testCard({
  card: 'II-2',
  removes: 'left',
  people: 2,
  before(draft) {
    draft.round = 7;
    draft.specialPlans = ['special6'];
    draft.supplement = 1;
    station(draft, 'tawac', 5, 0, 5);
    station(draft, 'minerva', 2, 3, 5);
    station(draft, 'skymine', 5, 5, 2);
    settle(draft, { skymine: [9, 22], minerva: [16], astrogo: [], tawac: [3, 4, 6] });
    tracks(draft, 0, [4, 9, 4, 5], [0, 1, 0, 0]);
    tracks(draft, 1, [3, 6, 5, 2], [0, 1, 1, 0]);
    tracks(draft, 2, [15, 8, 3, 1]);
  },
  slots: {
    A: leftmost2,
    B: [...before2, duo.discarded('planA12', 1), duo.coins(1, 'LACT-35'), dealt('planA02', 1)],
    C: [...before2, duo.discarded('planA13', 2), duo.coins(1, 'LACT-35'), dealt('planA02', 2)],
    D: [...before2, duo.discarded('planA14', 3), duo.coins(1, 'LACT-35'), dealt('planA02', 3)],
    E: leftmost2,
  },
});
