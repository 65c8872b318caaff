// Luna's markers: tank, research track and company tracks.

import type { Game, Player } from './game.ts';
import { playerOf } from './game.ts';
import { lunaLevel, lunaOf, takeGradeTwo } from './lunaDeck.ts';
import { atEnd, barrierAhead, crossThresholds } from './tracks.ts';
import type { BoardTrack, Company } from './types.ts';
import { END_SLOTS } from './types.ts';

/** The pieces of Luna's colour. */
export function lunaPlayer(game: Game): Player {
  return playerOf(game, lunaOf(game).seat);
}

/** LACT-5: steps of her helium-3 marker. */
export function moveLunaHelium(game: Game, steps: number): void {
  moveMarker(game, 'helium', game.content.luna.tank, steps, lunaLevel(game).tankTokens);
}

/** LACT-6: steps of her upload marker. It needs no plans. */
export function moveLunaUpload(game: Game, steps: number): void {
  moveMarker(game, 'upload', game.content.luna.research, steps, lunaLevel(game).researchTokens);
}

function moveMarker(
  game: Game,
  marker: 'helium' | 'upload',
  { last, overflow }: BoardTrack,
  steps: number,
  tokens: readonly number[],
): void {
  const player = lunaPlayer(game);
  const from = player[marker];
  player[marker] = Math.min(last, from + steps);
  player.coins += (from + steps - player[marker]) * overflow;
  passTokens(game, tokens, from, player[marker]);
}

/** LUNA-18, LACT-7: each token reached or passed by a move takes effect once. */
function passTokens(game: Game, tokens: readonly number[], from: number, to: number): void {
  for (const token of tokens) if (token > from && token <= to) takeGradeTwo(game);
}

/**
 * LACT-5, LACT-6: true if a slot of Luna is ON. The outer ones open with her markers, if the level has them (LUNA-5,
 * LUNA-14); `slot` is 0 to 4 for A to E.
 */
export function lunaSlotOpen(game: Game, slot: number): boolean {
  const { tank, research } = game.content.luna;
  if (slot === END_SLOTS.tank) return lunaLevel(game).endSlots && lunaPlayer(game).helium >= tank.slotSpace;
  if (slot === END_SLOTS.research) return lunaLevel(game).endSlots && lunaPlayer(game).upload >= research.slotSpace;
  return true;
}

/** LACT-8: steps of her marker on the track of a company, one after the other (TRACK-8). */
export function moveLunaTrack(game: Game, company: Company, steps: number): void {
  const { seat } = lunaOf(game);
  const player = lunaPlayer(game);
  for (let step = 0; step < steps; step += 1) {
    if (atEnd(game, seat, company)) {
      player.coins += game.content.luna.trackOverflow; // LACT-11
      continue;
    }
    player.coins -= Math.min(player.coins, barrierAhead(game, seat, company)); // LACT-10
    player.tracks[company] += 1;
    crossThresholds(game, seat, company); // LACT-9
  }
}
