import type { CardRef, Seat } from '../../../components/ids.ts';
import type { ViolationCode } from '../../../rulebook/violations.ts';
import type { UseEnergy, UseFieldScientist, UseResources, UseScientist } from '../../model/actions.ts';
import type { Faults, Game, Work } from '../kit.ts';
import type { Available } from './available.ts';
import type { MainAction } from './mainAction.ts';
import { useEnergy } from './useEnergy.ts';
import { useFieldScientist } from './useFieldScientist.ts';
import { useResources } from './useResources.ts';
import { useScientist } from './useScientist.ts';

/** The four actions done with cards. */
export type CardAct = UseResources | UseEnergy | UseScientist | UseFieldScientist;

const BY_TYPE: { readonly [Type in CardAct['type']]: MainAction<Extract<CardAct, { type: Type }>> } = {
  useResources,
  useEnergy,
  useScientist,
  useFieldScientist,
};
export const CARD_ACTS = ['useResources', 'useEnergy', 'useScientist', 'useFieldScientist'] as const;

export function cardActOptions(game: Game, seat: Seat, available: Available): CardAct[] {
  return CARD_ACTS.flatMap((type): CardAct[] => {
    const act: MainAction<CardAct> = BY_TYPE[type];
    return act.options(game, seat, available(act.kind));
  });
}

export function checkCardAct(game: Game, action: CardAct, available: Available): Faults<ViolationCode> {
  const act: MainAction<CardAct> = BY_TYPE[action.type];
  return act.check(game, action, available(act.kind));
}

/** Does the action. */
export function performCardAct(work: Work, action: CardAct, available: Available): void {
  const act: MainAction<CardAct> = BY_TYPE[action.type];
  act.perform(work, action, available(act.kind));
}

/** Cards an action uses up. */
export function cardsOfAct(action: CardAct, available: Available): readonly CardRef[] {
  const act: MainAction<CardAct> = BY_TYPE[action.type];
  return act.cards(action, available(act.kind));
}
