import { LUNA_SLOTS } from '../../src/components/ids.ts';
import type { Deal, GameEvent, GameState } from '../../src/entries/index.ts';
import type { Step } from './randomGame.ts';

/** Returns everything revealed in a game and the order of the rest, from its states and events. */
function dealOf(start: GameState, steps: readonly Step[]): Deal {
  const { display, deck, researchDisplay, planSupply, stack, luna } = start;
  const tokens = stack.flatMap((frame) => (frame.kind === 'startingToken' ? frame.offers.flat() : []));
  const missions = steps.at(-1)?.next.missions?.faceUp;
  return {
    cards: [...present(display), ...fromTop(deck)],
    plans: [...present(researchDisplay), ...Object.values(planSupply).flatMap(fromTop)],
    ...(start.options.startingTokens === 'choose' && { tokens }),
    ...(missions && { missions }),
    ...(luna && {
      lunaDeck: fromTop(luna.deck),
      lunaGradeTwo: fromTop(luna.gradeTwo),
      lunaToken: steps.flatMap(({ events }) =>
        events.flatMap((event) => (event.type === 'lunaTokenDrawn' ? event.token : [])),
      ),
      lunaShuffles: steps.flatMap(shufflesOf),
    }),
  };
}

/** Returns the options of a game with all random results fixed. */
export function dealtOptions(start: GameState, steps: readonly Step[]): GameState['options'] {
  const { options, tracks, firstPlayer } = start;
  const menace = steps.at(-1)?.next.menace?.id ?? options.menace;
  return { ...options, tracks, firstPlayer, menace, deal: dealOf(start, steps) };
}

function present<T>(places: readonly (T | null)[]): T[] {
  return places.filter((each) => each !== null);
}

function fromTop<T>(pile: readonly T[]): T[] {
  return [...pile].reverse();
}

/** Returns the cards of each shuffle in a step: those drawn at once, and those still in the deck. */
function shufflesOf({ events, next }: Step): string[][] {
  return events.flatMap((event, index) => {
    if (event.type === 'lunaCardsDiscarded') return [fromTop(event.cards)];
    if (event.type !== 'lunaDeckRenewed') return [];
    const drawn = events.slice(index).flatMap((later) => drawnBy(later, next));
    return [[...new Set([...drawn, ...fromTop(next.luna?.deck ?? [])])]];
  });
}

function drawnBy(event: GameEvent, { luna }: GameState): string[] {
  if (event.type === 'lunaMajorityDrawn') return [...event.cards];
  if (event.type !== 'lunaCardsDealt') return [];
  return event.slots.flatMap((slot) => luna?.slots[LUNA_SLOTS.indexOf(slot)]?.card ?? []);
}
