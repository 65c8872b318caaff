/** One answer per line: its rules, the question with other wordings of it, and the answer. */
export const EN_ANSWERS = `EXP-8 | May a company enter the same sector twice?; enter a sector twice; two outposts of one company in a sector; second outpost in the same sector | No. It may enter a sector with a rival outpost, but not one that already has an outpost of its own.
EXP-4, EXP-17 | Do I need a share to expand a company or to take rewards?; sector reward without owning a share; expand a company in which I have no shares; does a company belong to a player | No. No player owns a company: you may expand any company, and you take the rewards of the sectors that it enters, with or without shares.
EXP-4 | May I expand two companies in one turn?; split energy between companies | No. You choose one company, and it gets all energy of the action.
EXP-2, EXP-12 | Can I save energy for later?; leftover energy; use only some energy cards | No. The action uses all your face-up energy cards, and leftover energy is lost.
EXP-13 | How does a company get into an enclave?; enter the enclave; sector inside another sector | Only from the sector around it.
EXP-18 | What happens when my outpost is thrown out?; ousted outpost compensation; other player throws out my outpost; do I get something for a lost outpost | The outpost returns to the station of its company, in a column that the active player chooses. No player gets anything for it, because outposts belong to companies.
STATION-9 | What if a station has no outposts left?; no more outposts; station is empty | The company cannot be expanded, and any energy left is lost.
STATION-6 | Can the value of a share fall?; share value goes down; outpost comes back and covers coins | Yes. A returned outpost covers a coin icon again, but never the last home space of a column.
RES-2, EXP-2, SCI-2 | How many cards may I use in one action?; several planned cards at once; combine cards in one action; use two cards together | Resource cards: as many of one type as you like. Energy cards: all of them. Scientists: one.
RES-5 | Can I mix resources?; pay with two kinds of resources; carbon and minerals together | No. An action uses cards of one resource type. Only some track bonuses let you pay for a card with several types.
RES-8 | Can I use a card in the round in which I buy it?; bought card available at once; where does a new card go | No. It goes to your hand, and you can plan it from the next round on.
RES-11 | Do I need a card to take one that costs nothing?; free card; cost 0 | Yes. You use at least one resource card, and all its units remain for steps.
TRACK-2 | Does every player pay a money barrier?; pay a barrier again; barrier already crossed by another player; who pays the barrier; barrier paid once for all | Yes. Everyone pays when their own marker crosses it, no matter who has crossed it before.
TRACK-3, TRACK-2 | What if I cannot pay a barrier?; not enough coins for the barrier; refuse to pay; stop in front of the barrier | Your marker stays in front of it, and the remaining steps of a reward are lost. You may also decide not to pay.
TRACK-4, TRACK-5 | What happens at the end of a company track?; pawn on the last space; more steps on the last space; extra steps at the end of a track | Your marker stays on the last space for the rest of the game, and further steps are lost.
TRACK-7 | Who gets coins at a bonus threshold?; coins when others cross the threshold; threshold pays again | The player who crosses it, and everyone who has crossed it before, even if they have passed for this round.
TRACK-9 | When can I use a new track bonus?; track bonus in the same turn | From your next turn on.
SCI-12 | Do I get the reward of every plan that I pass?; rewards of several plans in one move; reward of plans skipped | No. You only get the reward of the plan on which your upload marker stops.
SCI-8 | Do the requirements of several plans add up?; cards count for two plans; same cards for several requirements | No. All your face-up cards count in full for each plan.
SCI-11 | Can the upload marker jump over an empty space?; gap on the research track; space without a plan | No. Every space that it enters or passes needs a plan.
SCI-18 | Does the scientist that I use count for the plan's requirement?; scientist requirement with only one scientist | No. The requirement needs another scientist or field scientist face up.
RP-8 | Can I keep research points for later?; save research points; leftover research points | No. You use them at once, but you may exchange each one for 1 coin.
RP-17 | Can I upload a plan in the turn in which I take it?; use a new plan at once; when can I enter a new plan | No. New plans are placed at the end of the turn, so your upload marker can enter them from your next turn on.
RP-16 | May I cover a plan that I already have?; replace a plan; put a plan on top of another | Yes. The new plan counts, and the one below no longer does.
MAJ-1 | Is a tie enough for a majority?; equal number of resources for the majority; do I need more than the others | Yes. It is enough that no opponent has more face up.
MAJ-13 | Do I turn cards face down for a bonus marker?; cards used up by a majority; bonus marker costs cards | No. The cards only need to be face up, and you can still use them later.
NOTE-10 | Do cards in my hand count for majorities?; resting cards count; face-down cards count for a majority | No. Only face-up cards in the action area count.
MAJ-13, NOTE-10 | Can I take a majority when my cards are face down?; majority with bonus markers but no cards; majority without face-up cards; majority with zero | Only if the cards that are still face up are enough. Face-down cards do not count, and every reward of a majority needs something.
BON-4 | May two players use the same bonus space?; bonus space taken; space with a marker of another player | No. A bonus marker closes its space to everyone for the rest of the round.
PREP-5 | When do I get my bonus markers back?; markers return; bonus marker back in my reserve | In the preparation phase, after all players have passed.
PREP-11, BON-7 | Who goes first in the next round?; start player of the next round; no player took the flag; start player flag; how do I become first player | The player who holds the first player marker. If no player takes it, its holder keeps it and starts again. You take it with a bonus marker on its space.
ROUND-9 | How many actions do I have in a turn?; two actions in a turn; what can I do in my turn | One: use resources, energy, a scientist or a field scientist, place a bonus marker, or pass.
PLAN-6 | Do I have to fill all my action slots?; plan fewer cards; leave slots empty; plan no cards | No. You may leave as many empty as you like.
PLAN-7, PASS-1 | May I pass before I have used all my cards?; do I have to use all my cards; pass early | Yes. You may pass at any of your turns, no matter what is left.
PASS-3, PASS-4 | When do I get used cards back?; cards back to my hand; how do cards return; get my cards again | When you pass, you first take one whole resting deck into your hand. The cards that you have just played rest after that and come back with a later pass.
PREP-10 | What happens when the deck of action cards is empty?; draw pile is empty; no cards left to draw; deck runs out | Display slots are filled as long as the deck lasts. After that, they stay empty.
PREP-12 | What are share cards for?; card without an action; share card in my hand | They count as a share at the end of the game. You keep them in your hand, and can neither plan nor destroy them.
SCORE-10 | Who wins a tie for first place?; same points at the end; tie breaker; tie at the end of the game | Everyone who is tied for the lead. There is no tie-breaker.
SCORE-2 | Do coins count at the end?; points for money; what are coins worth | Yes. Each coin is worth one point.
SCORE-7, STATION-10 | How many points do shares give?; value of a share; count shares; points for a company | Your shares, on the track and on cards, times the coin icons that you can see in the company's station.
NOTE-4 | What if there are no coins left in the bank?; bank runs out of money; not enough coins in the box | The bank never runs out: use something else instead of coins.
LACT-10, LACT-30, LACT-26 | Does Luna pay?; does Luna pay for cards; does Luna pay barriers; Luna has no coins; Luna cannot pay a barrier; Luna in front of a barrier; costs for Luna | Only at money barriers: as far as her coins go, and then she passes anyway. Her cards, bonus markers and expansions are free.`;
