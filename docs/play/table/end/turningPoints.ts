import type { Company, GameEvent, Seat } from 'skymines-rules';
import type { History, Move } from '../history.ts';

/** Main effect of a turn. */
type Deed =
  | { readonly kind: 'expanded'; readonly company: Company; readonly sectors: readonly number[] }
  | { readonly kind: 'advanced'; readonly company: Company; readonly steps: number }
  | { readonly kind: 'ousted'; readonly company: Company; readonly sectors: readonly number[] };

/**
 * `best`: the largest gain of the seat in one turn. `worst`: its largest loss in a turn of another seat. `lead`: the seat
 * takes the lead for good.
 */
export interface TurningPoint {
  readonly kind: 'best' | 'worst' | 'lead';
  readonly seat: Seat;
  /** Seat whose turn it was. */
  readonly mover: Seat;
  readonly round: number;
  /** Number of actions after the turn. */
  readonly at: number;
  /** Change of the seat's points. */
  readonly change: number;
  readonly deed: Deed | null;
}

/** Fewer steps on one track are an ordinary turn. */
const MANY_STEPS = 3;

/** Returns up to three turns in chronological order, about the viewer's seat, and the winner's last change of lead. */
export function turningPoints(
  { moments, moves }: Pick<History, 'moments' | 'moves'>,
  viewer: Seat,
  winner: Seat,
): readonly TurningPoint[] {
  const changes = moves.map((move) => ({ move, change: changeIn(moments, move, viewer) }));
  const best = changes.filter(({ move }) => move.seat === viewer).reduce(larger, null);
  const worst = changes.filter(({ move }) => move.seat !== viewer).reduce(smaller, null);
  const points: TurningPoint[] = [];
  if (best !== null && best.change > 0)
    points.push({ kind: 'best', ...pointOf(best.move, viewer, best.change), deed: gainOf(best.move.events) });
  if (worst !== null && worst.change < 0)
    points.push({ kind: 'worst', ...pointOf(worst.move, viewer, worst.change), deed: lossOf(worst.move.events) });
  const lead = leadOf({ moments, moves }, winner);
  if (lead !== null && points.every(({ at }) => at !== lead.at)) points.push(lead);
  return points.sort((one, other) => one.at - other.at);
}

interface Change {
  readonly move: Move;
  readonly change: number;
}

const larger = (best: Change | null, each: Change): Change =>
  best === null || each.change > best.change ? each : best;

const smaller = (worst: Change | null, each: Change): Change =>
  worst === null || each.change < worst.change ? each : worst;

function changeIn(moments: History['moments'], { from, to }: Move, seat: Seat): number {
  return (moments[to]?.totals[seat] ?? 0) - (moments[from]?.totals[seat] ?? 0);
}

function pointOf({ seat: mover, round, to: at }: Move, seat: Seat, change: number) {
  return { seat, mover, round, at, change };
}

/** Returns `null` if the seat has led from the first turn on. */
function leadOf({ moments, moves }: Pick<History, 'moments' | 'moves'>, seat: Seat): TurningPoint | null {
  const leads = ({ totals }: History['moments'][number]): boolean =>
    totals.every((total, other) => other === seat || total < (totals[seat] ?? 0));
  const last = moments.findLastIndex((moment) => !leads(moment));
  const move = moves.find(({ from, to }) => from <= last && last < to);
  if (move === undefined || move === moves[0]) return null;
  return { kind: 'lead', ...pointOf(move, seat, changeIn(moments, move, seat)), deed: null };
}

function gainOf(events: readonly GameEvent[]): Deed | null {
  const entered = events.flatMap((event) => (event.type === 'sectorOccupied' ? [event] : []));
  const company = entered[0]?.company;
  if (company !== undefined) {
    const sectors = entered.filter((each) => each.company === company).map(({ sector }) => sector);
    return { kind: 'expanded', company, sectors };
  }
  const steps = events.flatMap((event) => (event.type === 'trackAdvanced' ? [event.company] : []));
  const [most] = [...new Set(steps)]
    .map((each) => ({ company: each, steps: steps.filter((step) => step === each).length }))
    .sort((one, other) => other.steps - one.steps);
  return most === undefined || most.steps < MANY_STEPS ? null : { kind: 'advanced', ...most };
}

function lossOf(events: readonly GameEvent[]): Deed | null {
  const ousted = events.flatMap((event) =>
    (event.type === 'outpostReturned' || event.type === 'outpostLost') && 'sector' in event ? [event] : [],
  );
  const company = ousted[0]?.company;
  if (company === undefined) return null;
  const sectors = ousted.filter((each) => each.company === company).map(({ sector }) => sector);
  return { kind: 'ousted', company, sectors };
}
