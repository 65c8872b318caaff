import type { MenaceId } from '../../components/content.ts';
import type { ByCompany, CardId, LunaCardId, MissionId, PlanId, Seat, TokenId, TrackId } from '../../components/ids.ts';

/** Switches for questions that the rulebook leaves open. `docs/rulings.md` explains each ruling. */
export interface Switches {
  /** A discount for a resource counts only when the whole payment is in that resource. Default false (AMB-RES-5). */
  readonly discountNeedsPurePayment: boolean;
  /** Special plans may lie on spaces with a crossed-out A. Default false (AMB-RP-2). */
  readonly specialPlanOnNoASpace: boolean;
  /** An outer resting slot can be used only while the action slot below it is ON. Default false (AMB-PASS-1). */
  readonly restingSlotsFollowOn: boolean;
  /** Share cards may be destroyed for a bonus space. Default false (AMB-BON-4). */
  readonly shareCardsMayBeDestroyed: boolean;
  /** When Luna, discarding a lettered plan, takes the coins of the supplement space. Default `always` (AMB-LACT-11). */
  readonly lunaTakesSupplement: SupplementShare;
}

/** `always`: with every lettered plan. `linked`: only with a plan from one of the three linked spaces (RP-11). */
export const SUPPLEMENT_SHARES = ['always', 'linked', 'never'] as const;
/** When Luna takes the coins of the supplement space. */
export type SupplementShare = (typeof SUPPLEMENT_SHARES)[number];

/** The readings of the rules that are played unless the options name others. */
export const DEFAULT_SWITCHES: Switches = {
  discountNeedsPurePayment: false,
  specialPlanOnNoASpace: false,
  restingSlotsFollowOn: false,
  shareCardsMayBeDestroyed: false,
  lunaTakesSupplement: 'always',
};

/** A person who plays. */
export interface PlayerName {
  /** 1 to 200 characters that show, as in a name. All ids at a table differ. Everybody can see it. */
  readonly id: string;
  /**
   * 1 to 100 characters. Something of it shows, and it has no control characters, line breaks or marks that turn the direction of
   * reading. All names at a table look different: spaces, invisible signs, other forms of the same sign and letters that look
   * alike do not tell two apart, such as a Latin and a Cyrillic A, or a capital I and a small l. Beside Luna nobody has her name.
   */
  readonly name: string;
}

/** The two sides of the game board (SETUP-5, BELT-1). */
export const BOARD_SIDES = ['moon', 'belt'] as const;
/** A side of the game board. */
export type BoardSide = (typeof BOARD_SIDES)[number];

/**
 * Which texts decide Luna's choices where they differ: her French booklet to the letter, or the international texts
 * (AMB-LACT-4, AMB-LACT-5).
 */
export const LUNA_EDITIONS = ['french', 'international'] as const;
/** The texts that decide Luna's choices. */
export type LunaEdition = (typeof LUNA_EDITIONS)[number];
/** The edition of Luna's texts that is played unless the options name the other one. */
export const DEFAULT_EDITION: LunaEdition = 'french';

/** How Luna plays. */
export interface LunaOptions {
  /** 0 (easiest) to 8 (hardest). 2 is the standard, and a good level to start with (LUNA-12). */
  readonly level: number;
  /** Default `french`. See `LUNA_EDITIONS`. */
  readonly edition?: LunaEdition;
}

/**
 * What lies on top of the piles of a game, each list from the top down, so that a game with a real box can be typed in while it
 * is played: each piece is named when it comes up. What the lists do not name lies below, shuffled by the seed. A name that is
 * not in its pile when the pile is shuffled is passed over. The tracks, the menace and the first player have options of their own.
 */
export interface Deal {
  /** Action cards with a letter. Each lies on top of its letter, below those named before it (SETUP-13). */
  readonly cards?: readonly CardId[];
  /** Plans with a letter. Each lies on top of the supply of its letter, below those named before it (SETUP-21). */
  readonly plans?: readonly PlanId[];
  /** Starting research tokens: two for seat 0, two for seat 1, and so on. Only with `startingTokens: 'choose'` (SETUP-39). */
  readonly tokens?: readonly TokenId[];
  /** Only with `missions: true` (MISSION-1). */
  readonly missions?: readonly MissionId[];
  /** Luna's first deck, of cards of grade 1 (LUNA-13). */
  readonly lunaDeck?: readonly LunaCardId[];
  /** The deck of her cards of grade 2 (LUNA-14). */
  readonly lunaGradeTwo?: readonly LunaCardId[];
  /** Tokens of which the first that nobody has kept gives her the starting bonus (LUNA-9). */
  readonly lunaToken?: readonly TokenId[];
  /** What each later shuffle of her cards brings to the top, one list for each shuffle in order (LUNA-20, LUNA-29). */
  readonly lunaShuffles?: readonly (readonly LunaCardId[])[];
}

/** What `createGame` takes. Everything except the players and the seed has a default. */
export interface CreateGameOptions {
  /** 2-4 people, or 1-3 with Luna, in seat order, clockwise. A plain text is both name and id. */
  readonly players: readonly (string | PlayerName)[];
  /**
   * Any text of up to 1000 characters. The same options and seed give the same game. Whoever knows or guesses the seed
   * knows every card and every draw to come. From what a spectator sees, a program finds a seed that is a time or a
   * counter in seconds. Where that matters, use `randomSeed()`.
   */
  readonly seed: string;
  /** The company tracks: `recommended` (default, SETUP-6), `random` (SETUP-7) or one for each company (SETUP-8). */
  readonly tracks?: 'recommended' | 'random' | ByCompany<TrackId>;
  /** Starting research tokens: `recommended` (default, SETUP-38), or `choose` one of two (SETUP-39). */
  readonly startingTokens?: 'recommended' | 'choose';
  /** The variant with constrained slots. Default false (VARIANT-1). */
  readonly constrainedSlots?: boolean;
  /** The seat of the first player, or `random` (default, AMB-SETUP-8). */
  readonly firstPlayer?: Seat | 'random';
  /** Luna, the automated opponent. Default `null`: without her. One person needs her (LUNA-1). */
  readonly luna?: LunaOptions | null;
  /** The side of the board: `moon` (default) or `belt` (BELT-1). */
  readonly board?: BoardSide;
  /** Whether to play with mission cards. Default false (MISSION-1). */
  readonly missions?: boolean;
  /** A menace card: `true` draws one, an id names one (MENACE-2). Only on the Belt (MENACE-1). Default false. */
  readonly menace?: boolean | MenaceId;
  /** Every company starts with three outposts, as in chapter 3 of the campaign (CAMP-16). Moon only. Default false. */
  readonly chapter3?: boolean;
  readonly switches?: Partial<Switches>;
  /** What lies on top of the piles. Default `{}`: the seed shuffles everything. */
  readonly deal?: Deal;
}

/** The options of a game with every default filled in. The state keeps them. */
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
  readonly deal: Deal;
}
