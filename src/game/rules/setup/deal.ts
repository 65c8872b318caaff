import type { Box } from '../../../components/box.ts';
import type { Draw } from '../../../engine/random.ts';
import { shuffled } from '../../../engine/random.ts';
import { quoted } from '../../../input/text.ts';
import type { OptionProblem } from '../../model/errors.ts';
import type { Deal, GameOptions } from '../../model/options.ts';

/** Shuffled items, of which those that a deal names come first, in its order. A name that is not among them is passed over. */
export function dealtList<T>(draw: Draw, items: readonly T[], named: readonly T[] = []): T[] {
  const { first, rest } = split(draw, items, named);
  return [...first, ...rest];
}

/** The same for a pile whose last item lies on top. */
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

/** What a deal names that is in no such pile of this game, or that it names twice. */
export function dealProblems({ content }: Box, { deal, startingTokens, missions, luna }: GameOptions): OptionProblem[] {
  const ofGrade = (grade: number) => content.luna.cards.filter((card) => luna !== null && card.grade === grade);
  const piles: Readonly<Record<keyof Deal, readonly { readonly id: string }[]>> = {
    cards: content.cards.filter(({ letter }) => letter !== null),
    plans: content.plans,
    tokens: startingTokens === 'choose' ? content.tokens : [],
    missions: missions ? content.missions : [],
    lunaDeck: ofGrade(1),
    lunaGradeTwo: ofGrade(2),
    lunaToken: luna === null ? [] : content.tokens,
    lunaShuffles: [...ofGrade(1), ...ofGrade(2)],
  };
  // A list that is longer than its pile has a fault within the length of the pile and one more.
  const misdealt = (pile: keyof Deal, named: readonly string[]): OptionProblem[] =>
    named
      .slice(0, piles[pile].length + 1)
      .filter((each, index) => named.indexOf(each) < index || !piles[pile].some(({ id }) => id === each))
      .map((each) => ({ field: `deal.${pile}`, message: `${quoted(each)} is not in this pile, or comes twice` }));
  const { lunaShuffles = [], ...lists } = deal;
  return [
    ...(Object.keys(lists) as (keyof typeof lists)[]).flatMap((pile) => misdealt(pile, lists[pile] ?? [])),
    ...lunaShuffles.flatMap((shuffle) => misdealt('lunaShuffles', shuffle)),
  ];
}
