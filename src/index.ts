import type { Rules } from './api/bindRules.ts';
import { createRules } from './api/createRules.ts';
import { defaultRules as rules } from './api/defaultRules.ts';
import { defaultContent } from './content/defaultContent.ts';

/** `createGame` with the default components. See {@link Rules.createGame}. */
export const createGame: Rules['createGame'] = rules.createGame;
/** `startGame` with the default components. See {@link Rules.startGame}. */
export const startGame: Rules['startGame'] = rules.startGame;
/** `reduce` with the default components. See {@link Rules.reduce}. */
export const reduce: Rules['reduce'] = rules.reduce;
/** `tryReduce` with the default components. See {@link Rules.tryReduce}. */
export const tryReduce: Rules['tryReduce'] = rules.tryReduce;
/** `legalActions` with the default components. See {@link Rules.legalActions}. */
export const legalActions: Rules['legalActions'] = rules.legalActions;
/** `isLegal` with the default components. See {@link Rules.isLegal}. */
export const isLegal: Rules['isLegal'] = rules.isLegal;
/** `explain` with the default components. See {@link Rules.explain}. */
export const explain: Rules['explain'] = rules.explain;
/** `warnings` with the default components. See {@link Rules.warnings}. */
export const warnings: Rules['warnings'] = rules.warnings;
/** `pending` with the default components. See {@link Rules.pending}. */
export const pending: Rules['pending'] = rules.pending;
/** `isOver` with the default components. See {@link Rules.isOver}. */
export const isOver: Rules['isOver'] = rules.isOver;
/** `score` with the default components. See {@link Rules.score}. */
export const score: Rules['score'] = rules.score;
/** `timeLoop` with the default components. See {@link Rules.timeLoop}. */
export const timeLoop: Rules['timeLoop'] = rules.timeLoop;
/** `winners` with the default components. See {@link Rules.winners}. */
export const winners: Rules['winners'] = rules.winners;

export type { ReduceResult } from './api/bindRules.ts';
export type { ContentProblem } from './content/validation/contentProblem.ts';
export { InvalidContentError } from './content/validation/invalidContentError.ts';
export { validateContent } from './content/validation/validateContent.ts';
export type { RandomStream } from './engine/random.ts';
export type * from './model/actions.ts';
export type * from './model/content.ts';
export { MENACE_IDS } from './model/content.ts';
export type * from './model/effects.ts';
export * from './model/errors.ts';
export type * from './model/events.ts';
export type * from './model/frames.ts';
export * from './model/ids.ts';
export type * from './model/options.ts';
export { BOARD_SIDES } from './model/options.ts';
export type * from './model/places.ts';
export type * from './model/prompts.ts';
export type { RuleId, RuleText } from './model/rules.ts';
export { RULES } from './model/rules.ts';
export * from './model/score.ts';
export type * from './model/state.ts';
export type { Violation, ViolationCode } from './model/violations.ts';
export { VIOLATIONS } from './model/violations.ts';
export type { Warning, WarningCode } from './model/warnings.ts';
export { WARNINGS } from './model/warnings.ts';
export { type LoopResult, loopResult } from './modules/menaces/timeLoop.ts';
export { InvalidSaveError } from './saves/errors.ts';
export type { Rules };
export { createRules, defaultContent };
