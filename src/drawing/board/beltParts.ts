import type { Asteroid, Point, ShuttleSpace } from '../../components/content.ts';
import type { Company } from '../../components/ids.ts';
import type { Pen } from '../pen.ts';
import { outpostOf, shuttleOf } from '../pieces.ts';
import { place, signPlate } from '../place.ts';
import { drawSign, signRow, signsIn } from '../signs/sign.ts';
import { rewardSigns } from '../signs/signsFor.ts';
import { beside, circle, element, group, pathData, rectAround } from '../svg.ts';
import { ASTEROID, domesOf, PILL, pillWidth, SPACE, type TiedDome } from './beltLayout.ts';
import { stroke } from './geometry.ts';
import { ballFill, craterFill } from './ground.ts';

const PIECE = 14;
const SIGN = 15;

const ROCK = 'M-40-20-22-41 6-46 33-33 46-8 41 21 22 41-8 45-35 31-46 4Z';

export function asteroidPlace(pen: Pen, { number, position, reward, domes }: Asteroid, scale: number): string {
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
  return place(
    pen,
    ref,
    { class: 'asteroid', outline: circle(position, radius * 0.9), hasSign: true },
    rock(pen, position, scale),
    hasNumber ? pen.label(beside(position, 0, -radius * 0.56), String(number), { size, bold: true }) : '',
    ...(sign === undefined
      ? signRow(pen, signs, middle, radius * 1.75, max)
      : // A price outside the asteroid would be covered by the outpost spaces.
        [signPlate(pen, beside(middle, -radius * 0.45, 0), sign), ...signsIn(pen, signs, half, max)]),
    ...signRow(pen, domeSigns, beside(position, 0, radius * 0.6), radius, Math.max(13, 20 * scale) / 28),
  );
}

function rock(pen: Pen, at: Point, scale: number): string {
  return pen.stamp(`asteroid ${scale}`, at, () =>
    group(
      { transform: `scale(${Math.round(scale * 100) / 100})` },
      element('path', { d: ROCK, ...pen.paint({ fill: 'rock', line: 'edge', width: 2 }) }),
      element('path', { d: ROCK, fill: craterFill(pen) }),
      element('path', { d: ROCK, fill: ballFill(pen) }),
    ),
  );
}

export function outpostSpaces(
  pen: Pen,
  { number, spaces }: Asteroid,
  outposts: readonly (readonly Company[])[],
  scale: number,
): string[] {
  const radius = SPACE * scale;
  return spaces.map((at, space) =>
    place(
      pen,
      { kind: 'outpostSpace', asteroid: number, space },
      { class: 'outpost-space', outline: circle(at, radius + 1) },
      outpostSpace(pen, at, radius),
      ...(outposts[space] ?? []).map((company, level) =>
        outpostOf(pen, beside(at, level * 6, level * -4), company, Math.max(PIECE, radius * 2)),
      ),
    ),
  );
}

export function outpostSpace(pen: Pen, at: Point, radius: number): string {
  return pen.reuse(circle(at, radius), { fill: 'panel', line: 'ink', width: 1.2, dash: '3 2' });
}

export function tiedDomes(pen: Pen, asteroid: Asteroid, scale: number): string[] {
  return domesOf(asteroid, scale).map((each) => tiedDome(pen, each, scale));
}

export function tiedDome(pen: Pen, points: TiedDome, scale: number): string {
  const [, at] = points;
  return group(
    { class: 'linked-dome', fill: 'none' },
    stroke(pen, pathData(points), { line: 'dome-line', width: 2.4 }),
    pen.reuse(circle(at, 15 * scale), { fill: 'panel', line: 'dome-line', width: 1.2 }),
    drawSign(pen, { kind: 'dome' }, at, Math.max(12, 20 * scale) / 28),
  );
}

export function shuttlePlace(pen: Pen, space: ShuttleSpace, shuttles: readonly Company[], scale: number): string {
  const { number, position, steps } = space;
  const height = PILL.height * scale;
  return place(
    pen,
    { kind: 'shuttleSpace', shuttleSpace: number },
    {
      class: 'shuttle-space',
      outline: rectAround(position, pillWidth(steps) * scale, height, height / 2),
      data: { 'data-steps': steps },
    },
    ...shuttlePill(pen, space, scale),
    ...shuttles.map((company, index) => {
      const at = beside(position, index * 20 * scale, -height / 2 - 6 * scale);
      return shuttleOf(pen, at, company, Math.max(PIECE, 32 * scale));
    }),
  );
}

export function shuttlePill(
  pen: Pen,
  { number, position, steps }: Pick<ShuttleSpace, 'number' | 'position' | 'steps'>,
  scale: number,
): string[] {
  const [width, height] = [pillWidth(steps) * scale, PILL.height * scale];
  const hasBoth = steps === 0 || width > 42;
  const size = Math.max(10.5, 17 * scale);
  const track = { kind: 'track', text: `+${steps}` } as const;
  return [
    pen.reuse(rectAround(position, width, height, height / 2), { fill: 'panel', line: 'edge', width: 1.6 }),
    hasBoth ? pen.label(beside(position, steps > 0 ? -width * 0.26 : 0, 0), String(number), { size, bold: true }) : '',
    steps > 0
      ? drawSign(pen, track, beside(position, hasBoth ? width * 0.17 : 0, 0), Math.max(0.55, scale * 0.95))
      : '',
  ];
}
