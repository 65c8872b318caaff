import { expect, test } from 'vitest';
import { loadAnswers } from '../../docs/rules/answers.ts';
import { answerEntries, entriesOf, openedBy } from '../../docs/rules/catalogue.ts';
import { chapterOf } from '../../docs/rules/chapters.ts';
import { COMPONENT_NAMES, namedRules } from '../../docs/rules/componentRules.ts';
import { loadHints } from '../../docs/rules/hints.ts';
import { readRulings } from '../../docs/rules/rulings.ts';
import { createSearch, type Search } from '../../docs/rules/search.ts';
import { RULES } from '../../src/entries/index.ts';
import { LANGUAGE_CODES, LANGUAGES, type LanguageCode } from '../../src/entries/text/languages.ts';
import { textOf } from '../kit/docs.ts';
import { IS_PROOF, proofList } from '../kit/soak.ts';
import { DE_QUESTIONS } from './ruleQuestions/de.ts';
import { EN_QUESTIONS } from './ruleQuestions/en.ts';
import { FR_QUESTIONS } from './ruleQuestions/fr.ts';

const QUESTIONS = { en: EN_QUESTIONS, fr: FR_QUESTIONS, de: DE_QUESTIONS };

/** Ids, each followed by other spellings. */
const SPELLINGS = [
  ['EXP-9', 'exp-9', 'exp9', ' Exp 9 '],
  ['AMB-EXP-1', 'amb-exp-1'],
] as const;

const rulings = readRulings(textOf('docs/rulings.md'));
const searches = new Map<LanguageCode, Search>();

async function searchIn(language: LanguageCode): Promise<Search> {
  const entries = [
    ...answerEntries(await loadAnswers(language)),
    ...entriesOf(await LANGUAGES[language].rules(), rulings),
  ];
  const search = searches.get(language) ?? createSearch(entries, language, await loadHints(language));
  searches.set(language, search);
  return search;
}

async function results(language: LanguageCode, query: string): Promise<readonly string[]> {
  return (await searchIn(language)).find(query).map(openedBy);
}

for (const language of Object.keys(QUESTIONS) as LanguageCode[]) {
  test.each(proofList(QUESTIONS[language], 40))(`finds the answer to “%s” (${language})`, async (question, ...ids) => {
    const first = (await results(language, question)).slice(0, 3);
    expect(
      first.filter((id) => ids.includes(id)),
      `${first}`,
    ).not.toEqual([]);
  });
}

test.each(LANGUAGE_CODES)('every wording of a question finds its answer (%s)', async (language) => {
  const answers = await loadAnswers(language);
  expect(answers.map(({ rules }) => rules)).toEqual((await loadAnswers('en')).map(({ rules }) => rules));
  expect(answers.flatMap(({ rules }) => rules).filter((id) => !(id in RULES))).toEqual([]);
  const { find } = await searchIn(language);
  const first = (query: string): readonly string[] =>
    find(query)
      .slice(0, 2)
      .map(({ title }) => title);
  expect(answers.map(({ question }) => first(question)[0])).toEqual(answers.map(({ question }) => question));
  /** A sample asks one wording in five. */
  const asked = (wordings: readonly string[]) => wordings.filter((_, index) => IS_PROOF || index % 5 === 0);
  const isLost = (question: string, wording: string): boolean => !first(wording).includes(question);
  expect(answers.flatMap(({ question, wordings }) => asked(wordings).filter((each) => isLost(question, each)))).toEqual(
    [],
  );
});

test('a rule id is found however it is written', async () => {
  for (const [id, ...spellings] of SPELLINGS)
    for (const query of [id, ...spellings]) expect((await results('de', query))[0]).toBe(id);
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

test('rules of the base game come before those of modules, unless a question names a module', async () => {
  const isOfModule = (id: string): boolean => /^(?:AMB-)?(?:LUNA|LACT|BELT|MISSION|MENACE|CAMP)-/.test(id);
  for (const query of ['reward of a sector', 'no outposts left', 'when does the game end', 'bonus space'])
    expect((await results('en', query)).slice(0, 2).filter(isOfModule), query).toEqual([]);
  for (const query of ['does Luna get rewards', 'outposts on an asteroid', 'reward of the menace'])
    expect((await results('en', query)).slice(0, 3).filter(isOfModule), query).not.toEqual([]);
});

test('lists show answers of rulings without the option that changes them', async () => {
  const summaries = entriesOf(await LANGUAGES.en.rules(), rulings).map(({ summary }) => summary);
  expect(summaries.filter((summary) => summary === '' || summary.includes('Switch:'))).toEqual([]);
});

test('the language of a question is recognised', async () => {
  const questions: readonly (readonly [LanguageCode, string])[] = [
    ['en', 'can I pass without using all my cards'],
    ['fr', 'passer sans utiliser toutes les cartes'],
    ['de', 'passen ohne alle Karten zu nutzen'],
  ];
  for (const [language, question] of questions) {
    for (const code of LANGUAGE_CODES) {
      const share = (await searchIn(code)).knownShare(question);
      if (code === language) expect(share, `${code}: ${question}`).toBe(1);
      else expect(share, `${code}: ${question}`).toBeLessThan(0.6);
    }
  }
});

test('every rule of a component and every hint exists', async () => {
  const ids = Object.keys(RULES);
  const prefixes = new Set(ids.map((id) => id.replace(/-\d+$/, '')));
  const named = [
    ...COMPONENT_NAMES.flatMap(namedRules),
    ...(await Promise.all(LANGUAGE_CODES.map(loadHints))).flatMap((hints) => Object.keys(hints)),
  ];
  expect(named.filter((name) => !ids.includes(name) && !prefixes.has(name))).toEqual([]);
});
