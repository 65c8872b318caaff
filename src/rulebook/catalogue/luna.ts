import { type RulesOf, rulesOf } from './ruleText.ts';

export const en: RulesOf<'LUNA'> = /* @__PURE__ */ rulesOf(`
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
LUNA-20 | Luna deck exhausted | Luna 2-3 | An empty Luna deck is rebuilt from her shuffled discard pile; from level 2 up, one grade-2 card is added.
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
`);
