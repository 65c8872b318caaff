import type { Rules } from '../../src/entries/index.ts';
import { checkConformance, fuzz } from '../../src/entries/testing.ts';
import { FORGERIES } from '../trust/saves/forge.ts';
import { aroundGamesOf, campaignsOf } from '../trust/saves/forgedCampaigns.ts';
import { forgeSaves, gamesOf } from '../trust/saves/forgedSaves.ts';
import { STRUCTURED } from '../trust/saves/structured.ts';
import { live } from '../trust/sessions/live.ts';

/** A random check that is reproducible from its seed. Returns the problems. */
type Kind = (rules: Rules, seed: string) => readonly string[];

/** The kinds of random checks that nightly runs use and the list of regressions replays. */
export const KINDS = {
  conformance: (rules, seed) =>
    checkConformance(rules, { games: 1, seed, every: 10 }).problems.map(({ problem }) => problem),
  input: (rules, seed) => fuzz(rules, { seed, actions: 500, saves: 20, texts: 20 }).problems,
  forgedGames: (rules, seed) => forgeSaves(gamesOf(rules, 2, seed), { ...FORGERIES, ...STRUCTURED }, 60, seed).problems,
  forgedCampaigns: (_, seed) => {
    const campaigns = campaignsOf(seed);
    const { problems } = forgeSaves(campaigns, FORGERIES, 4, seed);
    return [...problems, ...forgeSaves(aroundGamesOf(campaigns), STRUCTURED, 20, seed).problems];
  },
  session: (rules, seed) => {
    live(rules, seed);
    return [];
  },
} as const satisfies Readonly<Record<string, Kind>>;

type KindName = keyof typeof KINDS;

/** A seed that caused a problem. */
export interface Regression {
  readonly kind: KindName;
  readonly seed: string;
}

/** Returns the problems of a seed. Exceptions count as problems. */
export function problemsOf(rules: Rules, { kind, seed }: Regression): readonly string[] {
  try {
    return KINDS[kind](rules, seed);
  } catch (error) {
    return [error instanceof Error ? `${error.name}: ${error.message}` : String(error)];
  }
}

/** The scope of a hunt: the number of seeds derived from one, and the kinds. */
export interface Hunt {
  readonly seed: string;
  readonly rounds: number;
  readonly kinds?: readonly KindName[];
}

const ALL = Object.keys(KINDS).filter((name): name is KindName => name in KINDS);

/** Calls `found` for each seed with a problem. */
export function hunt(
  rules: Rules,
  { seed, rounds, kinds = ALL }: Hunt,
  found: (regression: Regression, problems: readonly string[]) => void,
): void {
  for (let round = 0; round < rounds; round += 1) {
    for (const kind of kinds) {
      const regression = { kind, seed: `${seed}/${round}` };
      const problems = problemsOf(rules, regression);
      if (problems.length > 0) found(regression, problems);
    }
  }
}
