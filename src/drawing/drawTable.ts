import type { Seat } from '../components/ids.ts';
import { boxOf } from '../game/boxOf.ts';
import type { GameState } from '../game/model/state.ts';
import { anyState, openState } from '../game/position.ts';
import type { Game } from '../game/rules/game.ts';
import { requireSeat } from '../game/rules/players.ts';
import { plain } from '../text/parts.ts';
import { lunaPanel } from './luna/lunaPanel.ts';
import { type Panel, sheet, stack } from './panel.ts';
import { type DrawingOptions, Pen } from './pen.ts';
import { actingSeats } from './player/acting.ts';
import { playerPanel } from './player/playerPanel.ts';
import { DESTROYED_COLUMNS, destroyedPanel } from './table/destroyed.ts';
import { displayPanel } from './table/display.ts';
import { missionsPanels } from './table/modules.ts';
import { researchDisplayPanel } from './table/researchDisplay.ts';
import { tablePanel } from './table/tablePanel.ts';

/** What a picture of a game shows. */
interface Subject {
  readonly id: string;
  readonly title: string;
  readonly panel: (pen: Pen, game: Game) => Panel;
}

function drawn(state: GameState, options: DrawingOptions, about: (pen: Pen) => Subject): string {
  const pen = new Pen(options);
  const game = openState(boxOf(pen.content), state);
  const { id, title, panel } = about(pen);
  return sheet(pen, panel(pen, game), { id, title, description: description(pen, state) });
}

/** The round, and whose turn it is. */
function description({ text }: Pen, state: GameState): string {
  const acting = actingSeats(state).map((seat) => plain(text.name({ kind: 'seat', seat })));
  const round = `${text.heading('round')} ${state.round}`;
  return acting.length === 0 ? round : `${round}. ${text.heading('turn')}: ${acting.join(', ')}`;
}

/**
 * Draws everything in front of a seat: its cards, tiles, tank and research track. On the view of somebody else, hidden
 * cards are backs. Luna's seat is drawn as `drawLuna` draws it.
 * @throws ForeignStateError when the state belongs to other components.
 * @throws RangeError for a seat that the game does not have.
 */
export function drawPlayer(state: GameState, seat: Seat, options: DrawingOptions): string {
  requireSeat(anyState(state), seat);
  if (state.luna?.seat === seat) return drawLuna(state, options);
  return drawn(state, options, (pen) => ({
    id: `player-${seat}`,
    title: pen.name({ kind: 'seat', seat }, 'full'),
    panel: (_, game) => playerPanel(pen, game, seat),
  }));
}

/**
 * Draws everything that belongs to Luna.
 * @throws ForeignStateError when the state belongs to other components.
 * @throws RangeError for a game without her.
 */
export function drawLuna(state: GameState, options: DrawingOptions): string {
  const { luna } = anyState(state);
  if (luna === null) throw new RangeError('Luna does not play this game.');
  return drawn(state, options, (pen) => ({
    id: 'luna',
    title: pen.text.heading('luna'),
    panel: (_, game) => lunaPanel(pen, game, luna),
  }));
}

/**
 * Draws the cards on display with what they cost, and the deck.
 * @throws ForeignStateError when the state belongs to other components.
 */
export function drawDisplay(state: GameState, options: DrawingOptions): string {
  return drawn(state, options, (pen) => ({
    id: 'display',
    title: pen.text.heading('display'),
    panel: displayPanel,
  }));
}

/**
 * Draws the research display with its prices and the supply of plans.
 * @throws ForeignStateError when the state belongs to other components.
 */
export function drawResearchDisplay(state: GameState, options: DrawingOptions): string {
  return drawn(state, options, (pen) => ({
    id: 'research-display',
    title: pen.text.heading('researchDisplay'),
    panel: researchDisplayPanel,
  }));
}

/**
 * Draws the missions with everybody's status, and the bonus spaces that seats have for themselves.
 * @throws ForeignStateError when the state belongs to other components.
 * @throws RangeError for a game without missions.
 */
export function drawMissions(state: GameState, options: DrawingOptions): string {
  if (anyState(state).missions === null) throw new RangeError('This game has no missions.');
  return drawn(state, options, (pen) => ({
    id: 'missions',
    title: pen.text.heading('missions'),
    panel: (_, game) => stack(missionsPanels(pen, game)),
  }));
}

/**
 * Draws the destroyed cards, which are all open.
 * @throws ForeignStateError when the state belongs to other components.
 */
export function drawDestroyed(state: GameState, options: DrawingOptions): string {
  return drawn(state, options, (pen) => ({
    id: 'destroyed',
    title: pen.text.heading('destroyed'),
    panel: (_, game) => destroyedPanel(pen, game, DESTROYED_COLUMNS),
  }));
}

/**
 * Draws the whole table: the board, everything beside it, and everybody's own things, beginning with who looks at it.
 * Every place that a choice can point at is there.
 * @throws ForeignStateError when the state belongs to other components.
 */
export function drawTable(state: GameState, options: DrawingOptions): string {
  return drawn(state, options, (pen) => ({
    id: 'table',
    title: pen.text.heading('table'),
    panel: tablePanel,
  }));
}
