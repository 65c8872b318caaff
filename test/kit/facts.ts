import type { Station } from '../../src/components/content.ts';
import type { Effect, PermanentBonus } from '../../src/components/effects.ts';
import { sum } from './numbers.ts';

export const repeat = <T>(count: number, item: T): T[] => Array.from({ length: count }, () => item);
export const upTo = (last: number): readonly number[] => Array.from({ length: last }, (_, index) => index + 1);

export function only<T>(items: readonly T[]): T {
  const [item] = items;
  if (item === undefined || items.length > 1) throw new Error(`${items.length} instead of one`);
  return item;
}

/** Returns an effect as short text, such as `coins 2`. */
export function words(effect: Effect | PermanentBonus): string {
  if (effect.kind === 'oneOf') return effect.rewards.map((reward) => reward.map(words).join(' and ')).join(' or ');
  const { kind, ...rest } = effect;
  return [kind, ...Object.entries(rest).map(([key, value]) => (value === true ? key : value))].join(' ');
}

/** Returns the share values for all numbers of pieces taken from the columns, each from the top. */
export function stationValues({ columns }: Station): readonly number[] {
  const visible = columns.map((column) => [0, ...column.map((_, index) => sum(column.slice(0, index + 1)))]);
  return visible.reduce((totals, column) => totals.flatMap((total) => column.map((value) => total + value)), [0]);
}
