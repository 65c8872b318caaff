import { must } from './must.ts';
import { type GameState, type PlayerScore, SCORE_CATEGORIES, type Seat } from './pinned.ts';
import { tableOf } from './table.ts';

/** Returns a score by category, 0 if not given, with its total. */
export function row(parts: Partial<PlayerScore>): PlayerScore {
  const full = { coins: 0, astrogo: 0, tawac: 0, skymine: 0, minerva: 0, tank: 0, research: 0, ...parts };
  return { ...full, total: SCORE_CATEGORIES.reduce((sum, category) => sum + full[category], 0) };
}

/** Returns the score of a seat. */
export function scoreOf(state: GameState, seat: Seat): PlayerScore {
  return must(tableOf(state).rules.score(state)[seat]);
}
