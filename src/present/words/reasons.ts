import type { Box } from '../../components/box.ts';
import type { Seat } from '../../components/ids.ts';
import type { DecisionFrame } from '../../game/model/frames.ts';
import type { GameState } from '../../game/model/state.ts';
import type { Note } from '../../rulebook/reason.ts';
import type { Violation, ViolationCode } from '../../rulebook/violations.ts';
import { VIOLATIONS } from '../../rulebook/violations.ts';
import type { Warning, WarningCode } from '../../rulebook/warnings.ts';
import { WARNINGS } from '../../rulebook/warnings.ts';
import { isDecision, questionWords, ruleOfDecision } from './decisions.ts';
import { Names } from './names.ts';
import { parameterWords } from './parameters.ts';
import type { TellParameter } from './sentences.ts';
import { reasonOf } from './sentences.ts';

/** A table at which something is told. */
interface Table {
  readonly box: Box;
  readonly state: GameState;
}

/** Why an action is refused, told to the seat that takes it. */
export function violationsOf(table: Table, seat: Seat, notes: readonly Note<ViolationCode>[]): Violation[] {
  const tell = tellerFor(table, seat);
  return notes.map((note) => reasonOf(VIOLATIONS, ruled(table, note), tell));
}

/** What a legal action gives away, told to the seat that takes it. */
export function warningsOf(table: Table, seat: Seat, notes: readonly Note<WarningCode>[]): Warning[] {
  const tell = tellerFor(table, seat);
  return notes.map((note) => reasonOf(WARNINGS, note, tell));
}

function tellerFor({ box, state }: Table, seat: Seat): TellParameter {
  const frame = decisionOf(state);
  const asked = frame === undefined ? '' : questionWords(frame);
  const listener = { names: new Names(box, state), seat, asked };
  return (name, params) => parameterWords(name, params, listener);
}

/** An action that answers another question breaks the rule by which this one is asked. */
function ruled({ state }: Table, note: Note<ViolationCode>): Note<ViolationCode> {
  const frame = note.code === 'notThisDecision' ? decisionOf(state) : undefined;
  return frame === undefined ? note : { ...note, rule: ruleOfDecision(frame) };
}

/** The decision that is open, if one is. */
function decisionOf({ stack }: GameState): DecisionFrame | undefined {
  const frame = stack.at(-1);
  return frame !== undefined && isDecision(frame) ? frame : undefined;
}
