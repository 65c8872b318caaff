import type { LunaCardId } from '../components/ids.ts';
import type { EventOf, LunaCriterion } from '../game/model/events.ts';
import type { RuleId } from '../rulebook/rules.ts';
import type { Words } from './words.ts';

/** Events without a text of their own. */
export const SILENT = {
  resolved: null, // Separate events report the results.
  tokensRevealed: null, // Each player has their own `tokenTaken` event.
  roundStarted: null, // The log shows a heading instead.
  turnStarted: null,
  planDealt: null,
  gameEnded: null,
  lunaColumnChosen: null,
  lunaCardsDiscarded: null,
} as const;

/** Rules for coin payments that the `cardTaken` text already includes in its price. */
const RULES_REPORTED_BY_CARD: readonly RuleId[] = ['BON-8', 'BSP-3', 'BSP-4', 'BSP-9', 'BSP-10'];

export interface CoinTexts {
  readonly pays: string;
  readonly loses: string;
  readonly exchange: string;
  readonly reasons: Readonly<Partial<Record<RuleId, string>>>;
  /** Optional section that names the track after a reason. */
  readonly track: string;
}

/** Luna's rules whose payments have the same reason as those of another rule. */
const SAME_REASON: Readonly<Partial<Record<RuleId, RuleId>>> = {
  'LACT-5': 'SPECIAL-2',
  'LACT-10': 'TRACK-2',
  'LACT-35': 'RP-11',
};

/** Returns the template for a gain or payment of coins; `null` if another event reports it. */
export function coinsSentence({ amount, rule }: EventOf<'coins'>, words: CoinTexts): string | null {
  if (RULES_REPORTED_BY_CARD.includes(rule)) return null;
  if (rule === 'RP-8') return words.exchange;
  const verb = rule === 'MENACE-15' ? words.loses : words.pays;
  const reason = words.reasons[SAME_REASON[rule] ?? rule];
  return `${amount < 0 ? `${verb} ` : '+'}{coins}${reason === undefined ? '' : ` | ${reason}${words.track}`}`;
}

/** Rules that first compare Luna's lead on the tracks. All other rules first compare company values. */
const BY_MARGIN: readonly RuleId[] = ['LACT-21', 'LACT-22', 'LACT-24'];

/** Returns the criterion that broke a tie, or an empty string if the rule's first criterion was enough. */
export function tieBreak(rule: RuleId, criterion: LunaCriterion | null): LunaCriterion | '' {
  return criterion === null || criterion === (BY_MARGIN.includes(rule) ? 'margin' : 'value') ? '' : criterion;
}

/** On the Belt, the next event shows whether the target is an asteroid or a shuttle space. */
export function isSectorTarget(rule: RuleId): boolean {
  return rule === 'LACT-46' || rule === 'LACT-47';
}

/** Checks which value on one of Luna's cards is higher (LUNA-30). */
export function isLeftHigher(card: LunaCardId, { box }: Words): boolean {
  const { left, right } = box.lunaCard(card);
  return left > right;
}
