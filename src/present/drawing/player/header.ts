import type { Point } from '../../../components/content.ts';
import { COMPANIES, type Seat } from '../../../components/ids.ts';
import type { GameState } from '../../../game/model/state.ts';
import type { Game } from '../../../game/rules/game.ts';
import { playerAt } from '../../../game/rules/players.ts';
import { sharesOf } from '../../../game/rules/round/scoring.ts';
import type { Heading } from '../../text/headings.ts';
import type { Panel } from '../panel.ts';
import type { Pen } from '../pen.ts';
import { place } from '../place.ts';
import { seatMarker } from '../seats.ts';
import { drawn, rect } from '../shapes.ts';
import { drawSign, type Sign } from '../signs/sign.ts';
import { ofCompany } from '../signs/signsFor.ts';
import type { Role } from '../theme.ts';
import { shortened, widthOf } from '../wrap.ts';
import { actingSeats } from './acting.ts';

const HEIGHT = 44;
const NAME = 22;
const BADGE = 14;
/** From a figure to the next one. */
const FIGURE = 82;

/** Who sits here, whose turn it is, and what a seat owns: shares, coins and markers. */
export function headerPanel(pen: Pen, game: Game, seat: Seat, width: number): Panel {
  const name = shortened(pen.name({ kind: 'seat', seat }), 190, NAME, true);
  const plate = rect({ x: 0, y: 2 }, 44 + widthOf(name, NAME, true) + 10, HEIGHT - 4, 10);
  const who = place(
    pen,
    { kind: 'seat', seat },
    { class: 'seat', outline: plate, data: { 'data-seat': seat } },
    drawn(plate, pen.paint({ fill: 'slot', line: 'line' })),
    seatMarker(pen, { x: 24, y: HEIGHT / 2 }, seat, 14),
    pen.label({ x: 46, y: HEIGHT / 2 }, name, { size: NAME, anchor: 'start', bold: true }),
  );
  const left = 44 + widthOf(name, NAME, true) + 22;
  const markup = [who, ...badges(pen, game, seat, left), ...figures(pen, game, seat, width)].join('\n');
  return { width, height: HEIGHT, markup };
}

/** Whose turn it is, who is first, and who has passed. */
function badges(pen: Pen, { state }: Game, seat: Seat, left: number): string[] {
  let x = left;
  return badgesOf(state, seat).map(({ heading, fill, ink }) => {
    const word = pen.text.heading(heading);
    const width = widthOf(word, BADGE, true) + 18;
    const pill = rect({ x, y: HEIGHT / 2 - 13 }, width, 26, 13);
    const label = pen.label({ x: x + width / 2, y: HEIGHT / 2 }, word, { size: BADGE, bold: true, ink });
    x += width + 8;
    return `${drawn(pill, pen.paint({ fill, line: 'line' }))}\n${label}`;
  });
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

/** Shares by company, bonus markers (one-time markers after a plus) and coins, at the right end. */
function figures(pen: Pen, game: Game, seat: Seat, width: number): string[] {
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
    const at = { x: width - (all.length - index) * FIGURE + 22, y: HEIGHT / 2 };
    return `${sign(at)}\n${pen.label({ x: at.x + 18, y: at.y }, text, { size: 19, anchor: 'start', bold: true })}`;
  });
}

interface Figure {
  readonly sign: (at: Point) => string;
  readonly text: string;
}

function figure(pen: Pen, sign: Sign, count: number): Figure {
  return { sign: (at) => drawSign(pen, sign, at), text: String(count) };
}
