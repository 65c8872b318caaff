import type { Content, Point } from '../../../components/content.ts';
import type { LegendEntry } from '../board/legend.ts';
import { CARD, cardFace } from '../components/card.ts';
import { back } from '../components/faces.ts';
import { PLAN, specialFace } from '../components/plan.ts';
import { moved } from '../panel.ts';
import type { Pen } from '../pen.ts';
import { planEntry } from '../player/playerLegend.ts';
import { drawn, rectAround } from '../shapes.ts';
import { drawSign } from '../signs/sign.ts';
import { beside } from '../svg.ts';
import { costPlate } from './display.ts';

/** What the signs of the cards on display mean. */
export function displayLegend({ cards }: Content): readonly LegendEntry[] {
  const shown = cards.find(({ letter, share }) => letter !== null && share !== null);
  return [
    { sign: (pen, at) => pen.label(at, '9', { size: 14, ink: 'faint' }), means: 'displaySlotSign' },
    { sign: (pen, at) => pen.label(at, '+3', { size: 15, bold: true }), means: 'displayExtraSign' },
    { sign: (pen, at) => costPlate(pen, at, 9), means: 'displayCostSign' },
    ...(shown === undefined
      ? []
      : [
          {
            sign: (pen: Pen, { x, y }: Point) => scaled(cardFace(pen, shown), 0.8, x, y, CARD),
            means: 'cardSign' as const,
            height: 84,
          },
        ]),
  ];
}

/** What the signs of the research display mean. */
export function researchLegend(content: Content): readonly LegendEntry[] {
  return [
    {
      sign: (pen, at) => drawSign(pen, { kind: 'research', text: String(content.figures.planPrices.A) }, at),
      means: 'planPriceSign',
    },
    ...planEntry(content),
    {
      sign: (pen, at) => drawn(rectAround(at, 40, 30, 6), pen.paint({ line: 'danger', width: 2.5 })),
      means: 'supplementSign',
    },
    {
      sign: (pen, { x, y }) => moved(back(pen, { width: 40, height: 30 }, 'A'), x - 20, y - 15),
      means: 'planPileSign',
    },
  ];
}

/** What the signs of the track of rounds mean. */
export function roundsLegend({ specialPlans }: Content): readonly LegendEntry[] {
  const [special] = specialPlans;
  return [
    { sign: roundNow, means: 'roundSign' },
    ...(special === undefined
      ? []
      : [
          {
            sign: (pen: Pen, { x, y }: Point) => scaled(specialFace(pen, special), 1, x, y, PLAN),
            means: 'specialPlanSign' as const,
            height: PLAN.height + 12,
          },
        ]),
  ];
}

function roundNow(pen: Pen, at: Point): string {
  const ground = drawn(rectAround(at, 36, 28, 6), pen.paint({ fill: 'ink', line: 'line' }));
  return `${ground}\n${pen.label(at, '3', { size: 18, bold: true, ink: 'paper' })}`;
}

/** The markup of something so large, around a point. */
function scaled(markup: string, scale: number, x: number, y: number, size: typeof CARD | typeof PLAN): string {
  const corner = beside({ x, y }, (-size.width * scale) / 2, (-size.height * scale) / 2);
  const drawnThere = scale === 1 ? markup : `<g transform="scale(${scale})">${markup}</g>`;
  return moved(drawnThere, corner.x, corner.y);
}
