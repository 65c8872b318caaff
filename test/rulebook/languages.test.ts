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

/**
 * Words that turn a sentence into its contrary or swap its sides, and the rules in which only one language needs them: each
 * of these has been read in both.
 */
const TURNS: readonly (readonly [english: string, french: string, apart: string])[] = [
  [
    "no|not|\\p{L}+n't|cannot|never|none|nobody|nothing|without|neither|except|but|un(less|used|seen|changed)",
    'ne(?! (s’)?\\p{L}+ qu[e’])|n(?=’(?!importe|est .* que))|aucune?|pas|jamais|rien|sans|sauf|ni|non',
    'SETUP-4 SETUP-6 SETUP-12 SETUP-24 EXP-12 RP-1 RP-13 RP-18 BON-7 PASS-1 TRACK-12 NOTE-8 MISSION-15 BELT-12 BELT-36 MENACE-4 CAMP-2',
  ],
  [
    'less|fewer|lower|fewest|lowest|least|smallest',
    '(?<!au )moins|inférieure?s?|bas|basse|petite?s?',
    'RES-12 STATION-6 TB-5 NOTE-1 ICON-10 ICON-13 ICON-15 ICON-16 LUNA-27 LACT-1 CAMP-6 CAMP-7 CAMP-24',
  ],
  ['rais(e|es|ed|ing)|increas\\p{L}*|rises?', 'augment\\p{L}*', 'TB-1 TB-2'],
  ['lowers?|lowering|reduc\\p{L}*', 'baiss\\p{L}*|rédui\\p{L}*|réduction', 'SETUP-23 MAJ-12'],
  ['remov\\p{L}*', 'reti?r\\p{L}*', 'MENACE-9 MENACE-18 LACT-37 CAMP-10'],
  ['stop\\p{L}*', 'arrêt\\p{L}*', 'STATION-6 SCI-9 SCI-12 END-1 SPECIAL-1 MENACE-19'],
  ['unlock\\p{L}*', 'déverrouill\\p{L}*', ''],
  ['reveal\\p{L}*', 'rév[eéè]l\\p{L}*', 'SETUP-39 MISSION-1'],
  [
    'buy\\p{L}*|bought|acquir\\p{L}*|purchas\\p{L}*',
    'ach[eè]t\\p{L}*|acqui\\p{L}*|achats?',
    'RES-1 BON-8 TB-4 TB-6 NOTE-1 BELT-5',
  ],
  [
    'pays?|paid|paying|payment|spen[dt]s?',
    'pai\\p{L}*|pay\\p{L}*|dépens\\p{L}*',
    'EXP-21 EXP-23 FSC-4 FSC-7 BON-3 MAJ-11 BSP-4 SPECIAL-2 SPECIAL-5 ICON-16 MISSION-8 BELT-5 LACT-4 LACT-5 LACT-6 LACT-9',
  ],
  [
    'or',
    'ou',
    'SCI-10 SCI-11 BSP-9 SPECIAL-2 MISSION-18 MISSION-19 MISSION-20 MISSION-21 BELT-33 LUNA-23 LACT-21 LACT-23 LACT-46 LACT-53',
  ],
  [
    'must|needs?|requires?|required|forbidden|compulsory',
    'doi\\p{L}*|faut|oblig\\p{L}*|interdit\\p{L}*',
    'SETUP-1 ROUND-10 ROUND-12 PLAN-7 RES-11 STATION-4 SCI-18 BON-1 BON-7 MAJ-1 TRACK-15 NOTE-5 MISSION-17 MISSION-18 MISSION-19 MISSION-20 MENACE-18 MENACE-19 MENACE-20 LUNA-1 CAMP-2',
  ],
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

  it.each(TURNS)('has "%s" and "%s" together, but for those read', (english, french, apart) => {
    const [inEnglish, inFrench] = [rulesWith(english, RULES), rulesWith(french, frRules)];
    const inOne = IDS.filter((id) => inEnglish.includes(id) !== inFrench.includes(id));
    expect(inOne.join(' ')).toBe(apart);
  });
});
