import * as v from 'valibot';
import type { Effect, PermanentBonus, Requirement } from '../../effects.ts';
import { COMPANIES, RESOURCES, TILE_IDS } from '../../ids.ts';
import { byKind, list, oneOf, type Schema, whole, yesNo } from './parts.ts';

type OneOf = Extract<Effect, { kind: 'oneOf' }>;

const resource = oneOf(RESOURCES);
const company = oneOf(COMPANIES);
/** Present where the player may leave a reward. */
const optional = v.exactOptional(v.literal(true)) as unknown as Schema<true>;
/** Steps, points and coins that something gives. */
const gain = whole(1, 40);
const noneOrMore = whole(0, 40);

const SIMPLE = {
  coins: { amount: gain },
  helium: { steps: gain },
  research: { points: gain },
  track: { company, steps: gain },
  expandedTrack: { steps: gain },
  chosenTracks: { steps: list(gain), among: oneOf(['all', 'others']) },
  removeOutposts: { count: whole(1, 15), optional },
  resourceCoins: { resource, minus: noneOrMore },
  purchase: { discount: noneOrMore },
  firstPlayer: {},
  destroyedCost: { plus: noneOrMore },
  salvage: { price: noneOrMore, parts: oneOf(['either', 'both']) },
  reserveTile: { tile: oneOf(TILE_IDS) },
} as const;

/** What can be chosen from: everything but another choice. */
const simple: Schema<Exclude<Effect, OneOf>> = byKind<Exclude<Effect, OneOf>>(SIMPLE);

/** The closed vocabulary of rewards. */
export const effect: Schema<Effect> = byKind<Effect>({ ...SIMPLE, oneOf: { rewards: list(list(simple)) } });

/** Several effects, received together. */
export const reward: Schema<readonly Effect[]> = list(effect);

/** The closed vocabulary of plan requirements. */
export const requirement: Schema<Requirement> = byKind<Requirement>({
  resource: { resource, total: gain },
  oneResource: { total: gain },
  energy: { total: gain },
  scientists: { count: whole(1, 10) },
});

/** The closed vocabulary of permanent track bonuses. */
export const permanentBonus: Schema<PermanentBonus> = byKind<PermanentBonus>({
  energy: { plus: whole(1, 10) },
  markers: { count: whole(1, 10) },
  discount: { resources: list(resource), mixed: yesNo, less: whole(1, 10) },
  cardValue: { resource, plus: whole(1, 10) },
  fieldScientist: { domes: noneOrMore },
});
