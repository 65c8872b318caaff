import { boxOf } from '../game/boxOf.ts';
import type { GameState } from '../game/model/state.ts';
import { openState } from '../game/position.ts';
import type { Game } from '../game/rules/game.ts';
import { spacesPanel } from './board/bonusSpaces.ts';
import { narrowBelt } from './board/narrowBelt.ts';
import { narrowMoon } from './board/narrowMoon.ts';
import { beltPanel } from './drawBelt.ts';
import { moonPanel } from './drawMoon.ts';
import { flow, type Panel, sheet, titled } from './panel.ts';
import { type DrawingOptions, Pen } from './pen.ts';
import { reconstructedNote } from './sources.ts';

/** The side of the board in use with all that lies on it, and the bonus spaces with the markers there. */
export function boardPanel(pen: Pen, { box, state }: Game): Panel {
  const content = pen.isTall
    ? { ...box.content, moon: narrowMoon(box.content), belt: narrowBelt(box.content) }
    : box.content;
  const game = { box, state };
  const isMoon = state.belt === null;
  const { belt, moon } = content;
  const notes = isMoon
    ? reconstructedNote(pen, 'reconstructedMap', moon.sectors)
    : reconstructedNote(pen, 'reconstructedNetwork', [...belt.asteroids, ...belt.shuttleSpaces, ...belt.stationRoutes]);
  const map = isMoon ? moonPanel(pen, content, game) : beltPanel(pen, content, game);
  return flow(
    [
      titled(pen, pen.text.heading(isMoon ? 'moon' : 'belt'), map, notes),
      spacesPanel(pen, content.spaces, state.placed),
    ],
    pen.layout.room,
  );
}

/**
 * Draws the board of a game: the pieces, the markers on its bonus spaces, and the menace.
 * @throws ForeignStateError when the state belongs to other components.
 */
export function drawBoard(state: GameState, options: DrawingOptions): string {
  const pen = new Pen(options);
  const game = openState(boxOf(pen.content), state);
  const title = pen.text.heading(state.belt === null ? 'moon' : 'belt');
  return sheet(pen, boardPanel(pen, game), { id: 'board', title, description: title });
}
