import type { CardId, Seat } from '../../../components/ids.ts';
import { PLAYER_ICONS } from '../../../components/ids.ts';
import { isDistinct } from '../../../engine/lists.ts';
import type { HeldTile, PlayerState } from '../../../game/model/state.ts';
import type { Game } from '../../../game/rules/game.ts';
import { isSlotOn } from '../../../game/rules/playerBoard.ts';
import { cardsOf, people, playerAt } from '../../../game/rules/players.ts';
import { startingHand } from '../../../game/rules/setup/newGame.ts';
import type { JsonProblems } from '../../../input/problems.ts';
import { unless } from '../../../input/problems.ts';
import { isPassing, phaseOf, waitsForDecks } from './phase.ts';

/** Cards and tiles of the people lie where they may lie at this moment. */
export function areaProblems(game: Game): JsonProblems {
  const tiles = game.state.players.flatMap((player) => player.tiles.map(({ tile }) => tile));
  return [
    ...people(game).flatMap((seat) => [
      ...slotProblems(game, seat),
      ...tileProblems(game, seat),
      ...momentProblems(game, seat),
    ]),
    ...unless(isDistinct(tiles), '$.players', 'every bonus tile at most once'),
  ];
}

/** PLAN-3, PLAN-4, PLAN-8: no share card, and nothing in a slot that is OFF. VARIANT-2, AMB-PASS-1: nor in its resting slot. */
function slotProblems(game: Game, seat: Seat): JsonProblems {
  const { area, used, resting } = playerAt(game, seat);
  const { constrainedSlots, switches } = game.state.options;
  const path = `$.players[${seat}]`;
  const isShare = (card: CardId): boolean => game.box.card(card).action.kind === 'share';
  const isOff = (slot: number): boolean => !isSlotOn(game, seat, slot);
  const restsBelow = constrainedSlots || switches.restingSlotsFollowOn;
  return [
    ...area.flatMap((card, slot) => [
      ...unless(card === null || !(isShare(card) || isOff(slot)), `${path}.area[${slot}]`, 'no such card in this slot'),
      ...unless(card !== null || used[slot] === false, `${path}.used[${slot}]`, 'false without a card'),
    ]),
    ...resting.flatMap((deck, slot) =>
      unless(
        !deck.some(isShare) && (deck.length === 0 || !restsBelow || !isOff(slot)),
        `${path}.resting[${slot}]`,
        'no such card in this resting slot',
      ),
    ),
  ];
}

/** TILE-4 to TILE-7: the +1 resource tile on a resource card, used with it; the others beside the slots. */
function tileProblems(game: Game, seat: Seat): JsonProblems {
  const player = playerAt(game, seat);
  return player.tiles.flatMap((tile, index) =>
    unless(fitsTile(game, seat, player, tile), `$.players[${seat}].tiles[${index}]`, 'a tile as it can lie'),
  );
}

function fitsTile(
  { box, state }: Game,
  seat: Seat,
  { area, used }: PlayerState,
  { tile, used: spent, on }: HeldTile,
): boolean {
  if (tile !== 'plusOneResourceTile') return on === null;
  if (on === null) return !spent;
  if (isPassing(state, seat)) return true; // its card may be gone, and lies face up again (PASS-2)
  const card = area[on] ?? null;
  return card !== null && box.card(card).action.kind === 'resource' && spent === used[on];
}

/** What the moment of the game allows. */
function momentProblems(game: Game, seat: Seat): JsonProblems {
  const { state } = game;
  const { area, used, tiles, passed } = playerAt(game, seat);
  const phase = phaseOf(state);
  const path = `$.players[${seat}]`;
  const isOut = phase === 'setUp' || phase === 'over' || passed;
  const isUnused = phase === 'planning' || isOut || isPassing(state, seat);
  const mayHold = !isOut && state.round > 1;
  const isFresh = tiles.every((tile) => !tile.used && tile.on === null);
  return [
    ...unless(!isOut || area.every((card) => card === null), `${path}.area`, 'no card at this moment'),
    ...unless(!isUnused || !used.includes(true), `${path}.used`, 'no card used at this moment'), // PASS-2
    ...unless(tiles.length === 0 || mayHold, `${path}.tiles`, 'no tile at this moment'), // PASS-6, PREP-6
    ...unless(phase !== 'planning' || isFresh, `${path}.tiles`, 'tiles not yet used'),
    ...unless(phase === 'action' || passed === (phase === 'over'), `${path}.passed`, `${phase === 'over'}`), // PASS-7
    ...(phase === 'setUp' ? startProblems(game, seat) : []),
  ];
}

/** SETUP-33, SETUP-36, SETUP-42: the starting cards in hand, or three of them as decks. */
function startProblems(game: Game, seat: Seat): JsonProblems {
  const player = playerAt(game, seat);
  const icon = PLAYER_ICONS[seat] ?? PLAYER_ICONS[0];
  const wanted = startingHand(game.box, icon, game.state.seating.indexOf(seat));
  const cards = cardsOf(player);
  const isWhole = cards.length === wanted.length && wanted.every((card) => cards.includes(card));
  const decks = player.resting.map((deck) => deck.length).join();
  const isLaidOut = decks === (waitsForDecks(game.state, seat) ? '0,0,0,0,0' : '0,1,1,1,0');
  return unless(isWhole && isLaidOut, `$.players[${seat}].hand`, 'the starting cards');
}
