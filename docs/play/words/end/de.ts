import type { EndWords } from './en.ts';

const AND = new Intl.ListFormat('de');
const points = (amount: number): string => (amount === 1 ? '1 Punkt' : `${amount} Punkte`);
const sectors = (numbers: readonly number[]): string =>
  `${numbers.length === 1 ? 'Sektor' : 'Sektoren'} ${AND.format(numbers.map(String))}`;

export const END_DE: EndWords = {
  scoring: 'Schlusswertung',
  counted: (count, all) => `${count} von ${all} Quellen gezählt`,
  skip: 'Überspringen',
  pays: (company, value) => `Jeder Anteil an ${company} zählt ${value}.`,
  you: 'du',
  level: (level) => `Stufe ${level}`,
  youWin: (by) => (by === 0 ? 'Du gewinnst bei Gleichstand' : `Dein Sieg: ${points(by)} Vorsprung`),
  youShare: (others) => `Du teilst den Sieg mit ${AND.format(others)}`,
  youPlace: (place, behind, winner) => `Platz ${place}, ${points(behind)} hinter ${winner}`,
  wins: (winner, by) => (by === 0 ? `${winner} gewinnt bei Gleichstand` : `${winner} gewinnt, ${points(by)} Vorsprung`),
  share: (winners) => `${AND.format(winners)} teilen den Sieg`,
  noWinner: 'Niemand gewinnt',
  cameBack: (who, rival, behind, round) =>
    `Nach Runde ${round} ${who === null ? 'lagst du' : `lag ${who}`} noch ${points(behind)} hinter ${rival}.`,
  ledFrom: (who, round) =>
    `${who === null ? 'Du hast' : `${who} hat`} ${round === 1 ? 'von Anfang an' : `ab Runde ${round}`} geführt.`,
  ledUntil: (who, round) => `Nach Runde ${round} ${who === null ? 'lagst du' : `lag ${who}`} noch vorn.`,
  cameClose: (who, rival, behind, round) =>
    `Nach Runde ${round} ${who === null ? 'lagst du' : `lag ${who}`} nur ${points(behind)} hinter ${rival}.`,
  expanded: (who, company, numbers, round) =>
    `${who === null ? 'Du hast' : `${who} hat`} mit ${company} in Runde ${round} ${sectors(numbers)} besetzt`,
  advanced: (who, company, steps, round) =>
    `${who === null ? 'Du bist' : `${who} ist`} in Runde ${round} auf der Leiste von ${company} ${steps} Felder vorgerückt`,
  bestTurn: (who, round) => `${who === null ? 'Dein bester Zug' : `Bester Zug von ${who}`}, in Runde ${round}`,
  ousted: (mover, company, numbers, round) =>
    `${mover} hat in Runde ${round} ${company} aus ${sectors(numbers)} verdrängt`,
  worstTurn: (who, mover, round) => `${mover} hat ${who ?? 'dich'} in Runde ${round} Punkte gekostet`,
  lead: (who, round) => `${who === null ? 'Du hast' : `${who} hat`} in Runde ${round} endgültig die Führung übernommen`,
  turn: 'Zug',
  turnOf: (name) => `Zug von ${name}`,
  planOf: (name) => `Karten von ${name}`,
  worth: 'Ertrag',
  playLuna: (level) => `Gegen Luna, Stufe ${level}`,
  shareGame: 'Teilen',
  linkCopied: 'Link kopiert',
  copyLink: 'Link kopieren',
  savePicture: 'Bild speichern',
  saveFile: 'Datei speichern',
  linkOpens: 'Der Link beginnt beim ersten Zug und verbirgt das Ergebnis.',
};
