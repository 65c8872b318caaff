import { type RulesOf, rulesOf } from './ruleText.ts';

export const en: RulesOf<'EXP'> = /* @__PURE__ */ rulesOf(`
EXP-1 | Purpose of the action | 12-13 | Energy cards expand one company by placing its outposts in further sectors.
EXP-2 | All energy cards | 12-13 | The action uses all of the player's face-up energy cards at once; none can be saved for later.
EXP-3 | Energy points available | 12-13, 20, 21-23 | The energy available is the sum of the card points, 2 for the energy tile and any energy track bonus.
EXP-4 | Choosing one company | 12-13 | A single company is chosen first, freely, and receives all energy of the action.
EXP-5 | Share icons on energy | 12-13 | Additional shares printed on energy cards matter in final scoring only.
EXP-6 | Order of the action | 12-13 | The action runs in order: company, sectors, rewards, ousting, then turning the energy cards face down.
EXP-7 | Adjacent target sector | 12-13 | A target sector must border the station or an outpost of the expanding company, new outposts included.
EXP-8 | Rival outposts | 12-13 | A sector with a rival outpost may be entered, but not one with an outpost of the company itself.
EXP-9 | Energy cost | 12-13 | Entering a sector costs 1 energy over a single border or 2 over a double one, and 1 more against a rival outpost.
EXP-10 | Paying for a sector | 12-13 | A sector can be entered only if its cost can be paid; its outpost comes off the top of any station column.
EXP-11 | Upright outposts | 12-13 | A new outpost stands upright until its reward is taken, beside any rival outpost in the sector.
EXP-12 | Continuing or stopping | 12-13 | Sectors may be entered one after another while energy lasts; energy left is lost.
EXP-13 | Entering enclaves | 13 | Each of the two enclaves can be entered only from the one sector around it.
EXP-14 | Disconnected sectors | 13 | Any sector occupied by the company can be a starting point, even when cut off from the station.
EXP-15 | Stations are not sectors | 13 | A station is not a sector and never the target of an expansion.
EXP-16 | Insufficient energy | 13 | Energy that is too weak to enter any sector in reach is forfeited.
EXP-17 | Taking the rewards | 12-13 | All structures in the new sectors give their rewards, in any order the active player chooses.
EXP-18 | Ousting rivals | 12-13 | Rival outposts in new sectors are then ousted to their stations, into columns the active player picks.
EXP-19 | Laying outposts flat | 12-13 | With one outpost left in each sector, the new ones are laid down to show that their reward is taken.
EXP-20 | End of energy action | 12-13, 20 | Every energy card and the energy tile in the action area turn face down, which ends the turn.
EXP-21 | Deep mine | 13 | A deep mine pays its printed number of coins out of the bank.
EXP-22 | Open-pit mine | 13, 32 | An open-pit mine moves the player's track marker 1 or 2 spaces on the track of the expanded company.
EXP-23 | Helium depot | 13, 23 | A helium depot moves the helium-3 marker by 1 or 2 along the tank track; steps past its end pay coins.
EXP-24 | Research stations | 13 | The research points from all new sectors are combined and spent immediately.
EXP-25 | Collection domes | 13, 16 | A collection dome has no reward on entry; it matters only to company field scientists.
`);
