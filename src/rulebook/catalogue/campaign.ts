import { type RulesOf, rulesOf } from './ruleText.ts';

export const en: RulesOf<'CAMP'> = /* @__PURE__ */ rulesOf(`
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
