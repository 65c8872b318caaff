import type { Words } from '../en.ts';

export const LOBBY_DE: Words['lobby'] = {
  tempers: {
    beginner: 'Spielt zum ersten Mal und übersieht manches.',
    easy: 'Nimmt, was gerade am besten aussieht.',
    fast: 'Weiß, was die Dinge wert sind.',
    strong: 'Rechnet bis zum Spielende.',
  },
};
