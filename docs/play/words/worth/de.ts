import type { Words } from '../en.ts';

export const WORTH_DE: Words['worth'] = {
  takeMarker: 'Einen Bonusmarker setzen',
  becomes: 'wird',
  using: 'Nutzt',
  energy: (used, all) => `${used} von ${all} Energie`,
  space: 'Feld',
  shares: 'Anteile',
  each: (value) => `je ${value} wert`,
  value: 'Anteilswert',
  barrier: 'Pflichteinzahlung',
  price: 'Preis',
  you: 'du',
  points: (amount) => `${amount} ${amount === '+1' || amount === '−1' ? 'Punkt' : 'Punkte'}`,
  total: (total) => `insgesamt ${total} ${total === 1 ? 'Punkt' : 'Punkte'}`,
  gains: {
    coin: () => 'CrypCoin',
    helium: () => 'Helium-3',
    upload: () => 'Plättchen erreicht',
    research: (amount) => (amount === 1 ? 'Forschungspunkt' : 'Forschungspunkte'),
    track: (amount) => (amount === 1 ? 'Schritt' : 'Schritte'),
    share: (amount) => (amount === 1 ? 'Anteil' : 'Anteile'),
    card: (amount) => (amount === 1 ? 'Karte' : 'Karten'),
    plan: () => 'Forschungsplättchen',
    tile: () => 'Bonusplättchen',
    firstPlayer: () => 'Startspieler der nächsten Runde',
  },
  tank: (space) => `Helium-3-Tank: Feld ${space}`,
  choices: 'Auswahl',
  passUnused: 'Trotzdem passen',
  menace: {
    roundsLeft: (name, rounds) =>
      rounds === 1
        ? `${name}: Dies ist die letzte Runde, sie zu entfernen.`
        : `${name}: noch ${rounds} Runden, sie zu entfernen.`,
  },
};
