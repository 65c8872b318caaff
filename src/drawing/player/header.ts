import type { Point } from '../../components/content.ts';
import { COMPANIES, type Seat } from '../../components/ids.ts';
import type { GameState } from '../../game/model/state.ts';
import type { Game } from '../../game/rules/game.ts';
import { playerAt } from '../../game/rules/players.ts';
import { sharesOf } from '../../game/rules/round/scoring.ts';
import type { Heading } from '../../text/headings.ts';
import type { Panel } from '../panel.ts';
import type { Pen } from '../pen.ts';
import { place } from '../place.ts';
import { seatMarker } from '../seats.ts';
import { drawn, rect } from '../shapes.ts';
import { drawSign, type Sign } from '../signs/sign.ts';
import { ofCompany } from '../signs/signsFor.ts';
import { together } from '../svg.ts';
import type { Role } from '../theme.ts';
import { shortened, widthOf } from '../wrap.ts';
import { actingSeats } from './acting.ts';

const LINE = 44;
const NAME = 22;
const BADGE = 14;
/** From a figure to the next one, and how many there are. */
const FIGURE = 82;
const FIGURES = COMPANIES.length + 2;

/** Who sits here, whose turn it is, and what a seat owns: shares, coins and markers, on a line of their own if it is tall. */
export function headerPanel(pen: Pen, game: Game, seat: Seat, width: number): Panel {
  const name = shortened(pen.name({ kind: 'seat', seat }), 190, NAME, true);
  const plate = rect({ x: 0, y: 2 }, 44 + widthOf(name, NAME, true) + 10, LINE - 4, 10);
  const who = place(
    pen,
    { kind: 'seat', seat },
    { class: 'seat', outline: plate, data: { 'data-seat': seat } },
    drawn(plate, pen.paint({ fill: 'slot', line: 'line' })),
    seatMarker(pen, { x: 24, y: LINE / 2 }, seat, 14),
    pen.label({ x: 46, y: LINE / 2 }, name, { size: NAME, anchor: 'start', bold: true }),
  );
  const left = 44 + widthOf(name, NAME, true) + 22;
  const { right, pills } = badges(pen, game, seat, left);
  const below = { x: FIGURES * FIGURE, y: LINE * 1.5 };
  const shown = figures(pen, game, seat, pen.isTall ? below : { x: width, y: LINE / 2 });
  const markup = together([who, ...pills, ...shown]);
  return pen.isTall
    ? { width: Math.max(width, below.x, right), height: LINE * 2, markup }
    : { width, height: LINE, markup };
}

/** Whose turn it is, who is first, and who has passed. */
function badges(
  pen: Pen,
  { state }: Game,
  seat: Seat,
  left: number,
): { readonly pills: readonly string[]; readonly right: number } {
  let x = left;
  const pills = badgesOf(state, seat).map(({ heading, fill, ink }) => {
    const word = pen.text.heading(heading);
    const width = widthOf(word, BADGE, true) + 18;
    const pill = rect({ x, y: LINE / 2 - 13 }, width, 26, 13);
    const label = pen.label({ x: x + width / 2, y: LINE / 2 }, word, { size: BADGE, bold: true, ink });
    x += width + 8;
    return `${drawn(pill, pen.paint({ fill, line: 'line' }))}${label}`;
  });
  return { pills, right: x };
}

interface Badge {
  readonly heading: Heading;
  readonly fill: Role;
  readonly ink: Role;
}

function badgesOf(state: GameState, seat: Seat): readonly Badge[] {
  const { firstPlayer, nextFirstPlayer } = state;
  const shown: Badge[] = [];
  if (actingSeats(state).includes(seat)) shown.push({ heading: 'turn', fill: 'choice', ink: 'label-ink' });
  if (firstPlayer === seat) shown.push({ heading: 'firstPlayer', fill: 'coin', ink: 'coin-ink' });
  else if (nextFirstPlayer === seat) shown.push({ heading: 'nextFirstPlayer', fill: 'other', ink: 'other-ink' });
  if (state.players[seat]?.passed === true) shown.push({ heading: 'passed', fill: 'back', ink: 'back-ink' });
  return shown;
}

/** Shares by company, bonus markers (one-time markers after a plus) and coins, up to the point. */
function figures(pen: Pen, game: Game, seat: Seat, end: Point): string[] {
  const { coins, markers, oneTimeMarkers } = playerAt(game, seat);
  const shares = sharesOf(game, seat);
  const all: readonly Figure[] = [
    ...COMPANIES.map((company) => figure(pen, ofCompany('share', company), shares[company])),
    {
      sign: (at) => seatMarker(pen, at, seat, 13),
      text: oneTimeMarkers > 0 ? `${markers}+${oneTimeMarkers}` : String(markers),
    },
    figure(pen, { kind: 'coin' }, coins),
  ];
  return all.map(({ sign, text }, index) => {
    const at = { x: end.x - (FIGURES - index) * FIGURE + 22, y: end.y };
    return `${sign(at)}${pen.label({ x: at.x + 18, y: at.y }, text, { size: 19, anchor: 'start', bold: true })}`;
  });
}

interface Figure {
  readonly sign: (at: Point) => string;
  readonly text: string;
}

function figure(pen: Pen, sign: Sign, count: number): Figure {
  return { sign: (at) => drawSign(pen, sign, at), text: String(count) };
}
