import type { Action, PlanId } from 'skymines-rules';
import { companyStandings } from 'skymines-rules/queries';
import { plain, type Text } from 'skymines-rules/text';
import type { Words } from '../words/en.ts';
import { costOf, type Position, showsCost } from './costs.ts';
import type { Offer } from './steps.ts';

/** What a button adds to the name of a choice: its cost, what it is worth, what it covers, and what it wastes. */
export function noteOf(position: Position, offer: Offer, text: Text, words: Words): string | null {
  const worth =
    costOf(position, offer, words) ?? gainOf(position, offer, words) ?? coveredBy(position, offer, text, words);
  return together([worth, wasteOf(position, offer, words)]);
}

/** What a picture writes at a choice, where there is little room: its cost, unless it shows that already, and whether it is wasted. */
export function markOf(position: Position, offer: Offer, words: Words): string | null {
  const cost = showsCost(position, offer) ? null : costOf(position, offer, words);
  return together([cost, wasteOf(position, offer, words) === null ? null : words.wasted]);
}

function together(notes: readonly (string | null)[]): string | null {
  const told = notes.filter((note) => note !== null);
  return told.length === 0 ? null : told.join(' · ');
}

/** The same offers; those that waste something, or a plan, come last. */
export function usefulFirst(position: Position, offers: readonly Offer[], words: Words): readonly Offer[] {
  const isPoor = (offer: Offer): boolean =>
    wasteOf(position, offer, words) !== null || planUnder(position, offer) !== null || offer[0]?.value === 'flipPlan';
  const poor = new Set(offers.filter(isPoor));
  return [...offers.filter((offer) => !poor.has(offer)), ...poor];
}

/** What all actions that begin with these steps waste, in a few words. */
function wasteOf({ view, rules }: Position, offer: Offer, words: Words): string | null {
  const actions = actionsFrom(offer);
  const wastes = actions.map((action) => rules.warnings(view, action).find(({ code }) => code in words.wastes)?.code);
  const [first, ...others] = new Set(wastes);
  return first === undefined || others.length > 0 ? null : (words.wastes[first] ?? null);
}

/** Above this many actions nobody would say anything about all of them. */
const MANY = 6;

/** The actions that these steps lead to; none where they are many. */
function actionsFrom(offer: Offer): readonly Action[] {
  const found: Action[] = [];
  const waiting = offer.slice(-1);
  for (let choice = waiting.pop(); choice !== undefined && found.length <= MANY; choice = waiting.pop()) {
    if (choice.action !== null) found.push(choice.action);
    waiting.push(...choice.next);
  }
  return found.length > MANY ? [] : found;
}

/** How much more the shares of a company are worth when a piece leaves a column of its station, in words. */
function gainOf({ view, rules }: Position, offer: Offer, words: Words): string | null {
  const ref = offer.at(-1)?.ref;
  if (ref?.kind !== 'column' || !LEAVES.includes(String(offer[0]?.value))) return null;
  const more = companyStandings(view, rules)[ref.company].nextCoins[ref.column] ?? null;
  return more === null ? null : words.shareValue(more);
}

/** The plan that another one would cover, in words. */
function coveredBy(position: Position, offer: Offer, text: Text, words: Words): string | null {
  const plan = planUnder(position, offer);
  return plan === null ? null : words.covers(plain(text.name({ kind: 'plan', plan })));
}

/** RP-16: the plan that another one would cover. */
function planUnder({ view, prompt }: Position, offer: Offer): PlanId | null {
  const ref = offer.at(-1)?.ref;
  if (ref?.kind !== 'researchSpace' || offer[0]?.value !== 'placePlan') return null;
  return view.players[prompt.seat]?.plans[ref.position]?.plan ?? null;
}

/** Actions that take a piece from a column. */
const LEAVES: readonly string[] = ['occupy', 'placeOutpost', 'placeShuttle', 'removeOutpost'];
