import type { Point } from '../../components/content.ts';
import type { Size } from '../layout.ts';
import type { Pen } from '../pen.ts';
import { type Attributes, circle, drawn, element, group, ORIGIN, pathData, rect } from '../svg.ts';
import type { Band, Role } from '../theme.ts';

export function paper(pen: Pen, { width, height }: Size, fill: Role = 'panel'): string {
  return pen.reuse(rect(ORIGIN, width, height, 7), { fill, line: 'line', width: 1.5 });
}

export function band(pen: Pen, { width, height }: Size, fill: Role): string {
  return pen.path(`M.75 ${height}V7Q.75.75 7 .75h${width - 14}q6.25 0 6.25 6.25V${height}Z`, { fill });
}

export function back(pen: Pen, size: Size, word: string, at: Point = ORIGIN): string {
  const inset = size.width < 30 ? 2.5 : 5;
  const inner = rect({ x: inset, y: inset }, size.width - inset * 2, size.height - inset * 2, 4);
  const style = { size: word.length > 3 ? 12 : 20, bold: true, ink: 'back-ink' } as const;
  return pen.stamp(`back ${size.width} ${size.height} ${word}`, at, () => [
    paper(pen, size, 'back'),
    pen.reuse(inner, { line: 'back-ink' }),
    word !== '' && pen.label({ x: size.width / 2, y: size.height / 2 }, word, style),
  ]);
}

/** Draws the back of a card that a view hides: the Moon and its orbit, which do not reveal the type. */
export function hiddenBack(pen: Pen, size: Size): string {
  const radius = Math.min(size.width, size.height) * 0.19;
  const orbit = { rx: radius * 1.75, ry: radius * 0.65, transform: 'rotate(-28)' };
  const moon = pen.stamp(`moon ${radius}`, { x: size.width / 2, y: size.height / 2 }, () =>
    group({ opacity: '.45' }, [
      pen.draw(circle(ORIGIN, radius), { fill: 'back-ink' }),
      element('ellipse', { ...orbit, ...pen.paint({ line: 'back-ink', width: 1.4 }) }),
    ]),
  );
  return `${back(pen, size, '')}${moon}`;
}

export function tick(pen: Pen, at: Point, size: number, line: Role): string {
  const corners = [
    { x: -size / 2, y: 0 },
    { x: -size / 8, y: size / 2.6 },
    { x: size / 2, y: -size / 2.6 },
  ];
  return pen.stamp(`tick ${size} ${line}`, at, () => pen.path(pathData(corners), { line, width: size / 4 }));
}

export const CORNER = 6;

/** Shading for cards with light text. It only darkens the card, so that the text stays readable. */
const ON_DARK = ['#000 0.06', '#000 0.02', '#000 0.42'];

/** Gradients that shade cards: a colour and its opacity at the top, in the middle and at the bottom. */
const LIGHTS: Readonly<Record<Band | 'plain', readonly string[]>> = {
  carbon: ON_DARK,
  minerals: ON_DARK,
  scientist: ON_DARK,
  fieldScientist: ON_DARK,
  share: ON_DARK,
  titanium: ['#fff 0.6', '#fff 0.15', '#46567a 0.4'],
  energy: ['#fff 0.5', '#fff 0.1', '#e07a00 0.55'],
  plain: ['#fff 0.08', '#fff 0', '#000 0.18'],
};

export function lit(pen: Pen, kind: Band | 'plain'): Attributes {
  const href = pen.share(`light ${kind}`, () => {
    const stops = LIGHTS[kind].map((stop, index) => {
      const [colour = '', opacity = ''] = stop.split(' ');
      return element('stop', { offset: `${index * 50}%`, 'stop-color': colour, 'stop-opacity': opacity });
    });
    return element('linearGradient', { x2: '.35', y2: '1' }, stops);
  });
  return { fill: `url(${href})` };
}

/** One path of a motif, either filled or drawn as lines in the card's ink colour. Every motif is 72 by 72. */
type Stroke = readonly [d: string, as: 'area' | 'line', opacity: string];

const hexagons = [-6, 15, 36, 57]
  .flatMap((y, row) =>
    (row % 2 === 0 ? [12, 36, 60] : [0, 24, 48, 72]).map((x) => `M${x} ${y}l12 7v14l-12 7-12-7v-14z`),
  )
  .join('');

const rays = Array.from({ length: 12 }, (_, index) => {
  const at = (turn: number): string => {
    const angle = ((index + turn) / 12) * 2 * Math.PI;
    return `${Math.round(36 + 80 * Math.cos(angle))} ${Math.round(38 + 80 * Math.sin(angle))}`;
  };
  return `M36 38L${at(-0.22)} ${at(0.22)}Z`;
}).join('');

const orbit = (turn: number): string => {
  const [x, y] = [Math.round(33 * Math.cos(turn) * 10) / 10, Math.round(33 * Math.sin(turn) * 10) / 10];
  const degrees = Math.round((turn * 180) / Math.PI);
  return `M${36 - x} ${38 - y}A33 11 ${degrees} 1 1 ${36 + x} ${38 + y}A33 11 ${degrees} 1 1 ${36 - x} ${38 - y}`;
};

const MOTIFS: Readonly<Record<Band, readonly Stroke[]>> = {
  carbon: [[hexagons, 'line', '.2']],
  minerals: [
    ['M-4 76L14 34 28 76ZM44 76L58 26 78 76Z', 'area', '.14'],
    ['M14 34L18 76M58 26L54 76M28 58L36 46 46 68', 'line', '.2'],
    ['M14 34L6 76H-4ZM58 26L48 76H44ZM36 46L28 76H50Z', 'area', '.1'],
  ],
  titanium: [
    ['M-14 74L-5 54H31L40 74ZM36 74L45 54H81L90 74Z', 'area', '.16'],
    ['M8 54L17 34H55L64 54Z', 'area', '.09'],
    ['M-5 54H31M45 54H81M17 34H55', 'line', '.25'],
  ],
  energy: [[rays, 'area', '.11']],
  scientist: [
    [[0.35, 1.4, 2.45].map(orbit).join(''), 'line', '.3'],
    ['M66 47a2.5 2.5 0 1 1-.1 0ZM12 14a2 2 0 1 1-.1 0ZM40 68a2 2 0 1 1-.1 0Z', 'area', '.5'],
  ],
  fieldScientist: [
    ['M-4 56Q36 40 76 56V80H-4Z', 'area', '.14'],
    ['M-4 62Q10 50 22 58T50 60 76 54V80H-4Z', 'area', '.12'],
    ['M10 12h1v1h-1zM26 22h1v1h-1zM54 8h1v1h-1zM64 28h1v1h-1zM18 36h1v1h-1z', 'line', '.4'],
  ],
  share: [
    ['M-4 54Q14 36 34 46T76 30M-4 64Q14 46 34 56T76 40M-4 44Q14 26 34 36T76 20', 'line', '.25'],
    ['M-4 60Q14 42 34 52T76 36V80H-4Z', 'area', '.1'],
  ],
};

function motif(pen: Pen, kind: Band): Attributes {
  const ink = `${kind}-ink` as const;
  const shape = { width: 1, height: 1, viewBox: '0 0 72 72', preserveAspectRatio: 'xMidYMid slice' };
  const href = pen.share(`motif ${kind}`, () => {
    const paths = MOTIFS[kind].map(([d, as, opacity]) =>
      pen.path(d, as === 'area' ? { fill: ink } : { line: ink }, { opacity }),
    );
    return element('pattern', shape, paths);
  });
  return { fill: `url(${href})` };
}

export function cardGround(pen: Pen, { width, height }: Size, kind: Band): string {
  const area = rect(ORIGIN, width, height, CORNER);
  return pen.stamp(`ground ${kind} ${width} ${height}`, ORIGIN, () => [
    pen.draw(area, { fill: kind }),
    drawn(area, motif(pen, kind)),
    pen.draw(area, { line: 'edge' }, lit(pen, kind)),
  ]);
}
