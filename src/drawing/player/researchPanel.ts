import type { Seat } from '../../components/ids.ts';
import type { Game } from '../../game/rules/game.ts';
import { playerAt } from '../../game/rules/players.ts';
import type { Size } from '../components/faces.ts';
import type { Pen } from '../pen.ts';
import { group } from '../svg.ts';
import { CAPTION, caption } from './caption.ts';
import { researchTrackIn } from './researchTrack.ts';
import { tankIn } from './tank.ts';

const PAD = 8;
const TANK = { height: 33, gap: 6 } as const;
/** Minimum height at which a caption is shown. */
const CAPTIONED = 150;

/** Draws a seat's research track, with its tank below. */
export function researchPanel(pen: Pen, game: Game, seat: Seat, { width, height }: Size): string {
  const { covered } = playerAt(game, seat);
  const under = covered.length === 0 ? '' : ` (+${covered.length})`;
  const top = height >= CAPTIONED ? PAD + CAPTION - 4 : PAD - 2;
  const across = { left: PAD, width: width - PAD * 2 };
  const low = height - PAD - TANK.height;
  return group(
    {},
    ...(height >= CAPTIONED
      ? [caption(pen, { x: PAD, y: PAD - 1 }, `${pen.text.category('research')}${under}`, across.width * 0.4)]
      : []),
    researchTrackIn(pen, game, seat, { ...across, top, height: low - TANK.gap - top }),
    tankIn(pen, game, seat, { ...across, top: low, height: TANK.height }),
  );
}
