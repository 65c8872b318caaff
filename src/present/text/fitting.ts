import type { NamesIn } from '../../rulebook/reason.ts';

/** A catalogue of sentences with the figures of each code. */
type Catalogue = Readonly<Record<string, { readonly message: string }>>;

/**
 * The sentences of another language. A sentence with a figure that its code does not have, and one for an unknown code,
 * does not fit: `SENTENCES satisfies Fitting<typeof SENTENCES, typeof VIOLATIONS>`.
 */
export type Fitting<Sentences extends Readonly<Record<string, string>>, Codes extends Catalogue> = {
  readonly [Code in keyof Sentences]: Code extends keyof Codes
    ? Exclude<NamesIn<Sentences[Code]>, NamesIn<Codes[Code]['message']>> extends never
      ? Sentences[Code]
      : `{${Exclude<NamesIn<Sentences[Code]>, NamesIn<Codes[Code]['message']>>}} is no figure of this code`
    : never;
};
