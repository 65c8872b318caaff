import { describe, expect, it } from 'vitest';
import type { LanguageCode } from '../../src/entries/text/languages.ts';
import { RULES, type RuleId, type RuleTexts } from '../../src/rulebook/rules.ts';
import { TRANSLATIONS } from '../kit/languages.ts';

const IDS = Object.keys(RULES) as readonly RuleId[];

/** A pattern for the same words in every language. */
type InAll = Readonly<Record<LanguageCode, string>>;

/** Numbers written as words. One is not included, because in French and German it is also the article. */
const NUMBERS: Readonly<Record<string, InAll>> = {
  '2': { en: 'two|both|twice|pairs?', fr: 'deux|paires?', de: 'zwei|beide[nrs]?|zweimal|Paare?' },
  '3': { en: 'three', fr: 'trois', de: 'drei' },
  '4': { en: 'four', fr: 'quatre', de: 'vier' },
  '5': { en: 'five', fr: 'cinq', de: 'fünf' },
  '6': { en: 'six', fr: 'six', de: 'sechs' },
  '7': { en: 'seven', fr: 'sept', de: 'sieben' },
  '8': { en: 'eight', fr: 'huit', de: 'acht' },
  '9': { en: 'nine', fr: 'neuf', de: 'neun' },
  '10': { en: 'ten', fr: 'dix', de: 'zehn' },
  '11': { en: 'eleven', fr: 'onze', de: 'elf' },
  '12': { en: 'twelve', fr: 'douze', de: 'zwölf' },
  '2nd': { en: 'second', fr: 'seconde?|deuxième', de: 'zweite[nrsm]?' },
  '3rd': { en: 'third', fr: 'troisième', de: 'dritte[nrsm]?' },
  '4th': { en: 'fourth', fr: 'quatrième', de: 'vierte[nrsm]?' },
  '5th': { en: 'fifth', fr: 'cinquième', de: 'fünfte[nrsm]?' },
};

/**
 * Terms that a summary has in all languages or in none. Terms with two meanings in one of the languages are not
 * included.
 */
const TERMS: readonly InAll[] = [
  { en: 'Astrogo', fr: 'Astrogo', de: 'Astrogo' },
  { en: 'Minerva', fr: 'Minerva', de: 'Minerva' },
  { en: 'Skymine', fr: 'Skymine', de: 'Skymine' },
  { en: 'Tawac', fr: 'Tawac', de: 'Tawac' },
  { en: 'Luna', fr: 'Luna', de: 'Lunas?' },
  { en: 'MIN', fr: 'MIN', de: 'MIN' },
  { en: 'MAX', fr: 'MAX', de: 'MAX' },
  { en: 'ON', fr: 'ON', de: 'ON' },
  { en: 'OFF', fr: 'OFF', de: 'OFF' },
  { en: 'Moon', fr: 'Lune', de: 'Mond(es|seite)?' },
  { en: 'Belt side', fr: 'côté Astéroïdes', de: 'Gürtelseite' },
  { en: 'Singularity', fr: 'Singularité', de: 'Singularität' },
  { en: 'Temporal Anomaly|time loop', fr: 'Anomalie temporelle|boucle', de: 'Zeitanomalie|Zeitschleife' },
  { en: 'Unknown Probe', fr: 'Sonde inconnue', de: 'Unbekannte Sonde' },
  { en: 'bank', fr: 'banque', de: 'Bank' },
  { en: 'before', fr: '(?<!l’)avant', de: 'vor(?! der Pflichteinzahlung)|bevor' },
  {
    en: 'after',
    fr: 'après',
    de: '(?<!Reihe )nach(?! (oben|rechts|außen|Buchstaben|Unternehmen|Wahl))|danach|nachdem|nacheinander',
  },
  { en: 'bonus markers?', fr: 'pions? Bonus', de: 'Bonusmarkern?' },
  { en: 'bonus tiles?', fr: 'tuiles? Bonus', de: 'Bonusplättchens?' },
  { en: 'box(ed|es)?', fr: 'boîte', de: 'Schachtel' },
  { en: 'campaign', fr: 'campagne', de: 'Kampagne' },
  { en: 'carbon', fr: 'carbone', de: 'Kohlenstoff(karte)?' },
  { en: 'chapters?', fr: 'chapitres?', de: 'Kapiteln?s?' },
  { en: 'clockwise', fr: 'sens horaire', de: 'Uhrzeigersinn' },
  { en: 'coins?|CrypCoin', fr: 'crypcoins?|icônes? de pièce', de: 'CrypCoin' },
  { en: 'columns?', fr: 'colonnes?', de: '\\p{L}*spalten?' },
  { en: 'costs?|priced?', fr: 'coûte?s?|prix', de: '\\p{L}*kosten|kostet|Preis' },
  { en: 'destroy\\p{L}*', fr: 'détrui\\p{L}*', de: '\\p{L}*zerstör\\p{L}*' },
  { en: 'domes?', fr: 'dômes?', de: 'Kuppeln?' },
  { en: 'double', fr: 'double', de: 'doppelte?' },
  { en: 'enclaves?', fr: 'enclaves?', de: 'Enklaven?' },
  { en: 'energy', fr: 'énergie', de: '\\p{L}*energie\\p{L}*' },
  { en: 'face[ -]down', fr: 'face cachée', de: 'verdeckte?[nrs]?' },
  { en: 'face[ -]up', fr: 'face visible', de: 'offene?[nrs]?' },
  { en: 'field scientists?', fr: 'Ingénieurs?', de: 'Feldforscher[ns]?|Feldforscherkarten?' },
  { en: 'first', fr: 'premi(er|ère)s?|d’abord', de: 'erste[nrsm]?|zuerst|Startspieler(in)?|frühere Buchstabe' },
  { en: 'helium(-3)?', fr: 'hélium(-3)?', de: 'Helium(-3)?|Heliumdepot|Schritte? auf der Tankleiste' },
  { en: 'humans?', fr: 'humains?', de: 'menschliche[nrs]?' },
  { en: 'icons?', fr: 'icônes?', de: '\\p{L}*symbole?n?' },
  { en: 'last', fr: 'derni(er|ère)s?', de: 'letzte[nrsm]?|zuletzt' },
  { en: 'letter(s|ed)?', fr: 'lettres?', de: 'Buchstaben?s?' },
  {
    en: 'levels?',
    fr: 'niveaux?|(premier|second) seuil',
    de: '(?!Belohnungs)\\p{L}*stufen?|(erste|zweite)[nrs]? Leistenbonus',
  },
  { en: 'lost|forfeited', fr: 'perdue?s?', de: 'verfällt|verfallen' },
  { en: 'majorit(y|ies)', fr: 'majorités?', de: 'Mehrheit\\p{L}*' },
  { en: 'menaces?', fr: 'menaces?', de: 'Bedrohung\\p{L}*' },
  { en: 'middle', fr: 'milieu|centrale', de: 'mittlere[nrs]?|Mitte' },
  { en: 'minerals', fr: 'minéraux', de: 'Mineralien(karten)?' },
  { en: 'mission cards?', fr: 'cartes? Mission', de: 'Missionskarten?' },
  { en: 'mission status|status cards?', fr: 'cartes? Statut( de mission)?', de: 'Missionsstatus|Statuskarten?' },
  { en: 'money barriers?', fr: 'appels? de fonds', de: 'Pflichteinzahlung(en)?' },
  { en: 'neutral', fr: 'neutre', de: 'neutrale[nr]?' },
  { en: 'never', fr: 'jamais', de: 'nie' },
  { en: 'one-time', fr: 'usage unique', de: 'Einmal-Bonusmarkern?' },
  { en: 'outposts?', fr: 'succursales?', de: 'Außenposten' },
  { en: 'permanent', fr: 'permanente?s?', de: 'dauerhaft(e[nrs]?)?' },
  { en: 'preparation', fr: 'préparation', de: 'Vorbereitung(sphase)?' },
  { en: '(pre-)?printed', fr: '(pré)?imprimée?s?', de: 'aufgedruckt(e[nrs]?)?' },
  { en: 'random\\p{L}*', fr: 'hasard|aléatoire', de: 'Zufällig\\p{L}*' },
  { en: 'requirements?', fr: 'prérequis', de: 'Voraussetzung(en)?' },
  { en: 'research points?', fr: 'points? de recherche', de: 'Forschungspunkte?n?' },
  { en: 'resources?', fr: 'ressources?', de: '\\p{L}*rohstoff\\p{L}*|(Kohlenstoff|Mineralien|Titan)karten?' },
  { en: 'rewards?|rewarded', fr: 'récompenses?', de: 'Belohnung(?!sstufe)\\p{L}*' },
  { en: 'right', fr: 'droite', de: 'rechte[nrs]?|rechts' },
  { en: 'rounds?', fr: 'manches?', de: 'Runden?|Rundenleiste' },
  { en: 'scientists?', fr: 'Chercheurs?|Ingénieurs?', de: '(Wissenschaftler|Feldforscher)\\p{L}*' },
  { en: 'sectors?', fr: 'secteurs?', de: '\\p{L}*sektor(s|en)?' },
  { en: 'shuttles?', fr: 'navettes?', de: 'Shuttles?' },
  { en: 'special', fr: 'spéci(al|aux)', de: 'Spezialplättchens?' },
  { en: 'starting research tokens?', fr: 'tuiles? Recherche de départ', de: 'Startplättchens?' },
  { en: 'stations?', fr: 'stations?', de: '\\p{L}*station(en)?' },
  { en: 'success points?', fr: 'points? de (succès|mission)|point propre|points propres', de: 'Erfolgspunkte?n?' },
  { en: 'supplement', fr: 'prime', de: 'Zuschussfelds?' },
  { en: 'tank', fr: 'stockage', de: '(?<!Schritte? auf der )Tank(leiste)?' },
  { en: 'tasks?', fr: 'tâches?', de: 'Aufgaben?' },
  { en: 'thresholds?', fr: '(?<!premier |second )seuils?', de: '\\p{L}*schwellen?' },
  { en: 'tied?|ties', fr: 'égalités?|départage', de: 'Gleichstand' },
  { en: 'titanium', fr: 'titane', de: 'Titan(karten?)?' },
  { en: 'totals?', fr: 'totale?|totaux', de: 'Gesamt\\p{L}*|insgesamt' },
  { en: 'track markers?', fr: 'pions? Investissement', de: 'Anteilsmarkern?' },
  { en: 'action phase', fr: 'phase d’actions', de: 'Aktionsphase' },
  { en: 'final scoring', fr: 'décompte final', de: 'Schlusswertung' },
  { en: 'upload', fr: 'Transmission', de: 'Upload' },
  { en: 'variant', fr: 'variante', de: 'Variante' },
  { en: 'wild', fr: 'Joker', de: 'Jokeranteil' },
];

/**
 * Words that invert a sentence or swap its sides. `apart` lists the rules in which only one of two languages has them;
 * a reviewer has compared each of these.
 */
const TURNS: readonly {
  readonly words: InAll;
  readonly apart: Readonly<Record<Exclude<LanguageCode, 'en'>, string>>;
}[] = [
  {
    words: {
      en: "no|not|\\p{L}+n't|cannot|never|none|nobody|nothing|without|neither|except|but|un(less|used|seen|changed)",
      fr: 'ne(?! (s’)?\\p{L}+ qu[e’])|n(?=’(?!importe|est .* que))|aucune?|pas|jamais|rien|sans|sauf|ni|non',
      de: 'keine?[nrms]?|nicht|nichts|nie|niemand|ohne|außer|ausgenommen|weder|aber|doch|ungenutzt(e[nrs]?)?|unverändert',
    },
    apart: {
      fr: 'SETUP-4 SETUP-6 SETUP-12 SETUP-24 EXP-12 RP-1 RP-13 RP-18 BON-7 PASS-1 TRACK-12 NOTE-8 MISSION-15 BELT-36 MENACE-4 CAMP-2',
      de: 'SETUP-6 ROUND-10 EXP-16 RP-15 SCI-18 TB-9 ICON-3 BELT-36 LACT-55',
    },
  },
  {
    words: {
      en: 'less|fewer|lower|fewest|lowest|least|smallest',
      fr: '(?<!au )moins|inférieure?s?|bas|basse|petite?s?',
      de: 'weniger|wenigsten|niedriger|niedrigste[nrs]?|unterste[nrs]?|kleinste[nrs]?|leerste|mindestens',
    },
    apart: {
      fr: 'RES-12 STATION-6 TB-5 NOTE-1 ICON-10 ICON-13 ICON-15 ICON-16 LUNA-27 LACT-1 CAMP-6 CAMP-7 CAMP-24',
      de: 'SETUP-23 RES-12 MISSION-17 LUNA-24 LACT-41 CAMP-24',
    },
  },
  {
    words: { en: 'rais(e|es|ed|ing)|increas\\p{L}*|rises?', fr: 'augment\\p{L}*', de: 'erhöh\\p{L}*' },
    apart: { fr: 'TB-1 TB-2', de: 'FSC-6 TB-7 TB-9' },
  },
  {
    words: { en: 'lowers?|lowering|reduc\\p{L}*', fr: 'baiss\\p{L}*|rédui\\p{L}*|réduction', de: 'senk\\p{L}*' },
    apart: { fr: 'SETUP-23 MAJ-12', de: 'SETUP-23 MAJ-12 TB-5' },
  },
  {
    words: { en: 'remov\\p{L}*', fr: 'reti?r\\p{L}*', de: 'entfern\\p{L}*' },
    apart: { fr: 'MENACE-9 MENACE-18 LACT-37 CAMP-10', de: '' },
  },
  {
    words: { en: 'stop\\p{L}*', fr: 'arrêt\\p{L}*', de: 'aufhör\\p{L}*|stehen( zu)? bleib(t|en)' },
    apart: { fr: 'STATION-6 SCI-9 SCI-12 END-1 SPECIAL-1 MENACE-19', de: 'STATION-6 SCI-12' },
  },
  {
    words: { en: 'unlock\\p{L}*', fr: 'déverrouill\\p{L}*', de: 'freigeschaltet|freischaltet|schaltet' },
    apart: { fr: '', de: '' },
  },
  {
    words: { en: 'reveal\\p{L}*', fr: 'rév[eéè]l\\p{L}*', de: 'aufgedeckt(e[nrs]?)?|Aufdecken|Aufdeck|deckt' },
    apart: { fr: 'SETUP-39 MISSION-1', de: 'PASS-2 PREP-4 MISSION-1' },
  },
  {
    words: {
      en: 'buy\\p{L}*|bought|acquir\\p{L}*|purchas\\p{L}*',
      fr: 'ach[eè]t\\p{L}*|acqui\\p{L}*|achats?',
      de: '\\p{L}*kauf(en|t)?|gekaufte[nrs]?|erwerben|erworben(e[nrs]?)?|erwirbt',
    },
    apart: { fr: 'RES-1 BON-8 NOTE-1 BELT-5', de: '' },
  },
  {
    words: {
      en: 'pays?|paid|paying|payment|spen[dt]s?',
      fr: 'pai\\p{L}*|pay\\p{L}*|dépens\\p{L}*',
      de: 'bezahl\\p{L}*|zahl(t|en)|Zahlung(en)?|leistet|Pflichteinzahlungen leisten|ausgegeben|ausgibt',
    },
    apart: {
      fr: 'EXP-21 EXP-23 FSC-4 FSC-7 BON-3 MAJ-11 BSP-4 SPECIAL-2 SPECIAL-5 ICON-16 MISSION-8 BELT-5 LACT-4 LACT-5 LACT-6 LACT-9',
      de: 'EXP-21 EXP-23 FSC-7 BON-3 MAJ-11 SPECIAL-2 SPECIAL-5 NOTE-2 ICON-16 MISSION-8 BELT-25 LACT-5 LACT-6 LACT-9',
    },
  },
  {
    words: { en: 'or', fr: 'ou', de: 'oder' },
    apart: {
      fr: 'SCI-10 SCI-11 BSP-9 SPECIAL-2 MISSION-18 MISSION-19 MISSION-20 MISSION-21 BELT-33 MENACE-16 LUNA-23 LACT-21 LACT-23 LACT-46 LACT-53',
      de: 'EXP-9 SCI-11 MISSION-17 MISSION-18 LUNA-24 LACT-21 LACT-23',
    },
  },
  {
    words: {
      en: 'must|needs?|requires?|required|forbidden|compulsory',
      fr: 'doi\\p{L}*|faut|oblig\\p{L}*|interdit\\p{L}*',
      de: 'muss|müssen|braucht|brauchen|verlangt|verlangen|erfordert|verboten|verwehrt',
    },
    apart: {
      fr: 'SETUP-1 ROUND-10 ROUND-12 PLAN-7 RES-11 STATION-4 SCI-18 BON-1 BON-7 MAJ-1 TRACK-15 NOTE-5 MISSION-17 MISSION-18 MISSION-19 MISSION-20 MENACE-18 MENACE-19 MENACE-20 LUNA-1 CAMP-2',
      de: 'SETUP-1 PLAN-7 BON-7 TRACK-1 TRACK-2 TRACK-15 ICON-3 ICON-10 ICON-12 ICON-15 MENACE-6 LUNA-1',
    },
  },
];

/**
 * Matches whole words. `\b` would treat accented letters as word boundaries. Words in capitals are case-sensitive: ON,
 * MIN.
 */
function wordOf(words: string): RegExp {
  return new RegExp(`(?<!\\p{L})(${words})(?!\\p{L})`, words === words.toUpperCase() ? 'gu' : 'giu');
}

/** Returns the numbers in a text, as digits or words, and letters and codes such as A2, sorted. */
function numbersIn(text: string, language: LanguageCode): string {
  const bare = text.replace(/h[eé]lium-3/giu, '').replace(language === 'en' ? /(?<=^|[.;] )A /gu : /$^/u, '');
  const words = Object.entries(NUMBERS).flatMap(([number, forms]) =>
    Array.from(bare.matchAll(wordOf(forms[language])), () => number),
  );
  const codes = bare.match(/(?<![\p{L}\d])([A-E]\d?|\d+)(?![\p{L}\d’])/gu) ?? [];
  return [...words, ...codes].sort().join(' ');
}

/** Returns the rules whose summary has a term. */
function rulesWith(words: string, rules: RuleTexts): readonly RuleId[] {
  const word = wordOf(words);
  return IDS.filter((id) => rules[id].summary.match(word));
}

describe.each(TRANSLATIONS)('a translated rule: $name', ({ code, rules }) => {
  it('has the same numbers, letters and codes as in English', () => {
    const valuesIn = (texts: RuleTexts, language: LanguageCode) =>
      IDS.map((id) => `${id} ${numbersIn(texts[id].title, language)} | ${numbersIn(texts[id].summary, language)}`);
    expect(valuesIn(rules, code)).toEqual(valuesIn(RULES, 'en'));
  });

  it.each(TERMS.map((term) => [term.en, term[code]] as const))('names "%s" and "%s" together', (english, other) => {
    expect(rulesWith(english, RULES)).not.toEqual([]);
    expect(rulesWith(other, rules)).toEqual(rulesWith(english, RULES));
  });

  it.each(TURNS.map(({ words, apart }) => [words.en, words[code], apart[code]] as const))(
    'uses "%s" and "%s" together, except in the reviewed rules',
    (english, other, apart) => {
      const [inEnglish, inOther] = [rulesWith(english, RULES), rulesWith(other, rules)];
      const inOne = IDS.filter((id) => inEnglish.includes(id) !== inOther.includes(id));
      expect(inOne.join(' ')).toBe(apart);
    },
  );
});
