import type { LunaAction, MenaceConsequence, MenaceRequirement } from '../components/content.ts';
import type { Effect, PermanentBonus } from '../components/effects.ts';
import type { ActionType } from '../game/model/actions.ts';
import type { EventOf, GameEventType } from '../game/model/events.ts';
import type { DecisionKind } from '../game/model/frames.ts';
import type { PromptOf } from '../game/model/prompts.ts';
import type { PartialAction } from './begun.ts';
import type { CountedNoun } from './locale.ts';
import type { Params } from './words.ts';

type ByKind<Union extends { readonly kind: string }> = {
  readonly [Kind in Union['kind']]: Extract<Union, { readonly kind: Kind }>;
};

/** The facts that a template may use, by table and key. */
interface Facts {
  readonly events: { readonly [Type in GameEventType]: EventOf<Type> };
  readonly actions: { readonly [Type in ActionType]: PartialAction<Type> };
  readonly prompts: { readonly [Kind in DecisionKind]: PromptOf<Kind>['params'] };
  readonly effects: ByKind<Effect>;
  readonly permanents: ByKind<PermanentBonus>;
  readonly menaceRequirements: ByKind<MenaceRequirement>;
  readonly menaceConsequences: ByKind<MenaceConsequence>;
  readonly lunaActions: ByKind<LunaAction>;
}

type FactsOf<Name extends keyof Params> = Parameters<Params[Name]['items']>[0];
type NamedParam<Own, IsOptional extends boolean> = {
  [Name in keyof Params]: [Own] extends [FactsOf<Name>]
    ? Params[Name]['isOptional'] extends IsOptional
      ? Name
      : never
    : never;
}[keyof Params];
type NumberKey<Own> = { [Name in keyof Own]: Own[Name] extends number ? Name & string : never }[keyof Own];

type Placeholder<Own, Inflection extends string, IsOptional extends boolean> =
  | `${NamedParam<Own, IsOptional>}${'' | '.short'}${'' | `.${Inflection}`}`
  | Exclude<NumberKey<Own>, keyof Params>
  | `${NumberKey<Own>}.${CountedNoun}`
  | `${NumberKey<Own>}|${string}`;
type PlaceholdersIn<Text> = Text extends `${string}{${infer Inner}}${infer Rest}`
  ? Inner | PlaceholdersIn<Rest>
  : never;
type InBrackets<Text> = Text extends `${string}[${infer Inner}]${infer Rest}` ? Inner | InBrackets<Rest> : never;
type OutsideBrackets<Text> = Text extends `${infer Start}[${string}]${infer Rest}`
  ? `${Start}${OutsideBrackets<Rest>}`
  : Text;
type Wrong<Text, Own, Inflection extends string> =
  | Exclude<PlaceholdersIn<OutsideBrackets<Text>>, Placeholder<Own, Inflection, false>>
  | Exclude<
      PlaceholdersIn<InBrackets<Text>>,
      Placeholder<Required<Own>, Inflection, boolean> | `${keyof Own & string}?`
    >;

/** The template if the facts have all its params, otherwise a description of the mismatch. */
type FittingTemplate<Text, Own, Inflection extends string> = [Wrong<Text, Own, Inflection>] extends [never]
  ? Text
  : `{${Wrong<Text, Own, Inflection>}} is not a param of this sentence`;

/**
 * Sentences with checked templates, including those that a function chooses from. Wrong params do not compile if you
 * write `EVENTS satisfies FittingTemplates<typeof EVENTS, 'events'>`. `Inflection` is a name from the language's
 * `inflections`.
 */
export type FittingTemplates<Sentences, Table extends keyof Facts, Inflection extends string = never> = {
  readonly [Key in keyof Sentences]: Sentences[Key] extends (facts: infer Own, words: never) => infer Result
    ? (facts: Own, words: never) => FittingTemplate<Result, Facts[Table][Key & keyof Facts[Table]], Inflection>
    : FittingTemplate<Sentences[Key], Facts[Table][Key & keyof Facts[Table]], Inflection>;
};

/** Several tables of sentences, checked as by `FittingTemplates`. Tables without facts are not checked. */
export type FittingTables<Tables, Inflection extends string = never> = {
  readonly [Table in keyof Tables]: Table extends keyof Facts
    ? FittingTemplates<Tables[Table], Table, Inflection>
    : Tables[Table];
};
