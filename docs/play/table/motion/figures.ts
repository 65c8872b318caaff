import { COMPANIES, type CoreRules, type GameView } from 'skymines-rules';
import { companyStandings } from 'skymines-rules/queries';
import type { Figures } from './changes.ts';

export function figuresOf(rules: CoreRules, view: GameView): Figures {
  const standings = companyStandings(view, rules);
  const worths = Object.fromEntries(COMPANIES.map((company) => [company, standings[company].shareValue]));
  return { scores: rules.score(view).map(({ total }) => total), worths: worths as Figures['worths'] };
}
