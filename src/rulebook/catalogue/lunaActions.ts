import { type RulesOf, rulesOf } from './ruleText.ts';

export const en: RulesOf<'LACT'> = /* @__PURE__ */ rulesOf(`
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
`);
