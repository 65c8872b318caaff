import type {
  CardAction,
  LunaAction,
  MenaceConsequence,
  MenaceId,
  MenaceRequirement,
  Task,
} from '../../components/content.ts';
import type { Effect, PermanentBonus, Requirement } from '../../components/effects.ts';
import type { BoardSpaceId, ByCompany, Company, MajorityItem, Resource, TileId } from '../../components/ids.ts';
import type { ActionOf, ActionType } from '../../game/model/actions.ts';
import type { EventOf, GameEventType } from '../../game/model/events.ts';
import type { OpenDecision } from '../../game/model/figures.ts';
import type { DecisionKind } from '../../game/model/frames.ts';
import type { GameOptions } from '../../game/model/options.ts';
import type { PromptOf } from '../../game/model/prompts.ts';
import type { RefKind, RefParts } from '../../game/model/refs.ts';
import type { ScoreCategory } from '../../game/model/score.ts';
import type { CampaignViolationCode } from '../../rulebook/campaignViolations.ts';
import type { Source } from '../../rulebook/catalogue/sources.ts';
import type { ViolationCode } from '../../rulebook/violations.ts';
import type { WarningCode } from '../../rulebook/warnings.ts';
import type { Clause } from './clause.ts';
import type { Heading } from './headings.ts';
import type { Phase } from './log/lines.ts';
import type { Told } from './parts.ts';
import type { Forms, Plurals } from './plurals.ts';
import type { Name, Naming, Noun, Wording } from './speech.ts';

/** Says something about facts, with the names at a table. */
export type Say<Facts, Words = Naming> = (facts: Facts, words: Words) => Told;
/** One saying for each kind of a union. */
export type SayKinds<Union extends { readonly kind: string }, Words = Naming> = {
  readonly [Kind in Union['kind']]: Say<Extract<Union, { readonly kind: Kind }>, Words>;
};

/** What a decision asks, which may depend on what is left to do. */
export type Ask = string | ((decision: OpenDecision) => string);

/** What one language needs to name things and to refuse actions. */
export interface RefusalLocale extends Plurals {
  readonly and: string;
  readonly or: string;
  /** What is left out of a long list. */
  readonly more: (amount: number) => string;
  readonly nouns: Readonly<Record<Noun, Forms>>;
  readonly companies: ByCompany<Name>;
  readonly resources: Readonly<Record<Resource, string>>;
  readonly energy: string;
  readonly tiles: Readonly<Record<TileId, Name>>;
  readonly spaces: Readonly<Record<BoardSpaceId, Name>>;
  readonly menaces: Readonly<Record<MenaceId, Name>>;
  /** What a majority compares, after an amount. */
  readonly items: Readonly<Record<MajorityItem, Forms>>;
  /** The same as Luna's majority cards show it: scientists and field scientists are one number. */
  readonly shownItems: Readonly<Record<MajorityItem, Forms>>;
  /** The five slots of a row, from the left. */
  readonly row: readonly [string, string, string, string, string];
  /** The three columns of a station or mission, from the left. */
  readonly columns: readonly [string, string, string];
  /** A place that does not exist, from 0. */
  readonly numbered: (index: number) => string;

  /** What everything that can be pointed at is called. */
  readonly things: { readonly [Kind in RefKind]: (parts: RefParts[Kind], names: Naming) => Name };
  /** What a viewer does not see. */
  readonly hidden: Readonly<Record<'card' | 'plan' | 'token' | 'lunaCard', Name>>;
  /** What is called by an id that nothing bears. */
  readonly unknown: Readonly<
    Record<'card' | 'plan' | 'token' | 'mission' | 'lunaCard' | 'seat', (id: string) => string>
  >;
  readonly none: Readonly<Record<'card' | 'company' | 'steps', string>>;

  /** What a card does, in a word or two. */
  readonly cards: SayKinds<CardAction>;
  readonly requirements: SayKinds<Requirement>;
  readonly tasks: SayKinds<Task>;

  readonly you: string;
  /** A person without a name, from 1. */
  readonly person: (number: number) => string;
  /** The bonus marker of somebody, `null` for that of the listener. */
  readonly markerOf: (name: string | null) => string;
  /** Somebody who must do something: `you must`, `Ana must`. `amount`: how many people there are. */
  readonly must: (people: Told, amount: number | 'you') => Told;
  /** What a decision asks, to be read after `must`. */
  readonly asks: Readonly<Record<DecisionKind, Ask>>;
  /** What somebody does who takes an action, as a noun. */
  readonly doing: Readonly<Record<ActionType, string>>;

  /** A sentence for each refusal, with its figures in braces. */
  readonly refusals: Readonly<Record<ViolationCode, string>>;
  readonly warnings: Readonly<Record<WarningCode, string>>;
}

/** What an event means to a reader, or `null` where other events say it. */
export type TellEvent<Type extends GameEventType> = (event: EventOf<Type>, words: Wording) => Clause | null;
/** The sayings of some types of events. */
export type TellEvents<Type extends GameEventType = GameEventType> = { readonly [Each in Type]: TellEvent<Each> };
/** What a button says that takes an action. */
export type TellActions = { readonly [Type in ActionType]: Say<ActionOf<Type>, Wording> };
/** What a decision asks, where its figures say more than `asks`. */
export type TellPrompts = { readonly [Kind in DecisionKind]?: Say<PromptOf<Kind>['params'], Wording> };

/** What a game can be played with, beside the base game. */
export type GamePart = 'belt' | 'missions' | 'menace' | 'chapter3' | 'constrainedSlots';

/** What the log of a game says beside its events. */
export interface LogLocale {
  /** The title of a log, from the facts of its game. */
  /** `seed`: `null` where it is hidden. */
  readonly title: (facts: {
    readonly people: number;
    readonly luna: number | null;
    readonly seed: string | null;
  }) => string;
  /** What the game is played with: `With the Belt and missions`. */
  readonly played: (parts: Told) => Told;
  /** What a game can be played with. */
  readonly parts: Readonly<Record<GamePart, string>>;
  /** `Company tracks: …` */
  readonly tracks: (tracks: Told) => Told;
  /** The beginning of a round, and who is the first player. */
  readonly round: (round: number, firstPlayer: Told) => Told;
  /** What stands between two clauses. */
  readonly between: string;
}

/** What the scores say. */
export interface ScoreLocale {
  readonly title: string;
  /** The title while the game is on. */
  readonly soFar: string;
  readonly total: string;
  /** The Temporal Anomaly is still there. */
  readonly nobody: string;
  /** One winner and the total. */
  readonly wins: (winner: Told, total: number) => Told;
  /** Several winners and the total. */
  readonly share: (winners: Told, total: number) => Told;
}

/** What the lines of descriptions are about. */
export type Label =
  | 'majority'
  | 'entering'
  | 'worthAtEnd'
  | 'cost'
  | 'additionalCost'
  | 'additionalShare'
  | 'asksFor'
  | 'gives'
  | 'price'
  | 'worth'
  | 'cards'
  | 'bonus'
  | 'plan'
  | 'energy'
  | 'consequence'
  | 'leftMajority'
  | 'rightMajority'
  | 'track'
  | 'firstThreshold'
  | 'secondThreshold'
  | 'threshold'
  | 'shares'
  | 'barrier'
  | 'coinIcons'
  | 'structures'
  | 'domes'
  | 'enclaveIn'
  | 'stations'
  | 'route'
  | 'letter'
  | 'supplement'
  | 'noPlanA'
  | 'destroys';

/** One language: everything that `createText` says. A plain object, so that a bundler leaves out a language not used. */
export interface Locale extends RefusalLocale {
  readonly campaignRefusals: Readonly<Record<CampaignViolationCode, string>>;
  /** An option in which two games differ. */
  readonly differences: Readonly<Record<keyof GameOptions, string>>;
  readonly effects: SayKinds<Effect, Wording>;
  readonly permanents: SayKinds<PermanentBonus, Wording>;
  /** The bonus of a second threshold that replaces that of the first, which may never have been in effect. */
  readonly insteadOf: (now: PermanentBonus, before: PermanentBonus, words: Wording) => Told;
  /** A card with an additional share. */
  readonly withShare: (card: Told, company: Told) => Told;
  /** A card as a thing, by what it shows: in French with its article. */
  readonly theCard: (face: Told, isShare: boolean) => Told;
  /** What a card costs, where that tells it from others: `cost 1`. */
  readonly costing: (cost: number) => string;
  /** Which of several cards that look alike: `1 of 2`. */
  readonly oneOfTwins: (number: number, amount: number) => string;
  readonly menaceRequirements: SayKinds<MenaceRequirement, Wording>;
  readonly menaceConsequences: SayKinds<MenaceConsequence, Wording>;
  readonly lunaActions: SayKinds<LunaAction, Wording>;
  /** A plan with what it asks and gives. */
  readonly planTerms: (plan: Told, asks: Told, gives: Told) => Told;
  /** A special plan with what it is worth and what it costs to enter. */
  readonly specialTerms: (plan: Told, value: string, cost: string) => Told;
  /** What a line of a description is about. */
  readonly labels: Readonly<Record<Label, string>>;
  /** A line of a description: `Cost: 3 coins`. */
  readonly line: (label: string, value: Told) => Told;
  /** A reward of which nothing is known but its number, from 1. */
  readonly rewardNumber: (number: number) => string;
  /** What the +1 resource tile does. */
  readonly resourceTile: (units: string) => string;
  /** A hand card that a bonus space asks for. */
  readonly destroys: Readonly<Record<'any' | 'carbon', string>>;
  /** What a tier of a majority space asks for, as its picture says `3+`: `3 or more`. */
  readonly tierFrom: (atLeast: number) => string;
  /** What so many domes of a company give to its field scientist. */
  readonly perDomes: (domes: number, company: Told, words: Wording) => Told;
  /** A tier of a majority space by its number, where it is not known what it asks for. */
  readonly tierNumber: (tier: number) => string;
  /** One end of a route, and whether it shows lightning. */
  readonly routeEnd: (asteroid: Told, lightning: boolean) => Told;
  readonly events: TellEvents;
  readonly actions: TellActions;
  readonly prompts: TellPrompts;
  /** What somebody should know who meets a decision for the first time. */
  readonly help: Readonly<Record<DecisionKind, string>>;
  /** The categories of the score that are no companies. */
  readonly categories: Readonly<Record<Exclude<ScoreCategory, Company>, string>>;
  readonly phases: Readonly<Record<Phase, string>>;
  /** Where a rule is written. */
  readonly source: (source: Source) => string;
  readonly headings: Readonly<Record<Heading, string>>;
  readonly log: LogLocale;
  readonly scores: ScoreLocale;
}
