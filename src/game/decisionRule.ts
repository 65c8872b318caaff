import type { Seat } from '../components/ids.ts';
import type { CitedRule } from '../rulebook/pages.ts';
import type { ReasonWithoutMessage } from '../rulebook/reason.ts';
import type { ViolationCode } from '../rulebook/violations.ts';
import type { DecisionFrame, DecisionKind, Frame } from './model/frames.ts';
import type { OpenDecision } from './model/params.ts';
import type { GameState } from './model/state.ts';

const always = (rule: CitedRule) => (): CitedRule => rule;
const ruleOfFrame = ({ rule }: { readonly rule: CitedRule }): CitedRule => rule;

const RULE_OF: {
  readonly [Kind in DecisionKind]: (
    frame: Extract<DecisionFrame, { readonly kind: Kind }>,
    below: readonly Frame[],
  ) => CitedRule;
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
  rewards: (_, below) => ruleOfRewards(below),
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

/**
 * Returns the rule that gives several rewards. They come from an expansion, the menace, a plan, a starting token or a
 * bonus space (AMB-BON-10).
 */
function ruleOfRewards(below: readonly Frame[]): CitedRule {
  const source = below.filter(({ kind }) => kind !== 'removal' && kind !== 'rewards').at(-1);
  switch (source?.kind) {
    case 'oustRivals':
      return source.places.some((place) => 'sector' in place) ? 'EXP-17' : 'BELT-19';
    case 'menaceReward':
      return source.granted ? 'MENACE-8' : 'BELT-19';
    case 'researchPoints':
      return 'SCI-12';
    case 'endTurn':
      return source.used.length > 0 ? 'SCI-12' : 'BON-3'; // Placing a bonus marker uses no card (MAJ-13).
    case 'startingDecks':
    case 'moment':
    case 'startRound':
      return 'SETUP-43';
    default:
      return 'BON-3';
  }
}

function openDecision({ stack }: Pick<GameState, 'stack'>): OpenDecision | undefined {
  const frame = stack.at(-1);
  if (frame === undefined || !isDecision(frame)) return undefined;
  if (frame.kind === 'removal') return { kind: frame.kind, optional: frame.optional };
  return frame.kind === 'salvage' ? { kind: frame.kind, parts: frame.parts } : { kind: frame.kind };
}

function isDecision(frame: Frame): frame is DecisionFrame {
  return Object.hasOwn(RULE_OF, frame.kind);
}

export function ruleOfDecision({ stack }: Pick<GameState, 'stack'>): CitedRule | undefined {
  const frame = stack.at(-1);
  if (frame === undefined || !isDecision(frame)) return undefined;
  return (RULE_OF[frame.kind] as (frame: DecisionFrame, below: readonly Frame[]) => CitedRule)(
    frame,
    stack.slice(0, -1),
  );
}

/**
 * Adds the open decision to a violation, because the engine does not know the decisions of the game. An action for a
 * different decision breaks the rule that opened the current one.
 */
export function withOpenDecision(
  state: Pick<GameState, 'stack' | 'players' | 'options'>,
  fault: ReasonWithoutMessage<ViolationCode>,
): ReasonWithoutMessage<ViolationCode> {
  if (fault.code === 'noSuchReward') return withRule(fault, ruleOfDecision(state));
  if (fault.code !== 'notThisDecision' && fault.code !== 'notThisSeat') return fault;
  const { seat } = fault.params as { readonly seat?: Seat };
  const ownReason = seat === undefined ? undefined : specificFault(state, seat);
  if (ownReason !== undefined) return ownReason;
  // NOTE-9: in the action phase, the only reason is that it is another player's turn.
  const isNotTheirTurn = fault.code === 'notThisSeat' && isInTurn(state);
  const detailed = { ...fault, params: { ...fault.params, decision: openDecision(state) } };
  return isNotTheirTurn ? detailed : withRule(detailed, ruleOfDecision(state));
}

function withRule(
  fault: ReasonWithoutMessage<ViolationCode>,
  rule: CitedRule | undefined,
): ReasonWithoutMessage<ViolationCode> {
  return rule === undefined ? fault : { ...fault, rule };
}

/** Returns a more specific violation if the seat does not exist or has already decided (AMB-PLAN-2). */
function specificFault(
  { stack, players, options }: Pick<GameState, 'stack' | 'players' | 'options'>,
  seat: Seat,
): ReasonWithoutMessage<ViolationCode> | undefined {
  const last = players.length - 1;
  if (seat > last) return { code: 'noSuchSeat', params: { unknownSeat: seat, last } };
  const frame = stack.at(-1);
  if (seat >= options.players.length) return undefined;
  if (frame?.kind === 'startingToken') return { code: 'tokenChosen', params: {} };
  return frame?.kind === 'planning' ? { code: 'planningFinished', params: {} } : undefined;
}

function isInTurn({ stack }: Pick<GameState, 'stack'>): boolean {
  const [bottom] = stack;
  const top = stack.at(-1);
  return (
    bottom?.kind !== 'startRound' &&
    top?.kind !== 'startingToken' &&
    top?.kind !== 'startingDecks' &&
    top?.kind !== 'planning'
  );
}
