import { type RulesOf, rulesOf, type WordsOf, wordsOf } from './ruleText.ts';

/** Placing one bonus marker, and the standard and bonus tile spaces. */
export const en: RulesOf<'BON'> = /* @__PURE__ */ rulesOf(`
BON-1 | Place a bonus marker | 16 | The action takes one bonus marker from the reserve and needs a free bonus space that the player can use.
BON-2 | Requirement or cost | 16 | A placement is legal only if its requirement is fulfilled and its cost is paid completely.
BON-3 | Reward of the space | 16 | Placing pays the reward at once, or reserves a bonus tile for the next round.
BON-4 | Blocked until round end | 16 | A bonus marker closes its space to everybody for the rest of the round, even once its owner has passed.
BON-5 | Kinds of bonus space | 16-17 | The board offers 5 majority spaces, 3 standard spaces and the bonus tile spaces.
BON-6 | One marker per turn | 10 | A turn places a single bonus marker; later turns of the round may place more.
BON-7 | First player space | 16-17 | It gives the first player marker and 1 research point but bars the first player on their first turn each round.
BON-8 | Purchase space | 16-17 | For 1 coin the player at once buys a displayed card, paying its total cost in coins.
BON-9 | Purchase at cost zero | 23 | A purchase with total cost 0 takes only the price of the bonus space; costs never go negative.
BON-10 | Destroy space | 16-17, 19 | Destroying one hand card, but no share card, earns its printed cost plus 2 in coins.
BON-11 | Bonus tile space | 17 | For the printed price of 1 or 2 coins the player reserves the tile of the space and gets it before the next round.
BON-12 | Handover reminder icon | 17 | The icon on bonus tile spaces shows that reserved tiles change hands in the preparation phase.
BON-13 | Tiles reserved in round 7 | 17, 19 | Reserving a bonus tile in round 7 brings nothing: no preparation phase follows.
`);

export const fr: WordsOf<'BON'> = /* @__PURE__ */ wordsOf(`
BON-1 | Placer un pion Bonus | L’action prend un pion Bonus de la réserve et demande une case Bonus libre que le joueur peut utiliser.
BON-2 | Prérequis ou coût | Le placement n’est permis que si le prérequis indiqué est rempli et le coût indiqué payé en entier.
BON-3 | Récompense de la case | Le placement donne la récompense aussitôt, ou réserve une tuile Bonus pour la manche suivante.
BON-4 | Bloquée jusqu’à la fin de la manche | Un pion Bonus ferme sa case à tous les joueurs pour le reste de la manche, même si son propriétaire a passé.
BON-5 | Sortes de cases Bonus | Le plateau propose 5 cases Bonus de majorité, 3 cases standard et les cases Tuile Bonus.
BON-6 | Un pion par tour | Un tour ne place qu’un pion Bonus, mais un joueur peut refaire l’action à d’autres tours de la manche.
BON-7 | Case Premier joueur | Elle donne le marqueur Premier joueur et 1 point de recherche, mais reste interdite au premier joueur à son premier tour de chaque manche.
BON-8 | Case d’achat | Pour 1 crypcoin, le joueur prend aussitôt en main une carte disponible et paie son coût total en crypcoins.
BON-9 | Achat à coût nul | Si le coût total est de 0, l’achat ne demande que le prix de la case Bonus, car un coût n’est jamais négatif.
BON-10 | Case de destruction | Mettre une carte de sa main, sauf une carte Part, sur la pile des cartes détruites rapporte son coût imprimé plus 2, en crypcoins.
BON-11 | Case Tuile Bonus | Pour le prix imprimé de 1 ou 2 crypcoins, le joueur réserve la tuile de la case et la reçoit avant la prochaine manche.
BON-12 | Icône de rappel | L’icône des cases Tuile Bonus rappelle que les tuiles réservées sont remises pendant la phase de préparation.
BON-13 | Tuiles réservées en manche 7 | Réserver une tuile Bonus pendant la manche 7 n’apporte rien, car aucune phase de préparation ne suit.
`);
