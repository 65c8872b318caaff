import { defaultContent } from '../../entries/index.ts';
import type { Command } from '../command.ts';
import { EXIT } from '../command.ts';

const COMMENT = [
  'All components of Skymines. Give the set your own id and enter the numbers printed on your components.',
  'In every component, "sources" gives the provenance of its numbers: "rest" applies to all fields not listed.',
  'rulebook, luna-booklet and solo-helper are exact, and derived follows from them. Replace reconstructed, which is a guess, by box when you have read the number off your components.',
  'Check the file with: skymines content check FILE. Play with it: skymines play --content FILE.',
];

/** `skymines content template`: prints the default component set as a file to edit. */
export const contentTemplate: Command = {
  name: 'content template',
  summary: 'Prints the whole component set as JSON, ready to edit, with the provenance of every field.',
  options: [],

  run(_given, io) {
    io.out(`${JSON.stringify({ $comment: COMMENT, ...defaultContent }, null, 2)}\n`);
    return EXIT.ok;
  },
};
