import { PERSONAL_SPACES, type Seat } from '../../components/ids.ts';
import { bonusSpace } from '../../game/rules/bonus/spaces.ts';
import type { Game } from '../../game/rules/game.ts';
import { square } from '../board/spaceRows.ts';
import { menacePanel } from '../components/menace.ts';
import { missionPanel } from '../components/mission.ts';
import { type Panel, row, stack, titled } from '../panel.ts';
import type { Pen } from '../pen.ts';
import { seatMarker } from '../seats.ts';
import { reconstructedNote } from '../sources.ts';
import { group } from '../svg.ts';

/**
 * Draws the missions with every seat's status, and the personal bonus space of each seat that has completed a mission.
 */
export function missionsPanels(pen: Pen, game: Game): readonly Panel[] {
  const { missions } = game.state;
  if (missions === null) return [];
  const cards = missions.faceUp.map((id) => game.box.mission(id));
  const spaces = missions.status.flatMap((_, seat) => personalSpace(pen, game, seat));
  const panel = stack([...cards.map((mission) => missionPanel(pen, mission, missions)), ...spaces], 12);
  return [titled(pen, pen.text.heading('missions'), panel, reconstructedNote(pen, 'partlyReconstructed', cards))];
}

/** MISSION-9: draws a seat's personal bonus space. */
function personalSpace(pen: Pen, game: Game, seat: Seat): Panel[] {
  const id = PERSONAL_SPACES[seat];
  const found = id === undefined ? undefined : bonusSpace(game, id);
  if (found === undefined) return [];
  const { id: space, terms } = found;
  const markers = game.state.placed.flatMap((each) => (each.space === space ? [each.seat] : []));
  const size = { width: 64, height: 52 };
  const markup = group(
    { class: 'personal-space', 'data-seat': seat },
    square(pen, { id: space, terms, markers, luna: null, owner: seat }, size),
  );
  return [{ ...size, markup }];
}

/** Draws the menace card. Once the menace has been removed, shows the seat that removed it. */
export function menacePanels(pen: Pen, { box, state }: Game): readonly Panel[] {
  if (state.menace === null) return [];
  const { id, holder } = state.menace;
  const card = menacePanel(pen, box.menace(id), holder === null ? null : { kind: 'menace', menace: id });
  if (holder === null) return [card];
  return [row([card, { width: 32, height: 32, markup: seatMarker(pen, { x: 16, y: 20 }, holder, 15) }])];
}
