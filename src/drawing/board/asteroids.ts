import type { Asteroid, Point } from '../../components/content.ts';
import type { Company } from '../../components/ids.ts';
import { outpost } from '../companies.ts';
import type { Pen } from '../pen.ts';
import { place } from '../place.ts';
import { circle } from '../shapes.ts';
import { drawSign, signRow } from '../signs/sign.ts';
import { rewardSigns } from '../signs/signsFor.ts';
import { beside, element, group, pathData, together } from '../svg.ts';
import { between, towards } from './lines.ts';

/** Radius of an asteroid, and of an outpost space. */
export const ASTEROID = 46;
export const SPACE = 15;
/** How far from the middle of its asteroid a linked dome is. */
const LINKED = 80;
const DOME = 0.75;

/** The corners of all that belongs to an asteroid. */
export function reachOf(asteroid: Asteroid): Point[] {
  const corners = (at: Point, reach: number): Point[] => [beside(at, -reach, -reach), beside(at, reach, reach)];
  const around = [...asteroid.spaces, ...domesOf(asteroid).map(({ at }) => at)];
  return [...corners(asteroid.position, ASTEROID), ...around.flatMap((at) => corners(at, SPACE + 2))];
}

/** A free outpost space. */
export function outpostSpace(pen: Pen, at: Point): string {
  return pen.often(circle(at, SPACE), { fill: 'panel', line: 'ink', width: 2, dash: '4 2.5' });
}

/** A dome, tied to two outpost spaces. */
export function linkedDome(pen: Pen, a: Point, at: Point, b: Point): string {
  return together([
    element('path', { d: pathData([a, at, b]), ...pen.paint({ line: 'dome-line', width: 4 }) }),
    pen.often(circle(at, 16), { fill: 'panel', line: 'dome-line', width: 2 }),
    drawSign(pen, { kind: 'dome' }, at, { scale: DOME }),
  ]);
}

/** An asteroid: number, rewards and domes, and the outpost spaces around with the outposts there. */
export function drawAsteroid(pen: Pen, asteroid: Asteroid, outposts: readonly (readonly Company[])[]): string {
  const { number, position, spaces, reward, domes } = asteroid;
  const domeSigns = Array.from({ length: domes }, () => ({ kind: 'dome' }) as const);
  return together([
    ...linkedDomes(pen, asteroid),
    place(
      pen,
      { kind: 'asteroid', asteroid: number },
      { class: 'asteroid', outline: circle(position, ASTEROID - 3) },
      pen.often(circle(position, ASTEROID), { fill: 'rock', line: 'line', width: 2 }),
      pen.label(beside(position, 0, -24), String(number), { size: 18, bold: true }),
      ...signRow(pen, rewardSigns(reward), beside(position, 0, 1), 74),
      ...signRow(pen, domeSigns, beside(position, 0, 26), 40, DOME),
    ),
    ...spaces.map((at, space) =>
      place(
        pen,
        { kind: 'outpostSpace', asteroid: number, space },
        { class: 'outpost-space', outline: circle(at, SPACE + 2) },
        outpostSpace(pen, at),
        ...(outposts[space] ?? []).map((company, index) => outpost(pen, beside(at, index * 10, index * -6), company)),
      ),
    ),
  ]);
}

function linkedDomes(pen: Pen, asteroid: Asteroid): string[] {
  return domesOf(asteroid).map(({ a, at, b }) => group({ class: 'linked-dome' }, linkedDome(pen, a, at, b)));
}

/** A dome and the two outpost spaces to which it is tied. */
interface TiedDome {
  readonly a: Point;
  readonly at: Point;
  readonly b: Point;
}

/** Where the linked domes of an asteroid are. */
export function domesOf({ position, spaces, linkedDomes: pairs }: Asteroid): TiedDome[] {
  return pairs.map(([first, second]) => {
    const [a = position, b = position] = [spaces[first], spaces[second]];
    return { a, at: towards(position, between(a, b, 0.5), LINKED), b };
  });
}
