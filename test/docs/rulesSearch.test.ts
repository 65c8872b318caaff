import { expect, test } from 'vitest';
import { entriesOf } from '../../docs/rules/catalogue.ts';
import { readRulings } from '../../docs/rules/rulings.ts';
import { createSearch, type Search } from '../../docs/rules/search.ts';
import { LANGUAGES, type LanguageCode } from '../../src/entries/text/languages.ts';
import { textOf } from '../kit/docs.ts';

const rulings = readRulings(textOf('docs/rulings.md'));
const searches = new Map<LanguageCode, Search>();

async function results(language: LanguageCode, query: string): Promise<readonly string[]> {
  const search =
    searches.get(language) ?? createSearch(entriesOf(await LANGUAGES[language].rules(), rulings), language);
  searches.set(language, search);
  return search(query).map(({ id }) => id);
}

/** Questions with entries that answer them, one of which must be among the first three results. */
const QUESTIONS: Readonly<Record<LanguageCode, readonly (readonly [question: string, ...ids: string[]])[]>> = {
  en: [
    ['may I enter a sector twice?', 'EXP-8'],
    ['who wins a tie for first?', 'SCORE-10'],
    ['is a tie enough for a majority?', 'MAJ-1'],
    ['how much energy does a double border cost?', 'EXP-9'],
    ['can I save energy for later?', 'EXP-2', 'EXP-12'],
    ['can I mix resources?', 'RES-5'],
    ['is there a hand limit?', 'AMB-SETUP-12'],
    ['may I plan no cards?', 'PLAN-6', 'AMB-PLAN-1'],
    ['do I have to use all my cards?', 'PLAN-7', 'AMB-PLAN-3'],
    ['can I change planned cards?', 'AMB-PLAN-2'],
    ['can I use a card in the round I buy it?', 'AMB-RES-8', 'RES-8'],
    ['can I destroy a share card?', 'AMB-BON-4', 'PREP-12', 'BON-10'],
    ['what happens to leftover energy', 'EXP-12', 'EXP-16'],
    ['where does an ousted outpost go?', 'STATION-5', 'EXP-18'],
    ['do I have to pay the barrier', 'TRACK-3', 'TRACK-2', 'NOTE-7'],
    ['when does a track bonus start to work', 'TRACK-9'],
    ['do I get coins when others cross the threshold after me', 'TRACK-7'],
    ['how many rounds', 'ROUND-1'],
    ['how many bonus markers do I start with', 'SETUP-30'],
    ['can I cover a plan with another plan', 'RP-16', 'AMB-RP-4'],
    ['may I leave gaps on my research track', 'RP-14'],
    ['do face-down cards count for majorities', 'NOTE-10', 'SCI-17', 'MAJ-1'],
    ['what does a C plan cost?', 'RP-7'],
    ['how much is one share worth', 'SHARE-4'],
    ['who is the first player in a solo game', 'AMB-LUNA-10', 'SETUP-35'],
    ['can Luna win?', 'LUNA-33', 'AMB-CAMP-1'],
    ['does Luna pay money barriers', 'LACT-10'],
    ['what if the deck of cards is empty', 'PREP-10', 'LUNA-20'],
    ['can I claim a task twice', 'AMB-MISSION-9'],
    ['lightning', 'BELT-12'],
    ['what do space pirates do', 'MENACE-15'],
    ['field scientist domes pairs', 'FSC-4'],
    ['titaniun majoriti', 'MAJ-3', 'MAJ-8', 'MAJ-9', 'MAJ-10'],
    ['exp 9', 'EXP-9'],
  ],
  fr: [
    ['puis-je entrer deux fois dans un secteur ?', 'EXP-8'],
    ['qui gagne en cas d’égalité ?', 'SCORE-10'],
    ['combien de manches ?', 'ROUND-1'],
    ['combien coûte une frontière double ?', 'EXP-9'],
    ['peut-on mélanger les ressources ?', 'RES-5'],
    ['que devient l’énergie restante ?', 'EXP-12', 'EXP-16'],
    ['où va une succursale renvoyée ?', 'STATION-5', 'EXP-18'],
    ['combien vaut une part ?', 'SHARE-4'],
    ['une égalité suffit-elle pour une majorité ?', 'MAJ-1'],
  ],
  de: [
    ['darf ich einen Sektor zweimal betreten?', 'EXP-8'],
    ['wer gewinnt bei Gleichstand?', 'SCORE-10'],
    ['wie viele Runden?', 'ROUND-1'],
    ['was kostet eine doppelte Grenze?', 'EXP-9'],
    ['darf ich Rohstoffe mischen?', 'RES-5'],
    ['verfällt übrige Energie?', 'EXP-12', 'EXP-16'],
    ['wohin kommen verdrängte Außenposten?', 'STATION-5', 'EXP-18'],
    ['was ist ein Anteil wert?', 'SHARE-4'],
    ['darf ich ein Plättchen überdecken?', 'RP-16'],
    ['kann Luna gewinnen?', 'LUNA-33'],
  ],
};

for (const language of Object.keys(QUESTIONS) as LanguageCode[]) {
  test.each(QUESTIONS[language])(`finds the answer to “%s” (${language})`, async (question, ...ids) => {
    const first = (await results(language, question)).slice(0, 3);
    expect(
      first.filter((id) => ids.includes(id)),
      `${first}`,
    ).not.toEqual([]);
  });
}
