#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { run } from './run.ts';

// The reader of the output may stop early, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

process.exitCode = run(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  read: (path) => {
    try {
      return readFileSync(path, 'utf8').replace(/^\uFEFF/, ''); // Windows may begin a file with this mark.
    } catch {
      return undefined;
    }
  },
  lines: (take) => createInterface({ input: process.stdin }).on('line', take),
});
