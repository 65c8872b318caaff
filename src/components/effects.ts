import * as v from 'valibot';
import { COMPANIES, type Company, RESOURCES, type Resource, TILE_IDS, type TileId } from './ids.ts';
import { byKind, list, oneOf, optional, type Schema, whole, yesNo } from './shape.ts';

/** An effect in a reward of a structure, plan, bonus space or token. Component sets can use only these kinds. */
export type Effect =
  /** ICON-14: coins from the bank. */
  | { readonly kind: 'coins'; readonly amount: number }
  /** ICON-4: steps of the helium-3 marker. */
  | { readonly kind: 'helium'; readonly steps: number }
  /** ICON-5: research points, which must be spent at once. */
  | { readonly kind: 'research'; readonly points: number }
  /** ICON-7: steps on the track of a named company. */
  | { readonly kind: 'track'; readonly company: Company; readonly steps: number }
  /** ICON-6: steps on the track of the company just expanded. */
  | { readonly kind: 'expandedTrack'; readonly steps: number }
  /** ICON-8, BSP-7, BSP-8: each step count is for a different track. A track's own bonus space excludes that track. */
  | { readonly kind: 'chosenTracks'; readonly steps: readonly number[]; readonly among: 'all' | 'others' }
  /** ICON-9, ICON-11: removes outposts from any stations; the player may decline if `optional` (AMB-EXP-11). */
  | { readonly kind: 'removeOutposts'; readonly count: number; readonly optional?: true }
  /** ICON-16: coins equal to the total of a resource on face-up cards, reduced by a number. */
  | { readonly kind: 'resourceCoins'; readonly resource: Resource; readonly minus: number }
  /** BON-8, BSP-3, BSP-4: buys one displayed card for its total cost in coins, reduced by a discount. */
  | { readonly kind: 'purchase'; readonly discount: number }
  /** BON-7: makes the player first player in the next round. */
  | { readonly kind: 'firstPlayer' }
  /** BON-10, BSP-5, BSP-6: coins equal to the printed cost of the destroyed card, increased by a number. */
  | { readonly kind: 'destroyedCost'; readonly plus: number }
  /** BSP-9, BSP-10: takes the action of the destroyed card, buys a destroyed card with coins, or both. */
  | { readonly kind: 'salvage'; readonly price: number; readonly parts: 'either' | 'both' }
  /** BON-11: reserves a tile. The player receives it in the preparation phase. */
  | { readonly kind: 'reserveTile'; readonly tile: TileId }
  /** BSP-1: a choice of rewards. */
  | { readonly kind: 'oneOf'; readonly rewards: readonly (readonly Effect[])[] };

/** A requirement for the upload marker to enter a plan (SCI-6, ICON-3, ICON-10, ICON-12, ICON-15). */
export type Requirement =
  | { readonly kind: 'resource'; readonly resource: Resource; readonly total: number }
  /** Units of any single resource (ICON-10). */
  | { readonly kind: 'oneResource'; readonly total: number }
  | { readonly kind: 'energy'; readonly total: number }
  /** Scientist or field scientist cards (ICON-3). */
  | { readonly kind: 'scientists'; readonly count: number };

/** Effect of an unlocked permanent track bonus (TB-1 to TB-9). */
export type PermanentBonus =
  /** TB-1, TB-2. */
  | { readonly kind: 'energy'; readonly plus: number }
  /** TB-3: total number of extra bonus markers. The second level replaces the first. */
  | { readonly kind: 'markers'; readonly count: number }
  /** TB-4 to TB-6: a discount on cards acquired with these resources; `mixed` allows several types at once. */
  | {
      readonly kind: 'discount';
      readonly resources: readonly Resource[];
      readonly mixed: boolean;
      readonly less: number;
    }
  /** TB-7: increases the value of each face-up card of the resource. */
  | { readonly kind: 'cardValue'; readonly resource: Resource; readonly plus: number }
  /** TB-8, TB-9: a permanent field scientist icon and extra collection domes. */
  | { readonly kind: 'fieldScientist'; readonly domes: number };

type OneOf = Extract<Effect, { kind: 'oneOf' }>;

const resource = oneOf(RESOURCES);
const company = oneOf(COMPANIES);
/** Maximum number of effects, which keeps the rewards of one action within the limit of a state (`LIMITS.list`). */
const MOST_EFFECTS = 12;
const gain = whole(1, 40);
const noneOrMore = whole(0, 40);

const SIMPLE = {
  coins: { amount: gain },
  helium: { steps: gain },
  research: { points: gain },
  track: { company, steps: gain },
  expandedTrack: { steps: gain },
  chosenTracks: { steps: list(gain), among: oneOf(['all', 'others']) },
  removeOutposts: { count: whole(1, 15), optional: optional<true>(v.literal(true)) },
  resourceCoins: { resource, minus: noneOrMore },
  purchase: { discount: noneOrMore },
  firstPlayer: {},
  destroyedCost: { plus: noneOrMore },
  salvage: { price: noneOrMore, parts: oneOf(['either', 'both']) },
  reserveTile: { tile: oneOf(TILE_IDS) },
} as const;

/** Effects that a choice can offer. A choice cannot contain another choice. */
const simple: Schema<Exclude<Effect, OneOf>> = byKind<Exclude<Effect, OneOf>>(SIMPLE);

const effect: Schema<Effect> = byKind<Effect>({ ...SIMPLE, oneOf: { rewards: list(list(simple, MOST_EFFECTS)) } });

/** Effects that a seat receives together. */
export const reward: Schema<readonly Effect[]> = list(effect, MOST_EFFECTS);

/** Fields of each kind of requirement, also used for mission tasks. */
export const REQUIREMENTS = {
  resource: { resource, total: gain },
  oneResource: { total: gain },
  energy: { total: gain },
  scientists: { count: whole(1, 10) },
};
export const requirement: Schema<Requirement> = byKind<Requirement>(REQUIREMENTS);

export const permanentBonus: Schema<PermanentBonus> = byKind<PermanentBonus>({
  energy: { plus: whole(1, 10) },
  markers: { count: whole(1, 10) },
  discount: { resources: list(resource), mixed: yesNo, less: whole(1, 10) },
  cardValue: { resource, plus: whole(1, 10) },
  fieldScientist: { domes: noneOrMore },
});
