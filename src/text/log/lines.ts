import type { Seat } from '../../components/ids.ts';
import type { GameEvent, GameEventType } from '../../game/model/events.ts';
import type { Phase } from '../headings.ts';

/** The events of one log line: a turn, or a step of the set-up or preparation. */
export interface Line {
  /** `null` at the start of a partial log, until an event determines the phase. */
  readonly phase: Phase | null;
  /** The seat that the line is about; `null` if there is none. */
  readonly seat: Seat | null;
  readonly events: GameEvent[];
}

/** Events that start a new line, with the phase they belong to. All other events continue the current line. */
const OPENERS: Readonly<Partial<Record<GameEventType, Phase>>> = {
  tokenTaken: 'setup',
  roundStarted: 'planning',
  cardsRevealed: 'planning',
  turnStarted: 'actions',
  specialPlanRevealed: 'preparation',
  displayCleared: 'preparation',
  lunaTokenDrawn: 'setup',
  missionsRevealed: 'setup',
  menaceRevealed: 'setup',
  menaceStrikes: 'end',
  lunaDeckRenewed: 'planning',
  lunaCardsDealt: 'planning',
  lunaMajorityDrawn: 'planning',
  gameEnded: 'end',
};

/** Events that occur only during set-up. */
const SET_UP: readonly GameEventType[] = ['tokensRevealed', 'decksArranged'];

/** Groups a game's events into lines. `rounds` is the number of rounds in the game. */
export function linesOf(events: readonly GameEvent[], rounds: number): readonly Line[] {
  const lines: Line[] = [];
  for (const event of joined(withoutIdle(events, rounds))) {
    const phase = OPENERS[event.type];
    const last = lines.at(-1);
    if (phase !== undefined || last === undefined) {
      lines.push({
        phase: phase ?? (SET_UP.includes(event.type) ? 'setup' : null),
        seat: seatOf(event),
        events: [event],
      });
    } else last.events.push(event);
  }
  return lines;
}

/** Returns an event's seat, or `null` if it has none. */
export function seatOf(event: GameEvent): Seat | null {
  return 'seat' in event ? event.seat : null;
}

/**
 * Drops events that have no effect. ROUND-8: taking the first player marker has no effect in the last round, or if the
 * player already has it. BON-13: a tile reserved in the last round is never received.
 */
function withoutIdle(events: readonly GameEvent[], rounds: number): readonly GameEvent[] {
  let round = 0;
  let holder: Seat | null = null;
  return events.filter((event) => {
    if (event.type === 'roundStarted') {
      round = event.round;
      holder = event.firstPlayer;
    }
    if (event.type === 'tileReserved') return round < rounds;
    if (event.type !== 'firstPlayerTaken') return true;
    const hasEffect = round < rounds && event.seat !== holder;
    holder = event.seat;
    return hasEffect;
  });
}

/** Merges consecutive steps on a track, and adds up coins received for the same reason. */
function joined(events: readonly GameEvent[]): readonly GameEvent[] {
  const kept: GameEvent[] = [];
  for (const event of events) {
    if (event.type === 'resolved' || event.type === 'planDealt') continue;
    const last = kept.at(-1);
    // The chosen rival had no piece within reach that could be ousted.
    if (event.type === 'lunaSkipped' && last?.type === 'lunaCompaniesChosen' && last.rule === 'LACT-24') kept.pop();
    // The token determines the cards on the decks, so its event comes first.
    if (event.type === 'tokenTaken' && last?.type === 'decksArranged') {
      kept.splice(-1, 0, event);
      continue;
    }
    const both = last === undefined ? null : joinedPair(last, event);
    if (both === null) kept.push(event);
    else kept[kept.length - 1] = both;
  }
  return kept;
}

function joinedPair(first: GameEvent, second: GameEvent): GameEvent | null {
  if (first.type === 'trackAdvanced' && second.type === 'trackAdvanced') {
    return first.company === second.company && first.seat === second.seat ? second : null;
  }
  if (first.type !== 'coins' || second.type !== 'coins') return null;
  if (first.rule !== second.rule || first.seat !== second.seat || first.company !== second.company) return null;
  return { ...second, amount: first.amount + second.amount };
}
