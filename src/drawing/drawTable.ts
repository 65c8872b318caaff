import type { Seat } from '../components/ids.ts';
import { boxOf } from '../game/boxOf.ts';
import type { GameState } from '../game/model/state.ts';
import { anyState, openState } from '../game/position.ts';
import type { Game } from '../game/rules/module.ts';
import { requireSeat } from '../game/rules/players.ts';
import { plain } from '../text/parts.ts';
import { chipsPanel } from './components/cards.ts';
import { type Panel, stack } from './layout.ts';
import { sheet, titled } from './panel.ts';
import { type DrawingOptions, Pen } from './pen.ts';
import { actingSeats } from './player/summary.ts';
import { missionsPanels } from './table/modules.ts';
import { seatRow, wholeTable } from './table/wholeTable.ts';

function drawn(pen: Pen, state: GameState, id: string, title: string, panel: (pen: Pen, game: Game) => Panel): string {
  const { text } = pen;
  const game = openState(boxOf(pen.content), state);
  const acting = actingSeats(state).map((seat) => plain(text.name({ kind: 'seat', seat })));
  const round = `${text.heading('round')} ${state.round}`;
  const description = acting.length === 0 ? round : `${round}. ${text.heading('turn')}: ${acting.join(', ')}`;
  return sheet(pen, panel(pen, game), { id, title, description });
}

/** Width of a drawing of one seat in two rows. */
const ROOM = 780;

/**
 * Draws everything in front of a seat: its possessions, resting decks, action slots, hand, research track and tank. In
 * another seat's view, hidden cards are face down. For Luna, draws her decks, slots and majority cards.
 * @throws ForeignStateError when the state belongs to other components.
 * @throws RangeError for a seat that the game does not have.
 */
export function drawPlayer(state: GameState, seat: Seat, options: DrawingOptions): string {
  requireSeat(anyState(state), seat);
  const pen = new Pen(options);
  const title = pen.name({ kind: 'seat', seat }, 'full');
  return drawn(pen, state, `player-${seat}`, title, (_, game) => seatRow(pen, game, seat, ROOM));
}

/**
 * Draws the missions with every seat's status, and the personal bonus spaces.
 * @throws ForeignStateError when the state belongs to other components.
 * @throws RangeError for a game without missions, and while missions are still hidden because players are choosing
 * starting decks.
 */
export function drawMissions(state: GameState, options: DrawingOptions): string {
  if (anyState(state).missions === null)
    throw new RangeError('This game has no missions, or they are not revealed yet.');
  const pen = new Pen(options);
  const title = pen.text.heading('missions');
  return drawn(pen, state, 'missions', title, (_, game) => stack(missionsPanels(pen, game)));
}

const COLUMNS = 9;

/**
 * Draws the destroyed cards, which are all public.
 * @throws ForeignStateError when the state belongs to other components.
 */
export function drawDestroyed(state: GameState, options: DrawingOptions): string {
  const pen = new Pen(options);
  const title = pen.text.heading('destroyed');
  return drawn(pen, state, 'destroyed', title, (_, game) => {
    const cards = game.state.destroyed.map((id) => game.box.card(id));
    return titled(pen, `${title} (${cards.length})`, chipsPanel(pen, cards, COLUMNS));
  });
}

/**
 * Draws the whole table: the board, the displays beside it, and everything in front of each seat, starting with the
 * viewer. Every component and space that a choice can refer to appears exactly once. Each component's title is its
 * name; the title of a choice also includes a description.
 * @throws ForeignStateError when the state belongs to other components.
 * @example
 * ```ts
 * const text = createText({ locale: en, game: view });
 * const svg = drawTable(view, { text, highlight: highlightsOf(chooser(view, seat)), interactive: true });
 * ```
 */
export function drawTable(state: GameState, options: DrawingOptions): string {
  const pen = new Pen(options, { isBrief: true });
  return drawn(pen, state, 'table', pen.text.heading('table'), wholeTable);
}
