import type { Belt } from './belt.ts';
import type { Card, Tile } from './cards.ts';
import type { Sources } from './component.ts';
import type { Figures } from './figures.ts';
import type { ByCompany, PlanLetter, TokenId, TrackId } from './ids.ts';
import type { LunaContent } from './luna.ts';
import type { Menace } from './menaces.ts';
import type { Mission } from './missions.ts';
import type { Sector, Station } from './moon.ts';
import type { BoardTrack } from './playerBoard.ts';
import type { Plan, SpecialPlan, StartingToken } from './research.ts';
import type { BoardSpace } from './spaces.ts';
import type { Track } from './tracks.ts';

export type * from './belt.ts';
export type * from './cards.ts';
export * from './component.ts';
export type * from './figures.ts';
export * from './luna.ts';
export * from './menaces.ts';
export type * from './missions.ts';
export type * from './moon.ts';
export type * from './playerBoard.ts';
export type * from './research.ts';
export type * from './spaces.ts';
export type * from './tracks.ts';

/**
 * The whole component set of a game, as plain JSON. Rules read every printed number from here; those that are the same in
 * every set are constants beside the types, such as `BORDER_ENERGY`.
 */
export interface Content {
  /** Anything its maker wants to say; has no effect. */
  readonly $comment?: string | readonly string[];
  readonly schema: 1;
  /** Name of the set; states remember it. */
  readonly id: string;
  readonly cards: readonly Card[];
  /** Additional cost of display slots 1-12. */
  readonly slotCosts: readonly number[];
  readonly tracks: readonly Track[];
  readonly moon: {
    readonly sectors: readonly Sector[];
    readonly stations: ByCompany<Station>;
    /** Sectors that hold an outpost at the start of chapter 3 of the campaign (CAMP-16). */
    readonly chapter3: ByCompany<readonly number[]>;
  };
  readonly belt: Belt;
  readonly missions: readonly Mission[];
  readonly menaces: readonly Menace[];
  readonly luna: LunaContent;
  readonly plans: readonly Plan[];
  readonly specialPlans: readonly SpecialPlan[];
  /** The 12 lettered spaces; `supplement` marks the three linked to the supplement space (RP-11). */
  readonly researchDisplay: readonly { readonly letter: PlanLetter; readonly supplement: boolean }[];
  readonly tokens: readonly StartingToken[];
  /** First-game set-up (SETUP-6, SETUP-38); tokens by place in turn order. */
  readonly recommended: { readonly tracks: ByCompany<TrackId>; readonly tokens: readonly TokenId[] };
  readonly spaces: readonly BoardSpace[];
  readonly tiles: readonly Tile[];
  readonly figures: Figures;
  readonly playerBoard: {
    readonly tank: BoardTrack;
    /** `noA`: spaces with a crossed-out A (RP-13). */
    readonly research: BoardTrack & { readonly noA: readonly number[] };
  };
  /** Provenance of the loose numbers above: slot costs, research display, recommended set-up, outposts of chapter 3. */
  readonly sources: Sources;
}
