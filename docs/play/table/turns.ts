import { changeFor, type GameEvent, type Seat, type Session, type SessionChange } from 'skymines-rules';
import type { TrackTrail } from 'skymines-rules/drawing';

/** A seat's turn, or the cards it planned for a round. */
export interface Turn {
  readonly kind: 'turn' | 'plan';
  readonly seat: Seat;
  readonly round: number;
  /** Events that every seat may see. */
  readonly events: readonly GameEvent[];
  readonly trails: readonly TrackTrail[];
  /** Number of actions after the turn. `null` if it is unknown. */
  readonly to: number | null;
  /** Points that every seat gained. `null` if they are unknown. */
  readonly gains: readonly number[] | null;
  /** Every seat's points before the turn. */
  readonly before: readonly number[] | null;
}

/** An action's events, with the number of actions and every seat's points after it. */
export interface Act {
  readonly seat: Seat | null;
  readonly events: readonly GameEvent[];
  readonly count: number | null;
  readonly totals: readonly number[] | null;
}

/** Returns the act of a change to a replayed game, or `null` for an undo. */
export function actOf(change: SessionChange, replay: Session): Act | null {
  const open = changeFor(change, 'spectator');
  if (open.type === 'undone') return null;
  const totals = replay.score().map(({ total }) => total);
  return { seat: open.action.seat, events: open.events, count: replay.actions.length, totals };
}

/** All turns up to a moment. Acts are added without changing earlier ledgers, so an undo can return to them. */
export interface Ledger {
  readonly turns: readonly Turn[];
  readonly round: number;
  /** True while further events belong to the last turn. */
  readonly isOpen: boolean;
  readonly totals: readonly number[] | null;
  /** Every marker's space, by seat and company. */
  readonly spaces: ReadonlyMap<string, number>;
}

export const NO_TURNS: Ledger = { turns: [], round: 0, isOpen: false, totals: null, spaces: new Map() };

/** These events belong to no turn. */
const BETWEEN: readonly GameEvent['type'][] = [
  'roundStarted',
  'specialPlanRevealed',
  'displayCleared',
  'lunaDeckRenewed',
  'lunaCardsDealt',
  'lunaMajorityDrawn',
  'menaceStrikes',
  'gameEnded',
];

export function withAct(before: Ledger, act: Act): Ledger {
  const turns = [...before.turns];
  const spaces = new Map(before.spaces);
  // The last turn may have ended with the previous action.
  const first = before.isOpen ? turns.length - 1 : turns.length;
  let { round, isOpen } = before;
  for (const event of act.events) {
    if (event.type === 'roundStarted') round = event.round;
    if (event.type === 'turnStarted' || event.type === 'cardsRevealed') {
      isOpen = event.type === 'turnStarted';
      // A turn starts at the end of an action, even if the same seat has taken it. What Luna gains at the start of a
      // round counts from the planning on.
      const known = isOpen || event.seat !== act.seat ? act.totals : before.totals;
      turns.push(newTurn(isOpen ? 'turn' : 'plan', event.seat, round, known));
      if (!isOpen) turns[turns.length - 1] = withEvent(turns.at(-1), event, spaces);
      continue;
    }
    if (BETWEEN.includes(event.type)) isOpen = false;
    if (isOpen) turns[turns.length - 1] = withEvent(turns.at(-1), event, spaces);
    if (event.type === 'trackAdvanced') spaces.set(keyOf(event.seat, event.company), event.to);
  }
  const changed = turns.slice(Math.max(0, first)).map((turn) => ended(turn, act));
  return { turns: [...turns.slice(0, Math.max(0, first)), ...changed], round, isOpen, totals: act.totals, spaces };
}

function newTurn(kind: Turn['kind'], seat: Seat, round: number, before: Turn['before']): Turn {
  return { kind, seat, round, before, events: [], trails: [], to: null, gains: null };
}

function keyOf(seat: Seat, company: string): string {
  return `${seat} ${company}`;
}

function withEvent(turn: Turn | undefined, event: GameEvent, spaces: ReadonlyMap<string, number>): Turn {
  const before = turn ?? newTurn('turn', 0, 0, null);
  const events = [...before.events, event];
  if (event.type !== 'trackAdvanced') return { ...before, events };
  const { seat, company, to } = event;
  const same = before.trails.find((each) => each.seat === seat && each.company === company);
  const trail = { seat, company, from: same?.from ?? spaces.get(keyOf(seat, company)) ?? 0, to };
  return { ...before, events, trails: [...before.trails.filter((each) => each !== same), trail] };
}

function ended(turn: Turn, { count, totals }: Act): Turn {
  const { before } = turn;
  const gains = before === null || totals === null ? null : totals.map((total, seat) => total - (before[seat] ?? 0));
  return { ...turn, to: count, gains };
}
