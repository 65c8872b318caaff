import { rules, type WholeState } from '../../../src/entries/index.ts';
import { simulate } from '../../../src/entries/sim.ts';
import { perft } from '../../../src/entries/testing.ts';
import { type Position, type Recipe, reached } from '../../lockstep/positions.ts';

/** A position as a record, and the counts at depths 1, 2, 3, … */
export interface PerftRow {
  readonly name: string;
  readonly record: { readonly options: Position['options']; readonly actions: Position['actions'] };
  readonly counts: readonly number[];
}

/** A table ends at the first count with at least this many sequences. */
const ENOUGH = 100_000;

/** Returns the state of a position without checking its actions. */
export function stateOf({ options, actions }: Omit<Position, 'name'>): WholeState {
  const simulator = simulate(rules.createGame(options) as WholeState);
  for (const action of actions) simulator.play(action);
  return simulator.copy().state as WholeState;
}

/** Counts with the library only. A test compares the counts with those of the referee. */
export function perftRow(recipe: Recipe): PerftRow {
  const { name, options, actions } = reached(recipe);
  const state = stateOf({ options, actions });
  const counts: number[] = [];
  for (let depth = 1; (counts.at(-1) ?? 1) < (recipe.enough ?? ENOUGH); depth += 1) counts.push(perft(state, depth));
  return { name, record: rules.createRecord(options, actions), counts };
}

/** Returns the rows as JSON with one row per line. */
export function perftJson(rows: readonly PerftRow[]): string {
  return `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`;
}

/** Returns the page with the counts. */
export function perftReport(rows: readonly PerftRow[]): string {
  const depth = Math.max(...rows.map(({ counts }) => counts.length));
  const depths = Array.from({ length: depth }, (_, index) => index + 1);
  return [
    '# Perft',
    '',
    '<!-- npm run docs:perft writes this page and docs/public/perft.json. -->',
    '',
    'A perft count is the number of different sequences of a given number of legal actions from a position. Chess programmers use',
    'such counts to find mistakes in move generators. If you port or modify the rules, compare your own counts with this table.',
    '',
    'The counts of this library and of a second implementation, which was written from the rulebook alone, are equal.',
    '',
    '## What is counted',
    '',
    '- All seats that must decide take part. While several seats plan, their actions may alternate in any order.',
    "- A decision with a single option is not counted if the library takes it [automatically](concepts.md). Luna's turn counts as one action.",
    '- Actions are counted as listed by `legalActions`, even if two of them lead to the same position.',
    '- A sequence that reaches the end of the game before the given depth is not counted.',
    '',
    '## Count',
    '',
    '```ts',
    "import { createGame } from 'skymines-rules';",
    "import { perft, perftByAction } from 'skymines-rules/testing';",
    '',
    "const state = createGame({ players: ['Ana', 'Ben'], seed: 'apollo' });",
    'console.log([1, 2, 3].map((depth) => perft(state, depth))); // [ 12, 72, 3168 ]',
    'console.log(perftByAction(state, 2).length); // 12',
    '```',
    '',
    '`perft` accepts a depth from 0 to 20 and stops with a [`PerftLimitError`](errors.md) after 100 million actions. `perftByAction` splits the',
    'count by the first action. If a count differs from yours, play the action whose count differs and split again, until only one action is left.',
    'The equivalent command is [`skymines perft`](command-line.md#perft).',
    '',
    '## Positions',
    '',
    'The file `perft.json` in the root of the documentation site contains the same counts. Each entry has a `name`, `counts` for depths 1, 2, 3, …, and a',
    '[`record`](saving.md), which leads to the position. The deal of each record is complete, so a port needs no random numbers.',
    '',
    `| position | ${depths.map((each) => `depth ${each}`).join(' | ')} |`,
    `| -------- | ${depths.map(() => '---:').join(' | ')} |`,
    ...rows.map(({ name, counts }) => `| ${[name, ...depths.map((each) => counts[each - 1] ?? '')].join(' | ')} |`),
    '',
  ].join('\n');
}
