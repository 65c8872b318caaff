import type { Box } from '../../../components/box.ts';
import type { Content } from '../../../components/content.ts';
import { type Draw, shuffled } from '../../../engine/random.ts';
import { quoted } from '../../../input/text.ts';
import type { OptionProblem } from '../../model/errors.ts';
import type { Deal, GameOptions } from '../../model/options.ts';

/** Shuffles items and puts the named items first, in the given order. Named items that do not exist are ignored. */
export function dealtList<T>(draw: Draw, items: readonly T[], named: readonly T[] = []): T[] {
  const { first, rest } = split(draw, items, named);
  return [...first, ...rest];
}

/** Shuffles a pile and puts the named items on top, in order from the top down. The last item is the top. */
export function dealtPile<T>(draw: Draw, items: readonly T[], named: readonly T[] = []): T[] {
  const { first, rest } = split(draw, items, named);
  return [...rest, ...first.reverse()];
}

function split<T>(draw: Draw, items: readonly T[], named: readonly T[]): { first: T[]; rest: T[] } {
  const mixed = shuffled(draw, items);
  return {
    first: named.filter((each) => mixed.includes(each)),
    rest: mixed.filter((each) => !named.includes(each)),
  };
}

/** Returns a problem for each id in `deal` that is repeated or missing from its pile. */
export function dealProblems({ content }: Box, options: GameOptions): OptionProblem[] {
  const { lunaShuffles = [], ...lists } = options.deal;
  const named = [...Object.entries(lists), ...lunaShuffles.map((shuffle) => ['lunaShuffles', shuffle] as const)];
  const piles = pilesOf(content, options);
  return named.flatMap(([pile, ids]) => problemsIn(pile, ids, piles[pile as keyof Deal]));
}

type Pieces = readonly { readonly id: string }[];

/** Returns the pieces of each pile. A pile that this game does not use is empty. */
function pilesOf({ cards, plans, tokens, missions, luna }: Content, options: GameOptions): Record<keyof Deal, Pieces> {
  const lunaCards = options.luna === null ? [] : luna.cards;
  return {
    cards: cards.filter(({ letter }) => letter !== null),
    plans,
    tokens: options.startingTokens === 'choose' ? tokens : [],
    missions: options.missions ? missions : [],
    lunaDeck: lunaCards.filter(({ grade }) => grade === 1),
    lunaGradeTwo: lunaCards.filter(({ grade }) => grade === 2),
    lunaToken: options.luna === null ? [] : tokens,
    lunaShuffles: lunaCards,
  };
}

function problemsIn(pile: string, named: readonly string[], pieces: Pieces): OptionProblem[] {
  return (
    named
      // A list that is longer than its pile must contain an invalid id before this index.
      .slice(0, pieces.length + 1)
      .filter((each, index) => named.indexOf(each) < index || !pieces.some(({ id }) => id === each))
      .map((each) => ({ field: `deal.${pile}`, message: `${quoted(each)} is not in this pile or is repeated` }))
  );
}
