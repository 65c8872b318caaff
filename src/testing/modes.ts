import type { Draw } from '../engine/random.ts';
import { drawInteger } from '../engine/random.ts';
import { MENACE_IDS } from '../model/content.ts';
import type { CreateGameOptions } from '../model/options.ts';
import { BOARD_SIDES } from '../model/options.ts';
import { pickOne } from './randomPlay.ts';

export const PEOPLE = ['Melanie', 'Antoine', 'Mathieu', 'David'] as const;
/** LUNA-12: levels 0 to 8. */
export const LEVELS = 9;

const flip = (draw: Draw): boolean => draw() < 0.5;

/** Options of a random game over everything a game can be played with: seats, Luna, board, modules, variant, rulings. */
export function randomOptions(draw: Draw, seed: string): CreateGameOptions {
  const people = 1 + drawInteger(draw, PEOPLE.length);
  const withLuna = people === 1 || (people < PEOPLE.length && flip(draw));
  const board = pickOne(draw, BOARD_SIDES);
  return {
    players: PEOPLE.slice(0, people),
    seed,
    luna: withLuna ? { level: drawInteger(draw, LEVELS) } : null,
    board,
    missions: flip(draw),
    menace: board === 'belt' && flip(draw) ? pickOne(draw, [true, ...MENACE_IDS]) : false,
    chapter3: board === 'moon' && draw() < 0.25,
    tracks: flip(draw) ? 'random' : 'recommended',
    startingTokens: flip(draw) ? 'choose' : 'recommended',
    constrainedSlots: draw() < 0.25,
    switches: {
      discountNeedsPurePayment: draw() < 0.2,
      specialPlanOnNoASpace: draw() < 0.2,
      restingSlotsFollowOn: draw() < 0.2,
      lunaTakesSupplement: draw() < 0.8,
    },
  };
}
