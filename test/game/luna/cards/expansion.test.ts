import type { GameEvent, LunaSlot } from '../../../kit/pinned.ts';
import { duo, lost, returned, settle, solo, station, testCard, tracks } from './cardTest.ts';

const inEverySlot = (events: readonly GameEvent[]): Readonly<Record<LunaSlot, readonly GameEvent[]>> => ({
  A: events,
  B: events,
  C: events,
  D: events,
  E: events,
});

// Track +2 with the biggest lead: margins -1, -4, +2, +1. Expand 2 MIN: next to sector 7, sectors 5 and 11 are vacant;
// next to 5, also 8 and 10. 1 and 2 are occupied.
testCard({
  card: 'I-6',
  removes: 'left',
  people: 1,
  before(draft) {
    tracks(draft, 0, [3, 5, 2, 4], [0, 1, 0, 0]);
    tracks(draft, 1, [2, 1, 4, 5]);
    station(draft, 'astrogo', 4, 5, 5);
    station(draft, 'tawac', 5, 5, 4);
    station(draft, 'skymine', 5, 5, 4);
    settle(draft, { skymine: [2], minerva: [], astrogo: [7], tawac: [1] });
  },
  slots: inEverySlot([
    solo.chosen('LACT-21', 'margin', 'astrogo'),
    solo.advanced('astrogo', 5),
    solo.crossed('astrogo', 1),
    solo.coins(2, 'TRACK-6', 'astrogo'),
    solo.advanced('astrogo', 6),
    solo.target('astrogo', 5, 'min', [5, 11], 'LACT-46'),
    solo.column('astrogo', 0, 'LACT-41', 'vacantSpaces'),
    solo.occupied('astrogo', 5),
    solo.target('astrogo', 8, 'min', [8, 10, 11], 'LACT-46'),
    solo.column('astrogo', 0, 'LACT-41', 'vacantSpaces'),
    solo.occupied('astrogo', 8),
  ]),
});

// Track +2 with the biggest lead: 2 behind on all four, so it is the most valuable, Minerva with more vacant spaces
// than Skymine. B1 has a barrier of 1 coin before 7. Expand 2 MAX.
testCard({
  card: 'I-7',
  removes: 'right',
  people: 2,
  before(draft) {
    tracks(draft, 0, [6, 6, 3, 8], [1, 1, 0, 1]);
    tracks(draft, 1, [2, 7, 9, 3], [0, 1, 1, 0]);
    tracks(draft, 2, [4, 5, 7, 6]);
    station(draft, 'minerva', 3, 4, 5);
    station(draft, 'skymine', 5, 3, 5);
    station(draft, 'tawac', 5, 5, 4);
    settle(draft, { skymine: [19, 23], minerva: [16, 18, 21], astrogo: [], tawac: [24] });
  },
  slots: inEverySlot([
    duo.chosen('LACT-21', 'vacantSpaces', 'minerva'),
    duo.advanced('minerva', 6),
    duo.coins(-1, 'LACT-10', 'minerva'),
    duo.advanced('minerva', 7),
    duo.target('minerva', 20, 'max', [10, 11, 12, 15, 20], 'LACT-46'),
    duo.column('minerva', 0, 'LACT-41', 'vacantSpaces'),
    duo.occupied('minerva', 20),
    duo.target('minerva', 22, 'max', [10, 11, 12, 13, 15, 22], 'LACT-46'),
    duo.column('minerva', 0, 'LACT-41', 'vacantSpaces'),
    duo.occupied('minerva', 22),
  ]),
});

// Coins +3; track +3, least valuable: Tawac shows 12, the others 13, 14 and 15; D1 ends at 17. Expand 3 MAX: no sector in
// reach is vacant, so rivals are ousted, those of Minerva, where she is 7 behind. There are only two outposts.
testCard({
  card: 'I-10',
  removes: 'right',
  people: 1,
  before(draft) {
    tracks(draft, 0, [6, 9, 7, 10], [1, 1, 1, 1]);
    tracks(draft, 1, [4, 2, 7, 16]);
    station(draft, 'skymine', 0, 0, 0);
    station(draft, 'minerva', 0, 0, 1);
    station(draft, 'astrogo', 0, 0, { opened: 1 });
    station(draft, 'tawac', 0, 1, { opened: 1 });
    settle(draft, { skymine: [6, 19, 20], minerva: [2, 13, 14], astrogo: [3, 12], tawac: [4, 9] });
  },
  slots: inEverySlot([
    solo.coins(3, 'LACT-4'),
    solo.chosen('LACT-19', 'value', 'tawac'),
    solo.advanced('tawac', 17),
    solo.coins(4, 'LACT-11', 'tawac'),
    solo.chosen('LACT-24', 'margin', 'minerva'),
    solo.target('tawac', 13, 'max', [2, 13], 'LACT-47'),
    solo.column('tawac', 1, 'LACT-41', null),
    solo.occupied('tawac', 13),
    solo.column('minerva', 2, 'LACT-41', null),
    returned('minerva', 13, 2),
    solo.chosen('LACT-24', 'margin', 'minerva'),
    solo.target('tawac', 14, 'max', [2, 14], 'LACT-47'),
    solo.column('tawac', 2, 'LACT-42', null),
    solo.occupied('tawac', 14),
    solo.column('minerva', 2, 'LACT-41', null),
    returned('minerva', 14, 2),
    solo.skipped('expand', 'LACT-40', 'tawac'),
  ]),
});

// Track +3 with the biggest lead: 2 ahead with Skymine and Tawac, Skymine shows more. A1 has a threshold at 11.
// Expand 3 MAX: first against Astrogo, which has no vacant space, then against Minerva, which has three, and finally
// into a vacant sector, with the last outpost of the column.
testCard({
  card: 'II-3',
  edition: 'international',
  removes: 'right',
  people: 2,
  before(draft) {
    tracks(draft, 0, [7, 6, 5, 4], [1, 1, 1, 0]);
    tracks(draft, 1, [5, 2, 6, 6], [1, 0, 1, 1]);
    tracks(draft, 2, [9, 3, 1, 8]);
    station(draft, 'skymine', 5, 5, 3);
    station(draft, 'minerva', 4, 4, 4);
    station(draft, 'astrogo', 5, 5, { opened: 4 });
    station(draft, 'tawac', 4, 4, 4);
    settle(draft, { skymine: [19, 22], minerva: [18, 20, 21], astrogo: [24], tawac: [9, 13, 23] });
  },
  slots: inEverySlot([
    duo.chosen('LACT-21', 'value', 'skymine'),
    duo.advanced('skymine', 10),
    duo.advanced('skymine', 11),
    duo.crossed('skymine', 2),
    duo.coins(2, 'TRACK-6', 'skymine'),
    duo.advanced('skymine', 12),
    duo.chosen('LACT-24', 'margin', 'astrogo'),
    duo.target('skymine', 24, 'max', [24], 'LACT-47'),
    duo.column('skymine', 2, 'LACT-41', 'vacantSpaces'),
    duo.occupied('skymine', 24),
    lost('astrogo', 24),
    duo.chosen('LACT-24', 'margin', 'minerva'),
    duo.target('skymine', 21, 'max', [18, 20, 21], 'LACT-47'),
    duo.column('skymine', 2, 'LACT-41', 'vacantSpaces'),
    duo.occupied('skymine', 21),
    duo.column('minerva', 0, 'LACT-41', 'logo'),
    returned('minerva', 21, 0),
    duo.target('skymine', 16, 'max', [15, 16], 'LACT-46'),
    duo.column('skymine', 2, 'LACT-41', 'vacantSpaces'),
    duo.occupied('skymine', 16),
  ]),
});

// Track +2 on the two tracks with the biggest lead: Minerva (+1), then the more valuable of Skymine and Tawac (0).
// A1 has a threshold at 5. Expand 2 MIN each, Skymine (2 icons) before Minerva (3).
testCard({
  card: 'II-7',
  removes: 'left',
  people: 1,
  before(draft) {
    tracks(draft, 0, [4, 6, 3, 8], [0, 1, 0, 1]);
    tracks(draft, 1, [4, 7, 1, 8]);
    station(draft, 'skymine', 2, 5, 5);
    station(draft, 'minerva', 1, 5, 5);
    station(draft, 'tawac', 3, 5, 5);
    settle(draft, { skymine: [13, 19, 20], minerva: [10, 15, 16, 21], astrogo: [], tawac: [6, 9] });
  },
  slots: inEverySlot([
    solo.chosen('LACT-22', 'value', 'minerva', 'skymine'),
    solo.advanced('minerva', 8),
    solo.advanced('minerva', 9),
    solo.advanced('skymine', 5),
    solo.crossed('skymine', 1),
    solo.coins(1, 'TRACK-6', 'skymine'),
    solo.advanced('skymine', 6),
    solo.target('skymine', 12, 'min', [12, 14, 18, 22, 24], 'LACT-46'),
    solo.column('skymine', 0, 'LACT-41', 'vacantSpaces'),
    solo.occupied('skymine', 12),
    solo.target('skymine', 8, 'min', [8, 14, 18, 22, 24], 'LACT-46'),
    solo.column('skymine', 0, 'LACT-41', 'vacantSpaces'),
    solo.occupied('skymine', 8),
    solo.target('minerva', 5, 'min', [5, 11, 17, 18, 23, 24], 'LACT-46'),
    solo.column('minerva', 0, 'LACT-41', 'vacantSpaces'),
    solo.occupied('minerva', 5),
    solo.target('minerva', 1, 'min', [1, 2, 7, 11, 17, 18, 23, 24], 'LACT-46'),
    solo.column('minerva', 1, 'LACT-41', 'logo'),
    solo.occupied('minerva', 1),
  ]),
});
