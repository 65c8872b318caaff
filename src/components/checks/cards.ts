import { sortedJson } from '../../engine/fingerprint.ts';
import type { Card, Content } from '../content.ts';
import { CARD_LETTERS, COMPANIES, PLAYER_ICONS } from '../ids.ts';
import { DISPLAY_SLOTS } from '../printed.ts';
import type { Place } from './place.ts';

/** SETUP-13 */
const CARDS_OF_LETTER = { A: 9, B: 16, C: 11, D: 4, E: 4 } as const;

export function checkCards({ cards, slotCosts }: Content, set: Place): void {
  for (const letter of CARD_LETTERS) {
    const found = cards.filter((card) => card.letter === letter).length;
    set.at('cards').count(found, CARDS_OF_LETTER[letter], `cards of letter ${letter}`, 'SETUP-13');
  }
  set.each('cards', cards, checkCard);
  for (const letter of ['D', 'E'] as const) {
    const companies = new Set<string>();
    set.each('cards', cards, (place, card) => {
      if (card.letter === letter && card.share !== null) place.at('share').unique(card.share, companies, 'SHARE-3');
    });
  }
  fieldScientists(cards, set.at('cards'));
  set.at('slotCosts').count(slotCosts.length, DISPLAY_SLOTS, 'slot costs', 'SETUP-16');
}

/** PLAN-8: D and E cards have a share and no action; all others have an action. */
function checkCard(place: Place, { letter, icon, number, action, share }: Card): void {
  const marks = [letter, icon, number].filter((mark) => mark !== null);
  place.expect(marks.length === 1, 'exactly one of letter, icon and number', 'SETUP-13');
  const isShare = action.kind === 'share';
  if (letter === 'D' || letter === 'E') {
    place.at('action').expect(isShare, 'a share instead of an action, because the letter is D or E', 'PLAN-8');
    place.at('share').expect(share !== null, 'a company, because the letter is D or E', 'SHARE-3');
  } else {
    place.at('action').expect(!isShare, 'an action, because only D and E cards are share cards', 'PLAN-8');
  }
}

/** FSC-2 to FSC-4: the deck has one neutral field scientist, one of each company, and no other field scientist. */
function fieldScientists(cards: readonly Card[], place: Place): void {
  const found = cards.flatMap(({ action }) => (action.kind === 'fieldScientist' ? [action.company] : []));
  for (const company of [null, ...COMPANIES]) {
    const number = found.filter((other) => other === company).length;
    const rule = company === null ? 'FSC-3' : 'FSC-4';
    place.count(number, 1, `field scientist (${company ?? 'neutral'})`, rule);
  }
}

interface Placed {
  readonly card: Card;
  readonly index: number;
}

/** SETUP-33: each icon has the same nine cards. SETUP-36: each position in turn order has one single-energy card. */
export function checkStartingCards({ cards }: Content, set: Place): void {
  const place = set.at('cards');
  const sets = startingSets(cards);
  const model = mostCommon(sets);
  PLAYER_ICONS.forEach((icon, index) => {
    place.count(sets[index]?.length ?? 0, 9, `starting cards of icon ${icon}`, 'SETUP-33');
  });
  for (const each of sets) unexpectedCards(each, model, place);
  for (const { card, index } of sets.flat()) {
    const { kind } = card.action;
    place.at(index, 'action').expect(kind !== 'fieldScientist' && kind !== 'share', BASIC, 'FSC-2');
  }
  singleEnergy(cards, set);
}

const BASIC = 'a resource, energy or a scientist, because no player starts with a field scientist';

/** Returns the most common version of a player's nine starting cards. */
export function startingNine(content: Content): readonly Card[] {
  return mostCommon(startingSets(content.cards)).map(({ card }) => card);
}

function startingSets(cards: readonly Card[]): readonly (readonly Placed[])[] {
  return PLAYER_ICONS.map((icon) => cards.flatMap((card, index) => (card.icon === icon ? [{ card, index }] : [])));
}

const cardText = ({ card }: Placed): string => JSON.stringify([sortedJson(card.action), card.cost, card.share]);

/** Returns the most common set, so that one mistake causes one problem at its own path. */
function mostCommon(sets: readonly (readonly Placed[])[]): readonly Placed[] {
  const texts = sets.map((set) => set.map(cardText).sort().join());
  const votes = texts.map((text) => texts.filter((other) => other === text).length);
  return sets[votes.indexOf(Math.max(...votes))] ?? [];
}

/** Reports each card that `set` contains more often than `model`. */
function unexpectedCards(set: readonly Placed[], model: readonly Placed[], place: Place): void {
  if (set.length !== 9 || model.length !== 9) return;
  const left = model.map(cardText);
  for (const placed of set) {
    place.at(placed.index).expect(removed(left, cardText(placed)), 'a starting card that all icons have', 'SETUP-33');
  }
}

/** Removes one occurrence of an item from a list. Returns `false` if there is none. */
export function removed(list: string[], item: string): boolean {
  const index = list.indexOf(item);
  if (index >= 0) list.splice(index, 1);
  return index >= 0;
}

function singleEnergy(cards: readonly Card[], set: Place): void {
  for (const number of [1, 2, 3, 4]) {
    const found = cards.filter((card) => card.number === number).length;
    set.at('cards').count(found, 1, `single-energy card of number ${number}`, 'SETUP-36');
  }
  set.each('cards', cards, (place, { number, action }) => {
    const holds = number === null || (action.kind === 'energy' && action.value === 1);
    place.at('action').expect(holds, 'energy with value 1, because this is a single-energy card', 'SETUP-36');
  });
}
