import { type Content, createRules, type Rules, SCORE_CATEGORIES, type ScoreCategory } from 'skymines-rules';
import { chooseGreedily } from 'skymines-rules/bots';

/** Values measured in a game: the winner's total, the average total and the average of each category. */
export type Measure = 'winner' | 'average' | ScoreCategory;
export const MEASURES: readonly Measure[] = ['winner', 'average', ...SCORE_CATEGORIES];
export type Measured = Readonly<Record<Measure, number>>;

/** Average over several games, with its uncertainty. */
export interface Mean {
  readonly mean: number;
  /** The standard error of the mean. */
  readonly error: number;
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Plays a game between two greedy bots with random tracks and chosen tokens. */
function playOne(rules: Rules, seed: string): Measured {
  let state = rules.createGame({ players: ['Ana', 'Ben'], seed, tracks: 'random', startingTokens: 'choose' });
  for (let [prompt] = rules.pending(state); prompt !== undefined; [prompt] = rules.pending(state)) {
    state = rules.reduce(state, chooseGreedily(state, prompt.seat, rules));
  }
  const scores = rules.score(state);
  const totals = scores.map(({ total }) => total);
  const categories = SCORE_CATEGORIES.map((each) => [each, meanOf(scores.map((score) => score[each]))] as const);
  return {
    winner: Math.max(...totals),
    average: meanOf(totals),
    ...(Object.fromEntries(categories) as Record<ScoreCategory, number>),
  };
}

/** Returns a function that plays games with a component set. */
export function player(content: Content): (seed: string) => Measured {
  const rules = createRules(content);
  return (seed) => playOne(rules, seed);
}

export function meanWithError(values: readonly number[]): Mean {
  const mean = meanOf(values);
  const variance = meanOf(values.map((value) => (value - mean) ** 2)) / Math.max(1, values.length - 1);
  return { mean, error: Math.sqrt(variance) };
}
