import * as v from 'valibot';
import type { HasContent } from '../../components/content.ts';
import { startGame } from '../../core/play.ts';
import { boxUnder } from '../../game/boundRules.ts';
import type { Action } from '../../game/model/actions.ts';
import type { CreateGameOptions } from '../../game/model/options.ts';
import { MOST_VERSIONS } from '../../input/limits.ts';
import type { JsonProblems } from '../../input/problems.ts';
import { readCopy } from '../../input/readJson.ts';
import type { Result } from '../../input/result.ts';
import { open, optional, whole } from '../../input/shapes.ts';
import { HEAD_FIELDS, headOf, isOtherSet, type RecordHead, restrictionProblem } from '../records/head.ts';
import type { GameRecord } from '../records/record.ts';
import { checkUpTo } from '../records/records.ts';
import { malformed, type RecordCheck } from '../records/replay.ts';
import type { Opening, TakenStep } from './history.ts';

/** Everything a host must store to continue a game, as returned by `session.stored()`. */
export interface StoredGame extends Partial<RecordHead> {
  readonly options: CreateGameOptions;
  /** Every action so far, including Luna's, as in `session.actions`. */
  readonly actions: readonly Action[];
  /** The value of `session.version`. The default is the number of actions, and a lower number is not accepted. */
  readonly version?: number;
}

/** Start of a session: options of a new game, a stored game, or a record. */
export type SessionStart = CreateGameOptions | StoredGame | GameRecord;

/** Differences between a stored game and the current rules and components. */
export type Foreign = 'rules' | 'components';

type Malformed = Extract<RecordCheck, { outcome: 'malformed' }>;

/** Result of reading a stored game: its check, and the game up to its first illegal action. */
export interface Reopened {
  readonly check: Exclude<RecordCheck, Malformed>;
  readonly foreign: readonly Foreign[];
  readonly opening: Opening;
}

/** Checks and plays each action of a stored game or record once. */
export function reopen(given: StoredGame | GameRecord, rules: HasContent | undefined): Result<Reopened, Malformed> {
  const fields = { version: optional(whole(0, MOST_VERSIONS)), content: HEAD_FIELDS.content };
  const stored = readCopy(open<StoredVersion>(fields, v.unknown()), given);
  if (!stored.ok) return unreadable(stored.error);
  const { version, content, ...game } = stored.value;
  const own = headOf(boxUnder(rules));
  const restricted = restrictionProblem(own, content);
  if (restricted !== undefined) return unreadable([restricted]);
  const steps: TakenStep[] = [];
  const check = checkUpTo(Number.POSITIVE_INFINITY, game, rules, (action, { state, events }) => {
    steps.push({ action, events, state });
  });
  if (check.outcome === 'malformed') return { ok: false, error: check };
  const least = steps.length;
  if (version !== undefined && version < least) {
    return unreadable([{ path: '$.version', expected: `at least ${least}, the number of actions` }]);
  }
  const start = startGame(check.state.options, rules);
  const foreign: Foreign[] = [];
  if (game['rules'] !== undefined && game['rules'] !== own.rules) foreign.push('rules');
  if (isOtherSet(own, content)) foreign.push('components');
  return { ok: true, value: { check, foreign, opening: { start, steps, version: version ?? least } } };
}

function unreadable(problems: JsonProblems): Result<never, Malformed> {
  return { ok: false, error: malformed(problems) };
}

type StoredVersion = Pick<StoredGame, 'version' | 'content'> & Readonly<Record<string, unknown>>;

/** Checks whether the input is a stored game or a record. Unreadable input is treated as invalid options. */
export function hasActions(given: SessionStart): given is StoredGame | GameRecord {
  try {
    return typeof given === 'object' && given !== null && 'actions' in given;
  } catch {
    return false;
  }
}
