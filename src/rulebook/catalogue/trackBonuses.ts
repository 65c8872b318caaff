import { type RulesOf, rulesOf } from './ruleText.ts';

export const en: RulesOf<'TB' | 'BSP'> = /* @__PURE__ */ rulesOf(`
TB-1 | Energy, first level | 21-23, AMB-TRACK-3 | Total energy is 1 higher for all purposes while the player has a face-up energy card or tile in the action area.
TB-2 | Energy, second level | 21-23 | Total energy is 2 higher under the same conditions, replacing the first level instead of adding to it.
TB-3 | Extra bonus markers | 21-23 | The player gains extra bonus markers: 1 at first level, 2 in all at second level.
TB-4 | Minerals discount | 21-23 | Acquiring a displayed card with minerals resource cards lowers its total cost by 1.
TB-5 | Mixed resources and discount | 21-23 | A displayed card may be acquired with resource cards of mixed types, and its total cost is 1 lower whether types are mixed or not.
TB-6 | Titanium discount | 21-23 | Acquiring a displayed card with titanium resource cards lowers its total cost by 1.
TB-7 | Titanium value bonus | 21-23 | The value of every titanium resource card in the action area is raised by 1 for all purposes.
TB-8 | Field scientist, first level | 21-23 | A permanent icon counts as a field scientist, but not for the action, and adds 1 to company dome counts.
TB-9 | Field scientist, second level | 21-23 | There is still one permanent icon, while company dome counts rise by 3 instead of 1.
BSP-1 | Research and helium, first level | 21-23 | For 2 coins the player takes 2 research points and 1 helium-3 step, or 1 research point and 2 steps.
BSP-2 | Research and helium, second level | 21-23 | For 1 coin the player takes 2 research points and 2 helium-3 steps.
BSP-3 | Purchase and helium, first level | 21-23 | At no cost the player buys a displayed card with coins, takes 1 helium-3 step, or does both.
BSP-4 | Purchase and helium, second level | 21-23 | At no cost the player buys a displayed card with coins at 1 less, takes 2 helium-3 steps, or does both.
BSP-5 | Destroy a hand card | 19, 21-23 | Destroying one hand card, except a share card, earns its printed cost plus 3 in coins.
BSP-6 | Destroy a carbon card | 21-23 | Destroying one carbon resource card from hand earns its printed cost plus 8 in coins.
BSP-7 | Two other tracks | 21-23 | For 1 coin the player advances 3 steps on one other company track and 2 on a second one.
BSP-8 | Three other tracks | 21-23 | For 1 coin the player advances 3 steps on one other company track and 2 on each of the remaining two.
BSP-9 | Destroyed card, first level | 19, 21-23 | Destroying a hand card, except a share card, lets the player either take only its action or pay 2 coins to take any destroyed card.
BSP-10 | Destroyed card, second level | 19, 21-23 | Destroying a hand card, except a share card, lets the player take only its action, pay 2 coins to take any destroyed card, or do both.
`);
