import type { Belt, Content, Point, ShuttleSpace } from '../../components/content.ts';
import { COMPANIES, type Company, type MenaceId } from '../../components/ids.ts';
import { MENACE_ENDS, SHUTTLE_COLUMN } from '../../components/printed.ts';
import type { Game } from '../../game/rules/game.ts';
import { type Area, middleOf, outlineOf } from '../layout.ts';
import type { Pen, PictureSize } from '../pen.ts';
import { shuttleOf } from '../pieces.ts';
import { place } from '../place.ts';
import { drawSign } from '../signs/sign.ts';
import { menaceSigns } from '../signs/signsFor.ts';
import { beside, circle, drawn, element, group, pathData, together } from '../svg.ts';
import { ASTEROID, asteroidAt, DISC, framedBelt, PILL, pillWidth } from './beltLayout.ts';
import { asteroidPlace, outpostSpaces, shuttlePlace, tiedDomes } from './beltParts.ts';
import { mapFrame } from './frame.ts';
import { between, stroke, toEdge, towards } from './geometry.ts';
import { space } from './ground.ts';
import { missionChips, missionStrip, stationCard } from './stationCard.ts';

function beltRoutes(pen: Pen, belt: Belt, scale: number, printed: readonly Point[]): string {
  const expensive = [...expensiveBetween(belt, scale), ...expensiveFromStations(belt, scale, printed)];
  const ends = belt.shuttleSpaces.flatMap(({ position, ends: both }) =>
    both.map(({ asteroid }) => pathData([position, asteroidAt(belt, asteroid)])),
  );
  const lines = belt.stationRoutes.map(({ company, asteroid }) =>
    stationRoute(pen, pathData([belt.stations[company].position, asteroidAt(belt, asteroid)]), company, scale),
  );
  return group(
    { fill: 'none' },
    routeLines(pen, together(ends), scale),
    ...lines,
    ...expensive.map((at) => lightning(pen, at, scale)),
  );
}

function expensiveBetween(belt: Belt, scale: number): Point[] {
  const middle = ({ position, steps }: ShuttleSpace, asteroid: number): Point => {
    const far = asteroidAt(belt, asteroid);
    const hidden = toEdge(position, far, pillWidth(steps) * scale, PILL.height * scale);
    const length = Math.hypot(far.x - position.x, far.y - position.y);
    return towards(far, position, (ASTEROID * scale + length - hidden) / 2);
  };
  return belt.shuttleSpaces.flatMap((space) =>
    space.ends.flatMap(({ asteroid, lightning: isDear }) => (isDear ? [middle(space, asteroid)] : [])),
  );
}

function expensiveFromStations(belt: Belt, scale: number, printed: readonly Point[]): Point[] {
  return belt.stationRoutes.flatMap(({ asteroid, lightning: isDear }, index) => {
    const [far, at] = [asteroidAt(belt, asteroid), printed[index]];
    if (!isDear || at === undefined) return [];
    const length = Math.hypot(far.x - at.x, far.y - at.y);
    return [towards(far, at, (ASTEROID * scale + length - DISC * scale) / 2)];
  });
}

/** Draws routes between asteroids. The group that contains them must set `fill` to `none`. */
export function routeLines(pen: Pen, d: string, scale: number): string {
  return together([
    stroke(pen, d, { line: 'edge', width: Math.max(4, 8 * scale) }),
    stroke(pen, d, { line: 'ink', width: 1.4, dash: '5 4' }),
  ]);
}

export function stationRoute(pen: Pen, d: string, company: Company, scale: number): string {
  return stroke(pen, d, { line: `company-${company}`, width: Math.max(2.4, 4 * scale) });
}

export function lightning(pen: Pen, at: Point, scale: number): string {
  return pen.stamp(`lightning ${scale}`, at, () =>
    element('path', {
      d: 'M3-13-8 3-1 3-3 13 8-3 1-3Z',
      transform: `scale(${Math.round(Math.max(0.55, scale) * 100) / 100})`,
      ...pen.paint({ fill: 'lightning', line: 'danger', width: 1.6, class: 'lightning' }),
      'data-box': '-8 -13 16 26',
    }),
  );
}

export function printedShuttle(pen: Pen, at: Point, company: Company, scale: number): string {
  const radius = Math.max(9, DISC * scale);
  return group(
    { class: 'printed' },
    pen.reuse(circle(at, radius), { fill: 'panel', line: `company-${company}`, width: 1.4 }),
    shuttleOf(pen, at, company, radius * 1.5),
  );
}

export function beltMap(pen: Pen, content: Content, game: Game | null, size: PictureSize): string {
  const frame = mapFrame(content.belt.stations, size, missionStrip(game));
  const { belt, scale, printed } = framedBelt(content.belt, frame);
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

/** MENACE-2: without a game, only the space for the menace card is drawn. */
function menacePlace(pen: Pen, { shuttleSpaces }: Belt, game: Game | null, scale: number): string[] {
  const [first, second] = MENACE_ENDS.map((number) => shuttleSpaces.find((each) => each.number === number));
  const menace = game?.state.menace ?? null;
  if (first === undefined || second === undefined) return [];
  if (game !== null && (menace === null || menace.holder !== null)) return [];
  const at = between(first.position, second.position, 0.5);
  const [width, height] = [Math.max(76, 120 * scale), Math.max(34, 54 * scale)];
  const card = { left: at.x - width / 2, top: at.y - height / 2, width, height };
  const d = pathData([first.position, second.position]);
  return [
    group(
      { class: 'menace-place' },
      element('path', { d, ...pen.paint({ line: 'danger', width: 2, dash: '5 4' }) }),
      game === null || menace === null ? emptyPlace(pen, card) : menaceCard(pen, game, menace.id, card),
    ),
  ];
}

function emptyPlace(pen: Pen, card: Area): string {
  const look = { fill: 'slot', line: 'danger', width: 1.4, dash: '5 4', class: 'menace' } as const;
  const text = pen.text.heading('menaceCard');
  const label = pen.label(middleOf(card), text, { size: 12, room: card.width - 8 });
  return drawn(outlineOf(card, 7), pen.paint(look)) + label;
}

function menaceCard(pen: Pen, { box }: Game, menace: MenaceId, card: Area): string {
  const ref = { kind: 'menace', menace } as const;
  const name = pen.name(ref);
  const signs = menaceSigns(box.menace(menace));
  const room = card.width - 6;
  const isNamed = pen.fits(name, room, { bold: true });
  const at = middleOf(card);
  const size = 18;
  const y = isNamed ? card.height * 0.2 : 0;
  const look = { size: 10.5, bold: true, ink: 'danger-ink', room } as const;
  return place(
    pen,
    ref,
    { class: 'menace', outline: outlineOf(card, 7) },
    drawn(outlineOf(card, 7), pen.paint({ fill: 'danger', line: 'danger-ink', width: 1 })),
    isNamed ? pen.label(beside(at, 0, -card.height * 0.27), name, look) : '',
    ...signs.map((sign, index) =>
      drawSign(pen, sign, beside(at, (index - (signs.length - 1) / 2) * (size + 4), y), size / 28),
    ),
  );
}
