import { type RulesOf, rulesOf } from './ruleText.ts';

export const en: RulesOf<'TILE'> = /* @__PURE__ */ rulesOf(`
TILE-1 | Life of a bonus tile | 20 | A bonus tile is reserved in one round, received in preparation, held for the next round and then returned.
TILE-2 | Four bonus tiles | 20 | The bonus tiles are the +1 resource tile and three action tiles: field scientist, scientist and energy.
TILE-3 | Receiving the +1 tile | 20 | On receipt, the +1 resource tile is put beside the player board until the action phase.
TILE-4 | Placing the +1 tile | 20 | On their own turn, the holder may place the tile on a face-up resource card, raising its value by 1 unit.
TILE-5 | The +1 tile does not move | 20 | The +1 resource tile stays on the card it was first placed on.
TILE-6 | Using the +1 tile | 20 | When the card beneath it is used, the +1 resource tile is also turned face down.
TILE-7 | Card needed for +1 tile | 20 | The +1 resource tile works only with the card beneath it, and goes back without effect if never placed.
TILE-8 | Action tiles | 20 | An action tile counts as a card of its type, does not occupy an action slot, and is turned face down after use.
TILE-9 | Field scientist tile | 20 | This tile gives 2 helium-3 steps, plus one for every other face-up field scientist card, but no coins.
TILE-10 | Scientist tile | 20 | The tile acts as a scientist card that provides 1 research point.
TILE-11 | Energy tile | 20 | The tile acts as an energy card of 2 energy points and is used together with all other energy cards.
`);
