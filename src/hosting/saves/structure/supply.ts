import { CARD_LETTERS, PLAN_LETTERS } from '../../../components/ids.ts';
import type { Game } from '../../../game/rules/game.ts';
import { cardsOf } from '../../../game/rules/players.ts';
import type { JsonProblems } from '../../../input/problems.ts';
import { unless } from '../../../input/problems.ts';
import { phaseOf } from './phase.ts';

/** What can still be taken lies where it belongs, in its order: deck, display, plans. */
export function supplyProblems(game: Game): JsonProblems {
  return [...deckProblems(game), ...drawnProblems(game), ...planProblems(game), ...specialPlanProblems(game)];
}

/** SETUP-14, SETUP-16, PREP-10: letter by letter, A on top; no letter is out before the ones before it are. */
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
  const isFilled = phaseOf(state) === 'action' || phaseOf(state) === 'over' || !display.includes(null);
  return [
    ...unless(
      inOrder && (top === undefined || latest <= top),
      '$.deck',
      'the cards of the deck, the letters from A on top',
    ),
    ...unless(
      display.every((card) => card === null || rank(card) >= 0),
      '$.display',
      'cards of the deck',
    ),
    ...unless(isFilled || deck.length === 0, '$.display', 'a card on every slot before the action phase'),
  ];
}

/** SETUP-16, PREP-7, PREP-10: each round at least the right column of the display is dealt anew, at most all of it. */
function drawnProblems({ box, state: { deck, display, round } }: Game): JsonProblems {
  const all = box.content.cards.filter(({ letter }) => letter !== null).length;
  const drawn = all - deck.length;
  const least = Math.min(all, display.length + (round - 1) * (display.length / 3));
  const most = display.length * round;
  const isBetween = least <= drawn && drawn <= most;
  return unless(isBetween, '$.deck', `${Math.max(0, all - most)} to ${all - least} cards in round ${round}`);
}

/** SETUP-21, SETUP-22, RP-18: plans with their letters; an empty space waits for the plan that was taken to be placed. */
function planProblems({ box, state }: Game): JsonProblems {
  const { planSupply, researchDisplay, acquired } = state;
  const letterOf = (plan: string): string | null =>
    box.specialPlan(plan) === undefined ? box.plan(plan).letter : null;
  const supplies = PLAN_LETTERS.flatMap((letter) =>
    unless(
      planSupply[letter].every((plan) => letterOf(plan) === letter),
      `$.planSupply.${letter}`,
      `plans of the letter ${letter}`,
    ),
  );
  const spaces = box.content.researchDisplay.flatMap(({ letter }, space) => {
    const plan = researchDisplay[space] ?? null;
    const fits = plan === null ? acquired.length > 0 || planSupply[letter].length === 0 : letterOf(plan) === letter;
    return unless(fits, `$.researchDisplay[${space}]`, `a plan of the letter ${letter}`);
  });
  return [...supplies, ...spaces];
}

/** SETUP-19, RP-9: in the order of their rounds; none is taken before its round. */
function specialPlanProblems({ box, state: { specialPlans, round } }: Game): JsonProblems {
  const all = box.content.specialPlans;
  const wanted = all.filter(({ id }) => specialPlans.includes(id)).map(({ id }) => id);
  const fits = specialPlans.length === wanted.length && specialPlans.every((id, place) => id === wanted[place]);
  const areLeft = all.every((plan) => plan.round <= round || specialPlans.includes(plan.id));
  return unless(fits && areLeft, '$.specialPlans', 'special plans in their order, with all of the rounds to come');
}
