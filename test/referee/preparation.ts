import type { Game } from './game.ts';
import { at, isLuna, playerOf } from './game.ts';
import { DISPLAY_SLOTS, TILE_IDS } from './types.ts';

/** The number of rows of the card display; a column has as many slots. */
const ROWS = DISPLAY_SLOTS / 3;

/** PREP-1: the three steps of the preparation phase. Afterwards the new round begins (PREP-11). */
export function prepare(game: Game): void {
  const { table } = game;
  table.supplement += 1; // PREP-3
  table.round += 1; // PREP-4, ROUND-4
  takeBackMarkers(game);
  destroyRightColumn(game);
  shiftRows(game);
  refillDisplay(game);
  table.firstPlayer = table.nextFirstPlayer; // ROUND-8
  for (const player of table.players) player.passed = false;
}

/** PREP-5, PREP-6: markers return, one-time markers leave the game (MISSION-15), and reserved tiles are received. */
function takeBackMarkers(game: Game): void {
  for (const { space, seat, oneTime } of game.table.placed) {
    const player = playerOf(game, seat);
    if (oneTime !== true) player.markers += 1;
    const tile = TILE_IDS.find((id) => id === space);
    if (tile === undefined || isLuna(game, seat)) continue; // LUNA-32
    player.tiles.push({ tile, used: false, on: null }); // AMB-MISSION-7
  }
  game.table.placed = [];
}

/** PREP-7. */
function destroyRightColumn(game: Game): void {
  const { display, destroyed } = game.table;
  for (let slot = 1; slot <= ROWS; slot += 1) {
    const card = at(display, slot - 1);
    if (card !== null) destroyed.push(card);
    display[slot - 1] = null;
  }
}

/** PREP-8, PREP-9: in each row, the cards move to the right and close all gaps. */
function shiftRows(game: Game): void {
  const { display } = game.table;
  for (let row = 0; row < ROWS; row += 1) {
    const slots = [row, row + ROWS, row + 2 * ROWS];
    const cards = slots.map((slot) => at(display, slot)).filter((card) => card !== null);
    slots.forEach((slot, place) => {
      display[slot] = cards[place] ?? null;
    });
  }
}

/** PREP-10. */
function refillDisplay(game: Game): void {
  const { display, deck } = game.table;
  display.forEach((card, slot) => {
    if (card === null) display[slot] = deck.pop() ?? null;
  });
}
