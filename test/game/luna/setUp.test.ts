import { describe, expect, test } from 'vitest';
import { lunaBoard, lunaOf, planNothing, withLuna } from '../../kit/luna.ts';
import type { CardId, CreateGameOptions, GameEvent, GameState, TokenId } from '../../kit/pinned.ts';
import { createGame, defaultContent, pending } from '../../kit/pinned.ts';
import { at, eventsOf, table } from '../../kit/table.ts';

type Options = Partial<CreateGameOptions>;
const LEVELS = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const SEEDS = Array.from({ length: 60 }, (_, index) => `game ${index}`);

/** A new game in which the human players have not chosen their tokens, so Luna has no bonus yet. */
const untouched = (people: number, options: Options = {}): GameState =>
  createGame(withLuna(people, { startingTokens: 'choose', ...options }));

/** The first planning phase. */
const atPlanning = (people: number, options: Options = {}): GameState =>
  table.skip(createGame(withLuna(people, options)), 'startingToken', 'startingDecks', 'barrier');

/** The events of the set-up up to the first planning phase, and the state before the last action. */
function setUpEvents(people: number, options: Options = {}): { events: GameEvent[]; state: GameState } {
  let state = createGame(withLuna(people, options));
  const events: GameEvent[] = [];
  for (;;) {
    const [prompt] = pending(state);
    if (prompt === undefined || prompt.kind === 'planning') return { events, state };
    const [action] = table.rules.legalActions(state, prompt.seat);
    if (action === undefined) throw new Error('no option');
    const step = table.played(state, action);
    events.push(...step.events);
    state = step.state;
  }
}

function drawnToken(events: readonly GameEvent[]): TokenId {
  const [event, ...more] = eventsOf(events, 'lunaTokenDrawn');
  if (event === undefined || more.length > 0) throw new Error('not one token');
  return event.token;
}

function bonusOf(id: TokenId): { helium: number; tracks: GameState['players'][number]['tracks'] } {
  const sum = { helium: 0, tracks: { skymine: 0, minerva: 0, astrogo: 0, tawac: 0 } };
  for (const effect of defaultContent.tokens.find((token) => token.id === id)?.bonus ?? []) {
    if (effect.kind === 'helium') sum.helium += effect.steps;
    else if (effect.kind === 'track') sum.tracks[effect.company] += effect.steps;
    else throw new Error('unexpected bonus');
  }
  return sum;
}

// More in test/game/rules/setup/options.test.ts.
describe('number of players', () => {
  test.each([1, 2, 3])('LUNA-1 Luna may join %i human players', (people) => {
    expect(lunaOf(untouched(people)).seat).toBe(people);
  });

  test.each(LEVELS)('LUNA-12 level %i can be chosen', (level) => {
    expect(untouched(2, { luna: { level } }).options.luna).toEqual({ level, edition: 'french' });
  });

  test('LUNA-3 LUNA-11 her board and colour are those of an unused seat', () => {
    const state = untouched(2);
    expect(state.players).toHaveLength(3);
    expect(state.options.players.map(({ name }) => name)).toEqual(['Melanie', 'Antoine']);
    expect(lunaOf(state).seat).toBe(2);
    expect(new Set(state.seating).size).toBe(3);
  });
});

describe('her board', () => {
  test.each([0, 1, 2, 3, 4, 5])('LUNA-4 at level %i both markers start at 0', (level) => {
    expect(lunaBoard(untouched(1, { luna: { level } }))).toMatchObject({ helium: 0, upload: 0 });
  });

  test.each([
    [6, 1, 1],
    [7, 3, 2],
    [8, 5, 3],
  ])('LUNA-17 at level %i she starts on tank step %i and research step %i', (level, helium, upload) => {
    expect(lunaBoard(untouched(1, { luna: { level } }))).toMatchObject({ helium, upload });
  });

  test.each(LEVELS)('LUNA-5 her end slots are OFF in round 1 at level %i', (level) => {
    const { state, events } = planNothing(atPlanning(1, { luna: { level } }));
    expect(eventsOf(events, 'lunaCardsDealt').map(({ slots }) => slots)).toEqual([['B', 'C', 'D']]);
    expect(lunaOf(state).slots.map((slot) => slot !== null)).toEqual([false, true, true, true, false]);
  });

  test.each([1, 2, 3])('LUNA-6 Luna starts with 1 coin and 5 bonus markers next to %i human players', (people) => {
    expect(lunaBoard(untouched(people))).toMatchObject({ coins: 1, markers: 5 });
  });

  test('LUNA-7 her track markers start on space 0', () => {
    expect(lunaBoard(untouched(2)).tracks).toEqual({ skymine: 0, minerva: 0, astrogo: 0, tawac: 0 });
  });

  test.each([
    [1, 3],
    [2, 2],
    [3, 2],
  ])('LUNA-8 %i human players with Luna have %i bonus markers each', (people, markers) => {
    const state = untouched(people);
    for (let seat = 0; seat < people; seat += 1) expect(at(state, seat).markers).toBe(markers);
  });

  test('LUNA-10 Luna has no cards, and no player has those of her seat', () => {
    const state = atPlanning(2);
    const { hand, area, resting } = lunaBoard(state);
    expect([hand, area.filter((card) => card !== null), resting.flat()]).toEqual([[], [], []]);
    const cards = state.players.flatMap((each): CardId[] => [...each.hand, ...each.resting.flat()]);
    expect(cards).toHaveLength(20);
    expect(cards.filter((card) => card.startsWith('triangle') || card === 'energy03')).toEqual([]);
  });
});

describe('her starting bonus', () => {
  test.each([1, 2, 3])('LUNA-9 Luna takes the bonus of an unused token next to %i human players', (people) => {
    for (const seed of SEEDS.slice(0, 12)) {
      const { events, state } = setUpEvents(people, { seed });
      const token = drawnToken(events);
      const used = state.options.players.map((_, seat) => at(state, seat).token);
      expect(used).not.toContain(token);
      const { helium, tracks } = bonusOf(token);
      expect(lunaBoard(state)).toMatchObject({ helium, tracks, upload: 0, coins: 1 });
    }
  });

  test('LUNA-9 draws the token at random from all that are left', () => {
    const drawn = SEEDS.map((seed) => drawnToken(setUpEvents(1, { seed }).events));
    const tokens = defaultContent.tokens.map(({ id }) => id);
    const [used] = defaultContent.recommended.tokens;
    expect(new Set(drawn)).toEqual(new Set(tokens.filter((id) => id !== used)));
  });

  test('LUNA-9 draws her token after those of the human players, even when they choose', () => {
    for (const seed of SEEDS.slice(0, 12)) {
      const { events, state } = setUpEvents(2, { seed, startingTokens: 'choose' });
      const order = events.map(({ type }) => type).filter((type) => type === 'tokenTaken' || type === 'lunaTokenDrawn');
      expect(order).toEqual(['tokenTaken', 'tokenTaken', 'lunaTokenDrawn']);
      expect([at(state, 0).token, at(state, 1).token]).not.toContain(drawnToken(events));
    }
  });

  test('LUNA-9 ignores the plan and the cards of her token', () => {
    const { token, plans, resting, hand } = lunaBoard(atPlanning(1));
    expect({ token, plans: plans.filter((plan) => plan !== null), cards: [...resting.flat(), ...hand] }).toEqual({
      token: null,
      plans: [],
      cards: [],
    });
  });

  test.each([
    [6, 1],
    [7, 3],
    [8, 5],
  ])('LUNA-9 LUNA-17 at level %i the helium bonus is added to the starting step', (level, start) => {
    const found = SEEDS.map((seed) => setUpEvents(1, { seed, luna: { level } }));
    const steps = found.map(({ events }) => bonusOf(drawnToken(events)).helium);
    expect(found.map(({ state }) => lunaBoard(state).helium)).toEqual(steps.map((bonus) => start + bonus));
    expect(new Set(steps)).toEqual(new Set([0, 1, 2]));
  });
});
