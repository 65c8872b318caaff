import type { Words } from '../en.ts';

export const MENU_DE: Words['menuSheet'] = {
  game: 'Partie',
  share: 'Teilen',
  help: 'Hilfe und Tasten',
  pace: 'Luna und Bots',
  paces: { calm: 'Ruhig', brisk: 'Zügig', atOnce: 'Sofort' },
  themes: { auto: 'System', light: 'Hell', dark: 'Dunkel', contrast: 'Kontrast' },
  autoAdvance: { never: 'Nie', only: 'Eindeutiges', usual: 'Planung', proposed: 'Alles' },
  goesOn: {
    never: 'Jeder Schritt wartet auf dich.',
    only: 'Macht Schritte mit nur einer Möglichkeit.',
    usual: 'Beendet auch die Planung und legt Forschungsplättchen.',
    proposed: 'Legt auch Karten auf Sammel-Slots und nimmt Belohnungen.',
  },
  switches: {
    motion: 'Bewegung',
    sound: 'Ton',
    points: 'Punktestand während der Partie',
    letters: 'Tastenkürzel mit einer Taste',
    lists: 'Möglichkeiten als Liste',
  },
  soundOn: 'Ton an',
  soundOff: 'Ton aus',
};
