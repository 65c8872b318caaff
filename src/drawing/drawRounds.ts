import { boxOf } from '../game/boxOf.ts';
import type { GameState } from '../game/model/state.ts';
import { openState } from '../game/position.ts';
import type { Game } from '../game/rules/game.ts';
import { PLAN, planPlace } from './components/plan.ts';
import { flow, type Panel, sheet, titled } from './panel.ts';
import { type DrawingOptions, Pen } from './pen.ts';
import { rect } from './shapes.ts';
import { group, ORIGIN } from './svg.ts';

const SPACE = { width: PLAN.width + 16, height: PLAN.height + 40 };

/** The track of rounds: which one it is, and the special plans that are left. */
export function roundsPanel(pen: Pen, { box, state }: Game): Panel {
  const spaces = Array.from({ length: box.content.figures.rounds }, (_, index) =>
    roundSpace(pen, { box, state }, index + 1),
  );
  return titled(pen, pen.text.heading('rounds'), flow(spaces, pen.layout.room, 6));
}

function roundSpace(pen: Pen, { box, state }: Game, round: number): Panel {
  const isNow = round === state.round;
  const plan = box.content.specialPlans.find((each) => each.round === round && state.specialPlans.includes(each.id));
  const markup = group(
    { class: isNow ? 'round now' : 'round', 'data-round': round },
    pen.often(rect(ORIGIN, SPACE.width, SPACE.height, 8), { fill: isNow ? 'ink' : 'slot', line: 'line' }),
    pen.label({ x: SPACE.width / 2, y: 17 }, String(round), { size: 20, bold: true, ink: isNow ? 'paper' : 'ink' }),
    ...(plan === undefined
      ? []
      : [planPlace(pen, box, plan.id, { at: { x: 8, y: 33 }, lie: round > state.round ? 'faceDown' : 'faceUp' })]),
  );
  return { ...SPACE, markup };
}

/**
 * Draws the track of rounds with the special plans that are left.
 * @throws ForeignStateError when the state belongs to other components.
 */
export function drawRounds(state: GameState, options: DrawingOptions): string {
  const pen = new Pen(options);
  const game = openState(boxOf(pen.content), state);
  const title = pen.text.heading('rounds');
  const description = `${pen.text.heading('round')} ${state.round}`;
  return sheet(pen, roundsPanel(pen, game), { id: 'rounds', title, description });
}
