import type { GameView, Seat } from 'skymines-rules';
import { CampaignTable } from '../campaign/campaignTable.ts';
import { rulesFor, type TableRules } from '../components.ts';
import type { KeptGame } from '../storedGame.ts';

/** The position of a stored game. */
export interface SavedPosition {
  readonly rules: TableRules;
  readonly view: GameView;
  readonly totals: readonly number[];
  /** Human players who decide next. */
  readonly awaited: readonly Seat[];
}

/** Returns the position of a stored game, or `null` if its components are missing or it is damaged. */
export function savedPosition({ record, components, bots }: KeptGame): SavedPosition | null {
  const rules = rulesFor(components);
  const checked = rules?.checkRecord(record);
  if (rules === undefined || checked?.ok !== true) return null;
  const view = rules.viewFor(checked.state, 'spectator');
  const isPerson = (seat: Seat): boolean => seat !== view.luna?.seat && !bots.some((bot) => bot.seat === seat);
  return {
    rules,
    view,
    totals: rules.score(view).map(({ total }) => total),
    awaited: rules.pending(checked.state).flatMap(({ seat }) => (isPerson(seat) ? [seat] : [])),
  };
}

/** Returns the campaign of a stored game, or `null` if it has none or is damaged. */
export function savedCampaign({ campaign, components }: KeptGame): CampaignTable | null {
  const rules = rulesFor(components);
  if (campaign === null || rules === undefined) return null;
  try {
    return CampaignTable.load(rules, campaign);
  } catch {
    return null;
  }
}
