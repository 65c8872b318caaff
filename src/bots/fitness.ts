import type { CardAction } from '../model/content.ts';
import type { Requirement } from '../model/effects.ts';
import type { Resource, Seat } from '../model/ids.ts';
import { RESOURCES } from '../model/ids.ts';
import type { Game } from '../rules/kit.ts';
import { playerAt } from '../rules/kit.ts';

/** How easily requirements are met by so many cards beside the scientist, from 0 cards on. */
const EASE: readonly number[] = [1, 1, 0.9, 0.5, 0.2];
const NEVER = EASE.length;

/**
 * 0 to 1: how easily the own cards meet requirements all at once. Cards are not used up by plans, so plans that ask
 * for the same are entered together.
 */
export function fitness(game: Game, seat: Seat, requirements: readonly Requirement[]): number {
  const { hand, area, resting } = playerAt(game, seat);
  const cards = [...hand, ...area.filter((card) => card !== null), ...resting.flat()];
  const owned = cards.map((card) => game.box.action(card));
  const named = RESOURCES.map((resource): Part => {
    const need = most(requirements, (each) =>
      each.kind === 'resource' && each.resource === resource ? each.total : 0,
    );
    return { need, values: unitsOf(owned, resource) };
  });
  const energy = most(requirements, (each) => (each.kind === 'energy' ? each.total : 0));
  const scientists = most(requirements, (each) => (each.kind === 'scientists' ? each.count : 0));
  const others: Part[] = [
    { need: energy, values: owned.map((card) => (card.kind === 'energy' ? card.value : 0)) },
    {
      need: scientists,
      values: owned
        .filter(isScientist)
        .slice(1)
        .map(() => 1),
    }, // one is doing the work
  ];
  const any = most(requirements, (each) => (each.kind === 'oneResource' ? each.total : 0));
  const ways = named.map((chosen) => {
    const parts = named.map((part) => (part === chosen ? { ...part, need: Math.max(part.need, any) } : part));
    return [...parts, ...others].reduce((sum, part) => sum + cardsNeeded(part), 0);
  });
  return EASE[Math.min(...ways)] ?? 0;
}

/** A total to be reached, and what the cards for it are worth. */
interface Part {
  readonly need: number;
  readonly values: readonly number[];
}

function cardsNeeded({ need, values }: Part): number {
  let sum = 0;
  let cards = 0;
  for (const value of [...values].sort((a, b) => b - a)) {
    if (sum >= need) break;
    sum += value;
    cards += 1;
  }
  return sum >= need ? cards : NEVER;
}

function most(requirements: readonly Requirement[], total: (requirement: Requirement) => number): number {
  return Math.max(0, ...requirements.map(total));
}

function unitsOf(cards: readonly CardAction[], resource: Resource): number[] {
  return cards.map((card) => (card.kind === 'resource' && card.resource === resource ? card.value : 0));
}

function isScientist({ kind }: CardAction): boolean {
  return kind === 'scientist' || kind === 'fieldScientist';
}
