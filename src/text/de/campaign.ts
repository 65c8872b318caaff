import type { CampaignLocale } from '../locale.ts';
import { say } from '../parts.ts';
import { counted } from './grammar.ts';

const CHAPTERS = {
  1: 'der Mond',
  2: 'der Asteroidengürtel',
  3: 'der Mond mit den ersten Außenposten',
  4: 'der Asteroidengürtel mit einer Bedrohung',
} as const;

/** Puts success points into the dative: `19 Erfolgspunkten`, used after `mit`. */
const inDative = (points: string): string => points.replace(/punkte$/, 'punkten');

export const CAMPAIGN_DE: CampaignLocale = {
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
