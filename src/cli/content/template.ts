import { defaultContent } from '../../entries/index.ts';
import type { Command } from '../command.ts';
import { EXIT } from '../command.ts';

const COMMENT = [
  'All components of Skymines. Give the set an id of your own and type in the numbers printed on your components.',
  'Every component says in "sources" where its numbers come from: "rest" for all fields that are not named.',
  'rulebook, luna-booklet and solo-helper are exact, derived follows from them; reconstructed is our guess and wants to be replaced: by box, which you read off your pieces.',
  'Check the file with: skymines content check FILE. Play with it: skymines play --content FILE.',
];

/** `skymines content template`: the default components as a file to edit. */
export const contentTemplate: Command = {
  name: 'content template',
  summary: 'Prints the whole component set as JSON, ready to edit, with the provenance of every field.',
  options: [],

  run(_given, io) {
    io.out(`${JSON.stringify({ $comment: COMMENT, ...defaultContent }, null, 2)}\n`);
    return EXIT.ok;
  },
};
