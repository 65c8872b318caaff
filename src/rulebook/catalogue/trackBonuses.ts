import { type RulesOf, rulesOf, type WordsOf, wordsOf } from './ruleText.ts';

/** Permanent track bonuses and track bonus spaces. */
export const en: RulesOf<'TB' | 'BSP'> = /* @__PURE__ */ rulesOf(`
TB-1 | Energy, first level | 21-23, AMB-TRACK-3 | Total energy is 1 higher for all purposes while the player has a face-up energy card or tile in the action area.
TB-2 | Energy, second level | 21-23 | Total energy is 2 higher on the same terms, replacing the first level instead of adding to it.
TB-3 | Extra bonus markers | 21-23 | The player gains extra bonus markers: 1 at first level, 2 altogether at second level.
TB-4 | Minerals discount | 21-23 | Acquiring a displayed card with minerals resource cards lowers its total cost by 1.
TB-5 | Mixed resources and discount | 21-23 | A displayed card may be acquired with resource cards of mixed types, and its total cost is 1 lower whether types are mixed or not.
TB-6 | Titanium discount | 21-23 | Acquiring a displayed card with titanium resource cards lowers its total cost by 1.
TB-7 | Titanium value bonus | 21-23 | Every titanium resource card in the action area has its value raised by 1 for all purposes.
TB-8 | Field scientist, first level | 21-23 | A permanent icon counts as a field scientist, but not for the action, and adds 1 to company dome counts.
TB-9 | Field scientist, second level | 21-23 | The permanent icon remains one, while company dome counts rise by 3 instead of 1.
BSP-1 | Research and helium, first level | 21-23 | For 2 coins the player takes 2 research points and 1 helium-3 step, or 1 research point and 2 steps.
BSP-2 | Research and helium, second level | 21-23 | For 1 coin the player takes 2 research points and 2 helium-3 steps.
BSP-3 | Purchase and helium, first level | 21-23 | At no cost the player buys a displayed card with coins, takes 1 helium-3 step, or does both.
BSP-4 | Purchase and helium, second level | 21-23 | At no cost the player buys a displayed card with coins at 1 less, takes 2 helium-3 steps, or does both.
BSP-5 | Destroy a hand card | 19, 21-23 | Destroying one hand card, but no share card, earns its printed cost plus 3 in coins.
BSP-6 | Destroy a carbon card | 21-23 | Destroying one carbon resource card from hand earns its printed cost plus 8 in coins.
BSP-7 | Two other tracks | 21-23 | For 1 coin the player advances 3 steps on one other company track and 2 on a second one.
BSP-8 | Three other tracks | 21-23 | For 1 coin the player advances 3 steps on one other company track and 2 on each of the remaining two.
BSP-9 | Destroyed card, first level | 19, 21-23 | Destroying a hand card, but no share card, lets the player either do its action alone or pay 2 coins to take any destroyed card.
BSP-10 | Destroyed card, second level | 19, 21-23 | Destroying a hand card, but no share card, lets the player do its action alone, pay 2 coins to take any destroyed card, or both.
`);

export const fr: WordsOf<'TB' | 'BSP'> = /* @__PURE__ */ wordsOf(`
TB-1 | Énergie, premier niveau | L’énergie totale augmente de 1 dans tous les cas, tant que le joueur a une carte ou tuile Énergie face visible dans sa zone d’actions.
TB-2 | Énergie, second niveau | L’énergie totale augmente de 2 aux mêmes conditions ; ce niveau remplace le premier au lieu de s’y ajouter.
TB-3 | Pions Bonus supplémentaires | Le joueur gagne des pions Bonus supplémentaires : 1 au premier niveau, 2 en tout au second.
TB-4 | Réduction pour les minéraux | Acquérir une carte disponible avec des cartes Ressource de minéraux réduit son coût total de 1.
TB-5 | Ressources mélangées et réduction | Une carte disponible peut être acquise avec des cartes Ressource de plusieurs types, et son coût total est réduit de 1, que les types soient mélangés ou non.
TB-6 | Réduction pour le titane | Acquérir une carte disponible avec des cartes Ressource de titane réduit son coût total de 1.
TB-7 | Bonus de valeur du titane | La valeur de chaque carte Ressource de titane de la zone d’actions augmente de 1 dans tous les cas.
TB-8 | Ingénieur, premier niveau | Une icône permanente compte comme un Ingénieur, mais pas pour l’action, et ajoute 1 au nombre de dômes d’une compagnie.
TB-9 | Ingénieur, second niveau | L’icône permanente reste unique, mais le nombre de dômes d’une compagnie augmente de 3 au lieu de 1.
BSP-1 | Recherche et hélium, premier niveau | Pour 2 crypcoins, le joueur gagne 2 points de recherche et 1 case d’hélium-3, ou 1 point de recherche et 2 cases.
BSP-2 | Recherche et hélium, second niveau | Pour 1 crypcoin, le joueur gagne 2 points de recherche et 2 cases d’hélium-3.
BSP-3 | Achat et hélium, premier niveau | Sans coût, le joueur achète une carte disponible en crypcoins, avance de 1 case d’hélium-3, ou fait les deux.
BSP-4 | Achat et hélium, second niveau | Sans coût, le joueur achète une carte disponible en payant 1 crypcoin de moins, avance de 2 cases d’hélium-3, ou fait les deux.
BSP-5 | Détruire une carte en main | Détruire une carte de sa main, sauf une carte Part, rapporte son coût imprimé plus 3, en crypcoins.
BSP-6 | Détruire une carte de carbone | Détruire une carte Ressource de carbone de sa main rapporte son coût imprimé plus 8, en crypcoins.
BSP-7 | Deux autres pistes | Pour 1 crypcoin, le joueur avance de 3 cases sur une autre piste de compagnie et de 2 sur une deuxième.
BSP-8 | Trois autres pistes | Pour 1 crypcoin, le joueur avance de 3 cases sur une autre piste de compagnie et de 2 sur chacune des deux qui restent.
BSP-9 | Carte détruite, premier niveau | Détruire une carte de sa main, sauf une carte Part, permet soit de faire l’action de cette carte seule, soit de payer 2 crypcoins pour prendre n’importe quelle carte détruite.
BSP-10 | Carte détruite, second niveau | Détruire une carte de sa main, sauf une carte Part, permet de faire l’action de cette carte seule, de payer 2 crypcoins pour prendre n’importe quelle carte détruite, ou les deux.
`);
