import type { LunaCard, LunaLevel, LunaSlot } from '../../components/content.ts';
import type { Company } from '../../components/ids.ts';
import { LUNA_SLOTS } from '../../components/ids.ts';
import { at } from '../../engine/lists.ts';
import type { RuleId } from '../../rulebook/rules.ts';
import type { EventOf } from '../model/events.ts';
import type { LunaEdition } from '../model/options.ts';
import { DEFAULT_EDITION } from '../model/options.ts';
import type { LunaState } from '../model/state.ts';
import type { Game, Work } from '../rules/module.ts';

export function lunaOf({ state }: Game): LunaState {
  if (state.luna === null) throw new RangeError('This game is played without Luna');
  return state.luna;
}

/** The writable state of a game with Luna, in which `luna` is never `null`. */
export interface LunaWork extends Work {
  readonly luna: NonNullable<Work['state']['luna']>;
}

export function withLuna(work: Work): LunaWork {
  if (work.state.luna === null) throw new RangeError('This game is played without Luna');
  return { ...work, luna: work.state.luna };
}

export function skip(work: LunaWork, action: EventOf<'lunaSkipped'>['action'], rule: RuleId, company?: Company): void {
  work.emit({ type: 'lunaSkipped', seat: work.luna.seat, action, rule, ...(company && { company }) });
}

/** LUNA-12 */
export function levelOf({ box, state }: Game): LunaLevel {
  return at(box.content.luna.levels, state.options.luna?.level ?? 0);
}

export function editionOf({ state }: Game): LunaEdition {
  return state.options.luna?.edition ?? DEFAULT_EDITION;
}

/** LUNA-5, LUNA-14: at level 0, Luna's tracks do not open the end slots. */
export function openSlots(work: LunaWork): LunaSlot[] {
  const { helium, upload } = at(work.state.players, work.luna.seat);
  const { tank, research } = work.box.content.luna;
  const { endSlots } = levelOf(work);
  return LUNA_SLOTS.filter((slot) => {
    if (slot === 'A') return endSlots && helium >= tank.slotSpace;
    return slot !== 'E' || (endSlots && upload >= research.slotSpace);
  });
}

/** Returns the index of the leftmost face-down card (LUNA-27), or -1 if there is none. */
export function nextCard({ slots }: LunaState): number {
  return slots.findIndex((slot) => slot !== null && !slot.faceUp);
}

export function cardIn({ box, luna }: LunaWork, slot: number): LunaCard {
  const found = at(luna.slots, slot);
  if (found === null) throw new RangeError(`Luna has no card in slot ${slot}`);
  return box.lunaCard(found.card);
}
