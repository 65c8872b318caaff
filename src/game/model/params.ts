import type {
  BonusSpaceId,
  CardRef,
  Company,
  MajorityItem,
  MenaceId,
  MissionId,
  PlanId,
  Seat,
  TokenId,
} from '../../components/ids.ts';
import type { CAMPAIGN_VIOLATIONS, CampaignViolationCode } from '../../rulebook/campaignViolations.ts';
import type { NamesIn, Reason } from '../../rulebook/reason.ts';
import type { VIOLATIONS, ViolationCode } from '../../rulebook/violations.ts';
import type { WARNINGS, WarningCode } from '../../rulebook/warnings.ts';
import type { ActionType, OutpostPlace, ShuttlePlace } from './actions.ts';
import type { DecisionKind, SalvagePart } from './frames.ts';
import type { GameOptions } from './options.ts';

/** An open decision. `optional`: a removal that may be skipped. `parts`: the remaining uses of destroyed cards. */
export interface OpenDecision {
  readonly kind: DecisionKind;
  readonly optional?: boolean;
  readonly parts?: readonly SalvagePart[];
}

/** The types of violation and warning params. Each param has the same meaning in every message. */
export interface ParamKinds {
  /** An English description of the malformed input, intended for the sender. */
  problem: string;
  version: number;
  /** The id of a restriction and the code of its reason. */
  restriction: { readonly id: string; readonly reason: string };
  type: ActionType;
  decision: OpenDecision;

  /** The seats that must decide. */
  asked: readonly Seat[];
  seat: Seat;
  /** A seat that does not exist in the game. */
  unknownSeat: number;
  holder: Seat;
  rival: Seat;

  card: CardRef;
  /** The card that must come first, or `null`. */
  next: CardRef | null;
  cards: readonly CardRef[];
  token: TokenId;
  /** The token whose cards are required, or `null`. */
  tokenCards: TokenId | null;
  plan: PlanId;
  /** The plan with the unmet requirement. */
  asks: PlanId;
  mission: MissionId;
  attached: MissionId;
  task: { readonly mission: MissionId; readonly column: number };
  menace: MenaceId;
  space: BonusSpaceId;
  sibling: BonusSpaceId;
  company: Company;
  expected: Company;
  companies: readonly Company[];
  item: MajorityItem;
  /** The item on Luna's majority cards. */
  shownItem: MajorityItem;

  sector: number;
  around: number;
  asteroid: number;
  /** The index of an outpost space. */
  outpostSpace: number;
  shuttleSpace: number;
  one: number;
  other: number;
  place: OutpostPlace | ShuttlePlace;
  displaySlot: number;
  /** The index of a space of the research display. */
  displaySpace: number;
  position: number;
  last: number;
  /** The index of an action slot or resting slot. */
  slot: number;
  linked: number;
  /** The index of a column of a station or mission. */
  column: number;
  /** The index of a reward. */
  reward: number;
  tier: number;
  round: number;

  cost: number;
  price: number;
  total: number;
  coins: number;
  energy: number;
  points: number;
  amount: number;
  own: number;
  value: number;
  reached: number;
  steps: number;
  offered: readonly number[];
  count: number;
  held: number;
  named: number;
  fitting: number;
  carbon: number;
  minerals: number;
  titanium: number;
  scientists: number;
  units: number;
  movable: number;
  markers: number;
  slots: number;
}

/** The types of campaign violation params. */
export interface CampaignParamKinds {
  /** An English description of the malformed input, intended for the sender. */
  problem: string;
  level: number;
  offered: readonly number[];
  chapter: number;
  round: number;
  /** The option that differs between two games. */
  field: keyof GameOptions;
  /** Player names, or the id of a component set. */
  found: string;
  wanted: string;
}

/** An object with the named params. */
export type Named<Names extends string, Kinds = ParamKinds> = {
  readonly [Name in Names]: Name extends keyof Kinds ? Kinds[Name] : never;
};
/** The params of a campaign violation with a given code. */
export type CampaignParams<Code extends CampaignViolationCode> = Named<
  NamesIn<(typeof CAMPAIGN_VIOLATIONS)[Code]['message']>,
  CampaignParamKinds
>;

interface ReasonWith<Code, Params> extends Omit<Reason, 'params'> {
  readonly code: Code;
  readonly params: Params;
}

/** A reason why a campaign action is illegal, with the rule it breaks. `code` determines the type of `params`. */
export type CampaignViolation = {
  readonly [Code in CampaignViolationCode]: ReasonWith<Code, CampaignParams<Code>>;
}[CampaignViolationCode];

/** The params of a violation with a given code. */
export type ViolationParams<Code extends ViolationCode> = Named<NamesIn<(typeof VIOLATIONS)[Code]['message']>>;
/** The params of a warning with a given code. */
export type WarningParams<Code extends WarningCode> = Named<NamesIn<(typeof WARNINGS)[Code]['message']>>;

/** A reason why an action is illegal, with the rule it breaks. `code` determines the type of `params`. */
export type Violation = {
  readonly [Code in ViolationCode]: ReasonWith<Code, ViolationParams<Code>>;
}[ViolationCode];

/** A warning that a legal action wastes something, with the rule for it. `code` determines the type of `params`. */
export type Warning = {
  readonly [Code in WarningCode]: ReasonWith<Code, WarningParams<Code>>;
}[WarningCode];
