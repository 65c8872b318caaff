import type { Action, PlanId } from 'skymines-rules';
import type { Highlight } from 'skymines-rules/drawing';
import { type Choice, companyStandings } from 'skymines-rules/queries';
import { plain, type Text } from 'skymines-rules/text';
import type { Words } from '../words/en.ts';
import { type Cost, costOf, needsNoCost, type Position, signOf } from './costs.ts';

/** What a button adds to the name of a choice: its cost, what it is worth, what it covers, and what it wastes. */
export function noteOf(position: Position, offer: Choice, text: Text, words: Words): string | null {
  const cost = costOf(position, offer);
  const worth =
    cost === null ? (gainOf(position, offer, words) ?? coveredBy(position, offer, text, words)) : costIn(cost, words);
  return together([worth, wasteOf(position, offer, words)]);
}

/** What a choice costs, in words. */
export function costIn({ of, amount }: Cost, words: Words): string {
  return words[of](amount);
}

/** How a picture marks a choice: with its cost, unless it shows that already, and with what it wastes. */
export function markOf(position: Position, offer: Choice, words: Words): Omit<Highlight, 'ref' | 'as'> {
  const cost = needsNoCost(position, offer) ? null : costOf(position, offer);
  const waste = wasteOf(position, offer, words);
  const label = together([cost && costIn(cost, words), waste]);
  return { ...signed(cost), ...(label !== null && { label }), ...(waste !== null && { wastes: true }) };
}

/** The sign of a cost, where there is one. */
export function signed(cost: Cost | null): Pick<Highlight, 'sign'> {
  const sign = cost && signOf(cost);
  return sign === null ? {} : { sign };
}

function together(notes: readonly (string | null)[]): string | null {
  const told = notes.filter((note) => note !== null);
  return told.length === 0 ? null : told.join(' · ');
}

/** The same offers; those that waste something, or a plan, come last. */
export function usefulFirst(position: Position, offers: readonly Choice[], words: Words): readonly Choice[] {
  const isPoor = (offer: Choice): boolean =>
    wasteOf(position, offer, words) !== null ||
    planUnder(position, offer) !== null ||
    offer.steps[0]?.value === 'flipPlan';
  const poor = new Set(offers.filter(isPoor));
  return [...offers.filter((offer) => !poor.has(offer)), ...poor];
}

/** What all actions that begin with these steps waste, in a few words. */
function wasteOf({ view, rules }: Position, offer: Choice, words: Words): string | null {
  const actions = actionsFrom(offer);
  const wastes = actions.map((action) => rules.warnings(view, action).find(({ code }) => code in words.wastes)?.code);
  const [first, ...others] = new Set(wastes);
  return first === undefined || others.length > 0 ? null : (words.wastes[first] ?? null);
}

/** Above this many actions nobody would say anything about all of them. */
const MANY = 6;

/** The actions that these steps lead to; none where they are many. */
function actionsFrom({ action, ways }: Choice): readonly Action[] {
  const actions = [...(action === null ? [] : [action]), ...ways.map((way) => way.action)];
  return actions.length > MANY ? [] : actions;
}

/** How much more the shares of a company are worth when a piece leaves a column of its station, in words. */
function gainOf({ view, rules }: Position, offer: Choice, words: Words): string | null {
  const ref = offer.steps.at(-1)?.ref;
  if (ref?.kind !== 'column' || !LEAVES.includes(String(offer.steps[0]?.value))) return null;
  const more = companyStandings(view, rules)[ref.company].nextCoins[ref.column] ?? null;
  return more === null ? null : words.shareValue(more);
}

/** The plan that another one would cover, in words. */
function coveredBy(position: Position, offer: Choice, text: Text, words: Words): string | null {
  const plan = planUnder(position, offer);
  return plan === null ? null : words.covers(plain(text.name({ kind: 'plan', plan })));
}

/** RP-16: the plan that another one would cover. */
function planUnder({ view, prompt }: Position, offer: Choice): PlanId | null {
  const ref = offer.steps.at(-1)?.ref;
  if (ref?.kind !== 'researchSpace' || offer.steps[0]?.value !== 'placePlan') return null;
  return view.players[prompt.seat]?.plans[ref.position]?.plan ?? null;
}

/** Actions that take a piece from a column. */
const LEAVES: readonly string[] = ['occupy', 'placeOutpost', 'placeShuttle', 'removeOutpost'];
