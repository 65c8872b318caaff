// Preloaded into a command. Kills it just before its file change number STOP_AT, counted from 1.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import process from 'node:process';

let left = Number(process.env['STOP_AT']);
for (const name of ['copyFileSync', 'chmodSync', 'fsyncSync', 'linkSync', 'renameSync', 'rmSync']) {
  const call = fs[name];
  fs[name] = (...values) => {
    left -= 1;
    if (left === 0) {
      process.kill(process.pid, 'SIGKILL');
      // The signal ends the process immediately, so that nothing after this line runs.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
    }
    return call(...values);
  };
}
syncBuiltinESMExports();
