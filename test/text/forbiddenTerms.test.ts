import ts from 'typescript';
import { expect, test } from 'vitest';
import type { LanguageCode } from '../../src/entries/text/languages.ts';
import { filesBelow, textOf } from '../kit/docs.ts';

type Translated = Exclude<LanguageCode, 'en'>;

/** Words that no text of a language contains, as patterns of whole words, each with the term of the game or the page. */
const FORBIDDEN: Readonly<Record<Translated, readonly (readonly [pattern: string, term: string])[]>> = {
  fr: [
    ['robots?', 'bot'],
    ['expansions?', 'extension'],
    ['plans?', 'jeton'],
    ['paliers?', 'rang'],
    ['barrières?', 'appel de fonds'],
    ['repos|repose(nt)?', 'défausse, défausser'],
    ['espaces? bonus', 'case Bonus'],
    ['zones? d’action', 'zone d’actions'],
    ['scientifiques?', 'Chercheur'],
    ['composants?', 'matériel, élément'],
    ['historique', 'journal'],
    ['avant-postes?', 'succursale'],
    ['corporations?', 'compagnie'],
    ['sortes?', 'type'],
    ['pos(er|ez|ent|ée?s?)', 'placer'],
    ['quelqu’un', 'un joueur'],
    ['crypto?coins?', 'crypcoin'],
  ],
  de: [
    ['barrieren?', 'Pflichteinzahlung'],
    ['expansion(en)?', 'Erweiterung'],
    ['plan|pläne[ns]?', 'Forschungsplättchen'],
    ['sonderplättchens?', 'Spezialplättchen'],
    ['startstapel', 'Sammelstapel'],
    ['ruhen|ruht', 'auf Sammel-Slots legen'],
    ['auslage', 'Kartenauslage, Forschungsauslage'],
    ['gürtel', 'Asteroidengürtel, Gürtelseite'],
    ['belohnungsr(ang|änge)', 'Belohnungsstufe'],
    ['mehrheitsfeld für', 'Titan-Mehrheitsfeld'],
    ['rohstoffkarten? (für|mit) (kohlenstoff|mineralien|titan)', 'Titankarte'],
    ['bekämpf\\p{L}*', 'abwehren'],
    ['sperr(t|en)', 'blockieren'],
    ['wirft|abw[ei]rf\\p{L}*', 'ablegen, aus dem Spiel nehmen'],
    ['(luna-)?decks?', 'Luna-Stapel, Sammelstapel'],
    ['menschen?', 'menschlicher Spieler'],
    ['komponenten?', 'Material'],
    ['firm(a|en)|konzerne?n?|gesellschaft(en)?', 'Unternehmen'],
    ['münzen?', 'CrypCoin'],
    ['historie|chronik|protokoll', 'Verlauf'],
    ['robot(er)?', 'Bot'],
    ['man|jemand(e[mn])?', 'ein Spieler, du'],
    ['ihr (habt|müsst|dürft|könnt)|(braucht|nehmt|habt) ihr', 'der Spieler, du'],
  ],
};

/** Returns the literals of a file without placeholders and without single lower-case words, which are keys and ids. */
function textsIn(path: string): readonly string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      if (!/^[a-z][\w-]*$/.test(node.text)) texts.push(node.text.replace(/\{[^}]*\}/g, ''));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, textOf(path), ts.ScriptTarget.Latest));
  return texts;
}

test.each(Object.entries(FORBIDDEN))('%s: all texts use the terms of the game', (code, terms) => {
  const page = ['', 'coach/', 'table/'].map((folder) => `docs/play/words/${folder}${code}.ts`);
  const paths = [`src/text/${code}.ts`, ...filesBelow(`src/text/${code}`), `src/rulebook/${code}.ts`, ...page];
  const texts = paths.flatMap((path) => textsIn(path).map((text) => ({ path, text })));
  expect(texts.length).toBeGreaterThan(500);
  const found = terms.flatMap(([pattern, term]) => {
    const word = new RegExp(`(?<![\\p{L}-])(?:${pattern})(?![\\p{L}-])`, 'iu');
    return texts.flatMap(({ path, text }) => (word.test(text) ? `${path}: "${text}", but the term is: ${term}` : []));
  });
  expect(found).toEqual([]);
});
