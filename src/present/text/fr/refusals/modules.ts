import type { VIOLATIONS } from '../../../../rulebook/violations.ts';
import type { Fitting } from '../../fitting.ts';

const SENTENCES = {
  noSuchTask: 'Sur la table, il n’y a pas de tâche dans la colonne {column} de {mission}.',
  otherMission: 'Votre carte Statut de mission est sous {attached}, pas sous {mission}.',
  taskDone: 'Vous avez déjà réclamé la tâche de la colonne {column} de {mission}.',
  taskNotMet: 'La tâche de la colonne {column} de {mission} demande {task} ; vous en avez {own}.',
  noMenace: 'Il n’y a pas de menace sur le plateau.',
  menaceConfronted: 'Vous avez déjà affronté {menace} pendant cette action.',
  menaceOutOfReach: '{company} n’a pas de navette sur la case de navette {one} ou {other}, à côté de {menace}.',
  menaceTooExpensive: 'Affronter {menace} coûte {cost|point d’énergie|points d’énergie} ; il vous en reste {energy}.',
  menaceUnpaid: '{menace} demande {cost|CrypCoin|CrypCoins} ; vous en avez {coins}.',
  menaceCards:
    '{menace} demande {count} cartes Énergie différentes de votre main, qui en contient {held} ; vous avez nommé {named|carte|cartes}, dont {fitting|valable|valables}.',
  menaceAsksNoCards: '{menace} ne demande pas de cartes à détruire.',
  menaceTankValue: '{menace} demande la valeur {value} sur la piste de stockage ; la vôtre est {own}.',
  menaceResearchValue: '{menace} demande la valeur {value} sur la piste de recherche ; la vôtre est {own}.',
} as const;

/** Refusals of missions and menaces. */
export const MODULE_REFUSALS_FR: Readonly<Record<keyof typeof SENTENCES, string>> = SENTENCES satisfies Fitting<
  typeof SENTENCES,
  typeof VIOLATIONS
>;
