import { lunaIn } from '../../../kit/luna.ts';
import type { GameEvent } from '../../../kit/pinned.ts';
import { player } from '../../../kit/table.ts';
import { alsoPaid, duo, settle, solo, station, testCard, tracks } from './cardTest.ts';

// Coins +2; track +2, most valuable: Astrogo shows 3, Tawac 2. On C1 the threshold at 5 pays 2. Marker.
const mostValuable: GameEvent[] = [
  solo.coins(2, 'LACT-4'),
  solo.chosen('LACT-16', 'value', 'astrogo'),
  solo.advanced('astrogo', 5),
  solo.crossed('astrogo', 1),
  solo.coins(2, 'TRACK-6', 'astrogo'),
  alsoPaid(0, 2, 'astrogo'),
  solo.advanced('astrogo', 6),
];

testCard({
  card: 'I-3',
  removes: 'left',
  people: 1,
  before(draft) {
    station(draft, 'astrogo', 1, 5, 5);
    station(draft, 'tawac', 2, 5, 5);
    settle(draft, { skymine: [], minerva: [], astrogo: [1, 5, 7], tawac: [3, 6, 8] });
    tracks(draft, 0, [2, 0, 6, 0], [0, 0, 1, 0]);
    tracks(draft, 1, [0, 3, 4, 5]);
  },
  slots: {
    A: [...mostValuable, solo.marker('purchase')],
    B: [...mostValuable, solo.marker('destroy')],
    C: [...mostValuable, solo.marker('fieldScientistTile')],
    D: [...mostValuable, solo.marker('scientistTile')],
    E: [...mostValuable, solo.marker('energyTile')],
  },
});

// Coins +2; research +1 to the slot space 4, which has a token at level 4; in slot E, to the next one. Marker.
const onSlotSpace: GameEvent[] = [
  duo.coins(2, 'LACT-4'),
  duo.research(1, 4),
  duo.opened(4),
  duo.token('research', 4, 1),
];

testCard({
  card: 'I-4',
  removes: 'right',
  people: 2,
  level: 4,
  before(draft, slot) {
    player(draft, 2).upload = slot === 'E' ? 7 : 3;
  },
  slots: {
    A: [...onSlotSpace, duo.marker('scientistTile')],
    B: [...onSlotSpace, duo.marker('energyTile')],
    C: [...onSlotSpace, duo.marker('fieldScientistTile')],
    D: [...onSlotSpace, duo.marker('plusOneResourceTile')],
    E: [duo.coins(2, 'LACT-4'), duo.research(1, 8), duo.token('research', 8, 1), duo.marker('destroy')],
  },
});

// Coins +2; research +1 beyond the end of the track; her last marker.
const beyond: GameEvent[] = [duo.coins(2, 'LACT-4'), duo.coins(2, 'LACT-6')];

testCard({
  card: 'I-5',
  removes: null,
  people: 2,
  before(draft) {
    player(draft, 2).upload = 15;
    player(draft, 2).markers = 1;
  },
  slots: {
    A: [...beyond, duo.marker('plusOneResourceTile')],
    B: [...beyond, duo.marker('fieldScientistTile')],
    C: [...beyond, duo.marker('scientistTile')],
    D: [...beyond, duo.marker('purchase')],
    E: [...beyond, duo.marker('energyTile')],
  },
});

// Coins +2; research +1; marker, but the scientist tile's space is occupied.
const plain: GameEvent[] = [solo.coins(2, 'LACT-4'), solo.research(1, 7)];

testCard({
  card: 'I-8',
  removes: null,
  people: 1,
  before(draft) {
    draft.placed.push({ space: 'scientistTile', seat: 0 });
  },
  slots: {
    A: [...plain, solo.marker('fieldScientistTile')],
    B: [...plain, solo.skipped('bonusMarker', 'LACT-27')],
    C: [...plain, solo.marker('purchase')],
    D: [...plain, solo.marker('plusOneResourceTile')],
    E: [...plain, solo.marker('energyTile')],
  },
});

// Coins +3; research +2 past the token on 10 of level 3; marker.
const pastTen: GameEvent[] = [solo.coins(3, 'LACT-4'), solo.research(2, 11), solo.token('research', 10, 1)];

testCard({
  card: 'II-4',
  removes: 'right',
  people: 1,
  level: 3,
  before(draft) {
    player(draft, 1).upload = 9;
  },
  slots: {
    A: [...pastTen, solo.marker('purchase')],
    B: [...pastTen, solo.marker('plusOneResourceTile')],
    C: [...pastTen, solo.marker('fieldScientistTile')],
    D: [...pastTen, solo.marker('scientistTile')],
    E: [...pastTen, solo.marker('destroy')],
  },
});

// Coins +3; helium +4 past the tokens on 7 and 10 of level 7, with a single grade-2 card left; marker.
const pastBoth: GameEvent[] = [
  duo.coins(3, 'LACT-4'),
  duo.helium(4, 10),
  duo.opened(0),
  duo.token('tank', 7, 1),
  duo.token('tank', 10, 0),
];

testCard({
  card: 'II-6',
  removes: 'left',
  people: 2,
  level: 7,
  before(draft, slot) {
    player(draft, 2).helium = slot === 'A' ? 9 : 6;
    lunaIn(draft).gradeTwo = ['II-7'];
  },
  slots: {
    A: [duo.coins(3, 'LACT-4'), duo.helium(4, 13), duo.token('tank', 10, 1), duo.marker('purchase')],
    B: [...pastBoth, duo.marker('energyTile')],
    C: [...pastBoth, duo.marker('fieldScientistTile')],
    D: [...pastBoth, duo.marker('scientistTile')],
    E: [...pastBoth, duo.marker('destroy')],
  },
});
