import type { Border, Content, Point } from '../components/content.ts';
import { END_SLOTS } from '../components/printed.ts';
import type { Heading } from '../text/headings.ts';
import { SPACE } from './board/beltLayout.ts';
import { lightning, printedShuttle, routeLines, stationRoute } from './board/beltMap.ts';
import { outpostSpace, shuttlePill, tiedDome } from './board/beltParts.ts';
import { square } from './board/bonusSpaces.ts';
import { borderLines, contactLine, lines } from './board/moonMap.ts';
import { homeSpace } from './board/stationCard.ts';
import { CARD, cardFace } from './components/card.ts';
import { PLAN, planFace, specialFace } from './components/plan.ts';
import { areaOf, inLine, moved, outlineOf, type Panel, type Size } from './layout.ts';
import { sheet } from './panel.ts';
import { type DrawingOptions, type LabelStyle, Pen } from './pen.ts';
import { seatMarker } from './pieces.ts';
import { crossedA, valuePlate } from './player/research.ts';
import { drawSign, type Sign, signOf, signRow } from './signs/sign.ts';
import { ofCompany } from './signs/signsFor.ts';
import { beside, drawn, group, pathData, rectAround, shrunk, together, used } from './svg.ts';
import { roundPip } from './table/wholeTable.ts';
import { type LaneLook, shareTabs } from './tracks/band.ts';
import { gate, socket, threshold } from './tracks/laneParts.ts';
import { printedLook, TINT } from './tracks/lanesPanel.ts';
import { wrapWithin } from './wrap.ts';

/** Drawings that have a legend. The `moon` and `belt` legends include the bonus spaces beside the map. */
export const LEGENDS = ['moon', 'belt', 'tracks', 'display', 'research', 'rounds', 'player', 'luna'] as const;
/** Name of a drawing that has a legend. */
export type LegendOf = (typeof LEGENDS)[number];

/** Draws an example centred on a point, in a field 72 wide and 34 high. */
type Example = (pen: Pen, at: Point) => string;
/** An icon and its meaning. `height` is the height of the row if the default is not enough. */
type LegendEntry = readonly [icon: Sign | Example, means: Heading, height?: number];

const label =
  (text: string, style: LabelStyle): Example =>
  (pen, at) =>
    pen.label(at, text, style);

const BOLD = { size: 16, bold: true } as const;

const SCALE = 0.8;

const effectsEntries = (): readonly LegendEntry[] => [
  [signOf('coin', 1), 'coinSign'],
  [signOf('track', '+1'), 'trackSign'],
  [signOf('helium', 1), 'heliumSign'],
  [signOf('research', 1), 'researchSign'],
  [signOf('dome'), 'domeSign'],
];

const onDash =
  (draw: (pen: Pen, d: string) => string): Example =>
  (pen, at) =>
    draw(pen, pathData([beside(at, -26, 0), beside(at, 26, 0)]));

const border = (kind: Border): Example => onDash((pen, d) => borderLines(pen, d, kind));

const contact = (kind: Border): Example => onDash((pen, d) => lines(contactLine(pen, d, kind, 'company-tawac')));

const home =
  (coins: number, form: 'square' | 'round', dx = 0): Example =>
  (pen, at) =>
    used(homeSpace(pen, { coins, isCrossed: false, size: 17, form }), beside(at, dx, 0));

const both =
  (...examples: readonly Example[]): Example =>
  (pen, at) =>
    together(examples.map((example) => example(pen, at)));

const enclave: Example = (pen, at) => {
  const corners = [beside(at, -13, -13), beside(at, 13, -13), beside(at, 13, 13), beside(at, -13, 13)];
  const ground = drawn(rectAround(at, 26, 26, 0), pen.paint({ fill: 'enclave' }));
  return `${ground}${borderLines(pen, pathData(corners, true), 2)}`;
};

const moonEntries = (): readonly LegendEntry[] => [
  [label('7', BOLD), 'sectorNumber'],
  [border(1), 'singleBorder'],
  [border(2), 'doubleBorder'],
  [enclave, 'enclave'],
  [contact(1), 'singleContact'],
  [contact(2), 'doubleContact'],
  ...effectsEntries(),
  [home(2, 'square'), 'homeSpaces'],
];

const printedRoute = /* @__PURE__ */ both(
  onDash((pen, d) => group({ fill: 'none' }, stationRoute(pen, d, 'minerva', SCALE))),
  (pen, at) => printedShuttle(pen, at, 'minerva', SCALE),
);

const beltEntries = (): readonly LegendEntry[] => [
  [label('7', BOLD), 'asteroidNumber'],
  [(pen, at) => outpostSpace(pen, at, SPACE * SCALE), 'outpostSpace'],
  [onDash((pen, d) => group({ fill: 'none' }, routeLines(pen, d, SCALE))), 'route'],
  [(pen, at) => together(shuttlePill(pen, { number: 7, position: at, steps: 1 }, SCALE)), 'shuttleSpace', 48],
  [(pen, at) => lightning(pen, at, SCALE), 'lightning'],
  [printedRoute, 'stationRoute', 48],
  ...effectsEntries(),
  [(pen, at) => tiedDome(pen, [beside(at, -26, 9), beside(at, 0, -3), beside(at, 26, 9)], SCALE), 'linkedDome'],
  [both(home(0, 'square', -17), home(0, 'round', 17)), 'beltHomeSpaces'],
];

const HELIUM = [{ kind: 'helium', steps: 2 }] as const;
const SQUARE = { id: null, terms: { cost: 1, destroys: null, reward: HELIUM }, markers: [], luna: null };

const spacesEntries = (): readonly LegendEntry[] => [
  [(pen, { x, y }) => moved(square(pen, SQUARE, { width: 44, height: 36 }), x - 22, y - 18), 'spaceSign', 48],
  [
    both(
      (pen, at) => drawSign(pen, signOf('carbon', 5), beside(at, -14, 0)),
      (pen, at) => pen.label(beside(at, 16, 0), '≥4', { size: 13, bold: true, ink: 'good' }),
    ),
    'totalSign',
  ],
  [label('4+', { size: 14, bold: true, ink: 'faint' }), 'tierSign'],
  [{ kind: 'track', text: 'A+2', company: 'astrogo' }, 'companyTrackSign'],
];

const BONUS = { kind: 'space', cost: 0, destroys: null, reward: HELIUM } as const;
const CAPSULE = { coins: 1, bonus: BONUS, space: null, seats: [], isUnlocked: false };

const onBand =
  (draw: (pen: Pen, at: Point, look: LaneLook) => string, dx = 0, dy = 0): Example =>
  (pen, { x, y }) => {
    const look = printedLook([{ shares: [] }]);
    return moved(draw(pen, { x: 0, y: look.bandTop }, look), x + dx, y + dy - look.height / 2);
  };

const tracksEntries = (): readonly LegendEntry[] => [
  [(pen, at) => shareTabs(pen, [{ at: beside(at, -6, -7), shares: 2 }], TINT, 1), 'trackSpaceSign'],
  [onBand((pen, at, look) => gate(pen, at, 2, look)), 'barrierSign', 66],
  [onBand((pen, at, look) => threshold(pen, at, look, CAPSULE), -22, -6), 'thresholdSign', 80],
  [(pen, at) => together(socket(pen, at, { ...BONUS, cost: 1 }, 22)), 'spaceSign'],
];

const share = (): LegendEntry => [ofCompany('share', 'skymine'), 'shareSign'];
const slotEntry = (): LegendEntry => [signOf('card', END_SLOTS.tank + 1), 'slotSign'];
const value = (): LegendEntry => [(pen, at) => valuePlate(pen, at, 10), 'valueSign'];

const cardsEntries = (): readonly LegendEntry[] => [
  [signOf('carbon'), 'carbonSign'],
  [signOf('minerals'), 'mineralsSign'],
  [signOf('titanium'), 'titaniumSign'],
  [signOf('energy'), 'energySign'],
  [signOf('scientist'), 'scientistSign'],
  [signOf('fieldScientist'), 'fieldScientistSign'],
];

const faceOf =
  ({ width, height }: Size, face: (pen: Pen) => string, scale = 1): Example =>
  (pen, at) =>
    shrunk(face(pen), beside(at, (-width * scale) / 2, (-height * scale) / 2), scale);

const plans = ({ plans: [plan] }: Content): readonly LegendEntry[] =>
  plan === undefined ? [] : [[faceOf(PLAN, (pen) => planFace(pen, plan)), 'planSign', PLAN.height + 12]];

function display({ cards }: Content): readonly LegendEntry[] {
  const card = cards.find(({ letter, share }) => letter !== null && share !== null);
  return [
    [label('+3', { size: 15, bold: true }), 'displayExtraSign'],
    [label('9', { size: 15, bold: true }), 'displayCostSign'],
    ...(card === undefined ? [] : [[faceOf(CARD, (pen) => cardFace(pen, card), 0.8), 'cardSign', 84] as const]),
    ...cardsEntries(),
  ];
}

const research = (content: Content): readonly LegendEntry[] => [
  [signOf('research', content.figures.planPrices.A), 'planPriceSign'],
  ...plans(content),
  [(pen, at) => drawn(rectAround(at, 40, 30, 6), pen.paint({ line: 'coin', width: 1.5 })), 'supplementSign'],
  [label('×9', { size: 13, ink: 'faint' }), 'planPileSign'],
];

const rounds = ({ specialPlans: [plan] }: Content): readonly LegendEntry[] => [
  [(pen, at) => roundPip(pen, at, 3, true), 'roundSign'],
  ...(plan === undefined
    ? []
    : [[faceOf(PLAN, (pen) => specialFace(pen, plan)), 'specialPlanSign', PLAN.height + 12] as const]),
];

const player = (content: Content): readonly LegendEntry[] => [
  share(),
  [(pen, at) => seatMarker(pen, at, 0, 13), 'markersSign'],
  [signOf('helium', content.playerBoard.tank.slotSpace), 'tankSlotSign'],
  [signOf('research', content.playerBoard.research.slotSpace), 'researchSlotSign'],
  slotEntry(),
  value(),
  ...plans(content),
  [crossedA, 'noASign'],
  ...cardsEntries(),
];

const lunaEntries = (): readonly LegendEntry[] => [
  share(),
  [(pen, at) => together(signRow(pen, [signOf('titanium', 3), signOf('carbon', 2)], at, 70)), 'majoritySign'],
  [label('A 1+2', { size: 13 }), 'lunaCardsSign'],
  [label('A 3/1', { size: 13 }), 'lunaMarkerSign'],
  [signOf('card', 'II'), 'lunaTokenSign'],
  slotEntry(),
  value(),
];

const ENTRIES: Readonly<Record<LegendOf, (content: Content) => readonly LegendEntry[]>> = {
  moon: () => [...moonEntries(), ...spacesEntries()],
  belt: () => [...beltEntries(), ...spacesEntries()],
  tracks: tracksEntries,
  display,
  research,
  rounds,
  player,
  luna: lunaEntries,
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
    const first = at.y - ((words.length - 1) * LINE) / 2;
    return together([
      typeof icon === 'function' ? icon(pen, at) : drawSign(pen, icon, at),
      ...words.map((line, place) =>
        pen.label({ x: WORDS, y: first + place * LINE }, line, { size: SIZE, anchor: 'start' }),
      ),
    ]);
  });
  const size = { width: WIDTH, height: end + 10 };
  const markup = group(
    { id: pen.id('legend'), class: 'legend' },
    drawn(outlineOf(areaOf(size), 10), pen.paint({ fill: 'panel', line: 'line' })),
    pen.label({ x: 20, y: 28 }, pen.text.heading('legend'), { size: 18, anchor: 'start', bold: true }),
    ...rows,
  );
  return { ...size, markup };
}

export function printedLegend(pen: Pen, of: 'moon' | 'belt' | 'tracks'): Panel {
  return legend(pen, { moon: moonEntries, belt: beltEntries, tracks: tracksEntries }[of]());
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
