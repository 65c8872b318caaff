import type { Box } from '../../components/box.ts';
import type { HasContent } from '../../components/content.ts';
import { CARD_LETTERS, HIDDEN, PLAYER_ICONS, type PlanLetter, type Seat, type TokenId } from '../../components/ids.ts';
import { copyUnlessFrozen, deepFreeze } from '../../engine/copy.ts';
import { at } from '../../engine/lists.ts';
import { type Draw, drawStream, openStream, seedStream, shuffled } from '../../engine/random.ts';
import { boxUnder } from '../../game/boundRules.ts';
import { levelOf } from '../../game/luna/luna.ts';
import type { Frame } from '../../game/model/frames.ts';
import type { GameState, GameView, LunaState, PlayerState } from '../../game/model/state.ts';
import { openState, requireSeatsView } from '../../game/position.ts';
import { lunaStream, setupStream } from '../../game/rules/draw.ts';
import { cardsOf } from '../../game/rules/players.ts';
import { LIMITS } from '../../input/limits.ts';
import { type HiddenParts, withoutHidden } from './viewFor.ts';

export function determinize(view: GameView, seed: string, rules?: HasContent): GameState {
  requireSeatsView(view);
  if (typeof seed !== 'string' || seed.length > LIMITS.seed) {
    throw new RangeError(`The seed must be a string of at most ${LIMITS.seed} characters.`);
  }
  const { box } = openState(boxUnder(rules), view);
  const seen = copyUnlessFrozen(view);
  const { viewer: _, ...state } = seen;
  const { draw } = openStream(seedStream(`skymines/determinize/${seed}`));
  return deepFreeze({
    ...state,
    options: { ...state.options, seed },
    random: {
      setup: setupStream(seed),
      luna: state.random.luna === null ? null : lunaStream(seed),
    },
    ...drawHidden(box, seen, draw),
  });
}

/** Randomizes the parts of a state that a seat cannot see, as {@link determinize} does for a view. */
export function redealt(box: Box, state: GameState, seat: Seat, draw: Draw): Partial<GameState> {
  const { options, random } = state;
  return {
    ...drawHidden(box, { ...state, ...withoutHidden(state, seat) }, draw),
    options: { ...options, seed: HIDDEN, deal: {} },
    random: { setup: drawStream(draw), luna: random.luna === null ? null : drawStream(draw) },
  };
}

function drawHidden(box: Box, view: GameState, draw: Draw): Pick<GameState, HiddenParts> {
  return {
    ...dealCards(box, view, draw),
    planSupply: planSupply(box, view, draw),
    luna: view.luna === null ? null : lunaCards(box, view, view.luna, draw),
    stack: view.stack.map((frame) => tokens(box, frame, draw)),
  };
}

function pile<T>(items: readonly T[]): { take(): T; readonly left: readonly T[] } {
  const left = [...items];
  return {
    take() {
      const item = left.pop();
      if (item === undefined) throw new RangeError('The view has more hidden places than there are pieces');
      return item;
    },
    left,
  };
}

/**
 * Deals the unseen cards to the deck and the other seats. The deck's letters are known, because cards are drawn in
 * letter order (SETUP-14). Starting cards go to their owner until all of the owner's hidden cards are dealt; the
 * remaining ones were destroyed and then taken by another seat (BSP-9). SETUP-36: a seat has the single-energy card for
 * its position in the turn order of round 1.
 */
function dealCards(box: Box, view: GameState, draw: Draw): Pick<GameState, 'players' | 'deck'> {
  const shown = new Set([...view.display, ...view.destroyed, ...view.players.flatMap(cardsOf)]);
  const isUnseen = (card: string): boolean => !shown.has(card);
  const acquired: string[] = [];
  const deck: string[] = [];
  let room = view.deck.length;
  for (const letter of [...CARD_LETTERS].reverse()) {
    const ofLetter = shuffled(draw, box.lettered[letter].filter(isUnseen));
    deck.push(...ofLetter.slice(0, room));
    acquired.push(...ofLetter.slice(room));
    room = Math.max(0, room - ofLetter.length);
  }
  const isHidden = (card: string | null): boolean => card === HIDDEN;
  const own = view.players.map((player, seat) => {
    if (seat >= view.options.players.length) return [];
    const icon = at(PLAYER_ICONS, seat);
    const places = [...player.hand, ...player.area].filter(isHidden).length;
    const number = view.seating.indexOf(seat) + 1; // SETUP-36
    const starting = box.startingCards.filter((card) => card.icon === icon || card.number === number);
    const cards = starting.map(({ id }) => id).filter(isUnseen);
    acquired.push(...cards.slice(places));
    return cards.slice(0, places);
  });
  const others = pile(shuffled(draw, acquired));
  const players = view.players.map((player, seat) => fillBoard(box, player, at(own, seat), others, draw));
  return { players, deck };
}

/** Planned cards are never share cards (PLAN-8); all other cards may be anywhere. */
function fillBoard(
  box: Box,
  player: PlayerState,
  own: readonly string[],
  others: ReturnType<typeof pile<string>>,
  draw: Draw,
): PlayerState {
  const places = [...player.hand, ...player.area].filter((card) => card === HIDDEN).length;
  const cards = [...own];
  while (cards.length < places) cards.push(others.take());
  const mixed = shuffled(draw, cards);
  const isShare = (card: string): boolean => box.card(card).action.kind === 'share';
  const planned = pile([...mixed.filter(isShare), ...mixed.filter((card) => !isShare(card))]);
  const area = player.area.map((card) => (card === HIDDEN ? planned.take() : card));
  const hand = pile(shuffled(draw, planned.left));
  return { ...player, area, hand: player.hand.map((card) => (card === HIDDEN ? hand.take() : card)) };
}

/** SETUP-21: plans that are not on display are still in the supply of their letter. */
function planSupply(box: Box, view: GameState, draw: Draw): GameState['planSupply'] {
  const { researchDisplay, acquired, luna, players } = view;
  const owned = players.flatMap(({ plans, covered }) => [...plans.map((placed) => placed?.plan), ...covered]);
  const shown = new Set([...researchDisplay, ...acquired, ...(luna?.discardedPlans ?? []), ...owned]);
  const unseen = (letter: PlanLetter): string[] => box.letteredPlans[letter].filter((plan) => !shown.has(plan));
  return { A: shuffled(draw, unseen('A')), B: shuffled(draw, unseen('B')), C: shuffled(draw, unseen('C')) };
}

/** LUNA-13: the grade-2 deck contains only grade-2 cards; all other unseen cards are in the deck or face down. */
function lunaCards(box: Box, view: GameState, luna: LunaState, draw: Draw): LunaState {
  const shown = new Set([...luna.discard, ...luna.majority, ...luna.slots.map((slot) => slot?.card)]);
  const { gradeTwo: hasGradeTwo } = levelOf({ box, state: view });
  const unseen = box.content.luna.cards.filter(({ id, grade }) => !shown.has(id) && (grade === 1 || hasGradeTwo));
  const ofGradeTwo = unseen.filter(({ grade }) => grade === 2).map(({ id }) => id);
  const gradeTwo = shuffled(draw, ofGradeTwo).slice(0, luna.gradeTwo.length);
  const others = unseen.map(({ id }) => id).filter((id) => !gradeTwo.includes(id));
  const cards = pile(shuffled(draw, others));
  const slots = luna.slots.map((slot) => (slot?.card === HIDDEN ? { ...slot, card: cards.take() } : slot));
  return { ...luna, gradeTwo, slots, deck: luna.deck.map(() => cards.take()) };
}

/** SETUP-39: the other seats may have any tokens that the viewer was not dealt. */
function tokens(box: Box, frame: Frame, draw: Draw): Frame {
  if (frame.kind !== 'startingToken') return frame;
  const shown = new Set(frame.offers.flat());
  const unseen = box.content.tokens.map(({ id }) => id).filter((id) => !shown.has(id));
  const cards = pile<TokenId>(shuffled(draw, unseen));
  const offers = frame.offers.map((offer) => offer.map((token) => (token === HIDDEN ? cards.take() : token)));
  const chosen = frame.chosen.map((token, seat) =>
    token === HIDDEN ? at(shuffled(draw, at(offers, seat)), 0) : token,
  );
  return { ...frame, offers, chosen };
}
