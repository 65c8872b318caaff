import type { Action, ActionType, BonusSpaceId, GameState, PlaceBonusMarker, Seat } from '../../src/entries/index.ts';
import { BOARD_SPACES, COMPANIES, defaultContent, PERSONAL_SPACES } from '../../src/entries/index.ts';
import { en } from '../../src/entries/text.ts';

/** Returns the ids of components, and ids that are not among them. */
const ids = (components: readonly { readonly id: string }[], ...others: readonly string[]): readonly string[] => [
  ...components.map(({ id }) => id),
  ...others,
  'nothing',
];
const CARDS = ids(defaultContent.cards, 'scientistTile', 'energyTile');
const TOKENS = ids(defaultContent.tokens);
const PLANS = ids([...defaultContent.plans, ...defaultContent.specialPlans], 'token01');
const MISSIONS = ids(defaultContent.missions);
const SPACES: readonly BonusSpaceId[] = [
  ...BOARD_SPACES,
  ...PERSONAL_SPACES,
  ...COMPANIES.flatMap((company): BonusSpaceId[] => [`${company}1`, `${company}2`]),
];
const ASTEROIDS = [0, 2, ...defaultContent.belt.asteroids.map(({ number }) => number)];
const SHUTTLE_SPACES = [0, 1, ...defaultContent.belt.shuttleSpaces.map(({ number }) => number)];
const SLOTS = range(-1, 5); // One slot beyond each end.
const DISPLAY = range(0, 13);
const COLUMNS = range(-1, 3);
const SECTORS = range(0, 25);
const POSITIONS = range(-1, 17);

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** Returns all subsets of a list, each in list order. */
function subsets<T>(items: readonly T[]): T[][] {
  const sets: T[][] = [[]];
  for (const item of items) sets.push(...sets.map((set) => [...set, item]));
  return sets;
}

/**
 * Returns sets of cards: all subsets of the action area plus two other cards, and every single card of the game. Each
 * set appears in one order only, because the order has no meaning.
 */
function cardSets(state: GameState, seat: Seat): string[][] {
  const { area = [], hand = [], resting = [] } = state.players[seat] ?? {};
  const strangers = [hand[0], resting.flat()[0]].filter((card) => card !== undefined);
  const own = area.filter((card) => card !== null);
  const sets = subsets([...own, ...strangers]);
  return [...sets, ...CARDS.filter((card) => !own.includes(card) && !strangers.includes(card)).map((card) => [card])];
}

/**
 * Returns sets of up to three cards to destroy, including cards without energy, cards outside the hand, and repeated
 * cards.
 */
function energySets(state: GameState, seat: Seat): string[][] {
  const { hand = [], area = [] } = state.players[seat] ?? {};
  const cards = [...hand, ...area.filter((card) => card !== null), 'nothing'];
  const pairs = cards.flatMap((one, index) => cards.slice(index).map((other) => [one, other]));
  return [[], ...cards.map((card) => [card]), ...pairs, hand.slice(0, 3)];
}

/** Returns triples of hand cards, including a card that the seat does not have. */
function triples(state: GameState, seat: Seat): string[][] {
  const cards = [...(state.players[seat]?.hand ?? []), 'nothing'];
  return [[], ...cards.flatMap((a) => cards.flatMap((b) => cards.map((c) => [a, b, c])))];
}

const optional = <T>(values: readonly T[]): (T | undefined)[] => [undefined, ...values];

/** Returns all combinations of bonus space, card and tier. */
function placements(seat: Seat, cards: readonly string[]): PlaceBonusMarker[] {
  return SPACES.flatMap((space) =>
    optional(cards).flatMap((destroy) =>
      optional(range(0, 4)).map((tier) => ({
        type: 'placeBonusMarker' as const,
        seat,
        space,
        ...(destroy !== undefined && { destroy }),
        ...(tier !== undefined && { tier }),
      })),
    ),
  );
}

/** Returns all well-formed actions of a type for a seat, legal or not. */
export function actionSpace(state: GameState, type: ActionType, seat: Seat): Action[] {
  switch (type) {
    case 'confirmPlan':
    case 'pass':
    case 'stop':
    case 'takeCoin':
    case 'upload':
    case 'lunaTurn':
      return [{ type, seat }];
    case 'chooseToken':
      return TOKENS.map((token) => ({ type, seat, token }));
    case 'arrangeStartingDecks':
      return triples(state, seat).map((cards) => ({ type, seat, cards }));
    case 'planCard':
    case 'restCard':
      return CARDS.flatMap((card) => SLOTS.map((slot) => ({ type, seat, card, slot })));
    case 'pickUpDeck':
      return SLOTS.map((slot) => ({ type, seat, slot }));
    case 'buyCard':
      return DISPLAY.map((slot) => ({ type, seat, slot }));
    case 'placeResourceTile':
    case 'useScientist':
    case 'useFieldScientist':
    case 'takeDestroyedCard':
      return CARDS.map((card) => ({ type, seat, card }));
    case 'useResources':
      return cardSets(state, seat).flatMap((cards) =>
        optional(DISPLAY).map((acquire) => ({ type, seat, cards, ...(acquire !== undefined && { acquire }) })),
      );
    case 'useEnergy':
    case 'advance':
      return COMPANIES.map((company) => ({ type, seat, company }));
    case 'placeBonusMarker':
      return [
        ...placements(seat, CARDS),
        // A card that is not in the hand is illegal with either kind of marker.
        ...placements(seat, [...(state.players[seat]?.hand ?? []), 'nothing']).map(
          (action): Action => ({ ...action, oneTime: true }),
        ),
      ];
    case 'placeOutpost':
      return ASTEROIDS.flatMap((asteroid) =>
        range(-1, 4).flatMap((space) => COLUMNS.map((column) => ({ type, seat, asteroid, space, column }))),
      );
    case 'placeShuttle':
      return SHUTTLE_SPACES.map((shuttleSpace) => ({ type, seat, shuttleSpace }));
    case 'confront':
      return [{ type, seat }, ...energySets(state, seat).map((destroy) => ({ type, seat, destroy }))];
    case 'claimTask':
      return MISSIONS.flatMap((mission) => range(-1, 3).map((column) => ({ type, seat, mission, column })));
    case 'occupy':
      return SECTORS.flatMap((sector) => COLUMNS.map((column) => ({ type, seat, sector, column })));
    case 'takeReward':
    case 'chooseReward':
      return range(-1, 6).map((reward) => ({ type, seat, reward }));
    case 'returnOutpost':
      return COLUMNS.map((column) => ({ type, seat, column }));
    case 'takePlan':
      return range(-1, 12).map((space) => ({ type, seat, space }));
    case 'takeSpecialPlan':
      return PLANS.map((plan) => ({ type, seat, plan }));
    case 'placePlan':
      return PLANS.flatMap((plan) => POSITIONS.map((position) => ({ type, seat, plan, position })));
    case 'flipPlan':
      return POSITIONS.map((position) => ({ type, seat, position }));
    case 'advanceSteps':
      return COMPANIES.flatMap((company) => range(-1, 5).map((steps) => ({ type, seat, company, steps })));
    case 'removeOutpost':
      return COMPANIES.flatMap((company) => COLUMNS.map((column) => ({ type, seat, company, column })));
  }
}

/** All types of action: each has a name. */
export const ACTION_TYPES: readonly ActionType[] = Object.keys(en.doing) as ActionType[];
