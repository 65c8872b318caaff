import type { Locale } from '../text.ts';
import { en } from '../text.ts';
import { fr } from '../textFr.ts';
import type { Given, OptionSpec } from './args.ts';
import { oneOf } from './args.ts';

const LANGUAGES = { en, fr } as const;

/** In which language a game is told. */
export const LANGUAGE_OPTION: OptionSpec = { name: 'lang', value: 'LANG', help: 'the language: en (default) or fr' };

/** The language that was asked for. */
export function languageOf(given: Given): Locale {
  return LANGUAGES[oneOf(given, 'lang', ['en', 'fr'])];
}
