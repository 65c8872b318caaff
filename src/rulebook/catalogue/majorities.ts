import { type RulesOf, rulesOf } from './ruleText.ts';

export const en: RulesOf<'MAJ'> = /* @__PURE__ */ rulesOf(`
MAJ-1 | Majority requirement | 16-17 | When the marker is placed, no opponent may have a higher face-up total of the item in the action area; a tie is enough.
MAJ-2 | Scientist majority | 16, 20 | The scientist comparison counts scientist cards and the scientist tile, but no field scientists.
MAJ-3 | Resource and energy majorities | 16-17, 20, 21-23 | Titanium, carbon, minerals and energy are compared by total value, including track bonuses and the +1 resource tile.
MAJ-4 | Scientist tier 1 | 16, AMB-BON-1 | One scientist card earns 2 coins on the scientist majority space.
MAJ-5 | Scientist tier 2 | 16 | A scientist card plus another scientist or field scientist card earns 2 coins and 1 research point.
MAJ-6 | Scientist tier 3 | 16 | A scientist card plus two more scientist or field scientist cards earns 3 coins and 2 research points.
MAJ-7 | Permanent icon counts | 21-23 | For scientist tiers 2 and 3, the permanent field scientist icon counts as a field scientist card.
MAJ-8 | Titanium tier 2+ | 16-17, AMB-BON-1 | At 2 titanium and above, the reward is 2 steps on the Astrogo track.
MAJ-9 | Titanium tier 4+ | 16-17 | At 4 titanium and above, the reward is 3 Astrogo steps, and the player may remove one outpost from any station.
MAJ-10 | Titanium tier 6+ | 16-17 | At 6 titanium and above, the reward is 4 Astrogo steps and 1 research point, and no outpost is removed.
MAJ-11 | Other total-value tiers | 16-17, AMB-BON-1 | The carbon, minerals and energy spaces also pay by tier: mostly steps on a fixed track, and sometimes something extra.
MAJ-12 | Choosing a lower tier | 16-17 | A player takes exactly one tier, which may be lower than the highest tier their total allows.
MAJ-13 | Cards stay face up | 16-17 | Cards counted for a majority space stay face up, because the reward does not use them.
MAJ-14 | Lost majority steps | 21-23 | Track steps of a majority reward that the marker cannot make are forfeited.
`);
