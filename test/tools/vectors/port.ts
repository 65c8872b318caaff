// Answers the checker of the test vectors, as a port does: with the library, or with the second implementation
// (`--referee`). `--components` and `--forbid` plant differences.
//
//   python3 check_vectors.py FOLDER node --import tsx port.ts --library|--referee [--components FILE] [--forbid TYPE]

import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { sortedJson } from '../../../src/engine/fingerprint.ts';
import type { Action, GameOptions, GameState, Rules } from '../../../src/entries/index.ts';
import { createRules, restrictRules, rules as shipped } from '../../../src/entries/index.ts';
import { must } from '../../kit/must.ts';
import { rewardKey } from '../../lockstep/lockstep.ts';
import { tableOf } from '../../lockstep/table.ts';
import { type Referee, scores, startGame, winners } from '../../referee/referee.ts';
import { offeredRewards } from '../../referee/rewards.ts';
import { rewardNames, tidy, withRewardName } from './vectors.ts';

interface Port {
  start(options: GameOptions): void;
  legal(): readonly Action[];
  rewards(): readonly string[];
  play(action: Action): void;
  position(): object;
  explain(action: unknown): object;
}

type Request =
  | { readonly do: 'start'; readonly options: GameOptions }
  | { readonly do: 'play' | 'explain'; readonly action: unknown };

const { values } = parseArgs({
  options: {
    library: { type: 'boolean', default: true },
    referee: { type: 'boolean', default: false },
    components: { type: 'string' },
    forbid: { type: 'string' },
  },
});

function chosenRules(): Rules {
  const { components, forbid } = values;
  const rules = components === undefined ? shipped : createRules(JSON.parse(readFileSync(components, 'utf8')));
  if (forbid === undefined) return rules;
  return restrictRules(rules, {
    id: 'planted',
    reasons: { planted: { en: 'This action is forbidden.' } },
    forbid: (_view, { type }) => (type === forbid ? 'planted' : null),
  });
}

function libraryPort(rules: Rules): Port {
  let state: GameState | undefined;
  const at = (): GameState => must(state);
  return {
    start: (options) => {
      state = rules.createGame(options);
    },
    legal: () => rules.legalActions(at()),
    rewards: () => rewardNames(at()),
    play: (action) => {
      state = rules.reduce(at(), action);
    },
    position: () => ({
      state: tableOf(at()),
      ...(rules.isOver(at()) && { scores: rules.score(at()), winners: rules.winners(at()) }),
    }),
    explain: (action) => {
      const { code, rule } = must(rules.explain(at(), action)[0]);
      return { code, rule };
    },
  };
}

function refereePort(rules: Rules): Port {
  let referee: Referee | undefined;
  const at = (): Referee => must(referee);
  return {
    start: (options) => {
      referee = startGame(rules.content, options);
    },
    legal: () => at().offers,
    rewards: () => (at().offers[0]?.type === 'takeReward' ? offeredRewards(at().game).map(rewardKey) : []),
    play: (action) => at().play(action),
    position: () => ({
      state: at().table,
      ...(at().isOver && { scores: scores(at().game), winners: winners(at().game) }),
    }),
    explain: () => ({}),
  };
}

const port = (values.referee ? refereePort : libraryPort)(chosenRules());
const nameOf = (action: Action): unknown => withRewardName(action, port.rewards());

function answer(request: Request): object {
  if (request.do === 'explain') return port.explain(request.action);
  if (request.do === 'start') port.start(request.options);
  else {
    const wanted = sortedJson(tidy(request.action));
    port.play(must(port.legal().find((action) => sortedJson(tidy(nameOf(action))) === wanted)));
  }
  return { legal: port.legal().map(nameOf), ...port.position() };
}

for await (const line of createInterface({ input: process.stdin }))
  console.log(JSON.stringify(answer(JSON.parse(line))));
