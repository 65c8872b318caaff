import { defaultContent } from '../../entries/index.ts';
import type { Command } from '../command.ts';
import { EXIT } from '../command.ts';

const COMMENT = [
  'All components of Skymines. Change the id of the set and enter the numbers printed on your components.',
  'In every component, "sources" states where its numbers come from; "rest" applies to all fields not listed.',
  'Numbers marked rulebook, luna-booklet or solo-helper are exact, and derived ones follow from them. Those marked reconstructed are invented: enter the printed number and replace reconstructed with box.',
  'Check the file with: skymines content check FILE. Play with it: skymines play --content FILE.',
];

export const contentTemplate: Command = {
  name: 'content template',
  summary: 'Prints the default component set as JSON for editing, with the source of every field.',
  options: [],

  run(_given, io) {
    io.out(`${JSON.stringify({ $comment: COMMENT, ...defaultContent }, null, 2)}\n`);
    return EXIT.ok;
  },
};
