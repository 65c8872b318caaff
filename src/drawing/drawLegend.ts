import type { Content, Point } from '../components/content.ts';
import { END_SLOTS } from '../components/printed.ts';
import type { Heading } from '../text/headings.ts';
import { SPACE } from './board/beltLayout.ts';
import {
  lightning,
  outpostSpace,
  printedShuttle,
  routeLines,
  shuttlePill,
  stationRoute,
  tiedDome,
} from './board/beltMap.ts';
import { square } from './board/bonusSpaces.ts';
import { borderLines, contactLine, lines } from './board/moonMap.ts';
import { homeSpace } from './board/stationCard.ts';
import { CARD, cardFace, PLAN, planFace, specialFace } from './components/cards.ts';
import { areaOf, inLine, moved, outlineOf, type Panel, type Size, wrapWithin } from './layout.ts';
import { linesFrom, sheet } from './panel.ts';
import { type DrawingOptions, type LabelStyle, Pen } from './pen.ts';
import { seatMarker } from './pieces.ts';
import { crossedA, valuePlate } from './player/research.ts';
import { drawSign, ofCompany, type Sign, signOf, signRow } from './signs/sign.ts';
import { beside, group, type Markup, pathData, placed, rectAround, used } from './svg.ts';
import { roundPip } from './table/wholeTable.ts';
import { type LaneLook, shareTabs } from './tracks/band.ts';
import { gate, printedLook, socket, TINT, threshold } from './tracks/lanes.ts';

/** Drawings that have a legend. The `moon` and `belt` legends include the bonus spaces beside the map. */
export const LEGENDS = ['moon', 'belt', 'tracks', 'display', 'research', 'rounds', 'player', 'luna'] as const;
/** Name of a drawing that has a legend. */
export type LegendOf = (typeof LEGENDS)[number];

/** Draws an example centred on a point, in a field 72 wide and 34 high. */
type Example = (pen: Pen, at: Point) => Markup;
/** An icon and its meaning. `height` is the height of the row if the default is not enough. */
type LegendEntry = readonly [icon: Sign | Example, means: Heading, height?: number];

function label(text: string, style: LabelStyle): Example {
  return (pen, at) => pen.label(at, text, style);
}

const BOLD = { size: 16, bold: true } as const;

/** Scale of the examples from the Belt. */
const SCALE = 0.8;

const effects = (): readonly LegendEntry[] => [
  [signOf('coin', 1), 'coinSign'],
  [signOf('track', '+1'), 'trackSign'],
  [signOf('helium', 1), 'heliumSign'],
  [signOf('research', 1), 'researchSign'],
  [signOf('dome'), 'domeSign'],
];

function onDash(draw: (pen: Pen, d: string) => Markup): Example {
  return (pen, at) => draw(pen, pathData([beside(at, -26, 0), beside(at, 26, 0)]));
}

function home(coins: number, form: 'square' | 'round', dx = 0): Example {
  return (pen, at) => used(homeSpace(pen, { coins, isCrossed: false, size: 17, form }), beside(at, dx, 0));
}

const enclave: Example = (pen, at) => {
  const corners = [beside(at, -13, -13), beside(at, 13, -13), beside(at, 13, 13), beside(at, -13, 13)];
  return [pen.draw(rectAround(at, 26, 26, 0), { fill: 'enclave' }), borderLines(pen, pathData(corners, true), 2)];
};

const HELIUM = [{ kind: 'helium', steps: 2 }] as const;
const SQUARE = { id: null, terms: { cost: 1, destroys: null, reward: HELIUM }, markers: [], luna: null };

const spaces = (): readonly LegendEntry[] => [
  [(pen, at) => moved(square(pen, SQUARE, { width: 44, height: 36 }), beside(at, -22, -18)), 'spaceSign', 48],
  [
    (pen, at) => [
      drawSign(pen, signOf('carbon', 5), beside(at, -14, 0)),
      pen.label(beside(at, 16, 0), '≥4', { size: 13, bold: true, ink: 'good' }),
    ],
    'totalSign',
  ],
  [label('4+', { size: 14, bold: true, ink: 'faint' }), 'tierSign'],
  [{ kind: 'track', text: 'A+2', company: 'astrogo' }, 'companyTrackSign'],
];

const BONUS = { kind: 'space', cost: 0, destroys: null, reward: HELIUM } as const;

function onBand(draw: (pen: Pen, at: Point, look: LaneLook) => string, dx = 0, dy = 0): Example {
  return (pen, at) => {
    const look = printedLook([{ shares: [] }]);
    return moved(draw(pen, { x: 0, y: look.bandTop }, look), beside(at, dx, dy - look.height / 2));
  };
}

const share = (): LegendEntry => [ofCompany('share', 'skymine'), 'shareSign'];
const slot = (): LegendEntry => [signOf('card', END_SLOTS.tank + 1), 'slotSign'];
const value = (): LegendEntry => [(pen, at) => valuePlate(pen, at, 10), 'valueSign'];

const KINDS = ['carbon', 'minerals', 'titanium', 'energy', 'scientist', 'fieldScientist'] as const;

const kinds = (): readonly LegendEntry[] => KINDS.map((kind) => [signOf(kind), `${kind}Sign`]);

/** Returns an entry with the face of a component, or none if the component set has no such component. */
function face<Printed>(
  printed: Printed | undefined,
  draw: (pen: Pen, printed: Printed) => string,
  { width, height }: Size,
  means: Heading,
  scale = 1,
): LegendEntry[] {
  if (printed === undefined) return [];
  const example: Example = (pen, at) => {
    const corner = beside(at, (-width * scale) / 2, (-height * scale) / 2);
    return group({ transform: placed(corner, scale) }, draw(pen, printed));
  };
  return [[example, means, height * scale + (scale === 1 ? 12 : 4)]];
}

const plans = ({ plans: [plan] }: Content): readonly LegendEntry[] => face(plan, planFace, PLAN, 'planSign');

const moon = (): readonly LegendEntry[] => [
  [label('7', BOLD), 'sectorNumber'],
  [onDash((pen, d) => borderLines(pen, d, 1)), 'singleBorder'],
  [onDash((pen, d) => borderLines(pen, d, 2)), 'doubleBorder'],
  [enclave, 'enclave'],
  [onDash((pen, d) => lines(contactLine(pen, d, 1, 'company-tawac'))), 'singleContact'],
  [onDash((pen, d) => lines(contactLine(pen, d, 2, 'company-tawac'))), 'doubleContact'],
  ...effects(),
  [home(2, 'square'), 'homeSpaces'],
];

const belt = (): readonly LegendEntry[] => [
  [label('7', BOLD), 'asteroidNumber'],
  [(pen, at) => outpostSpace(pen, at, SPACE * SCALE), 'outpostSpace'],
  [onDash((pen, d) => group({ fill: 'none' }, routeLines(pen, d, SCALE))), 'route'],
  [(pen, at) => shuttlePill(pen, { number: 7, position: at, steps: 1 }, SCALE), 'shuttleSpace', 48],
  [(pen, at) => lightning(pen, at, SCALE), 'lightning'],
  [
    (pen, at) => [
      onDash((_, d) => group({ fill: 'none' }, stationRoute(pen, d, 'minerva', SCALE)))(pen, at),
      printedShuttle(pen, at, 'minerva', SCALE),
    ],
    'stationRoute',
    48,
  ],
  ...effects(),
  [(pen, at) => tiedDome(pen, [beside(at, -26, 9), beside(at, 0, -3), beside(at, 26, 9)], SCALE), 'linkedDome'],
  [(pen, at) => [home(0, 'square', -17)(pen, at), home(0, 'round', 17)(pen, at)], 'beltHomeSpaces'],
];

const tracks = (): readonly LegendEntry[] => [
  [(pen, at) => shareTabs(pen, [[beside(at, -6, -7), 2]], TINT, 1), 'trackSpaceSign'],
  [onBand((pen, at, look) => gate(pen, at, 2, look)), 'barrierSign', 66],
  [onBand((pen, at, look) => threshold(pen, at, look, { coins: 1, bonus: BONUS }), -22, -6), 'thresholdSign', 80],
  [(pen, at) => socket(pen, at, { ...BONUS, cost: 1 }, 22), 'spaceSign'],
];

const ENTRIES: Readonly<Record<LegendOf, (content: Content) => readonly LegendEntry[]>> = {
  moon: () => [...moon(), ...spaces()],
  belt: () => [...belt(), ...spaces()],
  tracks,
  display: ({ cards }) => [
    [label('+3', { size: 15, bold: true }), 'displayExtraSign'],
    [label('9', { size: 15, bold: true }), 'displayCostSign'],
    ...face(
      cards.find(({ letter, share }) => letter !== null && share !== null),
      cardFace,
      CARD,
      'cardSign',
      0.8,
    ),
    ...kinds(),
  ],
  research: (content) => [
    [signOf('research', content.figures.planPrices.A), 'planPriceSign'],
    ...plans(content),
    [(pen, at) => pen.draw(rectAround(at, 40, 30, 6), { line: 'coin', width: 1.5 }), 'supplementSign'],
    [label('×9', { size: 13, ink: 'faint' }), 'planPileSign'],
  ],
  rounds: ({ specialPlans: [plan] }) => [
    [(pen, at) => roundPip(pen, at, 3, true), 'roundSign'],
    ...face(plan, specialFace, PLAN, 'specialPlanSign'),
  ],
  player: (content) => [
    share(),
    [(pen, at) => seatMarker(pen, at, 0, 13), 'markersSign'],
    [signOf('helium', content.playerBoard.tank.slotSpace), 'tankSlotSign'],
    [signOf('research', content.playerBoard.research.slotSpace), 'researchSlotSign'],
    slot(),
    value(),
    ...plans(content),
    [crossedA, 'noASign'],
    ...kinds(),
  ],
  luna: () => [
    share(),
    [(pen, at) => signRow(pen, [signOf('titanium', 3), signOf('carbon', 2)], at, 70), 'majoritySign'],
    [label('A 1+2', { size: 13 }), 'lunaCardsSign'],
    [label('A 3/1', { size: 13 }), 'lunaMarkerSign'],
    [signOf('card', 'II'), 'lunaTokenSign'],
    slot(),
    value(),
  ],
};

const LINE = 18;
const SIZE = 14;
const WORDS = 100;
const WIDTH = 380;
const HEAD = 50;

function legend(pen: Pen, entries: readonly LegendEntry[]): Panel {
  const texts = entries.map(([, means]) => wrapWithin(pen.text.heading(means), WIDTH - WORDS - 12, SIZE));
  const heights = entries.map(([, , min = 42], index) => Math.max(min, (texts[index]?.length ?? 0) * LINE + 12));
  const { starts, end } = inLine(heights, 0, HEAD);
  const rows = entries.map(([icon], index) => {
    const [words = [], top = 0, height = 0] = [texts[index], starts[index], heights[index]];
    const at = { x: 52, y: top + height / 2 };
    const first = { x: WORDS, y: at.y - (words.length * LINE) / 2 };
    return [
      typeof icon === 'function' ? icon(pen, at) : drawSign(pen, icon, at),
      linesFrom(pen, first, words, LINE, { size: SIZE, anchor: 'start' }),
    ];
  });
  const size = { width: WIDTH, height: end + 10 };
  const markup = group({ id: pen.id('legend'), class: 'legend' }, [
    pen.draw(outlineOf(areaOf(size), 10), { fill: 'panel', line: 'line' }),
    pen.label({ x: 20, y: 28 }, pen.text.heading('legend'), { size: 18, anchor: 'start', bold: true }),
    rows,
  ]);
  return { ...size, markup };
}

export function printedLegend(pen: Pen, of: 'moon' | 'belt' | 'tracks'): Panel {
  return legend(pen, { moon, belt, tracks }[of]());
}

/**
 * Draws a legend that explains the icons in another drawing.
 * @example
 * ```ts
 * const svg = drawLegend('tracks', { text });
 * ```
 */
export function drawLegend(of: LegendOf, options: DrawingOptions): string {
  const pen = new Pen(options);
  const entries = ENTRIES[of](pen.content);
  const description = entries.map(([, means]) => pen.text.heading(means)).join('. ');
  return sheet(pen, legend(pen, entries), { id: 'legend', title: pen.text.heading('legend'), description });
}
