import type { CitedRule } from '../rulebook/pages.ts';
import type { UnwordedReason } from '../rulebook/reason.ts';
import type { ViolationCode } from '../rulebook/violations.ts';
import type { DecisionFrame, DecisionKind, Frame } from './model/frames.ts';
import type { OpenDecision } from './model/params.ts';
import type { GameState } from './model/state.ts';

const always = (rule: CitedRule) => (): CitedRule => rule;
const ruleOfFrame = ({ rule }: { readonly rule: CitedRule }): CitedRule => rule;

/** The rule by which each decision is asked. */
const ASKED_BY: {
  readonly [Kind in DecisionKind]: (frame: Extract<DecisionFrame, { readonly kind: Kind }>) => CitedRule;
} = {
  startingToken: always('SETUP-39'),
  startingDecks: always('SETUP-42'),
  planning: always('PLAN-1'),
  turn: always('ROUND-9'),
  units: always('RES-13'),
  barrier: always('TRACK-3'),
  expansion: always('EXP-12'),
  beltExpansion: always('BELT-16'),
  claims: always('MISSION-13'),
  rewards: always('EXP-17'),
  ousting: (frame) => ('sector' in frame ? 'EXP-18' : 'BELT-20'),
  research: always('RP-4'),
  placePlans: always('RP-12'),
  upload: always('SCI-4'),
  purchase: ruleOfFrame,
  oneOf: ({ context }) => context.rule ?? 'BSP-1',
  chosenTracks: ruleOfFrame,
  removal: always('STATION-11'),
  pickUp: always('PASS-3'),
  resting: always('PASS-4'),
  salvage: ruleOfFrame,
  lunaTurn: always('LUNA-27'),
};

/** The decision that is open, or `undefined` when none is. */
function openDecision({ stack }: Pick<GameState, 'stack'>): OpenDecision | undefined {
  const frame = stack.at(-1);
  if (frame === undefined || !isDecision(frame)) return undefined;
  if (frame.kind === 'removal') return { kind: frame.kind, optional: frame.optional };
  return frame.kind === 'salvage' ? { kind: frame.kind, parts: frame.parts } : { kind: frame.kind };
}

function isDecision(frame: Frame): frame is DecisionFrame {
  return Object.hasOwn(ASKED_BY, frame.kind);
}

/** The rule by which the open decision is asked, or `undefined` when none is open. */
export function askedBy({ stack }: Pick<GameState, 'stack'>): CitedRule | undefined {
  const frame = stack.at(-1);
  if (frame === undefined || !isDecision(frame)) return undefined;
  return (ASKED_BY[frame.kind] as (frame: DecisionFrame) => CitedRule)(frame);
}

/**
 * A fault with the decision that is open. The engine knows decisions by their kinds only; an action that answers another one
 * breaks the rule that asks the open one.
 */
export function atDecision(
  state: Pick<GameState, 'stack'>,
  fault: UnwordedReason<ViolationCode>,
): UnwordedReason<ViolationCode> {
  if (fault.code !== 'notThisDecision' && fault.code !== 'notThisSeat') return fault;
  const rule = fault.code === 'notThisDecision' ? askedBy(state) : undefined;
  return { ...fault, params: { ...fault.params, decision: openDecision(state) }, ...(rule !== undefined && { rule }) };
}
