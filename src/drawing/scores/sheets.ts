import { COMPANIES, type Seat } from '../../components/ids.ts';
import { SCORE_CATEGORIES, type ScoreCategory } from '../../game/model/score.ts';
import { finalSheet } from '../../game/modules/menaces/menaceModule.ts';
import type { Game } from '../../game/rules/module.ts';
import type { Sign } from '../signs/sign.ts';
import type { Role } from '../theme.ts';

/** Score sheets of the games being drawn. All seats in a drawing use the same sheet. */
const SHEETS = new WeakMap<Game, ReturnType<typeof finalSheet>>();

/** Returns every seat's points if the game ended now. */
export function sheetOf(game: Game): ReturnType<typeof finalSheet> {
  const sheet = SHEETS.get(game) ?? finalSheet(game);
  SHEETS.set(game, sheet);
  return sheet;
}

/** Returns a seat's points as text. */
export function pointsOf(game: Game, seat: Seat): string {
  return String(sheetOf(game)[seat]?.total ?? 0);
}

interface Source {
  readonly category: ScoreCategory;
  readonly fill: Role;
  readonly ink: Role;
  readonly sign: Sign;
}

const isCompany = (category: ScoreCategory): category is (typeof COMPANIES)[number] =>
  (COMPANIES as readonly string[]).includes(category);

function source(category: ScoreCategory): Source {
  if (isCompany(category)) {
    const sign = { kind: 'share', company: category } as const;
    return { category, fill: `company-${category}`, ink: `company-${category}-ink`, sign };
  }
  const kind = ({ coins: 'coin', tank: 'helium', research: 'research' } as const)[category];
  return { category, fill: kind, ink: `${kind}-ink`, sign: { kind } };
}

/** AMB-SCORE-5: the seven categories, in the order of the score pad. */
export const SOURCES: readonly Source[] = SCORE_CATEGORIES.map(source);
