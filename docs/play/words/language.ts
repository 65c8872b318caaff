import type { Locale, RuleTexts } from 'skymines-rules/text';
import type { Words } from './en.ts';

/** Everything that a language brings: the words of the page, those of the library, and the rules, which are long. */
export interface Language {
  readonly code: string;
  readonly words: Words;
  readonly locale: Locale;
  /** Loaded when the first rule is shown. */
  readonly rules: () => Promise<RuleTexts>;
}
