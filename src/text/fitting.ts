import type { NamesIn } from '../rulebook/reason.ts';

/** A catalogue of sentences with the params of each code. */
export type Catalogue = Readonly<Record<string, { readonly message: string }>>;

/** The params that one sentence has and the other has not. What is wrong with an input is told in English alone. */
export type Surplus<One extends string, Other extends string> = Exclude<NamesIn<One>, NamesIn<Other> | 'problem'>;

/** The sentence, if it has the params of its code. */
export type Fits<Sentence extends string, Message extends string> = [Surplus<Sentence, Message>] extends [never]
  ? [Surplus<Message, Sentence>] extends [never]
    ? Sentence
    : `{${Surplus<Message, Sentence>}} is missing`
  : `{${Surplus<Sentence, Message>}} is no figure of this code`;

/**
 * The sentences of another language. A sentence with other figures than its code, and one for an unknown code, does not
 * fit: `SENTENCES satisfies Fitting<typeof SENTENCES, typeof VIOLATIONS>`. A function is checked by the type of `Locale`.
 */
export type Fitting<Sentences extends Readonly<Record<string, unknown>>, Codes extends Catalogue> = {
  readonly [Code in keyof Sentences]: Code extends keyof Codes
    ? Sentences[Code] extends string
      ? Fits<Sentences[Code], Codes[Code]['message']>
      : Sentences[Code]
    : never;
};
