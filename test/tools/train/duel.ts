import { greedyAction } from '../../../src/bots/greedy/greedy.ts';
import type { Taste } from '../../../src/bots/greedy/taste.ts';
import { type Bot, drive } from '../../../src/entries/bots.ts';
import { type CreateGameOptions, createGame } from '../../../src/entries/index.ts';
import { simulate } from '../../../src/entries/sim.ts';
import { gameOf } from '../../../src/game/boundRules.ts';
import { mean } from '../../kit/numbers.ts';
import { rules } from '../../kit/shipped.ts';

/**
 * Returns the lead of one taste over another in coins on a deal. Both play every seat once, against each other or each
 * alone against Luna.
 */
export function duel(options: CreateGameOptions, one: Taste, other: Taste): number {
  const people = options.players.length;
  return (lead(options, [one, other]) - lead(options, [other, one])) / (people === 1 ? 1 : 2);
}

/** The lead of seats 0, 2, … over all others, including Luna. */
function lead(options: CreateGameOptions, tastes: readonly [Taste, Taste]): number {
  const game = simulate(createGame(options));
  const bots = options.players.map((_, seat) => greedy(seat % 2 === 0 ? tastes[0] : tastes[1]));
  drive(game, bots, { random: () => 0 });
  const totals = game.score().map(({ total }) => total);
  return mean(totals.filter((_, seat) => seat % 2 === 0)) - mean(totals.filter((_, seat) => seat % 2 === 1));
}

function greedy(taste: Taste): Bot {
  return { name: 'greedy', choose: (view, { seat }) => greedyAction({ game: gameOf(rules, view), seat, taste }) };
}
