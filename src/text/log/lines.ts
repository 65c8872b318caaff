import type { Seat } from '../../components/ids.ts';
import type { GameEvent, GameEventType } from '../../game/model/events.ts';
import type { Phase } from '../headings.ts';

/** Events told in one line: a turn, or a step of the set-up or preparation. */
export interface Line {
  /** `null` at the beginning of a part of a game, whose phase no event tells. */
  readonly phase: Phase | null;
  /** Whose line it is. */
  readonly seat: Seat | null;
  readonly events: GameEvent[];
}

/** Events with which a line begins; all others belong to the line before them. */
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

/** Events that only the set-up has. */
const SET_UP: readonly GameEventType[] = ['tokensRevealed', 'decksArranged'];

/** Sorts the events of a game of so many rounds into lines. */
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

/** Whose event it is, if it is somebody's. */
export function seatOf(event: GameEvent): Seat | null {
  return 'seat' in event ? event.seat : null;
}

/**
 * ROUND-8: the first player marker changes nothing in the last round, nor for whoever has it already. BON-13: a tile that is
 * reserved in the last round never comes.
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
    const isTold = round < rounds && event.seat !== holder;
    holder = event.seat;
    return isTold;
  });
}

/** Of consecutive steps on a track only the last is told, and coins for the same reason are added up. */
function joined(events: readonly GameEvent[]): readonly GameEvent[] {
  const told: GameEvent[] = [];
  for (const event of events) {
    if (event.type === 'resolved' || event.type === 'planDealt') continue;
    const last = told.at(-1);
    // A rival that is chosen, and in reach has no piece to oust.
    if (event.type === 'lunaSkipped' && last?.type === 'lunaCompaniesChosen' && last.rule === 'LACT-24') told.pop();
    // The token names the cards of the decks, so it comes first.
    if (event.type === 'tokenTaken' && last?.type === 'decksArranged') {
      told.splice(-1, 0, event);
      continue;
    }
    const both = last === undefined ? null : joinedPair(last, event);
    if (both === null) told.push(event);
    else told[told.length - 1] = both;
  }
  return told;
}

function joinedPair(first: GameEvent, second: GameEvent): GameEvent | null {
  if (first.type === 'trackAdvanced' && second.type === 'trackAdvanced') {
    return first.company === second.company && first.seat === second.seat ? second : null;
  }
  if (first.type !== 'coins' || second.type !== 'coins') return null;
  if (first.rule !== second.rule || first.seat !== second.seat || first.company !== second.company) return null;
  return { ...second, amount: first.amount + second.amount };
}
