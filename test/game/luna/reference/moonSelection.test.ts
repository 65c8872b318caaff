import { castDraft } from 'immer';
import alea from 'seedrandom/lib/alea.js';
import { expect, test } from 'vitest';
import { copyJson } from '../../../../src/engine/copy.ts';
import { boxOf } from '../../../../src/game/boxOf.ts';
import {
  chooseRival,
  lessValuableFirst,
  mostValuableOf,
  selectCompanies,
} from '../../../../src/game/luna/companies.ts';
import { mainColumn } from '../../../../src/game/luna/expansion.ts';
import { lunaTurn } from '../../../../src/game/luna/turn.ts';
import { returnColumns, shareValue, takeableColumns } from '../../../../src/game/rules/board/stations.ts';
import type { Game } from '../../../../src/game/rules/game.ts';
import { sectorsInReach } from '../../../../src/game/rules/moon/expansion.ts';
import { byCompany } from '../../../kit/companies.ts';
import { cardTakenBy } from '../../../kit/luna.ts';
import { names } from '../../../kit/people.ts';
import type { ByCompany, Company, Content, GameEvent, GameState, StationColumn, TrackId } from '../../../kit/pinned.ts';
import { COMPANIES, defaultContent, LUNA_EDITIONS, TRACK_IDS } from '../../../kit/pinned.ts';
import { expectSame } from '../../../kit/same.ts';
import { proofCount } from '../../../kit/soak.ts';
import { tableWith } from '../../../kit/table.ts';
import * as reference from './moon.ts';

// Compares all choices of Luna with a second implementation (`reference.ts`), on random positions with many ties.

const POSITIONS = proofCount(350, 20_000);
/** The last space of the shortest tracks. */
const SHORTEST = 14;

/** Columns with different icons, so that coin icons can decide (LACT-42). */
const ICONS: ByCompany<readonly (readonly number[])[]> = {
  skymine: [
    [0, 1, 1, 1, 2],
    [1, 0, 1, 1, 2],
    [0, 0, 1, 2, 2],
  ],
  minerva: [
    [1, 1, 0, 1, 2],
    [0, 1, 1, 1, 2],
    [2, 0, 0, 1, 2],
  ],
  astrogo: [
    [0, 0, 0, 1, 2],
    [0, 0, 1, 0, 2],
    [0, 1, 0, 0, 2],
  ],
  tawac: [
    [0, 1, 2, 2, 2],
    [0, 1, 1, 1, 2],
    [0, 1, 1, 1, 2],
  ],
};

/** The same Moon with these columns, and the logos on the other sides. */
function otherStations(content: Content): Content {
  const stations = byCompany((company) => {
    const station = content.moon.stations[company];
    const logoSide = station.logoSide === 'left' ? ('right' as const) : ('left' as const);
    return { ...station, columns: ICONS[company], logoSide };
  });
  return { ...content, id: 'other stations', moon: { ...content.moon, stations } };
}

/** Games of one to three human players and Luna, with the pinned stations and with the other ones. */
const TABLES = [defaultContent, otherStations(defaultContent)].map((content) => {
  const { onTurn } = tableWith(content);
  const starts = LUNA_EDITIONS.flatMap((edition) =>
    [1, 2, 3].map((people) => onTurn(() => {}, { players: names(people), luna: { level: 2, edition } })),
  );
  return { content, box: boxOf(content), starts };
});

/** A source of random choices. */
class Dice {
  readonly #draw: () => number;
  constructor(seed: string) {
    this.#draw = alea(seed);
  }
  below(limit: number): number {
    return Math.floor(this.#draw() * limit);
  }
  one<T>(items: readonly T[]): T {
    const item = items[this.below(items.length)];
    if (item === undefined) throw new Error('nothing to pick');
    return item;
  }
  shuffled<T>(items: readonly T[]): T[] {
    const left = [...items];
    return items.flatMap(() => left.splice(this.below(left.length), 1));
  }
  some<T>(items: readonly T[]): T[] {
    return this.shuffled(items).slice(0, 1 + this.below(items.length));
  }
}

interface Position {
  readonly index: number;
  readonly game: Game;
  readonly dice: Dice;
  readonly board: () => reference.Board;
}

/** The positions are the same in every run. */
function* positions(): Generator<Position> {
  for (let index = 0; index < POSITIONS; index += 1) {
    const dice = new Dice(`luna ${index}`);
    const table = dice.one(TABLES);
    const state = randomState(dice, dice.one(table.starts));
    const board = () => reference.boardOf(table.content, state);
    yield { index, game: { box: table.box, state }, dice, board };
  }
}

function randomState(dice: Dice, start: GameState): GameState {
  const stations = randomStations(dice);
  const removed = byCompany((company) => 15 - stations[company].reduce((sum, { pieces }) => sum + pieces, 0));
  const density = dice.one([0, 3, 8, 10, 10]);
  const settlers = dice.some(COMPANIES);
  const sectors = start.sectors.map((): Company[] => {
    const company = dice.one(settlers);
    if (dice.below(10) >= density || removed[company] === 0) return [];
    removed[company] -= 1;
    return [company];
  });
  // Markers: often tied, rarely far apart, and occasionally near the end.
  const [from, spread] = [dice.one([0, 2, 9, 13]), dice.one([1, 2, 3, 5])];
  const ahead = dice.one([-2, 0, 0, 2]);
  const players = start.players.map((player, seat) => {
    const more = seat === start.luna?.seat ? ahead : 0;
    const space = () => Math.min(SHORTEST, Math.max(0, from + dice.below(spread) + more));
    return { ...player, tracks: byCompany(space) };
  });
  const cards = dice.shuffled(defaultContent.cards.filter(({ letter }) => letter !== null).map(({ id }) => id));
  const empty = dice.one([0, 2, 10]);
  const display = start.display.map((_, slot) => (dice.below(12) < empty ? null : (cards[slot] ?? null)));
  return { ...start, tracks: randomTracks(dice), stations, sectors, removed, players, display };
}

/** One side of four of the five boards. */
function randomTracks(dice: Dice): ByCompany<TrackId> {
  const letters = dice.shuffled(['A', 'B', 'C', 'D', 'E']);
  return byCompany((company) => {
    const letter = letters[COMPANIES.indexOf(company)] ?? '';
    return dice.one(TRACK_IDS.filter((id) => id.startsWith(letter)));
  });
}

/** Columns as they occur: full, partly emptied, emptied with the crossed-out space uncovered, and refilled above it. */
const COLUMNS = [0, 1, 2, 3, 4, 5].flatMap((outposts): StationColumn[] => [
  ...(outposts > 0 ? [{ pieces: outposts, opened: false }] : []),
  ...(outposts < 5 ? [{ pieces: outposts, opened: true }] : []),
]);

/** Four stations with few kinds of columns, often the same in another order. */
function randomStations(dice: Dice): Record<Company, StationColumn[]> {
  const opened = dice.below(4) === 0;
  const kinds = dice.shuffled(opened ? COLUMNS.filter((column) => column.opened) : COLUMNS);
  const few = kinds.slice(0, dice.one([1, 2, 3, 11]));
  const three = [0, 1, 2].map(() => dice.one(few));
  const alike = dice.below(2) === 0;
  return byCompany(() => (alike ? dice.shuffled(three) : three.map(() => dice.one(few))));
}

/** Counts the deciding criteria, to check that the positions cover every case. */
class Tally {
  readonly #counts = new Map<string, number>();
  add(...words: readonly (string | null)[]): void {
    const key = words.join(' ');
    this.#counts.set(key, 1 + (this.#counts.get(key) ?? 0));
  }
  expect(...keys: readonly string[]): void {
    expect([...this.#counts.keys()].sort()).toEqual([...keys].sort());
    expect(Math.min(...this.#counts.values())).toBeGreaterThan(proofCount(0, 20));
  }
}

const VALUE = ['value', 'vacantSpaces', 'trackId'] as const;
const MARGIN = ['margin', ...VALUE] as const;

test('LACT-13 to LACT-22: every selection picks the same companies by the same criterion', () => {
  const tally = new Tally();
  const selections = ['mostValuable', 'secondMostValuable', 'twoMostValuable', 'leastValuable', 'allFour'] as const;
  const byMargin = ['leadByBiggestMargin', 'twoLeadsByBiggestMargin'] as const;
  for (const { index, game, board } of positions()) {
    const hers = board();
    for (const selection of [...selections, ...byMargin]) {
      const { rule, pick } = reference.SELECTIONS[selection];
      const { picked, decidedBy } = pick(hers);
      const choice = selectCompanies(game, selection);
      expectSame<unknown>({ index, selection, ...choice }, { index, selection, companies: picked, rule, decidedBy });
      tally.add(selection, decidedBy);
    }
    const values = COMPANIES.map((company) => shareValue(game, company));
    expectSame<unknown>(
      { index, values },
      { index, values: COMPANIES.map((company) => reference.value(hers, company)) },
    );
  }
  tally.expect(
    ...selections.filter((each) => each !== 'allFour').flatMap((each) => VALUE.map((name) => `${each} ${name}`)),
    ...byMargin.flatMap((each) => MARGIN.map((name) => `${each} ${name}`)),
    'allFour ',
  );
});

test('LACT-23, LACT-33, LACT-44: the rival with the biggest deficit, the most valuable company and the order of two are the same', () => {
  const tally = new Tally();
  for (const { index, game, dice, board } of positions()) {
    const hers = board();
    const among = dice.some(COMPANIES);
    const inReach = hers.edition === 'french' ? COMPANIES : among;
    const [behind, best] = [reference.farthestBehind(hers, inReach), reference.mostValuable(hers, among)];
    const two = dice.shuffled(COMPANIES).slice(0, 2);
    expectSame<unknown>(
      {
        index,
        among,
        behind: chooseRival(game, among),
        best: mostValuableOf(game, among, 'LACT-33'),
        two: lessValuableFirst(game, two),
      },
      {
        index,
        among,
        behind: { companies: [behind.picked], rule: 'LACT-24', decidedBy: behind.decidedBy },
        best: { companies: [best.picked], rule: 'LACT-33', decidedBy: best.decidedBy },
        two: reference.lessValuableFirst(hers, two),
      },
    );
    tally.add('behind', behind.decidedBy);
    tally.add('best', best.decidedBy);
  }
  tally.expect(...[...MARGIN, ''].map((name) => `behind ${name}`), ...[...VALUE, ''].map((name) => `best ${name}`));
});

test('LACT-41, LACT-42, LACT-45: main outpost columns and sectors in reach are the same', () => {
  const tally = new Tally();
  for (const { index, game, board } of positions()) {
    const hers = board();
    for (const company of COMPANIES) {
      const take = reference.columnToTakeFrom(hers, company);
      const give = reference.columnToReturnTo(hers, company);
      expectSame<unknown>(
        {
          index,
          company,
          take: mainColumn(game, company, takeableColumns(game, company)),
          give: mainColumn(game, company, returnColumns(game, company)),
          reachable: sectorsInReach(game, company).map(({ sector }) => sector),
        },
        {
          index,
          company,
          take: take && { column: take.picked, rule: take.rule, decidedBy: take.decidedBy },
          give: give && { column: give.picked, rule: give.rule, decidedBy: give.decidedBy },
          reachable: reference.reachable(hers, company),
        },
      );
      tally.add('take', take ? take.rule : 'none', take?.decidedBy ?? '');
      tally.add('give', give ? give.rule : 'none', give?.decidedBy ?? '');
    }
  }
  const rules = ['LACT-41 ', 'LACT-41 vacantSpaces', 'LACT-41 logo', 'LACT-42 ', 'LACT-42 vacantSpaces'];
  const all = [...rules, 'LACT-42 coinIcons', 'LACT-42 logo', 'none '];
  tally.expect(...all.flatMap((each) => [`take ${each}`, `give ${each}`]));
});

type Selection = keyof typeof reference.SELECTIONS;
/** The cards that expand: steps on the picked tracks, expansion points, and the preferred sectors. */
const EXPANSIONS: readonly (readonly [string, Selection, number, number, 'min' | 'max'])[] = [
  ['I-6', 'leadByBiggestMargin', 2, 2, 'min'],
  ['I-7', 'leadByBiggestMargin', 2, 2, 'max'],
  ['I-10', 'leastValuable', 3, 3, 'max'],
  ['II-3', 'leadByBiggestMargin', 3, 3, 'max'],
  ['II-7', 'twoLeadsByBiggestMargin', 2, 2, 'min'],
];

/** Luna's turn with a card in slot B and one more to come, on a copy, because the test driver is much slower. */
function play({ game: { box, state } }: Position, card: string) {
  if (state.luna === null) throw new Error('Luna does not play');
  const { seat } = state.luna;
  const slots = [null, { card, faceUp: false }, { card: 'I-3', faceUp: false }, null, null];
  const after = castDraft(copyJson<GameState>({ ...state, stack: [], luna: { ...state.luna, slots } }));
  const events: GameEvent[] = [];
  const emit = (event: GameEvent): void => {
    if (CHOICES.has(event.type)) events.push(event);
  };
  lunaTurn.apply({ box, state: after, emit }, { kind: 'lunaTurn', seat }, { type: 'lunaTurn', seat }, { box, state });
  return { state: after, events };
}
const CHOICES: ReadonlySet<string> = new Set<GameEvent['type']>([
  'lunaCompaniesChosen',
  'lunaTargetChosen',
  'lunaColumnChosen',
  'sectorOccupied',
  'outpostReturned',
  'outpostLost',
  'cardTaken',
  'lunaSkipped',
]);

test('LACT-38 to LACT-48: every choice of an expansion card is the same in play', () => {
  const tally = new Tally();
  for (const position of positions()) {
    const { index, dice } = position;
    const [card, selection, steps, points, prefer] = dice.one(EXPANSIONS);
    const board = position.board();
    const { rule, pick } = reference.SELECTIONS[selection];
    const { picked: companies, decidedBy } = pick(board);
    const expected: GameEvent[] = [{ type: 'lunaCompaniesChosen', seat: board.seat, companies, rule, decidedBy }];
    reference.advance(board, companies, steps);
    for (const company of reference.lessValuableFirst(board, companies)) {
      expected.push(...reference.expand(board, company, points, prefer));
    }
    const { state, events } = play(position, card);
    const { sectors, stations } = state;
    expectSame<unknown>(
      { index, card, events, sectors, stations },
      {
        index,
        card,
        events: expected,
        sectors: board.sectors,
        stations: board.stations,
      },
    );
    for (const event of expected.slice(1)) {
      const { type } = event;
      if (event.type === 'lunaTargetChosen') tally.add(type, event.rule, prefer);
      else if (event.type === 'lunaCompaniesChosen') tally.add(type, event.rule, event.decidedBy);
      else if (event.type !== 'lunaColumnChosen') tally.add(type);
    }
  }
  tally.expect(
    ...['LACT-46', 'LACT-47'].flatMap((each) => ['min', 'max'].map((name) => `lunaTargetChosen ${each} ${name}`)),
    ...[...MARGIN, ''].map((name) => `lunaCompaniesChosen LACT-24 ${name}`),
    ...['sectorOccupied', 'outpostReturned', 'outpostLost', 'lunaSkipped'],
  );
});

test('LACT-33: the share card is the same in play', () => {
  const tally = new Tally();
  for (const position of positions()) {
    const { index } = position;
    const board = position.board();
    const { seat } = board;
    const take = (card: string): GameEvent => cardTakenBy(seat, card);
    const first = board.display[0] ?? null;
    const choice = reference.shareSlot({ ...board, display: [null, ...board.display.slice(1)] });
    const second: GameEvent[] =
      choice === undefined
        ? [{ type: 'lunaSkipped', seat, action: 'mostValuableShareCard', rule: 'LACT-33' }]
        : [
            {
              type: 'lunaCompaniesChosen',
              seat,
              companies: [choice.picked],
              rule: 'LACT-33',
              decidedBy: choice.decidedBy,
            },
            choice.slot === null
              ? { type: 'lunaSkipped', seat, action: 'mostValuableShareCard', rule: 'LACT-33' }
              : take(board.display[choice.slot - 1] ?? ''),
          ];
    const none: GameEvent = { type: 'lunaSkipped', seat, action: 'cards', rule: 'LACT-31' };
    const expected = [first === null ? none : take(first), ...second];
    expectSame<unknown>({ index, events: play(position, 'I-1').events }, { index, events: expected });
    tally.add(choice === undefined ? 'none' : choice.slot === null ? 'not on display' : choice.decidedBy);
  }
  tally.expect(...VALUE, '', 'none', 'not on display');
});
