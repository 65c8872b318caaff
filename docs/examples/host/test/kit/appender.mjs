// Stores games until it is killed. Prints the id and the version of each change once it is on disk.
import { readFileSync, writeSync } from 'node:fs';
import process from 'node:process';
import { openSqlite } from '../../src/storeSqlite.ts';

/** Waits while the pipe is full. */
function report(line) {
  for (;;) {
    try {
      return writeSync(1, line);
    } catch (error) {
      if (error.code !== 'EAGAIN') throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
    }
  }
}

const [database, file] = process.argv.slice(2);
const store = openSqlite(database);
for (const { game, changes } of JSON.parse(readFileSync(file, 'utf8'))) {
  await store.add(game);
  for (const [change, hash] of changes) {
    await store.append(game.id, change, hash);
    report(`${game.id} ${change.version}\n`);
  }
}
// Everything is stored, so the program waits to be killed.
setInterval(() => undefined, 1000);
