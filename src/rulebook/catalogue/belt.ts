import { type RulesOf, rulesOf, type WordsOf, wordsOf } from './ruleText.ts';

/** The Belt side of the game board. */
export const en: RulesOf<'BELT'> = /* @__PURE__ */ rulesOf(`
BELT-1 | Belt side | 26 | The module is played on the Belt side of the game board.
BELT-2 | Outposts on the Belt | 26 | Twelve outposts fill the two outer columns of each station, and 3 outposts per company are not used.
BELT-3 | Shuttles | 26 | The centre column of every station is filled with the 5 shuttles of its company.
BELT-4 | Swapped edges | 26 | Stations and their company tracks change sides compared with the Moon side; set-up is otherwise the same.
BELT-5 | Expanding on the Belt | 26-29 | All energy cards are used together, and their points buy Belt spaces for one chosen company.
BELT-6 | Kinds of Belt spaces | 26-29 | Outpost spaces on asteroids take outposts, and shuttle spaces on space routes take shuttles.
BELT-7 | One piece per space | 26-29, AMB-BELT-12 | A Belt space ends the action with at most one piece and cannot be chosen if it holds an own piece.
BELT-8 | Reach of outpost spaces | 26-29 | An asteroid is within reach if it has an own outpost or adjoins a space route with an own shuttle.
BELT-9 | Reach of shuttle spaces | 26-29 | A shuttle space is within reach if its space route touches an asteroid with an own outpost.
BELT-10 | Growing reach | 26-29 | Every new piece extends the reach of the company at once, within the same action.
BELT-11 | Base cost | 26-29 | Each Belt space costs 1 energy point.
BELT-12 | Lightning surcharge | 26-29 | A space reached only past a lightning icon costs 1 energy point more.
BELT-13 | Ousting surcharge | 26-29 | A space with a rival piece costs 1 energy point more, so the total never exceeds 3.
BELT-14 | Taking the piece | 26-29 | A shuttle comes off the top of the centre column, an outpost off the top of either outer column.
BELT-15 | Placing the piece | 26-29 | The piece is placed and marked as new; a rival piece stays on the space for now.
BELT-16 | Continuing or stopping | 26-29 | The same company may go on expanding while there are points; unused points are lost.
BELT-17 | Shuttle rewards | 26-29 | A new shuttle on a space with the icon advances the player 1 space on the track of the expanded company.
BELT-18 | Asteroid rewards | 26-29 | Only the first outpost of a company on an asteroid earns all of its reward screen.
BELT-19 | Order of rewards | 26-29 | The player takes the rewards of new pieces in any order.
BELT-20 | Returning ousted pieces | 26-29 | Ousted shuttles return to the lowest vacancy of the centre column, outposts to that of an outer column.
BELT-21 | Crossed-out spaces | 26-29 | Returning pieces skip crossed-out spaces and use the next vacant one above.
BELT-22 | Pre-printed shuttles | 26-29 | Pre-printed shuttles are permanent and keep the asteroids linked to a station within reach of its company.
BELT-23 | Pieces run out | 26-29 | A company with no shuttles or outposts left in its station cannot enter spaces of that kind.
BELT-24 | No room in the station | 26-29 | A returning piece that finds no allowed space is removed from the game.
BELT-25 | Too little energy | 26-29 | An energy card may be used even if it pays for no space within reach; its points are then lost.
BELT-26 | Removing outposts | 26-29, 32 | Rewards that remove outposts never take shuttles, only top outposts of the outer columns.
BELT-27 | Field scientist on the Belt | 26-29 | The field scientist action is unchanged except for the way helium-3 domes are counted.
BELT-28 | Regular domes | 26-29 | A company with an outpost on an asteroid controls every dome on its reward screen, rivals or not.
BELT-29 | Linked domes | 26-29 | Extra domes on asteroids 1 and 15 belong to a company holding both outpost spaces linked to them.
BELT-30 | No domes by shuttles | 26-29 | Shuttles, pre-printed ones included, control no domes.
BELT-31 | End on the Belt | 9, 26-29 | The end is unchanged, and a share is worth the coin icons visible in all three columns of the station.
BELT-32 | Belt and missions | 25 | For the mission task on expansions, outposts and shuttles count together.
BELT-33 | Belt and Luna | Luna 4, Luna 6 | Luna expands on the Belt by rules of her own, without costs, surcharges or rewards.
BELT-34 | Belt and menaces | 30-31 | A menace card adds a further use of energy points between shuttle spaces 11 and 16.
BELT-35 | Return to an asteroid | 26-29 | A company ousted from an asteroid entirely earns its reward again with the next outpost there.
BELT-36 | Ending the action | 26-29 | Once each space has a single piece, new pieces are unmarked and all energy cards turn face down.
`);

export const fr: WordsOf<'BELT'> = /* @__PURE__ */ wordsOf(`
BELT-1 | Côté Astéroïdes | Le module se joue sur le côté Astéroïdes du plateau de jeu.
BELT-2 | Succursales dans la ceinture | Douze succursales remplissent les deux colonnes externes de chaque station ; 3 succursales par compagnie ne servent pas.
BELT-3 | Navettes | La colonne centrale de chaque station est remplie avec les 5 navettes de sa compagnie.
BELT-4 | Bords échangés | Les stations et leurs pistes de compagnie changent de bord par rapport au côté Lune ; le reste de la mise en place est identique.
BELT-5 | S’étendre dans la ceinture | Toutes les cartes Énergie s’utilisent ensemble, et leurs points paient des cases Espace pour une compagnie choisie.
BELT-6 | Sortes de cases Espace | Les cases de succursale, sur les astéroïdes, reçoivent des succursales ; les cases de navette, sur les routes spatiales, des navettes.
BELT-7 | Un élément par case | À la fin de l’action, une case Espace porte au plus un élément ; une case qui porte un élément de la compagnie ne peut pas être choisie.
BELT-8 | Portée des cases de succursale | Un astéroïde est à portée s’il porte une succursale de la compagnie ou touche une route spatiale avec une de ses navettes.
BELT-9 | Portée des cases de navette | Une case de navette est à portée si sa route spatiale touche un astéroïde avec une succursale de la compagnie.
BELT-10 | Portée croissante | Chaque élément placé étend aussitôt la portée de la compagnie, au cours de la même action.
BELT-11 | Coût de base | Chaque case Espace coûte 1 point d’énergie.
BELT-12 | Supplément de l’éclair | Une case qu’on n’atteint qu’en passant une icône éclair coûte 1 point d’énergie de plus.
BELT-13 | Supplément de renvoi | Une case avec un élément rival coûte 1 point d’énergie de plus ; le total ne dépasse donc jamais 3.
BELT-14 | Prise de l’élément | Une navette se prend en haut de la colonne centrale, une succursale en haut d’une des colonnes externes.
BELT-15 | Pose de l’élément | L’élément est placé et marqué comme nouveau ; un élément rival reste pour le moment sur la case.
BELT-16 | Continuer ou s’arrêter | La même compagnie peut continuer à s’étendre tant qu’il reste des points ; les points non utilisés sont perdus.
BELT-17 | Récompenses des navettes | Une nouvelle navette sur une case avec l’icône fait avancer le joueur de 1 case sur la piste de la compagnie étendue.
BELT-18 | Récompenses des astéroïdes | Seule la première succursale d’une compagnie sur un astéroïde rapporte tout ce qu’indique son écran de récompenses.
BELT-19 | Ordre des récompenses | Le joueur prend les récompenses des nouveaux éléments dans n’importe quel ordre.
BELT-20 | Retour des éléments renvoyés | Une navette renvoyée retourne à la case libre la plus basse de la colonne centrale, une succursale à celle d’une colonne externe.
BELT-21 | Cases barrées | Les éléments renvoyés sautent les cases barrées et prennent la prochaine case libre au-dessus.
BELT-22 | Navettes préimprimées | Les navettes préimprimées sont permanentes et gardent les astéroïdes reliés à une station à portée de sa compagnie.
BELT-23 | Éléments épuisés | Une compagnie sans navettes ou sans succursales dans sa station ne peut pas occuper de cases de cette sorte.
BELT-24 | Pas de place dans la station | Un élément renvoyé qui ne trouve aucune case permise est retiré du jeu.
BELT-25 | Trop peu d’énergie | Une carte Énergie peut être utilisée même si elle ne paie aucune case à portée, mais ses points sont alors perdus.
BELT-26 | Retrait de succursales | Les récompenses qui font retirer des succursales ne concernent jamais les navettes, seulement les succursales du haut des colonnes externes.
BELT-27 | Ingénieur dans la ceinture | L’action de l’Ingénieur ne change pas, sauf la manière de compter les dômes d’hélium-3.
BELT-28 | Dômes ordinaires | Une compagnie avec une succursale sur un astéroïde contrôle chaque dôme de son écran de récompenses, rivales présentes ou non.
BELT-29 | Dômes reliés | Les dômes supplémentaires des astéroïdes 1 et 15 reviennent à la compagnie qui occupe les deux cases de succursale reliées au dôme.
BELT-30 | Pas de dômes par les navettes | Les navettes, même préimprimées, ne contrôlent aucun dôme.
BELT-31 | Fin de partie dans la ceinture | La fin ne change pas : une part vaut les icônes de pièce visibles dans les trois colonnes de la station.
BELT-32 | Ceinture et missions | Pour la tâche de mission sur les extensions, succursales et navettes s’additionnent.
BELT-33 | Ceinture et Luna | Luna s’étend dans la ceinture selon ses propres règles, sans coûts, suppléments ni récompenses.
BELT-34 | Ceinture et menaces | Une carte Menace ajoute un autre emploi des points d’énergie entre les cases de navette 11 et 16.
BELT-35 | Retour sur un astéroïde | Une compagnie entièrement chassée d’un astéroïde en gagne de nouveau la récompense avec la prochaine succursale qu’elle y place.
BELT-36 | Fin de l’action | Quand chaque case ne porte plus qu’un élément, les nouveaux perdent leur marque et toutes les cartes Énergie sont retournées face cachée.
`);
