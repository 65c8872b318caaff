/** The highest version a stored session may start at. No session reaches it, and later versions still count exactly. */
export const MOST_VERSIONS = 1e15;

/** Games of a match in the arena. */
export const MOST_GAMES = 100_000;

/** Positions that a player in the arena may look at for one decision. */
export const MOST_NODES = 1e9;

/** Restrictions on the rules of one game. */
export const MOST_RESTRICTIONS = 20;

/** Characters of the path of an option in a message; no real path is longer. */
export const LONGEST_FIELD = 100;

/** Characters of the reason why a file is not JSON, in a message. */
export const LONGEST_REASON = 200;

/** A figure of a state after something is added to it. */
export function raised(figure: number, by: number): number {
  return Math.min(figure + by, LIMITS.figure);
}

/**
 * The most that input may hold. A function that gets more refuses it with its usual error. No game of these rules comes
 * near these figures. The length of a text is counted as JavaScript counts it, in UTF-16 units. `docs/limits.md` says
 * where each figure applies.
 */
export const LIMITS = {
  /** Objects and lists inside each other. */
  levels: 32,
  /** Values of one input: each object, list, text, number, `true`, `false` and `null` is one. */
  values: 500_000,
  /** Characters of one input: those of a text that is read, or of all texts and keys of a value. */
  characters: 10_000_000,
  /** Actions in the record of a game; the longest game that was found has 975. A campaign has so many for each game. */
  actions: 10_000,
  /** Items of a list whose length nothing else limits. */
  list: 300,
  /** Characters of the id of a component. */
  id: 64,
  /** Characters of a comment on a game, and of the words under a name of its `meta`. */
  line: 1000,
  /** Names in the `meta` of a record. */
  tags: 50,
  /** Characters of the name of a player. */
  name: 100,
  /** Characters of the id of a player. */
  playerId: 200,
  /** Characters of the seed of a game. */
  seed: 1000,
  /** Characters of the seed of a campaign; the seeds of its games are longer. */
  campaignSeed: 900,
  /**
   * Coins, markers, turns and whatever else a state counts. What is added beyond this figure is lost, so that every state
   * can be saved.
   */
  figure: 9_999,
  /** The whole numbers of an action lie between this figure and its negative. */
  wholeNumber: 999_999_999,
  /** Games of a time loop in a campaign. */
  loopGames: 30,
  /** Entries in a list of problems. */
  problems: 100,
  /** Problems that the message of an error names. */
  toldProblems: 10,
  /** Characters of each of them in a message. */
  toldCharacters: 500,
  /** Characters of a quoted input text. */
  quoted: 40,
} as const;
