import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openStream } from '../../src/engine/random.ts';
import type { GameEvent, GameState, RandomStream } from '../../src/entries/index.ts';
import { defaultContent, LUNA_EDITIONS } from '../../src/entries/index.ts';
import { names } from '../kit/people.ts';
import type { Step } from '../kit/randomGame.ts';
import { rules } from '../kit/shipped.ts';
import { IS_WHOLE_PROOF, proofCount, soakCount } from '../kit/soak.ts';
import { describeGames } from './games.ts';

const GAMES_PER_LEVEL = soakCount(1, 3);
/** The decisions that can follow Luna's turn: the next turn, hers again, or the next planning phase. */
const AFTER_LUNA = ['turn', 'lunaTurn', 'planning'];

/** The level in a sample, by number of human players. */
const SAMPLE: Readonly<Record<number, number>> = { 1: 8, 2: 3, 3: 4 };

/** Tests all properties of random games with this many human players and Luna, at every level and in both editions. */
export function describeGamesWithLuna(people: number): void {
  // In a sample, each number of human players has one level, and the editions alternate.
  const levels = defaultContent.luna.levels.map(({ level }) => level);
  describe.each(IS_WHOLE_PROOF ? levels : levels.filter((level) => level === SAMPLE[people]))(
    'Luna at level %i',
    (level) => {
      const editions = LUNA_EDITIONS.filter((_, index) => IS_WHOLE_PROOF || level % LUNA_EDITIONS.length === index);
      for (const edition of editions)
        describeGames({ people, games: GAMES_PER_LEVEL, options: { luna: { level, edition } }, alsoCheck: checkLuna });
    },
  );
}

/** Tests that a game with Luna is set up like the same game without her. */
export function describeSetUpWithLuna(people: number): void {
  test(`the same seed without Luna gives the same setup for ${people}`, () => {
    const games = fc.property(
      fc.string({ maxLength: 8 }),
      fc.constantFrom<'choose' | 'recommended'>('choose', 'recommended'),
      fc.integer({ min: 0, max: 8 }),
      (seed, startingTokens, level) => {
        const options = { players: names(people), seed, tracks: 'random', startingTokens } as const;
        const without = rules.createGame(options);
        const withHer = rules.createGame({ ...options, luna: { level } });
        expect(setUp(withHer)).toEqual(setUp(without));
        // LUNA-8: she counts as a player.
        expect(markers(without)).toEqual(people === 2 ? [3, 3] : [2, 2, 2]);
        expect(markers(withHer)).toEqual(people === 2 ? [2, 2, 5] : [2, 2, 2, 5]);
      },
    );
    fc.assert(games, { numRuns: proofCount(30, 300) });
  });
}

/** The setup of the human players, except bonus markers and seating. */
function setUp(state: GameState): unknown {
  const { options, luna, players, seating, random, stack, ...rest } = state;
  const people = players.slice(0, options.players.length);
  return {
    ...rest,
    drawn: random.setup,
    seating: seating.filter((seat) => seat < people.length),
    people: people.map(({ markers: _, ...board }) => board),
    frame: stack.at(-1),
  };
}

function markers({ players }: GameState): number[] {
  return players.map((player) => player.markers);
}

/** Checks every step of a game with Luna. */
function checkLuna({ state, options, action, next }: Step): void {
  const seat = seatOf(state);
  const prompts = rules.pending(state);
  // LUNA-27: on her turn, only she has a decision, with a single action. Otherwise she has none.
  if (prompts.some((prompt) => prompt.seat === seat || prompt.kind === 'lunaTurn')) {
    expect(prompts).toEqual([{ seat, kind: 'lunaTurn', params: {} }]);
    expect(options).toEqual([{ type: 'lunaTurn', seat }]);
    // No player decides anything for her: the next turn follows hers.
    expect(rules.pending(next).filter(({ kind }) => !AFTER_LUNA.includes(kind))).toEqual([]);
  } else {
    expect(options.filter((each) => each.seat === seat || each.type === 'lunaTurn')).toEqual([]);
  }
  const result = rules.tryReduce(state, action);
  if (!result.ok) throw new Error('a random action was rejected');
  checkDraws(state, next, result.events);
  checkGradeTwo(state, next, result.events);
}

/** Only her draws advance her random stream, and nothing advances that of the setup. */
function checkDraws(state: GameState, next: GameState, events: readonly GameEvent[]): void {
  const draws = events.reduce((sum, event) => sum + drawsOf(event), 0);
  expect(next.random.luna).toEqual(movedOn(state.random.luna, draws));
  expect(next.random.setup).toEqual(state.random.setup);
}

/** The random numbers used for an event: one for a token, and one less than the number of cards for a shuffle. */
function drawsOf(event: GameEvent): number {
  if (event.type === 'lunaTokenDrawn') return 1;
  if (event.type === 'lunaDeckRenewed') return event.cards - 1;
  return event.type === 'lunaCardsDiscarded' ? event.cards.length - 1 : 0;
}

function movedOn(stream: RandomStream | null, draws: number): RandomStream | null {
  if (stream === null) return null;
  const { draw, save } = openStream(stream);
  for (let each = 0; each < draws; each += 1) draw();
  return save();
}

/** LUNA-18, LUNA-20: only tokens and new decks add grade-2 cards, and each token works once. */
function checkGradeTwo(state: GameState, next: GameState, events: readonly GameEvent[]): void {
  let brought = 0;
  const passed = { tank: [] as number[], research: [] as number[] };
  for (const event of events) {
    if (event.type === 'lunaDeckRenewed' || event.type === 'lunaTokenPassed') brought += event.gradeTwo;
    if (event.type === 'lunaTokenPassed') passed[event.track].push(event.at);
  }
  expect((state.luna?.gradeTwo.length ?? 0) - (next.luna?.gradeTwo.length ?? 0)).toBe(brought);
  const level = defaultContent.luna.levels[state.options.luna?.level ?? 0];
  const [before, after] = [state.players[seatOf(state)], next.players[seatOf(state)]];
  const between = (tokens: readonly number[] = [], from = 0, to = 0): number[] =>
    tokens.filter((at) => from < at && at <= to);
  expect(passed.tank).toEqual(between(level?.tankTokens, before?.helium, after?.helium));
  expect(passed.research).toEqual(between(level?.researchTokens, before?.upload, after?.upload));
}

function seatOf({ luna }: GameState): number {
  if (luna === null) throw new Error('Luna does not play');
  return luna.seat;
}
