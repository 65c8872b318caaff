import type { GameEvent } from '../../../kit/pinned.ts';
import { player } from '../../../kit/table.ts';
import { duo, settle, solo, station, testCard, tracks } from './cardTest.ts';

// Cards by grid: slot 1 from any slot. Card with the most valuable share.
testCard({
  card: 'I-1',
  edition: 'international',
  removes: 'right',
  people: 1,
  before(draft, slot) {
    if (slot === 'A') {
      // Tawac shows 3, Skymine 2.
      station(draft, 'tawac', 5, 1, 5);
      station(draft, 'skymine', 5, 2, 5);
    } else if (slot === 'C') {
      // Minerva and Astrogo show 2 each, but Astrogo has four vacant spaces and Minerva three.
      station(draft, 'minerva', 5, 2, 5);
      station(draft, 'astrogo', 3, 5, 3);
    } else if (slot === 'D') {
      // Minerva shows 5. The share on slot 1 is gone when she takes the second card.
      station(draft, 'minerva', 5, 5, 0);
      draft.display[0] = 'E02';
    } else if (slot === 'E') {
      // Skymine shows 5 and is not on display; Tawac shows 3, Minerva 1.
      station(draft, 'skymine', 0, 5, 5);
      station(draft, 'tawac', 1, 5, 5);
      station(draft, 'minerva', 5, 5, 3);
      draft.display[2] = 'A02';
      draft.display[10] = null;
    }
  },
  slots: {
    A: [solo.took('A01'), solo.chosen('LACT-33', 'value', 'tawac'), solo.took('C10')],
    B: [solo.took('A01'), solo.chosen('LACT-33', 'trackId', 'skymine'), solo.took('C07')],
    C: [solo.took('A01'), solo.chosen('LACT-33', 'vacantSpaces', 'astrogo'), solo.took('E03')],
    D: [solo.took('E02'), solo.chosen('LACT-33', 'value', 'minerva'), solo.took('D02')],
    E: [solo.took('A01'), solo.chosen('LACT-33', 'value', 'tawac'), solo.took('C10')],
  },
});

// Track +2, second most valuable: after Skymine (5), Tawac and Minerva show 2, and Tawac has more vacant spaces. On D1
// the barrier before 8 costs 2. Cards by grid.
const second: GameEvent[] = [
  duo.chosen('LACT-18', 'vacantSpaces', 'tawac'),
  duo.advanced('tawac', 7),
  duo.coins(-2, 'LACT-10', 'tawac'),
  duo.advanced('tawac', 8),
];

testCard({
  card: 'I-2',
  removes: 'left',
  people: 2,
  before(draft) {
    station(draft, 'skymine', 5, 0, 5);
    station(draft, 'minerva', 2, 5, 5);
    station(draft, 'tawac', 3, 3, 5);
    settle(draft, { skymine: [9, 19], minerva: [16], astrogo: [], tawac: [3, 6] });
    tracks(draft, 2, [3, 4, 2, 6]);
  },
  slots: {
    A: [...second, duo.took('B07'), duo.took('C10')],
    B: [...second, duo.took('B02')],
    C: [...second, duo.took('C07')],
    D: [...second, duo.took('D02')],
    E: [...second, duo.took('E03'), duo.took('A09')],
  },
});

// Helium +2, one step before the end of the tank track. Cards by grid; slot 4 is empty, and she already has a card.
const toTheEnd: GameEvent[] = [solo.helium(1, 28), solo.coins(2, 'LACT-5')];

testCard({
  card: 'I-12',
  removes: 'left',
  people: 1,
  before(draft) {
    player(draft, 1).helium = 27;
    player(draft, 1).hand = ['B01'];
    draft.display[3] = null;
  },
  slots: {
    A: [...toTheEnd, solo.took('A01'), solo.took('B02')],
    B: [...toTheEnd, solo.took('A01'), solo.took('C07')],
    C: [...toTheEnd, solo.took('A01'), solo.skipped('cards', 'LACT-31')],
    D: [...toTheEnd, solo.took('A01'), solo.took('E03')],
    E: [...toTheEnd, solo.took('A01'), solo.took('B07')],
  },
});

// Helium +2; research +2; cards by grid; card with the most valuable share. Level 8: tokens on 8 and 11 of the tank
// track, on 5 and 7 of the research track. Skymine and Minerva show 3, Skymine has more vacant spaces.
const harder: GameEvent[] = [
  duo.helium(2, 8),
  duo.opened(0),
  duo.token('tank', 8, 1),
  duo.research(2, 7),
  duo.token('research', 7, 1),
];

const bySpaces = duo.chosen('LACT-33', 'vacantSpaces', 'skymine');

testCard({
  card: 'II-5',
  edition: 'international',
  removes: null,
  people: 2,
  level: 8,
  before(draft, slot) {
    station(draft, 'skymine', 2, 3, 5);
    station(draft, 'minerva', 5, 5, 1);
    station(draft, 'tawac', 5, 3, 5);
    settle(draft, { skymine: [9, 19], minerva: [16, 11], astrogo: [], tawac: [4] });
    player(draft, 2).helium = slot === 'A' ? 9 : 6;
    player(draft, 2).upload = 5;
  },
  slots: {
    A: [
      duo.helium(2, 11),
      duo.token('tank', 11, 1),
      duo.research(2, 7),
      duo.token('research', 7, 1),
      duo.took('B02'),
      bySpaces,
      duo.took('C07'),
    ],
    B: [...harder, duo.took('C07'), bySpaces, duo.took('E01')],
    // Minerva is no longer on display. Skymine shows the most of the others.
    C: [...harder, duo.took('D02'), duo.chosen('LACT-33', 'value', 'skymine'), duo.took('C07')],
    D: [...harder, duo.took('E03'), bySpaces, duo.took('C07')],
    E: [...harder, duo.took('E01'), bySpaces, duo.took('C07')],
  },
});
