/** Versions of a session. No session comes near it, and there is room above it for every later version. */
export const MOST_VERSIONS = 1e15;

/** Characters of the name of an option with those above it, where a message names it; no real name is longer. */
export const LONGEST_FIELD = 100;

/** Characters of the reason why a file is not JSON. */
export const LONGEST_REASON = 200;

/**
 * How much anything from outside may hold. Whoever gives more is refused with the error of what was called. No game of
 * these rules comes near a figure, so none of them gets in its way. Texts are counted as JavaScript counts them, in
 * UTF-16 units. `docs/limits.md` says where each figure counts.
 */
export const LIMITS = {
  /** Objects and lists inside each other. */
  levels: 32,
  /** Values of one input: each object, list, text, number, `true`, `false` and `null` is one. */
  values: 500_000,
  /** Characters of one input: those of a text that is read, or of all texts and keys of a value. */
  characters: 10_000_000,
  /** Items of a list whose length is not told by something else. */
  list: 300,
  /** Characters of the id of a component. */
  id: 64,
  /** Characters of the name of a player. */
  name: 100,
  /** Characters of the id of a player. */
  playerId: 200,
  /** Characters of the seed of a game. */
  seed: 1000,
  /** Characters of the seed of a campaign; the seeds of its games are longer. */
  campaignSeed: 900,
  /** The whole numbers of an action lie between this figure and its negative. */
  wholeNumber: 999_999_999,
  /** Games of a time loop in a campaign. */
  loopGames: 30,
  /** Problems of one list of problems. */
  problems: 100,
  /** Problems of which a message tells. */
  toldProblems: 10,
  /** Characters of each of them in a message. */
  toldCharacters: 500,
  /** Characters of a text from outside that is quoted. */
  quoted: 40,
} as const;
