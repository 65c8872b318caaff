import type { Content } from '../../components/content.ts';
import { boxOf } from '../../game/boxOf.ts';
import type { GameState } from '../../game/model/state.ts';
import { RULES_VERSION, STATE_SCHEMA } from '../../game/model/state.ts';
import { isPlayedWith, RestrictedBox, refMismatch } from '../../game/restriction.ts';
import type { JsonProblem, JsonProblems } from '../../input/problems.ts';
import { readJson } from '../../input/readJson.ts';
import type { Result } from '../../input/result.ts';
import { readChecked } from './checksum.ts';
import { foreignPieces } from './shape/options.ts';
import { gameState } from './shape/state.ts';
import { positionProblems } from './structure/structure.ts';

interface StateError {
  readonly problems: JsonProblems;
  /** Id of the component set, if it is not the expected one. */
  readonly foreignContent?: string;
}

/**
 * Reads a state with this component set. Checks that it is JSON of the right shape and version, then that its parts are
 * consistent. Never throws.
 */
export function parseState(content: Content, input: unknown): Result<GameState, StateError> {
  const read = readChecked(input);
  return read.ok ? checkState(content, read.value) : refuse(read.error);
}

/** Reads a state from plain JSON without a checksum. */
export function checkState(content: Content, plain: unknown): Result<GameState, StateError> {
  const version = versionProblems(plain);
  if (version.length > 0) return refuse(version);
  const read = readJson(gameState, plain);
  if (!read.ok) return refuse(read.error);
  const { value: state } = read;
  const box = boxOf(content);
  if (!isPlayedWith(box, state.content)) {
    const expected = refMismatch(box.ref, state.content);
    return refuse([{ path: '$.content', expected }], state.content.id);
  }
  // Restrictions are ignored here. If they leave no legal action, `pending` throws.
  const unrestricted = box instanceof RestrictedBox ? box.plain : box;
  const structure = [...foreignPieces(content, state.options), ...positionProblems({ box: unrestricted, state })];
  return structure.length > 0 ? refuse(structure) : { ok: true, value: { ...state, rules: RULES_VERSION } };
}

/** Accepts older rules versions. Another schema is reported first, because the state then has another shape too. */
function versionProblems(value: unknown): JsonProblems {
  if (typeof value !== 'object' || value === null) return [];
  const { schema, rules }: { readonly schema?: unknown; readonly rules?: unknown } = value;
  const problems: JsonProblem[] = [];
  if (typeof schema === 'number' && schema !== STATE_SCHEMA) {
    problems.push({ path: '$.schema', expected: `schema ${STATE_SCHEMA}, not ${schema}` });
  }
  if (typeof rules === 'number' && rules > RULES_VERSION) {
    problems.push({ path: '$.rules', expected: `rules version ${RULES_VERSION} or older, not ${rules}` });
  }
  return problems;
}

function refuse(problems: JsonProblems, foreignContent?: string): Result<never, StateError> {
  return { ok: false, error: { problems, ...(foreignContent !== undefined && { foreignContent }) } };
}
