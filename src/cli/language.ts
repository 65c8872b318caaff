import { fr } from '../entries/text/fr.ts';
import type { Locale } from '../entries/text.ts';
import { en } from '../entries/text.ts';
import type { Given, OptionSpec } from './args.ts';
import { oneWordOf } from './args.ts';

const CODES = ['en', 'fr'] as const;
const LANGUAGES: Readonly<Record<(typeof CODES)[number], Locale>> = { en, fr };

/** The languages there are, for the help. */
export const LANGUAGE_CODES: string = CODES.join(' or ').replace('en', 'en (default)');

/** In which language a game is told. */
export const LANGUAGE_OPTION: OptionSpec = { name: 'lang', value: 'LANG', help: `the language: ${LANGUAGE_CODES}` };

/** The language that was asked for. */
export function languageOf(given: Given): Locale {
  return LANGUAGES[oneWordOf(given, 'lang', CODES)];
}
