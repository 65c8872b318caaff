import { availableParallelism } from 'node:os';
import process from 'node:process';
import { Piscina } from 'piscina';
import { openBook } from './book.ts';

const book = openBook();
const threads = Number(process.env['THREADS'] ?? availableParallelism());
const pool = new Piscina({ filename: new URL('./play.ts', import.meta.url).href, maxThreads: threads });

// All lanes run in parallel and take their games from the same iterator.
const games = book.missing.values();
const lane = async (): Promise<void> => {
  for (const job of games) {
    if (book.isDecided) return;
    book.add(await pool.run(job));
  }
};
await Promise.all(Array.from({ length: threads }, lane));
await pool.close();
book.report();
