import type { Asteroid, Belt, Content, Point } from '../components/content.ts';
import { COMPANIES } from '../components/ids.ts';
import { MENACE_ENDS, SHUTTLE_COLUMN } from '../components/printed.ts';
import type { Game } from '../game/rules/game.ts';
import { drawAsteroid, reachOf } from './board/asteroids.ts';
import { BELT_LEGEND } from './board/beltLegend.ts';
import { legend } from './board/legend.ts';
import { between, towards } from './board/lines.ts';
import { drawPrintedShuttles, drawRoutes, drawShuttleSpace, drawStationRoutes } from './board/routes.ts';
import { drawStation, stationCorners } from './board/stations.ts';
import { boundsOf, cropped, type Panel, row, sheet, titled } from './panel.ts';
import { type DrawingOptions, Pen } from './pen.ts';
import { place } from './place.ts';
import { drawn, rectAround } from './shapes.ts';
import { reconstructedNote } from './sources.ts';
import { beside, element, group, pathData } from './svg.ts';
import { wrapWithin } from './wrap.ts';

/** How far an asteroid with its outpost spaces reaches at most. */
const REACH = 70;

function reachAround({ position }: Asteroid): Point[] {
  return [beside(position, -REACH, -REACH), beside(position, REACH, REACH)];
}

/** How far from the first of its two ends the menace card lies in a narrow map, and how large it is. */
const NARROW = { away: 52, width: 108, height: 50 } as const;

/** MENACE-2: the place of the menace card, and the menace as long as it lies there. */
function drawMenacePlace(pen: Pen, { shuttleSpaces }: Belt, game: Game | null): string[] {
  const [first, second] = MENACE_ENDS.map((number) => shuttleSpaces.find((each) => each.number === number));
  if (first === undefined || second === undefined) return [];
  const at = pen.isTall
    ? towards(first.position, second.position, NARROW.away)
    : between(first.position, second.position, 0.5);
  const card = pen.isTall ? rectAround(at, NARROW.width, NARROW.height, 8) : rectAround(at, 112, 72, 8);
  const menace = game?.state.menace ?? null;
  const ref = menace === null || menace.holder !== null ? null : ({ kind: 'menace', menace: menace.id } as const);
  const lines = wrapWithin(ref === null ? pen.text.heading('menaceCard') : pen.name(ref), 104, 13);
  const dash = '6 5';
  return [
    group(
      { id: pen.id('menace-place'), class: 'menace-place' },
      element('path', {
        d: pathData([first.position, second.position]),
        ...pen.paint({ line: 'danger', width: 2, dash }),
      }),
      place(
        pen,
        ref,
        { class: 'menace', outline: card },
        drawn(
          card,
          pen.paint({ fill: ref ? 'danger' : 'slot', line: 'danger', width: 2, dash: ref ? undefined : dash }),
        ),
        ...lines.map((line, index) =>
          pen.label(beside(at, 0, (index - (lines.length - 1) / 2) * 17), line, {
            size: 13,
            bold: ref !== null,
            room: 104,
            ink: ref === null ? 'ink' : 'danger-ink',
          }),
        ),
      ),
    ),
  ];
}

/** The Belt with its stations, and the outposts and shuttles of a game. */
export function beltPanel(pen: Pen, content: Content, game: Game | null): Panel {
  const { belt } = content;
  const pieces = game?.state.belt ?? null;
  const body = [
    drawStationRoutes(pen, content),
    drawRoutes(pen, belt),
    ...drawMenacePlace(pen, belt, game),
    ...belt.asteroids.map((asteroid, index) => drawAsteroid(pen, asteroid, pieces?.outposts[index] ?? [])),
    ...belt.shuttleSpaces.map((space, index) => drawShuttleSpace(pen, space, pieces?.shuttles[index] ?? [])),
    ...COMPANIES.map((company) =>
      drawStation(pen, { company, station: belt.stations[company], shuttleColumn: SHUTTLE_COLUMN, game }),
    ),
    ...drawPrintedShuttles(pen, content),
  ];
  return cropped(
    body,
    boundsOf([...stationCorners(belt.stations), ...belt.asteroids.flatMap(pen.isTall ? reachOf : reachAround)]),
  );
}

/** Draws the Belt side of the board without pieces, with a legend. */
export function drawBelt(options: DrawingOptions): string {
  const pen = new Pen({ ...options, layout: 'wide' });
  const { content } = pen;
  const { belt } = content;
  const parts = [...belt.asteroids, ...belt.shuttleSpaces, ...belt.stationRoutes];
  const notes = [
    `${pen.text.heading('content')} (${content.id})`,
    ...reconstructedNote(pen, 'reconstructedNetwork', parts),
  ];
  const title = pen.text.heading('belt');
  const panel = row([titled(pen, title, beltPanel(pen, content, null), notes), legend(pen, BELT_LEGEND)], 24);
  return sheet(pen, panel, { id: 'belt', title, description: notes.join('. ') });
}
