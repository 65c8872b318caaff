import type { Parts } from './ruleIds.ts';
import { type RulesOf, rulesOf } from './ruleText.ts';

/** English titles, sources and summaries of all rules. */
export const enRules: RulesOf<keyof Parts> = /* @__PURE__ */ rulesOf(`
SETUP-1 | Number of players | set-up | One to four people can play. Luna must join a solo player, may join two or three players, and cannot join four.
SETUP-2 | Base game and modules | set-up | The base game uses the Moon side; missions, the Belt side and menaces are optional.
SETUP-3 | Module components stay boxed | set-up | The base game leaves shuttles, one-time bonus markers, mission cards and menace cards in the box.
SETUP-4 | Luna components | set-up | Luna's cards and tokens are used only in games with her.
SETUP-5 | Game board placement | set-up | The base game is played on the Moon side of the game board, placed in the middle of the table.
SETUP-6 | Tracks for beginners | set-up | First game: Skymine uses track A1, Minerva B1, Astrogo C1 and Tawac D1; board E is left out.
SETUP-7 | Tracks at random | set-up | Random layout: four of the five shuffled track cards set the company track and side at each edge.
SETUP-8 | Tracks by free choice | set-up | Or the group assigns the company tracks to the board edges as they wish.
SETUP-9 | Unused track board | set-up | Once the four company tracks are in place, the leftover track board and all track cards are put away.
SETUP-10 | Track names | set-up | A company track takes the name of the company at its edge, whatever code is printed on it.
SETUP-11 | Outposts to stations | set-up | Every company's 15 outposts start on the home spaces of its station.
SETUP-12 | Stations start full | set-up, 9 | All home spaces are covered, so every company begins with a share value of 0.
SETUP-13 | Sorting the action cards | set-up | The 44 action cards are divided by letter: nine A, 16 B, 11 C, four D and four E.
SETUP-14 | Building the action deck | set-up | Each letter is shuffled alone and stacked face down, A on top, then B, C, D and E.
SETUP-15 | Destroyed-cards pile | set-up | The pile of destroyed cards is beside the action deck and starts empty.
SETUP-16 | Filling the card display | set-up | The first 12 action cards fill display slots 1 to 12 face up in order: nine A cards, then three B cards.
SETUP-17 | The bank | set-up, 23 | All coins not handed out form the bank, which is never exhausted.
SETUP-18 | Coin on supplement space | set-up | The supplement space of the research display begins the game with 1 coin.
SETUP-19 | Coins on round track | set-up | Spaces 2 to 7 of the round track each receive 1 coin, and space 1 stays empty.
SETUP-20 | Special research plans | set-up | Special research plans 2 to 7 cover the round track coins face down, each on the space of its number.
SETUP-21 | Research plan supply | set-up | The 72 ordinary research plans are sorted by letter into three shuffled face-down stacks: A, B and C.
SETUP-22 | Filling the research display | set-up | Each of the 12 research display spaces starts with a face-up plan of the letter printed there.
SETUP-23 | Bonus tiles available | set-up | All 4 bonus tiles start face up at the lower right of the board.
SETUP-24 | Player colours | set-up | Every player picks a colour that no other player has and receives its player token.
SETUP-25 | Player boards | set-up | Each player uses the standard side of a player board, with room for cards above and below it.
SETUP-26 | Helium-3 marker start | set-up | Each player's helium-3 marker starts on the first tank track space.
SETUP-27 | Additional action slots off | set-up, 10 | Of the five action slots, the two outer ones start OFF and the three in the middle are ON.
SETUP-28 | Upload marker set aside | set-up | Each player keeps an upload marker ready for the starting research token.
SETUP-29 | Starting capital | set-up | Every player starts with 1 coin from the bank in their reserve.
SETUP-30 | Starting bonus markers | set-up | Every player starts with 3 bonus markers in a game with one or two players, and with 2 in larger games.
SETUP-31 | Surplus bonus markers | set-up | Further bonus markers stay in the box; only the track bonus of A2 can bring them into play.
SETUP-32 | Track markers start | set-up | Every player starts with one track marker on space 0 of each of the four company tracks.
SETUP-33 | Starting action cards | set-up | A player's first hand is the 9 starting action cards with the icon of that colour.
SETUP-34 | Overview sheets | set-up | Each player receives an overview sheet, which is a memory aid only.
SETUP-35 | First player | set-up | The group determines a first player, who receives the first player marker.
SETUP-36 | Dealing single-energy cards | set-up | Single-energy cards 01 to 04 are dealt in turn order, 01 to the first player.
SETUP-37 | Hand of ten cards | set-up | The single-energy card brings each hand to 10 cards; any not dealt are boxed.
SETUP-38 | Prescribed starting research tokens | set-up | In a first game, the position in turn order decides each player's starting research token.
SETUP-39 | Drafted starting research tokens | set-up | Each player is dealt 2 starting research tokens and secretly keeps one; all choices are shown together.
SETUP-40 | Order of token steps | set-up | Each player carries out the four placement steps of the starting research token in order.
SETUP-41 | Placing the starting token | set-up | The chosen starting research token lies face up on the start screen of the research track.
SETUP-42 | First three resting decks | set-up | The player moves the 3 cards shown on the token from hand to the central resting slots, one to each, in an order of their choice.
SETUP-43 | Starting bonus | set-up, AMB-SETUP-6, AMB-BON-10 | The starting research token first advances markers on tracks, under the usual movement rules.
SETUP-44 | Upload marker start | set-up, 14 | The upload marker starts on the left half of the token, a pre-printed plan.
SETUP-45 | State before round 1 | set-up, 10 | Each player enters round 1 with 7 hand cards, 3 resting decks of one card, 3 ON action slots and 1 coin.
ROUND-1 | Seven rounds | 10, 30-31 | A game is played over 7 rounds, unless the Singularity ends it sooner.
ROUND-2 | Three phases | 10 | Each round has a planning phase, an action phase and a preparation phase, in this order.
ROUND-3 | After the last round | 10, 18-19 | Round 7 has no preparation phase; final scoring follows its action phase.
ROUND-4 | Marking the current round | 10 | The highest number revealed on the round track is the current round; if none is revealed, it is round 1.
ROUND-5 | Turn order | 10 | Turns start with the first player and continue clockwise until no player is left in the action phase.
ROUND-6 | Skipping passed players | 18 | Players who have passed take no further turns in this action phase.
ROUND-7 | End of action phase | 18 | The action phase is over as soon as every player has passed.
ROUND-8 | Change of first player | 16-17 | Claiming the first player marker changes who starts the next round, not the current turn order.
ROUND-9 | One action per turn | 10 | Each turn is exactly one action: resources, energy, scientist, field scientist, bonus marker or pass.
ROUND-10 | Suitable card required | 10-11 | A card action needs a face-up card of its type in the action area; resting cards are inactive.
ROUND-11 | Used cards turned face down | 10-11 | Used cards are turned face down and cannot be used again in the same round.
ROUND-12 | Passing instead of waiting | 10, 18 | A turn cannot be skipped: a player who takes no other action has to pass, which is always possible and final.
ROUND-13 | Placing the +1 resource tile | 10, 20 | Adding the +1 resource tile to a face-up resource card on the player's own turn is free and not an action.
ROUND-14 | End of turn | 14 | A turn ends with placing new research plans and then refilling the research display.
ROUND-15 | Card actions end turns | 11-16 | Turning the used cards face down completes a card action and with it the turn.
PLAN-1 | Simultaneous planning | 10 | Players plan at the same time with face-down cards, hidden from the others until all cards are revealed together.
PLAN-2 | Placing cards | 10 | Each player puts hand cards face down in action slots; cards in resting decks are not available.
PLAN-3 | Slot capacity | 10 | Only action slots that are ON may be filled, with one card each; three are ON from the start.
PLAN-4 | Switching on slots | 10, 23 | The helium-3 marker and the upload marker can each switch ON one more action slot, for a maximum of five.
PLAN-5 | Free slot choice | 10 | Any planned card may be put in any free action slot that is ON.
PLAN-6 | Leaving slots empty | 10, AMB-PLAN-1 | Action slots may be left empty on purpose, even all of them.
PLAN-7 | Cards determine actions | 10, 18, AMB-PLAN-3 | Planned cards determine which card actions are possible this round; players do not have to use them.
PLAN-8 | Share cards not allowed | 19 | The 8 share cards have no action, so planning them is forbidden.
PLAN-9 | Cards go to rest | 10 | When its owner passes, a planned card goes to a resting slot, unusable until its deck is taken back.
PLAN-10 | Simultaneous reveal | 10, AMB-PLAN-2 | Once all players are ready, all planned cards are revealed together.
PLAN-11 | Bonus tiles while planning | 19-20 | Action tiles are placed face up beside the action slots and do not occupy any of them.
PLAN-12 | Constrained slots variant | 10, 23 | Under the constrained slots variant, the action slot of a card also determines its resting slot.
RES-1 | Purpose of the action | 11 | Resource cards buy one card from the card display, advance track markers, or both.
RES-2 | Choosing resource cards | 11 | The player picks one resource type and uses one or more face-up cards of it, keeping the others for later.
RES-3 | Total value | 11, 20, 21-23 | The total value is the sum of the used cards, any +1 resource tile on them and the titanium track bonus.
RES-4 | Spending the total value | 11 | The total value pays for at most one card, for steps on company tracks, or for both.
RES-5 | No mixing of types | 11, 21-23 | One action never mixes resource types, unless a track bonus permits a mixed payment for a card.
RES-6 | Total cost of cards | 11 | A displayed card costs its printed cost plus the extra cost of its slot.
RES-7 | Affordable cards only | 11 | A card can be bought only when its total cost does not exceed the total value in use.
RES-8 | New cards go to the hand | 11, AMB-RES-8 | A bought card goes to the hand at once and stays there until the next planning phase.
RES-9 | Surplus value | 11 | Value beyond the total cost is spent on track marker steps; an exact payment leaves none.
RES-10 | Empty display slots | 11 | The slot of a bought card is left vacant until the preparation phase.
RES-11 | Free cards | 23 | Even a card with total cost 0 needs a used resource card, whose full value is then left for steps.
RES-12 | Cost reductions | 21-23 | Certain track bonuses lower the total cost of a card, but not below 0.
RES-13 | Advancing track markers | 11 | Every unit left moves a track marker one space on a company track; the units may be divided freely among the tracks.
RES-14 | Blocked steps | 21-23, AMB-RES-1 | Each step follows the track rules separately; units that no track marker can use are lost.
RES-15 | End of resource action | 11, 20 | The used resource cards, and a +1 resource tile on them, are turned face down, and the turn ends.
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
STATION-1 | Columns and home spaces | 12-13 | Every station has 15 home spaces in three columns, numbered 1 to 5 outwards from the board centre.
STATION-2 | Crossed-out home space | 12-13 | The last home space of each column shows 2 coin icons and, once exposed, is never covered again.
STATION-3 | Taking from the top | 12-13 | An outpost taken from a station comes from the top of any of its columns that is not empty.
STATION-4 | Free choice of column | 13 | Columns need not be emptied one by one; outposts may come from any of them.
STATION-5 | Returning outposts | 12-13 | A returned outpost goes to the lowest vacant home space of a column that the active player chooses.
STATION-6 | Fifth space stays vacant | 9, 12-13 | Returned outposts never go below the fourth space; coin icons that they cover again stop counting.
STATION-7 | Station without room | 13 | A returned outpost leaves play for good if its station has no permitted home space for it.
STATION-8 | Column with room required | 12-13 | A column that can take the returned outpost must be chosen as long as there is one.
STATION-9 | Empty station | 13 | No expansion is possible from an empty station, and energy left when a station becomes empty is lost.
STATION-10 | Share value | 9 | The share value of a company equals the coin icons exposed in its station.
STATION-11 | Removing outposts | 16-17, 32 | A removal reward sends 1 or 2 outposts, but never shuttles, from the tops of any station columns to the box; on the titanium majority space it is optional.
RP-1 | Plans before movement | 14 | The upload marker can enter a space of the research track only if there is a research plan on that space.
RP-2 | Pre-printed plan | 14 | The plan printed on the starting research token serves as its owner's first research plan.
RP-3 | Sources of research points | 14 | Research stations, scientist cards and some bonuses provide research points.
RP-4 | Spending at once | 14 | Research points gained together form one sum, which is used at once on any mix of the permitted options.
RP-5 | Buying an A plan | 14 | An A plan from the research display is priced at 1 research point.
RP-6 | Buying a B plan | 14 | A B plan from the research display is priced at 1 research point.
RP-7 | Buying a C plan | 14 | A C plan from the research display is priced at 2 research points.
RP-8 | Points for coins | 14 | Any research point may be exchanged for 1 coin, so none is ever lost.
RP-9 | Buying a special plan | 14 | A face-up special research plan on the round track costs 2 research points.
RP-10 | Special plan availability | 14 | The first special research plan is available from round 2; each later round reveals one more.
RP-11 | Supplement space coins | 14 | Taking a plan from a red-bordered display space also earns every coin on the supplement space.
RP-12 | Placing new plans | 14 | Plans gained in a turn are placed on the player's research track at the end of that turn.
RP-13 | Crossed-out A spaces | 14 | Research track spaces with a crossed-out A are closed to A plans and take only B or C plans.
RP-14 | Gaps allowed | 14 | Research plans may be placed on the research track with empty spaces between them.
RP-15 | Plans are permanent | 14 | A placed research plan stays on the research track for good, though it may be turned face down.
RP-16 | Covering plans | 14, AMB-RP-4 | A new research plan may cover an older one of any kind, which then no longer counts.
RP-17 | Usable from later turns | 14 | The upload marker can enter a plan only in a later turn than the one in which it was taken.
RP-18 | Refilling the research display | 14 | Vacant spaces of the research display get a plan of their letter only after the new plans are placed.
RP-19 | No round track refill | 14 | A special research plan taken from the round track is not replaced.
RP-20 | Exhausted plan stack | 23 | When a letter has no plans left in supply, its display spaces are never filled again.
RP-21 | Finished research track | 23 | With the upload marker on the last space, each research point yields 2 coins and has no other use.
SCI-1 | Purpose of the action | 14-15 | A scientist moves the upload marker along the research track and earns a reward.
SCI-2 | One scientist card | 14-15 | The action uses one face-up scientist card and follows its steps in order.
SCI-3 | Turning a plan face down | 14-15 | Before the movement, the player may pay 2 coins once to turn one plan on their own track face down, pre-printed or not.
SCI-4 | Length of movement | 15 | The player decides how far the upload marker moves, and may also leave it where it is.
SCI-5 | Path of movement | 15 | The upload marker advances plan by plan along the printed path and skips no space.
SCI-6 | Meeting requirements | 15 | The face-up cards in the action area must meet every requirement of a plan before the upload marker enters it.
SCI-7 | Checking a requirement | 15 | A requirement compares its number with the total value of matching face-up cards, which remain unused.
SCI-8 | Plans checked separately | 15 | All face-up cards count in full for every plan entered; requirements are not added together.
SCI-9 | Entering special plans | 15 | A special research plan is entered by paying its printed coins to the bank; without payment the movement ends.
SCI-10 | Face-down plans | 15 | The upload marker may enter and pass a face-down plan without requirement or payment.
SCI-11 | Empty spaces block | 15 | The upload marker cannot enter or pass a research track space without a plan.
SCI-12 | Reward of last plan | 15, AMB-BON-10 | Only the plan where the upload marker comes to rest gives its reward; plans that it passes over give none.
SCI-13 | Plans without reward | 15 | Stopping on a face-down or special research plan earns nothing, though special ones count in final scoring.
SCI-14 | No movement, no reward | 15 | An upload marker that stays in place earns no reward from any plan.
SCI-15 | Spending scientist points | 15 | Last, the research points of the scientist card are spent, together with any from a plan reward.
SCI-16 | End of scientist action | 14-15 | The scientist is turned face down, new plans are placed, the research display is refilled, and the turn ends.
SCI-17 | Face-down cards excluded | 15 | Cards used earlier in the round do not help to meet the requirements of plans.
SCI-18 | Scientist as requirement | 32 | A requirement for a scientist or field scientist needs a face-up one other than the one in use.
SCI-19 | Slot and last space | 23 | Reaching the slot space turns an action slot ON; on the last space, the upload marker never moves again.
FSC-1 | Use one field scientist | 16 | The action uses one face-up field scientist card to gain helium-3 steps and coins.
FSC-2 | No initial field scientists | 16 | No player starts with a field scientist; all five come from the card display.
FSC-3 | Neutral field scientist | 16 | Using the neutral field scientist yields one helium-3 step on the tank track and 2 coins.
FSC-4 | Company field scientist | 16 | This card yields 1 coin and 2 helium-3 steps, plus 1 step for each full pair of domes in sectors that its company controls.
FSC-5 | Controlled sectors | 16 | A company controls each sector with one of its outposts, regardless of which player placed it.
FSC-6 | Dome count bonus | 21-23 | The permanent field scientist bonus adds 1 to the number of domes counted, or 3 at the second level.
FSC-7 | Steps past the end of the tank track | 23 | Each helium-3 step that would go past the end of the tank track pays 2 coins.
FSC-8 | Used card turned over | 16 | After its effect, the field scientist card is turned face down and the turn ends.
BON-1 | Place a bonus marker | 16 | The action needs one bonus marker from the reserve and a free bonus space that the player can use.
BON-2 | Requirement or cost | 16 | A placement is legal only if its requirement is met and its cost is paid in full.
BON-3 | Reward of the space | 16, AMB-BON-10 | The space pays its reward at once, or reserves a bonus tile for the next round.
BON-4 | Blocked until the end of the round | 16 | A bonus marker closes its space to all players for the rest of the round, even if its owner has passed.
BON-5 | Kinds of bonus space | 16-17 | The board has 5 majority spaces, 3 standard spaces and the bonus tile spaces.
BON-6 | One marker per turn | 10 | A player can place only one bonus marker per turn and may place more on later turns of the round.
BON-7 | First player space | 16-17 | This space gives the first player marker and 1 research point, but the first player cannot use it on their first turn of the round.
BON-8 | Purchase space | 16-17 | For 1 coin, the player immediately buys a displayed card, paying its total cost in coins.
BON-9 | Purchase at cost zero | 23 | A purchase at total cost 0 takes only the price of the bonus space; a cost is never negative.
BON-10 | Destroy space | 16-17, 19 | Destroying one hand card, except a share card, earns its printed cost plus 2 in coins.
BON-11 | Bonus tile space | 17 | For the printed price of 1 or 2 coins, the player reserves the tile of the space and receives it before the next round.
BON-12 | Handover reminder icon | 17 | The icon on bonus tile spaces is a reminder that reserved tiles are handed over in the preparation phase.
BON-13 | Tiles reserved in round 7 | 17, 19 | Reserving a bonus tile in round 7 has no effect, because no preparation phase follows.
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
PASS-1 | When to pass | 18 | A player may pass on any of their turns, no matter what is left unused, and then follows all passing steps in order.
PASS-2 | Cards turned face up | 18 | Passing begins by turning every card in the player's action area face up.
PASS-3 | Picking up a resting deck | 18 | Next, the player takes one whole resting deck of their choice into their hand, before the played cards rest.
PASS-4 | Emptying the action area | 18, AMB-PASS-1, AMB-PASS-7 | The player then moves all cards from action slots to resting slots of their choice, never two to the same slot.
PASS-5 | Stacking resting decks | 18 | A card goes on top of a deck in its resting slot, leaving older icons visible, or starts a new deck there.
PASS-6 | Returning bonus tiles | 18, 20, AMB-PASS-4 | In the last step, all bonus tiles that the player holds, used or unused, go back to the board.
PASS-7 | After passing | 16, 18, 21-23 | A player who has passed takes no more turns this phase, leaves bonus markers in place and still gains threshold coins.
PASS-8 | End of action phase | 18 | Once all players have passed, the preparation phase follows, or final scoring in round 7.
PASS-9 | Passing with constrained slots | 23 | Under the constrained slots variant each card rests in the slot of its own column, without a choice.
PREP-1 | Three preparation steps | 18-19 | Preparation reveals a special research plan, returns markers, hands out tiles and refills the display.
PREP-2 | Upcoming round | 18-19 | The upcoming round is the one with the next number; its space holds a face-down special research plan on a coin.
PREP-3 | Coin to supplement space | 18-19 | The coin below the special research plan of the upcoming round is added to the supplement space.
PREP-4 | Revealing the special plan | 18-19 | The special research plan of the upcoming round is then turned face up.
PREP-5 | Bonus markers return | 19 | All players return their bonus markers from the board and track bonus spaces to their reserves.
PREP-6 | Receiving reserved tiles | 19-20 | For each marker taken back from a bonus tile space, the player receives its tile in the action area or beside the player board.
PREP-7 | Right-hand column destroyed | 19 | Cards left in display slots 1 to 4 are placed face up with the destroyed cards.
PREP-8 | Middle column shifts | 19 | The display cards of the middle column move one place into the right-hand column.
PREP-9 | Left-hand column shifts | 19 | Display cards of the left-hand column slide right within their row as far as there are free slots.
PREP-10 | Refilling the display | 19 | Empty display slots are filled in ascending order from the action deck while it lasts.
PREP-11 | Next round starts | 10, 19 | Planning for the next round follows; its action phase starts with the holder of the first player marker.
PREP-12 | Share cards in deck | 19 | The last 8 action cards are share cards without an action; a player who acquires one keeps it in hand until final scoring and cannot destroy it.
SHARE-1 | Sources of wealth | 9 | Players gain wealth from shares, higher share values, stored helium-3 and uploaded research.
SHARE-2 | Shares from a track | 9 | The highest share icon that a track marker has reached or passed shows the total number of shares held through that track.
SHARE-3 | Shares from cards | 9, 12-13, 19-20 | Share cards and some energy cards give additional shares; at the end, they count in hand and in resting decks alike.
SHARE-4 | Value of one share | 9 | One share is worth as many coins as coin icons are visible in the station of its company.
SHARE-5 | Worth of a holding | 9, 19-20 | A holding is worth its number of shares times the current share value of the company.
END-1 | End after round 7 | 19-20 | Play ends with the action phase of the last round, normally round 7; final scoring follows.
END-2 | Showing additional shares | 19-20 | Players take all resting cards into hand and show their cards with additional-share icons, sorted by company.
END-3 | Category by category | 19-20 | One player fills in the score pad for all players, one of the seven categories after another.
SCORE-1 | Final wealth | 9, 19-20 | Final wealth is the sum of seven scoring categories.
SCORE-2 | Coins in reserve | 19-20 | Category 1 scores the coins that a player still has in reserve.
SCORE-3 | Astrogo shares | 19-20 | Category 2 multiplies a player's Astrogo shares by the coin icons visible in the Astrogo station.
SCORE-4 | Tawac shares | 19-20 | Category 3 multiplies a player's Tawac shares by the coin icons visible in the Tawac station.
SCORE-5 | Skymine shares | 19-20 | Category 4 multiplies a player's Skymine shares by the coin icons visible in the Skymine station.
SCORE-6 | Minerva shares | 19-20 | Category 5 multiplies a player's Minerva shares by the coin icons visible in the Minerva station.
SCORE-7 | Counting shares | 19-20 | The share count for a company combines the shares reached on its track with matching additional-share icons.
SCORE-8 | Helium-3 value | 19-20 | Category 6 scores the last tank track value that the helium-3 marker has passed.
SCORE-9 | Research value | 19-20 | Category 7 adds the last research track value passed and the values of face-up special research plans reached.
SCORE-10 | Winner and ties | 19-20 | The player with the greatest sum of coins wins; tied leaders win together, without a tie-breaker.
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
BSP-9 | Destroyed card, first level | 19, 21-23 | Destroying a hand card, except a share card, lets the player either take the action of that card alone or pay 2 coins to take any destroyed card.
BSP-10 | Destroyed card, second level | 19, 21-23 | Destroying a hand card, except a share card, lets the player take the action of that card alone, pay 2 coins to take any destroyed card, or do both.
SPECIAL-1 | End of tank track | 23 | On the last tank track space, the helium-3 marker stays for good.
SPECIAL-2 | Coins for surplus steps | 23 | Once the end of the tank track is reached, each further helium-3 step pays 2 coins.
SPECIAL-3 | Tank track action slot | 23 | Reaching the marked tank track space turns its additional action slot ON, to be used from the next planning phase.
SPECIAL-4 | End of research track | 23 | The upload marker ends its path on the plan of the last research track space.
SPECIAL-5 | Coins for research points | 23 | With the research track completed, each research point pays 2 coins and has no other use.
SPECIAL-6 | Research track action slot | 15, 23 | Reaching the plan on the fifth research space turns its additional action slot ON, to be used from the next planning phase.
NOTE-1 | Resource card always needed | 23 | Even at total cost 0, an acquisition uses at least one resource card, whose whole value may go into steps.
NOTE-2 | Free purchases | 23 | Buying a card with total cost 0 on a bonus space takes no coins except the cost of that space.
NOTE-3 | Plan supply exhausted | 23 | When no plans of a letter remain in supply, its display spaces are left empty.
NOTE-4 | Unlimited coins | 23 | The bank never runs out of coins, so substitutes replace missing pieces.
NOTE-5 | Costs in full | 15-16, 21-23 | Bonus spaces, special research plans and money barriers need the requirement met or the cost paid in full.
NOTE-6 | Gains where possible | 12-13, 21-23, AMB-EXP-6 | Gains apply as far as possible; the rest is lost unless a replacement is defined.
NOTE-7 | Optional payments | 15, 21-23, AMB-RP-17 | A payment within a gain, such as a money barrier, may always be declined.
NOTE-8 | Forward movement only | 11, 13, 15 | Track markers, helium-3 markers and upload markers only move forward.
NOTE-9 | Active player decides | 10 | In the action phase, only the active player acts; the others wait.
NOTE-10 | Cards that never count | 10, 15-16 | Cards that are face down, resting or in hand add nothing to totals, majorities or requirements.
VARIANT-1 | Constrained slots | 23 | The group may agree beforehand to link every action slot with the resting slot in its column.
VARIANT-2 | Passing in the variant | 23 | When a player passes, each card in an action slot moves straight up to its linked resting slot.
ICON-1 | Scientist icon | 32 | The scientist icon stands for a scientist card wherever it appears.
ICON-2 | Field scientist icon | 32 | The field scientist icon stands for a field scientist card wherever it appears.
ICON-3 | Combined scientist icon | 32 | The plan demands a face-up scientist or field scientist other than the scientist moving the marker.
ICON-4 | Helium icon | 32 | The helium-3 marker advances the number of spaces shown along the tank track.
ICON-5 | Research point icon | 32 | The player gets the number of research points shown, and spends them on plans, exchanges them for coins, or does both.
ICON-6 | Expanded-company arrow | 32 | The track marker advances the number of spaces shown on the track of the expanded company.
ICON-7 | Company arrow | 32 | The track marker advances the number of spaces shown on the track of the company in the icon.
ICON-8 | Any-company arrow | 32 | All steps shown are taken on one company track of the player's choice.
ICON-9 | Remove one outpost | 32 | The player chooses any station and returns one outpost from the top of a column to the box.
ICON-10 | Four of one resource | 32 | The plan demands a face-up total of at least 4 in a single resource type.
ICON-11 | Remove two outposts | 32 | Two outposts go to the box, taken from the same station or from two different ones.
ICON-12 | Carbon and another resource | 32 | The plan demands 3 carbon and 3 units of one other resource face up, with 6 carbon also accepted.
ICON-13 | Coin cost icon | 32 | A minus sign shows how many coins the player must pay to the bank.
ICON-14 | Coin gain icon | 32 | A plus sign shows how many coins the player receives from the bank.
ICON-15 | Titanium requirement | 32 | The plan demands at least 1 titanium from face-up cards in the action area.
ICON-16 | Titanium reward | 32 | Stopping on the plan pays the face-up titanium total minus 1 in coins, so 1 titanium pays nothing.
MISSION-1 | Revealing missions | 25 | After the normal set-up, one random mission card is shown for 1 or 2 human players, and two for 3 or 4; Luna does not count.
MISSION-2 | Mission status card | 25 | Every human player gets another mission card, unseen; its back is their mission status.
MISSION-3 | Markers on the status card | 25 | Each human player puts three one-time bonus markers on the three column spaces of the mission status.
MISSION-4 | Status card not yet attached | 25 | The status cards are placed above the face-up missions; leftover components go back to the box.
MISSION-5 | Luna without missions | Luna 4 | Luna has no mission status, no one-time bonus markers and no tasks.
MISSION-6 | First task | 25 | A human player who fulfils a task on their own turn may attach the status card, gain 2 CrypCoin and take the marker of that task.
MISSION-7 | Attachment is final | 25 | An attached status card stays with its mission card, so tasks of other mission cards are out of reach.
MISSION-8 | Further tasks | 25 | Every other task of that mission that still has a marker in its column pays 2 CrypCoin and gives that marker.
MISSION-9 | Personal bonus space | 25 | Taking the last marker turns the status card into a bonus space that only its owner can use.
MISSION-10 | Using the personal space | 25 | For 1 CrypCoin the owner advances 3 spaces on one company track, under the usual bonus space rules.
MISSION-11 | Missions never block | 25 | Several status cards can share one mission card; each human player can still fulfil all three tasks.
MISSION-12 | Closing gaps | 25 | When a finished status card is taken away, the cards beneath it slide up.
MISSION-13 | Order of tasks | 25, AMB-MISSION-1 | A player may claim any number of tasks in any order at any time during their own turn, even during its action, but not during a pass.
MISSION-14 | Tasks are not actions | 25 | Fulfilling the condition of a task through an action is not a separate action.
MISSION-15 | One-time bonus markers | 25 | These markers are placed like other bonus markers, but leave the game in the next preparation phase.
MISSION-16 | End with missions | 25 | Missions change neither the end of the game nor final scoring.
MISSION-17 | Task: scientists | 25 | This task needs 3 or more scientist and field scientist cards face up in the action area.
MISSION-18 | Task: one resource | 25 | This task needs face-up cards with a total value of 7 or more in a single resource.
MISSION-19 | Task: helium-3 | 25 | This task needs one action that advances the helium-3 marker by 4 or more tank track spaces.
MISSION-20 | Task: Moon expansion | 25 | This task needs one energy action that puts 5 or more outposts of one company into sectors of the Moon.
MISSION-21 | Task: Belt expansion | 25 | On the Belt side, the outposts and shuttles of one company placed by one action must number 5 or more.
BELT-1 | Belt side | 26 | The module is played on the Belt side of the game board.
BELT-2 | Outposts on the Belt | 26 | Twelve outposts fill the two outer columns of each station; 3 outposts per company are not used.
BELT-3 | Shuttles | 26 | The middle column of every station is filled with the 5 shuttles of its company.
BELT-4 | Swapped edges | 26 | Compared with the Moon side, the stations and their company tracks swap edges; set-up is otherwise the same.
BELT-5 | Expanding on the Belt | 26-29 | All energy cards are used together, and their points buy Belt spaces for one chosen company.
BELT-6 | Kinds of Belt spaces | 26-29 | Outposts go on the outpost spaces of asteroids, and shuttles on the shuttle spaces of space routes.
BELT-7 | One piece per space | 26-29, AMB-BELT-12 | A Belt space has at most one piece at the end of the action, and cannot be chosen if it already has one of the same company.
BELT-8 | Reach of outpost spaces | 26-29 | An asteroid is within reach if it has an outpost of the company or if one of the company's shuttles is on an adjacent space route.
BELT-9 | Reach of shuttle spaces | 26-29 | A shuttle space is within reach if its space route leads to an asteroid with an outpost of the company.
BELT-10 | Growing reach | 26-29 | Every new piece immediately extends the reach of the company, even within the same action.
BELT-11 | Base cost | 26-29 | Each Belt space costs 1 energy point.
BELT-12 | Lightning surcharge | 26-29 | A space that can be reached only across a lightning icon costs 1 more energy point.
BELT-13 | Ousting surcharge | 26-29 | A space with a rival piece costs 1 more energy point, so the total never exceeds 3.
BELT-14 | Taking the piece | 26-29 | Shuttles are taken from the top of the middle column, outposts from the top of either outer column.
BELT-15 | Placing the piece | 26-29 | The piece is placed and marked as new; a rival piece stays on the space for now.
BELT-16 | Continuing or stopping | 26-29 | The same company may continue expanding while points remain; unused points are lost.
BELT-17 | Shuttle rewards | 26-29 | A new shuttle on a space with the company track icon moves the player 1 space along the track of the expanded company.
BELT-18 | Asteroid rewards | 26-29 | Only the first outpost of a company on an asteroid earns the rewards on the asteroid's screen; it earns all of them.
BELT-19 | Order of rewards | 26-29 | The player takes the rewards of new pieces in an order of their choice.
BELT-20 | Returning ousted pieces | 26-29 | Ousted shuttles return to the lowest vacant space of the middle column, ousted outposts to that of an outer column.
BELT-21 | Crossed-out spaces | 26-29 | Returning pieces skip crossed-out spaces and go to the next vacant space above.
BELT-22 | Pre-printed shuttles | 26-29 | Pre-printed shuttles are permanent, so the asteroids linked to a station are always within reach of its company.
BELT-23 | Pieces run out | 26-29 | A company with no shuttles or outposts left in its station cannot enter spaces of that kind.
BELT-24 | No room in the station | 26-29 | A returning piece is removed from the game if it has no allowed space to return to.
BELT-25 | Too little energy | 26-29 | An energy card may be used even if it cannot pay for any space within reach; its points are then lost.
BELT-26 | Removing outposts | 26-29, 32 | Rewards that remove outposts never affect shuttles, only the top outposts of the outer columns.
BELT-27 | Field scientist on the Belt | 26-29 | The field scientist action is unchanged except for the way helium-3 domes are counted.
BELT-28 | Regular domes | 26-29 | A company with an outpost on an asteroid controls every dome on its reward screen, whether or not rivals are there, too.
BELT-29 | Linked domes | 26-29 | The extra domes on asteroids 1 and 15 belong to a company that occupies both outpost spaces linked to them.
BELT-30 | No domes for shuttles | 26-29 | Shuttles, including pre-printed ones, do not control domes.
BELT-31 | End on the Belt | 9, 26-29 | The end of the game is unchanged; a share is worth the coin icons visible in all three columns of the station.
BELT-32 | Belt and missions | 25 | For the mission task on expansions, outposts and shuttles are counted together.
BELT-33 | Belt and Luna | Luna 4, Luna 6 | Luna expands on the Belt according to her own rules, without costs, surcharges or rewards.
BELT-34 | Belt and menaces | 30-31 | A menace card between shuttle spaces 11 and 16 adds another use for energy points.
BELT-35 | Return to an asteroid | 26-29 | A company whose outposts were all ousted from an asteroid earns the reward again with its next outpost there.
BELT-36 | Ending the action | 26-29 | Once each space has a single piece, the new pieces are unmarked and all energy cards are turned face down.
MENACE-1 | Belt side only | 30 | Menace cards can be used only in a game on the Belt side.
MENACE-2 | Placing a menace | 30 | After all other set-up, one random menace card is placed face up so that it links shuttle spaces 11 and 16; the others go back to the box.
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
MENACE-16 | Rogue Comet | 30-31, Luna 4 | Confronting costs 3 more energy points; otherwise each station with the most visible coin icons counts 2 fewer of them for human players.
MENACE-17 | Artificial Einstein-Rosen Bridge | 30-31, Luna 4 | Confronting destroys 2 energy cards from hand; otherwise human players lose all energy cards before final scoring.
MENACE-18 | Unknown Probe | 30-31, Luna 4, AMB-CAMP-6 | Confronting needs a tank track value of 40; otherwise human players take their helium-3 markers off and score nothing for the tank track. A finished tank track still earns its success point.
MENACE-19 | Singularity | 30-31 | Confronting needs a research track value of 40; otherwise the game is over after the action phase of round 6.
MENACE-20 | Temporal Anomaly | 30-31 | Confronting needs values of 25 (tank) and 20 (research); otherwise no one wins yet and a new game follows.
MENACE-21 | End of the time loop | 30-31, AMB-MENACE-11 | Once the card is removed in a game, the rounded averages of all games in the time loop decide the winner. Only then is the success point for winning given.
LUNA-1 | Luna as an extra player | set-up, Luna 2 | One to three human players may add one Luna to their game; a solo player has to add her.
LUNA-2 | Luna's seat | Luna 2, Luna 4 | Luna sits directly to the right of the first player and stays there all game, so she acts last in round 1.
LUNA-3 | Luna's colour | Luna 2 | Luna uses a leftover player colour, and its player token is placed on her board.
LUNA-4 | Starting positions | Luna 2-3 | Below level 6, her upload marker starts on the start screen and her helium-3 marker on the first tank space.
LUNA-5 | End slots closed at the start | Luna 2 | The ON/OFF markers on both end slots of her board start with the OFF side up, so these slots are closed.
LUNA-6 | Luna's reserve | Luna 2 | Her reserve starts with 1 CrypCoin and all 5 of her bonus markers.
LUNA-7 | Luna on company tracks | Luna 2 | One of Luna's track markers starts on space 0 of each company track.
LUNA-8 | Bonus markers of human players | set-up, Luna 2 | Luna counts as a player here: a solo player has 3 bonus markers, two or three human players have 2 each.
LUNA-9 | Luna's starting bonus | Luna 2, helper | A random leftover starting research token moves Luna's markers by its bonus and then goes back to the box.
LUNA-10 | No starting cards | Luna 2 | Luna has no starting action cards and no single-energy card; these cards stay in the box.
LUNA-11 | Luna's overview sheet | Luna 2 | An overview sheet is placed with its Luna side up, as an aid for the players.
LUNA-12 | Choosing a level | Luna 2-3 | The human players agree on a difficulty level from 0 to 8; level 2 is standard.
LUNA-13 | Luna deck and grade-2 deck | Luna 2-3 | From level 2 up, 12 shuffled grade-1 cards form the Luna deck, and 7 grade-2 cards form a separate face-down deck.
LUNA-14 | Easy levels | Luna 2, AMB-LUNA-3 | Levels 0 and 1 omit all grade-2 cards, and at level 0 Luna's end slots are never turned ON.
LUNA-15 | Advanced levels | Luna 3 | Levels 3-8 start like level 2 and add Luna tokens; levels 6-8 also start her markers farther ahead.
LUNA-16 | Luna tokens | Luna 3 | Each space of her board marked in yellow with the level gets a Luna token.
LUNA-17 | Advanced start | Luna 3 | At levels 6-8, her helium-3 and upload markers start on the spaces that show the level in white.
LUNA-18 | Effect of Luna tokens | Luna 3 | When her marker reaches or passes a Luna token, the top grade-2 card goes face down onto the Luna deck.
LUNA-19 | Dealing action cards | Luna 3 | Once the human players have placed their cards, each of Luna's slots that is ON gets a face-down card, from left to right.
LUNA-20 | Luna deck exhausted | Luna 2-3 | An empty Luna deck is rebuilt by shuffling her discard pile, with one grade-2 card added from level 2 up.
LUNA-21 | Majority cards | Luna 3 | After the human players reveal their cards, two more Luna cards are placed face up in the two majority slots.
LUNA-22 | Reveal icons | Luna 3, AMB-LUNA-4 | Reveal icons on the majority cards immediately move her helium-3 or upload marker, left card first.
LUNA-23 | Luna's majority values | Luna 3 | The majority cards show how much titanium, carbon, energy and minerals and how many scientists and field scientists Luna has.
LUNA-24 | Luna on majority spaces | Luna 3 | To use a majority bonus space, a human player must also match or exceed the amount Luna has of that kind.
LUNA-25 | Ignored parts | Luna 3 | The action sections of majority cards do not count, and a slot that has just been turned ON waits for the next planning phase.
LUNA-26 | Turn order with Luna | Luna 4 | Luna always acts after the player on her right and is never first player, regardless of who takes the first turn.
LUNA-27 | Luna's turn | Luna 4 | Luna reveals her leftmost face-down action card and performs its whole action section from top to bottom.
LUNA-28 | After Luna's turn | Luna 4 | Play then passes to the player on Luna's left.
LUNA-29 | Discarding her cards | Luna 4 | After her last card of the round, her used action cards are shuffled and placed face up on her discard pile.
LUNA-30 | Majority check | Luna 4 | The higher of the two majority values on the top discard determines which side's majority card is discarded; in a tie, no card is discarded.
LUNA-31 | Luna has passed | Luna 4 | After that, Luna is out of the action phase; majority cards still in place keep blocking.
LUNA-32 | Luna in preparation | Luna 4 | Luna takes back her bonus markers and discards majority cards, but never receives a bonus tile.
LUNA-33 | Luna in final scoring | Luna 4 | Luna scores all seven categories, with the shares on her collected cards, and can win.
LUNA-34 | Luna and missions | Luna 4 | Luna ignores mission cards and has no mission status of her own.
LUNA-35 | Luna on the Belt | Luna 4 | On the Belt side, the only difference is the way she expands companies.
LUNA-36 | Luna and menaces | Luna 4 | Luna ignores menaces and is affected only by Singularity and Temporal Anomaly.
LUNA-37 | Luna in the campaign | Luna 4 | The campaign has its own rules for Luna's level and her success points.
LUNA-38 | Rounds with Luna | Luna 3 | A game with Luna still has 7 rounds of three phases, with a few additional steps for her.
LACT-1 | Order of entries | Luna 4 | Luna carries out the entries of the action section one by one, from top to bottom.
LACT-2 | Ranking companies | AMB-LACT-14 | Each ranking of companies is based on the state of the game when its entry begins.
LACT-3 | Same company twice | helper | If a card advances on a track and also expands its company, a single choice made at the start applies to both.
LACT-4 | Gaining coins | Luna 5 | The bank pays Luna as many CrypCoin as the card shows.
LACT-5 | Gaining helium-3 | Luna 5, helper | Her helium-3 marker advances and turns slot A ON at the slot space; each step past the end pays 2 CrypCoin.
LACT-6 | Gaining research | Luna 5, helper | Her upload marker advances and turns slot E ON at the slot space; each step past the end pays 2 CrypCoin.
LACT-7 | Passing Luna tokens | Luna 3 | Both kinds of movement trigger every Luna token that the marker reaches or passes.
LACT-8 | Advancing on tracks | Luna 5 | Her track marker advances the number of spaces shown on every company track that the card selects.
LACT-9 | Bonus thresholds | Luna 5 | Bonus thresholds pay Luna as usual, when she crosses them and when others cross them after her.
LACT-10 | Money barriers | Luna 5 | Luna pays as much of a money barrier as her coins allow and passes it in any case, without debt.
LACT-11 | End of a company track | Luna 5 | Each step beyond the last space of a company track earns Luna 2 CrypCoin.
LACT-12 | No track bonuses | Luna 5 | Track bonuses reached by her markers have no effect for Luna.
LACT-13 | Value of a company | Luna 5 | The value of a company equals the coin icons currently visible in its station.
LACT-14 | More valuable company | Luna 5 | Of two companies, the one with more visible coin icons counts as more valuable.
LACT-15 | Ties in value | Luna 5, AMB-LACT-2 | Of companies with equal values, the one with more vacant home spaces ranks higher; then the first track letter decides.
LACT-16 | Most valuable | Luna 5 | The card selects the company ranked first in value.
LACT-17 | Two most valuable | helper | The card selects each of the two companies ranked first and second in value.
LACT-18 | Second most valuable | helper | The card selects the company ranked second in value.
LACT-19 | Least valuable | helper | The card selects the company ranked last in value.
LACT-20 | All four companies | helper | The card selects each of the four companies.
LACT-21 | Leading by the biggest margin | Luna 5 | The track with Luna's greatest lead is selected, or else one where she shares the lead, or else the one with her smallest deficit; value settles ties.
LACT-22 | Two biggest margins | helper | The first two tracks in the order of Luna's margins are selected; value settles ties.
LACT-23 | Farthest behind | Luna 5 | The track with Luna's greatest deficit is selected, or else one where she shares the lead, or else the one with her smallest lead; value settles ties.
LACT-24 | Farthest behind within reach | Luna 6, helper, AMB-LACT-5 | To pick a rival to oust, the French booklet compares all companies, and the international texts compare only those with a piece within reach; the group agrees before the game which of them to follow.
LACT-25 | Marker by slot letter | Luna 5 | Luna puts a bonus marker on the bonus space with the letter of the slot that holds the card.
LACT-26 | Marker without effect | 16, Luna 5 | Luna neither pays nor gains anything for her marker; it only blocks the space for the rest of the round.
LACT-27 | Bonus space occupied | Luna 5 | If that space holds a marker, Luna does not place one and does not look for another space.
LACT-28 | Grid of bonus spaces | helper | The rows in the picture have 1, 2 and 4 spaces, aligned on the right, and the single top space never has a letter.
LACT-29 | Cards by slot letter | Luna 5 | Luna collects the cards from all display spaces that bear the letter of her slot and keeps them face down.
LACT-30 | Cards are free | Luna 5 | Luna pays nothing for the cards she gains.
LACT-31 | Empty display space | Luna 5 | A designated display space without a card gives Luna nothing.
LACT-32 | Cards kept for scoring | Luna 4-5 | Gained cards are never played; their share icons matter only in final scoring.
LACT-33 | Most valuable share | Luna 5, helper, AMB-LACT-4 | Luna takes a displayed card with a share of the most valuable company, lowest space first. In the French booklet, this is the most valuable of all four companies; in the international texts, it is the most valuable of those displayed. The group agrees before the game which of them to follow.
LACT-34 | Discarding a lettered plan | Luna 5-6, helper | The research plan with the stated letter in the column of her slot is removed from the game.
LACT-35 | Supplement coins | helper, AMB-LACT-11 | Discarding a lettered plan also earns Luna all CrypCoin on the supplement space.
LACT-36 | Refilling the display | Luna 5-6 | The vacant spaces of the research display are then refilled as usual.
LACT-37 | Discarding a special plan | Luna 5-6 | The face-up special research plan that was revealed last is taken off the round track.
LACT-38 | Expansion points | Luna 6 | Each expansion point places one piece of the company; nothing costs a second point.
LACT-39 | No expansion rewards | Luna 6 | Luna takes no rewards from the sectors or Belt spaces she expands into.
LACT-40 | Lost expansion points | Luna 6 | If a company cannot place another piece, its remaining points are lost.
LACT-41 | Main outpost column | Luna 6 | Of the outpost columns whose final home space is covered, the emptiest is the main one; if several are equally empty, the one nearest the logo is.
LACT-42 | No covered final space | Luna 6, helper | If every final home space is uncovered, the main column is the emptiest one, then the one with the fewest coin icons, then the one nearest the logo.
LACT-43 | Choosing the column each time | AMB-LACT-16 | The main outpost column is determined again for each outpost that leaves or re-enters a station.
LACT-44 | Expanding two companies | helper | The less valuable of two companies expands first, using all its points before the other begins.
LACT-45 | Reachable sector | Luna 6 | Sectors that border the station or an outpost of the company are reachable, except those that already have one of its outposts.
LACT-46 | Vacant target sector | Luna 6 | Luna picks the vacant reachable sector with the lowest number for MIN or the highest for MAX.
LACT-47 | Rival target sector | Luna 6 | If no vacant sector is reachable, the target belongs to the rival on whose track Luna is farthest behind: the lowest reachable sector for MIN, the highest for MAX.
LACT-48 | Placing and ousting | Luna 6, AMB-LACT-12 | Luna places the top outpost of the main outpost column, and a rival outpost in the target goes home at once.
LACT-49 | Candidate targets | Luna 6 | The candidates within reach are vacant shuttle spaces, and asteroids that have room for an outpost but none of the company.
LACT-50 | Choosing a target | Luna 6 | MIN selects the candidate with the lowest target number, MAX the one with the highest.
LACT-51 | Shuttle target | Luna 6 | A chosen shuttle space gets the top shuttle of the station; if no shuttles are left, shuttle spaces do not qualify.
LACT-52 | Asteroid target | Luna 6 | A chosen asteroid gets the top outpost of the main outpost column, on any of its vacant outpost spaces.
LACT-53 | No candidate | Luna 6 | Failing that, another outpost goes to the asteroid with the lowest number for MIN or the highest for MAX that has room and an outpost of the company.
LACT-54 | Nothing vacant within reach | Luna 6 | If nothing within reach is vacant, Luna ousts and replaces a piece of the rival she is farthest behind.
LACT-55 | Returning ousted pieces | 26-29, Luna 6 | Ousted pieces go to the lowest vacant space of the middle or main outpost column, skipping crossed-out spaces.
CAMP-1 | Four chapters | 24 | A campaign has four chapters, played in order; each one is a complete game with modules.
CAMP-2 | Modules outside a campaign | 24, 30 | Each module can also be used in an ordinary game, but menace cards need the Belt side.
CAMP-3 | Luna in campaign games | 24, Luna 2 | Luna may join up to three human players and must join a solo player, in campaign games and module games alike.
CAMP-4 | What carries over | 24, Luna 4 | Every chapter is a game with its own set-up. Success points are kept until the end, and Luna's level is noted for the next chapter.
CAMP-5 | Awarding success points | 24, Luna 4 | After the final scoring of a chapter, every player gets success points, including Luna.
CAMP-6 | Ahead of one player | 24 | A player who has scored more than at least one other player gets 1 success point.
CAMP-7 | Ahead of two players | 24 | A player who has scored more than at least two other players gets 1 more success point.
CAMP-8 | Winning the chapter | 24, 30-31, AMB-MENACE-11 | Each player in first place, tied or not, gains 1 success point. In a time loop, no single game gives this point; the best average does.
CAMP-9 | Mission progress | 24 | A player who has taken two or more one-time bonus markers from the mission status earns 1 success point.
CAMP-10 | Finished tracks | 24, AMB-CAMP-6 | Each company, tank or research track whose last space a marker has reached earns its player 1 success point, even if the Unknown Probe takes the marker off the track.
CAMP-11 | Extra points by chapter | 24, 29-30 | Chapters 3 and 4 each offer one extra success point.
CAMP-12 | Recording the points | 24 | The success points of the chapter are noted on the last line of the score pad.
CAMP-13 | Campaign winner | 24 | The player with the highest sum of success points over all four chapters wins; tied players share the victory.
CAMP-14 | Campaign ranks | 24 | The campaign total also gives each player one of five ranks, for flavour only.
CAMP-15 | Chapters 1 and 2 | 24, 26 | Chapter 1 is played with missions on the Moon side, chapter 2 with missions on the Belt side.
CAMP-16 | Chapter 3 set-up | 29-30 | After set-up on the Moon side with missions, the top outpost of each station column moves to a specified sector.
CAMP-17 | Playing chapter 3 | 29-30 | Base and mission rules apply, and the first player to unlock a personal bonus space earns 1 success point.
CAMP-18 | Chapter 4 set-up | 30 | Chapter 4 is set up on the Belt side with missions and one menace card.
CAMP-19 | Playing chapter 4 | 30 | The rules of the Belt side, of missions and of the menace apply, including those for the end of the game and final scoring.
CAMP-20 | Chapter 4 extra point | 30 | The player who removes the menace card from the board gains 1 extra success point.
CAMP-21 | Luna's starting level | Luna 4 | Luna begins at level 3 or 2 with two or three human players, and at level 5 or 4 in solo.
CAMP-22 | Points for Luna | Luna 4 | Luna gains success points like a human player and is included in all comparisons between players.
CAMP-23 | Mission point for Luna | Luna 4 | Luna always receives the success point for mission progress, even without a mission status.
CAMP-24 | After a win by Luna | Luna 4 | The human players either lower Luna's level by 1, giving her 1 success point, or leave it as it is.
CAMP-25 | When Luna does not win | Luna 4 | The human players either raise Luna's level by 1 or keep it, giving her 2 success points.
CAMP-26 | Recording the level | Luna 4 | Luna's level is noted on the score pad.
CAMP-27 | Counting players | 25, Luna 2 | Luna counts as a player for the human players' bonus markers, but not for the number of mission cards.
CAMP-28 | Time loop in the campaign | 30-31, Luna 4, AMB-MENACE-11 | If Temporal Anomaly forces replays, the totals and success points of chapter 4 are averaged over all games; only the best average earns the point for winning.
`);
