import type { CardId } from '../../components/ids.ts';
import type { GameState } from '../../game/model/state.ts';
import type { Locale } from './locale.ts';
import { plain, type Told } from './parts.ts';
import type { Wording } from './speech.ts';

/** Words, and the position in which cards are told apart. */
interface Positioned extends Pick<Wording, 'name' | 'cardInFull' | 'box'> {
  readonly locale: Pick<Locale, 'oneOfTwins' | 'costing'>;
  readonly position: GameState | null;
}

/**
 * What tells a card from those that do the same where it lies: its slot, or where cards have no places its cost, or else its
 * number. Nothing for a card that is alone of its kind, or that lies nowhere in the position.
 */
export function apart(card: CardId, words: Positioned): Told {
  const { position } = words;
  if (position === null) return [];
  const find = (row: readonly (CardId | null)[]): number =>
    twinsIn(row, card, words).length < 2 ? -1 : row.indexOf(card);
  for (const [seat, { area }] of position.players.entries()) {
    const slot = find(area);
    if (slot >= 0) return words.name({ kind: 'actionSlot', seat, slot }, 'short');
  }
  const column = find(position.display);
  if (column >= 0) return words.name({ kind: 'displaySlot', slot: column + 1 }, 'short');
  const piles = [position.destroyed, ...position.players.map(({ hand }) => hand)];
  const pile = piles.find((each) => find(each) >= 0);
  if (pile === undefined) return [];
  const twins = twinsIn(pile, card, words);
  const costs = new Set(twins.map((each) => words.box.card(each).cost));
  if (costs.size === twins.length) return [words.locale.costing(words.box.card(card).cost)];
  return [words.locale.oneOfTwins(twins.indexOf(card) + 1, twins.length)];
}

/** The cards that do the same as this one, itself among them; none if it does not lie here. */
function twinsIn(row: readonly (CardId | null)[], card: CardId, words: Positioned): readonly CardId[] {
  if (!row.includes(card)) return [];
  const look = plain(words.cardInFull(card));
  return row.flatMap((each) => (each !== null && plain(words.cardInFull(each)) === look ? [each] : []));
}
