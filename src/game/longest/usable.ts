import type { CardAction, Content } from '../../components/content.ts';
import type { CardLetter } from '../../components/ids.ts';
import { CARD_LETTERS, PLAYER_ICONS } from '../../components/ids.ts';

/** A card that people can plan, or destroy for its action. */
export interface Usable {
  readonly action: CardAction;
  /** What it costs to come out of the deck, or `null` for a starting card. */
  readonly cost: number | null;
  /** How often it can be planned out of a resting deck. */
  readonly again: number;
  /** The round at whose end it can be laid to rest first. */
  readonly restsFrom: number;
}

/** The cards of the deck that come in time, and those that people start with. */
export function cardsInPlay(content: Content, people: number): Usable[] {
  const { cards, figures } = content;
  const usable = cards.filter(({ action }) => action.kind !== 'share');
  const own = usable.filter(({ letter, icon, number }) => {
    const seat = icon === null ? (number ?? 0) - 1 : PLAYER_ICONS.indexOf(icon);
    return letter === null && seat < people;
  });
  const deck = usable.flatMap((card) => {
    const round = card.letter === null ? figures.rounds + 1 : roundOf(content, card.letter);
    if (round > figures.rounds) return [];
    // One that comes in the last round is not planned, but it can be destroyed for its action (BSP-9).
    const again = Math.max(0, everyOther(figures.rounds - round) - 1);
    return [{ action: card.action, cost: card.cost, again, restsFrom: round + 1 }];
  });
  const again = everyOther(figures.rounds - 1);
  return [...own.map(({ action }) => ({ action, cost: null, again, restsFrom: 1 })), ...deck];
}

/** PASS-3, PASS-4: a card that is planned in one round rests through the next. */
function everyOther(rounds: number): number {
  return Math.max(0, Math.ceil(rounds / 2));
}

/** SETUP-14, SETUP-16, PREP-10: the round by which a card of the deck can be on display. It is planned in the next. */
function roundOf({ cards, slotCosts }: Content, letter: CardLetter): number {
  const place = CARD_LETTERS.indexOf(letter);
  const before = cards.filter((other) => other.letter !== null && CARD_LETTERS.indexOf(other.letter) < place);
  return 1 + Math.floor(before.length / slotCosts.length);
}
