import { expect, test } from 'vitest';
import { lunaDue, turnOf } from '../../../kit/lunaBelt.ts';
import { randomNumbers } from '../../../kit/numbers.ts';
import { once } from '../../../kit/once.ts';
import type { ByCompany, Company, GameEvent, GameState, StationColumn, TrackId } from '../../../kit/pinned.ts';
import { COMPANIES, defaultContent, LUNA_EDITIONS, perCompany, TRACK_IDS } from '../../../kit/pinned.ts';
import { refereeGame } from '../../../kit/referee.ts';
import { expectSame } from '../../../kit/same.ts';
import { proofCount } from '../../../kit/soak.ts';
import type { Game } from '../../../referee/game.ts';
import { margin } from '../../../referee/lunaCompanies.ts';
import { CHOICES, playCard } from './choices.ts';

const CARDS = ['I-6', 'I-7', 'I-10', 'II-3', 'II-7'] as const;
const EACH = proofCount(40, 2000);

type Random = () => number;
const pick = (random: Random, below: number): number => Math.floor(random() * below);

/** A column with any number of pieces, empty more often than by chance. */
function anyColumn(random: Random, spaces: number): StationColumn {
  const pieces = random() < 0.25 ? 0 : pick(random, spaces + 1);
  return { pieces, opened: pieces === 0 || (pieces < spaces && random() < 0.5) };
}

/** Any two companies may have equal stations, so that every tie occurs. */
function anyStations(random: Random): GameState['stations'] {
  const { stations } = defaultContent.belt;
  const made = perCompany((company) => stations[company].columns.map(({ length }) => anyColumn(random, length)));
  const alike = random() < 0.3;
  const model = COMPANIES[pick(random, COMPANIES.length)] ?? 'tawac';
  return perCompany((company) => (alike && random() < 0.7 ? made[model] : made[company]));
}

/** Few or many pieces all over the Belt, mostly of one company or of any. */
function anyBelt(random: Random): NonNullable<GameState['belt']> {
  const { asteroids, shuttleSpaces } = defaultContent.belt;
  const density = random() < 0.4 ? 1 : random() * 1.1;
  const main = COMPANIES[pick(random, COMPANIES.length)] ?? 'tawac';
  const share = random() * 0.9;
  const anyPiece = (): Company[] => {
    if (random() >= density) return [];
    return [random() < share ? main : (COMPANIES[pick(random, COMPANIES.length)] ?? main)];
  };
  return {
    outposts: asteroids.map(({ spaces }) => spaces.map(anyPiece)),
    shuttles: shuttleSpaces.map(anyPiece),
    removedShuttles: perCompany(() => 0),
  };
}

/** A track board for each company, each with one side up. */
function anyTracks(random: Random): ByCompany<TrackId> {
  const boards = ['A', 'B', 'C', 'D', 'E'].sort(() => random() - 0.5);
  return perCompany((company) => {
    const sides = TRACK_IDS.filter((id) => id[0] === boards[COMPANIES.indexOf(company)]);
    return sides[pick(random, 2)] ?? 'A1';
  });
}

function anyState(random: Random, base: GameState): GameState {
  const width = random() < 0.5 ? 2 : 12;
  const players = base.players.map((each) => ({
    ...each,
    passed: true,
    tracks: perCompany(() => pick(random, width)),
  }));
  if (random() < 0.3) for (const each of players.slice(0, 2)) each.tracks = perCompany(() => 0); // Luna has no deficit
  return {
    ...base,
    players: players.map((each, seat) => ({ ...each, passed: seat !== base.luna?.seat })),
    tracks: anyTracks(random),
    stations: anyStations(random),
    belt: anyBelt(random),
  };
}

/** The cases of Luna's rules that a turn contains. */
function casesOf(game: Game, events: readonly GameEvent[]): readonly string[] {
  return events.flatMap((event, index) => {
    if (event.type === 'lunaTargetChosen') return [`${event.rule} ${event.prefer}`];
    if (event.type === 'lunaColumnChosen') return [event.rule];
    if (event.type !== 'lunaCompaniesChosen') return [event.type];
    const [rival] = event.rule === 'LACT-24' ? event.companies : [];
    const isOut = rival !== undefined && events[index + 1]?.type === 'lunaSkipped';
    const place = rival === undefined ? [] : [`margin ${Math.sign(margin(game, rival))}`];
    return [event.decidedBy ?? '', ...place, ...(isOut ? ['rival out of reach'] : [])];
  });
}

const CASES =
  'LACT-50 min, LACT-50 max, LACT-53 min, LACT-53 max, LACT-54 min, LACT-54 max, lunaSkipped, LACT-41, LACT-42, ' +
  'outpostLost, shuttleLost, rival out of reach, margin -1, margin 0, margin 1, value, vacantSpaces, trackId';
const TURNS = LUNA_EDITIONS.flatMap((edition) => CARDS.map((card) => ({ edition, card })));

/** Plays a card on random states and by the referee, and returns the cases that occurred. */
const compared = once(({ edition, card }: (typeof TURNS)[number]): readonly string[] => {
  const random = randomNumbers(CARDS.indexOf(card) + 1);
  const base = lunaDue(card, () => {}, { players: ['Melanie', 'Antoine'], luna: { level: 2, edition } });
  const seat = base.luna?.seat ?? 0;
  return Array.from({ length: EACH }, (_, index) => index).flatMap((index) => {
    const before = anyState(random, base);
    const referee = refereeGame(defaultContent, before);
    const expected = playCard(referee, card);
    const { state, events } = turnOf(before);
    const resultOf = ({
      belt,
      stations,
      removed,
      players,
    }: Pick<GameState, 'belt' | 'stations' | 'removed' | 'players'>) => {
      return { belt, stations, removed, tracks: players[seat]?.tracks };
    };
    const choices = events.filter(({ type }) => CHOICES.has(type));
    expectSame<unknown>([choices, resultOf(state)], [expected, resultOf(referee.table)], `state ${index}`);
    return casesOf(referee, expected);
  });
});

test.each(TURNS)(
  'AMB-LACT-5 LACT-49 LACT-50 LACT-51 LACT-52 LACT-53 LACT-54 LACT-55 $edition texts, $card on random states',
  (turn) => void compared(turn),
);

test('the random states meet every case often enough', () => {
  const met = TURNS.flatMap(compared);
  const rare = CASES.split(', ').filter((what) => met.filter((each) => each === what).length <= proofCount(5, 50));
  expect(rare).toEqual([]);
});
