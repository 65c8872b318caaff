import type { MenaceId } from '../../components/content.ts';
import type { ByCompany, CardId, LunaCardId, MissionId, PlanId, Seat, TokenId, TrackId } from '../../components/ids.ts';

/** Switches for questions that the rulebook leaves open. `docs/rulings.md` explains them. */
export interface Switches {
  /** True if a resource discount applies only when the whole payment is in that resource. Default false (AMB-RES-5). */
  readonly discountNeedsPurePayment: boolean;
  /** True if special plans may be placed on spaces with a crossed-out A. Default false (AMB-RP-2). */
  readonly specialPlanOnNoASpace: boolean;
  /** True if outer resting slots require the action slots below them to be ON. Default false (AMB-PASS-1). */
  readonly restingSlotsFollowOn: boolean;
  /** True if share cards may be destroyed for a bonus space. Default false (AMB-BON-4). */
  readonly shareCardsMayBeDestroyed: boolean;
  /** The lettered plans with which Luna takes the coins on the supplement space. Default `always` (AMB-LACT-11). */
  readonly lunaTakesSupplement: SupplementShare;
}

/**
 * The possible values of `lunaTakesSupplement`. When Luna discards a lettered plan, she also takes the coins on the
 * supplement space: `always`, only if the plan comes from one of the three `linked` spaces (RP-11), or `never`.
 */
export const SUPPLEMENT_SHARES = ['always', 'linked', 'never'] as const;
/** A value of `lunaTakesSupplement`. */
export type SupplementShare = (typeof SUPPLEMENT_SHARES)[number];

/** The default value of each switch. */
export const DEFAULT_SWITCHES: Switches = {
  discountNeedsPurePayment: false,
  specialPlanOnNoASpace: false,
  restingSlotsFollowOn: false,
  shareCardsMayBeDestroyed: false,
  lunaTakesSupplement: 'always',
};

/** The id and name of a human player. */
export interface PlayerName {
  /** The player's id: 1 to 200 characters, unique, with the same restrictions as `name`. All players can see it. */
  readonly id: string;
  /**
   * The player's name: 1 to 100 characters, at least one of them visible, without control characters, line breaks or
   * bidirectional marks. All names in a game must be visually distinct. Names that differ only in spaces, invisible
   * characters, variants of the same character or lookalikes (Latin and Cyrillic A, capital I and small l) are
   * rejected. In games with Luna, no human player may be called Luna.
   */
  readonly name: string;
}

/** The two sides of the game board (SETUP-5, BELT-1). */
export const BOARD_SIDES = ['moon', 'belt'] as const;
/** One of the two sides of the game board. */
export type BoardSide = (typeof BOARD_SIDES)[number];

/**
 * The editions of Luna's rules: the French booklet, taken literally, or the international texts. A few of Luna's
 * choices differ between them (AMB-LACT-4, AMB-LACT-5).
 */
export const LUNA_EDITIONS = ['french', 'international'] as const;
/** An edition of Luna's rules. */
export type LunaEdition = (typeof LUNA_EDITIONS)[number];
/** The default edition of Luna's rules. */
export const DEFAULT_EDITION: LunaEdition = 'french';

/** Options for Luna, the automated opponent. */
export interface LunaOptions {
  /** Luna's level, 0 (easiest) to 8 (hardest). Start with the standard level, which is 2 (LUNA-12). */
  readonly level: number;
  /** The edition of Luna's rules: `french` (default) or `international`. */
  readonly edition?: LunaEdition;
}

/**
 * The top components of each pile, in order from the top. The other components are shuffled with the seed and placed
 * below them. Use this option to reproduce a game played with the physical box. Ids that are not in the pile when it is
 * shuffled are ignored. The tracks, the menace and the first player have their own options.
 */
export interface Deal {
  /** Lettered action cards. The order matters only between cards of the same letter (SETUP-13). */
  readonly cards?: readonly CardId[];
  /** Lettered plans. The order matters only between plans of the same letter (SETUP-21). */
  readonly plans?: readonly PlanId[];
  /** Starting research tokens: two per seat, in seat order. Requires `startingTokens: 'choose'` (SETUP-39). */
  readonly tokens?: readonly TokenId[];
  /** Mission cards. Requires `missions: true` (MISSION-1). */
  readonly missions?: readonly MissionId[];
  /** Luna's first deck, which contains only grade-1 cards (LUNA-13). */
  readonly lunaDeck?: readonly LunaCardId[];
  /** Luna's deck of grade-2 cards (LUNA-14). */
  readonly lunaGradeTwo?: readonly LunaCardId[];
  /** Luna's starting token: the first token in this list that no player has kept (LUNA-9). */
  readonly lunaToken?: readonly TokenId[];
  /** The top cards after each later shuffle of Luna's cards, with one list per shuffle (LUNA-20, LUNA-29). */
  readonly lunaShuffles?: readonly (readonly LunaCardId[])[];
}

/** The options of `createGame`. Only `players` and `seed` are required. */
export interface CreateGameOptions {
  /** 2-4 human players, or 1-3 with Luna, clockwise in seat order. A string is used as both name and id. */
  readonly players: readonly (string | PlayerName)[];
  /**
   * Any string of up to 1000 characters. The same options and seed always give the same game. The seed reveals every
   * card and every later draw. If the seed is simple, such as a timestamp or a counter, a program can find it within
   * seconds from a spectator's view. If this matters, use `randomSeed()`.
   */
  readonly seed: string;
  /** The company tracks: `recommended` (default, SETUP-6), `random` (SETUP-7) or a track id per company (SETUP-8). */
  readonly tracks?: 'recommended' | 'random' | ByCompany<TrackId>;
  /** The starting research tokens: `recommended` (default, SETUP-38), or `choose` to keep one of two (SETUP-39). */
  readonly startingTokens?: 'recommended' | 'choose';
  /** True to play the variant with constrained slots. Default false (VARIANT-1). */
  readonly constrainedSlots?: boolean;
  /** The seat of the first player, or `random` (default, AMB-SETUP-8). */
  readonly firstPlayer?: Seat | 'random';
  /** Luna, the automated opponent, or `null` (default). Required with one human player (LUNA-1). */
  readonly luna?: LunaOptions | null;
  /** The side of the board: `moon` (default) or `belt` (BELT-1). */
  readonly board?: BoardSide;
  /** True to play with mission cards. Default false (MISSION-1). */
  readonly missions?: boolean;
  /** The menace card: an id, or `true` for a random one (MENACE-2). Requires the Belt (MENACE-1). Default false. */
  readonly menace?: boolean | MenaceId;
  /**
   * True to start every company with three outposts on the board, as in chapter 3 of the campaign (CAMP-16). Requires
   * the Moon side. Default false.
   */
  readonly chapter3?: boolean;
  /** Switches for questions that the rulebook leaves open. */
  readonly switches?: Partial<Switches>;
  /** The top components of each pile. By default, all piles are shuffled with the seed. */
  readonly deal?: Deal;
}

/** The options of a game, including all defaults, as stored in `state.options`. */
export interface GameOptions extends Required<Omit<CreateGameOptions, 'players' | 'luna' | 'switches'>> {
  readonly players: readonly PlayerName[];
  readonly luna: Required<LunaOptions> | null;
  readonly switches: Switches;
}
