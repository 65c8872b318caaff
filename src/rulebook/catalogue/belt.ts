import { type RulesOf, rulesOf } from './ruleText.ts';

export const en: RulesOf<'BELT'> = /* @__PURE__ */ rulesOf(`
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
BELT-17 | Shuttle rewards | 26-29 | A new shuttle on a space with this icon moves the player's marker 1 space on the track of the expanded company.
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
`);
