import { lunaIn } from '../../../kit/luna.ts';
import type { GameEvent } from '../../../kit/pinned.ts';
import { player } from '../../../kit/table.ts';
import { alsoPaid, type Changes, duo, settle, solo, station, testCard, tracks } from './cardTest.ts';

const PERSON = { space: 'scientistMajority', seat: 0 };

// Coins +2; track +2, most valuable: Astrogo shows 3, Tawac 2. On C1 the threshold at 5 pays 2. Marker.
const mostValuable: GameEvent[] = [
  solo.coins(2, 'LACT-4'),
  solo.chosen('LACT-16', 'value', 'astrogo'),
  solo.advanced('astrogo', 5),
  solo.crossed('astrogo', 1),
  solo.coins(2, 'TRACK-6'),
  alsoPaid(0, 2),
  solo.advanced('astrogo', 6),
];
const paidTwice: Changes = {
  'players.0.coins': 7,
  'players.1.coins': 7,
  'players.1.tracks.astrogo': 6,
  'players.1.markers': 3,
};

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
    A: {
      events: [...mostValuable, solo.marker('purchase')],
      changes: { ...paidTwice, placed: [PERSON, { space: 'purchase', seat: 1 }] },
    },
    B: {
      events: [...mostValuable, solo.marker('destroy')],
      changes: { ...paidTwice, placed: [PERSON, { space: 'destroy', seat: 1 }] },
    },
    C: {
      events: [...mostValuable, solo.marker('fieldScientistTile')],
      changes: { ...paidTwice, placed: [PERSON, { space: 'fieldScientistTile', seat: 1 }] },
    },
    D: {
      events: [...mostValuable, solo.marker('scientistTile')],
      changes: { ...paidTwice, placed: [PERSON, { space: 'scientistTile', seat: 1 }] },
    },
    E: {
      events: [...mostValuable, solo.marker('energyTile')],
      changes: { ...paidTwice, placed: [PERSON, { space: 'energyTile', seat: 1 }] },
    },
  },
});

// Coins +2; research +1 onto the slot space 4, where at level 4 there is a token; in slot E onto the next. Marker.
const onSlotSpace: GameEvent[] = [
  duo.coins(2, 'LACT-4'),
  duo.research(1, 4),
  duo.opened(4),
  duo.token('research', 4, 1),
];
const harder: Changes = {
  'players.2.coins': 5,
  'players.2.markers': 3,
  'luna.deck': ['I-9', 'I-10', 'II-3'],
  'luna.gradeTwo': ['II-1', 'II-2'],
};
const atFour: Changes = { ...harder, 'players.2.upload': 4 };

testCard({
  card: 'I-4',
  removes: 'right',
  people: 2,
  level: 4,
  before(draft, slot) {
    player(draft, 2).upload = slot === 'E' ? 7 : 3;
  },
  slots: {
    A: {
      events: [...onSlotSpace, duo.marker('scientistTile')],
      changes: { ...atFour, placed: [PERSON, { space: 'scientistTile', seat: 2 }] },
    },
    B: {
      events: [...onSlotSpace, duo.marker('energyTile')],
      changes: { ...atFour, placed: [PERSON, { space: 'energyTile', seat: 2 }] },
    },
    C: {
      events: [...onSlotSpace, duo.marker('fieldScientistTile')],
      changes: { ...atFour, placed: [PERSON, { space: 'fieldScientistTile', seat: 2 }] },
    },
    D: {
      events: [...onSlotSpace, duo.marker('plusOneResourceTile')],
      changes: { ...atFour, placed: [PERSON, { space: 'plusOneResourceTile', seat: 2 }] },
    },
    E: {
      events: [duo.coins(2, 'LACT-4'), duo.research(1, 8), duo.token('research', 8, 1), duo.marker('destroy')],
      changes: { ...harder, 'players.2.upload': 8, placed: [PERSON, { space: 'destroy', seat: 2 }] },
    },
  },
});

// Coins +2; research +1 beyond the end of the track; marker, her last.
const beyond: GameEvent[] = [duo.coins(2, 'LACT-4'), duo.coins(2, 'LACT-6')];
const richer: Changes = { 'players.2.coins': 7, 'players.2.markers': 0 };

testCard({
  card: 'I-5',
  removes: null,
  people: 2,
  before(draft) {
    player(draft, 2).upload = 15;
    player(draft, 2).markers = 1;
  },
  slots: {
    A: {
      events: [...beyond, duo.marker('plusOneResourceTile')],
      changes: { ...richer, placed: [PERSON, { space: 'plusOneResourceTile', seat: 2 }] },
    },
    B: {
      events: [...beyond, duo.marker('fieldScientistTile')],
      changes: { ...richer, placed: [PERSON, { space: 'fieldScientistTile', seat: 2 }] },
    },
    C: {
      events: [...beyond, duo.marker('scientistTile')],
      changes: { ...richer, placed: [PERSON, { space: 'scientistTile', seat: 2 }] },
    },
    D: {
      events: [...beyond, duo.marker('purchase')],
      changes: { ...richer, placed: [PERSON, { space: 'purchase', seat: 2 }] },
    },
    E: {
      events: [...beyond, duo.marker('energyTile')],
      changes: { ...richer, placed: [PERSON, { space: 'energyTile', seat: 2 }] },
    },
  },
});

// Coins +2; research +1; marker, but the scientist tile is taken.
const plain: GameEvent[] = [solo.coins(2, 'LACT-4'), solo.research(1, 7)];
const gained: Changes = { 'players.1.coins': 5, 'players.1.upload': 7 };
const TILE = { space: 'scientistTile', seat: 0 };

testCard({
  card: 'I-8',
  removes: null,
  people: 1,
  before(draft) {
    draft.placed.push({ space: 'scientistTile', seat: 0 });
  },
  slots: {
    A: {
      events: [...plain, solo.marker('fieldScientistTile')],
      changes: { ...gained, 'players.1.markers': 3, placed: [PERSON, TILE, { space: 'fieldScientistTile', seat: 1 }] },
    },
    B: { events: [...plain, solo.skipped('bonusMarker', 'LACT-27')], changes: gained },
    C: {
      events: [...plain, solo.marker('purchase')],
      changes: { ...gained, 'players.1.markers': 3, placed: [PERSON, TILE, { space: 'purchase', seat: 1 }] },
    },
    D: {
      events: [...plain, solo.marker('plusOneResourceTile')],
      changes: { ...gained, 'players.1.markers': 3, placed: [PERSON, TILE, { space: 'plusOneResourceTile', seat: 1 }] },
    },
    E: {
      events: [...plain, solo.marker('energyTile')],
      changes: { ...gained, 'players.1.markers': 3, placed: [PERSON, TILE, { space: 'energyTile', seat: 1 }] },
    },
  },
});

// Coins +3; research +2 past the token on 10 of level 3; marker.
const pastTen: GameEvent[] = [solo.coins(3, 'LACT-4'), solo.research(2, 11), solo.token('research', 10, 1)];
const atEleven: Changes = {
  'players.1.coins': 6,
  'players.1.upload': 11,
  'players.1.markers': 3,
  'luna.deck': ['I-9', 'I-10', 'II-3'],
  'luna.gradeTwo': ['II-1', 'II-2'],
};

testCard({
  card: 'II-4',
  removes: 'right',
  people: 1,
  level: 3,
  before(draft) {
    player(draft, 1).upload = 9;
  },
  slots: {
    A: {
      events: [...pastTen, solo.marker('purchase')],
      changes: { ...atEleven, placed: [PERSON, { space: 'purchase', seat: 1 }] },
    },
    B: {
      events: [...pastTen, solo.marker('plusOneResourceTile')],
      changes: { ...atEleven, placed: [PERSON, { space: 'plusOneResourceTile', seat: 1 }] },
    },
    C: {
      events: [...pastTen, solo.marker('fieldScientistTile')],
      changes: { ...atEleven, placed: [PERSON, { space: 'fieldScientistTile', seat: 1 }] },
    },
    D: {
      events: [...pastTen, solo.marker('scientistTile')],
      changes: { ...atEleven, placed: [PERSON, { space: 'scientistTile', seat: 1 }] },
    },
    E: {
      events: [...pastTen, solo.marker('destroy')],
      changes: { ...atEleven, placed: [PERSON, { space: 'destroy', seat: 1 }] },
    },
  },
});

// Coins +3; helium +4 past the tokens on 7 and 10 of level 7, with a single card left in the grade-2 deck; marker.
const pastBoth: GameEvent[] = [
  duo.coins(3, 'LACT-4'),
  duo.helium(4, 10),
  duo.opened(0),
  duo.token('tank', 7, 1),
  duo.token('tank', 10, 0),
];
const hardest: Changes = {
  'players.2.coins': 6,
  'players.2.markers': 3,
  'luna.deck': ['I-9', 'I-10', 'II-7'],
  'luna.gradeTwo': [],
};
const atTen: Changes = { ...hardest, 'players.2.helium': 10 };

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
    A: {
      events: [duo.coins(3, 'LACT-4'), duo.helium(4, 13), duo.token('tank', 10, 1), duo.marker('purchase')],
      changes: { ...hardest, 'players.2.helium': 13, placed: [PERSON, { space: 'purchase', seat: 2 }] },
    },
    B: {
      events: [...pastBoth, duo.marker('energyTile')],
      changes: { ...atTen, placed: [PERSON, { space: 'energyTile', seat: 2 }] },
    },
    C: {
      events: [...pastBoth, duo.marker('fieldScientistTile')],
      changes: { ...atTen, placed: [PERSON, { space: 'fieldScientistTile', seat: 2 }] },
    },
    D: {
      events: [...pastBoth, duo.marker('scientistTile')],
      changes: { ...atTen, placed: [PERSON, { space: 'scientistTile', seat: 2 }] },
    },
    E: {
      events: [...pastBoth, duo.marker('destroy')],
      changes: { ...atTen, placed: [PERSON, { space: 'destroy', seat: 2 }] },
    },
  },
});
