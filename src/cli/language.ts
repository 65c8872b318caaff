import { LANGUAGE_CODES, LANGUAGES, type LanguageCode } from '../entries/text/languages.ts';
import type { Locale } from '../entries/text.ts';
import type { Given, OptionSpec } from './args.ts';
import { oneWordOf } from './args.ts';

const loaded = LANGUAGE_CODES.map(async (code) => [code, await LANGUAGES[code].locale()] as const);
const LOCALES = Object.fromEntries(await Promise.all(loaded)) as Readonly<Record<LanguageCode, Locale>>;

export const LANGUAGES_HELP: string = LANGUAGE_CODES.join(', ').replace('en', 'en (default)');

export const LANGUAGE_OPTION: OptionSpec = { name: 'lang', value: 'LANG', help: `output language: ${LANGUAGES_HELP}` };

export function languageOf(given: Given): Locale {
  return LOCALES[oneWordOf(given, 'lang', LANGUAGE_CODES)];
}
