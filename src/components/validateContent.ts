import * as v from 'valibot';
import { readPlain } from '../input/plain.ts';
import { limitProblems } from '../input/problems.ts';
import { readJson } from '../input/readJson.ts';
import { checked, type Result } from '../input/result.ts';
import { belt } from './belt.ts';
import { card, cost, tile } from './cards.ts';
import { contentProblems } from './checks/content.ts';
import { sources } from './component.ts';
import type { Content } from './content.ts';
import type { ContentProblem } from './contentProblem.ts';
import { figures } from './figures.ts';
import { luna } from './luna.ts';
import { menace } from './menaces.ts';
import { mission } from './missions.ts';
import { moon } from './moon.ts';
import { playerBoard } from './playerBoard.ts';
import { displaySpace, plan, recommended, specialPlan, token } from './research.ts';
import { ruleFinder } from './ruleFinder.ts';
import { exact, id, list, oneOf, ruled, ruledThroughout } from './shape.ts';
import { space } from './spaces.ts';
import { track } from './tracks.ts';

/** A component set, or what keeps a value from being one. */
type ReadContent = Result<Content, readonly ContentProblem[]>;

const COMMENT = 'a text or a list of texts';

/** The shape of a component set. How its parts must fit together is not seen here. */
const SHAPE = ruled(
  'SETUP-2',
  exact<Content>({
    $comment: v.exactOptional(v.union([v.string(), v.array(v.string())], COMMENT)),
    schema: oneOf([1]),
    id,
    cards: ruled('SETUP-13', list(card)),
    slotCosts: ruled('RES-6', list(cost)),
    tracks: ruled('SETUP-7', list(track)),
    moon: ruled('SETUP-5', moon),
    belt: ruled('BELT-1', belt),
    missions: ruled('MISSION-1', list(mission)),
    menaces: ruled('MENACE-2', list(menace)),
    luna: ruled('LUNA-1', luna),
    plans: ruled('SETUP-21', list(plan)),
    specialPlans: ruled('SETUP-20', list(specialPlan)),
    researchDisplay: ruled('SETUP-22', list(displaySpace)),
    tokens: ruled('SETUP-39', list(token)),
    recommended: ruled('SETUP-6', recommended),
    spaces: ruled('BON-5', list(space)),
    tiles: ruledThroughout('TILE-2', list(tile)),
    figures,
    playerBoard: ruled('SETUP-25', playerBoard),
    sources,
  }),
);

/**
 * What keeps a value from being a component set, or nothing. First come the places that are no JSON, then those that have
 * the wrong shape; only when there are none, those that break a rule of set-up or of the components. It tells the first
 * 100 of one kind (`LIMITS.problems`). Never throws.
 */
export function validateContent(json: unknown): readonly ContentProblem[] {
  const read = parseContent(json);
  return read.ok ? [] : read.error;
}

/** A component set from outside: a copy of it, or what keeps it from being one. Each part is read once. Never throws. */
export function parseContent(json: unknown): ReadContent {
  const plain = readPlain(json);
  if (!plain.ok) return { ok: false, error: plain.error.map((problem) => ({ ...problem, rule: 'SETUP-2' })) };
  const read = readJson(SHAPE, plain.value);
  if (read.ok) return checked(read.value, limitProblems(contentProblems(read.value)));
  const ruleAt = ruleFinder(SHAPE);
  return { ok: false, error: read.error.map((problem) => ({ ...problem, rule: ruleAt(problem.path) })) };
}
