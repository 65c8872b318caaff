import { type RulesOf, rulesOf } from './ruleText.ts';

export const en: RulesOf<'EXP'> = /* @__PURE__ */ rulesOf(`
EXP-1 | Purpose of the action | 12-13 | The action uses energy cards to expand one company by placing its outposts in more sectors.
EXP-2 | All energy cards | 12-13 | The action uses all of the player's face-up energy cards at once; none of them can be saved for later.
EXP-3 | Energy points available | 12-13, 20, 21-23 | The available energy is the sum of the points on the cards, 2 for the energy tile, and any energy track bonus.
EXP-4 | Choosing one company | 12-13 | The player first chooses any one company, which receives all energy of the action.
EXP-5 | Share icons on energy | 12-13 | Additional shares printed on energy cards matter only in final scoring.
EXP-6 | Order of the action | 12-13 | The action follows this order: company, sectors, rewards, ousting, then turning the energy cards face down.
EXP-7 | Adjacent target sector | 12-13 | A target sector must border the station or an outpost of the expanding company, including its new outposts.
EXP-8 | Rival outposts | 12-13 | A company may enter a sector with a rival outpost, but not a sector that already has one of its own.
EXP-9 | Energy cost | 12-13 | Entering a sector costs 1 energy across a single border or 2 across a double one, and 1 more if it has a rival outpost.
EXP-10 | Paying for a sector | 12-13 | A sector can be entered only if its cost can be paid; its outpost is taken from the top of any station column.
EXP-11 | Upright outposts | 12-13 | A new outpost stands upright until its reward is taken, next to any rival outpost in the sector.
EXP-12 | Continuing or stopping | 12-13 | The company may enter one sector after another while energy lasts; leftover energy is lost.
EXP-13 | Entering enclaves | 13 | Each of the two enclaves can be entered only from the sector around it.
EXP-14 | Disconnected sectors | 13 | Any sector occupied by the company can be a starting point, even if it is cut off from the station.
EXP-15 | Stations are not sectors | 13 | A station is not a sector and is never the target of an expansion.
EXP-16 | Insufficient energy | 13 | Energy is forfeited if it is too little to enter any sector within reach.
EXP-17 | Taking the rewards | 12-13 | All structures in the new sectors give their rewards, in an order that the active player chooses.
EXP-18 | Ousting rivals | 12-13 | Rival outposts in the new sectors are then ousted to their stations, into columns that the active player chooses.
EXP-19 | Laying outposts flat | 12-13 | Once each sector has a single outpost, the new ones are laid flat to show that their reward has been taken.
EXP-20 | End of energy action | 12-13, 20 | All energy cards and the energy tile in the action area are turned face down, which ends the turn.
EXP-21 | Deep mine | 13 | A deep mine pays its printed number of coins from the bank.
EXP-22 | Open-pit mine | 13, 32 | An open-pit mine moves the player's track marker 1 or 2 spaces on the track of the expanded company.
EXP-23 | Helium depot | 13, 23 | A helium depot moves the helium-3 marker 1 or 2 spaces along the tank track; steps past its end pay coins.
EXP-24 | Research stations | 13 | The research points from all new sectors are combined and spent immediately.
EXP-25 | Collection domes | 13, 16 | A collection dome gives no reward on entry; it matters only to company field scientists.
`);
