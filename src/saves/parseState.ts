import { boxOf } from '../game/position.ts';
import { copyPlain, type JsonProblem } from '../json/plain.ts';
import { readJson } from '../json/readJson.ts';
import type { Content } from '../model/content.ts';
import type { GameState } from '../model/state.ts';
import { RULES_VERSION, STATE_SCHEMA } from '../model/state.ts';
import { gameState } from './shape/state.ts';
import { layoutProblems } from './structure/layout.ts';
import { pieceProblems } from './structure/pieces.ts';
import { stackProblems } from './structure/stack.ts';

/** A state from outside: checked, or refused with what is wrong. */
export type ParsedState =
  | { readonly ok: true; readonly state: GameState }
  | {
      readonly ok: false;
      /** The first problem as a sentence. */
      readonly problem: string;
      readonly problems: readonly JsonProblem[];
      /** Name of the components it was played with, if they are others. */
      readonly foreignContent?: string;
    };

/**
 * Reads a state of these components: first whether it is JSON of the right shape and version, then whether its parts fit
 * together. Never throws.
 */
export function parseState(content: Content, input: unknown): ParsedState {
  const plain = copyPlain(input);
  if (plain.problems.length > 0) return refuse(plain.problems);
  const read = readJson(gameState, plain.value);
  if (!read.ok) return refuse(read.problems);
  const { value: state } = read;
  if (state.schema !== STATE_SCHEMA) return refuse([{ path: '$.schema', expected: `schema ${STATE_SCHEMA}` }]);
  if (state.rules !== RULES_VERSION) return refuse([{ path: '$.rules', expected: `rules ${RULES_VERSION}` }]);
  const box = boxOf(content);
  if (state.content.fingerprint !== box.fingerprint) {
    const expected = `the components "${content.id}" (${box.fingerprint})`;
    return { ...refuse([{ path: '$.content', expected }]), foreignContent: state.content.id };
  }
  const game = { box, state };
  const layout = layoutProblems(game);
  if (layout.length > 0) return refuse(layout);
  const pieces = pieceProblems(game);
  if (pieces.length > 0) return refuse(pieces);
  const stack = stackProblems(game);
  return stack.length > 0 ? refuse(stack) : { ok: true, state };
}

function refuse(problems: readonly JsonProblem[]): Extract<ParsedState, { ok: false }> {
  const [first] = problems;
  const problem = first === undefined ? '' : `${first.path}: expected ${first.expected}`;
  return { ok: false, problem, problems };
}
