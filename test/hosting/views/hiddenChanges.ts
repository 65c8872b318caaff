// Changes to hidden information that leave everything a seat may see unchanged. Written from the
// rulebook, not from the code that hides it.
import { type Draft, produce } from 'immer';
import { drawInteger, pickOne, seedStream, shuffled } from '../../../src/engine/random.ts';
import { type CardId, defaultContent, type GameState, type Seat, type Viewer } from '../../../src/entries/index.ts';
import { must } from '../../kit/must.ts';

type Draw = () => number;
type State = Draft<GameState>;
type Change = (state: State, viewer: Viewer, draw: Draw) => void;

export const CARDS = new Map(defaultContent.cards.map((card) => [card.id, card]));
const GRADES = new Map(defaultContent.luna.cards.map(({ id, grade }) => [id, grade]));

/** Changes that a viewer must not notice, by name. They do nothing when there is nothing to change. */
export const HIDDEN_CHANGES: Readonly<Record<string, Change>> = {
  'order of the action deck within letters': (state, _viewer, draw) => {
    state.deck = shuffledWithin(draw, state.deck, letterOf);
  },
  'order of the plan supply': (state, _viewer, draw) => {
    for (const letter of ['A', 'B', 'C'] as const) state.planSupply[letter] = shuffled(draw, state.planSupply[letter]);
  },
  'order of the hands of others': (state, viewer, draw) => {
    if (isOver(state)) return;
    for (const seat of others(state, viewer)) {
      const board = must(state.players[seat]);
      board.hand = shuffled(draw, board.hand);
    }
  },
  'cards of two others': (state, viewer, draw) => {
    const spots = others(state, viewer).map((seat) => lettered(spotsOf(state, seat)));
    const [some, more] = shuffled(
      draw,
      spots.filter(({ length }) => length > 0),
    );
    if (some !== undefined && more !== undefined) swap(pickOne(draw, some), pickOne(draw, more));
  },
  'a card of another and one of the deck': (state, viewer, draw) => {
    const spots = lettered(others(state, viewer).flatMap((seat) => spotsOf(state, seat)));
    const inDeck = state.deck.map((_, index) => listSpot(state.deck, index));
    const pairs = spots.flatMap((spot) =>
      inDeck
        .filter(({ card }) => letterOf(card) === letterOf(spot.card) && isShare(card) === isShare(spot.card))
        .map((other) => [spot, other] as const),
    );
    if (pairs.length > 0) swap(...pickOne(draw, pairs));
  },
  'which cards others have planned': (state, viewer, draw) => {
    if (!isPlanning(state)) return;
    for (const seat of others(state, viewer)) {
      const spots = spotsOf(state, seat).filter(({ card }) => !isShare(card));
      const cards = shuffled(
        draw,
        spots.map(({ card }) => card),
      );
      for (const [index, { put }] of spots.entries()) put(cards[index] ?? '');
    }
  },
  "Luna's deck and face-down cards": ({ luna }, _viewer, draw) => {
    if (luna === null) return;
    const faceDown = faceDownOf(luna);
    const cards = shuffled(draw, [...luna.deck, ...faceDown.map(({ card }) => card)]);
    luna.deck = cards.splice(0, luna.deck.length);
    for (const [index, slot] of faceDown.entries()) slot.card = must(cards[index]);
  },
  "the top of Luna's deck": ({ luna }) => {
    const top = luna?.deck.pop();
    if (top !== undefined) luna?.deck.unshift(top);
  },
  "a face-down card of Luna's": ({ luna }, _viewer, draw) => {
    if (luna === null || luna.deck.length === 0 || faceDownOf(luna).length === 0) return;
    const slot = pickOne(draw, faceDownOf(luna));
    const place = drawInteger(draw, luna.deck.length);
    [luna.deck[place], slot.card] = [slot.card, must(luna.deck[place])];
  },
  'order of the grade-2 deck': ({ luna }, _viewer, draw) => {
    if (luna !== null) luna.gradeTwo = shuffled(draw, luna.gradeTwo);
  },
  "which grade-2 cards are in Luna's deck": ({ luna }) => {
    const place = luna?.deck.findIndex((card) => GRADES.get(card) === 2) ?? -1;
    const card = luna?.deck[place];
    const [other] = luna?.gradeTwo ?? [];
    if (luna === null || card === undefined || other === undefined) return;
    luna.deck[place] = other;
    luna.gradeTwo[0] = card;
  },
  'the random streams': (state, _viewer, draw) => {
    state.random.setup = { ...seedStream(String(draw())) };
    if (state.random.luna !== null) state.random.luna = { ...seedStream(String(draw())) };
  },
  'the seed': (state, _viewer, draw) => {
    state.options.seed = `another ${draw()}`;
  },
  'tokens offered to others': (state, viewer, draw) => {
    for (const frame of state.stack) {
      if (frame.kind !== 'startingToken') continue;
      const own = typeof viewer === 'number' ? (frame.offers[viewer] ?? []) : [];
      const tokens = defaultContent.tokens.map(({ id }) => id).filter((id) => !own.includes(id));
      const dealt = shuffled(draw, tokens);
      for (const seat of others(state, viewer)) {
        const offer = dealt.splice(-2);
        frame.offers[seat] = offer;
        if (frame.chosen[seat] !== null) frame.chosen[seat] = pickOne(draw, offer);
      }
    }
  },
  'tokens chosen by others': (state, viewer) => {
    for (const frame of state.stack) {
      if (frame.kind !== 'startingToken') continue;
      for (const seat of others(state, viewer)) {
        const kept = frame.chosen[seat];
        const other = frame.offers[seat]?.find((token) => token !== kept);
        if (typeof kept === 'string' && other !== undefined) frame.chosen[seat] = other;
      }
    }
  },
};

/** The state after a change, or `undefined` when there is nothing to change. */
export function hiddenVariant(state: GameState, name: string, viewer: Viewer, draw: Draw): GameState | undefined {
  const variant = produce(state, (draft) => HIDDEN_CHANGES[name]?.(draft, viewer, draw));
  return JSON.stringify(variant) === JSON.stringify(state) ? undefined : variant;
}

/** All viewers of a game: its human players and a spectator. */
export function viewersOf({ options }: GameState): Viewer[] {
  return [...options.players.keys(), 'spectator'];
}

/** A position with a card. */
interface Spot {
  readonly card: CardId;
  put(card: CardId): void;
}

function listSpot(list: (CardId | null)[], index: number): Spot {
  return {
    card: list[index] ?? '',
    put: (card) => {
      list[index] = card;
    },
  };
}

/**
 * The hidden cards of a seat: its hand and, during planning, its action area. At the end of the game all cards are
 * open.
 */
function spotsOf(state: State, seat: Seat): Spot[] {
  if (isOver(state)) return [];
  const { hand, area } = must(state.players[seat]);
  const planned = isPlanning(state) ? area.flatMap((card, slot) => (card === null ? [] : [listSpot(area, slot)])) : [];
  return [...hand.map((_, index) => listSpot(hand, index)), ...planned];
}

/** The cards that any seat can have, without share cards, because those are never planned. */
function lettered(spots: readonly Spot[]): Spot[] {
  return spots.filter(({ card }) => letterOf(card) !== null && !isShare(card));
}

function faceDownOf({ slots }: NonNullable<State['luna']>) {
  return slots.filter((slot) => slot !== null).filter(({ faceUp }) => !faceUp);
}

function swap(one: Spot, other: Spot): void {
  one.put(other.card);
  other.put(one.card);
}

function shuffledWithin(draw: Draw, ids: readonly string[], groupOf: (id: string) => string | null): string[] {
  const groups = new Map<string | null, string[]>();
  for (const id of shuffled(draw, ids)) groups.set(groupOf(id), [...(groups.get(groupOf(id)) ?? []), id]);
  return ids.map((id) => groups.get(groupOf(id))?.pop() ?? id);
}

function others({ options }: State, viewer: Viewer): Seat[] {
  return [...options.players.keys()].filter((seat) => seat !== viewer);
}

function isPlanning({ stack }: State): boolean {
  return stack.some(({ kind }) => kind === 'planning');
}

function isOver({ stack }: State): boolean {
  return stack.length === 0;
}

function letterOf(card: CardId): string | null {
  return CARDS.get(card)?.letter ?? null;
}

function isShare(card: CardId): boolean {
  return CARDS.get(card)?.action.kind === 'share';
}
