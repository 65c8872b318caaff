/** Questions and words by which players look for a rule, one rule per line, separated by semicolons. They are never shown. */
export const EN_HINTS = `SETUP-1 how many players; how many people can play; can we play with five; can I play alone; player count; minimum and maximum players; two players; solo; number of players; six players
SETUP-2 what belongs to the base game; which modules are there; what are the expansions
SETUP-3 what stays in the box; which pieces do we not need
SETUP-5 which side of the board; where does the board go
SETUP-6 tracks for the first game; recommended tracks for beginners; which tracks do we use
SETUP-7 random tracks; shuffle the tracks; choose tracks at random
SETUP-8 choose the tracks ourselves; pick tracks freely
SETUP-9 what happens to the fifth track; track left over
SETUP-11 how many outposts does a company have; where do outposts start; fill the stations
SETUP-12 share value at the start; what are shares worth at the beginning
SETUP-13 sort the cards; how many action cards are there
SETUP-14 build the draw deck; order of the deck; do we shuffle the cards
SETUP-15 where do destroyed cards go; discard pile of destroyed cards
SETUP-16 fill the card market at the start; set up the display of cards
SETUP-17 what is the bank
SETUP-18 coin on the supplement space at the start
SETUP-19 coins on the round track
SETUP-20 set up special plans on the round track
SETUP-21 sort and shuffle research tiles; stacks of research tiles
SETUP-22 fill the research display at the start
SETUP-23 where are bonus tiles at the start
SETUP-24 choose a colour; player colours
SETUP-25 player board side; which side of my player board
SETUP-26 where does the helium disc start; start of my helium marker
SETUP-27 which action slots are open at the start; slots closed at the beginning
SETUP-28 upload marker before the game
SETUP-29 how much money do I start with; starting money; coins at the start; money at the beginning; initial coins
SETUP-30 how many bonus markers do I start with; number of bonus discs or pawns; number of bonus markers; how many markers does each player get
SETUP-31 what happens to unused bonus markers; rest of the bonus discs
SETUP-32 where do my track markers start; discs on the company tracks at the start; all markers on zero
SETUP-33 which cards do I start with; starting hand; cards at the beginning; starting deck; what is in my deck
SETUP-35 who starts; who goes first; who is first player in round 1; choose the starting player; who is the start player; who begins; determine the first player
SETUP-36 deal the single energy cards; extra energy card by seat order
SETUP-37 how many cards in hand; how many cards at the start; hand size; hand limit at the start
SETUP-38 starting token in the first game; which starting token for beginners
SETUP-39 choose a starting token; draft starting tokens; keep one of two tokens
SETUP-40 what do I do with the starting token; steps of the starting token
SETUP-41 where does the starting token go
SETUP-42 which cards rest at the start; first resting decks; put three cards above the board
SETUP-43 starting bonus of the token; move markers before the game
SETUP-44 where does the upload marker start; start of the research marker
SETUP-45 what do I have before round 1; ready to start
ROUND-1 how many rounds; length of the game; how long is the game; when is the last round; number of rounds; play time
ROUND-2 phases of a round; what happens in a round; how is a round structured
ROUND-3 what happens after round 7; is there preparation in the last round
ROUND-4 which round are we in; how do we see the current round
ROUND-5 turn order; clockwise; who goes next; in which order do we play; how many turns do I get in a round; who plays after me; do we take turns; how do turns go round
ROUND-6 are passed players skipped; do I get another turn after I passed; do others continue after I pass; what do passed players do
ROUND-7 when is the action phase over; do all players pass together; when does the round end; one player is still playing after the others passed
ROUND-8 does turn order change at once when I take the first player marker; when does the new first player start
ROUND-9 what can I do on my turn; list of actions; how many actions per turn; one card or two cards in one turn; two actions in a turn; is placing a bonus marker an action; how many actions do I have; do several actions in a row; what are the possible actions; use all my cards in one turn; second action; one action each
ROUND-10 which card do I need for an action; do I need a card to act; can I act without a card; which cards are active; do resting cards work
ROUND-11 use a card twice in a round; can I reuse a card; what happens to a used card; flip used cards; second use of a card; play the same card again; card is exhausted after use; refresh a card
ROUND-12 may I do nothing or skip my turn; wait for others; must I pass; do I have to act; I cannot do anything; nothing left to do; no card left for an action; no useful action; no legal move; stay in the round without acting; delay my turn; forced to act
ROUND-13 when do I place the +1 tile; is the +1 tile an action
ROUND-14 end of my turn; what happens at the end of a turn
ROUND-15 when is my turn over after a card action
PLAN-1 do we plan at the same time; are planned cards secret; see the cards of other players; planning simultaneously; do we choose cards secretly; can I look at planned cards of an opponent; show my hand; keep cards hidden; plan in turn order
PLAN-2 can I play cards from a resting deck; where do I put my cards; plan cards from hand; cards available for planning; can I plan a card that I just took back
PLAN-3 number of cards; how many cards can I plan or play in a round; two cards in one slot; how many cards can I plan; how many cards can I play; how many cards per round; card limit; maximum number of cards; play more than three cards
PLAN-4 fourth action slot; fifth slot; how do I get more action slots; open a slot; play more cards; unlock the outer slots; slot is OFF; turn a slot ON; upgrade my slots; extra action; four cards in a round; five cards in a round
PLAN-5 which slot does a card go to; does the slot matter; leftmost slot; does the order of my cards matter; which slot first; position of cards
PLAN-6 plan no cards; may I plan no cards; no planned cards; plan nothing; play fewer cards; leave slots empty; no hand cards left to plan; hand is empty; can I play only one card; play fewer than three cards
PLAN-7 do I have to use all my cards or planned cards; must I use every card; unused planned cards; can I change my mind about a card; decide not to use a card; planned the wrong card
PLAN-8 play a share card; can I plan share cards
PLAN-9 keep an unused card in my hand when I pass; cards that I did not use; do planned cards come back to my hand; what happens to cards I did not play; unused cards at the end of the round
PLAN-10 when do we reveal cards; turn the planned cards over; show the cards; are cards shown at once; when can I see what others play
PLAN-11 does a bonus tile need a slot; where does a bonus tile go in planning
RES-1 what do resource cards do; what is the resource action for; use resources to buy a card or move on tracks; what can I do with carbon, titanium or minerals; spend resources; only move my markers without buying a card; buy nothing
RES-2 use several resource cards at once; two cards of the same resource in one turn; how many resource cards in one action; do I have to use all resource cards; save a resource card for later; spend several cards at once; use only some resource cards; play two carbon cards together; how many cards per purchase
RES-3 total value of resources; add up resource cards
RES-4 how many cards can I buy in one action; buy two cards; buy a card and move on tracks; buy more than one card; two purchases in one turn; several cards at once
RES-5 mix resources; combine two kinds of resources; use carbon and titanium together; different types in one action; pay with two different resources; spend carbon and minerals together; can I combine resource types; pay a card with mixed resources
RES-6 what does a card cost; price of a card; when may I buy a card; cost of a card in the market; extra cost of the slot; how expensive is a card; market prices; how do I buy a card; cost of cards on display; why is a card more expensive; buy from the display; pay for a card
RES-7 can I buy a card that is too expensive; not enough resources for a card
RES-8 where does a bought card go; can I use a new card at once; play a card in the round I buy it; where do new cards go; are bought cards secret; new card this round; when can I play a bought card; bought card available
RES-9 do I get change; overpay for a card; leftover resources; resources left after buying a card; unspent resource points; resources left over; value left after paying; surplus after a purchase
RES-10 when is the card display refilled; is a bought card replaced at once; gap in the market; does the market refill after each purchase; empty slot in the market; new card after a purchase
RES-11 card for free; card that costs 0; do I need a resource for a free card
RES-12 discount on cards; cheaper cards
RES-13 how do I move on the company tracks; advance my track marker; split steps between tracks; move several discs; how far does my track marker move; one step per resource; which track can I move on; climb a track; go up on a company track
RES-14 resources that cannot be used; lost steps; resources wasted; resource points lost; no marker can move
RES-15 end of the resource action
EXP-1 what do energy cards do; what is the energy action for; how do I expand; build outposts; how do I build; how do I place outposts; how do companies grow; settle a sector; what can I do with energy
EXP-2 use only some energy cards; keep an energy card; save energy for later; do I have to use all energy cards; play one energy card and keep the other; split my energy cards; two energy actions in a round; use energy cards one by one
EXP-3 how much energy do I have; count energy points; does the energy tile count; add up energy; how many energy points
EXP-4 expand two companies; which company may I expand; can I expand a company without shares; choose any company; split energy between companies; which company can I build for; do I need to own a company to use it; use a company of another player; do companies belong to players; expand a company of a rival; more than one company in an action; can every player use every company
EXP-5 share icons on energy cards; what do the icons on energy cards mean
EXP-6 order of the energy action; steps of an expansion; when do rewards come
EXP-7 which sectors can I enter; adjacent sectors; must a sector be next to the station; where can I build an outpost; neighbouring sector; how far can I expand; expand anywhere; jump to a far sector; chain of sectors; where can a company go; which hexes can I build on; distance
EXP-8 enter the same sector twice or again; go into an occupied sector; enter a sector with an enemy outpost; two outposts of one company in a sector; two companies in the same hex; share a sector; sector already taken; sector of another company; fight for a sector; enter the same hex again
EXP-9 how much does it cost to enter a sector; cost of a rival outpost; price of a border; double border; cost to attack; cost of a thick line; extra energy for a rival; how many energy points for a sector; price of a hex; expensive border; crossing a border
EXP-10 pay for a sector; enter a sector without enough energy
EXP-11 why does a new outpost stand upright; two outposts in a sector for a while
EXP-12 stop early; save the rest of the energy; leftover energy; must I use all energy points; enter several sectors; several sectors in one action; number of sectors in one action; do I lose unused energy; keep unused energy; remaining energy points
EXP-13 enter an enclave; sector inside another sector
EXP-14 sectors cut off from the station; separated outposts; expand from an isolated outpost
EXP-15 enter a station; expand into a station of a rival
EXP-16 not enough energy; energy wasted; energy card too weak; cannot reach any sector; energy too small; nothing to expand into
EXP-17 who gets the reward of a sector; do I need shares to get the reward of a sector; bonus of a sector without share; in which order do I take rewards; does a sector pay again every round; rewards of new sectors; does the company or the player get the reward; reward only for shareholders; who earns from a new outpost; do other shareholders get something; get the reward of every sector; bonus printed on a sector; do I get the reward or bonus of a sector without a share in the company; sector bonus without share
EXP-18 kick out a rival; remove an enemy outpost; oust another company; who chooses the column of an ousted outpost; throw out; removing a building of somebody; evict; replace an enemy outpost; drive out; push out; when is a rival removed; attack a rival
EXP-19 lay outposts flat; outpost lying on its side; has the reward been taken; does a sector pay again; can a reward be taken twice; reward again in the next round; does an outpost pay every round; income each round
EXP-20 end of the energy action; flip energy cards
EXP-21 what does a deep mine give; coins from a mine
EXP-22 what does an open-pit mine give; track steps from a mine
EXP-23 what does a helium depot give; helium steps from a sector
EXP-24 what does a research station give; research points from sectors
EXP-25 what do domes do; what are domes for; do I get something for a dome; reward of a dome; little domes on the map; dome symbols; what is a collection dome worth
STATION-1 how is a station built; columns of a station; home spaces
STATION-2 crossed-out space of a station; space with two coins; does the last space count; permanent coins of a station
STATION-3 take an outpost from a station; which outpost do I take
STATION-4 which column do I take outposts from; do I have to empty a column first
STATION-5 where does an ousted outpost go; put an outpost back in the station; returned building; evicted pieces go home; where do removed outposts go; which column does a returning outpost go to; ousted piece returns to its station
STATION-6 can an outpost cover the fifth space again; does share value go down when outposts return
STATION-7 lose an outpost forever; no room in the station; ousted outpost does not fit; out of the game; station is full; no space left in the station; returning outpost finds no space; destroyed outpost
STATION-8 choose a full column; must I choose a column with room; only one column has room
STATION-9 no outposts left; expand without outposts; run out of outposts; station is empty; company has no more buildings or bases; all outposts are on the board; not enough outposts; company is out of pieces; supply of outposts is exhausted; no more pieces to place; last outpost is used
STATION-10 share value; how does a share value rise; coin icons in a station; when does a company become more valuable; how do share prices change; stock value goes up; raise the value of a company; make a company worth more; price of shares; value falls; value of a company; how do I see the share value
STATION-11 remove outposts from a station; put outposts in the box; is removing optional; raise the share value; do I have to remove an outpost; remove a building from the station; where do removed outposts go
RP-1 move the upload marker without a plan; do I need research tiles to move
RP-2 printed plan on the starting token
RP-3 how do I get research points; where do research points come from
RP-4 keep or save research points for later; what can I spend research points on; how many plans can I buy; buy several research tiles; store research; spend points on several things; buy two plans at once; do I have to spend research points; research points left over
RP-5 price of an A plan; how much does a research tile cost; cost of an A tile; cost of science tiles; price of research plans
RP-6 price of a B plan; how much does a research tile cost; cost of a B tile; price of research plans
RP-7 price of a C plan; how much does a research tile cost; cost of a C tile; expensive plan; price of research plans
RP-8 swap research points for coins; research points for money; unused research points; research points are useless; convert research points; cash for research; sell research points
RP-9 price of a special plan; buy a tile from the round track; how do I get special plans; special plan price
RP-10 when can I get special plans; how many special plans
RP-11 coins on the supplement space; who gets the supplement coins; red border; red frame; bonus coins for a plan; when do I get the coin on the display
RP-12 when do I place new plans; put research tiles on my board; place a tile at the end of the turn; place a science tile immediately or later; where do bought plans go; where do I put a new tile; when does a new plan arrive
RP-13 crossed-out A; where may an A plan go
RP-14 leave gaps on the research track; leave an empty space; place tiles anywhere; which space does a plan go to; do plans have to be next to each other; skip a space when placing
RP-15 remove a plan; move a plan; take a research tile off; throw away a tile; can a plan be removed; swap plans; rearrange the research track
RP-16 cover a plan; put a tile on top of another tile; replace a research tile; stack plans; two plans on one space; overbuild a plan; build over a plan; improve an old plan
RP-17 use a new plan in the same turn; use a research tile the turn I take it; move onto a tile just bought; is a new plan usable now
RP-18 when is the research display refilled; new tiles in the display
RP-19 are special plans replaced
RP-20 no research tiles left; stack of plans is empty; supply of plans is empty
RP-21 reach the end of the research track; research finished; research points at the end; research points with a full track; more research after the end
SCI-1 what do scientist cards do; what is the scientist action for
SCI-2 use two scientists at once; how many scientists in an action
SCI-3 pay 2 coins to turn a plan over; flip a plan; skip a requirement; avoid a requirement; get past a tile without its requirement; pay to skip; turn a tile face down; ignore a requirement
SCI-4 may the upload marker stay; how far does the upload marker move; must I move; how many spaces does the upload marker move; move zero; stay in place; number of steps of the scientist; how far can I go in one action
SCI-5 skip or jump over a space on the research track; path of the upload marker; direction; skip a tile; jump over a plan; leave out a plan; move in any direction
SCI-6 requirements of a plan; what do I need to enter a plan; can I enter without the requirement; can I enter a tile I do not meet; missing requirement; what must I have to move on; requirement not met; conditions of a plan; can I skip a tile I do not meet
SCI-7 are cards used up by a requirement; how do I check a requirement; do I use up the cards for a requirement; are the needed cards spent; do I have to pay the requirement; which cards count for a requirement; are the cards turned face down
SCI-8 do requirements of several plans add up; same cards for two plans; one card for several tiles; are requirements cumulative; do I need the resources twice
SCI-9 enter a special plan; pay for a special plan; cost of moving onto a special plan; special plan costs coins; toll of a special plan
SCI-10 pass a face-down plan; enter a flipped tile
SCI-11 jump over an empty space; gap in the research track; move past a missing plan
SCI-12 rewards of plans that the marker passes through; which plan gives a reward; reward of tiles on the way; reward if I move over several tiles; rewards of all tiles; only the last reward; which tile pays
SCI-13 reward of a face-down plan; reward of a special plan
SCI-14 reward without moving; get the reward of a plan again; get the same reward twice; stay for the reward
SCI-15 when do I spend research points of a scientist; buy before moving; when do I buy research tiles; buy plans with a scientist
SCI-16 end of the scientist action
SCI-17 do used cards count for requirements; face-down cards for a plan; card already used this round; do I need the cards face up
SCI-18 does the scientist count for its own requirement; requirement for a scientist; second scientist needed; plan with a scientist icon
SCI-19 slot from the research track; last space of the research track
FSC-1 what does a field scientist do; field scientist action; what is a field scientist good for; engineer
FSC-2 how do I get a field scientist; start without field scientists; where do field scientists come from; buy a field scientist; first field scientist
FSC-3 neutral field scientist
FSC-4 company field scientist; count domes; pairs of domes; odd number of domes; domes for the field scientist; number of helium steps for domes; three domes
FSC-5 which sectors does a company control; do I need my own outposts for domes; who controls a sector; domes of other players; do I own the domes
FSC-6 dome bonus; permanent field scientist bonus
FSC-7 helium past the end of the tank track; helium marker at the end; surplus helium steps; helium beyond the end
BON-1 how do I place a bonus marker; bonus action; use a bonus space; put a disc on a bonus space; what do bonus markers do; where can I place a bonus marker; can I always use a bonus space; how do bonus spaces work; worker placement
BON-2 use a bonus space without paying; requirement of a bonus space; not enough money for a bonus space; what does a bonus space cost; can I place a marker without meeting the requirement
BON-3 when do I get the reward of a bonus space
BON-4 can two players use the same bonus space; bonus space already taken or occupied; share a bonus space; is a bonus space blocked; space free again after the owner passes; space is taken by another player; my opponent is on that space; somebody has already put a marker there; can I use a space that another player uses; use the same bonus space twice; is a space limited to one player; use a space again in the next round; two markers on one space; first come first served; a rival blocks my space
BON-5 which bonus spaces are there; kinds of bonus spaces
BON-6 two bonus markers in one turn; how many bonus markers per turn or round; place several bonus discs; all bonus markers at once; how often can I use bonus spaces; use all my markers in a turn
BON-7 how do I become first player; take the first player marker; first player space; start player token; change of start player; how do I go first next round; keep being first player; stay first player; can the first player take the first player space
BON-8 buy a card with coins; pay for a card with money; purchase space; when may I buy a card; buy cards without resources; spend coins on cards; use money for a card; cash purchase
BON-9 buy a card at cost 0 with coins; negative cost
BON-10 destroy a card; get rid of a card; sell a card; trash a bad card; remove a card from my deck; thin my deck; lose a card for coins; coins for a card; destroy starting cards; throw away a card
BON-11 reserve a bonus tile; how do I get a bonus tile; price of a bonus tile; get a +1 tile; take an action tile; cost of a tile
BON-13 bonus tile in the last round
MAJ-1 does a tie count as a majority; tie for a majority; who has the majority; majority in a draw; do I need more than the others; most titanium but tied; same number as an opponent; equal amount for a majority space; how do majorities work; beaten by another player; do I need the most; do passed players count for a majority; opponent has more than I have
MAJ-2 majority of scientists; do field scientists count for the scientist majority
MAJ-3 majority of titanium, carbon, minerals or energy; cards or values for a majority; how do I count energy for a majority; number of cards or their value
MAJ-5 scientist majority with two scientists
MAJ-6 scientist majority with three scientists
MAJ-7 does the permanent field scientist icon count for the majority space
MAJ-9 titanium majority removes an outpost
MAJ-11 rewards of the carbon, minerals and energy majority spaces
MAJ-12 take a lower reward; must I take the highest reward; take several rewards of a majority space; choose a smaller reward; is the best reward compulsory; do I get all lower rewards too
MAJ-13 are cards used up by a majority space; flip cards for a majority; do I lose the cards for a majority; does a majority space use my cards
MAJ-14 lost steps of a majority reward
PASS-1 when can I pass; pass with unused cards; pass early; pass without using all my cards; am I allowed to pass; do I have to play everything before passing; pass in my first turn; pass with bonus markers left; how do I pass; can I pass right away; leave the round early
PASS-2 turn cards face up when passing
PASS-3 take cards back; how do I get used cards back; get cards back into my hand; which deck or pile may I pick up when I pass; retrieve old cards; when do I draw new cards; refill my hand; choose a deck; take a whole deck; which cards do I get back; when do cards return; pick up old cards; new hand; how do I get my cards back; get used cards back
PASS-4 keep a card when I pass; where do used cards go when I pass; put cards above the board; two cards on the same pile when passing; choose the resting slot; where do played cards go; discard pile of a player; what happens to my cards at the end of the round
PASS-5 stack cards on resting decks; cover share icons; lay a card on top of old cards; order of a deck; may I look at a deck
PASS-6 give bonus tiles back; keep a bonus tile; tiles given back at the end of the round; lose my tile
PASS-7 bonus or coins after passing; play on after passing; come back after I passed; use a bonus space after I passed; anything to do after passing; earn coins after passing; am I out after passing; can I place a bonus marker after passing; return to play
PASS-8 all players have passed
PREP-1 what happens between rounds; preparation phase; end of a round; steps between two rounds; new round; clean up
PREP-3 coins of the next round
PREP-4 new special plan each round
PREP-5 when do I get my bonus markers back; take back bonus discs; do bonus tokens come back; are bonus markers used up; reuse bonus markers; retrieve bonus markers
PREP-6 when do I get the bonus tile I reserved; take the tile I paid for; when does a bonus tile arrive
PREP-7 which cards leave the display; what happens to cards that nobody buys; cards not bought; which cards get thrown out of the market; unsold cards; cards removed from the market; oldest cards are destroyed; cards that are not bought
PREP-8 cards move in the market; shift the cards; cards get cheaper; cards move to the right
PREP-9 cards slide; row of the display
PREP-10 when is the card display refilled; deck of cards is empty; new cards in the market; draw pile is empty; when are new cards shown; refill of the market; no cards left in the deck
PREP-11 who is first player in the next round if no player takes the first player space; start of the next round; does the first player change; same first player again; who starts the next round
PREP-12 share cards in the deck; destroy a share card; what are share cards for; get rid of a share card; card without an action; useless card; what do I do with a share card in my hand; share card costs
SHARE-1 how do I get rich; where do points come from; how do I make money; ways to make points; strategy; how do I earn
SHARE-2 how do I get shares; how many shares do I have; shares on a track; buy shares; how do I become a shareholder; more shares of a company; get stocks; share icons on a track; do I lose old shares
SHARE-3 shares on cards; what are share cards good for; do shares on resting cards count; shares on energy cards; shares in my deck; do cards in hand count as shares
SHARE-4 how much is a share worth; what does a share pay; price of a share; can I sell my shares; stock price; coins for a share; income from shares; when do shares pay
SHARE-5 what are my shares worth; multiply shares; how much are three shares worth; total value of my shares
END-1 when does the game end; end of the game; is the last round played to the end; how do we know the game is over; last turn; finish the round; trigger the end
END-2 show shares at the end; cards in hand at the end; reveal hand at the end; are share cards counted from the decks
END-3 how do we score; score pad
SCORE-1 how do I score at the end; what gives points; final scoring; do coins count at the end; victory points; points at the end; end of game points; scoring categories; how is the score calculated; what counts at the end; list of points
SCORE-2 do coins count at the end; money at the end; coins in final scoring; leftover coins; is leftover cash worth something; a coin is a point; value of money at the end
SCORE-7 which shares count at the end; add shares of track and cards
SCORE-8 points for helium at the end; helium in final scoring; what is helium worth; what does the tank score; helium points
SCORE-9 points for research at the end; research in final scoring; what is research worth; what does the research track score; points of special plans
SCORE-10 tiebreaker; draw; who wins; how do I win the game; equal score; same number of points; same score at the end; money tie breaker; two players with equal points; shared victory; who is the winner; goal of the game; aim of the game
TILE-1 how long do I keep a bonus tile; keep a bonus tile for another round; does a tile stay with me; tile for one round only; when do I return a tile
TILE-2 which bonus tiles are there; what do bonus tiles do
TILE-3 where does the +1 tile go
TILE-4 what does the +1 tile do; use the +1 tile; add 1 to a resource card; where do I put the +1 tile
TILE-5 move the +1 tile to another card
TILE-6 is the +1 tile used up
TILE-7 +1 tile without a card
TILE-8 does an action tile need a slot; action tile as a card; use an action tile; action tile without a card; extra card; use a scientist tile, energy tile or field scientist tile
TILE-9 what does the field scientist tile do
TILE-10 what does the scientist tile do
TILE-11 what does the energy tile do
TRACK-1 what is a money barrier; gate on a track; line between spaces with a minus
TRACK-2 pay a money barrier; how much is the gate; cost to pass the barrier; payment gate on a company track; what do I pay to pass; when do I pay a barrier
TRACK-3 must I pay the barrier; refuse to pay at the gate; no money at the barrier; cannot pay; not enough money for the barrier; wait in front of a barrier; stay at the gate; decline to pay; stopped by a barrier
TRACK-4 end of a company track; last space of a track; marker reaches the last space of a track; further than the end
TRACK-5 steps lost at the end of a track; steps too many; steps over the end; extra steps at the end; steps wasted at a barrier; last space of a track; steps left over at the end of a track
TRACK-6 what does a threshold give; coins for crossing a threshold; how many coins for a threshold; cross a line
TRACK-7 who gets coins when others cross a threshold; coins for players in front; do I get coins after I passed; others get money when I pass the threshold; all players get coins; opponents profit from my step
TRACK-8 pay a barrier with threshold coins; barrier or threshold first
TRACK-9 when does a track bonus start to work; immediately; unlock a bonus; use a new bonus this turn; when is the bonus available after unlocking; bonus active; how do I get a track bonus; does a bonus work right away
TRACK-10 what are track bonuses
TRACK-11 how often can I use a permanent bonus; use a permanent bonus every turn; once per round
TRACK-12 use a bonus space on a track; can others use my track bonus space
TRACK-13 first and second bonus of a track
TRACK-14 use both bonuses of a track; do track bonuses add up; bonuses together; do two bonuses stack; does the second bonus replace the first; keep the first bonus; cumulative bonuses
TRACK-15 two bonus markers on one track
TB-1 energy bonus without an energy card; +1 energy
TB-2 +2 energy
TB-3 more bonus markers; extra bonus discs
TB-4 minerals cheaper; discount with minerals
TB-5 mix resources with a track bonus
TB-6 discount with titanium; titanium cheaper
TB-7 titanium worth more; +1 titanium
TB-8 permanent field scientist icon
BSP-3 buy a card with coins on a track bonus space
BSP-5 sell a card on a track bonus space; destroy a card for 3 more coins
BSP-6 destroy carbon; sell a carbon card
BSP-7 advance on two other tracks
BSP-9 take a destroyed card; get a card back from the destroyed pile; use the action of a destroyed card
SPECIAL-1 helium at the end; end of the tank track; tank full; helium marker reaches the last space; helium track is full; maximum helium
SPECIAL-2 more helium than the tank holds; helium steps after the end; do I get coins for extra helium; surplus helium; helium beyond the end
SPECIAL-3 slot from helium; when can I use the new slot of the tank track
SPECIAL-4 end of the research track; last research space; research marker reaches the last space
SPECIAL-5 research points after the end of research
SPECIAL-6 slot from research; when can I use the new slot of the research track
NOTE-1 buy a card without resource cards
NOTE-3 research tiles run out
NOTE-4 bank runs out of coins; not enough coins in the box; no more money; coins run out; no coins left in the bank
NOTE-5 pay part of a cost; pay less than the price; half payment
NOTE-6 reward that cannot be taken in full; lose part of a reward; I cannot use the whole reward; reward partly lost
NOTE-7 refuse to pay; is a payment optional; decline
NOTE-8 go backwards; move back; can a marker go back; backwards on a track; lose steps
NOTE-9 what can others do on my turn; react; do anything on the turn of another player
NOTE-10 do hand cards count; do resting cards count; do used cards count for majorities; do used cards count for a majority; do face-down cards count; which cards count
VARIANT-1 constrained slots; what is the variant; slots linked to resting slots
ICON-1 what does the scientist icon mean
ICON-4 what does the helium icon mean
ICON-5 what does the research icon mean
ICON-6 arrow icon; arrow of the expanded company
ICON-8 arrow of any company; split the steps of an arrow
ICON-9 outpost with a cross; remove an outpost
ICON-16 titanium plan pays coins
MISSION-1 how many missions; set up missions
MISSION-2 mission status card
MISSION-6 how do I claim a task; what do I get for a task; reward of a mission; complete a mission; finish a task; reward of a task
MISSION-7 change my mission; tasks of two missions
MISSION-9 personal bonus space of a mission; all three tasks done
MISSION-11 claim a task that another player has already claimed; are tasks blocked; same mission for two players
MISSION-13 when can I claim a task; several tasks in one turn; task while passing; when can I complete a task
MISSION-14 is a task an action
MISSION-15 one-time bonus markers come back; use a mission marker again
MISSION-16 do missions give points
BELT-3 what are shuttles; how many shuttles
BELT-5 how do I expand on the Belt
BELT-7 two pieces on a Belt space
BELT-8 which asteroids can I reach; enter an asteroid
BELT-9 which routes can I reach; place a shuttle
BELT-11 what does a Belt space cost
BELT-12 lightning; what does lightning mean; lightning costs more
BELT-13 oust on the Belt; cost of a rival shuttle
BELT-17 reward of a shuttle; what does a shuttle give
BELT-18 reward of an asteroid; second outpost on an asteroid
BELT-20 where do ousted shuttles go
BELT-23 no shuttles left; no outposts left on the Belt
BELT-28 domes on asteroids
BELT-30 do shuttles control domes
BELT-35 reward of an asteroid again
MENACE-1 menaces on the Moon
MENACE-2 how many menaces; where does the menace go
MENACE-3 what happens if nobody removes the menace
MENACE-4 how do I fight a menace; beat the menace; confront; who can remove the menace; defeat the pirates
MENACE-6 what does it cost to reach the menace
MENACE-10 what is the wild share; reward for removing a menace
LUNA-1 how do I play solo; play alone; play against the bot; add Luna; single player; solo mode; one player; play with the automa
LUNA-2 where does Luna sit
LUNA-12 difficulty level; how hard is Luna; choose a level; how tough is Luna; easy or hard Luna; Luna is too strong
LUNA-13 build Luna's deck
LUNA-16 what are Luna tokens
LUNA-19 how does Luna plan; Luna's cards in a round; how many cards does Luna play
LUNA-20 Luna runs out of cards; Luna deck is empty
LUNA-24 majority against Luna; do I have to beat Luna
LUNA-26 is Luna first player
LUNA-27 what does Luna do on her turn; how does Luna act; what does the bot do; Luna's action
LUNA-31 when does Luna pass
LUNA-33 how does Luna score; can Luna win; Luna's points; Luna wins
LACT-10 does Luna pay barriers; Luna without money
LACT-12 does Luna use track bonuses
LACT-15 tie between companies for Luna
LACT-26 does Luna pay for a bonus space
LACT-30 does Luna buy cards; does Luna pay for cards; does Luna need money
LACT-39 does Luna get rewards of sectors
CAMP-1 how does the campaign work; how many chapters
CAMP-4 what do we keep between chapters
CAMP-5 how do I get success points
CAMP-13 who wins the campaign
CAMP-21 Luna's level in the campaign`;
