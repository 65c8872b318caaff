import { CARD_LETTERS, PLAN_LETTERS } from '../../../components/ids.ts';
import type { Game } from '../../../game/rules/game.ts';
import { cardsOf } from '../../../game/rules/players.ts';
import type { JsonProblems } from '../../../input/problems.ts';
import { unless } from '../../../input/problems.ts';

/** `determinize` relies on the order of the letters. */
export function supplyProblems(game: Game): JsonProblems {
  return [...deckProblems(game), ...planProblems(game)];
}

/** SETUP-14: a card is dealt only after all cards with earlier letters. */
function deckProblems({ box, state }: Game): JsonProblems {
  const { deck, display, destroyed, players } = state;
  const rank = (card: string): number => {
    const { letter } = box.card(card);
    return letter === null ? -1 : CARD_LETTERS.indexOf(letter);
  };
  const ranks = deck.map(rank);
  const out = [...display.filter((card) => card !== null), ...destroyed, ...players.flatMap(cardsOf)];
  const latest = Math.max(-1, ...out.map(rank));
  const top = ranks.at(-1);
  const inOrder = ranks.every((each, place) => each >= 0 && each <= (ranks[place - 1] ?? each));
  const fits = inOrder && (top === undefined || latest <= top);
  return unless(fits, '$.deck', 'the cards of the deck in order of their letters, with A on top');
}

// SETUP-20 to SETUP-22
function planProblems({ box, state: { planSupply, researchDisplay, specialPlans } }: Game): JsonProblems {
  const letterOf = (plan: string): string | null =>
    box.find.specialPlan(plan) === undefined ? box.plan(plan).letter : null;
  const supplies = PLAN_LETTERS.flatMap((letter) =>
    unless(
      planSupply[letter].every((plan) => letterOf(plan) === letter),
      `$.planSupply.${letter}`,
      `plans with the letter ${letter}`,
    ),
  );
  const spaces = box.content.researchDisplay.flatMap(({ letter }, space) => {
    const plan = researchDisplay[space] ?? null;
    const fits = plan === null || letterOf(plan) === letter;
    return unless(fits, `$.researchDisplay[${space}]`, `a plan with the letter ${letter}`);
  });
  const areSpecial = specialPlans.every((plan) => letterOf(plan) === null);
  return [...supplies, ...spaces, ...unless(areSpecial, '$.specialPlans', 'special plans')];
}
