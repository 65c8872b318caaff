import { of } from '../french.ts';
import type { EndWords } from './en.ts';

const AND = new Intl.ListFormat('fr');
const ORDINALS = ['', 'premier', 'deuxième', 'troisième', 'dernier'];
const sectors = (numbers: readonly number[]): string =>
  `${numbers.length === 1 ? 'le secteur' : 'les secteurs'} ${AND.format(numbers.map(String))}`;
const fromSectors = (numbers: readonly number[]): string =>
  `${numbers.length === 1 ? 'du secteur' : 'des secteurs'} ${AND.format(numbers.map(String))}`;
const after = (round: number): string => (round === 1 ? 'Après la première manche' : `Après ${round} manches`);
const points = (amount: number): string => (amount === 1 ? '1 point' : `${amount} points`);

export const END_FR: EndWords = {
  scoring: 'Décompte final',
  counted: (count, all) => `${count} ${count === 1 ? 'source comptée' : 'sources comptées'} sur ${all}`,
  skip: 'Passer',
  pays: (company, value) => `Chaque part ${of(company)} vaut ${value}.`,
  you: 'vous',
  level: (level) => `niveau ${level}`,
  youWin: (by) => (by === 0 ? 'Vous l’emportez à égalité' : `Vous gagnez avec ${points(by)} d’avance`),
  youShare: (others) => `Vous partagez la victoire avec ${AND.format(others)}`,
  youPlace: (place, behind, winner) => `Vous finissez ${ORDINALS[place]}, à ${points(behind)} ${of(winner)}`,
  wins: (winner, by) => (by === 0 ? `${winner} l’emporte à égalité` : `${winner} gagne avec ${points(by)} d’avance`),
  share: (winners) => `${AND.format(winners)} se partagent la victoire`,
  noWinner: 'Personne ne gagne',
  cameBack: (who, rival, behind, round) =>
    `${after(round)}, ${who === null ? 'vous comptiez' : `${who} comptait`} encore ${points(behind)} de retard sur ${rival}.`,
  ledFrom: (who, round) =>
    `${who === null ? 'Vous étiez' : `${who} était`} en tête ${round === 1 ? 'dès le début' : `à partir de la manche ${round}`}.`,
  ledUntil: (who, round) => `${after(round)}, ${who === null ? 'vous étiez' : `${who} était`} en tête.`,
  cameClose: (who, rival, behind, round) =>
    `${after(round)}, il ne ${who === null ? 'vous' : 'lui'} manquait que ${points(behind)} pour rejoindre ${rival}.`,
  expanded: (who, company, numbers, round) =>
    `${who === null ? 'Vous avez' : `${who} a`} étendu ${company} vers ${sectors(numbers)} (manche ${round})`,
  advanced: (who, company, steps, round) =>
    `${who === null ? 'Vous avez' : `${who} a`} avancé de ${steps} cases sur la piste ${of(company)} (manche ${round})`,
  bestTurn: (who, round) => `${who === null ? 'Votre meilleur tour' : `Meilleur tour ${of(who)}`} (manche ${round})`,
  ousted: (mover, company, numbers, round) => `${mover} a renvoyé ${company} ${fromSectors(numbers)} (manche ${round})`,
  worstTurn: (who, mover, round) =>
    `${mover} ${who === null ? 'vous a' : 'a'} fait perdre des points${who === null ? '' : ` à ${who}`} (manche ${round})`,
  lead: (who, round) => `${who === null ? 'Vous prenez' : `${who} prend`} définitivement la tête (manche ${round})`,
  turn: 'Tour',
  turnOf: (name) => `Tour ${of(name)}`,
  planOf: (name) => `Cartes ${of(name)}`,
  worth: 'Gain',
  playLuna: (level) => `Affronter Luna ${level}`,
  shareGame: 'Partager',
  linkCopied: 'Lien copié',
  copyLink: 'Copier le lien',
  savePicture: 'Enregistrer l’image',
  saveFile: 'Enregistrer le fichier',
  linkOpens: 'Le lien s’ouvre au premier coup et cache le résultat.',
};
