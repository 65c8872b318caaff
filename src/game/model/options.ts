import type { MenaceId } from '../../components/content.ts';
import type { ByCompany, Seat, TrackId } from '../../components/ids.ts';

/** Rulings the rulebook leaves open, as switches. */
export interface Switches {
  /** AMB-RES-5: a discount for a resource needs a payment in that resource alone. */
  readonly discountNeedsPurePayment: boolean;
  /** AMB-RP-2: special plans may lie on spaces with a crossed-out A. */
  readonly specialPlanOnNoASpace: boolean;
  /** AMB-PASS-1: an outer resting slot can be used only while the action slot below it is ON. */
  readonly restingSlotsFollowOn: boolean;
  /** AMB-BON-4: share cards may be destroyed for a bonus space. */
  readonly shareCardsMayBeDestroyed: boolean;
  /** AMB-LACT-11: when Luna takes the coins of the supplement space as she discards a lettered plan. */
  readonly lunaTakesSupplement: SupplementShare;
}

/** With every lettered plan, only with a plan from one of the three linked spaces (RP-11), or never. */
export const SUPPLEMENT_SHARES = ['always', 'linked', 'never'] as const;
export type SupplementShare = (typeof SUPPLEMENT_SHARES)[number];

export const DEFAULT_SWITCHES: Switches = {
  discountNeedsPurePayment: false,
  specialPlanOnNoASpace: false,
  restingSlotsFollowOn: false,
  shareCardsMayBeDestroyed: false,
  lunaTakesSupplement: 'always',
};

/** Somebody who plays. */
export interface PlayerName {
  /** 1 to 200 characters, unlike all others at the table. */
  readonly id: string;
  /** 1 to 100 characters, unlike all others at the table. */
  readonly name: string;
}

/** The two sides of the game board (SETUP-5, BELT-1). */
export const BOARD_SIDES = ['moon', 'belt'] as const;
export type BoardSide = (typeof BOARD_SIDES)[number];

/**
 * Which texts Luna's choices follow where they differ: her French booklet to the letter, or the international texts
 * (AMB-LACT-4, AMB-LACT-5).
 */
export const LUNA_EDITIONS = ['french', 'international'] as const;
export type LunaEdition = (typeof LUNA_EDITIONS)[number];
export const DEFAULT_EDITION: LunaEdition = 'french';

/** How Luna plays. */
export interface LunaOptions {
  /** LUNA-12: 0 (easy) to 8; 2 is her standard level, and the one to start with. */
  readonly level: number;
  /** Default `french`. */
  readonly edition?: LunaEdition;
}

/** What `createGame` takes. Everything but the players and the seed has a default. */
export interface CreateGameOptions {
  /** 2-4 people in seat order, clockwise, 1-3 with Luna; a name alone is also the id. */
  readonly players: readonly (string | PlayerName)[];
  /**
   * Any text of up to 1000 characters; the same options and seed give the same game. Whoever knows or guesses it knows
   * every card and every draw to come: a time of day or a counter is found in seconds, from what a spectator sees. Where
   * that matters use `randomSeed()`.
   */
  readonly seed: string;
  /** `recommended` (default, SETUP-6), `random` (SETUP-7) or a track for each company (SETUP-8). */
  readonly tracks?: 'recommended' | 'random' | ByCompany<TrackId>;
  /** `recommended` (default, SETUP-38) or `choose` one of two (SETUP-39). */
  readonly startingTokens?: 'recommended' | 'choose';
  /** VARIANT-1. Default false. */
  readonly constrainedSlots?: boolean;
  /** A seat, or `random` (default, AMB-SETUP-8). */
  readonly firstPlayer?: Seat | 'random';
  /** LUNA-1: Luna, the automated opponent, at a level from 0 (easy) to 8. Required for one person. */
  readonly luna?: LunaOptions | null;
  /** `moon` (default) or `belt` (BELT-1). */
  readonly board?: BoardSide;
  /** Mission cards (MISSION-1). Default false. */
  readonly missions?: boolean;
  /** A menace card: drawn, or one by name (MENACE-2). Only on the Belt (MENACE-1). Default false. */
  readonly menace?: boolean | MenaceId;
  /** CAMP-16: every company starts with three outposts on the Moon, as in chapter 3 of the campaign. Default false. */
  readonly chapter3?: boolean;
  readonly switches?: Partial<Switches>;
}

/** The options of a game with every default filled in; kept in the state. */
export interface GameOptions {
  readonly players: readonly PlayerName[];
  readonly seed: string;
  readonly tracks: 'recommended' | 'random' | ByCompany<TrackId>;
  readonly startingTokens: 'recommended' | 'choose';
  readonly constrainedSlots: boolean;
  readonly firstPlayer: Seat | 'random';
  readonly luna: Required<LunaOptions> | null;
  readonly board: BoardSide;
  readonly missions: boolean;
  readonly menace: boolean | MenaceId;
  readonly chapter3: boolean;
  readonly switches: Switches;
}
