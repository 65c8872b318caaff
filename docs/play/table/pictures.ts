import type { Content, GameState, GameView, Seat } from 'skymines-rules';
import * as drawing from 'skymines-rules/drawing';
import type { Text } from 'skymines-rules/text';

/** One picture of the table. */
export interface Picture {
  readonly id: string;
  readonly title: string;
  /** Whether it stands in the narrow column beside the board. */
  readonly isBeside: boolean;
  readonly draw: (options: drawing.DrawingOptions) => string;
}

const BESIDE: readonly string[] = ['display', 'research', 'missions', 'rounds'];

/** The pictures of a position, the one that is looked at most first. */
export function picturesOf(content: Content, view: GameView, text: Text): readonly Picture[] {
  const viewer: Seat = view.viewer === 'spectator' ? 0 : view.viewer;
  const others = view.seating.filter((seat) => seat !== viewer);
  const nameOf = (seat: Seat): string => view.options.players[seat]?.name ?? text.heading('luna');
  const ofSeat = (seat: Seat): Picture => ({
    id: seat === viewer ? 'own' : `seat${seat}`,
    title: nameOf(seat),
    isBeside: false,
    draw: (options) => drawing.drawPlayer(content, view, seat, options),
  });
  const of = (id: string, title: string, draw: typeof drawing.drawBoard): Picture => ({
    id,
    title,
    isBeside: BESIDE.includes(id),
    draw: (options) => draw(content, view, options),
  });
  return [
    of('board', text.heading(view.belt === null ? 'moon' : 'belt'), drawing.drawBoard),
    ofSeat(viewer),
    of('display', text.heading('display'), drawing.drawDisplay),
    of('research', text.heading('researchDisplay'), drawing.drawResearchDisplay),
    of('tracks', text.heading('tracks'), drawing.drawCompanyTracks),
    ...(view.missions === null ? [] : [of('missions', text.heading('missions'), drawMissions)]),
    of('rounds', text.heading('rounds'), drawing.drawRounds),
    ...others.map(ofSeat),
  ];
}

/** The missions one after the other, each a picture of its own. */
function drawMissions(content: Content, state: GameState, options: drawing.DrawingOptions): string {
  const ids = state.missions?.faceUp ?? [];
  return ids.map((id) => drawing.drawMission(content, id, state, options)).join('');
}
