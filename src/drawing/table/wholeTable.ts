import type { Seat } from '../../components/ids.ts';
import { isView } from '../../game/model/state.ts';
import type { Game } from '../../game/rules/game.ts';
import { beltMap } from '../board/beltMap.ts';
import { moonMap } from '../board/moonMap.ts';
import { spacesGrid } from '../board/spacesGrid.ts';
import { chipsIn } from '../components/chips.ts';
import type { Size } from '../components/faces.ts';
import { flow, type Panel, row, stack } from '../panel.ts';
import type { Pen } from '../pen.ts';
import { caption } from '../player/caption.ts';
import { reconstructedNote } from '../sources.ts';
import { group } from '../svg.ts';
import { lanes } from '../tracks/lanesPanel.ts';
import { cardsPanel } from './cardsPanel.ts';
import { framed } from './framed.ts';
import { menacePanels } from './modules.ts';
import { plansPanel } from './plansPanel.ts';
import { roundPips } from './roundPips.ts';
import { GAP, seatRow, WIDTH } from './seatRow.ts';

const MAP: Size = { width: 520, height: 560 };
const LANES: Size = { width: WIDTH - MAP.width - GAP, height: 228 };
const LOW = MAP.height - LANES.height - GAP;

/** Draws the whole table: the board, tracks and displays as on a screen, followed by a row for each seat. */
export function wholeTable(pen: Pen, game: Game): Panel {
  const { state } = game;
  const seats = seatsInOrder(game);
  const viewer = isView(state) && state.viewer !== 'spectator' ? state.viewer : null;
  const size = (width: number): Size => ({ width, height: LOW });
  const shared = row(
    [
      framed(pen, size(214), (own) => spacesGrid(pen, game, own, { seat: viewer, tracks: false })),
      framed(pen, size(190), (own) => cardsPanel(pen, game, own)),
      framed(pen, size(184), (own) => plansPanel(pen, game, own)),
      framed(pen, size(LANES.width - 214 - 190 - 184 - GAP * 3), (own) => destroyed(pen, game, own)),
    ],
    GAP,
  );
  const tracks = framed(pen, LANES, (own) => lanes(pen, game, own, { seat: viewer, ghosts: [], hasStations: true }));
  const modules = menacePanels(pen, game);
  return stack(
    [
      roundPips(pen, game, WIDTH),
      row([mapPanel(pen, game), stack([tracks, shared], GAP)], GAP),
      ...(modules.length === 0 ? [] : [flow(modules, WIDTH, GAP)]),
      ...seats.map((seat) => seatRow(pen, game, seat, WIDTH)),
      ...notes(pen, game),
    ],
    GAP,
  );
}

function mapPanel(pen: Pen, game: Game): Panel {
  const draw = game.state.belt === null ? moonMap : beltMap;
  return { ...MAP, markup: draw(pen, pen.content, game, MAP) };
}

function destroyed(pen: Pen, { box, state }: Game, { width, height }: Size): string {
  const cards = state.destroyed.map((id) => box.card(id));
  const area = { left: 8, top: 24, width: width - 16, height: Math.min(height - 32, Math.ceil(cards.length / 5) * 24) };
  return group(
    {},
    caption(pen, { x: 8, y: 7 }, `${pen.text.heading('destroyed')} · ${cards.length}`, width - 16),
    ...chipsIn(pen, cards, area),
  );
}

/** Returns the seats clockwise, starting with the viewer. */
function seatsInOrder({ state }: Game): readonly Seat[] {
  const { seating } = state;
  const viewer = isView(state) ? state.viewer : 'spectator';
  const first = viewer === 'spectator' ? 0 : seating.indexOf(viewer);
  return [...seating.slice(first), ...seating.slice(0, first)];
}

/** Draws a single note for the whole table if any numbers are invented. */
function notes(pen: Pen, { box }: Game): Panel[] {
  return reconstructedNote(pen, 'partlyReconstructed', [box.content, ...box.content.cards]).map((line) => ({
    width: WIDTH,
    height: 16,
    markup: pen.label({ x: 0, y: 8 }, line, { size: 11, anchor: 'start', ink: 'faint' }),
  }));
}
