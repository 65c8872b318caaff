import type { CAMPAIGN_VIOLATIONS } from '../rulebook/campaignViolations.ts';
import type { NamesIn } from '../rulebook/reason.ts';
import type { VIOLATIONS } from '../rulebook/violations.ts';
import type { WARNINGS } from '../rulebook/warnings.ts';

/** A catalogue of messages by code. A message's placeholders are the params of its code. */
export type Catalogue = Readonly<Record<string, { readonly message: string }>>;

/**
 * Params of one message that are missing from another. A translation may omit `problem`, because descriptions of
 * malformed input are in English only.
 */
export type Surplus<One extends string, Other extends string> = Exclude<NamesIn<One>, NamesIn<Other> | 'problem'>;

/** The message if its params match its code, otherwise a description of the mismatch. */
export type Fits<Sentence extends string, Message extends string> = [Surplus<Sentence, Message>] extends [never]
  ? [Surplus<Message, Sentence>] extends [never]
    ? Sentence
    : `{${Surplus<Message, Sentence>}} is missing`
  : `{${Surplus<Sentence, Message>}} is not a parameter of this code`;

/**
 * Messages in another language, checked against a catalogue. Unknown codes and wrong params do not compile if you
 * write, for example, `SENTENCES satisfies Fitting<typeof SENTENCES, typeof VIOLATIONS>`. Functions are checked by the
 * type `Locale`.
 */
export type Fitting<Sentences extends Readonly<Record<string, unknown>>, Codes extends Catalogue> = {
  readonly [Code in keyof Sentences]: Code extends keyof Codes
    ? Sentences[Code] extends string
      ? Fits<Sentences[Code], Codes[Code]['message']>
      : Sentences[Code]
    : never;
};

interface Catalogues {
  readonly refusals: typeof VIOLATIONS;
  readonly warnings: typeof WARNINGS;
  readonly campaignRefusals: typeof CAMPAIGN_VIOLATIONS;
}

/** All messages of a language, checked as by `Fitting`. */
export type FittingMessages<Tables extends Readonly<Record<keyof Catalogues, Readonly<Record<string, unknown>>>>> = {
  readonly [Table in keyof Catalogues]: Fitting<Tables[Table], Catalogues[Table]>;
};
