import type { HasContent } from '../../components/content.ts';
import { copyJson, deepFreeze } from '../../engine/copy.ts';
import { boxUnder } from '../../game/boundRules.ts';
import type { GameDraft, GameState, WholeState } from '../../game/model/state.ts';
import { openWhole } from '../../game/position.ts';
import { type JsonProblem, limitProblems } from '../../input/problems.ts';
import { parseState } from './readSave.ts';

/** Result of an edit: the new position, or up to 100 problems with their paths. */
export type EditResult =
  | { readonly ok: true; readonly state: GameState }
  | { readonly ok: false; readonly problems: readonly JsonProblem[] };

export function editGame(state: WholeState, edit: (draft: GameDraft) => void, rules?: HasContent): EditResult {
  const { box, state: whole } = openWhole(boxUnder(rules), state);
  const draft = copyJson(whole) as GameDraft;
  edit(draft);
  const read = parseState(box, draft);
  return read.ok
    ? { ok: true, state: deepFreeze(read.value) }
    : { ok: false, problems: limitProblems(read.error.problems) };
}
