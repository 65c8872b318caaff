import type { Seat } from '../../components/ids.ts';
import type { Game } from '../../game/rules/game.ts';
import { flow, type Panel, stack } from '../panel.ts';
import type { Pen } from '../pen.ts';
import { areaPanel } from './area.ts';
import { handPanel } from './hand.ts';
import { headerPanel } from './header.ts';
import { mat, roomOnMat } from './mat.ts';
import { researchTrackPanel } from './researchTrack.ts';
import { tankTrackPanel } from './tankTrack.ts';

/** Everything in front of a person. */
export function playerPanel(pen: Pen, game: Game, seat: Seat): Panel {
  const tracks = [researchTrackPanel(pen, game, seat), tankTrackPanel(pen, game, seat)];
  const width = Math.max(...tracks.map((track) => track.width));
  const parts = [areaPanel(pen, game, seat), handPanel(pen, game, seat)];
  // On a narrow screen what is played from comes first.
  const cards = flow(pen.isTall ? parts.reverse() : parts, roomOnMat(pen), 36, 12);
  return mat(pen, game, seat, stack([headerPanel(pen, game, seat, width), cards, ...tracks], 12));
}
