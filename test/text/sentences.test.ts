import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { de } from '../../src/entries/text/de.ts';
import { fr } from '../../src/entries/text/fr.ts';
import { LANGUAGE_CODES, type LanguageCode } from '../../src/entries/text/languages.ts';
import { createText, en, type Locale, plain, type Text } from '../../src/entries/text.ts';
import { FIRST, LEFT, LIMITED, LOOP, REMOVED, SHARED } from '../kit/chapterResults.ts';
import { createGame, rules } from '../kit/pinned.ts';

// Fixes texts in which a small change of wording would mislead the reader. In `sentences.txt`, each section has a title,
// calls of `Text` with an argument, and the results. A section may begin with the options of its game. An argument is
// JSON or the name of a chapter result.

const SECTIONS = readFileSync(join(import.meta.dirname, 'sentences.txt'), 'utf8')
  .trim()
  .split('\n\n# ');
const LOCALES: Readonly<Record<LanguageCode, Locale>> = { en, fr, de };
const RESULTS = { FIRST, SHARED, REMOVED, LEFT, LIMITED, LOOP };
const GAME = '{"players": ["Ana", "Ben"], "seed": "meaning", "luna": {"level": 3}}';

/** Returns the result of a call, with lines separated by slashes. */
function resultOf(text: Text, call: string): string {
  const [method = '', argument = ''] = call.split(/ (.*)/);
  const value: unknown = RESULTS[argument as 'FIRST'] ?? JSON.parse(argument);
  return linesOf(text, method, value as never)
    .join(' / ')
    .replaceAll('\u00A0', ' ');
}

function linesOf(text: Text, method: string, value: never): readonly string[] {
  switch (method) {
    case 'log':
      return text.log(value).map((line) => plain(line.text));
    case 'describe':
    case 'advice':
    case 'chapterResult':
    case 'timeLoop':
      return text[method](value).map(plain);
    case 'chapter':
    case 'lunaLevel':
      return [text[method](value)];
    case 'short':
      return [plain(text.name(value, 'short'))];
    default:
      return [plain(text[method as 'event'](value) ?? [])];
  }
}

test.each(
  SECTIONS.map((section) => {
    const [title = '', ...lines] = section.replace(/^# /, '').split('\n');
    return { title, lines };
  }),
)('has texts for $title', ({ lines }) => {
  const [first = ''] = lines;
  const options = JSON.parse(first.startsWith('game ') ? first.slice('game '.length) : GAME);
  const game = options === null ? undefined : createGame(options);
  let call = '';
  const actual = lines.map((line) => {
    if (line.startsWith('> ')) call = line.slice(2);
    const code = LANGUAGE_CODES.find((each) => line.startsWith(`${each} `));
    return code === undefined ? line : `${code} ${resultOf(createText({ locale: LOCALES[code], game }, rules), call)}`;
  });
  expect(actual).toEqual(lines);
});
