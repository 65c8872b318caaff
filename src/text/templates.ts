import type { CountedNoun } from './locale.ts';
import type { Locale, Params } from './words.ts';

/** Tables whose functions are passed the facts that their templates may use. */
type Table =
  | 'events'
  | 'actions'
  | 'prompts'
  | 'effects'
  | 'permanents'
  | 'menaceRequirements'
  | 'menaceConsequences'
  | 'lunaActions';
type Chooser = (facts: never, words: never) => unknown;
type FactsIn<Name extends Table, Key> =
  Extract<Locale[Name][Key & keyof Locale[Name]], Chooser> extends (facts: infer Own, words: never) => unknown
    ? Own
    : never;

type FactsOf<Name extends keyof Params> = Parameters<Params[Name]['items']>[0];
type NamedParam<Own, IsOptional extends boolean> = {
  [Name in keyof Params]: [Own] extends [FactsOf<Name>]
    ? Params[Name]['isOptional'] extends IsOptional
      ? Name
      : never
    : never;
}[keyof Params];
type NumberKey<Own> = { [Name in keyof Own]: Own[Name] extends number ? Name & string : never }[keyof Own];

/** A field of any member of a union. */
type KeyOf<Own> = Own extends unknown ? keyof Own & string : never;

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
      Placeholder<Required<Own>, Inflection, boolean> | `${KeyOf<Own>}${'' | `=${string}`}?`
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
export type FittingTemplates<Sentences, Name extends Table, Inflection extends string = never> = {
  readonly [Key in keyof Sentences]: Sentences[Key] extends (facts: infer Own, words: never) => infer Result
    ? (facts: Own, words: never) => FittingTemplate<Result, FactsIn<Name, Key>, Inflection>
    : FittingTemplate<Sentences[Key], FactsIn<Name, Key>, Inflection>;
};

/** Several tables of sentences, checked as by `FittingTemplates`. Tables without facts are not checked. */
export type FittingTables<Tables, Inflection extends string = never> = {
  readonly [Name in keyof Tables]: Name extends Table ? FittingTemplates<Tables[Name], Name, Inflection> : Tables[Name];
};
