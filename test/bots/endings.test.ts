import { beforeAll, describe, expect, test } from 'vitest';
import { type Ending, endings } from '../../src/bots/endings.ts';
import { PLAIN } from '../../src/bots/greedy/taste.ts';
import { meterOf } from '../../src/bots/meter.ts';
import { tasteBot } from '../../src/bots/tasteBot.ts';
import { at } from '../../src/engine/lists.ts';
import { type Budget, chooseGreedily, greedyPolicy, playUntil } from '../../src/entries/bots.ts';
import {
  type Action,
  type CreateGameOptions,
  createGame,
  defaultContent,
  type GameView,
  type Seat,
  viewFor,
} from '../../src/entries/index.ts';
import { type Simulator, simulate } from '../../src/entries/sim.ts';
import { gameOf } from '../../src/game/boundRules.ts';
import { randomNumbers } from '../kit/numbers.ts';
import { rules } from '../kit/shipped.ts';
import { IS_WHOLE_PROOF } from '../kit/soak.ts';

const { rounds } = defaultContent.figures;
const PLENTY: Budget = { nodes: 10_000 };

/** A game close to its end. Only proofs play with two human players. */
const GAME: CreateGameOptions = IS_WHOLE_PROOF
  ? { players: ['Ana', 'Ben'], seed: 'the end' }
  : { players: ['Ana'], seed: 'the end', luna: { level: 2 } };

/** A decision of a seat with its view. */
interface Asked {
  readonly view: GameView;
  readonly seat: Seat;
  readonly options: readonly Action[];
}

let planned: Asked;
let turn: Asked;
/** The results of the answers to the turn. */
let ends: readonly Ending[];

beforeAll(() => {
  const game = simulate(createGame(GAME));
  playUntil(
    game,
    ({ state }) => state.round === rounds && at(state.stack, state.stack.length - 1).kind === 'planning',
    greedyPolicy,
  );
  planned = askedIn(game);
  playUntil(game, (sim) => isTurn(sim) && sim.legalActions().length > 3, greedyPolicy);
  turn = askedIn(game);
  ends = endingsOf(turn);
});

function askedIn(game: Simulator): Asked {
  const { seat } = at(game.pending(), 0);
  return { view: viewFor(game.state, seat), seat, options: game.legalActions(seat) };
}

function isTurn({ state }: Simulator): boolean {
  return state.stack.at(-1)?.kind === 'turn';
}

function endingsOf({ view, seat, options }: Asked, budget: Budget = PLENTY): readonly Ending[] {
  return endings({ game: gameOf(rules, view), seat, taste: PLAIN }, options, meterOf(budget));
}

const bot = tasteBot('plain', () => PLAIN, endings);
const chosen = ({ view, seat }: Asked, budget?: Budget): Action =>
  bot.choose(view, { seat, random: randomNumbers(1), ...(budget && { budget }) });

describe('in the last round', () => {
  test.each(['turn', 'planning'] as const)(
    'a bot simulates several answers to a %s to the end and takes the best',
    (kind) => {
      const decision = kind === 'turn' ? turn : planned;
      const found = kind === 'turn' ? ends : endingsOf(decision);
      expect(found.length).toBeGreaterThan(1);
      expect(found.length).toBeLessThan(8);
      for (const { action } of found) expect(decision.options).toContainEqual(action);
      expect(found.map(({ lead }) => lead)).toEqual(found.map(({ lead }) => lead).sort((a, b) => b - a));
      expect(chosen(decision, PLENTY)).toEqual(found[0]?.action);
    },
  );

  test('the simulated answers include passing and the choice of the greedy bot', () => {
    const actions = ends.map(({ action }) => action);
    expect(actions).toContainEqual(chooseGreedily(turn.view, turn.seat));
    expect(actions).toContainEqual({ type: 'pass', seat: turn.seat });
  });

  test('advice compares the choice with the second best one and with passing', () => {
    const [first, second] = ends;
    const passing = ends.find(({ action }) => action.type === 'pass');
    const advice = bot.advise(turn.view, { seat: turn.seat, random: randomNumbers(1), budget: PLENTY });
    expect(advice?.action).toEqual(first?.action);
    expect(advice?.worth).toBe(Number(first?.lead) - Number(passing?.lead));
    expect(advice?.second).toEqual({ action: second?.action, worse: Number(first?.lead) - Number(second?.lead) });
  });
});

describe('a budget', () => {
  test('of no positions leaves the first candidate, which is the greedy choice', () => {
    expect(endingsOf(turn, { nodes: 0 })).toEqual([]);
    expect(chosen(turn, { nodes: 0 })).toEqual(chooseGreedily(turn.view, turn.seat));
  });

  test('of more positions makes a bot simulate more answers', () => {
    const counts = [40, 80].map((nodes) => endingsOf(turn, { nodes }).length);
    expect(at(counts, 0)).toBeLessThan(at(counts, 1));
    expect(at(counts, 1)).toBeLessThan(ends.length);
  });

  test('of time ends exactly at its millisecond', () => {
    let time = 0;
    const meter = meterOf({ milliseconds: 3, now: () => time });
    const allowed = [0, 1, 2, 3, 4].map((now) => {
      time = now;
      return meter();
    });
    expect(allowed).toEqual([true, true, true, false, false]);
  });
});

test.each([
  ['one round before the last', rounds - 1, true],
  ['earlier', rounds - 2, false],
] as const)('%s: answers are simulated in round %i: %o', (_, round, isNear) => {
  const game = simulate(createGame({ players: ['Ana'], seed: 'early', luna: { level: 2 } }));
  playUntil(game, (sim) => sim.state.round === round && isTurn(sim) && sim.legalActions().length > 3, greedyPolicy);
  expect(endingsOf(askedIn(game), { nodes: 120 }).length > 0).toBe(isNear);
});
