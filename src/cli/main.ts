#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { lineReader } from './lines.ts';
import { run } from './run.ts';

// The program that reads the output, such as `head`, may close the pipe early.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

process.exitCode = run(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  read: (path) => {
    try {
      return readFileSync(path, 'utf8').replace(/^\uFEFF/, ''); // Windows programs may add a byte order mark.
    } catch {
      return undefined;
    }
  },
  lines: (take) => {
    const { push, end } = lineReader(take);
    process.stdin.setEncoding('utf8').on('data', push).on('end', end);
  },
});
