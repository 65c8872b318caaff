import { type collect, type JobResult, type Match, type PlayedGame, schedule } from '../../src/entries/arena.ts';
import { type Bot, greedyBot, randomBot } from '../../src/entries/bots.ts';

/** A greedy bot that chooses randomly for one decision in ten. */
const weakBot: Bot = {
  name: 'weak',
  choose: (view, question) => (question.random() < 0.1 ? randomBot : greedyBot).choose(view, question),
};

const BOTS: ReadonlyMap<string, Bot> = new Map([
  ['greedy', greedyBot],
  ['weak', weakBot],
  ['random', randomBot],
  ['chance', { ...randomBot, name: 'chance' }],
]);

export function botOf(name: string): Bot {
  const bot = BOTS.get(name);
  if (bot === undefined) throw new Error(`There is no bot ${name}`);
  return bot;
}

/** Invented results, each with its scores by name. The highest score wins. */
export function madeUp(match: Match, scoreOf: (name: string, seat: number, deal: number) => number): JobResult[] {
  return schedule(match).map(({ id, players, deal }) => {
    const scores = players.map((name, seat) => scoreOf(name, seat, deal));
    const best = Math.max(...scores);
    const winners = scores.flatMap((score, seat) => (score === best ? [seat] : []));
    return { id, scores, winners, decisions: players.map(() => 100), hash: scores.join() };
  });
}

/** A game with these scores and without decisions. */
export function gameOf(players: readonly string[], scores: readonly number[]): PlayedGame {
  const best = Math.max(...scores);
  return {
    players,
    scores,
    winners: scores.flatMap((score, seat) => (score === best ? [seat] : [])),
    decisions: players.map(() => 0),
  };
}

/** A complete collection. */
export function collectionOf(deals: readonly (readonly PlayedGame[])[]): ReturnType<typeof collect> {
  return { deals, missing: [], contradictions: [] };
}
