// Well-known engines in the same run: random moves from complete lists. They are installed next to this file, not
// with the project: `npm install --prefix test/tools/bench`. Without them, the benchmark prints a note and continues.
import { createRequire } from 'node:module';
import process from 'node:process';
import type { Draw } from '../../../src/engine/random.ts';
import { drawFor } from '../../../src/testing/modes.ts';
import { cpuSeconds, type Subject } from './measure.ts';

const require = createRequire(`${process.cwd()}/test/tools/bench/package.json`);
const LONGEST_CHESS_GAME = 400;
const CHESS_GAMES = 40;
const MOVES = 4_000;

interface Squares extends Iterable<number> {
  size(): number;
}
interface Position {
  readonly board: { getRole(square: number): string | undefined };
  ctx(): unknown;
  allDests(context: unknown): Map<number, Squares>;
  play(move: { from: number; to: number; promotion?: string }): void;
  isInsufficientMaterial(): boolean;
}

/** Moves per second in random chess games. */
async function chess(): Promise<Subject> {
  const path = require.resolve('chessops/chess').replace('/cjs/', '/esm/');
  const { Chess } = (await import(path)) as { Chess: { default(): Position } };
  return {
    name: 'chessops, random games',
    measure(round) {
      const before = cpuSeconds();
      let moves = 0;
      for (let game = 0; game < CHESS_GAMES; game += 1)
        moves += playChess(Chess.default(), drawFor(`${round}/${game}`));
      return moves / (cpuSeconds() - before);
    },
  };
}

function playChess(position: Position, draw: Draw): number {
  for (let move = 0; move < LONGEST_CHESS_GAME; move += 1) {
    const all = position.allDests(position.ctx());
    let count = 0;
    for (const squares of all.values()) count += squares.size();
    if (count === 0 || position.isInsufficientMaterial()) return move;
    let index = Math.floor(draw() * count);
    for (const [from, squares] of all) {
      const size = squares.size();
      if (index >= size) {
        index -= size;
        continue;
      }
      const to = [...squares][index] ?? 0;
      const promotes = position.board.getRole(from) === 'pawn' && (to < 8 || to >= 56);
      position.play({ from, to, ...(promotes && { promotion: 'queen' }) });
      break;
    }
  }
  return LONGEST_CHESS_GAME;
}

/** Moves per second of a counter, the smallest possible game, with the boardgame.io client. */
function counter(): Subject {
  const { Client } = require('boardgame.io/client') as {
    Client(of: object): { moves: Record<string, () => void>; getState(): { G: { count: number } } };
  };
  const game = {
    setup: () => ({ count: 0 }),
    moves: { add: ({ G }: { G: { count: number } }) => ({ count: G.count + 1 }) },
  };
  return {
    name: 'boardgame.io, a counter',
    measure() {
      const client = Client({ game, debug: false, numPlayers: 1 });
      const before = cpuSeconds();
      for (let move = 0; move < MOVES; move += 1) client.moves['add']?.();
      if (client.getState().G.count !== MOVES) throw new Error('boardgame.io lost a move');
      return MOVES / (cpuSeconds() - before);
    },
  };
}

/** The installed engines. */
export async function yardsticks(): Promise<readonly Subject[]> {
  try {
    return [await chess(), counter()];
  } catch {
    process.stdout.write('Without yardsticks: `npm install --prefix test/tools/bench` installs them.\n');
    return [];
  }
}
