import { type RulesOf, rulesOf, type WordsOf, wordsOf } from './ruleText.ts';

/** Meaning of the printed icons. */
export const en: RulesOf<'ICON'> = /* @__PURE__ */ rulesOf(`
ICON-1 | Scientist icon | 32 | The scientist icon stands for a scientist card wherever it appears.
ICON-2 | Field scientist icon | 32 | The field scientist icon stands for a field scientist card everywhere.
ICON-3 | Combined scientist icon | 32 | The plan demands a face-up scientist or field scientist other than the scientist moving the marker.
ICON-4 | Helium icon | 32 | The helium-3 marker advances along the tank track by the number shown.
ICON-5 | Research point icon | 32 | The number shown is a count of research points, to be spent on plans, turned into coins or both.
ICON-6 | Expanded-company arrow | 32 | The track marker advances by the number shown on the track of the expanded company.
ICON-7 | Company arrow | 32 | The track marker advances by the number shown on the track of the company in the icon.
ICON-8 | Any-company arrow | 32 | All steps shown are made on one company track that the player picks.
ICON-9 | Remove one outpost | 32 | The player picks any station and moves one outpost from the top of a column to the box.
ICON-10 | Four of one resource | 32 | The plan demands a face-up total of at least 4 in a single resource type.
ICON-11 | Remove two outposts | 32 | Two outposts go to the box, taken from the same station or from two different ones.
ICON-12 | Carbon and another resource | 32 | The plan demands 3 carbon and 3 units of one other resource face up, with 6 carbon also accepted.
ICON-13 | Coin cost icon | 32 | A minus sign shows how many coins the player must pay to the bank.
ICON-14 | Coin gain icon | 32 | A plus sign shows how many coins are received from the bank.
ICON-15 | Titanium requirement | 32 | The plan demands at least 1 titanium from face-up cards in the action area.
ICON-16 | Titanium reward | 32 | Stopping on the plan pays the face-up titanium total minus 1 in coins, so 1 titanium pays nothing.
`);

export const fr: WordsOf<'ICON'> = /* @__PURE__ */ wordsOf(`
ICON-1 | Icône Chercheur | L’icône Chercheur désigne une carte Chercheur partout où elle figure.
ICON-2 | Icône Ingénieur | L’icône Ingénieur désigne une carte Ingénieur partout où elle figure.
ICON-3 | Icône Chercheur ou Ingénieur | Le jeton demande un Chercheur ou un Ingénieur face visible, autre que le Chercheur qui déplace le pion.
ICON-4 | Icône d’hélium | Le pion Hélium-3 avance sur la piste de stockage du nombre de cases indiqué.
ICON-5 | Icône de points de recherche | Le nombre indiqué est celui des points de recherche à dépenser en jetons, en crypcoins ou les deux.
ICON-6 | Flèche de la compagnie étendue | Le pion Investissement avance du nombre de cases indiqué sur la piste de la compagnie étendue par cette action.
ICON-7 | Flèche d’une compagnie | Le pion Investissement avance du nombre de cases indiqué sur la piste de la compagnie de l’icône.
ICON-8 | Flèche d’une compagnie au choix | Toutes les cases indiquées se parcourent sur une seule piste de compagnie, choisie par le joueur.
ICON-9 | Retirer une succursale | Le joueur choisit une station et remet dans la boîte une succursale prise en haut d’une colonne.
ICON-10 | Quatre unités d’une ressource | Le jeton demande un total face visible d’au moins 4 unités d’un même type de ressource.
ICON-11 | Retirer deux succursales | Deux succursales retournent dans la boîte, prises dans la même station ou dans deux stations différentes.
ICON-12 | Carbone et une autre ressource | Le jeton demande, face visible, 3 unités de carbone et 3 unités d’une autre ressource ; 6 unités de carbone conviennent aussi.
ICON-13 | Icône de coût en crypcoins | Un signe moins indique combien de crypcoins le joueur doit payer à la banque.
ICON-14 | Icône de gain en crypcoins | Un signe plus indique combien de crypcoins la banque verse.
ICON-15 | Prérequis de titane | Le jeton demande que les cartes face visible de la zone d’actions fournissent au moins 1 unité de titane.
ICON-16 | Récompense de titane | S’arrêter sur le jeton rapporte le total de titane face visible moins 1, en crypcoins ; 1 unité de titane ne rapporte donc rien.
`);
