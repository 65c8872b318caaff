import { produce } from 'immer';
import { describe, expect, test } from 'vitest';
import { boardIn, lunaBoard, lunaOf, lunaPlays, lunasTurn, tableWithEntries, withLuna } from '../../kit/luna.ts';
import { createGame, type GameState, type LunaCardId } from '../../kit/pinned.ts';
import { eventsOf } from '../../kit/table.ts';

const GRADE_ONE = Array.from({ length: 12 }, (_, index) => `I-${index + 1}`);
const GRADE_TWO = Array.from({ length: 7 }, (_, index) => `II-${index + 1}`);
const STANDARD = [2, 3, 4, 5, 6, 7, 8];

const atLevel = (level: number, seed = 'levels'): GameState => createGame(withLuna(1, { seed, luna: { level } }));
const sorted = (cards: readonly LunaCardId[]): LunaCardId[] => [...cards].sort();
const SEEDS = Array.from({ length: 20 }, (_, index) => `deck ${index}`);

describe('the decks', () => {
  test.each(STANDARD)(
    'LUNA-13 LUNA-15 level %i has a deck of 12 grade-1 cards and a deck of 7 grade-2 cards',
    (level) => {
      const { deck, gradeTwo, discard, slots, majority } = lunaOf(atLevel(level));
      expect(sorted(deck)).toEqual(sorted(GRADE_ONE));
      expect(sorted(gradeTwo)).toEqual(sorted(GRADE_TWO));
      expect(discard).toEqual([]);
      expect([...slots, ...majority].every((card) => card === null)).toBe(true);
    },
  );

  test('LUNA-13 shuffles both decks', () => {
    const games = SEEDS.map((seed) => lunaOf(atLevel(2, seed)));
    for (const deck of ['deck', 'gradeTwo'] as const) {
      const tops = games.map((luna) => luna[deck].at(-1));
      expect(new Set(games.map((luna) => luna[deck].join(' '))).size).toBe(SEEDS.length);
      expect(new Set(tops).size).toBeGreaterThan(3);
    }
  });

  test.each([0, 1])('LUNA-14 level %i has no grade-2 cards', (level) => {
    const { deck, gradeTwo } = lunaOf(atLevel(level));
    expect(sorted(deck)).toEqual(sorted(GRADE_ONE));
    expect(gradeTwo).toEqual([]);
  });
});

/** Luna's marker moves along the whole of both her tracks, one turn each. */
const wholeTracks = tableWithEntries({ kind: 'helium', steps: 28 }, { kind: 'research', steps: 15 });
const alongTheTracks = (level: number, helium = 0, upload = 0) =>
  lunaPlays(
    lunasTurn(
      { B: 'I-1', C: 'I-2' },
      (draft) => Object.assign(boardIn(draft), { helium, upload }),
      { luna: { level } },
      wholeTracks,
    ),
  );

describe('end slots and tokens', () => {
  test('LUNA-14 at level 0 the end slots never open', () => {
    const { state, events } = alongTheTracks(0);
    expect(lunaBoard(state)).toMatchObject({ helium: 28, upload: 15 });
    expect(eventsOf(events, 'slotOpened')).toEqual([]);
  });

  test.each([1, ...STANDARD])('LUNA-14 LUNA-15 at level %i both end slots can open', (level) => {
    expect(eventsOf(alongTheTracks(level).events, 'slotOpened').map(({ slot }) => slot)).toEqual([0, 4]);
  });

  test.each([
    [3, [11, 19], [5, 10]],
    [4, [9, 16], [4, 8]],
    [5, [7, 13], [2, 7]],
    [6, [6, 13], [4, 8]],
    [7, [7, 10], [5, 7]],
    [8, [8, 11], [5, 7]],
  ])('LUNA-16 at level %i tokens are on tank steps %j and on research steps %j', (level, tank, research) => {
    const passed = eventsOf(alongTheTracks(level).events, 'lunaTokenPassed');
    expect(passed.flatMap((event) => (event.track === 'tank' ? [event.at] : []))).toEqual(tank);
    expect(passed.flatMap((event) => (event.track === 'research' ? [event.at] : []))).toEqual(research);
  });

  test.each([0, 1, 2])('LUNA-16 level %i has no tokens', (level) => {
    expect(eventsOf(alongTheTracks(level).events, 'lunaTokenPassed')).toEqual([]);
  });

  test.each(STANDARD)('LUNA-17 starting positions at level %i trigger nothing', (level) => {
    const { deck, gradeTwo } = lunaOf(atLevel(level));
    expect([deck.length, gradeTwo.length]).toEqual([12, 7]);
  });
});

describe('the effect of a token', () => {
  /** Level 5: tokens on tank steps 7 and 13, research steps 2 and 7. */
  const level5 = { luna: { level: 5 } };
  const moving = (helium: number, steps: number, change: (state: GameState) => GameState = (state) => state) =>
    lunaPlays(
      change(
        lunasTurn(
          { B: 'I-1', C: 'I-2' },
          (draft) => {
            boardIn(draft).helium = helium;
          },
          level5,
          tableWithEntries({ kind: 'helium', steps }),
        ),
      ),
    );
  const moved = ({ before, state }: { before: GameState; state: GameState }) => {
    const [old, now] = [lunaOf(before), lunaOf(state)];
    return { added: now.deck.slice(old.deck.length), taken: old.gradeTwo.slice(now.gradeTwo.length) };
  };

  test.each([
    ['reached', 5, 2],
    ['passed', 5, 4],
    ['passed by one', 6, 2],
  ])('LUNA-18 a token that is %s puts the top grade-2 card on top of the deck', (_, from, steps) => {
    const played = moving(from, steps);
    const top = lunaOf(played.before).gradeTwo.at(-1);
    expect(moved(played)).toEqual({ added: [top], taken: [top] });
    expect(lunaOf(played.state).deck.slice(0, -1)).toEqual(lunaOf(played.before).deck);
  });

  test.each([
    ['not yet reached', 4, 2],
    ['left behind', 7, 3],
    ['passed before', 8, 4],
  ])('LUNA-18 a token %s does nothing', (_, from, steps) => {
    expect(moved(moving(from, steps))).toEqual({ added: [], taken: [] });
  });

  test('LUNA-18 two tokens in one move put two cards, one after the other', () => {
    const played = moving(6, 7);
    const [under, top] = lunaOf(played.before).gradeTwo.slice(-2);
    expect(lunaOf(played.state).deck.slice(-2)).toEqual([top, under]);
    expect(lunaOf(played.state).gradeTwo).toHaveLength(5);
  });

  test('LUNA-18 a token does nothing when the grade-2 deck is empty', () => {
    const played = moving(6, 7, (state) =>
      produce(state, (draft) => {
        if (draft.luna !== null) draft.luna.gradeTwo = [];
      }),
    );
    expect(lunaOf(played.state).deck).toEqual(lunaOf(played.before).deck);
    expect(lunaBoard(played.state).helium).toBe(13);
  });

  test.each([2, 3, 4])('LUNA-18 tokens on the research track work too, even %i steps from the start', (steps) => {
    const played = lunaPlays(
      lunasTurn({ B: 'I-1', C: 'I-2' }, undefined, level5, tableWithEntries({ kind: 'research', steps })),
    );
    expect(moved(played).added).toEqual(lunaOf(played.before).gradeTwo.slice(-1));
  });
});
