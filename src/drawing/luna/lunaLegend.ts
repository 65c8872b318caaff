import type { LegendEntry } from '../board/legend.ts';
import { SHARE_ENTRY, SLOT_ENTRY, VALUE_ENTRY } from '../player/playerLegend.ts';
import { drawSign, signRow } from '../signs/sign.ts';

export const LUNA_LEGEND: readonly LegendEntry[] = [
  SHARE_ENTRY,
  {
    sign: (pen, at) =>
      signRow(
        pen,
        [
          { kind: 'titanium', text: '3' },
          { kind: 'carbon', text: '2' },
        ],
        at,
        70,
      ).join(''),
    means: 'majoritySign',
  },
  { sign: (pen, at) => pen.label(at, 'A 1+2', { size: 13 }), means: 'lunaCardsSign' },
  { sign: (pen, at) => pen.label(at, 'A 3/1', { size: 13 }), means: 'lunaMarkerSign' },
  { sign: (pen, at) => drawSign(pen, { kind: 'card', text: 'II' }, at), means: 'lunaTokenSign' },
  SLOT_ENTRY,
  VALUE_ENTRY,
];
