import type { Content } from '../../components/content.ts';
import { CARD_LETTERS, COMPANIES, type Company, PLAN_LETTERS } from '../../components/ids.ts';
import type { GameDraft, PlayerState, Writable } from '../../game/model/state.ts';

const without = (ids: readonly string[], id: string): string[] => ids.filter((each) => each !== id);
const emptied = (ids: readonly (string | null)[], id: string): (string | null)[] =>
  ids.map((each) => (each === id ? null : each));

export function playerIn(draft: GameDraft, seat: number): Writable<PlayerState> {
  const player = draft.players[seat];
  if (player === undefined) throw new RangeError(`there is no seat ${seat}`);
  return player;
}

export function fetchCard(draft: GameDraft, card: string): void {
  draft.deck = without(draft.deck, card);
  draft.destroyed = without(draft.destroyed, card);
  draft.display = emptied(draft.display, card);
  for (const player of draft.players) {
    player.hand = without(player.hand, card);
    player.area = emptied(player.area, card);
    player.resting = player.resting.map((deck) => without(deck, card));
  }
}

export function fetchPlan(draft: GameDraft, plan: string): string {
  for (const letter of PLAN_LETTERS) draft.planSupply[letter] = without(draft.planSupply[letter], plan);
  draft.researchDisplay = emptied(draft.researchDisplay, plan);
  draft.specialPlans = without(draft.specialPlans, plan);
  draft.acquired = without(draft.acquired, plan);
  for (const player of draft.players) {
    player.plans = player.plans.map((placed) => (placed?.plan === plan ? null : placed));
    player.covered = without(player.covered, plan);
  }
  return plan;
}

/** Takes an outpost from the first station column that has one. */
export function takeOutpost(draft: GameDraft, company: Company): Company {
  // BELT-3: on the Belt, the middle column contains the shuttles.
  const columns = draft.stations[company].filter((_, index) => draft.belt === null || index !== 1);
  takeFrom(columns.find(({ pieces }) => pieces > 0));
  return company;
}

export function takeShuttle(draft: GameDraft, company: Company): Company {
  takeFrom(draft.stations[company][1]);
  return company;
}

function takeFrom(column: GameDraft['stations'][Company][number] | undefined): void {
  if (column === undefined || column.pieces === 0) throw new RangeError('the station has no such piece left');
  column.pieces -= 1;
  column.opened ||= column.pieces === 0;
}

/** Removes from the game all pieces that are neither in a station nor on the board. */
export function removeMissingPieces(draft: GameDraft, before: GameDraft): void {
  for (const company of COMPANIES) {
    draft.removed[company] += outposts(before, company) - outposts(draft, company);
    if (draft.belt === null) continue;
    draft.belt.removedShuttles[company] += shuttles(before, company) - shuttles(draft, company);
  }
}

function shuttles({ stations, belt }: GameDraft, company: Company): number {
  const placed = belt?.shuttles.flat().filter((each) => each === company).length ?? 0;
  return placed + (belt?.removedShuttles[company] ?? 0) + (stations[company][1]?.pieces ?? 0);
}

function outposts({ stations, sectors, belt, removed }: GameDraft, company: Company): number {
  const columns = stations[company].filter((_, index) => belt === null || index !== 1);
  const placed = [...sectors.flat(), ...(belt?.outposts.flat(2) ?? [])].filter((each) => each === company).length;
  return columns.reduce((sum, { pieces }) => sum + pieces, placed + removed[company]);
}

/** SETUP-14: destroys deck cards with earlier letters than the latest card in play, which must have been dealt. */
export function destroyEarlierCards(draft: GameDraft, { cards }: Content): void {
  const ranks = new Map(cards.map(({ id, letter }) => [id, letter === null ? -1 : CARD_LETTERS.indexOf(letter)]));
  const rank = (card: string | null): number => ranks.get(card ?? '') ?? -1;
  const held = draft.players.flatMap(({ hand, area, resting }) => [...hand, ...area, ...resting.flat()]);
  const latest = Math.max(...[...draft.display, ...draft.destroyed, ...held].map(rank));
  draft.destroyed.push(...draft.deck.filter((card) => rank(card) < latest));
  draft.deck = draft.deck.filter((card) => rank(card) >= latest);
}
