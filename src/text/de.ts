import { sourceWith } from '../rulebook/sources.ts';
import { EVENTS_DE } from './de/events.ts';
import { counted, INFLECTIONS_DE } from './de/grammar.ts';
import { HEADINGS_DE } from './de/headings.ts';
import { MESSAGES_DE } from './de/messages.ts';
import { NAMES_DE } from './de/names.ts';
import { TEMPLATES_DE } from './de/templates.ts';
import type { AdviceLocale, CampaignLocale } from './locale.ts';
import { say } from './parts.ts';
import type { Locale } from './words.ts';

const ADVICE_DE: AdviceLocale = {
  gains: (gains) => say`Sofort in der Wertung: ${gains}.`,
  worth: (coins) => `Wert bis zum Spielende: etwa ${coins}.`,
  second: (action, worse) => say`Zweitbeste Wahl: ${action} (${worse === null ? 'fast so gut' : `${worse} weniger`}).`,
  nothing: 'Im Moment ist keine andere Wahl besser.',
};

const CHAPTERS = {
  1: 'der Mond',
  2: 'der Asteroidengürtel',
  3: 'der Mond mit den ersten Außenposten',
  4: 'der Asteroidengürtel mit einer Bedrohung',
};

/** Puts success points into the dative: `19 Erfolgspunkten`, used after `mit`. */
const inDative = (points: string): string => points.replace(/punkte$/, 'punkten');

const CAMPAIGN_DE: CampaignLocale = {
  title: (seed) => `Kampagne${seed === null ? '' : ` (Startwert: ${seed})`}`,
  chapter: (chapter, chapters, lunaLevel) =>
    `Kapitel ${chapter} von ${chapters}: ${CHAPTERS[chapter]}${lunaLevel === null ? '' : ` (Luna auf Stufe ${lunaLevel})`}`,
  game: (number) => `Partie ${number} der Zeitschleife`,
  loopEnd: (games, remover, menace) => {
    const ended =
      remover === null ? ' (mehr sind in einer Kampagne nicht vorgesehen)' : say`: ${remover} hat ${menace} entfernt`;
    return say`Die Zeitschleife endete nach ${counted(games, 'Partie', 'Partien')}${ended}. CrypCoin und Erfolgspunkte sind Durchschnittswerte.`;
  },
  earned: ({ who, coins, points, reasons }) =>
    points === null
      ? say`${who} hat ${coins} und erhält keine Erfolgspunkte.`
      : say`${who} hat ${coins} und erhält ${points}: ${reasons}.`,
  reasons: {
    average: (points, games) => `${points} im Durchschnitt von ${counted(games, 'Partie', 'Partien')}`,
    beatOne: (points) => `${points} für mehr CrypCoin als ein anderer Spieler`,
    beatTwo: (points) => `${points} für mehr CrypCoin als zwei andere Spieler`,
    winner: (points) => `${points} für den Sieg im Kapitel`,
    mission: (points) => `${points} für den Missionsfortschritt`,
    tracks: (points) => `${points} für ${points === 1 ? 'eine vollendete Leiste' : 'vollendete Leisten'}`,
    firstToFinish: (points) => `${points} für das erste freigeschaltete persönliche Bonusfeld`,
    menaceRemoved: (points) => `${points} für das Entfernen der Bedrohungskarte`,
  },
  level: (level, points) => `Luna spielt auf Stufe ${level} weiter${points === null ? '' : ` und erhält ${points}`}`,
  points: 'Erfolgspunkte',
  row: (chapter) => `Kapitel ${chapter}`,
  bonuses: 'Für Lunas Stufe',
  ranks: ['am Boden', 'fast im Weltraum', 'auf dem Mond', 'auf dem Weg zum Mars', 'jenseits der Planeten'],
  rank: (who, name, rank, best) => say`${who}: ${name} (Titel ${rank + 1} von ${best + 1})`,
  wins: (winner, points) => say`${winner} gewinnt die Kampagne mit ${inDative(points)}.`,
  share: (winners, points) => say`${winners} teilen sich den Sieg in der Kampagne mit je ${inDative(points)}.`,
};

/** Options that differ between two games, shown after `Abweichung:`. */
const DIFFERENCES_DE: Locale['differences'] = {
  players: 'die Liste der Spieler',
  seed: 'der Startwert',
  tracks: 'die Wahl der Unternehmensleisten',
  startingTokens: 'die Verteilung der Startplättchen',
  constrainedSlots: 'die Wahl der gebundenen Slots',
  firstPlayer: 'der Startspieler',
  luna: 'Lunas Teilnahme oder ihre Stufe',
  board: 'die Seite des Spielplans',
  missions: 'die Wahl der Missionen',
  menace: 'die Bedrohung',
  chapter3: 'die Wahl der Außenposten von Kapitel 3',
  switches: 'die Liste der Einstellungen',
  deal: 'die Kartenverteilung',
};

// These terms are the publisher's, as used in German reviews of Skymines and its predecessor Mombasa: CrypCoin,
// Unternehmen, Leiste, Anteil, Anteilsmarker, Pflichteinzahlung, Zuschussfeld, Aktionskarte, Rohstoffkarte,
// Aktionsslot, Sammel-Slot, Aktionsbereich, Kartenauslage, Forschungsplättchen, Startplättchen, Bonusplättchen,
// Bonusmarker, Startspieler-Marker, Außenposten, Planungsphase, Aktionsphase, Vorbereitungsphase, Übersicht, Kampagne,
// Luna. We chose all other terms.

/** German texts, for `createText`. */
export const de: Locale = {
  ...NAMES_DE,
  ...MESSAGES_DE,
  differences: DIFFERENCES_DE,
  ...TEMPLATES_DE,
  bonusOfTrack: (level, company, does) =>
    say`den ${level === 1 ? 'ersten' : 'zweiten'} Bonus der ${company}-Leiste${does === null ? '' : say` (${does})`}`,
  insteadOf: (now, before, words) =>
    before.kind === 'markers'
      ? say`${words.permanent(now)} insgesamt, davon ${before.count} von der ersten Bonusschwelle`
      : say`${words.permanent(now)}; ersetzt den ersten Bonus: ${words.permanent(before)}`,
  withShare: (card, company) => say`${card} mit Anteil an ${company}`,
  costing: (cost) => `Kosten ${cost}`,
  oneOfLookalikes: (number, amount) => `${number} von ${amount}`,
  planTerms: (plan, asks, gives) => say`${plan} (Voraussetzung: ${asks}; Belohnung: ${gives})`,
  specialTerms: (plan, value, cost) => say`${plan} (Wert ${value}, Betreten kostet ${cost})`,
  line: (label, value) => say`${label}: ${value}`,
  rewardNumber: (number) => `Belohnung ${number}`,
  resourceTile: (units) => `+${units} auf eine Rohstoffkarte`,
  destroys: { any: 'eine Handkarte', carbon: 'eine Kohlenstoffkarte von der Hand' },
  structures: { coins: 'Tiefenmine', expandedTrack: 'Tagebau', helium: 'Heliumdepot', research: 'Forschungsstation' },
  perDomes: (domes, company, words) =>
    say`${words.effect({ kind: 'helium', steps: 1 })} für je ${counted(domes, 'Kuppel', 'Kuppeln')} von ${company}`,
  perFieldScientist: (words) =>
    say`${words.effect({ kind: 'helium', steps: 1 })} für jede andere offene Feldforscherkarte`,
  tierNumber: (tier) => `Belohnungsstufe ${tier}`,
  tierFrom: (item, atLeast) => {
    if (item === 'energy') return `ab ${atLeast} Energie`;
    if (item !== 'scientists') return `ab ${counted(atLeast, 'Einheit', 'Einheiten')}`;
    const others = counted(atLeast - 1, 'weiterer', 'weitere');
    return atLeast === 1 ? '1 Wissenschaftler' : `1 Wissenschaftler + ${others} Wissenschaftler oder Feldforscher`; // MAJ-4 to MAJ-6
  },
  worthFrom: (coins, space) => `${coins} ab Feld ${space}`,
  borderWith: (neighbour, border) => (border === 2 ? say`${neighbour} (doppelte Grenze)` : neighbour),
  routeEnd: (asteroid, lightning) => (lightning ? say`${asteroid} (Blitz)` : asteroid),
  inflections: INFLECTIONS_DE,
  events: EVENTS_DE,
  beginnings: NAMES_DE.doing,
  categories: { coins: 'CrypCoin', tank: 'Tankleiste', research: 'Forschungsleiste' },
  source: sourceWith({
    rulebook: ({ page }) => (page === 'set-up' ? 'Spielregel, Seiten zum Spielaufbau' : `Spielregel S. ${page}`),
    luna: ({ page }) => `Luna-Heft S. ${page}`,
    helper: () => 'Kartentexte der Hilfs-App',
    ruling: ({ id }) => `Auslegung ${id}`,
    house: () => 'Hausregel',
  }),
  phases: {
    setup: 'Spielaufbau',
    planning: 'Planungsphase',
    actions: 'Aktionsphase',
    preparation: 'Vorbereitungsphase',
    end: 'Spielende',
  },
  ...HEADINGS_DE,
  campaign: CAMPAIGN_DE,
  log: {
    title: ({ people, luna, seed }) =>
      [
        people === 1 ? 'Skymines solo' : `Skymines für ${people} Spieler`,
        luna === null ? '' : ` ${people === 1 ? 'gegen' : 'mit'} Luna auf Stufe ${luna}`,
        seed === null ? '' : ` (Startwert: ${seed})`,
      ].join(''),
    played: (parts) => say`Mit ${parts}`,
    parts: {
      belt: 'der Gürtelseite',
      missions: 'Missionen',
      menace: 'einer Bedrohung',
      chapter3: 'den Außenposten von Kapitel 3',
      constrainedSlots: 'gebundenen Slots',
    },
    tracks: (tracks) => say`Unternehmensleisten: ${tracks}`,
    round: (round, firstPlayer) => say`Runde ${round}, Startspieler: ${firstPlayer}`,
    between: '; ',
  },
  scores: {
    title: 'Schlusswertung',
    soFar: 'Bisherige Wertung',
    total: 'Gesamt',
    noWinner: 'Niemand gewinnt: Die Zeitanomalie ist noch da, und es folgt eine neue Partie.',
    wins: (winner, total) => say`${winner} gewinnt mit ${total} CrypCoin.`,
    share: (winners, total) => say`${winners} teilen sich den Sieg mit je ${total} CrypCoin.`,
  },
  advice: ADVICE_DE,
};
