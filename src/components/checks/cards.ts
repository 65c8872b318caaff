import { sortedJson } from '../../engine/fingerprint.ts';
import type { Card, Content } from '../content.ts';
import { type CardLetter, COMPANIES, PLAYER_ICONS } from '../ids.ts';
import { DISPLAY_SLOTS } from '../printed.ts';
import { counted, distinct, expectThat, type Problems } from './expectations.ts';

/** SETUP-13 */
const CARDS_OF_LETTER: readonly (readonly [CardLetter, number])[] = [
  ['A', 9],
  ['B', 16],
  ['C', 11],
  ['D', 4],
  ['E', 4],
];

export function cardProblems({ cards, slotCosts }: Content): Problems {
  const letters = CARDS_OF_LETTER.flatMap(([letter, expected]) => {
    const found = cards.filter((card) => card.letter === letter).length;
    return counted('$.cards', found, expected, `cards of letter ${letter}`, 'SETUP-13');
  });
  return [
    ...letters,
    ...cards.flatMap((card, index) => category(card, `$.cards[${index}]`)),
    ...cards.flatMap((card, index) => shareCard(card, `$.cards[${index}]`)),
    ...shares(cards, 'D'),
    ...shares(cards, 'E'),
    ...fieldScientists(cards),
    ...counted('$.slotCosts', slotCosts.length, DISPLAY_SLOTS, 'slot costs', 'SETUP-16'),
  ];
}

function category({ letter, icon, number }: Card, path: string): Problems {
  const marks = [letter, icon, number].filter((mark) => mark !== null).length;
  return expectThat(marks === 1, path, 'exactly one of letter, icon and number', 'SETUP-13');
}

const ofShares = ({ letter }: Card): boolean => letter === 'D' || letter === 'E';

/** PLAN-8: D and E cards have a share and no action; all others have an action. */
function shareCard(card: Card, path: string): Problems {
  const isShare = card.action.kind === 'share';
  const { share } = card;
  if (!ofShares(card))
    return expectThat(!isShare, `${path}.action`, 'an action, because only D and E cards are share cards', 'PLAN-8');
  return [
    ...expectThat(isShare, `${path}.action`, 'a share instead of an action, because the letter is D or E', 'PLAN-8'),
    ...expectThat(share !== null, `${path}.share`, 'a company, because the letter is D or E', 'SHARE-3'),
  ];
}

function shares(cards: readonly Card[], letter: CardLetter): Problems {
  const found = cards.flatMap(({ share, ...card }, index) =>
    card.letter === letter && share !== null ? [{ share, index }] : [],
  );
  return distinct(
    found.map(({ share }) => share),
    (place) => `$.cards[${found[place]?.index}].share`,
    'SHARE-3',
  );
}

/**
 * FSC-2 to FSC-4: the deck has one neutral field scientist and one of each company; no other card is a field scientist.
 */
function fieldScientists(cards: readonly Card[]): Problems {
  const found = cards.flatMap(({ action }) => (action.kind === 'fieldScientist' ? [action.company] : []));
  return [null, ...COMPANIES].flatMap((company) => {
    const number = found.filter((other) => other === company).length;
    const rule = company === null ? 'FSC-3' : 'FSC-4';
    return counted('$.cards', number, 1, `field scientist (${company ?? 'neutral'})`, rule);
  });
}

interface Placed {
  readonly card: Card;
  readonly index: number;
}

/** SETUP-33: each icon has the same nine cards. SETUP-36: each position in turn order has one single-energy card. */
export function startingCardProblems({ cards }: Content): Problems {
  const sets = startingSets(cards);
  const model = mostCommon(sets);
  return [
    ...PLAYER_ICONS.flatMap((icon, index) =>
      counted('$.cards', sets[index]?.length ?? 0, 9, `starting cards of icon ${icon}`, 'SETUP-33'),
    ),
    ...sets.flatMap((set) => unexpectedCards(set, model)),
    ...sets.flat().flatMap(({ card, index }) => expectThat(isBasic(card), `$.cards[${index}].action`, BASIC, 'FSC-2')),
    ...singleEnergy(cards),
  ];
}

/** Returns the most common version of a player's nine starting cards. */
export function startingNine(content: Content): readonly Card[] {
  return mostCommon(startingSets(content.cards)).map(({ card }) => card);
}

function startingSets(cards: readonly Card[]): readonly (readonly Placed[])[] {
  return PLAYER_ICONS.map((icon) => cards.flatMap((card, index) => (card.icon === icon ? [{ card, index }] : [])));
}

const cardText = ({ card }: Placed): string => JSON.stringify([sortedJson(card.action), card.cost, card.share]);
const setText = (set: readonly Placed[]): string => set.map(cardText).sort().join();

/** Returns the most common set, so that one mistake causes one problem at its own path. */
function mostCommon(sets: readonly (readonly Placed[])[]): readonly Placed[] {
  const texts = sets.map(setText);
  const votes = texts.map((text) => texts.filter((other) => other === text).length);
  return sets[votes.indexOf(Math.max(...votes))] ?? [];
}

/** Returns a problem for each card that `set` contains more often than `model`. */
function unexpectedCards(set: readonly Placed[], model: readonly Placed[]): Problems {
  if (set.length !== 9 || model.length !== 9) return [];
  const left = model.map(cardText);
  return set.flatMap((placed) => {
    const found = left.indexOf(cardText(placed));
    if (found >= 0) left.splice(found, 1);
    return expectThat(found >= 0, `$.cards[${placed.index}]`, 'a starting card that all icons have', 'SETUP-33');
  });
}

const BASIC = 'a resource, energy or a scientist, because no player starts with a field scientist';
const isBasic = ({ action: { kind } }: Card): boolean => kind !== 'fieldScientist' && kind !== 'share';

function singleEnergy(cards: readonly Card[]): Problems {
  const numbers = [1, 2, 3, 4].flatMap((number) => {
    const found = cards.filter((card) => card.number === number).length;
    return counted('$.cards', found, 1, `single-energy card of number ${number}`, 'SETUP-36');
  });
  const actions = cards.flatMap(({ number, action }, index) => {
    const holds = number === null || (action.kind === 'energy' && action.value === 1);
    return expectThat(
      holds,
      `$.cards[${index}].action`,
      'energy with value 1, because this is a single-energy card',
      'SETUP-36',
    );
  });
  return [...numbers, ...actions];
}
