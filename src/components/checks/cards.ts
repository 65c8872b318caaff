import type { Card, Content } from '../content.ts';
import { type CardLetter, COMPANIES } from '../ids.ts';
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
