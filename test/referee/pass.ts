import { ask } from './ask.ts';
import type { Game, Steps } from './game.ts';
import { at, playerOf } from './game.ts';
import { slotIsOn } from './planning.ts';
import type { PickUpDeck, RestCard, Seat } from './types.ts';
import { END_SLOTS } from './types.ts';

/** PASS-1: the steps of passing, in this order. */
export function* pass(game: Game, seat: Seat): Steps {
  const player = playerOf(game, seat);
  player.used = player.used.map(() => false); // PASS-2: all cards are face up again
  yield* pickUp(game, seat); // PASS-3
  yield* rest(game, seat); // PASS-4, PASS-5
  player.tiles = []; // PASS-6, AMB-PASS-4
  player.passed = true; // PASS-7
}

/** PASS-3: exactly one resting deck goes to the hand. Without a deck, the step is skipped (AMB-PASS-2). */
function* pickUp(game: Game, seat: Seat): Steps {
  const player = playerOf(game, seat);
  const decks = player.resting.flatMap((deck, slot) => (deck.length > 0 ? [slot] : []));
  if (decks.length === 0) return;
  const answers = decks.map((deck): PickUpDeck => ({ type: 'pickUpDeck', seat, slot: deck }));
  const { slot } = yield* ask(game, seat, () => answers);
  player.hand.push(...at(player.resting, slot));
  player.resting[slot] = [];
}

/** PASS-4: the cards rest one by one from the left, at most one on each resting slot (AMB-PASS-7). */
function* rest(game: Game, seat: Seat): Steps {
  const player = playerOf(game, seat);
  const filled: number[] = [];
  for (const [from, card] of player.area.entries()) {
    if (card === null) continue;
    const { slot } = yield* ask(game, seat, () =>
      restingSlots(game, seat, from)
        .filter((free) => !filled.includes(free))
        .map((free): RestCard => ({ type: 'restCard', seat, card, slot: free })),
    );
    at(player.resting, slot).push(card); // PASS-5
    player.area[from] = null;
    filled.push(slot);
  }
}

/** The resting slots that a card may go to: all (AMB-PASS-1), or the one of its column (VARIANT-2, PASS-9). */
function restingSlots(game: Game, seat: Seat, from: number): number[] {
  const player = playerOf(game, seat);
  if (game.options.constrainedSlots) return [from];
  const ends: readonly number[] = Object.values(END_SLOTS);
  return [...player.resting.keys()].filter(
    (slot) => !game.options.switches.restingSlotsFollowOn || !ends.includes(slot) || slotIsOn(game, player, slot),
  );
}
