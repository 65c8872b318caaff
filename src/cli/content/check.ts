import { argumentOf } from '../args.ts';
import type { Command } from '../command.ts';
import { EXIT } from '../command.ts';
import { printProblems, readContent } from './readContent.ts';

const FILE = { name: 'FILE', help: 'a component set as JSON' };

export const contentCheck: Command = {
  name: 'content check',
  summary: 'Checks a component set and lists its problems, up to 100 of each kind. Exits with code 1 if there are any.',
  argument: FILE,
  options: [],

  run(given, io) {
    const path = argumentOf(given, FILE);
    const read = readContent(path, io);
    if (!read.ok) {
      printProblems(path, read.problems, io.out);
      return EXIT.problems;
    }
    io.out(`${path}: the component set "${read.content.id}" is complete and valid\n`);
    return EXIT.ok;
  },
};
