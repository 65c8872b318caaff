import type { Belt, Content, Point } from '../../components/content.ts';
import { COMPANIES, type MenaceId } from '../../components/ids.ts';
import { MENACE_ENDS, SHUTTLE_COLUMN } from '../../components/printed.ts';
import type { Game } from '../../game/rules/game.ts';
import type { Pen, PictureSize } from '../pen.ts';
import { place } from '../place.ts';
import { drawn, rectAround, type Shape } from '../shapes.ts';
import { menaceSigns } from '../signs/menaceSigns.ts';
import { drawSign } from '../signs/sign.ts';
import { beside, element, group, pathData, together } from '../svg.ts';
import { framedBelt } from './beltFrame.ts';
import { asteroidPlace, outpostSpaces, shuttlePlace, tiedDomes } from './beltParts.ts';
import { beltRoutes, printedShuttle } from './beltRoutes.ts';
import { mapFrame } from './frame.ts';
import { space } from './ground.ts';
import { between } from './lines.ts';
import { missionChips, missionStrip } from './missionChips.ts';
import { stationCard } from './stationCard.ts';

/** Draws the Belt, the stations in the corners and, if there is a game, its outposts and shuttles. */
export function beltMap(pen: Pen, content: Content, game: Game | null, size: PictureSize): string {
  const frame = mapFrame(content.belt.stations, size, missionStrip(game));
  const { belt, scale, printed } = framedBelt(content, frame);
  const pieces = game?.state.belt ?? null;
  return together([
    ...space(pen, frame),
    beltRoutes(pen, belt, scale, printed),
    ...menacePlace(pen, belt, game, scale),
    ...belt.asteroids.flatMap((asteroid) => tiedDomes(pen, asteroid, scale)),
    ...belt.asteroids.flatMap((asteroid, index) => [
      asteroidPlace(pen, asteroid, scale),
      ...outpostSpaces(pen, asteroid, pieces?.outposts[index] ?? [], scale),
    ]),
    ...belt.shuttleSpaces.map((each, index) => shuttlePlace(pen, each, pieces?.shuttles[index] ?? [], scale)),
    ...belt.stationRoutes.map(({ company }, index) =>
      printedShuttle(pen, printed[index] ?? frame.middle, company, scale),
    ),
    ...missionChips(pen, game, frame),
    ...COMPANIES.map((company) =>
      stationCard(pen, { company, station: belt.stations[company], shuttleColumn: SHUTTLE_COLUMN, game }, frame),
    ),
  ]);
}

/**
 * MENACE-2: draws the space for the menace card and, while there is a menace, the card itself. Without a game, only the
 * space is drawn.
 */
function menacePlace(pen: Pen, { shuttleSpaces }: Belt, game: Game | null, scale: number): string[] {
  const [first, second] = MENACE_ENDS.map((number) => shuttleSpaces.find((each) => each.number === number));
  const menace = game?.state.menace ?? null;
  if (first === undefined || second === undefined) return [];
  if (game !== null && (menace === null || menace.holder !== null)) return [];
  const at = between(first.position, second.position, 0.5);
  const size = { width: Math.max(76, 120 * scale), height: Math.max(34, 54 * scale) };
  const card = rectAround(at, size.width, size.height, 7);
  const d = pathData([first.position, second.position]);
  return [
    group(
      { class: 'menace-place' },
      element('path', { d, ...pen.paint({ line: 'danger', width: 2, dash: '5 4' }) }),
      ...(game === null || menace === null
        ? emptyPlace(pen, card, at, size.width)
        : [menaceCard(pen, game, menace.id, { card, at, size })]),
    ),
  ];
}

function emptyPlace(pen: Pen, card: Shape, at: Point, room: number): string[] {
  const text = pen.text.heading('menaceCard');
  return [
    drawn(card, pen.paint({ fill: 'slot', line: 'danger', width: 1.4, dash: '5 4', class: 'menace' })),
    pen.label(at, text, { size: 12, room: room - 8 }),
  ];
}

interface CardLook {
  readonly card: Shape;
  readonly at: Point;
  readonly size: PictureSize;
}

function menaceCard(
  pen: Pen,
  { box }: Game,
  menace: MenaceId,
  { card, at, size: { width, height } }: CardLook,
): string {
  const ref = { kind: 'menace', menace } as const;
  const name = pen.name(ref);
  const signs = menaceSigns(box.menace(menace));
  const isNamed = pen.fits(name, width - 6, { bold: true });
  const size = 18;
  const look = { size: 10.5, bold: true, ink: 'danger-ink', room: width - 6 } as const;
  return place(
    pen,
    ref,
    { class: 'menace', outline: card },
    drawn(card, pen.paint({ fill: 'danger', line: 'danger-ink', width: 1 })),
    ...(isNamed ? [pen.label(beside(at, 0, -height * 0.27), name, look)] : []),
    ...signs.map((sign, index) =>
      drawSign(pen, sign, beside(at, (index - (signs.length - 1) / 2) * (size + 4), isNamed ? height * 0.2 : 0), {
        scale: size / 28,
      }),
    ),
  );
}
