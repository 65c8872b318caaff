import type { Action, CardId, Seat } from 'skymines-rules';
import { lookUp } from 'skymines-rules/queries';
import { plain, type Text } from 'skymines-rules/text';
import { sentence } from '../../shared/sentence.ts';
import type { Words } from '../words/en.ts';
import type { Position } from './costs.ts';

/** Several decisions of small weight that somebody may take together. */
export interface Proposal {
  readonly label: string;
  /** What would happen, in words. */
  readonly told: string;
  readonly actions: readonly Action[];
}

/** What is proposed for a decision; `null` where everybody has to choose. */
export function proposalFor(position: Position, text: Text, words: Words): Proposal | null {
  const { prompt } = position;
  if (isOfNoMatter(position)) return first(position, words.table.whichever, words.lastRound);
  if (prompt.kind === 'resting') return resting(position, prompt.seat, prompt.params.filled, text, words);
  if (prompt.kind === 'rewards') {
    const { length } = prompt.params.rewards;
    const actions = Array.from({ length }, (): Action => ({ type: 'takeReward', seat: prompt.seat, reward: 0 }));
    return { label: words.table.inOrder, told: words.table.inOrderTold, actions };
  }
  if (prompt.kind === 'research') return coins(prompt.seat, prompt.params.points, words);
  if (prompt.kind === 'placePlans') return nextSpaces(position, text, words);
  // SETUP-42: the first order that is offered.
  return prompt.kind === 'startingDecks'
    ? first(position, words.table.anyOrder, words.hints.startingDecks ?? '')
    : null;
}

/** PASS-3 to PASS-5, END-2: no round follows for which the cards would be sorted, and in the end they count wherever they lie. */
export function isOfNoMatter({ prompt, view, rules }: Position): boolean {
  const isLastRound = view.round === rules.content.figures.rounds;
  return isLastRound && (prompt.kind === 'pickUp' || prompt.kind === 'resting');
}

/** The first of choices that come to the same. */
function first({ view, rules, prompt }: Position, label: string, told: string): Proposal | null {
  const [action] = rules.legalActions(view, prompt.seat);
  return action === undefined ? null : { label, told, actions: [action] };
}

/** RP-8: a coin for each research point that is left. */
function coins(seat: Seat, points: number, words: Words): Proposal | null {
  const actions = Array.from({ length: points }, (): Action => ({ type: 'takeCoin', seat }));
  return { label: words.table.restAsCoins, told: words.coins(points), actions };
}

/** RP-12: each plan on the first free space where it may lie. */
function nextSpaces({ view, rules, prompt }: Position, text: Text, words: Words): Proposal | null {
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
  const told = actions.map((action) => sentence(plain(text.action(action, view)))).join(' · ');
  return actions.length === 0 ? null : { label: words.table.nextSpaces, told, actions };
}

/** PASS-4: each card goes onto the free deck with most cards of its kind, and of those onto the lowest one. */
function resting(position: Position, seat: Seat, filled: readonly number[], text: Text, words: Words): Proposal | null {
  const { view, rules } = position;
  const { area = [], resting: decks = [] } = view.players[seat] ?? {};
  const cards = area.filter((card) => card !== null);
  if (view.options.constrainedSlots || cards.length < 2) return null;
  const free = new Set(decks.map((_, slot) => slot).filter((slot) => !filled.includes(slot)));
  const laid = cards.flatMap((card) => {
    const slot = bestDeck(position, card, decks, free);
    if (slot === undefined) return [];
    free.delete(slot);
    return [{ card, slot }];
  });
  const named = laid.map(({ card, slot }) =>
    words.table.restsOn(sentence(plain(text.name({ kind: 'card', card }, 'short'))), slot + 1),
  );
  const actions = laid.map(({ card, slot }): Action => ({ type: 'restCard', seat, card, slot }));
  const [begun] = actions;
  return begun === undefined || !rules.isLegal(view, begun)
    ? null
    : { label: words.table.restAsProposed, told: named.join(' · '), actions };
}

function bestDeck(
  { rules }: Position,
  card: CardId,
  decks: readonly (readonly CardId[])[],
  free: ReadonlySet<number>,
): number | undefined {
  const box = lookUp(rules.content);
  const kindOf = (id: CardId): string | undefined => {
    const action = box.card(id)?.action;
    return action?.kind === 'resource' ? action.resource : action?.kind;
  };
  const alike = (slot: number): number => (decks[slot] ?? []).filter((other) => kindOf(other) === kindOf(card)).length;
  const [best] = [...free].sort(
    (one, other) => alike(other) - alike(one) || (decks[one]?.length ?? 0) - (decks[other]?.length ?? 0) || one - other,
  );
  return best;
}
