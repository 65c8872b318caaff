import type { Content } from '../../components/content.ts';
import { copyJson, deepFreeze } from '../../engine/copy.ts';
import { boxOf } from '../../game/boxOf.ts';
import type { GameDraft, GameState, WholeState } from '../../game/model/state.ts';
import { openWhole } from '../../game/position.ts';
import type { JsonProblem } from '../../input/problems.ts';
import { limitProblems } from '../../input/problems.ts';
import { parseState } from './parseState.ts';

/** Result of an edit: the new position, or up to 100 problems with their paths. */
export type EditResult =
  | { readonly ok: true; readonly state: GameState }
  | { readonly ok: false; readonly problems: readonly JsonProblem[] };

/** @throws ForeignStateError for a view, or a state with a different schema, rules version or component set. */
export function editState(content: Content, given: WholeState, edit: (draft: GameDraft) => void): EditResult {
  const draft = copyJson(openWhole(boxOf(content), given).state) as GameDraft;
  edit(draft);
  const read = parseState(content, draft);
  return read.ok
    ? { ok: true, state: deepFreeze(read.value) }
    : { ok: false, problems: limitProblems(read.error.problems) };
}
