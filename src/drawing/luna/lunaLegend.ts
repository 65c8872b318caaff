import type { LegendEntry } from '../board/legend.ts';
import { SHARE_ENTRY, SLOT_ENTRY, VALUE_ENTRY } from '../player/playerLegend.ts';
import { drawSign, signOf, signRow } from '../signs/sign.ts';

export const LUNA_LEGEND: readonly LegendEntry[] = [
  SHARE_ENTRY,
  {
    sign: (pen, at) => signRow(pen, [signOf('titanium', '3'), signOf('carbon', '2')], at, 70).join(''),
    means: 'majoritySign',
  },
  { sign: (pen, at) => pen.label(at, 'A 1+2', { size: 13 }), means: 'lunaCardsSign' },
  { sign: (pen, at) => pen.label(at, 'A 3/1', { size: 13 }), means: 'lunaMarkerSign' },
  { sign: (pen, at) => drawSign(pen, signOf('card', 'II'), at), means: 'lunaTokenSign' },
  SLOT_ENTRY,
  VALUE_ENTRY,
];
