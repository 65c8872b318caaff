import { PLAN_LETTERS, type PlanLetter } from '../../components/ids.ts';
import type { Game } from '../../game/rules/game.ts';
import { pile } from '../components/pile.ts';
import { PLAN, planPlace } from '../components/plan.ts';
import { type Panel, row, stack, titled } from '../panel.ts';
import type { Pen } from '../pen.ts';
import { drawn, rect } from '../shapes.ts';
import { drawSign } from '../signs/sign.ts';
import { slot } from '../slot.ts';
import { reconstructedNote } from '../sources.ts';
import { group, together } from '../svg.ts';

const SCALE = 1.2;
const CELL = { width: PLAN.width * SCALE + 8, height: PLAN.height * SCALE + 8 } as const;
const GAP = 6;
/** Width of the price beside a row. */
const PRICE = 44;

/** The research display by letter: what a plan costs, the plans, and the supply; below it the supplement space. */
export function researchDisplayPanel(pen: Pen, game: Game): Panel {
  const rows = PLAN_LETTERS.map((letter) => letterRow(pen, game, letter));
  const { plans } = game.box.content;
  return titled(
    pen,
    pen.text.heading('researchDisplay'),
    stack([stack([...rows, supplement(pen, game)], GAP), ...acquired(pen, game)], 24),
    reconstructedNote(pen, 'partlyReconstructed', plans),
  );
}

function letterRow(pen: Pen, game: Game, letter: PlanLetter): Panel {
  const { figures, researchDisplay } = game.box.content;
  const points = String(figures.planPrices[letter]);
  const price: Panel = {
    width: PRICE,
    height: CELL.height,
    markup: drawSign(pen, { kind: 'research', text: points }, { x: PRICE / 2 - 2, y: CELL.height / 2 }, { scale: 1.2 }),
  };
  const spaces = researchDisplay.flatMap((space, index) =>
    space.letter === letter ? [displaySpace(pen, game, index)] : [],
  );
  const size = { width: CELL.width - 8, height: CELL.height - 8 };
  return row([price, ...spaces, pile(pen, size, letter, game.state.planSupply[letter].length)], GAP);
}

function displaySpace(pen: Pen, { box, state }: Game, index: number): Panel {
  const id = state.researchDisplay[index] ?? null;
  const isLinked = box.content.researchDisplay[index]?.supplement === true;
  const outline = rect({ x: 0, y: 0 }, CELL.width, CELL.height, 9);
  const markup = slot(pen, {
    ref: { kind: 'displaySpace', space: index },
    class: isLinked ? 'display-space sm-linked' : 'display-space',
    outline,
    printed: isLinked ? [pen.often(outline, { line: 'danger', width: 2.5 })] : [],
    holds: id === null ? [] : [planPlace(pen, box, id, { at: { x: 4, y: 4 }, scale: SCALE })],
    contents: id === null ? [] : [{ kind: 'plan', plan: id }],
  });
  return { ...CELL, markup };
}

/** RP-11: the coins that come with a plan of the linked spaces. */
function supplement(pen: Pen, { state }: Game): Panel {
  const [height, width] = [40, 190];
  const markup = group(
    { class: 'supplement', 'data-coins': state.supplement },
    drawn(
      rect({ x: PRICE + GAP, y: 2 }, width, height - 4, 8),
      pen.paint({ fill: 'slot', line: 'danger', width: 2.5 }),
    ),
    pen.label({ x: PRICE + GAP + 12, y: height / 2 }, pen.text.heading('supplement'), {
      size: 15,
      anchor: 'start',
      bold: true,
    }),
    drawSign(pen, { kind: 'coin', text: String(state.supplement) }, { x: PRICE + GAP + width - 24, y: height / 2 }),
  );
  return { width: PRICE + GAP + width, height, markup };
}

/** The plans that were acquired in this turn and are not placed yet. */
function acquired(pen: Pen, { box, state }: Game): Panel[] {
  if (state.acquired.length === 0) return [];
  const plans = state.acquired.map((id, index) =>
    planPlace(pen, box, id, { at: { x: index * (PLAN.width + 8), y: 0 } }),
  );
  const panel = { width: state.acquired.length * (PLAN.width + 8), height: PLAN.height, markup: together(plans) };
  return [titled(pen, pen.text.heading('acquired'), panel)];
}
