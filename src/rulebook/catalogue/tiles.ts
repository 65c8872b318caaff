import { type RulesOf, rulesOf, type WordsOf, wordsOf } from './ruleText.ts';

/** Bonus tiles and their use. */
export const en: RulesOf<'TILE'> = /* @__PURE__ */ rulesOf(`
TILE-1 | Life of a bonus tile | 20 | A bonus tile is reserved in one round, received in preparation, held for the next round and given back.
TILE-2 | Four bonus tiles | 20 | The bonus tiles are the +1 resource tile and three action tiles: field scientist, scientist and energy.
TILE-3 | Receiving the +1 tile | 20 | On receipt the +1 resource tile lies beside the player board and waits for the action phase.
TILE-4 | Placing the +1 tile | 20 | On an own turn the holder may lay the tile on a face-up resource card, raising its value by 1 unit.
TILE-5 | No moving the +1 tile | 20 | The +1 resource tile stays on the card it was first placed on.
TILE-6 | Using the +1 tile | 20 | Using the card beneath turns the +1 resource tile face down as well.
TILE-7 | Card needed for +1 tile | 20 | The +1 resource tile works only with the card beneath it, and goes back without effect if never placed.
TILE-8 | Action tiles | 20 | An action tile is equal to a card of its type, takes no action slot and is turned face down after use.
TILE-9 | Field scientist tile | 20 | It gives 2 helium-3 steps and one more for every other field scientist card lying face up, with no coins.
TILE-10 | Scientist tile | 20 | The tile acts as a scientist card that provides 1 research point.
TILE-11 | Energy tile | 20 | The tile acts as an energy card of 2 energy points and is used jointly with all other energy cards.
`);

export const fr: WordsOf<'TILE'> = /* @__PURE__ */ wordsOf(`
TILE-1 | Vie d’une tuile Bonus | Une tuile Bonus est réservée pendant une manche, reçue en préparation, gardée pour la manche suivante, puis rendue.
TILE-2 | Quatre tuiles Bonus | Les tuiles Bonus sont la tuile +1 Ressource et trois tuiles Action : Ingénieur, Chercheur et Énergie.
TILE-3 | Réception de la tuile +1 | Une fois reçue, la tuile +1 Ressource se trouve à côté du plateau individuel et y attend la phase d’actions.
TILE-4 | Pose de la tuile +1 | À son tour, le joueur qui la détient peut poser la tuile sur une carte Ressource face visible, dont la valeur augmente de 1 unité.
TILE-5 | Pas de déplacement de la tuile +1 | La tuile +1 Ressource reste sur la carte où elle a d’abord été posée.
TILE-6 | Utilisation de la tuile +1 | Utiliser la carte placée dessous retourne aussi la tuile +1 Ressource face cachée.
TILE-7 | Carte requise pour la tuile +1 | La tuile +1 Ressource ne sert qu’avec la carte placée dessous et retourne sans effet sur le plateau si elle n’a jamais été posée.
TILE-8 | Tuiles Action | Une tuile Action équivaut à une carte de son type, n’occupe aucun emplacement d’action et est retournée face cachée après usage.
TILE-9 | Tuile Ingénieur | Elle fait avancer le pion Hélium-3 de 2 cases, et d’une de plus pour chaque autre carte Ingénieur face visible, mais ne rapporte aucun crypcoin.
TILE-10 | Tuile Chercheur | La tuile agit comme une carte Chercheur qui donne 1 point de recherche.
TILE-11 | Tuile Énergie | La tuile agit comme une carte Énergie de 2 points d’énergie et s’utilise avec toutes les autres cartes Énergie.
`);
