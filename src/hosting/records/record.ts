import * as v from 'valibot';
import { readAction } from '../../game/model/actionSchema.ts';
import type { Action } from '../../game/model/actions.ts';
import type { GameOptions } from '../../game/model/options.ts';
import { exact, id, list, type Schema, whole } from '../../input/shapes.ts';
import { gameOptions } from '../saves/shape/options.ts';
import type { RecordHead } from './head.ts';
import { HEAD_FIELDS } from './head.ts';

/** Where the actions lead, to be compared when they are replayed. */
export interface RecordResult {
  /** `hashState` of the state after the last action. */
  readonly hash: string;
  /** Total of each seat, as it stands then. */
  readonly totals: readonly number[];
}

/** All it takes to play a game again, as plain JSON. Everything that happens by itself follows from it. */
export interface GameRecord extends RecordHead {
  readonly options: GameOptions;
  readonly actions: readonly Action[];
  readonly result?: RecordResult;
}

const action: Schema<Action> = v.pipe(
  v.unknown(),
  v.rawTransform<unknown, Action>(({ dataset, addIssue, NEVER }) => {
    const parsed = readAction(dataset.value);
    if (parsed.ok) return parsed.value;
    addIssue({ message: `a well-formed action (${parsed.error})` });
    return NEVER;
  }),
);

/** The result of a record, which may be missing. */
export const recordResult: Schema<RecordResult> = v.exactOptional(
  exact<RecordResult>({ hash: id, totals: list(whole(-9999, 99_999)) }),
) as unknown as Schema<RecordResult>;

/** The shape of a record. How many actions it may have follows from the rest; whether they are legal shows when it is replayed. */
export const gameRecord: Schema<GameRecord> = exact<GameRecord>({
  ...HEAD_FIELDS,
  options: gameOptions,
  actions: v.array(action, 'a list') as unknown as Schema<readonly Action[]>,
  result: recordResult,
});
