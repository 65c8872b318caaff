import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openStream } from '../../src/engine/random.ts';
import type { GameEvent, GameState, RandomStream } from '../../src/entries/index.ts';
import { defaultContent, LUNA_EDITIONS } from '../../src/entries/index.ts';
import { names } from '../kit/people.ts';
import type { Step } from '../kit/randomGame.ts';
import { rules } from '../kit/shipped.ts';
import { IS_PROOF, proofCount, soakCount } from '../kit/soak.ts';
import { describeGames } from './games.ts';

const GAMES_PER_LEVEL = soakCount(1, 3);
/** What somebody is asked right after Luna's turn: the next turn, hers again, or the next planning phase. */
const AFTER_LUNA = ['turn', 'lunaTurn', 'planning'];

/** The level that so many people meet in a sample. */
const SAMPLE: Readonly<Record<number, number>> = { 1: 8, 2: 3, 3: 4 };

/** Every property of random games of so many people with Luna, at every level, by either edition of her texts. */
export function describeGamesWithLuna(people: number): void {
  // In a sample each number of people has one level, and the editions take turns.
  const levels = defaultContent.luna.levels.map(({ level }) => level);
  describe.each(IS_PROOF ? levels : levels.filter((level) => level === SAMPLE[people]))('Luna at level %i', (level) => {
    const editions = LUNA_EDITIONS.filter((_, index) => IS_PROOF || level % LUNA_EDITIONS.length === index);
    for (const edition of editions) {
      describeGames({ people, games: GAMES_PER_LEVEL, options: { luna: { level, edition } }, alsoCheck: checkLuna });
    }
  });
}

/** A game with Luna is set up like the game of the same people without her. */
export function describeSetUpWithLuna(people: number): void {
  test(`the same seed without Luna gives the same set-up for ${people}`, () => {
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
    fc.assert(games, { numRuns: proofCount(60, 300) });
  });
}

/** Everything the set-up of the people has drawn and laid out, but for bonus markers and places at the table. */
function setUp(state: GameState): unknown {
  const { options, luna, players, seating, random, stack, ...rest } = state;
  const people = players.slice(0, options.players.length);
  return {
    ...rest,
    drawn: random.setup,
    seating: seating.filter((seat) => seat < people.length),
    people: people.map(({ markers: _, ...board }) => board),
    asked: stack.at(-1),
  };
}

function markers({ players }: GameState): number[] {
  return players.map((player) => player.markers);
}

/** What must hold at every step of a game with Luna. */
function checkLuna({ state, options, action, next }: Step): void {
  const seat = seatOf(state);
  const prompts = rules.pending(state);
  // LUNA-27: when she is due nobody else is asked and there is one thing to do; otherwise she is not asked.
  if (prompts.some((prompt) => prompt.seat === seat || prompt.kind === 'lunaTurn')) {
    expect(prompts).toEqual([{ seat, kind: 'lunaTurn', params: {} }]);
    expect(options).toEqual([{ type: 'lunaTurn', seat }]);
    // Nobody decides anything for her: after her turn comes the next one.
    expect(rules.pending(next).filter(({ kind }) => !AFTER_LUNA.includes(kind))).toEqual([]);
  } else {
    expect(options.filter((each) => each.seat === seat || each.type === 'lunaTurn')).toEqual([]);
  }
  const result = rules.tryReduce(state, action);
  if (!result.ok) throw new Error('an action of the walk is refused');
  checkDraws(state, next, result.events);
  checkGradeTwo(state, next, result.events);
}

/** Her stream moves by what she draws and by nothing else; nothing moves that of the set-up. */
function checkDraws(state: GameState, next: GameState, events: readonly GameEvent[]): void {
  const draws = events.reduce((sum, event) => sum + drawsOf(event), 0);
  expect(next.random.luna).toEqual(movedOn(state.random.luna, draws));
  expect(next.random.setup).toEqual(state.random.setup);
}

/** Random numbers behind an event: one for a token, for a shuffle one less than cards. */
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

/** LUNA-18, LUNA-20: grade-2 cards come in by tokens and new decks alone, and each token works once. */
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
