import { describe, expect, it } from 'vitest';
import { frRules, RULES, type RuleId, type RuleTexts } from '../../src/rulebook/rules.ts';

const IDS = Object.keys(RULES) as readonly RuleId[];

/** Numbers that stand as a word, in English and in French. One is not among them: in French it is also the article. */
const NUMBERS: Readonly<Record<string, readonly [english: string, french: string]>> = {
  '2': ['two|both|twice|pairs?', 'deux|paires?'],
  '3': ['three', 'trois'],
  '4': ['four', 'quatre'],
  '5': ['five', 'cinq'],
  '6': ['six', 'six'],
  '7': ['seven', 'sept'],
  '8': ['eight', 'huit'],
  '9': ['nine', 'neuf'],
  '10': ['ten', 'dix'],
  '11': ['eleven', 'onze'],
  '12': ['twelve', 'douze'],
  '2nd': ['second', 'seconde?|deuxième'],
  '3rd': ['third', 'troisième'],
  '4th': ['fourth', 'quatrième'],
  '5th': ['fifth', 'cinquième'],
};

/** What stands in a summary in both languages or in neither. Terms with two meanings in one of the languages are not among them. */
const TERMS: readonly (readonly [english: string, french: string])[] = [
  ['Astrogo', 'Astrogo'],
  ['Minerva', 'Minerva'],
  ['Skymine', 'Skymine'],
  ['Tawac', 'Tawac'],
  ['Luna', 'Luna'],
  ['MIN', 'MIN'],
  ['MAX', 'MAX'],
  ['ON', 'ON'],
  ['OFF', 'OFF'],
  ['Moon', 'Lune'],
  ['Belt side', 'côté Astéroïdes'],
  ['Singularity', 'Singularité'],
  ['Temporal Anomaly|time loop', 'Anomalie temporelle|boucle'],
  ['Unknown Probe', 'Sonde inconnue'],
  ['bank', 'banque'],
  ['before', '(?<!l’)avant'],
  ['after', 'après'],
  ['bonus markers?', 'pions? Bonus'],
  ['bonus tiles?', 'tuiles? Bonus'],
  ['box(ed|es)?', 'boîte'],
  ['campaign', 'campagne'],
  ['carbon', 'carbone'],
  ['chapters?', 'chapitres?'],
  ['clockwise', 'sens horaire'],
  ['coins?|CrypCoin', 'crypcoins?|icônes? de pièce'],
  ['columns?', 'colonnes?'],
  ['costs?|priced?', 'coûte?s?|prix'],
  ['destroy\\p{L}*', 'détrui\\p{L}*'],
  ['domes?', 'dômes?'],
  ['double', 'double'],
  ['enclaves?', 'enclaves?'],
  ['energy', 'énergie'],
  ['face[ -]down', 'face cachée'],
  ['face[ -]up', 'face visible'],
  ['field scientists?', 'Ingénieurs?'],
  ['first', 'premi(er|ère)s?|d’abord'],
  ['helium(-3)?', 'hélium(-3)?'],
  ['humans?', 'humains?'],
  ['icons?', 'icônes?'],
  ['last', 'derni(er|ère)s?'],
  ['letter(s|ed)?', 'lettres?'],
  ['levels?', 'niveaux?'],
  ['lost|forfeited', 'perdue?s?'],
  ['majorit(y|ies)', 'majorités?'],
  ['menaces?', 'menaces?'],
  ['middle', 'milieu'],
  ['minerals', 'minéraux'],
  ['mission cards?', 'cartes? Mission'],
  ['mission status|status cards?', 'cartes? Statut( de mission)?'],
  ['money barriers?', 'appels? de fonds'],
  ['neutral', 'neutre'],
  ['never', 'jamais'],
  ['one-time', 'usage unique'],
  ['outposts?', 'succursales?'],
  ['permanent', 'permanente?s?'],
  ['preparation', 'préparation'],
  ['(pre-)?printed', '(pré)?imprimée?s?'],
  ['random\\p{L}*', 'hasard|aléatoire'],
  ['requirements?', 'prérequis'],
  ['research points?', 'points? de recherche'],
  ['resources?', 'ressources?'],
  ['rewards?|rewarded', 'récompenses?'],
  ['right', 'droite'],
  ['rounds?', 'manches?'],
  ['scientists?', 'Chercheurs?|Ingénieurs?'],
  ['sectors?', 'secteurs?'],
  ['shuttles?', 'navettes?'],
  ['special', 'spéci(al|aux)'],
  ['starting research tokens?', 'tuiles? Recherche de départ'],
  ['stations?', 'stations?'],
  ['success points?', 'points? de (succès|mission)|point propre|points propres'],
  ['supplement', 'prime'],
  ['tank', 'stockage'],
  ['tasks?', 'tâches?'],
  ['thresholds?', 'seuils?'],
  ['tied?|ties', 'égalités?|départage'],
  ['titanium', 'titane'],
  ['totals?', 'totale?|totaux'],
  ['track markers?', 'pions? Investissement'],
  ['action phase', 'phase d’actions'],
  ['final scoring', 'décompte final'],
  ['upload', 'Transmission'],
  ['variant', 'variante'],
  ['wild', 'Joker'],
];

/** A whole word. `\b` would take accented letters for ends of words. Words in capitals stand for themselves: ON, MIN. */
function wordOf(words: string): RegExp {
  return new RegExp(`(?<!\\p{L})(${words})(?!\\p{L})`, words === words.toUpperCase() ? 'gu' : 'giu');
}

type Language = 0 | 1;

/** The numbers of a text, in figures or words, and letters and codes such as A2, sorted. */
function numbersIn(text: string, language: Language): string {
  const bare = text.replace(/h[eé]lium-3/giu, '').replace(language === 0 ? /(?<=^|[.;] )A /gu : /$^/u, '');
  const words = Object.entries(NUMBERS).flatMap(([number, said]) =>
    Array.from(bare.matchAll(wordOf(said[language])), () => number),
  );
  const codes = bare.match(/(?<![\p{L}\d])([A-E]\d?|\d+)(?![\p{L}\d’])/gu) ?? [];
  return [...words, ...codes].sort().join(' ');
}

/** The rules whose summary has a term. */
function rulesWith(words: string, rules: RuleTexts): readonly RuleId[] {
  const word = wordOf(words);
  return IDS.filter((id) => rules[id].summary.match(word));
}

describe('a rule in English and in French', () => {
  it('gives the same numbers, letters and codes', () => {
    const told = (rules: RuleTexts, language: Language) =>
      IDS.map((id) => `${id} ${numbersIn(rules[id].title, language)} | ${numbersIn(rules[id].summary, language)}`);
    expect(told(frRules, 1)).toEqual(told(RULES, 0));
  });

  it.each(TERMS)('names "%s" and "%s" together', (english, french) => {
    expect(rulesWith(english, RULES)).not.toEqual([]);
    expect(rulesWith(french, frRules)).toEqual(rulesWith(english, RULES));
  });
});
