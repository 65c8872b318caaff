import { type RulesOf, rulesOf } from './ruleText.ts';

export const en: RulesOf<'TRACK'> = /* @__PURE__ */ rulesOf(`
TRACK-1 | Money barriers | 21-23 | Each company track has one or two money barriers, which lie between spaces and take no step to cross.
TRACK-2 | Paying a barrier | 21-23 | Crossing a money barrier requires immediate payment of its printed coins to the bank.
TRACK-3 | Stopping at a barrier | 21-23 | A track marker whose owner cannot or will not pay stays in front of the money barrier.
TRACK-4 | Last track space | 21-23 | A track marker on the last space of a company track stays there for the rest of the game.
TRACK-5 | Excess steps lost | 21-23 | Steps of a reward that a track marker cannot take, at a money barrier or track end, are lost.
TRACK-6 | Bonus threshold coins | 21-23 | Each track has two bonus thresholds; crossing one gives the owner of the marker the printed 1 or 2 coins.
TRACK-7 | Coins for earlier crossers | 21-23 | All other players already past that bonus threshold get the same coins, even those who have passed.
TRACK-8 | Step by step | 21-23, AMB-TRACK-18 | Each step resolves a money barrier before a bonus threshold, and threshold coins may pay for barriers further along.
TRACK-9 | Unlocking a track bonus | 21-23 | Crossing a bonus threshold unlocks its track bonus for that player from their next turn on.
TRACK-10 | Kinds of track bonus | 21-23 | There are two kinds of track bonus: permanent bonuses and bonus spaces.
TRACK-11 | Using permanent bonuses | 21-23 | A permanent bonus, once unlocked, may be used whenever it applies.
TRACK-12 | Using track bonus spaces | 21-23 | A bonus space on a track works like one on the board, but only for players who have unlocked it.
TRACK-13 | Two bonuses per track | 21-23 | Each bonus threshold has one track bonus; the second bonus of a track often improves on the first.
TRACK-14 | One of two bonuses | 21-23, AMB-TRACK-1 | A player uses the first or the second bonus of a track, not both: permanent ones do not add up, and the player's marker on one bonus space closes the other for the round.
TRACK-15 | One marker per track | 21-23 | A bonus marker on one bonus space of a track prevents its owner from using the other in that round.
`);
