import type { Point, TrackBonus } from '../../components/content.ts';
import type { LegendEntry } from '../board/legend.ts';
import { moved } from '../panel.ts';
import type { Pen } from '../pen.ts';
import type { LaneLook } from './band.ts';
import { shareTabs } from './band.ts';
import { gate, socket, threshold } from './laneParts.ts';
import { printedLook, TINT } from './lanesPanel.ts';

const BONUS: TrackBonus = { kind: 'space', cost: 0, destroys: null, reward: [{ kind: 'helium', steps: 2 }] };

/** Draws an icon on a short section of a band, centred on a point. */
function onBand(draw: (at: Point, look: LaneLook) => string, { x, y }: Point): string {
  const look = printedLook([{ shares: [] }]);
  return moved(draw({ x: 0, y: look.bandTop }, look), x, y - look.height / 2);
}

export const TRACKS_LEGEND: readonly LegendEntry[] = [
  {
    sign: (pen, { x, y }) => shareTabs(pen, [{ at: { x: x - 6, y: y - 7 }, shares: 2 }], TINT, 1),
    means: 'trackSpaceSign',
  },
  { sign: (pen, at) => onBand((point, look) => gate(pen, point, 2, look), at), means: 'barrierSign', height: 66 },
  { sign: gateway, means: 'thresholdSign', height: 80 },
  {
    sign: (pen, at) => socket(pen, at, { ...BONUS, cost: 1 }, 22).join(''),
    means: 'spaceSign',
  },
];

function gateway(pen: Pen, { x, y }: Point): string {
  const at = { x: x - 22, y: y - 6 };
  const capsule = { coins: 1, bonus: BONUS, space: null, seats: [], isUnlocked: false };
  return onBand((point, look) => threshold(pen, point, look, capsule), at);
}
