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
import { cardTakenBy } from '../../../kit/luna.ts';
import { names } from '../../../kit/people.ts';
import type { ByCompany, Company, Content, GameEvent, GameState, StationColumn, TrackId } from '../../../kit/pinned.ts';
import { COMPANIES, defaultContent, LUNA_EDITIONS, perCompany, TRACK_IDS } from '../../../kit/pinned.ts';
import { refereeGame } from '../../../kit/referee.ts';
import { expectSame } from '../../../kit/same.ts';
import { proofCount } from '../../../kit/soak.ts';
import { tableWith } from '../../../kit/table.ts';
import type { Game as RefereeGame } from '../../../referee/game.ts';
import { carryOut } from '../../../referee/lunaActions.ts';
import { byValue } from '../../../referee/lunaCompanies.ts';
import { lunaCardOf, lunaOf } from '../../../referee/lunaDeck.ts';
import { reachableSectors } from '../../../referee/lunaExpansion.ts';
import * as refereed from '../../../referee/stations.ts';
import * as byReferee from './choices.ts';

// Compares all choices of Luna with the referee's, on random positions with many ties.

const POSITIONS = proofCount(350, 20_000);
/** The last space of the shortest tracks. */
const SHORTEST = 14;

/** Columns of a station, each with these icons from top to bottom. */
const columns = (icons: string): number[][] => icons.split(' ').map((column) => [...column].map(Number));

/** Columns with different icons, so that coin icons can decide (LACT-42). */
const ICONS: ByCompany<readonly (readonly number[])[]> = {
  skymine: columns('01112 10112 00122'),
  minerva: columns('11012 01112 20012'),
  astrogo: columns('00012 00102 01002'),
  tawac: columns('01222 01112 01112'),
};

/** The same Moon with these columns, and the logos on the other sides. */
function otherStations(content: Content): Content {
  const stations = perCompany((company) => {
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
  readonly referee: () => RefereeGame;
}

/** The positions are the same in every run. */
function* positions(): Generator<Position> {
  for (let index = 0; index < POSITIONS; index += 1) {
    const dice = new Dice(`luna ${index}`);
    const table = dice.one(TABLES);
    const state = randomState(dice, dice.one(table.starts));
    const referee = () => refereeGame(table.content, state);
    yield { index, game: { box: table.box, state }, dice, referee };
  }
}

function randomState(dice: Dice, start: GameState): GameState {
  const stations = randomStations(dice);
  const removed: Record<Company, number> = perCompany(
    (company) => 15 - stations[company].reduce((sum, { pieces }) => sum + pieces, 0),
  );
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
    return { ...player, tracks: perCompany(space) };
  });
  const cards = dice.shuffled(defaultContent.cards.filter(({ letter }) => letter !== null).map(({ id }) => id));
  const empty = dice.one([0, 2, 10]);
  const display = start.display.map((_, slot) => (dice.below(12) < empty ? null : (cards[slot] ?? null)));
  return { ...start, tracks: randomTracks(dice), stations, sectors, removed, players, display };
}

/** One side of four of the five boards. */
function randomTracks(dice: Dice): ByCompany<TrackId> {
  const letters = dice.shuffled(['A', 'B', 'C', 'D', 'E']);
  return perCompany((company) => {
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
  return perCompany(() => (alike ? dice.shuffled(three) : three.map(() => dice.one(few))));
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
  for (const { index, game, referee } of positions()) {
    const theirs = referee();
    for (const selection of [...selections, ...byMargin]) {
      const choice = byReferee.selection(theirs, selection);
      expectSame<unknown>({ index, selection, ...selectCompanies(game, selection) }, { index, selection, ...choice });
      tally.add(selection, choice.decidedBy);
    }
    const values = COMPANIES.map((company) => shareValue(game, company));
    expectSame({ index, values }, { index, values: COMPANIES.map((company) => refereed.shareValue(theirs, company)) });
  }
  tally.expect(
    ...selections.filter((each) => each !== 'allFour').flatMap((each) => VALUE.map((name) => `${each} ${name}`)),
    ...byMargin.flatMap((each) => MARGIN.map((name) => `${each} ${name}`)),
    'allFour ',
  );
});

test('LACT-23, LACT-33, LACT-44: the rival with the biggest deficit, the most valuable company and the order of two are the same', () => {
  const tally = new Tally();
  for (const { index, game, dice, referee } of positions()) {
    const theirs = referee();
    const among = dice.some(COMPANIES);
    const two = dice.shuffled(COMPANIES).slice(0, 2);
    const [behind, best] = [byReferee.rivalChoice(theirs, among), byReferee.mostValuable(theirs, among)];
    expectSame<unknown>(
      [index, among, chooseRival(game, among), mostValuableOf(game, among, 'LACT-33'), lessValuableFirst(game, two)],
      [index, among, behind, best, byValue(theirs, two).reverse()],
    );
    tally.add('behind', behind.decidedBy);
    tally.add('best', best.decidedBy);
  }
  tally.expect(...[...MARGIN, ''].map((name) => `behind ${name}`), ...[...VALUE, ''].map((name) => `best ${name}`));
});

test('LACT-41, LACT-42, LACT-45: main outpost columns and sectors in reach are the same', () => {
  const tally = new Tally();
  for (const { index, game, referee } of positions()) {
    const theirs = referee();
    for (const company of COMPANIES) {
      const take = byReferee.mainColumn(theirs, company, 'take');
      const give = byReferee.mainColumn(theirs, company, 'give');
      expectSame<unknown>(
        {
          index,
          company,
          take: mainColumn(game, company, takeableColumns(game, company)),
          give: mainColumn(game, company, returnColumns(game, company)),
          reachable: sectorsInReach(game, company).map(({ sector }) => sector),
        },
        { index, company, take, give, reachable: reachableSectors(theirs, company) },
      );
      tally.add('take', take ? take.rule : 'none', take?.decidedBy ?? '');
      tally.add('give', give ? give.rule : 'none', give?.decidedBy ?? '');
    }
  }
  const rules = ['LACT-41 ', 'LACT-41 vacantSpaces', 'LACT-41 logo', 'LACT-42 ', 'LACT-42 vacantSpaces'];
  const all = [...rules, 'LACT-42 coinIcons', 'LACT-42 logo', 'none '];
  tally.expect(...all.flatMap((each) => [`take ${each}`, `give ${each}`]));
});

/** The cards that expand: one or two companies, to the lowest or the highest sectors. */
const EXPANSIONS = ['I-6', 'I-7', 'I-10', 'II-3', 'II-7'] as const;

/** Luna's turn with a card in slot B and one more to come, on a copy, because the test driver is much slower. */
function play({ game: { box, state } }: Position, card: string) {
  if (state.luna === null) throw new Error('Luna does not play');
  const { seat } = state.luna;
  const slots = [null, { card, faceUp: false }, { card: 'I-3', faceUp: false }, null, null];
  const after = castDraft(copyJson<GameState>({ ...state, stack: [], luna: { ...state.luna, slots } }));
  const events: GameEvent[] = [];
  const emit = (event: GameEvent): void => {
    if (byReferee.CHOICES.has(event.type)) events.push(event);
  };
  lunaTurn.apply({ box, state: after, emit }, { kind: 'lunaTurn', seat }, { type: 'lunaTurn', seat }, { box, state });
  return { state: after, events };
}

test('LACT-38 to LACT-48: every choice of an expansion card is the same in play', () => {
  const tally = new Tally();
  for (const position of positions()) {
    const { index, dice } = position;
    const card = dice.one(EXPANSIONS);
    const referee = position.referee();
    const expected = byReferee.playCard(referee, card);
    const { state, events } = play(position, card);
    const { sectors, stations } = referee.table;
    expectSame<unknown>(
      { index, card, events, sectors: state.sectors, stations: state.stations },
      { index, card, events: expected, sectors, stations },
    );
    for (const event of expected.slice(1)) {
      const { type } = event;
      if (event.type === 'lunaTargetChosen') tally.add(type, event.rule, event.prefer);
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
    const { index, referee } = position;
    const theirs = referee();
    const { seat } = lunaOf(theirs);
    const { display } = theirs.table;
    const { display: before, options } = position.game.state;
    carryOut(theirs, lunaCardOf(theirs, 'I-1'), 'B');
    const [first = null, ...others] = before;
    const shared = others.map((id) => theirs.content.cards.find((card) => card.id === id)?.share ?? null);
    const offered = COMPANIES.filter((company) => shared.includes(company));
    const among = options.luna?.edition === 'french' ? COMPANIES : offered;
    const choice = offered.length === 0 ? undefined : byReferee.mostValuable(theirs, among);
    const taken = others.find((card, index) => card !== null && display[index + 1] === null) ?? null;
    const chosen: GameEvent[] = choice === undefined ? [] : [{ type: 'lunaCompaniesChosen', seat, ...choice }];
    const none: GameEvent = { type: 'lunaSkipped', seat, action: 'cards', rule: 'LACT-31' };
    const unshared: GameEvent = { type: 'lunaSkipped', seat, action: 'mostValuableShareCard', rule: 'LACT-33' };
    const take = (card: string | null, skipped: GameEvent) => (card === null ? skipped : cardTakenBy(seat, card));
    const events = [take(first, none), ...chosen, take(taken, unshared)];
    expectSame<unknown>({ index, events: play(position, 'I-1').events }, { index, events });
    tally.add(choice === undefined ? 'none' : taken === null ? 'not on display' : choice.decidedBy);
  }
  tally.expect(...VALUE, '', 'none', 'not on display');
});
