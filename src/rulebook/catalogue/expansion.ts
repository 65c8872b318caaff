import { type RulesOf, rulesOf, type WordsOf, wordsOf } from './ruleText.ts';

/** Action 2: use all energy cards to expand a company. */
export const en: RulesOf<'EXP'> = /* @__PURE__ */ rulesOf(`
EXP-1 | Purpose of the action | 12-13 | Energy cards expand one company by placing its outposts in further sectors.
EXP-2 | All energy cards | 12-13 | The action uses all face-up energy cards of the player at once; none can be saved for later.
EXP-3 | Energy points available | 12-13, 20, 21-23 | The energy available is the sum of the card points, 2 for the energy tile and any energy track bonus.
EXP-4 | Choosing one company | 12-13 | A single company is chosen first, freely, and receives all energy of the action.
EXP-5 | Share icons on energy | 12-13 | Additional shares printed on energy cards matter in final scoring only.
EXP-6 | Order of the action | 12-13 | The action runs in order: company, sectors, rewards, ousting, then turning the energy cards face down.
EXP-7 | Adjacent target sector | 12-13 | A target sector must border the station or an outpost of the expanding company, new outposts included.
EXP-8 | Rival outposts | 12-13 | A sector with a rival outpost may be entered, but not one with an outpost of the company itself.
EXP-9 | Energy cost | 12-13 | Entering a sector costs 1 energy over a single border or 2 over a double one, and 1 more against a rival outpost.
EXP-10 | Paying for a sector | 12-13 | A sector is open only if its cost can be paid; its outpost comes off the top of any station column.
EXP-11 | Upright outposts | 12-13 | A new outpost stands upright until its reward is taken, beside any rival outpost in the sector.
EXP-12 | Continuing or stopping | 12-13 | Sectors may be entered one after another while energy lasts; energy left is lost.
EXP-13 | Entering enclaves | 13 | Each of the two enclaves can be entered only from the one sector around it.
EXP-14 | Disconnected sectors | 13 | Any sector occupied by the company can be a starting point, even when cut off from the station.
EXP-15 | Stations are no sectors | 13 | A station is no sector and never the target of an expansion.
EXP-16 | Insufficient energy | 13 | Energy that is too weak to enter any sector in reach is forfeited.
EXP-17 | Taking the rewards | 12-13 | All structures in the new sectors are rewarded, in any order the active player likes.
EXP-18 | Ousting rivals | 12-13 | Rival outposts in new sectors are then ousted to their stations, into columns the active player picks.
EXP-19 | Laying outposts flat | 12-13 | With one outpost left in each sector, the new ones are laid down to show that their reward is taken.
EXP-20 | End of energy action | 12-13, 20 | Every energy card and the energy tile in the action area turn face down, which ends the turn.
EXP-21 | Deep mine | 13 | A deep mine pays its printed number of coins out of the bank.
EXP-22 | Open-pit mine | 13, 32 | An open-pit mine moves the track marker of the player 1 or 2 spaces on the track of the expanded company.
EXP-23 | Helium depot | 13, 23 | A helium depot moves the helium-3 marker by 1 or 2 along the tank track; steps past its end pay coins.
EXP-24 | Research stations | 13 | The research points from all new sectors are combined and spent immediately.
EXP-25 | Collection domes | 13, 16 | A collection dome has no reward on entry; it matters only to company field scientists.
`);

export const fr: WordsOf<'EXP'> = /* @__PURE__ */ wordsOf(`
EXP-1 | But de l’action | Les cartes Énergie étendent une compagnie en déployant ses succursales dans de nouveaux secteurs.
EXP-2 | Toutes les cartes Énergie | L’action utilise d’un coup toutes les cartes Énergie face visible du joueur ; aucune ne peut être gardée pour plus tard.
EXP-3 | Points d’énergie disponibles | L’énergie disponible est la somme des points des cartes, de 2 points pour la tuile Énergie et du bonus de piste éventuel.
EXP-4 | Choix d’une compagnie | Une seule compagnie est d’abord choisie, librement, et reçoit toute l’énergie de l’action.
EXP-5 | Icônes de part sur les cartes Énergie | Les parts supplémentaires imprimées sur des cartes Énergie ne comptent qu’au décompte final.
EXP-6 | Ordre de l’action | L’action suit cet ordre : compagnie, secteurs, récompenses, renvois, puis cartes Énergie retournées face cachée.
EXP-7 | Secteur adjacent | Le secteur visé doit être adjacent à la station ou à une succursale de la compagnie étendue, nouvelles succursales comprises.
EXP-8 | Succursales rivales | Un secteur avec une succursale rivale peut être occupé, mais pas un secteur où la compagnie a déjà une succursale.
EXP-9 | Coût en énergie | Occuper un secteur coûte 1 point d’énergie à travers une frontière simple ou 2 à travers une double, et 1 de plus face à une succursale rivale.
EXP-10 | Payer un secteur | Un secteur n’est accessible que si son coût peut être payé ; sa succursale est prise en haut d’une colonne quelconque de la station.
EXP-11 | Succursales debout | Une nouvelle succursale reste debout jusqu’à ce que sa récompense soit prise, à côté de la succursale rivale encore présente dans le secteur.
EXP-12 | Continuer ou s’arrêter | Les secteurs sont occupés l’un après l’autre tant qu’il reste de l’énergie ; l’énergie non utilisée est perdue.
EXP-13 | Occuper les enclaves | Chacune des deux enclaves n’est accessible que depuis l’unique secteur qui l’entoure.
EXP-14 | Secteurs isolés | Tout secteur occupé par la compagnie est un point de départ valable, même coupé de la station.
EXP-15 | Les stations ne sont pas des secteurs | Une station ne compte pas comme secteur et ne peut jamais être la cible d’une extension.
EXP-16 | Énergie insuffisante | Une énergie trop faible pour occuper un secteur à portée est perdue.
EXP-17 | Prise des récompenses | Toutes les structures des secteurs nouvellement occupés rapportent leur récompense, dans l’ordre voulu par le joueur actif.
EXP-18 | Renvoi des rivales | Les succursales rivales des nouveaux secteurs sont ensuite renvoyées dans leurs stations, dans les colonnes que choisit le joueur actif.
EXP-19 | Succursales couchées | Quand il reste une seule succursale par secteur, les nouvelles sont couchées pour montrer que leur récompense est prise.
EXP-20 | Fin de l’action Énergie | Toutes les cartes Énergie et la tuile Énergie de la zone d’actions finissent face cachée, ce qui clôt le tour.
EXP-21 | Mine profonde | Une mine profonde rapporte le nombre imprimé de crypcoins, pris dans la banque.
EXP-22 | Mine à ciel ouvert | Une mine à ciel ouvert fait avancer le pion Investissement du joueur de 1 ou 2 cases sur la piste de la compagnie étendue.
EXP-23 | Réserve d’hélium | Une réserve d’hélium fait avancer le pion Hélium-3 de 1 ou 2 cases sur la piste de stockage ; les cases au-delà de la fin rapportent des crypcoins.
EXP-24 | Stations de recherche | Les points de recherche de tous les nouveaux secteurs sont réunis et dépensés aussitôt.
EXP-25 | Dômes de collecte | Un dôme de collecte ne donne aucune récompense à l’occupation ; il ne compte que pour les Ingénieurs des compagnies.
`);
