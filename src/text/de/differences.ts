import type { Locale } from '../words.ts';

/** Options that differ between two games, shown after `Abweichung:`. */
export const DIFFERENCES_DE: Locale['differences'] = {
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
