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
import type { Begun } from './begun.ts';
import type { Clause } from './clause.ts';
import type { LABELS_EN } from './en/labels.ts';
import type { Catalogue } from './fitting.ts';
import type { Heading, Phase } from './headings.ts';
import type { RichText } from './parts.ts';
import type { NounForms, Plurals } from './plurals.ts';

/** A name as it stands in a sentence, with its article, and as short as a picture needs it. */
export interface Name {
  readonly full: string;
  readonly short: string;
}

/** Words that are counted. */
export type CountedNoun = 'coin' | 'unit' | 'step' | 'energy' | 'researchPoint' | 'successPoint';

/** Says something about facts, in the words that are known at a table. */
export type Phrase<Facts, Words> = (facts: Facts, words: Words) => RichText;
/** One phrase for each kind of a union. */
export type PhrasesByKind<Union extends { readonly kind: string }, Words> = {
  readonly [Kind in Union['kind']]: Phrase<Extract<Union, { readonly kind: Kind }>, Words>;
};

/**
 * A sentence about an action: words with its params in braces, or a function of them, where a word depends on a param.
 * `told` says a param as it stands in a sentence; `params` are the params themselves.
 */
export type Message<Param extends string, Kinds = ParamKinds> =
  | string
  | ((told: (param: Param, form?: keyof Name) => RichText, params: Named<Param, Kinds>) => RichText);
/** A sentence for each code of a catalogue. */
export type Messages<Codes extends Catalogue, Kinds = ParamKinds> = {
  readonly [Code in keyof Codes]: Message<NamesIn<Codes[Code]['message']>, Kinds>;
};

/** What a decision asks, which may depend on what is left to do. */
export type Ask = string | ((decision: OpenDecision) => string);

/** What one language needs to name things and to refuse actions. `Names`: what its functions are handed. */
export interface RefusalPhrases<Names> extends Plurals {
  readonly and: string;
  readonly or: string;
  /** What is left out of a long list. */
  readonly more: (amount: number) => string;
  readonly nouns: Readonly<Record<CountedNoun, NounForms>>;
  readonly companies: ByCompany<Name>;
  readonly resources: Readonly<Record<Resource, string>>;
  readonly energy: string;
  readonly tiles: Readonly<Record<TileId, Name>>;
  readonly spaces: Readonly<Record<BoardSpaceId, Name>>;
  readonly menaces: Readonly<Record<MenaceId, Name>>;
  /** What a majority compares, after an amount. */
  readonly items: Readonly<Record<MajorityItem, NounForms>>;
  /** The same as Luna's majority cards show it: scientists and field scientists are one number. */
  readonly shownItems: Readonly<Record<MajorityItem, NounForms>>;
  /** A slot of a row, from 0 at the left; it need not exist. */
  readonly slot: (index: number) => string;
  /** A column of a station or mission, from 0 at the left; it need not exist. */
  readonly column: (index: number) => string;

  /** What everything that can be pointed at is called. */
  readonly things: { readonly [Kind in RefKind]: (parts: RefParts[Kind], names: Names) => Name };
  /** What a viewer does not see. */
  readonly hidden: Readonly<Record<'card' | 'plan' | 'token' | 'lunaCard', Name>>;
  /** What is called by an id that nothing bears. */
  readonly unknown: Readonly<
    Record<'card' | 'plan' | 'token' | 'mission' | 'lunaCard' | 'seat', (id: string) => string>
  >;
  readonly none: Readonly<Record<'card' | 'company' | 'steps' | 'amount', string>>;

  /** What a card does, in a word or two. */
  readonly cards: PhrasesByKind<CardAction, Names>;
  readonly requirements: PhrasesByKind<Requirement, Names>;
  readonly tasks: PhrasesByKind<Task, Names>;

  readonly you: string;
  /** A person without a name, from 1. */
  readonly person: (number: number) => string;
  /** The bonus marker of somebody, `null` for that of the listener. */
  readonly markerOf: (name: string | null) => string;
  /** The players who decide, with the verb of the decision: `you must`, `Ana must`. `amount`: the number of players. */
  readonly must: (people: RichText, amount: number | 'you', decision: OpenDecision) => RichText;
  /** Texts of decisions, read after `must`. */
  readonly asks: Readonly<Record<DecisionKind, Ask>>;
  /** What somebody does who takes an action, as a noun. */
  readonly doing: Readonly<Record<ActionType, string>>;
}

/** What a game can be played with, beside the base game. */
export type GamePart = 'belt' | 'missions' | 'menace' | 'chapter3' | 'constrainedSlots';

/** What the log of a game says beside its events. */
export interface LogLocale {
  /** The title of a log, from the facts of its game. `seed`: `null` where it is hidden. */
  readonly title: (facts: {
    readonly people: number;
    readonly luna: number | null;
    readonly seed: string | null;
  }) => string;
  /** What the game is played with: `With the Belt and missions`. */
  readonly played: (parts: RichText) => RichText;
  /** What a game can be played with. */
  readonly parts: Readonly<Record<GamePart, string>>;
  /** `Company tracks: …` */
  readonly tracks: (tracks: RichText) => RichText;
  /** The beginning of a round, and who is the first player. */
  readonly round: (round: number, firstPlayer: RichText) => RichText;
  /** What stands between two clauses. */
  readonly between: string;
}

/** What success points are for; `average`: for the games of a time loop together. */
export type SuccessReason =
  | 'average'
  | 'beatOne'
  | 'beatTwo'
  | 'winner'
  | 'mission'
  | 'tracks'
  | 'firstToFinish'
  | 'menaceRemoved';

/** What a campaign says. Points and coins come counted: `2 success points`. */
export interface CampaignLocale {
  /** Which campaign it is, by its seed; `null` where that is hidden. */
  readonly title: (seed: string | null) => string;
  /** Which of so many chapters it is, what it is played on, and Luna's level, `null` without her. */
  readonly chapter: (chapter: Chapter, chapters: number, lunaLevel: number | null) => string;
  /** A game of a time loop by its number, from 1. */
  readonly game: (number: number) => string;
  /** How a time loop has ended: who removed the menace; `null` where the limit of games ended it. */
  readonly loopEnd: (games: number, remover: RichText | null, menace: RichText) => RichText;
  /** What somebody has earned and got, and for what; `points`: `null` for none. */
  readonly earned: (facts: {
    readonly who: RichText;
    readonly coins: string;
    readonly points: string | null;
    readonly reasons: RichText;
  }) => RichText;
  /** So many points and what they are for. */
  readonly reasons: Readonly<Record<SuccessReason, (points: number, games: number) => string>>;
  /** The level at which Luna goes on, and the points that she gets for it. */
  readonly level: (level: number, points: string | null) => string;
  /** The title of the table of success points. */
  readonly points: string;
  /** The row of a chapter. */
  readonly row: (chapter: number) => string;
  /** The row of what Luna got for her level. */
  readonly bonuses: string;
  /** The ranks from the lowest (CAMP-14). */
  readonly ranks: readonly [string, string, string, string, string];
  /** The rank of somebody by its name and number, with the number of the best one. */
  readonly rank: (who: RichText, name: string, rank: number, best: number) => RichText;
  /** Who has won the campaign. */
  readonly wins: (winner: RichText, points: string) => RichText;
  /** Who shares the victory in it (CAMP-13). */
  readonly share: (winners: RichText, points: string) => RichText;
}

/** What a bot says of its choice. Coins come counted: `3 coins`. */
export interface AdviceLocale {
  /** What the action changes at once in the score: `Score at once: Skymine +3`. */
  readonly gains: (gains: RichText) => RichText;
  /** What the action is worth by the end of the game. */
  readonly worth: (coins: string) => string;
  /** The second choice, and how much worse it is; `null` for hardly at all. */
  readonly second: (action: RichText, worse: string | null) => RichText;
  /** There is nothing else to say for the action. */
  readonly nothing: string;
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
  readonly wins: (winner: RichText, total: number) => RichText;
  /** Several winners and the total. */
  readonly share: (winners: RichText, total: number) => RichText;
}

/** What the lines of descriptions are about. English has each of them. */
export type Label = keyof typeof LABELS_EN;

/** One language: everything that `createText` says. `Names` and `Words`: what its functions are handed. */
export interface Phrases<Names, Words> extends RefusalPhrases<Names> {
  /** A sentence for each refusal. */
  readonly refusals: Messages<typeof VIOLATIONS>;
  readonly warnings: Messages<typeof WARNINGS>;
  readonly campaignRefusals: Messages<typeof CAMPAIGN_VIOLATIONS, CampaignParamKinds>;
  /** An option in which two games differ. */
  readonly differences: Readonly<Record<keyof GameOptions, string>>;
  readonly effects: PhrasesByKind<Effect, Words>;
  readonly permanents: PhrasesByKind<PermanentBonus, Words>;
  /** A permanent bonus of a company's track, with what it does if the track is known. */
  readonly bonusOfTrack: (level: 1 | 2, company: RichText, does: RichText | null) => RichText;
  /** The effect of a second threshold's bonus that replaces the first one's, which may never have been in effect. */
  readonly insteadOf: (now: PermanentBonus, before: PermanentBonus, words: Words) => RichText;
  /** A card with an additional share. */
  readonly withShare: (card: RichText, company: RichText) => RichText;
  /** What a card costs, where that tells it from others: `cost 1`. */
  readonly costing: (cost: number) => string;
  /** Which of several cards or rewards that look alike: `1 of 2`. */
  readonly oneOfLookalikes: (number: number, amount: number) => string;
  readonly menaceRequirements: PhrasesByKind<MenaceRequirement, Words>;
  readonly menaceConsequences: PhrasesByKind<MenaceConsequence, Words>;
  readonly lunaActions: PhrasesByKind<LunaAction, Words>;
  /** A plan with what it asks and gives. */
  readonly planTerms: (plan: RichText, asks: RichText, gives: RichText) => RichText;
  /** A special plan with what it is worth and what it costs to enter. */
  readonly specialTerms: (plan: RichText, value: string, cost: string) => RichText;
  /** What a line of a description is about. */
  readonly labels: Readonly<Record<Label, string>>;
  /** A line of a description: `Cost: 3 coins`. */
  readonly line: (label: string, value: RichText) => RichText;
  /** A reward of which nothing is known but its number, from 1. */
  readonly rewardNumber: (number: number) => string;
  /** What the +1 resource tile does. */
  readonly resourceTile: (units: string) => string;
  /** A hand card that a bonus space asks for. */
  readonly destroys: Readonly<Record<'any' | 'carbon', string>>;
  /** What a tier of a majority space asks for, where its picture says `3+`: `3 units or more`. */
  readonly tierFrom: (item: MajorityItem, atLeast: number) => string;
  /** What stands in a sector, by what it gives (EXP-21 to EXP-24). */
  readonly structures: Readonly<Partial<Record<Effect['kind'], string>>>;
  /** What so many domes of a company give to its field scientist. */
  readonly perDomes: (domes: number, company: RichText, words: Words) => RichText;
  /** What the field scientist tile gives for other field scientists (TILE-9). */
  readonly perFieldScientist: (words: Words) => RichText;
  /** A tier of a majority space by its number, where it is not known what it asks for. */
  readonly tierNumber: (tier: number) => string;
  /** What a track is worth from a space on. */
  readonly worthFrom: (coins: string, space: number) => string;
  /** What a sector borders on, and how. */
  readonly borderWith: (neighbour: RichText, border: Border) => RichText;
  /** One end of a route, and whether it shows lightning. */
  readonly routeEnd: (asteroid: RichText, lightning: boolean) => RichText;
  /** What an event means to a reader, or `null` where other events say it. */
  readonly events: { readonly [Type in GameEventType]: (event: EventOf<Type>, words: Words) => Clause | null };
  /** What a button says that begins an action of a type, in the form of `actions`. */
  readonly beginnings: Readonly<Record<ActionType, string>>;
  /** What a button says that takes an action, or goes on to one: the first thing is chosen, and perhaps more. */
  readonly actions: { readonly [Type in ActionType]: Phrase<Begun<Type>, Words> };
  /** What a decision asks, where its figures say more than `asks`. */
  readonly prompts: { readonly [Kind in DecisionKind]?: Phrase<PromptOf<Kind>['params'], Words> };
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
  readonly advice: AdviceLocale;
  readonly campaign: CampaignLocale;
}
