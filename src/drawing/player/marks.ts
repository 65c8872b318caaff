import type { Seat } from '../../components/ids.ts';
import { END_SLOTS } from '../../components/printed.ts';
import type { Game } from '../../game/rules/game.ts';
import { boardTracks } from '../../game/rules/playerBoard.ts';
import type { Sign } from '../signs/sign.ts';

/** A mark for an event on a space of the tank or research track. */
interface Mark {
  readonly at: number;
  readonly sign: Sign;
}

/**
 * Returns the space that opens an end slot (SPECIAL-3, SPECIAL-6), and the spaces that give Luna a grade-2 card
 * (LUNA-16).
 */
export function marksOn(game: Game, seat: Seat, name: 'tank' | 'research'): readonly Mark[] {
  const { luna } = game.box.content;
  const level = luna.levels.find((each) => each.level === game.state.options.luna?.level);
  const isLuna = seat === game.state.luna?.seat;
  const opens = !isLuna || level?.endSlots === true;
  const tokens = (isLuna && level?.[name === 'tank' ? 'tankTokens' : 'researchTokens']) || [];
  return [
    ...(opens ? [{ at: boardTracks(game, seat)[name].slotSpace, sign: slotSign(END_SLOTS[name]) }] : []),
    ...tokens.map((at) => ({ at, sign: { kind: 'card', text: 'II' } as const })),
  ];
}

function slotSign(slot: number): Sign {
  return { kind: 'card', text: String(slot + 1) };
}
