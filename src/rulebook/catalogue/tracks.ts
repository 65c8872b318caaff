import { type RulesOf, rulesOf, type WordsOf, wordsOf } from './ruleText.ts';

/** Company tracks: movement, money barriers, bonus thresholds and track bonuses. */
export const en: RulesOf<'TRACK'> = /* @__PURE__ */ rulesOf(`
TRACK-1 | Money barriers | 21-23 | Each company track has one or two money barriers, which lie between spaces and take no step to cross.
TRACK-2 | Paying a barrier | 21-23 | Crossing a money barrier requires immediate payment of its printed coins to the bank.
TRACK-3 | Stopping at a barrier | 21-23 | A track marker whose owner cannot or will not pay stays in front of the money barrier.
TRACK-4 | Last track space | 21-23 | On the last space of a company track the track marker stays for the rest of the game.
TRACK-5 | Excess steps lost | 21-23 | Steps of a reward that a track marker cannot make, at a money barrier or track end, are lost.
TRACK-6 | Bonus threshold coins | 21-23 | Each track has two bonus thresholds; crossing one brings the marker owner 1 or 2 coins, as printed.
TRACK-7 | Coins for earlier crossers | 21-23 | All other players already past that bonus threshold get the same coins, even those who have passed.
TRACK-8 | Step by step | 21-23, AMB-TRACK-18 | Each step resolves money barrier before bonus threshold, and threshold coins may pay barriers further along.
TRACK-9 | Unlocking a track bonus | 21-23 | Crossing a bonus threshold unlocks its track bonus for that player from their next turn onwards.
TRACK-10 | Kinds of track bonus | 21-23 | Track bonuses are of two kinds: permanent bonuses and bonus spaces.
TRACK-11 | Using permanent bonuses | 21-23 | A permanent bonus, once unlocked, may be applied on every occasion it fits.
TRACK-12 | Using track bonus spaces | 21-23 | A bonus space on a track works like one on the board, but only for players who have unlocked it.
TRACK-13 | Two bonuses per track | 21-23 | Each bonus threshold carries one track bonus; the second of a track often improves on the first.
TRACK-14 | One of two bonuses | 21-23, AMB-TRACK-1 | A player uses the first or the second bonus of a track, not both: permanent ones do not add up, and an own marker on one bonus space closes the other for the round.
TRACK-15 | One marker per track | 21-23 | A bonus marker on one bonus space of a track bars its owner from the other for that round.
`);

export const fr: WordsOf<'TRACK'> = /* @__PURE__ */ wordsOf(`
TRACK-1 | Appels de fonds | Chaque piste de compagnie a un ou deux appels de fonds, situés entre les cases ; en franchir un ne compte pas comme une case.
TRACK-2 | Payer un appel de fonds | Franchir un appel de fonds oblige à payer aussitôt à la banque les crypcoins imprimés.
TRACK-3 | S’arrêter à un appel de fonds | Si son propriétaire ne peut pas ou ne veut pas payer, le pion Investissement reste devant l’appel de fonds.
TRACK-4 | Dernière case de la piste | Sur la dernière case d’une piste de compagnie, le pion Investissement reste jusqu’à la fin de la partie.
TRACK-5 | Cases en trop perdues | Les cases d’une récompense qu’un pion Investissement ne peut pas parcourir, devant un appel de fonds ou au bout de la piste, sont perdues.
TRACK-6 | Crypcoins des seuils | Chaque piste a deux seuils de retour sur investissement ; en franchir un rapporte au propriétaire du pion 1 ou 2 crypcoins, selon ce qui est imprimé.
TRACK-7 | Crypcoins pour ceux qui l’ont déjà franchi | Tous les autres joueurs qui ont déjà franchi ce seuil reçoivent les mêmes crypcoins, y compris ceux qui ont passé.
TRACK-8 | Case par case | À chaque case, l’appel de fonds se règle avant le seuil ; les crypcoins d’un seuil peuvent payer des appels de fonds plus loin.
TRACK-9 | Déverrouiller un bonus de piste | Franchir un seuil déverrouille son bonus de piste pour ce joueur, à partir de son prochain tour.
TRACK-10 | Sortes de bonus de piste | Il y a deux sortes de bonus de piste : les bonus permanents et les cases Bonus.
TRACK-11 | Utiliser les bonus permanents | Un bonus permanent déverrouillé peut s’appliquer à chaque occasion qui convient.
TRACK-12 | Utiliser les cases Bonus des pistes | Une case Bonus de piste s’utilise comme celles du plateau, mais seulement par les joueurs qui l’ont déverrouillée.
TRACK-13 | Deux bonus par piste | Chaque seuil porte un bonus de piste, et le second d’une piste améliore souvent le premier.
TRACK-14 | Un bonus sur les deux | Un joueur utilise le premier ou le second bonus d’une piste, pas les deux : les bonus permanents ne se cumulent pas, et son propre pion sur une case Bonus lui ferme l’autre pour la manche.
TRACK-15 | Un pion par piste | Un pion Bonus sur une case Bonus d’une piste interdit l’autre à son propriétaire pour cette manche.
`);
