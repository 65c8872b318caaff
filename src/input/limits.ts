/** The highest version at which a stored session may start. JavaScript still represents larger numbers exactly. */
export const MOST_VERSIONS = 1e15;

/** The maximum number of games in an arena match. */
export const MOST_GAMES = 100_000;

/** The maximum number of positions that an arena player may search for one decision. */
export const MOST_NODES = 1e9;

/** The maximum number of restrictions in one rules object. */
export const MOST_RESTRICTIONS = 20;

/** The maximum length of an option's path when shown in a message. All real paths are shorter. */
export const LONGEST_FIELD = 100;

/** The maximum length of a JSON syntax error when shown in a message. */
export const LONGEST_REASON = 200;

/** Returns the new value of a counter after an addition, capped at `LIMITS.figure`. */
export function addCapped(figure: number, by: number): number {
  return Math.min(figure + by, LIMITS.figure);
}

/**
 * The maximum sizes of input. Functions reject larger input with their usual error. No real game comes close to these
 * limits. String lengths are in UTF-16 code units, as in JavaScript. `docs/limits.md` explains where each limit
 * applies.
 */
export const LIMITS = {
  /** Nesting depth of objects and lists. */
  levels: 32,
  /** Values in one input. Every object, list, string, number, boolean and `null` counts as one value. */
  values: 500_000,
  /** Characters in one input. For parsed text, its length; for a value, the total length of its strings and keys. */
  characters: 10_000_000,
  /** Actions in a game's record, or per game in a campaign's record. The longest known game has 975. */
  actions: 10_000,
  /** Items in any list that has no other limit. */
  list: 300,
  /** Length of a component's id. */
  id: 64,
  /** Length of a comment on a game, and of any value in a record's `meta`. */
  line: 1000,
  /** Keys in a record's `meta`. */
  tags: 50,
  /** Length of a player's name. */
  name: 100,
  /** Length of a player's id. */
  playerId: 200,
  /** Length of a game's seed. */
  seed: 1000,
  /**
   * Length of a campaign's seed. This limit is lower than for a game's seed, because the seeds of the games are
   * derived from it and are longer.
   */
  campaignSeed: 900,
  /**
   * Highest value for coins, markers, turns and other counters in a state. Counters stop at this value, so every state
   * can be saved.
   */
  figure: 9_999,
  /** Highest absolute value for the integers in an action. */
  wholeNumber: 999_999_999,
  /** Games in a campaign's time loop. */
  loopGames: 30,
  /** Entries in a list of problems. */
  problems: 100,
  /** Problems included in an error message. */
  toldProblems: 10,
  /** Length of each problem in an error message. */
  toldCharacters: 500,
  /** Length of input text that is quoted in a message. */
  quoted: 40,
} as const;
