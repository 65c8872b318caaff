import { COMPANIES, type Content, type GameState, type PlayerState } from '../../src/entries/index.ts';
import { total } from './numbers.ts';
import { openWeight } from './openWeight.ts';

/**
 * Returns a measure that proves that every game ends: each action decreases the first of these numbers that it changes.
 *
 *  1. remaining rounds;
 *  2. set-up decisions, and players who have not confirmed their plan;
 *  3. cards in hand during planning; planned cards cannot be taken back (AMB-PLAN-2);
 *  4. seats that have not passed;
 *  5. unclaimed tasks;
 *  6. inactive track bonuses; one of them gives markers (TB-3);
 *  7. means for turns: unused cards in the action area, unused tiles, markers in reserve, and Luna's face-down cards;
 *     passing rests the cards;
 *  8. the weight of the open decisions: steps, energy, research points, uploads, rewards, pieces to return, and plans to
 *     acquire and place. Every answer costs more than it adds.
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

/** Checks whether one measure is less than another. */
export function isLess(one: readonly number[], other: readonly number[]): boolean {
  const first = one.findIndex((number, index) => number !== other[index]);
  return first >= 0 && (one[first] ?? 0) < (other[first] ?? 0);
}

/** Counts tokens to choose, decks to arrange and plans to confirm. */
function questionsBeforeActions({ stack, options }: GameState): number {
  return total(stack, (frame) => {
    if (frame.kind === 'startingToken') return frame.chosen.filter((token) => token === null).length;
    if (frame.kind === 'startingDecks') return 1;
    if (frame.kind === 'planning') return frame.seats.length;
    return frame.kind === 'startRound' ? options.players.length : 0;
  });
}

/** Counts seats that have not passed and are not about to. */
function seatsInPhase({ players, stack }: GameState): number {
  const leaving = stack.flatMap((frame) => (frame.kind === 'dropOut' ? [frame.seat] : []));
  return players.filter(({ passed }, seat) => !passed && !leaving.includes(seat)).length;
}

function unusedThings({ players, luna, stack }: GameState): number {
  const inUse = stack.flatMap((frame) => (frame.kind === 'endTurn' ? frame.used : []));
  const faceDown = luna?.slots.filter((slot) => slot !== null && !slot.faceUp).length ?? 0;
  return faceDown + total(players, (player) => unusedBy(player, inUse));
}

/** The +1 resource tile does not count once it is on a card. */
function unusedBy({ area, used, tiles, markers, oneTimeMarkers }: PlayerState, inUse: readonly string[]): number {
  const cards = area.filter((card, slot) => card !== null && used[slot] === false && !inUse.includes(card)).length;
  const left = tiles.filter(({ tile, used: spent, on }) => !spent && on === null && !inUse.includes(tile)).length;
  return cards + left + markers + oneTimeMarkers;
}
