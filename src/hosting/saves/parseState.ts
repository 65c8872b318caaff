import type { Content } from '../../components/content.ts';
import type { GameState } from '../../game/model/state.ts';
import { RULES_VERSION, STATE_SCHEMA } from '../../game/model/state.ts';
import { boxOf } from '../../game/position.ts';
import { copyPlain } from '../../input/plain.ts';
import { type JsonProblem, problemText } from '../../input/problems.ts';
import { readJson } from '../../input/readJson.ts';
import { unsealed } from './checksum.ts';
import type { Problems } from './problems.ts';
import { unless } from './problems.ts';
import { gameState } from './shape/state.ts';
import { structureProblems } from './structure/structure.ts';

/** A state from outside: checked, or refused with what is wrong. */
export type ParsedState =
  | { readonly ok: true; readonly state: GameState }
  | {
      readonly ok: false;
      /** The first problem, with its path. */
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
  const { value, problems } = unsealed(plain.value);
  return problems.length > 0 ? refuse(problems) : checkState(content, value);
}

/** The same for JSON that is known to be plain and has no checksum. */
export function checkState(content: Content, plain: unknown): ParsedState {
  const version = versionProblems(plain);
  if (version.length > 0) return refuse(version);
  const read = readJson(gameState, plain);
  if (!read.ok) return refuse(read.problems);
  const { value: state } = read;
  const box = boxOf(content);
  if (state.content.fingerprint !== box.fingerprint) {
    const expected = `the components "${content.id}" (${box.fingerprint})`;
    return { ...refuse([{ path: '$.content', expected }]), foreignContent: state.content.id };
  }
  const structure = structureProblems({ box, state });
  return structure.length > 0 ? refuse(structure) : { ok: true, state };
}

/** Said before anything else: what is of another version has another shape, too. */
function versionProblems(value: unknown): Problems {
  if (typeof value !== 'object' || value === null) return [];
  const { schema, rules }: { readonly schema?: unknown; readonly rules?: unknown } = value;
  return [...otherVersion('schema', schema, STATE_SCHEMA), ...otherVersion('rules', rules, RULES_VERSION)];
}

function otherVersion(name: string, found: unknown, own: number): Problems {
  return typeof found === 'number' ? unless(found === own, `$.${name}`, `${name} ${own}, not ${found}`) : [];
}

function refuse(problems: readonly JsonProblem[]): Extract<ParsedState, { ok: false }> {
  const [first] = problems;
  const problem = first === undefined ? '' : problemText(first);
  return { ok: false, problem, problems };
}
