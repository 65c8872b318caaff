import type {
  CardAction,
  LunaAction,
  MenaceConsequence,
  MenaceId,
  MenaceRequirement,
  Task,
} from '../components/content.ts';
import type { Effect, PermanentBonus, Requirement } from '../components/effects.ts';
import type { BoardSpaceId, ByCompany, Company, MajorityItem, Resource, TileId } from '../components/ids.ts';
import type { Border } from '../components/printed.ts';
import type { ActionType } from '../game/model/actions.ts';
import type { Chapter } from '../game/model/campaign.ts';
import type { EventOf, GameEventType } from '../game/model/events.ts';
import type { DecisionKind } from '../game/model/frames.ts';
import type { GameOptions } from '../game/model/options.ts';
import type { CampaignParamKinds, Named, OpenDecision, ParamKinds } from '../game/model/params.ts';
import type { PromptOf } from '../game/model/prompts.ts';
import type { RefKind, RefParts } from '../game/model/refs.ts';
import type { ScoreCategory } from '../game/model/score.ts';
import type { CAMPAIGN_VIOLATIONS } from '../rulebook/campaignViolations.ts';
import type { Source } from '../rulebook/catalogue/sources.ts';
import type { NamesIn } from '../rulebook/reason.ts';
import type { VIOLATIONS } from '../rulebook/violations.ts';
import type { WARNINGS } from '../rulebook/warnings.ts';
import type { PartialAction } from './begun.ts';
import type { Clause } from './clause.ts';
import type { LABELS_EN } from './en/labels.ts';
import type { Catalogue } from './fitting.ts';
import type { Heading, Phase } from './headings.ts';
import type { RichText } from './parts.ts';
import type { NounForms, Plurals } from './plurals.ts';

/** A name: in full with its article for sentences, and short for drawings. */
export interface Name {
  readonly full: string;
  readonly short: string;
}

/** Nouns that follow an amount. */
export type CountedNoun = 'coin' | 'unit' | 'step' | 'energy' | 'researchPoint' | 'successPoint';

/** A function that returns the text of some facts; `words` provides names and helpers. */
export type Phrase<Facts, Words> = (facts: Facts, words: Words) => RichText;
/** One phrase for each kind of a union type. */
export type PhrasesByKind<Union extends { readonly kind: string }, Words> = {
  readonly [Kind in Union['kind']]: Phrase<Extract<Union, { readonly kind: Kind }>, Words>;
};

/**
 * The message for a code: text with params in braces, or a function if the wording depends on a param. `told` returns a param
 * as text; `params` are the raw values.
 */
export type Message<Param extends string, Kinds = ParamKinds> =
  | string
  | ((told: (param: Param, form?: keyof Name) => RichText, params: Named<Param, Kinds>) => RichText);
/** The messages of a catalogue by code. */
export type Messages<Codes extends Catalogue, Kinds = ParamKinds> = {
  readonly [Code in keyof Codes]: Message<NamesIn<Codes[Code]['message']>, Kinds>;
};

/** The text of a decision, which may depend on its remaining options. */
export type Ask = string | ((decision: OpenDecision) => string);

/** The part of a language that names things and explains violations. `Names` is the helper passed to its functions. */
export interface RefusalPhrases<Names> extends Plurals {
  readonly and: string;
  readonly or: string;
  /** The end of a shortened list: `2 more`. */
  readonly more: (amount: number) => string;
  readonly nouns: Readonly<Record<CountedNoun, NounForms>>;
  readonly companies: ByCompany<Name>;
  readonly resources: Readonly<Record<Resource, string>>;
  readonly energy: string;
  readonly tiles: Readonly<Record<TileId, Name>>;
  readonly spaces: Readonly<Record<BoardSpaceId, Name>>;
  readonly menaces: Readonly<Record<MenaceId, Name>>;
  /** Items of a majority, read after an amount. */
  readonly items: Readonly<Record<MajorityItem, NounForms>>;
  /** Items of Luna's majority cards, where scientists and field scientists are one number. */
  readonly shownItems: Readonly<Record<MajorityItem, NounForms>>;
  /** The position of a slot in a row, from 0 at the left; the slot need not exist. */
  readonly slot: (index: number) => string;
  /** The position of a station or mission column, from 0 at the left; the column need not exist. */
  readonly column: (index: number) => string;

  /** Names of everything that a reference can point to. */
  readonly things: { readonly [Kind in RefKind]: (parts: RefParts[Kind], names: Names) => Name };
  /** Names of hidden things. */
  readonly hidden: Readonly<Record<'card' | 'plan' | 'token' | 'lunaCard', Name>>;
  /** Names for unknown ids. */
  readonly unknown: Readonly<
    Record<'card' | 'plan' | 'token' | 'mission' | 'lunaCard' | 'seat', (id: string) => string>
  >;
  readonly none: Readonly<Record<'card' | 'company' | 'steps' | 'amount', string>>;

  /** Names of cards: what they do, in a word or two. */
  readonly cards: PhrasesByKind<CardAction, Names>;
  readonly requirements: PhrasesByKind<Requirement, Names>;
  readonly tasks: PhrasesByKind<Task, Names>;

  readonly you: string;
  /** A player without a name, from 1. */
  readonly person: (number: number) => string;
  /** A player's bonus marker; `null` if it belongs to the seat addressed as `you`. */
  readonly markerOf: (name: string | null) => string;
  /** The players who decide, with the verb of the decision: `you must`, `Ana must`. `amount`: the number of players. */
  readonly must: (people: RichText, amount: number | 'you', decision: OpenDecision) => RichText;
  /** Texts of decisions, read after `must`. */
  readonly asks: Readonly<Record<DecisionKind, Ask>>;
  /** Names of action types, as nouns. */
  readonly doing: Readonly<Record<ActionType, string>>;
}

/** Optional parts of a game. */
export type GamePart = 'belt' | 'missions' | 'menace' | 'chapter3' | 'constrainedSlots';

/** Texts of a game log other than its events. */
export interface LogLocale {
  /** The title of a log. `seed` is `null` if hidden. */
  readonly title: (facts: {
    readonly people: number;
    readonly luna: number | null;
    readonly seed: string | null;
  }) => string;
  /** The optional parts in use: `With the Belt and missions`. */
  readonly played: (parts: RichText) => RichText;
  /** Names of the optional parts. */
  readonly parts: Readonly<Record<GamePart, string>>;
  /** The tracks in use: `Company tracks: …`. */
  readonly tracks: (tracks: RichText) => RichText;
  /** The heading of a round with its first player. */
  readonly round: (round: number, firstPlayer: RichText) => RichText;
  /** Separator between two clauses. */
  readonly between: string;
}

/** Reasons for success points. `average` covers all games of a time loop. */
export type SuccessReason =
  | 'average'
  | 'beatOne'
  | 'beatTwo'
  | 'winner'
  | 'mission'
  | 'tracks'
  | 'firstToFinish'
  | 'menaceRemoved';

/** Texts of a campaign. Points and coins are passed as text: `2 success points`. */
export interface CampaignLocale {
  /** The title of a campaign. `seed` is `null` if hidden. */
  readonly title: (seed: string | null) => string;
  /** The heading of a chapter. `chapters` is their total number; `lunaLevel` is `null` without Luna. */
  readonly chapter: (chapter: Chapter, chapters: number, lunaLevel: number | null) => string;
  /** A game of a time loop by its number, from 1. */
  readonly game: (number: number) => string;
  /**
   * The end of a time loop. `remover` is the player who removed the menace, or `null` if the maximum number of
   * games was reached.
   */
  readonly loopEnd: (games: number, remover: RichText | null, menace: RichText) => RichText;
  /** A player's coins and success points with their reasons. `points` is `null` for none. */
  readonly earned: (facts: {
    readonly who: RichText;
    readonly coins: string;
    readonly points: string | null;
    readonly reasons: RichText;
  }) => RichText;
  /** Success points for each reason. */
  readonly reasons: Readonly<Record<SuccessReason, (points: number, games: number) => string>>;
  /** Luna's next level, and her success points for it. */
  readonly level: (level: number, points: string | null) => string;
  /** The title of the table of success points. */
  readonly points: string;
  /** The row of a chapter. */
  readonly row: (chapter: number) => string;
  /** The row of Luna's success points for her level. */
  readonly bonuses: string;
  /** Names of the ranks, the lowest first (CAMP-14). */
  readonly ranks: readonly [string, string, string, string, string];
  /** A player's rank: its name, its number from 0, and the number of the best rank. */
  readonly rank: (who: RichText, name: string, rank: number, best: number) => RichText;
  /** The winner of the campaign. */
  readonly wins: (winner: RichText, points: string) => RichText;
  /** Several winners of the campaign (CAMP-13). */
  readonly share: (winners: RichText, points: string) => RichText;
}

/** Texts of a bot's advice. Coins are passed as text: `3 coins`. */
export interface AdviceLocale {
  /** The immediate score change: `Immediate score change: Skymine +3.` */
  readonly gains: (gains: RichText) => RichText;
  /** The expected value of the action by the end of the game. */
  readonly worth: (coins: string) => string;
  /** The second choice, and how much worse it is; `null` if there is almost no difference. */
  readonly second: (action: RichText, worse: string | null) => RichText;
  /** The advice when there is no other reason for the action. */
  readonly nothing: string;
}

/** Texts of the score table. */
export interface ScoreLocale {
  readonly title: string;
  /** The title while the game is running. */
  readonly soFar: string;
  readonly total: string;
  /** The verdict if the Temporal Anomaly is still on the board. */
  readonly noWinner: string;
  /** One winner, and the total. */
  readonly wins: (winner: RichText, total: number) => RichText;
  /** Several winners, and the total of each. */
  readonly share: (winners: RichText, total: number) => RichText;
}

/** The key of a label in descriptions. */
export type Label = keyof typeof LABELS_EN;

/** A language: all texts of `createText`. `Names` and `Words` are the helpers passed to its functions. */
export interface Phrases<Names, Words> extends RefusalPhrases<Names> {
  /** Messages of violations. */
  readonly refusals: Messages<typeof VIOLATIONS>;
  readonly warnings: Messages<typeof WARNINGS>;
  readonly campaignRefusals: Messages<typeof CAMPAIGN_VIOLATIONS, CampaignParamKinds>;
  /** Names of game options, read before the equivalent of `does not match`. */
  readonly differences: Readonly<Record<keyof GameOptions, string>>;
  readonly effects: PhrasesByKind<Effect, Words>;
  readonly permanents: PhrasesByKind<PermanentBonus, Words>;
  /** A permanent bonus of a company track; `does` is its effect, or `null` if the track is unknown. */
  readonly bonusOfTrack: (level: 1 | 2, company: RichText, does: RichText | null) => RichText;
  /** The effect of a second threshold's bonus, which replaces the first one even if the first was never in effect. */
  readonly insteadOf: (now: PermanentBonus, before: PermanentBonus, words: Words) => RichText;
  /** A card with an additional share. */
  readonly withShare: (card: RichText, company: RichText) => RichText;
  /** The cost of a card, to distinguish it from others: `cost 1`. */
  readonly costing: (cost: number) => string;
  /** The number that distinguishes one of several identical cards or rewards: `1 of 2`. */
  readonly oneOfLookalikes: (number: number, amount: number) => string;
  readonly menaceRequirements: PhrasesByKind<MenaceRequirement, Words>;
  readonly menaceConsequences: PhrasesByKind<MenaceConsequence, Words>;
  readonly lunaActions: PhrasesByKind<LunaAction, Words>;
  /** A plan with its requirement and reward. */
  readonly planTerms: (plan: RichText, asks: RichText, gives: RichText) => RichText;
  /** A special plan with its value and its cost to enter. */
  readonly specialTerms: (plan: RichText, value: string, cost: string) => RichText;
  /** Labels of description lines. */
  readonly labels: Readonly<Record<Label, string>>;
  /** A labelled line of a description: `Cost: 3 coins`. */
  readonly line: (label: string, value: RichText) => RichText;
  /** An unknown reward by its number, from 1. */
  readonly rewardNumber: (number: number) => string;
  /** The effect of the +1 resource tile. */
  readonly resourceTile: (units: string) => string;
  /** The card from hand that a bonus space destroys. */
  readonly destroys: Readonly<Record<'any' | 'carbon', string>>;
  /** The requirement of a majority tier, printed as `3+`: `3 units or more`. */
  readonly tierFrom: (item: MajorityItem, atLeast: number) => string;
  /** Names of structures in sectors by their effect (EXP-21 to EXP-24). */
  readonly structures: Readonly<Partial<Record<Effect['kind'], string>>>;
  /** The gain of a company's field scientist for its domes. */
  readonly perDomes: (domes: number, company: RichText, words: Words) => RichText;
  /** The gain of the field scientist tile for other field scientists (TILE-9). */
  readonly perFieldScientist: (words: Words) => RichText;
  /** A majority tier by its number, if its requirement is unknown. */
  readonly tierNumber: (tier: number) => string;
  /** The value of a track from a given space onward. */
  readonly worthFrom: (coins: string, space: number) => string;
  /** A neighbour of a sector, and the kind of border. */
  readonly borderWith: (neighbour: RichText, border: Border) => RichText;
  /** One end of a route, with or without lightning. */
  readonly routeEnd: (asteroid: RichText, lightning: boolean) => RichText;
  /** Texts of events, or `null` if other events cover them. */
  readonly events: { readonly [Type in GameEventType]: (event: EventOf<Type>, words: Words) => Clause | null };
  /** Buttons that start an action of each type, in the same form as `actions`. */
  readonly beginnings: Readonly<Record<ActionType, string>>;
  /** Buttons that take an action, or continue one whose first field is chosen. */
  readonly actions: { readonly [Type in ActionType]: Phrase<PartialAction<Type>, Words> };
  /** Texts of decisions with their details, where these add something to `asks`. */
  readonly prompts: { readonly [Kind in DecisionKind]?: Phrase<PromptOf<Kind>['params'], Words> };
  /** Short explanations of decisions for new players. */
  readonly help: Readonly<Record<DecisionKind, string>>;
  /** Names of the score categories other than companies. */
  readonly categories: Readonly<Record<Exclude<ScoreCategory, Company>, string>>;
  readonly phases: Readonly<Record<Phase, string>>;
  /** The source of a rule. */
  readonly source: (source: Source) => string;
  readonly headings: Readonly<Record<Heading, string>>;
  readonly log: LogLocale;
  readonly scores: ScoreLocale;
  readonly advice: AdviceLocale;
  readonly campaign: CampaignLocale;
}
