import { must } from '../../../kit/must.ts';
import {
  COMPANIES,
  type Company,
  type GameEvent,
  type LunaCardId,
  type LunaCriterion,
  type OutpostPlace,
  type RuleId,
  type ShuttlePlace,
} from '../../../kit/pinned.ts';
import { hasOutpostOn, outpostsOn, shuttlesOn } from '../../../referee/belt.ts';
import { outpostsIn } from '../../../referee/energy.ts';
import type { Game } from '../../../referee/game.ts';
import { reachableAsteroids, reachableShuttleSpaces } from '../../../referee/lunaBelt.ts';
import * as luna from '../../../referee/lunaCompanies.ts';
import { lunaCardOf, lunaOf } from '../../../referee/lunaDeck.ts';
import { expandByLuna, type Prefer, reachableSectors } from '../../../referee/lunaExpansion.ts';
import { moveLunaTrack } from '../../../referee/lunaMoves.ts';
import { columnsForOutposts, columnsWithOutposts } from '../../../referee/outposts.ts';
import { columnIcons, hasRoom, shareValue, vacantSpaces } from '../../../referee/stations.ts';
import { type LunaSelection, SHUTTLE_COLUMN } from '../../../referee/types.ts';

// Luna's turns as the referee plays them, with the events that explain her choices.

/** The types of events that show what Luna chooses, and what becomes of it. */
export const CHOICES: ReadonlySet<string> = new Set<GameEvent['type']>([
  'lunaCompaniesChosen',
  'lunaTargetChosen',
  'lunaColumnChosen',
  'lunaSkipped',
  'cardTaken',
  'sectorOccupied',
  'outpostPlaced',
  'outpostReturned',
  'outpostLost',
  'shuttlePlaced',
  'shuttleReturned',
  'shuttleLost',
]);

/** Returns the last criterion that is needed to tell chosen companies from the others, or `null` if there are none. */
function decidedByValue(game: Game, chosen: readonly Company[], others: readonly Company[]): LunaCriterion | null {
  const needed = chosen.flatMap((one) => others.map((other) => difference(game, one, other)));
  return (['trackId', 'vacantSpaces', 'value'] as const).find((criterion) => needed.includes(criterion)) ?? null;
}

/** LACT-14, LACT-15: returns the criterion by which two companies differ in value. */
function difference(game: Game, one: Company, other: Company): LunaCriterion {
  if (shareValue(game, one) !== shareValue(game, other)) return 'value';
  return luna.vacantInStation(game, one) !== luna.vacantInStation(game, other) ? 'vacantSpaces' : 'trackId';
}

/** LACT-21, LACT-23: ties by margin are broken by value. */
function decidedByMargin(game: Game, chosen: Company, others: readonly Company[]): LunaCriterion | null {
  const tied = others.filter((other) => luna.margin(game, other) === luna.margin(game, chosen));
  return tied.length > 0 ? decidedByValue(game, [chosen], tied) : others.length > 0 ? 'margin' : null;
}

const without = (companies: readonly Company[], chosen: readonly Company[]): readonly Company[] =>
  companies.filter((company) => !chosen.includes(company));

/** The rules of the selections on her cards. */
const SELECTIONS: Readonly<Record<LunaSelection, RuleId>> = {
  mostValuable: 'LACT-16',
  twoMostValuable: 'LACT-17',
  secondMostValuable: 'LACT-18',
  leastValuable: 'LACT-19',
  allFour: 'LACT-20',
  leadByBiggestMargin: 'LACT-21',
  twoLeadsByBiggestMargin: 'LACT-22',
};

/** Returns the companies that a card selects, with the reason. The second of two leads is chosen without the first. */
export function selection(game: Game, selected: LunaSelection) {
  const companies = luna.selectCompanies(game, selected);
  const [rule, rest] = [SELECTIONS[selected], without(COMPANIES, companies)];
  const isByMargin = rule === 'LACT-21' || rule === 'LACT-22';
  const [last] = companies.slice(-1);
  const decidedBy = isByMargin ? decidedByMargin(game, must(last), rest) : decidedByValue(game, companies, rest);
  return { companies, rule, decidedBy };
}

/** Returns the rival that Luna ousts from among those in reach, with the reason. */
export function rivalChoice(game: Game, inReach: readonly Company[]) {
  const among = game.options.luna?.edition === 'french' ? COMPANIES : inReach;
  const rival = must(luna.farthestBehind(game, among));
  return {
    companies: [rival],
    rule: 'LACT-24',
    decidedBy: decidedByMargin(game, rival, without(among, [rival])),
  } as const;
}

/** Returns the most valuable of some companies, with the reason. */
export function mostValuable(game: Game, among: readonly Company[]) {
  const companies = luna.byValue(game, among).slice(0, 1);
  return { companies, rule: 'LACT-33', decidedBy: decidedByValue(game, companies, without(among, companies)) } as const;
}

/** Returns the main outpost column of a station with the reason (LACT-41, LACT-42), or `undefined` if it has none. */
export function mainColumn(game: Game, company: Company, use: 'take' | 'give') {
  const take = use === 'take';
  const column = (take ? luna.mainColumnToTake : luna.mainColumnToReturn)(game, company);
  if (column === undefined) return undefined;
  const columns = (take ? columnsWithOutposts : columnsForOutposts)(game, company);
  const covered = columns.filter((each) => luna.finalSpaceCovered(game, company, each));
  const rule = covered.length > 0 ? 'LACT-41' : 'LACT-42';
  const others = (covered.length > 0 ? covered : columns).filter((each) => each !== column);
  const isLevel = (amount: (each: number) => number) => (other: number) => amount(other) === amount(column);
  const tied = others.filter(isLevel((each) => vacantSpaces(game, company, each).length));
  const hasSameIcons = tied.some(isLevel((each) => columnIcons(game, company, each)));
  const tie = rule === 'LACT-41' || hasSameIcons ? 'logo' : 'coinIcons';
  const decidedBy: LunaCriterion | null = others.length === 0 ? null : tied.length === 0 ? 'vacantSpaces' : tie;
  return { column, rule, decidedBy } as const;
}

/** A place for a piece: a sector, an outpost space or a shuttle space. */
interface Place {
  readonly at: { readonly sector: number } | OutpostPlace | ShuttlePlace;
  /** The target number. */
  readonly number: number;
  readonly pieces: readonly Company[];
  /** True if the company has another outpost on the same asteroid. */
  readonly isSecond: boolean;
}

/** Returns the places in reach that a company can enter. */
function placesInReach(game: Game, company: Company): readonly Place[] {
  if (luna.mainColumnToTake(game, company) === undefined && game.table.belt === null) return [];
  const place = (number: number, at: Place['at'], pieces: readonly Company[]): Place => {
    return { at, number, pieces, isSecond: 'asteroid' in at && hasOutpostOn(game, company, number) };
  };
  const places =
    game.table.belt === null
      ? reachableSectors(game, company).map((sector) => place(sector, { sector }, outpostsIn(game, sector)))
      : [
          ...reachableShuttleSpaces(game, company).map((shuttleSpace) =>
            place(shuttleSpace, { shuttleSpace }, shuttlesOn(game, shuttleSpace)),
          ),
          ...reachableAsteroids(game, company).flatMap((asteroid) =>
            outpostsOn(game, asteroid).map((pieces, space) => place(asteroid, { asteroid, space }, pieces)),
          ),
        ];
  return places.filter(({ pieces }) => !pieces.includes(company));
}

/** Expands a company by one point (LACT-38). Returns the events; without a new piece, the last one is `lunaSkipped`. */
function expandOnce(game: Game, company: Company, prefer: Prefer): readonly GameEvent[] {
  const { seat } = lunaOf(game);
  const isMoon = game.table.belt === null;
  const places = placesInReach(game, company);
  const vacant = places.filter(({ pieces }) => pieces.length === 0);
  const fresh = vacant.filter(({ isSecond }) => !isSecond);
  const rivals = COMPANIES.filter((other) => places.some(({ pieces }) => pieces.includes(other)));
  const choice = vacant.length === 0 && rivals.length > 0 ? rivalChoice(game, rivals) : undefined;
  const rival = choice?.companies[0];
  const events: GameEvent[] = choice === undefined ? [] : [{ type: 'lunaCompaniesChosen', seat, ...choice }];
  const [among, rule]: readonly [readonly Place[], RuleId] =
    rival !== undefined
      ? [places.filter(({ pieces }) => pieces.includes(rival)), isMoon ? 'LACT-47' : 'LACT-54']
      : fresh.length > 0
        ? [fresh, isMoon ? 'LACT-46' : 'LACT-50']
        : [vacant, 'LACT-53'];
  const column = mainColumn(game, company, 'take');
  const home = rival && mainColumn(game, rival, 'give');
  const hasHangar = rival !== undefined && hasRoom(game, rival, SHUTTLE_COLUMN);
  expandByLuna(game, company, 1, prefer);
  const entered = among.find(({ pieces }) => pieces.includes(company));
  if (entered === undefined)
    return [...events, { type: 'lunaSkipped', seat, action: 'expand', rule: 'LACT-40', company }];
  const { at, number: target } = entered;
  const numbers = [...new Set(among.map(({ number }) => number))].sort((one, other) => one - other);
  events.push({ type: 'lunaTargetChosen', seat, company, target, prefer, among: numbers, rule });
  if ('shuttleSpace' in at) {
    events.push({ type: 'shuttlePlaced', seat, company, ...at, energy: 0 });
    if (rival !== undefined)
      events.push({ type: hasHangar ? 'shuttleReturned' : 'shuttleLost', company: rival, ...at });
    return events;
  }
  events.push({ type: 'lunaColumnChosen', seat, company, ...must(column) });
  if ('sector' in at) events.push({ type: 'sectorOccupied', seat, company, ...at, energy: 0 });
  else events.push({ type: 'outpostPlaced', seat, company, ...at, energy: 0 });
  if (rival === undefined) return events;
  if (home === undefined) return [...events, { type: 'outpostLost', company: rival, ...at }];
  const { column: to } = home;
  events.push({ type: 'lunaColumnChosen', seat, company: rival, ...home });
  return [...events, { type: 'outpostReturned', company: rival, ...at, column: to }];
}

/** Carries out the steps and the expansions of one of Luna's cards. Returns the events that explain her choices. */
export function playCard(game: Game, card: LunaCardId): readonly GameEvent[] {
  const { seat } = lunaOf(game);
  const events: GameEvent[] = [];
  let companies: readonly Company[] = [];
  for (const action of lunaCardOf(game, card).actions) {
    if (action.kind === 'track') {
      const choice = selection(game, action.selection);
      events.push({ type: 'lunaCompaniesChosen', seat, ...choice });
      companies = choice.companies;
      for (const company of companies) moveLunaTrack(game, company, action.steps);
    }
    if (action.kind !== 'expand') continue;
    // LACT-3, LACT-44
    for (const company of luna.byValue(game, companies).reverse()) {
      let point: readonly GameEvent[] = [];
      for (let left = action.sectors; left > 0 && point.at(-1)?.type !== 'lunaSkipped'; left -= 1) {
        point = expandOnce(game, company, action.prefer);
        events.push(...point);
      }
    }
  }
  return events;
}
