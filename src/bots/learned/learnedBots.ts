import type { GameState } from '../../game/model/state.ts';
import { endings } from '../endings.ts';
import type { Taste } from '../greedy/taste.ts';
import { tasteBot } from '../tasteBot.ts';
import belt from './belt.json';
import luna from './luna.json';
import many from './many.json';
import two from './two.json';

/** Weights learned from many games, by kind of game. */
export const learned: Readonly<Record<'two' | 'many' | 'belt' | 'luna', Taste>> = { two, many, belt, luna };

function tasteFor({ luna, options, players }: GameState): Taste {
  if (luna !== null) return learned.luna;
  if (options.board === 'belt') return learned.belt;
  return players.length > 2 ? learned.many : learned.two;
}

export const fastBot = tasteBot('fast', tasteFor, () => []);

export const strongBot = tasteBot('strong', tasteFor, endings);
