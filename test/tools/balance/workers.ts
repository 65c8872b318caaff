import { fork } from 'node:child_process';
import type { Content } from '../../../src/entries/index.ts';
import { createRules } from '../../../src/entries/index.ts';
import type { GameRecord, Table } from './playGame.ts';
import { playGame } from './playGame.ts';

/** Games of one table. */
interface Games {
  readonly table: Table;
  /** The seed of each game is this text and its number. */
  readonly seed: string;
}

/** The numbers of the games for one process. */
export interface Batch extends Games {
  readonly first: number;
  readonly last: number;
}

/** The games of a batch, in order. */
export async function playBatch(content: Content, { table, seed, first, last }: Batch): Promise<readonly GameRecord[]> {
  const rules = createRules(content);
  const records: GameRecord[] = [];
  for (let game = first; game <= last; game += 1) records.push(await playGame(rules, `${seed} ${game}`, table));
  return records;
}

/** Plays games in several processes. `script` answers a batch with its records (`serveBatches`). */
export async function playInParallel(
  script: string,
  { table, seed, games, processes }: Games & { readonly games: number; readonly processes: number },
): Promise<readonly GameRecord[]> {
  const size = Math.ceil(games / processes);
  const batches = Array.from({ length: processes }, (_, index) => ({
    table,
    seed,
    first: index * size + 1,
    last: Math.min(games, (index + 1) * size),
  }));
  const records = await Promise.all(batches.map((batch) => played(script, batch)));
  return records.flat();
}

function played(script: string, batch: Batch): Promise<readonly GameRecord[]> {
  return new Promise((resolve, reject) => {
    const child = fork(script, ['--serve']);
    let records: readonly GameRecord[] | undefined;
    child.on('message', (message) => {
      records = message as readonly GameRecord[];
    });
    child.on('error', reject);
    child.on('exit', (code) => {
      if (records === undefined) reject(new Error(`A process that plays games ended with code ${code}`));
      else resolve(records);
    });
    child.send(batch);
  });
}

/** Plays received batches and answers with the records. */
export function serveBatches(content: Content): void {
  process.once('message', async (batch) => {
    process.send?.(await playBatch(content, batch as Batch), () => process.disconnect());
  });
}
