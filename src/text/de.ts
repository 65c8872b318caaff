import { ACTIONS_DE, PROMPTS_DE } from './de/actions.ts';
import { ADVICE_DE } from './de/advice.ts';
import { CAMPAIGN_DE } from './de/campaign.ts';
import { DIFFERENCES_DE } from './de/differences.ts';
import { DOING_DE } from './de/doing.ts';
import { EVENTS_DE } from './de/events.ts';
import {
  EFFECTS_DE,
  LABELS_DE,
  LUNA_ACTIONS_DE,
  MENACE_CONSEQUENCES_DE,
  MENACE_REQUIREMENTS_DE,
  PERMANENTS_DE,
} from './de/facts.ts';
import { counted, INFLECTIONS_DE } from './de/grammar.ts';
import { headings } from './de/headings.ts';
import { HELP_DE } from './de/help.ts';

import { REFUSALS_DE } from './de/refusals.ts';
import { CAMPAIGN_SENTENCES_DE, REFUSAL_SENTENCES_DE, WARNING_SENTENCES_DE } from './de/sentences.ts';
import { sourceInGerman } from './de/source.ts';
import { say } from './parts.ts';
import type { Locale } from './words.ts';

// These terms are the publisher's, as used in German reviews of Skymines and its predecessor Mombasa: CrypCoin,
// Unternehmen, Leiste, Anteil, Anteilsmarker, Pflichteinzahlung, Zuschussfeld, Aktionskarte, Rohstoffkarte,
// Aktionsslot, Sammel-Slot, Aktionsbereich, Kartenauslage, Forschungsplättchen, Startplättchen, Bonusplättchen,
// Bonusmarker, Startspieler-Marker, Außenposten, Planungsphase, Aktionsphase, Vorbereitungsphase, Übersicht, Kampagne,
// Luna. We chose all other terms.

/** German texts, for `createText`. */
export const de: Locale = {
  ...REFUSALS_DE,
  refusals: REFUSAL_SENTENCES_DE,
  warnings: WARNING_SENTENCES_DE,
  campaignRefusals: CAMPAIGN_SENTENCES_DE,
  differences: DIFFERENCES_DE,
  effects: EFFECTS_DE,
  permanents: PERMANENTS_DE,
  bonusOfTrack: (level, company, does) =>
    say`den ${level === 1 ? 'ersten' : 'zweiten'} Bonus der ${company}-Leiste${does === null ? '' : say` (${does})`}`,
  insteadOf: (now, before, words) =>
    before.kind === 'markers'
      ? say`${words.permanent(now)} insgesamt, davon ${before.count} von der ersten Bonusschwelle`
      : say`${words.permanent(now)}; ersetzt den ersten Bonus: ${words.permanent(before)}`,
  withShare: (card, company) => say`${card} mit Anteil an ${company}`,
  costing: (cost) => `Kosten ${cost}`,
  oneOfLookalikes: (number, amount) => `${number} von ${amount}`,
  menaceRequirements: MENACE_REQUIREMENTS_DE,
  menaceConsequences: MENACE_CONSEQUENCES_DE,
  lunaActions: LUNA_ACTIONS_DE,
  planTerms: (plan, asks, gives) => say`${plan} (Voraussetzung: ${asks}; Belohnung: ${gives})`,
  specialTerms: (plan, value, cost) => say`${plan} (Wert ${value}, Betreten kostet ${cost})`,
  labels: LABELS_DE,
  line: (label, value) => say`${label}: ${value}`,
  rewardNumber: (number) => `Belohnung ${number}`,
  resourceTile: (units) => `+${units} auf eine Rohstoffkarte`,
  destroys: { any: 'eine Handkarte', carbon: 'eine Kohlenstoffkarte von der Hand' },
  structures: {
    coins: 'Tiefenmine',
    expandedTrack: 'Tagebau',
    helium: 'Heliumdepot',
    research: 'Forschungsstation',
  },
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
  beginnings: DOING_DE,
  actions: ACTIONS_DE,
  prompts: PROMPTS_DE,
  help: HELP_DE,
  categories: {
    coins: 'CrypCoin',
    tank: 'Tankleiste',
    research: 'Forschungsleiste',
  },
  source: sourceInGerman,
  phases: {
    setup: 'Spielaufbau',
    planning: 'Planungsphase',
    actions: 'Aktionsphase',
    preparation: 'Vorbereitungsphase',
    end: 'Spielende',
  },
  headings,
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
