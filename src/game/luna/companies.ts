import type { LunaSelection } from '../../components/content.ts';
import { COMPANIES, type Company, TRACK_IDS } from '../../components/ids.ts';
import { cached, indices, sum } from '../../engine/lists.ts';
import type { RuleId } from '../../rulebook/rules.ts';
import type { LunaCriterion } from '../model/events.ts';
import { shareValue, vacantSpaces } from '../rules/board/stations.ts';
import type { Game } from '../rules/game.ts';
import { playerAt } from '../rules/players.ts';
import { editionOf, type LunaWork, lunaOf } from './luna.ts';

/** Higher ratings are better. */
interface Criterion<T> {
  readonly name: LunaCriterion;
  readonly rate: (item: T) => number;
}

/** Returns a criterion that caches its ratings. The position must not change while the criterion is in use. */
export function criterion<T>(name: LunaCriterion, rate: (item: T) => number): Criterion<T> {
  const cache = new Map<T, number>();
  return { name, rate: (item) => cached(cache, item, () => rate(item)) };
}

/** Sorts items from best to worst. Each criterion breaks earlier ties; items still tied keep their order. */
export function ranked<T>(items: readonly T[], criteria: readonly Criterion<T>[]): T[] {
  return [...items].sort((a, b) => {
    const first = criteria[firstDifference(a, b, criteria)];
    return first === undefined ? 0 : first.rate(b) - first.rate(a);
  });
}

/** Returns the last criterion needed to tell the chosen items from the others, or `null` if there are no others. */
export function decisive<T>(
  chosen: readonly T[],
  rest: readonly T[],
  criteria: readonly Criterion<T>[],
): LunaCriterion | null {
  const needed = chosen.flatMap((one) => rest.map((other) => firstDifference(one, other, criteria)));
  return criteria[Math.max(...needed)]?.name ?? null;
}

function firstDifference<T>(a: T, b: T, criteria: readonly Criterion<T>[]): number {
  return criteria.findIndex(({ rate }) => rate(a) !== rate(b));
}

type Criteria = readonly Criterion<Company>[];

/** LACT-13, LACT-14, LACT-15: the track id breaks any remaining tie. */
function byValue(game: Game): Criteria {
  return [
    criterion('value', (company) => shareValue(game, company)),
    criterion('vacantSpaces', (company) => {
      return sum(indices(game.state.stations[company]), (column) => vacantSpaces(game, company, column));
    }),
    criterion('trackId', (company) => -TRACK_IDS.indexOf(game.state.tracks[company])),
  ];
}

/** LACT-21: negative if Luna is behind the best-placed human player. */
function margin(game: Game, company: Company): number {
  const { seat } = lunaOf(game);
  const others = game.state.players.filter((_, other) => other !== seat);
  return playerAt(game, seat).tracks[company] - Math.max(...others.map(({ tracks }) => tracks[company]));
}

/** LACT-21, LACT-22: ranks companies from Luna's biggest lead to her biggest deficit. */
function byLead(game: Game): Criteria {
  return [criterion('margin', (company) => margin(game, company)), ...byValue(game)];
}

type Range = readonly [rule: RuleId, order: (game: Game) => Criteria, from: number, to: number];

const SELECTIONS: Readonly<Record<LunaSelection, Range>> = {
  mostValuable: ['LACT-16', byValue, 0, 1],
  twoMostValuable: ['LACT-17', byValue, 0, 2],
  secondMostValuable: ['LACT-18', byValue, 1, 2],
  leastValuable: ['LACT-19', byValue, 3, 4],
  allFour: ['LACT-20', byValue, 0, 4],
  leadByBiggestMargin: ['LACT-21', byLead, 0, 1],
  twoLeadsByBiggestMargin: ['LACT-22', byLead, 0, 2],
};

/** The companies that Luna has chosen, in the order in which she handles them, and the reason for the choice. */
interface Choice {
  readonly companies: readonly Company[];
  readonly rule: RuleId;
  readonly decidedBy: LunaCriterion | null;
}

/** LACT-2: returns the companies that a card selects in the current position. */
export function selectCompanies(game: Game, selection: LunaSelection): Choice {
  const [rule, order, from, to] = SELECTIONS[selection];
  return pick(COMPANIES, order(game), rule, from, to);
}

/**
 * LACT-23, LACT-24: returns the rival on whose track Luna is farthest behind. AMB-LACT-5: the French booklet considers
 * all companies, even those out of reach. The international edition considers only rivals within reach.
 */
export function chooseRival(game: Game, inReach: readonly Company[]): Choice {
  const among = editionOf(game) === 'french' ? COMPANIES : inReach;
  const byDeficit = [criterion('margin', (company: Company) => -margin(game, company)), ...byValue(game)];
  return pick(among, byDeficit, 'LACT-24', 0, 1);
}

export function mostValuableOf(game: Game, among: readonly Company[], rule: RuleId): Choice {
  return pick(among, byValue(game), rule, 0, 1);
}

/** LACT-44: sorts companies from the least to the most valuable. */
export function lessValuableFirst(game: Game, companies: readonly Company[]): Company[] {
  return ranked(companies, byValue(game)).reverse();
}

export function announce(work: LunaWork, { companies, rule, decidedBy }: Choice): void {
  work.emit({ type: 'lunaCompaniesChosen', seat: work.luna.seat, companies, rule, decidedBy });
}

function pick(among: readonly Company[], criteria: Criteria, rule: RuleId, from: number, to: number): Choice {
  const order = ranked(among, criteria);
  const companies = order.slice(from, to);
  const rest = order.filter((company) => !companies.includes(company));
  return { companies, rule, decidedBy: decisive(companies, rest, criteria) };
}
