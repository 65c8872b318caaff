import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { defaultContent } from '../../../src/entries/index.ts';
import { type GameRecord, LEVELS, type Level, type Table } from './playGame.ts';
import { playInParallel, serveBatches } from './workers.ts';

const PROCESSES = 2;

/** Plays the requested number of games of a table. */
type Play = (table: Omit<Table, 'level'>) => Promise<readonly GameRecord[]>;

/** Parameters of a report, which the report itself states. */
export interface Made {
  readonly seed: string;
  readonly level: Level;
  readonly notes: string;
}

/** A report on many games. */
interface Page {
  /** The URL of the running script, which also serves as the program of the other processes. */
  readonly script: string;
  readonly games: string;
  readonly seed: string;
  readonly level: Level;
  /** File names of the report and of the notes that become part of it, in this folder. */
  readonly page: string;
  readonly notes: string;
  /** Returns the report. */
  make(play: Play, made: Made): Promise<string>;
}

/** Plays games in several processes and writes the report. Takes `--games N --seed S --level L --out FILE`. */
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
