import type { Content, Point } from '../../components/content.ts';
import { centred, type LegendEntry } from '../board/legend.ts';
import { CARD, cardFace } from '../components/card.ts';
import { onItsOwn, PLAN, specialFace } from '../components/plan.ts';
import type { Pen } from '../pen.ts';
import { CARD_ENTRIES, planEntry } from '../player/playerLegend.ts';
import { drawSign } from '../signs/sign.ts';
import { drawn, rectAround } from '../svg.ts';
import { roundPip } from './wholeTable.ts';

export function displayLegend({ cards }: Content): readonly LegendEntry[] {
  const example = cards.find(({ letter, share }) => letter !== null && share !== null);
  return [
    { sign: (pen, at) => pen.label(at, '+3', { size: 15, bold: true }), means: 'displayExtraSign' },
    { sign: (pen, at) => pen.label(at, '9', { size: 15, bold: true }), means: 'displayCostSign' },
    ...(example === undefined
      ? []
      : [
          {
            sign: (pen: Pen, at: Point) => centred(cardFace(pen, example), at, CARD, 0.8),
            means: 'cardSign' as const,
            height: 84,
          },
        ]),
    ...CARD_ENTRIES,
  ];
}

export function researchLegend(content: Content): readonly LegendEntry[] {
  return [
    {
      sign: (pen, at) => drawSign(pen, { kind: 'research', text: String(content.figures.planPrices.A) }, at),
      means: 'planPriceSign',
    },
    ...planEntry(content),
    {
      sign: (pen, at) => drawn(rectAround(at, 40, 30, 6), pen.paint({ line: 'coin', width: 1.5 })),
      means: 'supplementSign',
    },
    {
      sign: (pen, at) => pen.label(at, '×9', { size: 13, ink: 'faint' }),
      means: 'planPileSign',
    },
  ];
}

export function roundsLegend({ specialPlans }: Content): readonly LegendEntry[] {
  const [special] = specialPlans;
  return [
    { sign: (pen, at) => roundPip(pen, at, 3, true), means: 'roundSign' },
    ...(special === undefined
      ? []
      : [
          {
            sign: (pen: Pen, at: Point) => onItsOwn(specialFace(pen, special), at),
            means: 'specialPlanSign' as const,
            height: PLAN.height + 12,
          },
        ]),
  ];
}
