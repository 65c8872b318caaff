import { type RulesOf, rulesOf, type WordsOf, wordsOf } from './ruleText.ts';

/** Mission cards, their tasks and the one-time bonus markers. */
export const en: RulesOf<'MISSION'> = /* @__PURE__ */ rulesOf(`
MISSION-1 | Revealing missions | 25 | After the ordinary set-up one random mission card is shown with 1 or 2 humans and two with 3 or 4; Luna does not count.
MISSION-2 | Mission status card | 25 | Every human gets a further mission card unseen; its back is their mission status.
MISSION-3 | Markers on the status card | 25 | Each human puts three one-time bonus markers on the three column spaces of the mission status.
MISSION-4 | Status card not yet attached | 25 | The status cards wait above the face-up missions; leftover components go back to the box.
MISSION-5 | Luna without missions | Luna 4 | Luna has no mission status, no one-time bonus markers and no tasks.
MISSION-6 | First task | 25 | Meeting a task on an own turn lets a human attach the status card, gain 2 CrypCoin and take its marker.
MISSION-7 | Attachment is final | 25 | An attached status card stays with its mission card, so tasks of other mission cards are out of reach.
MISSION-8 | Further tasks | 25 | Every other task of that mission with a marker still in its column pays 2 CrypCoin and that marker.
MISSION-9 | Personal bonus space | 25 | Taking the last marker turns the status card into a bonus space that only its owner can use.
MISSION-10 | Using the personal space | 25 | For 1 CrypCoin the owner advances 3 spaces on one company track, under the usual bonus space rules.
MISSION-11 | Missions never block | 25 | Several status cards can share one mission card; each human can still fulfil all three tasks.
MISSION-12 | Closing gaps | 25 | When a finished status card leaves, the cards beneath it slide up.
MISSION-13 | Order of tasks | 25, AMB-MISSION-1 | Tasks may be claimed in any order and number at any time of an own turn, even within its action, but not during a pass.
MISSION-14 | Tasks are no actions | 25 | Meeting the condition of a task by an action is no action of its own.
MISSION-15 | One-time bonus markers | 25 | They are placed like other bonus markers but leave the game in the next preparation phase.
MISSION-16 | End with missions | 25 | Missions change neither the end of the game nor final scoring.
MISSION-17 | Task: scientists | 25 | This task needs 3 or more scientist and field scientist cards face up in the action area.
MISSION-18 | Task: one resource | 25 | This task needs face-up cards with a total value of 7 or more in a single resource.
MISSION-19 | Task: helium-3 | 25 | This task needs one action that advances the helium-3 marker by 4 or more tank track spaces.
MISSION-20 | Task: Moon expansion | 25 | This task needs one energy action that puts 5 or more outposts of a company into sectors of the Moon.
MISSION-21 | Task: Belt expansion | 25 | On the Belt side, the outposts and shuttles of one company placed by one action must number 5 or more.
`);

export const fr: WordsOf<'MISSION'> = /* @__PURE__ */ wordsOf(`
MISSION-1 | Révélation des missions | Après la mise en place ordinaire, une carte Mission tirée au hasard est révélée avec 1 ou 2 joueurs humains, deux avec 3 ou 4 ; Luna ne compte pas.
MISSION-2 | Carte Statut de mission | Chaque joueur humain reçoit une autre carte Mission sans la regarder ; son verso lui sert de carte Statut de mission.
MISSION-3 | Pions sur la carte Statut | Chaque joueur humain place ses trois pions Bonus à usage unique sur les trois cases de colonne de sa carte Statut de mission.
MISSION-4 | Carte Statut encore libre | Les cartes Statut de mission attendent au-dessus des missions face visible ; le matériel restant retourne dans la boîte.
MISSION-5 | Luna sans missions | Luna n’a ni carte Statut de mission, ni pions Bonus à usage unique, ni tâches.
MISSION-6 | Première tâche | Un joueur humain qui remplit une tâche à son tour peut y rattacher sa carte Statut de mission, gagner 2 crypcoins et prendre le pion de cette tâche.
MISSION-7 | Rattachement définitif | Une carte Statut de mission rattachée reste avec sa carte Mission ; les tâches des autres cartes Mission sont alors hors d’atteinte.
MISSION-8 | Tâches suivantes | Toute autre tâche de cette mission dont la colonne a encore un pion rapporte 2 crypcoins et ce pion.
MISSION-9 | Case Bonus personnelle | Prendre le dernier pion transforme la carte Statut de mission en une case Bonus que seul son propriétaire peut utiliser.
MISSION-10 | Utiliser la case personnelle | Pour 1 crypcoin, le propriétaire avance de 3 cases sur une piste de compagnie, selon les règles habituelles des cases Bonus.
MISSION-11 | Les missions ne bloquent jamais | Plusieurs cartes Statut peuvent partager une carte Mission, et chaque joueur humain peut quand même remplir les trois tâches.
MISSION-12 | Combler les trous | Quand une carte Statut terminée s’en va, les cartes placées dessous remontent.
MISSION-13 | Ordre des tâches | Un joueur peut accomplir autant de tâches qu’il le souhaite, dans n’importe quel ordre et à tout moment de son tour, même au cours de son action, mais pas pendant qu’il passe.
MISSION-14 | Les tâches ne sont pas des actions | Remplir la condition d’une tâche par une action n’est pas une action en soi.
MISSION-15 | Pions Bonus à usage unique | Ils se placent comme les autres pions Bonus, mais quittent le jeu à la phase de préparation suivante.
MISSION-16 | Fin de partie avec missions | Les missions ne changent ni la fin de la partie ni le décompte final.
MISSION-17 | Tâche : Chercheurs | Cette tâche demande au moins 3 cartes Chercheur ou Ingénieur face visible dans la zone d’actions.
MISSION-18 | Tâche : une ressource | Cette tâche demande des cartes face visible d’une valeur totale d’au moins 7 dans une seule ressource.
MISSION-19 | Tâche : hélium-3 | Cette tâche demande une seule action qui fait avancer le pion Hélium-3 d’au moins 4 cases de la piste de stockage.
MISSION-20 | Tâche : extension sur la Lune | Cette tâche demande une seule action Énergie qui déploie au moins 5 succursales d’une compagnie dans des secteurs de la Lune.
MISSION-21 | Tâche : extension dans la ceinture | Sur le côté Astéroïdes, les succursales et les navettes d’une compagnie placées par une seule action doivent être au nombre de 5 au moins.
`);
