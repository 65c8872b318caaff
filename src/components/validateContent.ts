import * as v from 'valibot';
import { readPlain } from '../input/plain.ts';
import { limitProblems } from '../input/problems.ts';
import { readJson } from '../input/readJson.ts';
import { figures, playerBoard, space } from './boards.ts';
import { card, cost, tile } from './cards.ts';
import { contentProblems } from './checks/content.ts';
import { ruleFinder, sources } from './component.ts';
import type { Content } from './content.ts';
import type { ContentProblem } from './contentProblem.ts';
import { luna } from './luna.ts';
import { belt, menace, mission } from './modules.ts';
import { moon } from './moon.ts';
import { displaySpace, plan, recommended, specialPlan, token } from './research.ts';
import { citing, citingDeep, exact, id, list, oneOf } from './shape.ts';
import { track } from './tracks.ts';

/** Result of `parseContent`: a component set, or the problems with the value. */
export type ContentResult =
  | { readonly ok: true; readonly content: Content }
  | { readonly ok: false; readonly problems: readonly ContentProblem[] };

const COMMENT = 'a string or an array of strings';

/** Shape of a component set. It checks types only; the functions in `checks/` check consistency. */
export const CONTENT_SHAPE = citing(
  'SETUP-2',
  exact<Content>({
    $schema: v.exactOptional(v.string('the URL of a JSON Schema')),
    $comment: v.exactOptional(v.union([v.string(), v.array(v.string())], COMMENT)),
    schema: oneOf([1]),
    id,
    cards: citing('SETUP-13', list(card)),
    slotCosts: citing('RES-6', list(cost)),
    tracks: citing('SETUP-7', list(track)),
    moon: citing('SETUP-5', moon),
    belt: citing('BELT-1', belt),
    missions: citing('MISSION-1', list(mission)),
    menaces: citing('MENACE-2', list(menace)),
    luna: citing('LUNA-1', luna),
    plans: citing('SETUP-21', list(plan)),
    specialPlans: citing('SETUP-20', list(specialPlan)),
    researchDisplay: citing('SETUP-22', list(displaySpace)),
    tokens: citing('SETUP-39', list(token)),
    recommended: citing('SETUP-6', recommended),
    spaces: citing('BON-5', list(space)),
    tiles: citingDeep('TILE-2', list(tile)),
    figures,
    playerBoard: citing('SETUP-25', playerBoard),
    sources,
  }),
);

/**
 * Returns the problems that prevent a value from being a component set. The first check looks for values that JSON does
 * not allow, the second for wrong shapes, and the third for violations of set-up or component rules. A check runs only
 * if the previous ones found no problems. Each check returns at most 100 problems (`LIMITS.problems`). Never throws.
 */
export function validateContent(json: unknown): readonly ContentProblem[] {
  const read = parseContent(json);
  return read.ok ? [] : read.problems;
}

/** Reads a component set from any value, such as parsed JSON. Returns a copy, or the problems. Never throws. */
export function parseContent(json: unknown): ContentResult {
  const plain = readPlain(json);
  if (!plain.ok) return { ok: false, problems: plain.error.map((problem) => ({ ...problem, rule: 'SETUP-2' })) };
  const read = readJson(CONTENT_SHAPE, plain.value);
  if (read.ok) {
    const problems = limitProblems(contentProblems(read.value));
    return problems.length === 0 ? { ok: true, content: read.value } : { ok: false, problems };
  }
  const ruleAt = ruleFinder(CONTENT_SHAPE);
  return { ok: false, problems: read.error.map((problem) => ({ ...problem, rule: ruleAt(problem.path) })) };
}
