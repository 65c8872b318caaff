import { type RulesOf, rulesOf } from './ruleText.ts';

export const en: RulesOf<'BON'> = /* @__PURE__ */ rulesOf(`
BON-1 | Place a bonus marker | 16 | The action needs one bonus marker from the reserve and a free bonus space that the player can use.
BON-2 | Requirement or cost | 16 | A placement is legal only if its requirement is met and its cost is paid in full.
BON-3 | Reward of the space | 16, AMB-BON-10 | The space pays its reward at once, or reserves a bonus tile for the next round.
BON-4 | Blocked until the end of the round | 16 | A bonus marker closes its space to all players for the rest of the round, even if its owner has passed.
BON-5 | Kinds of bonus space | 16-17 | The board has 5 majority spaces, 3 standard spaces and the bonus tile spaces.
BON-6 | One marker per turn | 10 | A player places a single bonus marker per turn, and may place more on later turns of the round.
BON-7 | First player space | 16-17 | This space gives the first player marker and 1 research point, but the first player cannot use it on their first turn of the round.
BON-8 | Purchase space | 16-17 | For 1 coin, the player immediately buys a displayed card, paying its total cost in coins.
BON-9 | Purchase at cost zero | 23 | A purchase at total cost 0 takes only the price of the bonus space; a cost is never negative.
BON-10 | Destroy space | 16-17, 19 | Destroying one hand card, except a share card, earns its printed cost plus 2 in coins.
BON-11 | Bonus tile space | 17 | For the printed price of 1 or 2 coins, the player reserves the tile of the space and receives it before the next round.
BON-12 | Handover reminder icon | 17 | The icon on bonus tile spaces is a reminder that reserved tiles are handed over in the preparation phase.
BON-13 | Tiles reserved in round 7 | 17, 19 | Reserving a bonus tile in round 7 has no effect, because no preparation phase follows.
`);
