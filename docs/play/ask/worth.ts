import { type Action, COMPANIES, type Company, type GameEvent, type GameView, type Seat } from 'skymines-rules';
import { companyStandings, majorityStanding, type Ref } from 'skymines-rules/queries';
import { majorityAmounts } from '../majorities.ts';
import type { Decision } from './decision.ts';
import { type Forecast, forecast } from './forecast.ts';

/** Kinds of gains that the line shows as an icon with an amount. */
export type Gain =
  | 'coin'
  | 'helium'
  | 'upload'
  | 'research'
  | 'track'
  | 'share'
  | 'card'
  | 'plan'
  | 'tile'
  | 'firstPlayer';

/** One part of the line that says what a choice changes. */
export type Term =
  /** `company`: the company that is moved or expanded. */
  | { readonly kind: 'use'; readonly by: readonly Ref[]; readonly company: Company | null; readonly to: Ref | null }
  | { readonly kind: 'energy'; readonly used: number; readonly of: number }
  | { readonly kind: 'move'; readonly company: Company; readonly from: number; readonly to: number }
  /** `value` is the value of each share afterwards. */
  | { readonly kind: 'shares'; readonly from: number; readonly to: number; readonly value: number }
  | { readonly kind: 'value'; readonly company: Company; readonly from: number; readonly to: number }
  | { readonly kind: 'price'; readonly coins: number; readonly isBarrier: boolean }
  | {
      readonly kind: 'gain';
      readonly gain: Gain;
      readonly amount: number;
      readonly company?: Company;
      readonly card?: string;
    }
  /** Amounts of the player and of the best other player. */
  | { readonly kind: 'majority'; readonly own: number; readonly best: number; readonly seat: Seat }
  /** `rivals` contains the other players whose points change. */
  | {
      readonly kind: 'points';
      readonly points: number;
      readonly total: number;
      readonly rivals: readonly { readonly seat: Seat; readonly points: number }[];
    };

export type PointsTerm = Extract<Term, { kind: 'points' }>;

/** Maximum number of terms in the line. */
const MOST = 6;

/**
 * Returns what a player's actions change, most important first, and the points last. Empty if the actions change
 * nothing that the line can show.
 */
export function worthOf(decision: Decision, actions: readonly Action[], to: Ref | null = null): readonly Term[] {
  const expected = forecast(decision, actions);
  if (expected === null) return [];
  const { seat } = decision.prompt;
  const company = companyIn(expected.events, seat);
  const context = { decision, expected, seat, company };
  const body = [
    ...uses(context, to),
    ...energy(context),
    ...moves(context),
    ...values(context),
    ...prices(context),
    ...gains(context),
    ...majority(context, actions),
  ];
  const points = pointsOf(context);
  if (body.every(({ kind }) => kind === 'use') && points.points === 0 && points.rivals.length === 0) return [];
  return [...body.slice(0, MOST - 1), points];
}

interface Context {
  readonly decision: Decision;
  readonly expected: Forecast;
  readonly seat: Seat;
  /** Company that the player uses. */
  readonly company: Company | null;
}

function companyIn(events: readonly GameEvent[], seat: Seat): Company | null {
  const found = events.find(
    (event) => (event.type === 'energyUsed' || event.type === 'trackAdvanced') && event.seat === seat,
  );
  return found !== undefined && 'company' in found && typeof found.company === 'string' ? found.company : null;
}

function uses({ expected, company }: Context, to: Ref | null): readonly Term[] {
  const by = expected.events.flatMap((event): readonly Ref[] => {
    if (event.type === 'resourcesUsed') return event.cards.map((card) => ({ kind: 'card', card }));
    if (event.type === 'energyUsed') return event.cards.flatMap(refOf);
    return event.type === 'scientistUsed' || event.type === 'fieldScientistUsed' ? refOf(event.card) : [];
  });
  const place = to?.kind === 'trackSpace' || to?.kind === 'company' ? null : (to ?? placeIn(expected.events));
  return by.length === 0 && company === null && place === null ? [] : [{ kind: 'use', by, company, to: place }];
}

/** Returns the place that a company has entered. */
function placeIn(events: readonly GameEvent[]): Ref | null {
  for (const event of events) {
    if (event.type === 'sectorOccupied') return { kind: 'sector', sector: event.sector };
    if (event.type === 'outpostPlaced') return { kind: 'asteroid', asteroid: event.asteroid };
    if (event.type === 'shuttlePlaced') return { kind: 'shuttleSpace', shuttleSpace: event.shuttleSpace };
  }
  return null;
}

function refOf(card: string): readonly Ref[] {
  return card.endsWith('Tile') ? [] : [{ kind: 'card', card }];
}

function energy({ expected, seat }: Context): readonly Term[] {
  const [used] = expected.events.flatMap((event) => (event.type === 'energyUsed' ? [event.energy] : []));
  const spent = expected.events.reduce((sum, event) => {
    const isEntry = event.type === 'sectorOccupied' || event.type === 'outpostPlaced' || event.type === 'shuttlePlaced';
    return isEntry && event.seat === seat ? sum + event.energy : sum;
  }, 0);
  return used === undefined || spent === 0 ? [] : [{ kind: 'energy', used: spent, of: used }];
}

/** Describes the marker and the shares of the company that the player uses. */
function moves({ decision, expected, seat, company }: Context): readonly Term[] {
  const [from, to] = [trackOf(decision.view, seat, company), trackOf(expected.after, seat, company)];
  const move: readonly Term[] = company === null || from === to ? [] : [{ kind: 'move', company, from, to }];
  const [before, after] = standings({ decision, expected });
  if (company === null) return move;
  const [had, has] = [before[company].shares[seat] ?? 0, after[company].shares[seat] ?? 0];
  return had === has ? move : [...move, { kind: 'shares', from: had, to: has, value: after[company].shareValue }];
}

function trackOf(view: GameView, seat: Seat, company: Company | null): number {
  return company === null ? 0 : (view.players[seat]?.tracks[company] ?? 0);
}

function standings({ decision, expected }: Pick<Context, 'decision' | 'expected'>) {
  return [companyStandings(decision.view, decision.rules), companyStandings(expected.after, decision.rules)] as const;
}

/** Pieces that leave a station make its shares worth more, and ousted pieces make them worth less. */
function values(context: Context): readonly Term[] {
  const [before, after] = standings(context);
  return COMPANIES.flatMap((company): readonly Term[] => {
    const [from, to] = [before[company].shareValue, after[company].shareValue];
    return from === to ? [] : [{ kind: 'value', company, from, to }];
  });
}

function prices({ expected: { events }, seat }: Context): readonly Term[] {
  const paid = (isBarrier: boolean): number =>
    events.reduce((sum, event) => {
      const isPrice = event.type === 'coins' && event.seat === seat && event.amount < 0;
      return isPrice && (event.company !== undefined) === isBarrier ? sum - event.amount : sum;
    }, 0);
  return [true, false].flatMap((isBarrier): readonly Term[] => {
    const coins = paid(isBarrier);
    return coins === 0 ? [] : [{ kind: 'price', coins, isBarrier }];
  });
}

function gains(context: Context): readonly Term[] {
  const { decision, expected, seat, company } = context;
  const [was, is] = [decision.view.players[seat], expected.after.players[seat]];
  if (was === undefined || is === undefined) return [];
  const mine = expected.events.filter((event) => 'seat' in event && event.seat === seat);
  const coins = mine.reduce((sum, event) => sum + (event.type === 'coins' ? Math.max(0, event.amount) : 0), 0);
  const research = mine.reduce((sum, event) => sum + (event.type === 'researchGained' ? event.points : 0), 0);
  const [before, after] = standings(context);
  const others = COMPANIES.filter((each) => each !== company);
  return [
    ...mine.flatMap((event) =>
      event.type === 'cardTaken' ? [{ kind: 'gain', gain: 'card', amount: 1, card: event.card } as const] : [],
    ),
    ...gain('coin', coins),
    ...others.flatMap((each) => gain('track', is.tracks[each] - was.tracks[each], each)),
    ...others.flatMap((each) =>
      gain('share', (after[each].shares[seat] ?? 0) - (before[each].shares[seat] ?? 0), each),
    ),
    ...gain('helium', is.helium - was.helium),
    ...gain('upload', is.upload - was.upload),
    ...gain('research', research),
    ...gain('plan', mine.filter(({ type }) => type === 'planTaken').length),
    ...gain('tile', mine.filter(({ type }) => type === 'tileReserved' || type === 'tileReceived').length),
    ...gain('firstPlayer', mine.filter(({ type }) => type === 'firstPlayerTaken').length),
  ];
}

function gain(kind: Gain, amount: number, company?: Company): readonly Term[] {
  return amount <= 0 ? [] : [{ kind: 'gain', gain: kind, amount, ...(company !== undefined && { company }) }];
}

function majority({ decision, seat }: Context, [action]: readonly Action[]): readonly Term[] {
  if (action?.type !== 'placeBonusMarker') return [];
  const { view, rules } = decision;
  const item = rules.content.spaces.find(({ id }) => id === action.space)?.majority?.item;
  const standing = item === undefined ? undefined : majorityStanding(view, seat, item, rules);
  if (standing === undefined) return [];
  const amounts = majorityAmounts(standing, view);
  const [rival] = view.seating
    .filter((each) => each !== seat)
    .sort((one, other) => (amounts[other] ?? 0) - (amounts[one] ?? 0));
  if (rival === undefined) return [];
  return [{ kind: 'majority', own: amounts[seat] ?? 0, best: amounts[rival] ?? 0, seat: rival }];
}

function pointsOf({ expected: { points, total }, seat }: Context): PointsTerm {
  const rivals = points.flatMap((change, each) =>
    each === seat || change === 0 ? [] : [{ seat: each, points: change }],
  );
  return { kind: 'points', points: points[seat] ?? 0, total, rivals };
}
