import { type RulesOf, rulesOf, type WordsOf, wordsOf } from './ruleText.ts';

/** Special spaces of the tank track and the research track. */
export const en: RulesOf<'SPECIAL'> = /* @__PURE__ */ rulesOf(`
SPECIAL-1 | End of tank track | 23 | On the last tank track space the helium-3 marker comes to rest for good.
SPECIAL-2 | Coins for surplus steps | 23 | Once the end of the tank track is reached, each further helium-3 step pays 2 coins.
SPECIAL-3 | Tank track action slot | 23 | Reaching the marked tank track space turns its additional action slot ON, to be used from the next planning phase.
SPECIAL-4 | End of research track | 23 | The upload marker ends its way on the plan of the last research track space.
SPECIAL-5 | Coins for research points | 23 | With the research track completed, each research point pays 2 coins and has no other use.
SPECIAL-6 | Research track action slot | 15, 23 | Reaching the plan on the fifth research space turns its additional action slot ON, to be used from the next planning phase.
`);

export const fr: WordsOf<'SPECIAL'> = /* @__PURE__ */ wordsOf(`
SPECIAL-1 | Fin de la piste de stockage | Sur la dernière case de la piste de stockage, le pion Hélium-3 s’arrête définitivement.
SPECIAL-2 | Crypcoins pour les cases en trop | Une fois la fin de la piste de stockage atteinte, chaque case d’hélium-3 restante ou gagnée plus tard rapporte 2 crypcoins.
SPECIAL-3 | Emplacement d’action de la piste de stockage | Atteindre la case marquée de la piste de stockage fait passer sur ON son emplacement d’action supplémentaire, utilisable dès la prochaine phase de planification.
SPECIAL-4 | Fin de la piste de recherche | Le pion Transmission termine son parcours sur le jeton de la dernière case de la piste de recherche.
SPECIAL-5 | Crypcoins pour les points de recherche | Quand la piste de recherche est terminée, chaque point de recherche devient 2 crypcoins et ne sert à rien d’autre.
SPECIAL-6 | Emplacement d’action de la piste de recherche | Atteindre le jeton de la cinquième case de recherche fait passer sur ON son emplacement d’action supplémentaire, utilisable dès la prochaine phase de planification.
`);
