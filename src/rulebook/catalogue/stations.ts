import { type RulesOf, rulesOf, type WordsOf, wordsOf } from './ruleText.ts';

/** Stations, their columns and the share value of a company. */
export const en: RulesOf<'STATION'> = /* @__PURE__ */ rulesOf(`
STATION-1 | Columns and home spaces | 12-13 | Every station consists of 15 home spaces in three columns, numbered 1 to 5 outwards from the board centre.
STATION-2 | Crossed-out home space | 12-13 | The last home space of each column shows 2 coin icons and, once exposed, is never covered again.
STATION-3 | Taking from the top | 12-13 | Whoever takes an outpost from a station takes it off the top of any column that is not empty.
STATION-4 | Free choice of column | 13 | Columns need not be emptied one by one; outposts may come from any of them.
STATION-5 | Returning outposts | 12-13 | A returned outpost takes the lowest vacant home space in a column that the chooser selects.
STATION-6 | Fifth space stays vacant | 9, 12-13 | Returned outposts never go below the fourth space; coin icons they cover again stop counting.
STATION-7 | Station without room | 13 | A returned outpost that finds no permitted home space in its station leaves play for good.
STATION-8 | Column with room required | 12-13 | While some column can still take a returned outpost, such a column must be chosen.
STATION-9 | Empty station | 13 | No expansion is possible from an empty station, and energy left when one runs out is lost.
STATION-10 | Share value | 9 | The share value of a company equals the coin icons exposed in its station.
STATION-11 | Removing outposts | 16-17, 32 | A removal reward boxes 1 or 2 outposts, but never shuttles, from the column tops of any stations; on the titanium majority space it is optional.
`);

export const fr: WordsOf<'STATION'> = /* @__PURE__ */ wordsOf(`
STATION-1 | Colonnes et cases de départ | Chaque station compte 15 cases de départ en trois colonnes, dont les cases sont numérotées de 1 à 5 en partant du centre du plateau.
STATION-2 | Case barrée | La dernière case de départ de chaque colonne montre 2 icônes de pièce et, une fois découverte, n’est plus jamais recouverte.
STATION-3 | Prise par le haut | Qui prend une succursale dans une station la prend en haut d’une colonne quelconque qui n’est pas vide.
STATION-4 | Libre choix de la colonne | Les colonnes n’ont pas à être vidées une par une ; les succursales peuvent venir de plusieurs colonnes à la fois.
STATION-5 | Retour des succursales | Une succursale renvoyée occupe la case libre la plus basse de la colonne choisie.
STATION-6 | La cinquième case reste vide | Les succursales renvoyées ne descendent jamais plus bas que la quatrième case ; les icônes de pièce qu’elles recouvrent ne comptent plus.
STATION-7 | Station sans place | Une succursale qui ne trouve aucune case permise dans sa station quitte définitivement le jeu.
STATION-8 | Une colonne avec de la place | Tant qu’une colonne peut encore recevoir une succursale renvoyée, il faut choisir une telle colonne.
STATION-9 | Station vide | Aucune extension n’est possible depuis une station vide ; l’énergie qui reste quand une station se vide est perdue.
STATION-10 | Valeur d’une part | La valeur d’une part est égale au nombre d’icônes de pièce visibles dans la station de la compagnie.
STATION-11 | Retrait de succursales | Une récompense de retrait remet dans la boîte 1 ou 2 succursales, jamais des navettes, prises en haut de colonnes de stations quelconques. Sur la case Bonus de majorité du titane, ce retrait est facultatif.
`);
