import type { GameState, GameView, Seat } from 'skymines-rules';
import * as drawing from 'skymines-rules/drawing';
import type { Text } from 'skymines-rules/text';
import { sentence } from '../../shared/sentence.ts';

/** One picture of the table. */
export interface Picture {
  readonly id: string;
  readonly title: string;
  /** Whether it stands in the narrow column beside the board. */
  readonly isBeside: boolean;
  readonly draw: (options: drawing.DrawingOptions) => string;
  /** What its signs mean; `null` where everything is in words. */
  readonly legend: ((options: drawing.DrawingOptions) => string) | null;
}

const BESIDE: readonly string[] = ['display', 'research', 'missions', 'rounds'];

/** The pictures of a position, the one that is looked at most first. */
export function picturesOf(view: GameView, text: Text): readonly Picture[] {
  const viewer: Seat = view.viewer === 'spectator' ? 0 : view.viewer;
  const others = view.seating.filter((seat) => seat !== viewer);
  const nameOf = (seat: Seat): string => view.options.players[seat]?.name ?? text.heading('luna');
  const legendOf = (kind: drawing.LegendOf) => (options: drawing.DrawingOptions) => drawing.drawLegend(kind, options);
  const ofSeat = (seat: Seat): Picture => ({
    id: seat === viewer ? 'own' : `seat${seat}`,
    title: nameOf(seat),
    isBeside: false,
    draw: (options) => drawing.drawPlayer(view, seat, options),
    legend: legendOf(seat === view.luna?.seat ? 'luna' : 'player'),
  });
  const of = (id: string, title: string, draw: typeof drawing.drawBoard, kind: drawing.LegendOf | null): Picture => ({
    id,
    title,
    isBeside: BESIDE.includes(id),
    draw: (options) => draw(view, options),
    legend: kind === null ? null : legendOf(kind),
  });
  const side = view.belt === null ? 'moon' : 'belt';
  const board = of('board', text.heading(side), drawing.drawBoard, side);
  const token = startingToken(view, viewer, text);
  return [
    // The cards of a token are laid out before anybody looks at the board.
    ...(token === null ? [board, ofSeat(viewer)] : [token, ofSeat(viewer), board]),
    of('display', text.heading('display'), drawing.drawDisplay, 'display'),
    of('research', text.heading('researchDisplay'), drawing.drawResearchDisplay, 'research'),
    of('tracks', text.heading('tracks'), drawing.drawCompanyTracks, 'tracks'),
    ...(view.missions === null ? [] : [of('missions', text.heading('missions'), drawMissions, null)]),
    of('rounds', text.heading('rounds'), drawing.drawRounds, 'rounds'),
    ...others.map(ofSeat),
  ];
}

/** The missions one after the other, each a picture of its own. */
function drawMissions(state: GameState, options: drawing.DrawingOptions): string {
  const ids = state.missions?.faceUp ?? [];
  return ids.map((id) => drawing.drawMission(id, state, options)).join('');
}

/** The starting token whose cards are being laid out; before that the tokens lie with the hand. */
function startingToken(view: GameView, viewer: Seat, text: Text): Picture | null {
  const token = view.players[viewer]?.token ?? null;
  if (token === null || view.stack.at(-1)?.kind !== 'startingDecks') return null;
  const draw = (options: drawing.DrawingOptions): string => drawing.drawToken(token, options);
  const title = sentence(text.name({ kind: 'token', token }));
  return { id: 'token', title, isBeside: false, draw, legend: null };
}
