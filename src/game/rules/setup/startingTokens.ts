import type { CardAction } from '../../../components/content.ts';
import type { CardId, Seat } from '../../../components/ids.ts';
import { ACTION_SLOTS } from '../../../components/printed.ts';
import { at } from '../../../engine/lists.ts';
import type { ArrangeStartingDecks, ChooseToken } from '../../model/actions.ts';
import type { StartingDecksFrame, StartingTokenFrame } from '../../model/frames.ts';
import { grant } from '../bonus/grant.ts';
import { type Decision, fault, NO_FAULTS, push, type SharedDecision } from '../decision.ts';
import type { Game } from '../game.ts';
import { playerAt, writePlayer } from '../players.ts';

/** SETUP-39, AMB-SETUP-10: each player secretly keeps one of two tokens. The other token stays hidden. */
export const startingToken: SharedDecision<StartingTokenFrame, ChooseToken> = {
  answers: ['chooseToken'],
  automatic: false,
  seats: ({ chosen }) => chosen.flatMap((token, seat) => (token === null ? [seat] : [])),

  candidates: (_game, { offers }, seat) => at(offers, seat).map((token) => ({ type: 'chooseToken', seat, token })),

  check: (_game, { offers }, { seat, token }) =>
    at(offers, seat).includes(token) ? NO_FAULTS : fault('tokenNotOffered', { token }),

  apply(work, frame, { seat, token }) {
    const chosen = frame.chosen.map((other, each) => (each === seat ? token : other));
    if (chosen.includes(null)) {
      push(work, { ...frame, chosen });
      return;
    }
    chosen.forEach((each, owner) => {
      writePlayer(work, owner).token = each; // SETUP-41: revealed together
    });
    work.emit({ type: 'tokensRevealed', tokens: chosen.filter((each) => each !== null) });
  },
};

/** SETUP-42: puts the three cards shown on the token on the central resting slots, in any order. */
export const startingDecks: Decision<StartingDecksFrame, ArrangeStartingDecks> = {
  answers: ['arrangeStartingDecks'],
  automatic: true,

  candidates(game, _frame, seat) {
    const required = cardsOnToken(game, seat);
    const matching = withActions(game, playerAt(game, seat).hand).filter(({ action }) => required.includes(action));
    return arrangements(matching, required).map((cards) => ({ type: 'arrangeStartingDecks', seat, cards }));
  },
  allLegal: true,

  check(game, { seat }, { cards }) {
    const { hand, token } = playerAt(game, seat);
    const required = cardsOnToken(game, seat);
    const isPossible =
      cards.length === required.length &&
      cards.every((card, index) => hand.includes(card) && cards.indexOf(card) === index) &&
      arrangements(withActions(game, cards), required).length > 0;
    return isPossible ? NO_FAULTS : fault('cardsDoNotMatchToken', { tokenCards: token, cards });
  },

  apply(work, { seat }, { cards }) {
    const player = writePlayer(work, seat);
    player.hand = player.hand.filter((card) => !cards.includes(card));
    const first = (ACTION_SLOTS - cards.length) / 2;
    cards.forEach((card, index) => {
      player.resting[first + index] = [card];
    });
    work.emit({ type: 'decksArranged', seat, cards });
    const { token } = player;
    if (token === null) return;
    player.plans[1] = { plan: token, faceDown: false, uploaded: false }; // SETUP-44, RP-2, AMB-RP-1
    work.emit({ type: 'tokenTaken', seat, token });
    grant(work, seat, work.box.token(token).bonus); // SETUP-43
  },
};

/** A card and a description of its action. AMB-SETUP-5: cards of the same type and value are interchangeable. */
interface DescribedCard {
  readonly card: CardId;
  readonly action: string;
}

function withActions(game: Game, cards: readonly CardId[]): DescribedCard[] {
  return cards.map((card) => ({ card, action: describe(game.box.card(card).action) }));
}

/** Returns every arrangement of the cards that has exactly the required actions. */
function arrangements(cards: readonly DescribedCard[], required: readonly string[]): CardId[][] {
  const found: CardId[][] = [];
  for (const { card, action } of cards) {
    const place = required.indexOf(action);
    if (place < 0) continue;
    const others = required.filter((_, index) => index !== place);
    if (others.length === 0) found.push([card]);
    else {
      const rest = cards.filter((other) => other.card !== card);
      for (const more of arrangements(rest, others)) found.push([card, ...more]);
    }
  }
  return found;
}

function cardsOnToken(game: Game, seat: Seat): string[] {
  const { token } = playerAt(game, seat);
  return token === null ? [] : game.box.token(token).cards.map(describe);
}

function describe(action: CardAction): string {
  if (action.kind === 'resource') return `${action.resource} ${action.value}`;
  if (action.kind === 'energy') return `energy ${action.value}`;
  return action.kind === 'scientist' ? `scientist ${action.points}` : action.kind;
}
