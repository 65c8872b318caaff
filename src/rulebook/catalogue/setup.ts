import { type RulesOf, rulesOf } from './ruleText.ts';

export const en: RulesOf<'SETUP'> = /* @__PURE__ */ rulesOf(`
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
SETUP-30 | Starting bonus markers | set-up | Each reserve starts with 3 bonus markers in a game with one or two players, and with 2 with more players.
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
`);
