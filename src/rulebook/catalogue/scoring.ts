import { type RulesOf, rulesOf, type WordsOf, wordsOf } from './ruleText.ts';

/** End of the game and final scoring. */
export const en: RulesOf<'END' | 'SCORE'> = /* @__PURE__ */ rulesOf(`
END-1 | End after round 7 | 19-20 | Play ends with the action phase of the last round, normally round 7; final scoring follows.
END-2 | Showing additional shares | 19-20 | Players take all resting cards into hand and show their cards with additional-share icons, sorted by company.
END-3 | Category by category | 19-20 | One player fills in the score pad, one of the seven categories after the other for everyone.
SCORE-1 | Final wealth | 9, 19-20 | Final wealth is the sum of seven scoring categories.
SCORE-2 | Coins in reserve | 19-20 | Category 1 scores the coins that a player still has in reserve.
SCORE-3 | Astrogo shares | 19-20 | Category 2 multiplies the Astrogo shares of a player by the coin icons visible in the Astrogo station.
SCORE-4 | Tawac shares | 19-20 | Category 3 multiplies the Tawac shares of a player by the coin icons visible in the Tawac station.
SCORE-5 | Skymine shares | 19-20 | Category 4 multiplies the Skymine shares of a player by the coin icons visible in the Skymine station.
SCORE-6 | Minerva shares | 19-20 | Category 5 multiplies the Minerva shares of a player by the coin icons visible in the Minerva station.
SCORE-7 | Counting shares | 19-20 | The share count for a company combines the shares reached on its track with matching additional-share icons.
SCORE-8 | Helium-3 value | 19-20 | Category 6 scores the last tank track value that the helium-3 marker has passed.
SCORE-9 | Research value | 19-20 | Category 7 adds the last research track value passed and the values of face-up special research plans reached.
SCORE-10 | Winner and ties | 19-20 | The player with the greatest sum of coins wins; tied leaders win together, without a tie-breaker.
`);

export const fr: WordsOf<'END' | 'SCORE'> = /* @__PURE__ */ wordsOf(`
END-1 | Fin après la manche 7 | Le jeu s’arrête avec la phase d’actions de la dernière manche, normalement la manche 7 ; le décompte final suit.
END-2 | Montrer les parts supplémentaires | Les joueurs prennent en main toutes leurs cartes défaussées et montrent leurs cartes à icône de part supplémentaire, triées par compagnie.
END-3 | Catégorie par catégorie | Un joueur remplit le bloc-notes et traite, pour tous les joueurs, chacune des sept catégories l’une après l’autre.
SCORE-1 | Richesse finale | La richesse finale est la somme des sept catégories du décompte.
SCORE-2 | Crypcoins en réserve | La catégorie 1 compte les crypcoins qu’un joueur a encore en réserve.
SCORE-3 | Parts Astrogo | La catégorie 2 multiplie les parts Astrogo d’un joueur par les icônes de pièce visibles dans la station Astrogo.
SCORE-4 | Parts Tawac | La catégorie 3 multiplie les parts Tawac d’un joueur par les icônes de pièce visibles dans la station Tawac.
SCORE-5 | Parts Skymine | La catégorie 4 multiplie les parts Skymine d’un joueur par les icônes de pièce visibles dans la station Skymine.
SCORE-6 | Parts Minerva | La catégorie 5 multiplie les parts Minerva d’un joueur par les icônes de pièce visibles dans la station Minerva.
SCORE-7 | Compter les parts | Le nombre de parts d’une compagnie réunit les parts atteintes sur sa piste et les icônes de part supplémentaire correspondantes.
SCORE-8 | Valeur de l’hélium-3 | La catégorie 6 compte la dernière valeur de la piste de stockage franchie par le pion Hélium-3.
SCORE-9 | Valeur des recherches | La catégorie 7 additionne la dernière valeur franchie sur la piste de recherche et les valeurs des jetons Recherche spéciaux face visible atteints.
SCORE-10 | Vainqueur et égalités | Le joueur avec la plus grande somme de crypcoins gagne ; les joueurs à égalité en tête gagnent ensemble, sans départage.
`);
