import { type RulesOf, rulesOf, type WordsOf, wordsOf } from './ruleText.ts';

/** Research points and research plans. */
export const en: RulesOf<'RP'> = /* @__PURE__ */ rulesOf(`
RP-1 | Plans before movement | 14 | The upload marker can enter a space of the research track only when a research plan lies there.
RP-2 | Pre-printed plan | 14 | The plan printed on the starting research token serves as the first research plan of its owner.
RP-3 | Sources of research points | 14 | Research stations, scientist cards and some bonuses provide research points.
RP-4 | Spending at once | 14 | Research points gained together form one sum, used at once on any mix of the permitted options.
RP-5 | Buying an A plan | 14 | An A plan from the research display is priced at 1 research point.
RP-6 | Buying a B plan | 14 | A B plan from the research display is priced at 1 research point.
RP-7 | Buying a C plan | 14 | A C plan from the research display is priced at 2 research points.
RP-8 | Points for coins | 14 | Any research point may be exchanged for 1 coin, so none is ever lost.
RP-9 | Buying a special plan | 14 | A face-up special research plan on the round track costs 2 research points.
RP-10 | Special plan availability | 14 | The first special research plan is available from round 2; each later round reveals one more.
RP-11 | Supplement space coins | 14 | Taking a plan from a red-bordered display space also wins every coin on the supplement space.
RP-12 | Placing new plans | 14 | Plans gained in a turn go on the research track of the player as that turn ends.
RP-13 | Crossed-out A spaces | 14 | Research track spaces with a crossed-out A are closed to A plans and take only B or C plans.
RP-14 | Gaps allowed | 14 | Research plans may lie on the research track with empty spaces between them.
RP-15 | Plans are permanent | 14 | A placed research plan stays on the research track for good, though it may be turned face down.
RP-16 | Covering plans | 14, AMB-RP-4 | A new research plan may cover an older one of any kind, which then no longer counts.
RP-17 | Usable from later turns | 14 | Plans taken in a turn come too late for the upload marker to enter them in that turn.
RP-18 | Refilling the research display | 14 | Vacant spaces of the research display get a plan of their letter only after new plans are placed.
RP-19 | No round track refill | 14 | A special research plan taken from the round track is not replaced.
RP-20 | Exhausted plan stack | 23 | When a letter has no plans left in supply, its display spaces are never filled again.
RP-21 | Finished research track | 23 | With the upload marker on the last space, each research point yields 2 coins and has no other use.
`);

export const fr: WordsOf<'RP'> = /* @__PURE__ */ wordsOf(`
RP-1 | Des jetons avant le déplacement | Le pion Transmission ne peut entrer sur une case de la piste de recherche que si un jeton Recherche s’y trouve.
RP-2 | Jeton préimprimé | Le jeton imprimé sur la tuile Recherche de départ sert de premier jeton Recherche à son propriétaire.
RP-3 | Sources de points de recherche | Les stations de recherche, les cartes Chercheur et certains bonus donnent des points de recherche.
RP-4 | Dépense immédiate | Les points de recherche gagnés ensemble forment une seule somme, répartie aussitôt et librement entre les options permises.
RP-5 | Achat d’un jeton A | Un jeton A du tableau des recherches coûte 1 point de recherche.
RP-6 | Achat d’un jeton B | Un jeton B du tableau des recherches coûte 1 point de recherche.
RP-7 | Achat d’un jeton C | Un jeton C du tableau des recherches coûte 2 points de recherche.
RP-8 | Des points contre des crypcoins | Tout point de recherche peut être échangé contre 1 crypcoin ; aucun n’est donc perdu.
RP-9 | Achat d’un jeton spécial | Un jeton Recherche spécial face visible sur une case de manche coûte 2 points de recherche.
RP-10 | Disponibilité des jetons spéciaux | Le premier jeton Recherche spécial est disponible à partir de la manche 2, et chaque manche suivante en révèle un de plus.
RP-11 | Crypcoins de la case de prime | Prendre un jeton d’un emplacement bordé de rouge du tableau des recherches rapporte aussi tous les crypcoins de la case de prime.
RP-12 | Pose des nouveaux jetons | Les jetons gagnés pendant un tour sont posés sur la piste de recherche du joueur à la fin de ce tour.
RP-13 | Cases au A barré | Les cases de la piste de recherche au A barré sont fermées aux jetons A et n’acceptent que des jetons B ou C.
RP-14 | Trous permis | Les jetons Recherche peuvent être répartis sur la piste de recherche en laissant des cases vides entre eux.
RP-15 | Jetons permanents | Un jeton Recherche posé sur la piste de recherche y reste pour de bon, même s’il peut être retourné face cachée.
RP-16 | Recouvrir des jetons | Un nouveau jeton Recherche peut recouvrir un ancien de n’importe quelle sorte, qui ne compte alors plus.
RP-17 | Utilisables dès les tours suivants | Les jetons pris pendant un tour arrivent trop tard pour que le pion Transmission y entre pendant ce tour.
RP-18 | Compléter le tableau des recherches | Les emplacements vides du tableau des recherches ne reçoivent un jeton de leur lettre qu’après la pose des nouveaux jetons.
RP-19 | Cases de manche non complétées | Un jeton Recherche spécial pris sur une case de manche n’est pas remplacé.
RP-20 | Pile de jetons épuisée | Quand une lettre n’a plus de jetons en réserve, ses emplacements vides du tableau ne sont plus jamais remplis.
RP-21 | Piste de recherche terminée | Quand le pion Transmission est sur la dernière case, chaque point de recherche rapporte 2 crypcoins et ne sert à rien d’autre.
`);
