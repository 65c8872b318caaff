// Tests of rules must not depend on reconstructed numbers that may still change. They use a fixed component set, and
// this file exports the public API bound to it.
import { readFileSync } from 'node:fs';
import { bindRules } from '../../src/api/bindRules.ts';
import type { Content, Rules } from '../../src/entries/index.ts';

export * from '../../src/entries/index.ts';

export const defaultContent: Content = JSON.parse(
  readFileSync(new URL('pinned-content.json', import.meta.url), 'utf8'),
);

/**
 * @public Not every name is used by a test. Without these lines, an import would be bound to the default component set.
 */
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
