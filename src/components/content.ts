import type { BoardSpace, Figures, PlayerBoard } from './boards.ts';
import type { Card, Tile } from './cards.ts';
import type { Sources } from './component.ts';
import type { LunaContent } from './luna.ts';
import type { Belt, Menace, Mission } from './modules.ts';
import type { Moon } from './moon.ts';
import type { DisplaySpace, Plan, Recommended, SpecialPlan, StartingToken } from './research.ts';
import type { Track } from './tracks.ts';

export type { BoardSpace, BoardTrack, Figures, Majority, PlayerBoard } from './boards.ts';
export type { Card, CardAction, Tile } from './cards.ts';
export type { Component, Point, Provenance, Sources } from './component.ts';
export type { Effect, PermanentBonus, Requirement } from './effects.ts';
export type { BySlot, LunaSlot, MenaceId } from './ids.ts';
export type { LunaAction, LunaCard, LunaContent, LunaLevel, LunaSelection } from './luna.ts';
export type {
  Asteroid,
  Belt,
  Menace,
  MenaceConsequence,
  MenaceRequirement,
  Mission,
  RouteEnd,
  ShuttleSpace,
  StationRoute,
  Task,
} from './modules.ts';
export type { BorderTo, Moon, Sector, Station } from './moon.ts';
export type { Border } from './printed.ts';
export type { DisplaySpace, Plan, Recommended, SpecialPlan, StartingToken } from './research.ts';
export type { SpaceTerms, Track, TrackBonus } from './tracks.ts';

/** An object that contains a component set: the rules returned by `createRules`, or `{ content }`. */
export interface HasContent {
  readonly content: Content;
}

/** The component set and restrictions of a state, save or record. Only rules with the same reference accept it. */
export interface ContentRef {
  /** `id` of the component set. */
  readonly id: string;
  /** Fingerprint of everything in the set that affects gameplay. */
  readonly fingerprint: string;
  /** Ids of the restrictions on the rules, in the order in which they were added; absent if there are none. */
  readonly restrictions?: readonly string[];
}

/**
 * The component set of a game, as plain JSON. The rules read all printed numbers from it, except those that are the
 * same in every printing, such as `BORDER_ENERGY`.
 */
export interface Content {
  /** Address of `components.schema.json` for code completion in editors; has no effect on the game. */
  readonly $schema?: string;
  /** Free text; has no effect on the game. */
  readonly $comment?: string | readonly string[];
  readonly schema: 1;
  /** Name of the set, stored in every state. */
  readonly id: string;
  readonly cards: readonly Card[];
  /** Additional cost of display slots 1-12. */
  readonly slotCosts: readonly number[];
  readonly tracks: readonly Track[];
  readonly moon: Moon;
  readonly belt: Belt;
  readonly missions: readonly Mission[];
  readonly menaces: readonly Menace[];
  readonly luna: LunaContent;
  readonly plans: readonly Plan[];
  readonly specialPlans: readonly SpecialPlan[];
  /** The 12 spaces of the research display. */
  readonly researchDisplay: readonly DisplaySpace[];
  readonly tokens: readonly StartingToken[];
  readonly recommended: Recommended;
  readonly spaces: readonly BoardSpace[];
  readonly tiles: readonly Tile[];
  readonly figures: Figures;
  readonly playerBoard: PlayerBoard;
  /** Provenance of the values above: slot costs, research display, recommended set-up and chapter 3 outposts. */
  readonly sources: Sources;
}
