import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { defaultContent } from '../../src/entries/index.ts';
import type { GameRecord, Table } from './playGame.ts';
import { playInParallel, serveBatches } from './workers.ts';

const PROCESSES = 2;

/** A page of docs that is made of many games. */
interface Page {
  /** The script that is run, which also serves the other processes. */
  readonly script: string;
  readonly games: string;
  readonly seed: string;
  /** The page, and the notes that go into it, beside this file. */
  readonly page: string;
  readonly notes: string;
  /** The text, from as many games of each table as are asked for. */
  make(play: (table: Table) => Promise<readonly GameRecord[]>, seed: string, notes: string): Promise<string>;
}

/** Plays the games of a page in several processes and writes it. Run with `--games N --seed S --out FILE`. */
export async function writePage({ script, page, notes, make, ...defaults }: Page): Promise<void> {
  const { values } = parseArgs({
    options: {
      games: { type: 'string', default: defaults.games },
      seed: { type: 'string', default: defaults.seed },
      out: { type: 'string', default: fileURLToPath(new URL(page, import.meta.url)) },
      serve: { type: 'boolean', default: false },
    },
  });
  if (values.serve) {
    serveBatches(defaultContent);
    return;
  }
  const games = Number(values.games);
  if (!Number.isInteger(games) || games < 1) throw new RangeError('--games asks for a whole number of games');
  const { seed } = values;
  const play = (table: Table) =>
    playInParallel(fileURLToPath(script), { table, seed, games, processes: Math.min(PROCESSES, games) });
  const text = await make(play, seed, readFileSync(new URL(notes, import.meta.url), 'utf8'));
  process.stdout.write(text);
  writeFileSync(values.out, text);
}
