import { expect, test } from 'vitest';
import { must } from '../../../kit/must.ts';
import { randomNumbers } from '../../../kit/numbers.ts';
import { names } from '../../../kit/people.ts';
import { type Action, defaultContent, type GameState, type WholeState } from '../../../kit/pinned.ts';
import { expectSame } from '../../../kit/same.ts';
import { proofCount } from '../../../kit/soak.ts';
import { at, table } from '../../../kit/table.ts';
import { compareDecision } from '../../../lockstep/lockstep.ts';
import { completeDeal } from '../../../lockstep/options.ts';
import { scores, startGame } from '../../../referee/referee.ts';

/**
 * A policy that prefers acting to passing, uses scientists and special plans, and places plans right in front of the
 * marker.
 */
function chosen(state: GameState, options: readonly Action[], random: () => number): Action {
  const liked = options.filter(({ type }) => ['upload', 'useScientist', 'takeSpecialPlan'].includes(type));
  const busy = options.filter(({ type }) => !['pass', 'confirmPlan', 'stop', 'flipPlan'].includes(type));
  const ahead = options.filter((each) => {
    if (each.type !== 'placePlan') return false;
    const { plans, upload } = at(state, each.seat);
    return (
      each.position > upload &&
      plans
        .slice(upload + 1, each.position + 1)
        .every((plan, index, { length }) => (index === length - 1 ? plan === null : plan !== null))
    );
  });
  const preferred = [ahead, liked, busy].find(({ length }) => length > 0);
  const from = preferred !== undefined && random() < 0.85 ? preferred : options;
  const action = from[Math.floor(random() * from.length)];
  if (action === undefined) throw new Error('no option');
  return action;
}

const games = Array.from({ length: proofCount(6, 9) }, (_, index) => ({ seed: index + 1, count: 2 + (index % 3) }));

test.each(games)(
  'SCORE-1 SCORE-2 SCORE-3 SCORE-4 SCORE-5 SCORE-6 SCORE-7 SCORE-8 SCORE-9 SCORE-10 the referee keeps the same scores in a whole game: seed $seed',
  ({ seed, count }) => {
    const { rules } = table;
    const random = randomNumbers(seed);
    const base = { players: names(count), seed: `scoring ${seed}`, startingTokens: 'choose' } as const;
    let state = rules.createGame({ ...base, ...completeDeal(random, defaultContent, base) }) as WholeState;
    const referee = startGame(defaultContent, state.options);
    for (;;) {
      // At the end of the game, this compares the scores and the winners.
      const { answers, problems } = compareDecision(rules, state, referee);
      expect(problems).toEqual([]);
      if (rules.isOver(state)) break;
      const { kind, seat } = must(rules.pending(state)[0]);
      if (kind === 'turn') expectSame(rules.score(state), scores(referee.game));
      const options = [...answers.keys()].filter((action) => action.seat === seat);
      const action = chosen(state, options, random);
      state = rules.reduce(state, action) as WholeState;
      referee.play(must(answers.get(action)));
    }
    expect(state.round).toBe(7);
  },
);
