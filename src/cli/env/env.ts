import type { Command } from '../command.ts';
import { EXIT } from '../command.ts';
import { Requests } from './requests.ts';

export const env: Command = {
  name: 'env',
  summary:
    'Plays games for a learning program: reads one JSON request per line of input and answers each with one line.',
  options: [],

  run(_, io) {
    const requests = new Requests();
    io.lines((line) => {
      if (line.trim() !== '') io.out(`${requests.answer(line)}\n`);
    });
    return EXIT.ok;
  },
};
