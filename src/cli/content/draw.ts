import { drawBelt, drawMoon, drawTracks } from '../../drawing/drawComponents.ts';
import type { DrawingOptions } from '../../drawing/pen.ts';
import { createText } from '../../text/createText.ts';
import { argumentOf, UsageError } from '../args.ts';
import type { Command } from '../command.ts';
import { EXIT } from '../command.ts';
import { LANGUAGE_OPTION, languageOf } from '../language.ts';
import { givenContent } from './readContent.ts';

const PICTURES: Readonly<Record<string, ((options: DrawingOptions) => string) | undefined>> = {
  moon: drawMoon,
  belt: drawBelt,
  tracks: drawTracks,
};
const NAMES = Object.keys(PICTURES).join(', ');
const PICTURE = { name: 'PICTURE', help: `one of ${NAMES}` };

export const contentDraw: Command = {
  name: 'content draw',
  summary: 'Draws a board or the company tracks of a component set as SVG.',
  argument: PICTURE,
  options: [
    { name: 'content', value: 'FILE', help: 'draw the component set in this file instead of the default one' },
    LANGUAGE_OPTION,
  ],

  run(given, io) {
    const name = argumentOf(given, PICTURE);
    const draw = Object.hasOwn(PICTURES, name) ? PICTURES[name] : undefined;
    if (draw === undefined) throw new UsageError(`unknown picture '${name}'; the pictures are ${NAMES}`);
    const content = givenContent(given, io);
    if (content === undefined) return EXIT.problems;
    io.out(draw({ text: createText({ locale: languageOf(given) }, { content }) }));
    return EXIT.ok;
  },
};
