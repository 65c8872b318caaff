import { type RulesOf, rulesOf } from './ruleText.ts';

export const en: RulesOf<'MENACE'> = /* @__PURE__ */ rulesOf(`
MENACE-1 | Belt side only | 30 | Menace cards can be used only in a game on the Belt side.
MENACE-2 | Placing a menace | 30 | After set-up, one random menace card is placed face up so that it links shuttle spaces 11 and 16; the others go back to the box.
MENACE-3 | Effect of a menace | 30-31 | A menace has a consequence at the end of the game unless someone confronts it in time.
MENACE-4 | Confronting a menace | 30-31 | A human player can confront the menace only as part of the energy action, provided all three conditions are met.
MENACE-5 | Shuttle condition | 30-31 | The company being expanded must have a shuttle, old or new, on shuttle space 11 or 16.
MENACE-6 | Energy condition | 30-31 | Reaching the menace takes 2 energy points of the action.
MENACE-7 | Requirement of the card | 30-31, AMB-MENACE-4 | The requirement on the card is paid or met before rewards are taken, so rewards of the same action cannot help.
MENACE-8 | Order of rewards | 30-31, AMB-BON-10 | After the normal rewards of the action, the player takes the reward of the menace card.
MENACE-9 | Removing the menace | 30-31 | The player takes the menace card off the board, turns it face down and keeps it.
MENACE-10 | Wild share | 30-31 | Turned over, the card is a wild share that its owner keeps until the game ends.
MENACE-11 | No new menace | 30-31 | A removed menace card is never replaced by another one.
MENACE-12 | Scoring the wild share | 30-31 | In final scoring the owner may count the wild share as one additional share of any one company.
MENACE-13 | Menace not removed | 30-31 | A menace card still on the board applies its consequence, which may change the end of the game or its scoring.
MENACE-14 | Luna and menaces | Luna 4 | Luna cannot confront a menace and is affected only by Singularity and Temporal Anomaly.
MENACE-15 | Space Pirates | 30-31, Luna 4 | Confronting costs 6 CrypCoin; otherwise human players lose all coins in their reserves before final scoring.
MENACE-16 | Rogue Comet | 30-31, Luna 4 | Confronting costs 3 more energy points; otherwise the most valuable stations count 2 fewer coin icons for human players.
MENACE-17 | Artificial Einstein-Rosen Bridge | 30-31, Luna 4 | Confronting destroys 2 energy cards from hand; otherwise human players lose all energy cards before final scoring.
MENACE-18 | Unknown Probe | 30-31, Luna 4, AMB-CAMP-6 | Confronting needs a tank track value of 40; otherwise human players take their helium-3 markers off and score nothing for the tank track. A finished tank track still earns its success point.
MENACE-19 | Singularity | 30-31 | Confronting needs a research track value of 40; otherwise the game is over after the action phase of round 6.
MENACE-20 | Temporal Anomaly | 30-31 | Confronting needs values of 25 (tank) and 20 (research); otherwise no one wins yet and a new game follows.
MENACE-21 | End of the time loop | 30-31, AMB-MENACE-11 | Once the card is removed in a game, the rounded averages of all games in the time loop decide the winner. Only then is the success point for winning given.
`);
