// Tests of rules are about rules, not about numbers we have reconstructed and may still tune. They play with a
// component set that stays as it is: everything of the front door, bound to that set.
import { readFileSync } from 'node:fs';
import { bindRules } from '../../src/api/bindRules.ts';
import type { Content, Rules } from '../../src/entries/index.ts';

export * from '../../src/entries/index.ts';

export const defaultContent: Content = JSON.parse(
  readFileSync(new URL('pinned-content.json', import.meta.url), 'utf8'),
);

/** @public Not every one of them is asked for by a test; without these lines it would be the one of the shipped set. */
export const rules: Rules = bindRules(defaultContent);
/** @public */
export const {
  createGame,
  startGame,
  reduce,
  tryReduce,
  legalActions,
  isLegal,
  explain,
  warnings,
  pending,
  isOver,
  score,
  timeLoop,
  winners,
  createRecord,
  replay,
  recordAt,
  checkRecord,
  viewFor,
  determinize,
  saveGame,
  hashState,
  loadGame,
  editGame,
  createSession,
  resumeSession,
} = rules;
