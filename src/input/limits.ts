/** The highest version at which a stored session may start. No session reaches it, and larger versions are still exact. */
export const MOST_VERSIONS = 1e15;

/** The maximum number of games in an arena match. */
export const MOST_GAMES = 100_000;

/** The maximum number of positions that an arena player may search for one decision. */
export const MOST_NODES = 1e9;

/** The maximum number of restrictions on one set of rules. */
export const MOST_RESTRICTIONS = 20;

/** The maximum length of an option's path in a message. All real paths are shorter. */
export const LONGEST_FIELD = 100;

/** The maximum length of a JSON syntax error in a message. */
export const LONGEST_REASON = 200;

/** Returns a counter of a state after an addition, capped at `LIMITS.figure`. */
export function addCapped(figure: number, by: number): number {
  return Math.min(figure + by, LIMITS.figure);
}

/**
 * The maximum sizes of input. Functions reject larger input with their usual error. No real game comes near these limits.
 * Text lengths are in UTF-16 code units, as in JavaScript. `docs/limits.md` explains where each limit applies.
 */
export const LIMITS = {
  /** Depth of nested objects and lists. */
  levels: 32,
  /** Values in one input. Each object, list, text, number, boolean and `null` counts as one. */
  values: 500_000,
  /** Characters in one input: in a parsed text, or in all texts and keys of a value. */
  characters: 10_000_000,
  /** Actions in the record of a game, or of each game in a campaign. The longest known game has 975. */
  actions: 10_000,
  /** Items in a list that has no other limit. */
  list: 300,
  /** Length of a component's id. */
  id: 64,
  /** Length of a comment on a game, and of each text in a record's `meta`. */
  line: 1000,
  /** Keys in a record's `meta`. */
  tags: 50,
  /** Length of a player's name. */
  name: 100,
  /** Length of a player's id. */
  playerId: 200,
  /** Length of a game's seed. */
  seed: 1000,
  /** Length of a campaign's seed, from which the longer seeds of its games are derived. */
  campaignSeed: 900,
  /** Highest value of coins, markers, turns and other counters in a state. Counters stop here, so every state can be saved. */
  figure: 9_999,
  /** Highest absolute value of the integers in an action. */
  wholeNumber: 999_999_999,
  /** Games of a time loop in a campaign. */
  loopGames: 30,
  /** Entries in a list of problems. */
  problems: 100,
  /** Problems listed in an error message. */
  toldProblems: 10,
  /** Length of each problem in an error message. */
  toldCharacters: 500,
  /** Length of an input text quoted in a message. */
  quoted: 40,
} as const;
