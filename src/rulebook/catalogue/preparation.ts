import { type RulesOf, rulesOf } from './ruleText.ts';

export const en: RulesOf<'PREP'> = /* @__PURE__ */ rulesOf(`
PREP-1 | Three preparation steps | 18-19 | Preparation reveals a special research plan, returns markers, hands out tiles and refills the display.
PREP-2 | Upcoming round | 18-19 | The upcoming round is the one with the next number; its space holds a face-down special research plan on a coin.
PREP-3 | Coin to supplement space | 18-19 | The coin below the special research plan of the upcoming round is added to the supplement space.
PREP-4 | Revealing the special plan | 18-19 | The special research plan of the upcoming round is then turned face up.
PREP-5 | Bonus markers return | 19 | All players return their bonus markers from the board and track bonus spaces to their reserves.
PREP-6 | Receiving reserved tiles | 19-20 | For a marker on a bonus tile space, the player receives its tile in the action area or on the player board.
PREP-7 | Right-hand column destroyed | 19 | Cards left in display slots 1 to 4 are placed face up with the destroyed cards.
PREP-8 | Middle column shifts | 19 | The display cards of the middle column move one place into the right-hand column.
PREP-9 | Left-hand column shifts | 19 | Display cards of the left-hand column slide right within their row as far as there are free slots.
PREP-10 | Refilling the display | 19 | Empty display slots are filled in ascending order from the action deck while it lasts.
PREP-11 | Next round starts | 10, 19 | Planning for the next round follows; its action phase starts with the holder of the first player marker.
PREP-12 | Share cards in deck | 19 | The last 8 action cards are share cards without an action; a player who acquires one keeps it in hand until final scoring and cannot destroy it.
`);
