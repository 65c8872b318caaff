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
import type { ActionOf, ActionType } from '../game/model/actions.ts';
import type { Chapter } from '../game/model/campaign.ts';
import type { EventOf, GameEventType } from '../game/model/events.ts';
import type { DecisionKind } from '../game/model/frames.ts';
import type { GameOptions } from '../game/model/options.ts';
import type { CampaignParamKinds, Named, OpenDecision, ParamKinds } from '../game/model/params.ts';
import type { PromptOf } from '../game/model/prompts.ts';
import type { RefKind, RefParts } from '../game/model/refs.ts';
import type { ScoreCategory } from '../game/model/score.ts';
import type { CAMPAIGN_VIOLATIONS } from '../rulebook/campaignViolations.ts';
import type { NamesIn } from '../rulebook/reason.ts';
import type { Source } from '../rulebook/sources.ts';
import type { VIOLATIONS } from '../rulebook/violations.ts';
import type { WARNINGS } from '../rulebook/warnings.ts';
import type { Catalogue } from './fitting.ts';
import type { Heading, Label, Phase, SuccessReason } from './headings.ts';
import type { Clause, NounForms, Plurals, RichText } from './parts.ts';

/** A name in two forms: a full one with its article for sentences, and a short one for drawings. */
export interface Name {
  readonly full: string;
  readonly short: string;
}

/** Nouns that are used with an amount. */
export type CountedNoun = 'coin' | 'unit' | 'step' | 'energy' | 'researchPoint' | 'successPoint';

/** A function that returns text for the given values. `words` provides names and helpers. */
export type Phrase<Facts, Words> = (facts: Facts, words: Words) => RichText;
/** A template such as `Use {card}`, or a function that returns a template or a finished text. */
export type Sentence<Facts, Words> = string | ((facts: Facts, words: Words) => string | RichText);
/** A sentence for each `kind` of a union type. */
export type SentencesByKind<Union extends { readonly kind: string }, Words> = {
  readonly [Kind in Union['kind']]: Sentence<Extract<Union, { readonly kind: Kind }>, Words>;
};
/** A phrase for each `kind` of a union type. */
export type PhrasesByKind<Union extends { readonly kind: string }, Words> = {
  readonly [Kind in Union['kind']]: Phrase<Extract<Union, { readonly kind: Kind }>, Words>;
};

/** A message with params in braces, or a function: `told` returns a param as text, `params` contains the raw values. */
export type Message<Param extends string, Kinds = ParamKinds> =
  | string
  | ((told: (param: Param, form?: keyof Name) => RichText, params: Named<Param, Kinds>) => RichText);
/** A catalogue's messages by code. */
export type Messages<Codes extends Catalogue, Kinds = ParamKinds> = {
  readonly [Code in keyof Codes]: Message<NamesIn<Codes[Code]['message']>, Kinds>;
};

/** Fields that may be missing from a partial action when it is described in text. */
interface Later {
  readonly planCard: 'slot';
  readonly restCard: 'slot';
  readonly occupy: 'column';
  readonly placeOutpost: 'space' | 'column';
  readonly claimTask: 'column';
  readonly placePlan: 'position';
  readonly advanceSteps: 'steps';
  readonly removeOutpost: 'column';
}
type Optional<Whole, Part extends PropertyKey> = Omit<Whole, Part> & Partial<Pick<Whole, Part & keyof Whole>>;
/** An action of the given type with at least its first field chosen. */
export type PartialAction<Type extends ActionType> = Optional<
  ActionOf<Type>,
  Type extends keyof Later ? Later[Type] : never
>;

/** The text of a decision. It may depend on the options that remain. */
export type Ask = string | ((decision: OpenDecision) => string);

/** A language's names, and its texts in violations. `Names` is the helper passed to its functions. */
export interface RefusalPhrases<Names> extends Plurals {
  readonly and: string;
  readonly or: string;
  /** The end of a shortened list, such as `2 more`. */
  readonly more: (amount: number) => string;
  readonly nouns: Readonly<Record<CountedNoun, NounForms>>;
  readonly companies: ByCompany<Name>;
  readonly resources: Readonly<Record<Resource, string>>;
  readonly energy: string;
  readonly tiles: Readonly<Record<TileId, Name>>;
  readonly spaces: Readonly<Record<BoardSpaceId, Name>>;
  readonly menaces: Readonly<Record<MenaceId, Name>>;
  /** Names of the items counted in a majority, used after an amount. */
  readonly items: Readonly<Record<MajorityItem, NounForms>>;
  /** Names of the items on Luna's majority cards, which count scientists and field scientists together. */
  readonly shownItems: Readonly<Record<MajorityItem, NounForms>>;
  /** The position of a slot in a row, from 0 on the left. The slot need not exist. */
  readonly slot: (index: number) => string;
  /** The position of a station or mission column, from 0 on the left. The column need not exist. */
  readonly column: (index: number) => string;

  /** Names of all things to which a reference can point. */
  readonly things: { readonly [Kind in RefKind]: (parts: RefParts[Kind], names: Names) => Name };
  /** Names for hidden components. */
  readonly hidden: Readonly<Record<'card' | 'plan' | 'token' | 'lunaCard', Name>>;
  /** Names for unknown ids. */
  readonly unknown: Readonly<
    Record<'card' | 'plan' | 'token' | 'mission' | 'lunaCard' | 'seat', (id: string) => string>
  >;
  readonly none: Readonly<Record<'card' | 'company' | 'steps' | 'amount', string>>;

  /** Names of cards, which describe their actions in a word or two. */
  readonly cards: PhrasesByKind<CardAction, Names>;
  readonly requirements: PhrasesByKind<Requirement, Names>;
  readonly tasks: PhrasesByKind<Task, Names>;

  readonly you: string;
  /** A player without a name, numbered from 1. */
  readonly person: (number: number) => string;
  /** A player's bonus marker. `name` is `null` for the seat addressed as `you`. */
  readonly markerOf: (name: string | null) => string;
  /** The players who decide, with the verb: `you must`, `Ana must`. `amount` is the number of players. */
  readonly must: (people: RichText, amount: number | 'you', decision: OpenDecision) => RichText;
  /** Texts of decisions, used after `must`. */
  readonly asks: Readonly<Record<DecisionKind, Ask>>;
  /** Names of action types, as nouns. */
  readonly doing: Readonly<Record<ActionType, string>>;
}

/** A template such as `takes | {token} | tie broken by value`: verb, object and reason. `null`: other events describe it. */
export type EventText = string | Clause | null;
/** The text of an event, or a function if the wording depends on the event. */
export type EventSentence<Event, Words> = EventText | ((event: Event, words: Words) => EventText);

/** Optional parts of a game. */
export type GamePart = 'belt' | 'missions' | 'menace' | 'chapter3' | 'constrainedSlots';

/** Texts in a game log, other than those of events. */
export interface LogLocale {
  /** The title of a log. `seed` is `null` if it is hidden. */
  readonly title: (facts: {
    readonly people: number;
    readonly luna: number | null;
    readonly seed: string | null;
  }) => string;
  /** The optional parts used in the game: `With the Belt and missions`. */
  readonly played: (parts: RichText) => RichText;
  /** Names of a game's optional parts. */
  readonly parts: Readonly<Record<GamePart, string>>;
  /** The tracks used in the game: `Company tracks: …`. */
  readonly tracks: (tracks: RichText) => RichText;
  /** The heading of a round with its first player. */
  readonly round: (round: number, firstPlayer: RichText) => RichText;
  /** The separator between two clauses. */
  readonly between: string;
}

/** Texts for campaigns. Points and coins are passed as text: `2 success points`. */
export interface CampaignLocale {
  /** The title of a campaign. `seed` is `null` if it is hidden. */
  readonly title: (seed: string | null) => string;
  /** The heading of a chapter. `chapters` is the campaign's number of chapters. `lunaLevel` is `null` without Luna. */
  readonly chapter: (chapter: Chapter, chapters: number, lunaLevel: number | null) => string;
  /** A game in a time loop, numbered from 1. */
  readonly game: (number: number) => string;
  /** The end of a time loop. `remover` is the player who removed the menace; `null` if no player did. */
  readonly loopEnd: (games: number, remover: RichText | null, menace: RichText) => RichText;
  /** A player's coins, and success points with their reasons. `points` is `null` if there are none. */
  readonly earned: (facts: {
    readonly who: RichText;
    readonly coins: string;
    readonly points: string | null;
    readonly reasons: RichText;
  }) => RichText;
  /** Success points for each reason. */
  readonly reasons: Readonly<Record<SuccessReason, (points: number, games: number) => string>>;
  /** Luna's next level, and the success points she gets for it. */
  readonly level: (level: number, points: string | null) => string;
  /** The title of the success point table. */
  readonly points: string;
  /** The label of a chapter's row. */
  readonly row: (chapter: number) => string;
  /** The label of the row with Luna's success points for her level. */
  readonly bonuses: string;
  /** Names of the ranks, lowest first (CAMP-14). */
  readonly ranks: readonly [string, string, string, string, string];
  /** A player's rank: its name, its number from 0, and the number of the highest rank. */
  readonly rank: (who: RichText, name: string, rank: number, best: number) => RichText;
  /** The winner of the campaign. */
  readonly wins: (winner: RichText, points: string) => RichText;
  /** The winners of the campaign, if there are several (CAMP-13). */
  readonly share: (winners: RichText, points: string) => RichText;
}

/** Texts for a bot's advice. Coins are passed as text: `3 coins`. */
export interface AdviceLocale {
  /** The immediate change in score: `Immediate score change: Skymine +3.` */
  readonly gains: (gains: RichText) => RichText;
  /** The expected value of the action by the end of the game. */
  readonly worth: (coins: string) => string;
  /** The second choice, and how much worse it is; `null` if the difference is tiny. */
  readonly second: (action: RichText, worse: string | null) => RichText;
  /** The advice given when there is no other reason for the action. */
  readonly nothing: string;
}

/** Texts for the score table. */
export interface ScoreLocale {
  readonly title: string;
  /** The title while the game is in progress. */
  readonly soFar: string;
  readonly total: string;
  /** The verdict if the Temporal Anomaly is still in play. */
  readonly noWinner: string;
  /** The verdict for a single winner, with the total. */
  readonly wins: (winner: RichText, total: number) => RichText;
  /** The verdict for several winners, with the total that each of them has. */
  readonly share: (winners: RichText, total: number) => RichText;
}

/** A language, with everything that `createText` needs. `Names` and `Words` are the helpers passed to its functions. */
export interface Phrases<Names, Words> extends RefusalPhrases<Names> {
  /** Messages for violations. */
  readonly refusals: Messages<typeof VIOLATIONS>;
  readonly warnings: Messages<typeof WARNINGS>;
  readonly campaignRefusals: Messages<typeof CAMPAIGN_VIOLATIONS, CampaignParamKinds>;
  /** Names of game options, used before the equivalent of `does not match`. */
  readonly differences: Readonly<Record<keyof GameOptions, string>>;
  readonly effects: SentencesByKind<Effect, Words>;
  readonly permanents: SentencesByKind<PermanentBonus, Words>;
  /** A company track's permanent bonus. `does` is the bonus's effect, or `null` if the track is unknown. */
  readonly bonusOfTrack: (level: 1 | 2, company: RichText, does: RichText | null) => RichText;
  /** The effect of a second threshold's bonus. It replaces the first bonus even if that was never in effect. */
  readonly insteadOf: (now: PermanentBonus, before: PermanentBonus, words: Words) => RichText;
  /** A card that gives an additional share. */
  readonly withShare: (card: RichText, company: RichText) => RichText;
  /** A card's cost, used to tell it from similar cards: `cost 1`. */
  readonly costing: (cost: number) => string;
  /** A number used to tell identical cards or rewards apart: `1 of 2`. */
  readonly oneOfLookalikes: (number: number, amount: number) => string;
  readonly menaceRequirements: SentencesByKind<MenaceRequirement, Words>;
  readonly menaceConsequences: SentencesByKind<MenaceConsequence, Words>;
  readonly lunaActions: SentencesByKind<LunaAction, Words>;
  /** A plan, followed by its requirement and reward. */
  readonly planTerms: (plan: RichText, asks: RichText, gives: RichText) => RichText;
  /** A special plan, followed by its value and the cost of entering it. */
  readonly specialTerms: (plan: RichText, value: string, cost: string) => RichText;
  /** Labels for the lines of a description. */
  readonly labels: Readonly<Record<Label, string>>;
  /** A labelled line of a description: `Cost: 3 coins`. */
  readonly line: (label: string, value: RichText) => RichText;
  /** An unknown reward, numbered from 1. */
  readonly rewardNumber: (number: number) => string;
  /** The effect of the +1 resource tile. */
  readonly resourceTile: (units: string) => string;
  /** The card from the hand that must be destroyed for a bonus space. */
  readonly destroys: Readonly<Record<'any' | 'carbon', string>>;
  /** A majority tier's requirement, printed as `3+`: `3 units or more`. */
  readonly tierFrom: (item: MajorityItem, atLeast: number) => string;
  /** Names of the structures in sectors, by effect (EXP-21 to EXP-24). */
  readonly structures: Readonly<Partial<Record<Effect['kind'], string>>>;
  /** The gains that a company's field scientist gives for its domes. */
  readonly perDomes: (domes: number, company: RichText, words: Words) => RichText;
  /** The gains that the field scientist tile gives for other field scientists (TILE-9). */
  readonly perFieldScientist: (words: Words) => RichText;
  /** The number of a majority tier whose requirement is unknown. */
  readonly tierNumber: (tier: number) => string;
  /** The value of a track from the given space onwards. */
  readonly worthFrom: (coins: string, space: number) => string;
  /** A sector's neighbour, and the kind of border between them. */
  readonly borderWith: (neighbour: RichText, border: Border) => RichText;
  /** The asteroid at one end of a route, and whether the route has lightning. */
  readonly routeEnd: (asteroid: RichText, lightning: boolean) => RichText;
  /** Functions that inflect names. A template uses them as in `{company.of}`. */
  readonly inflections?: Readonly<Record<string, (name: RichText) => RichText>>;
  /** Texts for events. */
  readonly events: { readonly [Type in GameEventType]: EventSentence<EventOf<Type>, Words> };
  /** Text of the button that starts an action, for each action type. Use the same verb form as in `actions`. */
  readonly beginnings: Readonly<Record<ActionType, string>>;
  /** Text of the buttons that take an action, or continue one whose first field has been chosen. */
  readonly actions: { readonly [Type in ActionType]: Sentence<PartialAction<Type>, Words> };
  /** More detailed versions of some questions in `asks`. */
  readonly prompts: { readonly [Kind in DecisionKind]?: Sentence<PromptOf<Kind>['params'], Words> };
  /** Short explanations of decisions, for new players. */
  readonly help: Readonly<Record<DecisionKind, string>>;
  /** Names of all score categories except companies. */
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
