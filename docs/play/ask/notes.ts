import type { Action, PlanId } from 'skymines-rules';
import type { Highlight } from 'skymines-rules/drawing';
import { type Choice, type Cost, companyStandings, costOf } from 'skymines-rules/queries';
import { plain, type Text } from 'skymines-rules/text';
import type { Words } from '../words/en.ts';
import { needsNoCost, signOf } from './costs.ts';
import type { Decision } from './decision.ts';

export function noteOf(decision: Decision, offer: Choice, text: Text, words: Words): string | null {
  const cost = costOf(decision.view, offer, decision.rules);
  const worth =
    cost === null ? (gainOf(decision, offer, words) ?? coveredBy(decision, offer, text, words)) : costIn(cost, words);
  return together([worth, wasteOf(decision, offer, words)]);
}

export function costIn({ of, amount }: Cost, words: Words): string {
  return words[of](amount);
}

export function markOf(decision: Decision, offer: Choice, words: Words): Omit<Highlight, 'ref' | 'as'> {
  const cost = needsNoCost(decision, offer) ? null : costOf(decision.view, offer, decision.rules);
  const waste = wasteOf(decision, offer, words);
  const label = together([cost && costIn(cost, words), waste]);
  return { ...signed(cost), ...(label !== null && { label }), ...(waste !== null && { wastes: true }) };
}

export function signed(cost: Cost | null): Pick<Highlight, 'sign'> {
  const sign = cost && signOf(cost);
  return sign === null ? {} : { sign };
}

function together(notes: readonly (string | null)[]): string | null {
  const parts = notes.filter((note) => note !== null);
  return parts.length === 0 ? null : parts.join(' · ');
}

// Choices that waste something or cover a plan come last.
export function usefulFirst(decision: Decision, offers: readonly Choice[], words: Words): readonly Choice[] {
  const isWasteful = (offer: Choice): boolean =>
    wasteOf(decision, offer, words) !== null ||
    planUnder(decision, offer) !== null ||
    offer.steps[0]?.value === 'flipPlan';
  const wasteful = new Set(offers.filter(isWasteful));
  return [...offers.filter((offer) => !wasteful.has(offer)), ...wasteful];
}

/** Describes what all actions after these steps would waste. */
function wasteOf({ view, rules }: Decision, offer: Choice, words: Words): string | null {
  const actions = actionsFrom(offer);
  const wastes = actions.map((action) => rules.warnings(view, action).find(({ code }) => code in words.wastes)?.code);
  const [first, ...others] = new Set(wastes);
  return first === undefined || others.length > 0 ? null : (words.wastes[first] ?? null);
}

/** Larger groups of actions rarely all waste the same thing. */
const MAX_ACTIONS = 6;

function actionsFrom({ action, ways }: Choice): readonly Action[] {
  const actions = [...(action === null ? [] : [action]), ...ways.map((way) => way.action)];
  return actions.length > MAX_ACTIONS ? [] : actions;
}

function gainOf({ view, rules }: Decision, offer: Choice, words: Words): string | null {
  const ref = offer.steps.at(-1)?.ref;
  if (ref?.kind !== 'column' || !PIECE_REMOVALS.includes(String(offer.steps[0]?.value))) return null;
  const more = companyStandings(view, rules)[ref.company].nextCoins[ref.column] ?? null;
  return more === null ? null : words.shareValue(more);
}

function coveredBy(decision: Decision, offer: Choice, text: Text, words: Words): string | null {
  const plan = planUnder(decision, offer);
  return plan === null ? null : words.covers(plain(text.name({ kind: 'plan', plan })));
}

// RP-16
function planUnder({ view, prompt }: Decision, offer: Choice): PlanId | null {
  const ref = offer.steps.at(-1)?.ref;
  if (ref?.kind !== 'researchSpace' || offer.steps[0]?.value !== 'placePlan') return null;
  return view.players[prompt.seat]?.plans[ref.position]?.plan ?? null;
}

const PIECE_REMOVALS: readonly string[] = ['occupy', 'placeOutpost', 'placeShuttle', 'removeOutpost'];
