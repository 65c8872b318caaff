import type { Seat } from '../components/ids.ts';
import type { CitedRule } from '../rulebook/pages.ts';
import type { ReasonWithoutMessage } from '../rulebook/reason.ts';
import type { ViolationCode } from '../rulebook/violations.ts';
import type { DecisionFrame, DecisionKind, Frame, FrameOf } from './model/frames.ts';
import type { OpenDecision } from './model/params.ts';
import type { GameState } from './model/state.ts';

type Note = ReasonWithoutMessage<ViolationCode>;
type RuleFinder<Kind extends DecisionKind> = (frame: FrameOf<Kind>, below: readonly Frame[]) => CitedRule;

const ruleOfFrame = ({ rule }: { readonly rule: CitedRule }): CitedRule => rule;

const RULE_OF: { readonly [Kind in DecisionKind]: CitedRule | RuleFinder<Kind> } = {
  startingToken: 'SETUP-39',
  startingDecks: 'SETUP-42',
  planning: 'PLAN-1',
  turn: 'ROUND-9',
  units: 'RES-13',
  barrier: 'TRACK-3',
  expansion: 'EXP-12',
  beltExpansion: 'BELT-16',
  claims: 'MISSION-13',
  rewards: (_, below) => ruleOfRewards(below),
  ousting: (frame) => ('sector' in frame ? 'EXP-18' : 'BELT-20'),
  research: 'RP-4',
  placePlans: 'RP-12',
  upload: 'SCI-4',
  purchase: ruleOfFrame,
  oneOf: ({ context }) => context.rule ?? 'BSP-1',
  chosenTracks: ruleOfFrame,
  removal: 'STATION-11',
  pickUp: 'PASS-3',
  resting: 'PASS-4',
  salvage: ruleOfFrame,
  lunaTurn: 'LUNA-27',
};

/** Returns the rule that gives several rewards. Their source is the frame below them (AMB-BON-10). */
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

function topDecision({ stack }: Pick<GameState, 'stack'>): DecisionFrame | undefined {
  const frame = stack.at(-1);
  return frame !== undefined && Object.hasOwn(RULE_OF, frame.kind) ? (frame as DecisionFrame) : undefined;
}

function openDecision(state: GameState): OpenDecision | undefined {
  const frame = topDecision(state);
  if (frame?.kind === 'removal') return { kind: frame.kind, optional: frame.optional };
  if (frame?.kind === 'salvage') return { kind: frame.kind, parts: frame.parts };
  return frame && { kind: frame.kind };
}

export function ruleOfDecision(state: Pick<GameState, 'stack'>): CitedRule | undefined {
  const frame = topDecision(state);
  if (frame === undefined) return undefined;
  const rule = RULE_OF[frame.kind] as CitedRule | RuleFinder<DecisionKind>;
  return typeof rule === 'function' ? rule(frame, state.stack.slice(0, -1)) : rule;
}

/** Adds the open decision, which the engine does not know. An action for another decision breaks its rule. */
export function withOpenDecision(state: GameState, fault: Note): Note {
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

function withRule(fault: Note, rule: CitedRule | undefined): Note {
  return rule === undefined ? fault : { ...fault, rule };
}

/** Returns a more specific violation if the seat does not exist or has already decided (AMB-PLAN-2). */
function specificFault({ stack, players, options }: GameState, seat: Seat): Note | undefined {
  const last = players.length - 1;
  if (seat > last) return { code: 'noSuchSeat', params: { unknownSeat: seat, last } };
  const frame = stack.at(-1);
  if (seat >= options.players.length) return undefined;
  if (frame?.kind === 'startingToken') return { code: 'tokenChosen', params: {} };
  return frame?.kind === 'planning' ? { code: 'planningFinished', params: {} } : undefined;
}

function isInTurn({ stack }: GameState): boolean {
  const top = stack.at(-1)?.kind;
  return stack[0]?.kind !== 'startRound' && top !== 'startingToken' && top !== 'startingDecks' && top !== 'planning';
}
