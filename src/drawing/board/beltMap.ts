import type { Asteroid, Belt, Point, ShuttleSpace } from '../../components/content.ts';
import type { Company, MenaceId } from '../../components/ids.ts';
import { MENACE_ENDS, SHUTTLE_COLUMN } from '../../components/printed.ts';
import type { BeltState } from '../../game/model/state.ts';
import type { Game } from '../../game/rules/game.ts';
import { type Area, middleOf, outlineOf, widthOf } from '../layout.ts';
import type { Pen, PictureSize } from '../pen.ts';
import { outpostOf, shuttleOf } from '../pieces.ts';
import { place, signPlate } from '../place.ts';
import { drawSign, rewardSigns, signRow, signsIn } from '../signs/sign.ts';
import { beside, circle, element, group, type Markup, pathData, rectAround, together } from '../svg.ts';
import { ASTEROID, asteroidAt, DISC, domesOf, framedBelt, PILL, pillWidth, SPACE } from './beltLayout.ts';
import { between, distanceOf, mapFrame, stroke, toEdge, towards } from './geometry.ts';
import { ballFill, craterFill, space } from './ground.ts';
import { menaceSign } from './menaceSign.ts';
import { stationCards } from './stationCard.ts';
import { strip, stripOf } from './strip.ts';

type FramedBelt = ReturnType<typeof framedBelt>;

function beltRoutes(pen: Pen, framed: FramedBelt): string {
  const { belt, scale } = framed;
  const ends = belt.shuttleSpaces.flatMap(({ position, ends: both }) =>
    both.map(({ asteroid }) => pathData([position, asteroidAt(belt, asteroid)])),
  );
  const lines = belt.stationRoutes.map(({ company, asteroid }) =>
    stationRoute(pen, pathData([belt.stations[company].position, asteroidAt(belt, asteroid)]), company, scale),
  );
  return group({ fill: 'none' }, [
    routeLines(pen, together(ends), scale),
    lines,
    expensiveRoutes(framed).map((at) => lightning(pen, at, scale)),
  ]);
}

/** Returns the middle of the visible part of each expensive route. */
function expensiveRoutes({ belt, scale, printed }: FramedBelt): Point[] {
  const inner = belt.shuttleSpaces.flatMap(({ position, steps, ends }) =>
    ends.flatMap(({ asteroid, lightning: isDear }) => {
      const far = asteroidAt(belt, asteroid);
      const hidden = toEdge(position, far, pillWidth(steps) * scale, PILL.height * scale);
      return isDear ? [towards(far, position, (ASTEROID * scale + distanceOf(far, position) - hidden) / 2)] : [];
    }),
  );
  const outer = belt.stationRoutes.flatMap(({ asteroid, lightning: isDear }, index) => {
    const [far, at] = [asteroidAt(belt, asteroid), printed[index]];
    if (!isDear || at === undefined) return [];
    return [towards(far, at, (distanceOf(far, at) + (ASTEROID - DISC) * scale) / 2)];
  });
  return [...inner, ...outer];
}

/** Draws routes between asteroids. The group that contains them must set `fill` to `none`. */
export function routeLines(pen: Pen, d: string, scale: number): Markup {
  const wide = stroke(pen, d, { line: 'edge', width: Math.max(4, 8 * scale) });
  return [wide, stroke(pen, d, { line: 'ink', width: 1.4, dash: '5 4' })];
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
  return group({ class: 'printed' }, [
    pen.reuse(circle(at, radius), { fill: 'panel', line: `company-${company}`, width: 1.4 }),
    shuttleOf(pen, at, company, radius * 1.5),
  ]);
}

export function beltMap(pen: Pen, game: Game | null, size: PictureSize): string {
  const frame = mapFrame(pen.content.belt.stations, size, stripOf(game, size));
  const framed = framedBelt(pen.content.belt, frame);
  const { belt, scale, printed } = framed;
  const pieces = game?.state.belt ?? null;
  return together([
    space(pen, frame),
    beltRoutes(pen, framed),
    menacePlace(pen, belt, game, scale),
    belt.asteroids.map((asteroid) => domesOf(asteroid, scale).map((each) => tiedDome(pen, each, scale))),
    belt.asteroids.map((asteroid, index) => [
      asteroidPlace(pen, asteroid, scale),
      outpostSpaces(pen, asteroid, pieces?.outposts[index] ?? [], scale),
    ]),
    belt.shuttleSpaces.map((each, index) => shuttlePlace(pen, each, pieces?.shuttles[index] ?? [], scale)),
    belt.stationRoutes.map(({ company }, index) => printedShuttle(pen, printed[index] ?? frame.middle, company, scale)),
    stationCards(pen, { game, shuttleColumn: SHUTTLE_COLUMN }, frame),
    strip(pen, game, frame),
  ]);
}

/** MENACE-2: without a game, only the space for the menace card is drawn. */
function menacePlace(pen: Pen, { shuttleSpaces }: Belt, game: Game | null, scale: number): Markup {
  const [first, second] = MENACE_ENDS.map((number) => shuttleSpaces.find((each) => each.number === number));
  const menace = game?.state.menace ?? null;
  if (first === undefined || second === undefined) return '';
  if (game !== null && (menace === null || menace.holder !== null)) return '';
  const at = between(first.position, second.position, 0.5);
  const [width, height] = [Math.max(76, 120 * scale), Math.max(34, 54 * scale)];
  const card = { left: at.x - width / 2, top: at.y - height / 2, width, height };
  const d = pathData([first.position, second.position]);
  return group({ class: 'menace-place' }, [
    pen.path(d, { line: 'danger', width: 2, dash: '5 4' }),
    game === null || menace === null
      ? emptyPlace(pen, card)
      : menaceDisc(pen, menace.id, at, Math.max(first.position.y, second.position.y), scale),
  ]);
}

function emptyPlace(pen: Pen, card: Area): string {
  const look = { fill: 'slot', line: 'danger', width: 1.4, dash: '5 4', class: 'menace' } as const;
  const text = pen.text.heading('menaceCard');
  const label = pen.label(middleOf(card), text, { size: 12, room: card.width - 8 });
  return pen.draw(outlineOf(card, 7), look) + label;
}

/** Radius of the menace at scale 1, and sizes of its name. */
const MENACE = { radius: 44, least: 15, name: 11, room: 320 } as const;

/** Draws a disc with two still rings, and the menace's name below the lower of its two shuttle spaces. */
function menaceDisc(pen: Pen, menace: MenaceId, at: Point, lowest: number, scale: number): string {
  const ref = { kind: 'menace', menace } as const;
  const radius = Math.max(MENACE.least, MENACE.radius * scale);
  const name = pen.name(ref);
  const width = widthOf(name, MENACE.name, true) + 14;
  const label = { x: at.x, y: lowest + (PILL.height / 2) * scale + 13 };
  const ringed = [1.5, 1.25].map((factor) =>
    pen.draw(circle(at, radius * factor), { fill: 'danger', class: 'menace-ring' }, { 'fill-opacity': '.14' }),
  );
  return place(pen, ref, { class: 'menace', outline: circle(at, radius) }, [
    ringed,
    pen.draw(circle(at, radius), { fill: 'panel', line: 'danger', width: 2 }),
    menaceSign(pen, at, menace, radius * 1.25, 'danger'),
    // On a small map, and next to the strip, a long name would cover the spaces.
    radius > 20 &&
      width < MENACE.room * scale && [
        pen.draw(rectAround(label, width, 18, 9), { fill: 'panel', line: 'danger', width: 1 }),
        pen.label(label, name, { size: MENACE.name, bold: true }),
      ],
  ]);
}

const PIECE = 14;
const SIGN = 15;

const ROCK = 'M-40-20-22-41 6-46 33-33 46-8 41 21 22 41-8 45-35 31-46 4Z';

function asteroidPlace(pen: Pen, { number, position, reward, domes }: Asteroid, scale: number): string {
  const radius = ASTEROID * scale;
  const domeSigns = Array.from({ length: domes }, () => ({ kind: 'dome' }) as const);
  const hasNumber = radius > 24;
  const middle = beside(position, 0, hasNumber ? radius * 0.04 : domes === 0 ? 0 : -radius * 0.22);
  const size = Math.max(10.5, 17 * scale);
  const ref = { kind: 'asteroid', asteroid: number } as const;
  const sign = pen.markOf(ref)?.sign;
  const signs = rewardSigns(reward);
  const max = Math.max(SIGN, 26 * scale) / 28;
  const half = { left: middle.x, top: middle.y - radius * 0.4, width: radius * 0.86, height: radius * 0.8 };
  const look = { class: 'asteroid', outline: circle(position, radius * 0.9), hasSign: true };
  return place(pen, ref, look, rock(pen, position, scale), [
    hasNumber && pen.label(beside(position, 0, -radius * 0.56), String(number), { size, bold: true }),
    sign === undefined
      ? signRow(pen, signs, middle, radius * 1.75, max)
      : // A price outside the asteroid would be covered by the outpost spaces.
        [signPlate(pen, beside(middle, -radius * 0.45, 0), sign), signsIn(pen, signs, half, max)],
    signRow(pen, domeSigns, beside(position, 0, radius * 0.6), radius, Math.max(13, 20 * scale) / 28),
  ]);
}

function rock(pen: Pen, at: Point, scale: number): string {
  return pen.stamp(`asteroid ${scale}`, at, () =>
    group({ transform: `scale(${Math.round(scale * 100) / 100})` }, [
      pen.path(ROCK, { fill: 'rock', line: 'edge', width: 2 }),
      element('path', { d: ROCK, fill: craterFill(pen) }),
      element('path', { d: ROCK, fill: ballFill(pen) }),
    ]),
  );
}

function outpostSpaces(pen: Pen, asteroid: Asteroid, outposts: BeltState['outposts'][number], scale: number): string[] {
  const { number, spaces } = asteroid;
  const radius = SPACE * scale;
  return spaces.map((at, space) =>
    place(
      pen,
      { kind: 'outpostSpace', asteroid: number, space },
      { class: 'outpost-space', outline: circle(at, radius + 1) },
      outpostSpace(pen, at, radius),
      (outposts[space] ?? []).map((company, level) =>
        outpostOf(pen, beside(at, level * 6, level * -4), company, Math.max(PIECE, radius * 2)),
      ),
    ),
  );
}

export function outpostSpace(pen: Pen, at: Point, radius: number): string {
  return pen.reuse(circle(at, radius), { fill: 'panel', line: 'ink', width: 1.2, dash: '3 2' });
}

export function tiedDome(pen: Pen, points: readonly [Point, Point, Point], scale: number): string {
  const [, at] = points;
  return group({ class: 'linked-dome', fill: 'none' }, [
    stroke(pen, pathData(points), { line: 'dome-line', width: 2.4 }),
    pen.reuse(circle(at, 15 * scale), { fill: 'panel', line: 'dome-line', width: 1.2 }),
    drawSign(pen, { kind: 'dome' }, at, Math.max(12, 20 * scale) / 28),
  ]);
}

function shuttlePlace(pen: Pen, space: ShuttleSpace, shuttles: readonly Company[], scale: number): string {
  const { number, position, steps } = space;
  const [width, height] = [pillWidth(steps) * scale, PILL.height * scale];
  const outline = rectAround(position, width, height, height / 2);
  const signAt = beside(position, -width / 2 - 8 * scale, 0); // beside the number and the reward
  return place(
    pen,
    { kind: 'shuttleSpace', shuttleSpace: number },
    { class: 'shuttle-space', outline, signAt, data: { 'data-steps': steps } },
    shuttlePill(pen, space, scale),
    shuttles.map((company, index) => {
      const at = beside(position, index * 20 * scale, -height / 2 - 6 * scale);
      return shuttleOf(pen, at, company, Math.max(PIECE, 32 * scale));
    }),
  );
}

type Pill = Pick<ShuttleSpace, 'number' | 'position' | 'steps'>;

export function shuttlePill(pen: Pen, { number, position, steps }: Pill, scale: number): Markup {
  const [width, height] = [pillWidth(steps) * scale, PILL.height * scale];
  const hasBoth = steps === 0 || width > 42;
  const size = Math.max(10.5, 17 * scale);
  const track = { kind: 'track', text: `+${steps}` } as const;
  return [
    pen.reuse(rectAround(position, width, height, height / 2), { fill: 'panel', line: 'edge', width: 1.6 }),
    hasBoth && pen.label(beside(position, steps > 0 ? -width * 0.26 : 0, 0), String(number), { size, bold: true }),
    steps > 0 && drawSign(pen, track, beside(position, hasBoth ? width * 0.17 : 0, 0), Math.max(0.55, scale * 0.95)),
  ];
}
