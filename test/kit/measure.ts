import type { Content, GameState, PlayerState } from '../../src/entries/index.ts';
import { COMPANIES } from '../../src/entries/index.ts';
import { openWeight } from './openWeight.ts';

/**
 * Why every game ends, however it is played: with every action the first of these numbers that changes becomes less.
 *
 *  1. rounds to come;
 *  2. questions of the set-up, and people who have not confirmed their plan;
 *  3. cards in hand while people plan; a planned card stays planned (AMB-PLAN-2);
 *  4. seats that have not passed;
 *  5. tasks that are not claimed;
 *  6. track bonuses that are not in effect; one of them brings markers (TB-3);
 *  7. what a turn is taken with: cards of the action area and tiles not used, markers in reserve, Luna's cards face down;
 *     who passes lays the cards to rest;
 *  8. what the open decisions still hold: steps, energy, research points, uploads, rewards, places to be left, and plans to
 *     be acquired and placed. An answer spends more of it than it opens.
 */
export function measure(content: Content, state: GameState): number[] {
  return [
    content.figures.rounds - state.round,
    questionsBeforeActions(state),
    state.stack.at(-1)?.kind === 'planning' ? total(state.players, ({ hand }) => hand.length) : 0,
    seatsInPhase(state),
    total(state.missions?.status ?? [], ({ columns }) => columns.filter((hasMarker) => hasMarker).length),
    total(state.players, ({ bonuses }) => total(COMPANIES, (company) => 2 - bonuses[company])),
    unusedThings(state),
    openWeight(content, state),
  ];
}

/** Whether one measure is less than another. */
export function isLess(one: readonly number[], other: readonly number[]): boolean {
  const first = one.findIndex((number, index) => number !== other[index]);
  return first >= 0 && (one[first] ?? 0) < (other[first] ?? 0);
}

/** Tokens to choose, decks to arrange, plans to confirm. */
function questionsBeforeActions({ stack, options }: GameState): number {
  return total(stack, (frame) => {
    if (frame.kind === 'startingToken') return frame.chosen.filter((token) => token === null).length;
    if (frame.kind === 'startingDecks') return 1;
    if (frame.kind === 'planning') return frame.seats.length;
    return frame.kind === 'startRound' ? options.players.length : 0;
  });
}

/** Seats that have not passed and are not about to. */
function seatsInPhase({ players, stack }: GameState): number {
  const leaving = stack.flatMap((frame) => (frame.kind === 'dropOut' ? [frame.seat] : []));
  return players.filter(({ passed }, seat) => !passed && !leaving.includes(seat)).length;
}

function unusedThings({ players, luna, stack }: GameState): number {
  const inUse = stack.flatMap((frame) => (frame.kind === 'endTurn' ? frame.used : []));
  const faceDown = luna?.slots.filter((slot) => slot !== null && !slot.faceUp).length ?? 0;
  return faceDown + total(players, (player) => unusedBy(player, inUse));
}

/** The +1 resource tile is no longer counted once it lies on a card. */
function unusedBy({ area, used, tiles, markers, oneTimeMarkers }: PlayerState, inUse: readonly string[]): number {
  const cards = area.filter((card, slot) => card !== null && used[slot] === false && !inUse.includes(card)).length;
  const left = tiles.filter(({ tile, used: spent, on }) => !spent && on === null && !inUse.includes(tile)).length;
  return cards + left + markers + oneTimeMarkers;
}

function total<T>(items: readonly T[], count: (item: T) => number): number {
  return items.reduce((sum, item) => sum + count(item), 0);
}
