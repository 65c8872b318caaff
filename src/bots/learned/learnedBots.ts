import type { GameState } from '../../game/model/state.ts';
import { endings } from '../endings.ts';
import type { Taste } from '../greedy/taste.ts';
import { tasteBot } from '../tasteBot.ts';
import weights from './weights.json';

/** The kinds of game, in the order of the values of each weight. */
export const KINDS = ['two', 'many', 'belt', 'luna'] as const;

/** For each weight, the values learned from many games of each kind. */
const VALUES: Readonly<Record<keyof Taste, readonly number[]>> = weights;

const tasteIn = (column: number) =>
  Object.fromEntries(Object.entries(VALUES).map(([name, values]) => [name, values[column]]));

export const learned = Object.fromEntries(KINDS.map((kind, column) => [kind, tasteIn(column)])) as {
  readonly [Kind in (typeof KINDS)[number]]: Taste;
};

function tasteFor({ luna, options, players }: GameState): Taste {
  if (luna !== null) return learned.luna;
  if (options.board === 'belt') return learned.belt;
  return players.length > 2 ? learned.many : learned.two;
}

export const fastBot = tasteBot('fast', tasteFor, () => []);

export const strongBot = tasteBot('strong', tasteFor, endings);
