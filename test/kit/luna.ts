import type { Draft } from 'immer';
import { nothing } from './changes.ts';
import { must } from './must.ts';
import { names } from './people.ts';
import type {
  BySlot,
  CardId,
  Company,
  CreateGameOptions,
  GameEvent,
  GameState,
  LunaAction,
  LunaCardId,
  LunaSlot,
  LunaState,
  Seat,
} from './pinned.ts';
import { COMPANIES, defaultContent } from './pinned.ts';
import { at, type Change, eventsOf, player, table, tableOf, tableWith } from './table.ts';

export const SLOTS: readonly LunaSlot[] = ['A', 'B', 'C', 'D', 'E'];
/** Luna's seat in a solo game. */
export const LUNA = 1;
type Options = Partial<CreateGameOptions>;
type Table = ReturnType<typeof tableWith>;

/** Returns the options of a game with Luna. The human players have the seats before hers. */
export function withLuna(people: number, options: Options = {}): CreateGameOptions {
  return { players: names(people), seed: 'luna', firstPlayer: 0, luna: { level: 2 }, ...options };
}

/** Returns the event in which Luna takes a displayed card. */
export function cardTakenBy(seat: Seat, card: CardId): GameEvent {
  return { type: 'cardTaken', seat, card, from: 'display', cost: 0, paidIn: 'nothing' };
}

/** Returns Luna's cards. */
export const lunaOf = ({ luna }: GameState): LunaState => must(luna);

/** Returns Luna's board. */
export function lunaBoard(state: GameState): GameState['players'][number] {
  return at(state, lunaOf(state).seat);
}

/** Returns Luna's cards in a draft. */
export const lunaIn = ({ luna }: Draft<GameState>): Draft<LunaState> => must(luna);

/** Returns Luna's board in a draft. */
export function boardIn(draft: Draft<GameState>): Draft<GameState>['players'][number] {
  return player(draft, lunaIn(draft).seat);
}

/** Removes one of Luna's cards from its current place, so that it can be placed elsewhere. */
function fetchLunaCard(draft: Draft<GameState>, card: LunaCardId): LunaCardId {
  const luna = lunaIn(draft);
  const without = (cards: readonly LunaCardId[]): LunaCardId[] => cards.filter((other) => other !== card);
  luna.deck = without(luna.deck);
  luna.gradeTwo = without(luna.gradeTwo);
  luna.discard = without(luna.discard);
  luna.slots = luna.slots.map((slot) => (slot?.card === card ? null : slot));
  const [left, right] = luna.majority;
  luna.majority = [left === card ? null : left, right === card ? null : right];
  return card;
}

/** Puts these cards into Luna's deck, the first one on top. The other cards stay where they are. */
export function stackDeck(draft: Draft<GameState>, ...cards: readonly LunaCardId[]): void {
  lunaIn(draft).deck = [...cards].map((card) => fetchLunaCard(draft, card)).reverse();
}

/** Puts cards into Luna's majority slots. */
export function setMajority(draft: Draft<GameState>, left: LunaCardId | null, right: LunaCardId | null): void {
  for (const card of [left, right]) if (card !== null) fetchLunaCard(draft, card);
  lunaIn(draft).majority = [left, right];
}

/** Puts cards into Luna's action slots. The other slots become empty, and their cards go under the deck. */
export function fillSlots(draft: Draft<GameState>, cards: Partial<BySlot<LunaCardId>>): void {
  const luna = lunaIn(draft);
  luna.deck.unshift(...luna.slots.flatMap((slot) => (slot === null ? [] : [slot.card])));
  luna.slots = SLOTS.map(() => null);
  for (const [index, slot] of SLOTS.entries()) {
    const card = cards[slot];
    if (card === undefined) continue;
    fetchLunaCard(draft, card);
    luna.slots[index] = { card, faceUp: false };
  }
}

/** Resets the draft: markers at the start, full stations, 1 coin each, and empty slots for Luna. */
function freshen(draft: Draft<GameState>): void {
  for (const each of draft.players) {
    each.coins = 1;
    each.helium = 0;
    each.upload = 0;
    for (const company of COMPANIES) each.tracks[company] = 0;
  }
  fillSlots(draft, {});
  const luna = lunaIn(draft);
  luna.deck.unshift(...luna.majority.filter((card) => card !== null));
  luna.majority = [null, null];
}

/** Returns the first turn of seat 0 in a game with Luna, with all markers at the start. Solo by default. */
export function besideLuna(change: Change = nothing, options: Options = {}, from: Table = table): GameState {
  const prepared: Change = (draft) => {
    freshen(draft);
    change(draft);
  };
  return from.onTurn(prepared, withLuna(1, options));
}

/** Returns Luna's turn, with these cards face down in her action slots. */
export function lunasTurn(
  cards: Partial<BySlot<LunaCardId>>,
  change: Change = nothing,
  options: Options = {},
  from: Table = table,
): GameState {
  const prepared: Change = (draft) => {
    fillSlots(draft, cards);
    draft.turns = 1;
    draft.stack = [{ kind: 'lunaTurn', seat: lunaIn(draft).seat }];
    change(draft);
  };
  return besideLuna(prepared, options, from);
}

/** The result of a turn of Luna. */
export interface Played {
  readonly before: GameState;
  readonly state: GameState;
  readonly events: readonly GameEvent[];
}

/** Plays Luna's turn. */
export function lunaPlays(before: GameState): Played {
  return { before, ...tableOf(before).played(before, { type: 'lunaTurn', seat: lunaOf(before).seat }) };
}

/** Returns a table on which card I-1 has other entries. */
export function tableWithEntries(...actions: readonly LunaAction[]): Table {
  const { luna } = defaultContent;
  const cards = luna.cards.map((card) => (card.id === 'I-1' ? { ...card, actions } : card));
  return tableWith({ ...defaultContent, luna: { ...luna, cards } });
}

/** All players pass and Luna plays all her cards, up to the next planning phase or the end of the game. */
export const finishRound = (state: GameState): GameState => tableOf(state).finishRound(state).state;

/** All players confirm an empty plan. Returns the events up to the first turn. */
export function planNothing(state: GameState): { state: GameState; events: readonly GameEvent[] } {
  return tableOf(state).play(state, ({ kind, seat }) =>
    kind === 'planning' ? { type: 'confirmPlan', seat } : undefined,
  );
}

/** Returns company and sector of all outposts placed by Luna, in order. */
export function occupied({ events }: Played): string[] {
  return eventsOf(events, 'sectorOccupied').map(({ company, sector }) => `${company} ${sector}`);
}

/** Sets markers on company tracks. */
export function setTracks(draft: Draft<GameState>, seat: Seat, spaces: Partial<Record<Company, number>>): void {
  Object.assign(player(draft, seat).tracks, spaces);
}
