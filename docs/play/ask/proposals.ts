import type { Action, CardId, Seat } from 'skymines-rules';
import { lookUp } from 'skymines-rules/queries';
import { plain, type Text } from 'skymines-rules/text';
import { sentence } from '../../shared/sentence.ts';
import type { Words } from '../words/en.ts';
import type { Decision } from './decision.ts';

export interface Proposal {
  readonly label: string;
  readonly summary: string;
  readonly actions: readonly Action[];
}

export function proposalFor(decision: Decision, text: Text, words: Words): Proposal | null {
  const { prompt } = decision;
  if (makesNoDifference(decision)) return first(decision, words.table.whichever, words.lastRound);
  if (prompt.kind === 'resting') return resting(decision, prompt.seat, prompt.params.filled, text, words);
  if (prompt.kind === 'rewards') {
    const { length } = prompt.params.rewards;
    const actions = Array.from({ length }, (): Action => ({ type: 'takeReward', seat: prompt.seat, reward: 0 }));
    return { label: words.table.inOrder, summary: words.table.inOrderTold, actions };
  }
  if (prompt.kind === 'research') return coins(prompt.seat, prompt.params.points, words);
  if (prompt.kind === 'placePlans') return nextSpaces(decision, text, words);
  // SETUP-42: suggests the first legal order.
  return prompt.kind === 'startingDecks'
    ? first(decision, words.table.anyOrder, words.hints.startingDecks ?? '')
    : null;
}

/** The last round is followed only by scoring, where every card counts (END-2, PASS-3 to PASS-5). */
export function makesNoDifference({ prompt, view, rules }: Decision): boolean {
  const isLastRound = view.round === rules.content.figures.rounds;
  return isLastRound && (prompt.kind === 'pickUp' || prompt.kind === 'resting');
}

function first({ view, rules, prompt }: Decision, label: string, summary: string): Proposal | null {
  const [action] = rules.legalActions(view, prompt.seat);
  return action === undefined ? null : { label, summary, actions: [action] };
}

// RP-8: exchanges the remaining research points for coins.
function coins(seat: Seat, points: number, words: Words): Proposal | null {
  const actions = Array.from({ length: points }, (): Action => ({ type: 'takeCoin', seat }));
  return { label: words.table.restAsCoins, summary: words.coins(points), actions };
}

// RP-12: places each plan on its first free space.
function nextSpaces({ view, rules, prompt }: Decision, text: Text, words: Words): Proposal | null {
  const legal = rules.legalActions(view, prompt.seat).filter((action) => action.type === 'placePlan');
  const plans = view.players[prompt.seat]?.plans ?? [];
  const taken = new Set<number>();
  const actions = [...new Set(legal.map(({ plan }) => plan))].flatMap((plan) => {
    const free = legal.filter(
      (action) => action.plan === plan && !plans[action.position] && !taken.has(action.position),
    );
    const [lowest] = [...free].sort((one, other) => one.position - other.position);
    if (lowest === undefined) return [];
    taken.add(lowest.position);
    return [lowest];
  });
  const summary = actions.map((action) => sentence(plain(text.action(action, view)))).join(' · ');
  return actions.length === 0 ? null : { label: words.table.nextSpaces, summary, actions };
}

// PASS-4: adds each card to the free deck with the most cards of its kind, or to the smallest deck if tied. Cards without such
// a deck choose last, so that they do not take it from another card.
function resting(decision: Decision, seat: Seat, filled: readonly number[], text: Text, words: Words): Proposal | null {
  const { view, rules } = decision;
  const { area = [], resting: decks = [] } = view.players[seat] ?? {};
  const cards = area.filter((card) => card !== null);
  if (view.options.constrainedSlots || cards.length < 2) return null;
  const free = new Set(decks.map((_, slot) => slot).filter((slot) => !filled.includes(slot)));
  const alike = alikeIn(decision, decks);
  const most = (card: CardId): number => Math.max(...[...free].map((slot) => alike(card, slot)));
  const slots = new Map<CardId, number>();
  for (const card of [...cards].sort((one, other) => most(other) - most(one))) {
    const slot = bestDeck(card, alike, decks, free);
    if (slot === undefined) continue;
    free.delete(slot);
    slots.set(card, slot);
  }
  const laid = cards.flatMap((card) => {
    const slot = slots.get(card);
    return slot === undefined ? [] : [{ card, slot }];
  });
  const named = laid.map(({ card, slot }) =>
    words.table.restsOn(sentence(plain(text.name({ kind: 'card', card }, 'short'))), slot + 1),
  );
  const actions = laid.map(({ card, slot }): Action => ({ type: 'restCard', seat, card, slot }));
  const [firstAction] = actions;
  return firstAction === undefined || !rules.isLegal(view, firstAction)
    ? null
    : { label: words.table.restAsProposed, summary: named.join(' · '), actions };
}

/** Number of cards of a card's kind in a deck. */
type Alike = (card: CardId, slot: number) => number;

function alikeIn({ rules }: Decision, decks: readonly (readonly CardId[])[]): Alike {
  const box = lookUp(rules.content);
  const kindOf = (id: CardId): string | undefined => {
    const action = box.card(id)?.action;
    return action?.kind === 'resource' ? action.resource : action?.kind;
  };
  return (card, slot) => (decks[slot] ?? []).filter((other) => kindOf(other) === kindOf(card)).length;
}

function bestDeck(
  card: CardId,
  alike: Alike,
  decks: readonly (readonly CardId[])[],
  free: ReadonlySet<number>,
): number | undefined {
  const [best] = [...free].sort(
    (one, other) =>
      alike(card, other) - alike(card, one) || (decks[one]?.length ?? 0) - (decks[other]?.length ?? 0) || one - other,
  );
  return best;
}
