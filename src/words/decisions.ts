import type { DecisionFrame, DecisionKind } from '../model/frames.ts';
import type { RuleId } from '../model/rules.ts';

/** What is to be decided, and the rule that asks it. */
interface Question<Frame> {
  /** To be read after `Ana must`. */
  readonly asks: string;
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
  removal: { asks: 'remove an outpost from a station', rule: by('STATION-11') },
  pickUp: { asks: 'pick up a resting deck', rule: by('PASS-3') },
  resting: { asks: 'lay the cards of the action area to rest', rule: by('PASS-4') },
  salvage: { asks: 'use the destroyed card, take a destroyed card or decline', rule: own },
  lunaTurn: { asks: 'take her turn', rule: by('LUNA-27') },
};

/** What a decision of a kind asks, to be read after `Ana must`. */
export function questionWords(kind: DecisionKind): string {
  return QUESTIONS[kind].asks;
}

/** The rule by which a decision is asked. */
export function ruleOfDecision(frame: DecisionFrame): RuleId {
  const question = QUESTIONS[frame.kind] as Question<DecisionFrame>;
  return question.rule(frame);
}

/** Whether a kind of frame is a decision. */
export function isDecision(kind: string): kind is DecisionKind {
  return Object.hasOwn(QUESTIONS, kind);
}
