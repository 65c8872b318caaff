import type { Content } from '../../../src/components/content.ts';
import {
  type DrawingOptions,
  drawCard,
  drawLunaCard,
  drawMenace,
  drawMission,
  drawPlan,
  drawTile,
  drawToken,
  LIGHT,
} from '../../../src/entries/drawing.ts';
import { defaultContent } from '../../../src/entries/index.ts';
import { createText, en } from '../../../src/entries/text.ts';
import { inTwoThemes } from '../../kit/twoThemes.ts';

/** A kind of component with its heading and drawings. */
interface Kind {
  readonly name: string;
  readonly heading: string;
  readonly draw: readonly ((options: DrawingOptions) => string)[];
}

/** Draws each item by its id. */
const each = <Id extends string>(
  items: (content: Content) => readonly { readonly id: Id }[],
  draw: (id: Id, options: DrawingOptions) => string,
): Kind['draw'] =>
  items(defaultContent).map(
    ({ id }) =>
      (options) =>
        draw(id, options),
  );

export const KINDS: readonly Kind[] = [
  { name: 'cards', heading: 'Action cards', draw: each(({ cards }) => cards, drawCard) },
  {
    name: 'plans',
    heading: 'Research plans',
    draw: each(({ plans, specialPlans }) => [...plans, ...specialPlans], drawPlan),
  },
  { name: 'tokens', heading: 'Starting research tokens', draw: each(({ tokens }) => tokens, drawToken) },
  { name: 'tiles', heading: 'Bonus tiles', draw: each(({ tiles }) => tiles, drawTile) },
  {
    name: 'missions',
    heading: 'Missions',
    draw: each(
      ({ missions }) => missions,
      (id, options) => drawMission(id, null, options),
    ),
  },
  { name: 'menaces', heading: 'Menaces', draw: each(({ menaces }) => menaces, drawMenace) },
  { name: 'luna-cards', heading: "Luna's cards", draw: each(({ luna }) => luna.cards, drawLunaCard) },
];

/** Width of a page of drawings, and the gap between them. */
const WIDTH = 1200;
const GAP = 12;

/** Returns one drawing with all components of a kind in rows. */
export function galleryPicture({ name, heading, draw }: Kind): string {
  const text = createText({ locale: en });
  let [x, y, tallest] = [GAP, GAP, 0];
  const placed = draw.map((one, index) => {
    const picture = one({ text, theme: LIGHT, idPrefix: `${name}-${index}-` }).replace(/^<\?xml[^>]*\?>\s*/, '');
    const [width, height] = sizeOf(picture);
    if (x + width + GAP > WIDTH) [x, y, tallest] = [GAP, y + tallest + GAP, 0];
    const at = picture.replace('<svg', `<svg x="${x}" y="${y}"`);
    x += width + GAP;
    tallest = Math.max(tallest, height);
    return at.trimEnd();
  });
  const size = `width="${WIDTH}" height="${y + tallest + GAP}"`;
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" ${size} role="img"><title>${heading}</title>\n${placed.join('\n')}\n</svg>\n`;
  return inTwoThemes(picture);
}

function sizeOf(picture: string): [width: number, height: number] {
  const [, width, height] = /<svg[^>]*? width="([\d.]+)" height="([\d.]+)"/.exec(picture) ?? [];
  if (width === undefined || height === undefined) throw new Error('a picture without a size');
  return [Number(width), Number(height)];
}

/** Returns the page of all components. */
export function galleryPage(): string {
  return [
    '# Components, drawn',
    '',
    '<!-- npm run docs:gallery writes this page. -->',
    '',
    'These are the components of the default set, drawn by `skymines-rules/drawing`. Reconstructed values are labelled, and [Component data](components.md) lists the source of each value.',
    'The boards are drawn separately: [Moon](images/moon.svg), [Belt](images/belt.svg), [company tracks](images/tracks.svg).',
    '',
    ...KINDS.flatMap(({ name, heading }) => [`## ${heading}`, '', `![${heading}](images/${name}.svg)`, '']),
  ].join('\n');
}
