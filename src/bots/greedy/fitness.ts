import type { CardAction } from '../../components/content.ts';
import type { Requirement } from '../../components/effects.ts';
import type { Resource, Seat } from '../../components/ids.ts';
import { RESOURCES } from '../../components/ids.ts';
import type { Game } from '../../game/rules/game.ts';
import { cardsOf, playerAt } from '../../game/rules/players.ts';
import type { Taste } from './taste.ts';

/** Assumed number of cards needed for a requirement that the seat cannot meet. */
const NEVER = Number.POSITIVE_INFINITY;

/**
 * Returns a function that rates, from 0 to 1, how easily the seat's cards meet several requirements at the same time.
 * Plans do not use up cards, so one card can serve several plans.
 */
export function fitness(game: Game, seat: Seat, taste: Taste): (requirements: readonly Requirement[]) => number {
  const owned = cardsOf(playerAt(game, seat)).map((card) => game.box.action(card));
  const units = RESOURCES.map((resource) => [resource, descending(unitsOf(owned, resource))] as const);
  const energies = descending(owned.flatMap((card) => (card.kind === 'energy' ? [card.value] : [])));
  const idle = owned.filter(isScientist).slice(1); // the first scientist moves the upload marker
  /** Likelihood of meeting requirements when 0, 1, 2 or more cards are needed in addition to the scientist. */
  const ease = [1, 1, taste.easeTwo, taste.easeThree, taste.easeFour];
  return (requirements) => {
    const any = most(requirements, (each) => (each.kind === 'oneResource' ? each.total : 0));
    const energy = most(requirements, (each) => (each.kind === 'energy' ? each.total : 0));
    const scientists = most(requirements, (each) => (each.kind === 'scientists' ? each.count : 0));
    let named = 0;
    let leastMore = Number.POSITIVE_INFINITY;
    for (const [resource, values] of units) {
      const need = most(requirements, (each) =>
        each.kind === 'resource' && each.resource === resource ? each.total : 0,
      );
      const alone = cardsNeeded(values, need);
      named += alone;
      if (alone < NEVER) leastMore = Math.min(leastMore, cardsNeeded(values, Math.max(need, any)) - alone);
    }
    const others = cardsNeeded(energies, energy) + (scientists <= idle.length ? scientists : NEVER);
    return ease[named + leastMore + others] ?? 0;
  };
}

/** Returns the number of cards needed to reach a total if the best cards are used first. */
function cardsNeeded(values: readonly number[], need: number): number {
  let sum = 0;
  let cards = 0;
  while (sum < need) {
    const value = values[cards];
    if (value === undefined) return NEVER;
    sum += value;
    cards += 1;
  }
  return cards;
}

function descending(values: readonly number[]): readonly number[] {
  return [...values].sort((a, b) => b - a);
}

function most(requirements: readonly Requirement[], total: (requirement: Requirement) => number): number {
  return requirements.reduce((highest, each) => Math.max(highest, total(each)), 0);
}

function unitsOf(cards: readonly CardAction[], resource: Resource): number[] {
  return cards.flatMap((card) => (card.kind === 'resource' && card.resource === resource ? [card.value] : []));
}

function isScientist({ kind }: CardAction): boolean {
  return kind === 'scientist' || kind === 'fieldScientist';
}
