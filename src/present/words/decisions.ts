import type { DecisionFrame, DecisionKind, Frame, RemovalFrame, SalvageFrame } from '../../game/model/frames.ts';
import type { RuleId } from '../../rulebook/rules.ts';
import { enumerate } from './text.ts';

/** What is to be decided, and the rule that asks it. */
interface Question<Frame> {
  /** To be read after `Ana must`. */
  readonly asks: string | ((frame: Frame) => string);
  readonly rule: (frame: Frame) => RuleId;
}

const by = (rule: RuleId) => (): RuleId => rule;
const own = ({ rule }: { readonly rule: RuleId }): RuleId => rule;

const QUESTIONS: { readonly [Kind in DecisionKind]: Question<Extract<DecisionFrame, { readonly kind: Kind }>> } = {
  startingToken: { asks: 'keep one of the two starting tokens dealt', rule: by('SETUP-39') },
  startingDecks: { asks: 'lay out the three cards shown on the starting token', rule: by('SETUP-42') },
  planning: { asks: 'plan cards and say when finished', rule: by('PLAN-1') },
  turn: { asks: 'take one of the six actions', rule: by('ROUND-9') },
  units: { asks: 'use the units left', rule: by('RES-13') },
  barrier: { asks: 'pay the barrier or stop in front of it', rule: by('TRACK-3') },
  expansion: { asks: 'enter a sector or stop expanding', rule: by('EXP-12') },
  beltExpansion: { asks: 'place a piece on the Belt or stop expanding', rule: by('BELT-16') },
  claims: { asks: 'claim a mission task or go on', rule: by('MISSION-13') },
  rewards: { asks: 'choose which reward comes next', rule: by('EXP-17') },
  ousting: {
    asks: 'choose the column to which the ousted outpost returns',
    rule: (frame) => ('sector' in frame ? 'EXP-18' : 'BELT-20'),
  },
  research: { asks: 'spend the research points left', rule: by('RP-4') },
  placePlans: { asks: 'place the plans acquired in this turn', rule: by('RP-12') },
  upload: { asks: 'move the upload marker or stop', rule: by('SCI-4') },
  purchase: { asks: 'buy a displayed card or decline', rule: own },
  oneOf: { asks: 'choose one of the rewards', rule: ({ context }) => context.rule ?? 'BSP-1' },
  chosenTracks: { asks: 'choose a company track for the steps', rule: own },
  removal: { asks: removalWords, rule: by('STATION-11') },
  pickUp: { asks: 'pick up a resting deck', rule: by('PASS-3') },
  resting: { asks: 'lay the cards of the action area to rest', rule: by('PASS-4') },
  salvage: { asks: salvageWords, rule: own },
  lunaTurn: { asks: 'take her turn', rule: by('LUNA-27') },
};

/** AMB-EXP-11: a majority only allows it. */
function removalWords({ optional }: RemovalFrame): string {
  return optional ? 'remove an outpost from a station or decline' : 'remove an outpost from a station';
}

/** BSP-9, BSP-10: the action of the destroyed card, a card out of the destroyed ones, or both. */
function salvageWords({ parts }: SalvageFrame): string {
  const offered = parts.map((part) => (part === 'action' ? 'use the destroyed card' : 'take a destroyed card'));
  return enumerate([...offered, 'decline'], 'or');
}

/** What a decision asks, to be read after `Ana must`. */
export function questionWords(frame: DecisionFrame): string {
  const { asks } = questionOf(frame);
  return typeof asks === 'string' ? asks : asks(frame);
}

/** The rule by which a decision is asked. */
export function ruleOfDecision(frame: DecisionFrame): RuleId {
  return questionOf(frame).rule(frame);
}

function questionOf(frame: DecisionFrame): Question<DecisionFrame> {
  return QUESTIONS[frame.kind] as Question<DecisionFrame>;
}

/** Whether a frame is a decision. */
export function isDecision(frame: Frame): frame is DecisionFrame {
  return Object.hasOwn(QUESTIONS, frame.kind);
}
