import { sortedJson } from '../../engine/fingerprint.ts';
import type { Card, Content } from '../content.ts';
import { PLAYER_ICONS } from '../ids.ts';
import { counted, expectThat, type Problems } from './expectations.ts';

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
