// Walks the whole tree of a tiny game with both implementations. Positions that are reached again are not walked again.

import type { Action, Rules, WholeState } from '../../src/entries/index.ts';
import { movedBack, optionProblems, structureProblems } from '../../src/entries/testing.ts';
import type { Referee } from '../referee/referee.ts';
import { compareDecision } from './lockstep.ts';
import { type Branch, branchAt, childOf } from './refereePerft.ts';
import { keyOf } from './table.ts';

/** The size of a tree, and its first problem. */
export interface Walked {
  readonly states: number;
  readonly edges: number;
  readonly ends: number;
  readonly problem: string | null;
}

interface Node {
  readonly state: WholeState;
  readonly referee: Referee;
  readonly branch: Branch;
  readonly answers: ReadonlyMap<Action, Action>;
}

export function walk(rules: Rules, start: WholeState, begin: () => Referee): Walked {
  const found = { states: 1, edges: 0, ends: 0 };
  const seen = new Set([rules.hashState(start)]);
  const referee = begin();
  const { answers, problems } = compareDecision(rules, start, referee);
  if (problems.length > 0) return { ...found, problem: problems.join('; ') };
  const nodes: Node[] = [{ state: start, referee, branch: { start: begin, answers: [] }, answers }];
  for (let node = nodes.pop(); node !== undefined; node = nodes.pop()) {
    if (node.answers.size === 0) found.ends += 1;
    const from = branchAt(node.referee, node.branch);
    const { offers } = node.referee;
    for (const [action, answer] of node.answers) {
      found.edges += 1;
      const state = rules.reduce(node.state, action) as WholeState;
      const [next, branch] = childOf(from, offers.indexOf(answer));
      const compared = compareDecision(rules, state, next);
      const wrong = [...compared.problems, ...problemsOf(rules, node.state, state)];
      if (wrong.length > 0) return { ...found, problem: `${keyOf(action)}: ${wrong.join('; ')}` };
      const hash = rules.hashState(state);
      if (seen.has(hash)) continue;
      seen.add(hash);
      found.states += 1;
      nodes.push({ state, referee: next, branch, answers: compared.answers });
    }
  }
  return { ...found, problem: null };
}

function problemsOf(rules: Rules, before: WholeState, after: WholeState): string[] {
  return [
    ...structureProblems(rules, after),
    ...optionProblems(rules, after, rules.legalActions(after)),
    ...movedBack(before, after),
  ];
}
