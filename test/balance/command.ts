import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { defaultContent } from '../../src/entries/index.ts';
import { type GameRecord, LEVELS, type Level, type Table } from './playGame.ts';
import { playInParallel, serveBatches } from './workers.ts';

const PROCESSES = 2;

/** Plays as many games of a table as are asked for. */
type Play = (table: Omit<Table, 'level'>) => Promise<readonly GameRecord[]>;

/** How a page is made, which it says itself. */
export interface Made {
  readonly seed: string;
  readonly level: Level;
  readonly notes: string;
}

/** A page of docs that is made of many games. */
interface Page {
  /** The script that is run, which also serves the other processes. */
  readonly script: string;
  readonly games: string;
  readonly seed: string;
  readonly level: Level;
  /** The page, and the notes that go into it, beside this file. */
  readonly page: string;
  readonly notes: string;
  /** The text. */
  make(play: Play, made: Made): Promise<string>;
}

/** Plays the games of a page in several processes and writes it. Run with `--games N --seed S --level L --out FILE`. */
export async function writePage({ script, page, notes, make, ...defaults }: Page): Promise<void> {
  const { values } = parseArgs({
    options: {
      games: { type: 'string', default: defaults.games },
      seed: { type: 'string', default: defaults.seed },
      level: { type: 'string', default: defaults.level },
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
  const level = LEVELS.find((each) => each === values.level);
  if (level === undefined) throw new RangeError(`--level is one of ${LEVELS.join(', ')}`);
  const { seed } = values;
  const play: Play = (table) =>
    playInParallel(fileURLToPath(script), {
      table: { ...table, level },
      seed,
      games,
      processes: Math.min(PROCESSES, games),
    });
  const text = await make(play, { seed, level, notes: readFileSync(new URL(notes, import.meta.url), 'utf8') });
  process.stdout.write(text);
  writeFileSync(values.out, text);
}
