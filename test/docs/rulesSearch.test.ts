import { expect, test } from 'vitest';
import { entriesOf } from '../../docs/rules/catalogue.ts';
import { chapterOf } from '../../docs/rules/chapters.ts';
import { COMPONENT_NAMES, namedRules } from '../../docs/rules/componentRules.ts';
import { hintsOf } from '../../docs/rules/hints.ts';
import { readRulings } from '../../docs/rules/rulings.ts';
import { createSearch, type Search } from '../../docs/rules/search.ts';
import { RULES } from '../../src/entries/index.ts';
import { LANGUAGE_CODES, LANGUAGES, type LanguageCode } from '../../src/entries/text/languages.ts';
import { textOf } from '../kit/docs.ts';
import { QUESTIONS, SPELLINGS } from './ruleQuestions.ts';

const rulings = readRulings(textOf('docs/rulings.md'));
const searches = new Map<LanguageCode, Search>();

async function results(language: LanguageCode, query: string): Promise<readonly string[]> {
  const search =
    searches.get(language) ?? createSearch(entriesOf(await LANGUAGES[language].rules(), rulings), language);
  searches.set(language, search);
  return search(query).map(({ id }) => id);
}

for (const language of Object.keys(QUESTIONS) as LanguageCode[]) {
  test.each(QUESTIONS[language])(`finds the answer to “%s” (${language})`, async (question, ...ids) => {
    const first = (await results(language, question)).slice(0, 3);
    expect(
      first.filter((id) => ids.includes(id)),
      `${first}`,
    ).not.toEqual([]);
  });
}

test('a rule id is found however it is written', async () => {
  for (const [id, ...spellings] of SPELLINGS) {
    for (const query of [id, ...spellings]) expect((await results('de', query))[0]).toBe(id);
  }
});

test('a word with a typing error and an unfinished word find the same rules', async () => {
  const first = (await results('en', 'supplement space')).slice(0, 2).sort();
  expect((await results('en', 'suplement space')).slice(0, 2).sort()).toEqual(first);
  expect((await results('en', 'supplem')).slice(0, 2).sort()).toEqual(first);
});

test('every rule and ruling belongs to a chapter', () => {
  const ids = [...Object.keys(RULES), ...rulings.map(({ id }) => id)];
  expect(rulings.length).toBeGreaterThan(150);
  expect(ids.filter((id) => chapterOf(id) === undefined)).toEqual([]);
});

test('every rule of a component and every hint exists', () => {
  const ids = Object.keys(RULES);
  const prefixes = new Set(ids.map((id) => id.replace(/-\d+$/, '')));
  const named = [
    ...COMPONENT_NAMES.flatMap(namedRules),
    ...LANGUAGE_CODES.flatMap((code) => Object.keys(hintsOf(code))),
  ];
  expect(named.filter((name) => !ids.includes(name) && !prefixes.has(name))).toEqual([]);
});
