import type { Seat } from '../../components/ids.ts';
import { isView } from '../../game/model/state.ts';
import type { Game } from '../../game/rules/game.ts';
import { boardPanel } from '../drawBoard.ts';
import { companyTracksPanel } from '../drawCompanyTracks.ts';
import { roundsPanel } from '../drawRounds.ts';
import { lunaPanel } from '../luna/lunaPanel.ts';
import { flow, type Panel, stack } from '../panel.ts';
import type { Pen } from '../pen.ts';
import { playerPanel } from '../player/playerPanel.ts';
import { DESTROYED_COLUMNS, destroyedPanel } from './destroyed.ts';
import { displayPanel } from './display.ts';
import { menacePanels, missionsPanels } from './modules.ts';
import { researchDisplayPanel } from './researchDisplay.ts';

const GAP = 32;

/** The whole table: the board, what lies beside it, and everybody's own things. */
export function tablePanel(pen: Pen, game: Game): Panel {
  const { room } = pen.layout;
  const research = stack([roundsPanel(pen, game), researchDisplayPanel(pen, game), ...menacePanels(pen, game)], GAP);
  const missions = missionsPanels(pen, game);
  const destroyed = destroyedPanel(pen, game, missions.length === 0 ? DESTROYED_COLUMNS : 5);
  const seats = seatsInOrder(game).map((seat) => seatPanel(pen, game, seat));
  return stack(
    [
      flow([boardPanel(pen, game), displayPanel(pen, game), research], room, GAP),
      flow([companyTracksPanel(pen, game), ...missions, destroyed], room, GAP),
      inPairs(seats, room),
    ],
    GAP,
  );
}

function seatPanel(pen: Pen, game: Game, seat: Seat): Panel {
  const { luna } = game.state;
  return luna?.seat === seat ? lunaPanel(pen, game, luna) : playerPanel(pen, game, seat);
}

/** Clockwise, beginning with who looks at the table. */
function seatsInOrder({ state }: Game): readonly Seat[] {
  const { seating } = state;
  const viewer = isView(state) ? state.viewer : 'spectator';
  const first = viewer === 'spectator' ? 0 : seating.indexOf(viewer);
  return [...seating.slice(first), ...seating.slice(0, first)];
}

/** Two panels beside each other where there is room. */
function inPairs(panels: readonly Panel[], room: number): Panel {
  const pairs = panels.flatMap((panel, index) =>
    index % 2 === 0 ? [[panel, ...panels.slice(index + 1, index + 2)]] : [],
  );
  return stack(
    pairs.map((pair) => flow(pair, room, GAP)),
    GAP,
  );
}
