import type { NamesIn } from '../rulebook/reason.ts';

/** A catalogue of messages by code. The placeholders of a message are the params of its code. */
export type Catalogue = Readonly<Record<string, { readonly message: string }>>;

/**
 * Params of one message that the other lacks. `problem` may be missing, because problems with malformed input are
 * English only.
 */
export type Surplus<One extends string, Other extends string> = Exclude<NamesIn<One>, NamesIn<Other> | 'problem'>;

/** The sentence, or an error message if its params are not those of its code. */
export type Fits<Sentence extends string, Message extends string> = [Surplus<Sentence, Message>] extends [never]
  ? [Surplus<Message, Sentence>] extends [never]
    ? Sentence
    : `{${Surplus<Message, Sentence>}} is missing`
  : `{${Surplus<Sentence, Message>}} is not a parameter of this code`;

/**
 * Messages of another language, checked against a catalogue: unknown codes and wrong params are compile errors, as in
 * `SENTENCES satisfies Fitting<typeof SENTENCES, typeof VIOLATIONS>`. Functions are checked by the type of `Locale`.
 */
export type Fitting<Sentences extends Readonly<Record<string, unknown>>, Codes extends Catalogue> = {
  readonly [Code in keyof Sentences]: Code extends keyof Codes
    ? Sentences[Code] extends string
      ? Fits<Sentences[Code], Codes[Code]['message']>
      : Sentences[Code]
    : never;
};
