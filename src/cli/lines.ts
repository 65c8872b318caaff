import { LANGUAGE_CODES, LANGUAGES, type LanguageCode } from '../entries/text/languages.ts';
import type { Locale } from '../entries/text.ts';
import { LIMITS } from '../input/limits.ts';
import { type Given, type OptionSpec, oneWordOf } from './args.ts';

/**
 * Returns functions that receive text in chunks of any size, and the signal that it has ended. They call a function
 * with each complete line, without its line end. A line longer than `LIMITS.characters` is cut off one
 * character past this limit, so that it is still recognized as too long but uses little memory.
 */
export function lineReader(take: (line: string) => void) {
  let line = '';
  const add = (piece: string): void => {
    line += piece.slice(0, LIMITS.characters + 1 - line.length);
  };
  const finish = (): void => {
    const whole = line.endsWith('\r') ? line.slice(0, -1) : line;
    line = '';
    take(whole);
  };
  return {
    push(piece: string): void {
      const [first = '', ...others] = piece.split('\n');
      add(first);
      for (const other of others) {
        finish();
        add(other);
      }
    },
    end(): void {
      if (line !== '') finish();
    },
  };
}

const loaded = LANGUAGE_CODES.map(async (code) => [code, await LANGUAGES[code].locale()] as const);
const LOCALES = Object.fromEntries(await Promise.all(loaded)) as Readonly<Record<LanguageCode, Locale>>;

export const LANGUAGES_HELP: string = LANGUAGE_CODES.join(', ').replace('en', 'en (default)');

export const LANGUAGE_OPTION: OptionSpec = { name: 'lang', value: 'LANG', help: `output language: ${LANGUAGES_HELP}` };

export function languageOf(given: Given): Locale {
  return LOCALES[oneWordOf(given, 'lang', LANGUAGE_CODES)];
}
