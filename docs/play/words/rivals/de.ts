import type { Words } from '../en.ts';

export const RIVALS_DE: Words['rivals'] = {
  passes: 'passt',
  why: 'Warum?',
  whyHelp: 'Diesen Zug ausführlich lesen',
  turn: (name, turn, points) =>
    `${name}: ${turn}.${points === null || points === 0 ? '' : ` ${points < 0 ? '−' : '+'}${Math.abs(points)} ${Math.abs(points) === 1 ? 'Punkt' : 'Punkte'}.`}`,
  showAgain: (turn) => `${turn} Diesen Zug noch einmal zeigen`,
  seeInReplay: (turn) => `${turn} Partie ab hier ansehen`,
  space: 'Leertaste',
  round: (round) => `Runde ${round}`,
  lunaCard: 'Lunas Karte',
  slot: (slot) => `Slot ${slot}`,
  voice: {
    last: ['Das war meine letzte Karte.', 'Keine Karten mehr. Ich sehe nur noch zu.'],
    lead: ['Von hier oben ist die Aussicht besser.', 'Vorn. Daran könnte ich mich gewöhnen.'],
    ousts: ['Nichts Persönliches. Ich brauchte den Sektor.', 'Die Besatzung ist geordnet abgezogen.'],
    costly: ['Wem die Anteile gehören, war mir bekannt.', 'Das findest du später in der Wertung.'],
    rich: ['Das lief recht ordentlich.', 'Diese Karte werde ich mir merken.'],
    nothing: ['Ich brauchte nichts. Nennen wir es Geduld.', 'Ein ruhiger Zug. Für mich.'],
  },
};
