import type { LunaCard, LunaLevel, LunaSlot } from '../../components/content.ts';
import { LUNA_SLOTS } from '../../components/ids.ts';
import { at } from '../../engine/lists.ts';
import type { LunaEdition } from '../model/options.ts';
import { DEFAULT_EDITION } from '../model/options.ts';
import type { LunaState } from '../model/state.ts';
import type { Game, Work } from '../rules/game.ts';

/** Luna, in a game in which she plays. */
export function lunaOf({ state }: Game): LunaState {
  if (state.luna === null) throw new RangeError('Luna does not play');
  return state.luna;
}

/** The same for writing. */
export function writeLuna(work: Work): NonNullable<Work['state']['luna']> {
  if (work.state.luna === null) throw new RangeError('Luna does not play');
  return work.state.luna;
}

/** LUNA-12: what sets her level apart. */
export function levelOf({ box, state }: Game): LunaLevel {
  return at(box.content.luna.levels, state.options.luna?.level ?? 0);
}

/** Which texts her choices follow where they differ. */
export function editionOf({ state }: Game): LunaEdition {
  return state.options.luna?.edition ?? DEFAULT_EDITION;
}

/** LUNA-5, LUNA-14: her open action slots from the left. The end slots open on her two tracks, at level 0 never. */
export function openSlots(game: Game): LunaSlot[] {
  const { seat } = lunaOf(game);
  const { helium, upload } = at(game.state.players, seat);
  const { tank, research } = game.box.content.luna;
  const { endSlots } = levelOf(game);
  return LUNA_SLOTS.filter((slot) => {
    if (slot === 'A') return endSlots && helium >= tank.slotSpace;
    return slot !== 'E' || (endSlots && upload >= research.slotSpace);
  });
}

/** The place of the leftmost card that still lies face down (LUNA-27), -1 if there is none. */
export function nextCard({ slots }: LunaState): number {
  return slots.findIndex((slot) => slot !== null && !slot.faceUp);
}

export function cardIn(game: Game, slot: number): LunaCard {
  const found = at(lunaOf(game).slots, slot);
  if (found === null) throw new RangeError(`Luna has no card in slot ${slot}`);
  return game.box.lunaCard(found.card);
}
