import { COMPANIES } from 'skymines-rules';
import { THEMES } from 'skymines-rules/drawing';

type Company = (typeof COMPANIES)[number];
export type Point = readonly [x: number, y: number];

/** Scenes show the night in every theme, so they use the company colours of the dark theme. */
export const COMPANY_COLOURS = Object.fromEntries(
  COMPANIES.map((company) => [company, THEMES.dark.paint[`company-${company}`]]),
) as Readonly<Record<Company, string>>;

/** Returns numbers from 0 to 1 that are the same on every visit. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

const fixed = (value: number): string => value.toFixed(1).replace(/\.0$/, '');
const path = (points: readonly Point[]): string => `M${points.map((each) => each.map(fixed).join(' ')).join('L')}`;

/** Draws stars of three sizes in an area of this size. */
export function stars(seed: number, [width, height]: Point, count: number): string {
  const next = seeded(seed);
  return [1.4, 2.2, 3.4]
    .map((size, index) => {
      const dots = Array.from(
        { length: count >> index },
        () => `M${fixed(next() * width)} ${fixed(next() * height)}h0`,
      );
      return `<path d="${dots.join('')}" stroke="#fff" stroke-linecap="round" stroke-width="${size}" opacity="${0.35 + index * 0.2}"/>`;
    })
    .join('');
}

/** Mixes two colours given as three numbers. */
function shade(dark: readonly number[], light: readonly number[], part: number): string {
  return `rgb(${dark.map((value, index) => Math.round(value + ((light[index] ?? 0) - value) * part)).join()})`;
}

export interface Facets {
  readonly dark: readonly number[];
  readonly light: readonly number[];
  readonly corners?: number;
}

/** Draws a rock of flat facets, lit from the upper left. */
export function rock(seed: number, [x, y]: Point, radius: number, { dark, light, corners = 9 }: Facets): string {
  const next = seeded(seed);
  const turn = next();
  const around = (part: number, distance: number): Point => {
    const angle = (part + turn) * Math.PI * 2;
    return [x + Math.cos(angle) * distance, y + Math.sin(angle) * distance];
  };
  const outer = Array.from({ length: corners }, (_, index) => around(index / corners, radius * (0.82 + next() * 0.24)));
  const peak: Point = [x - radius * 0.24, y - radius * 0.22];
  const facets = outer.map((from, index) => {
    const to = outer[(index + 1) % corners] ?? from;
    const [dx, dy] = [(from[0] + to[0]) / 2 - x, (from[1] + to[1]) / 2 - y];
    const lit = 0.5 - (dx * 0.7 + dy * 0.72) / radius / 2 + (next() - 0.5) * 0.16;
    const fill = shade(dark, light, Math.min(Math.max(lit, 0), 1));
    return `<path d="${path([peak, from, to])}Z" fill="${fill}" stroke="${fill}"/>`;
  });
  return facets.join('');
}

/** Draws mountains along a horizon. Every peak has a shadow on its right. */
export function ridge(
  seed: number,
  width: number,
  base: number,
  height: number,
  [body, shadow]: readonly string[],
): string {
  const next = seeded(seed);
  const points: Point[] = [[-20, base]];
  const shadows: string[] = [];
  for (let x = 0; x < width; ) {
    const half = 40 + next() * 70;
    const top: Point = [x + half, base - height * (0.4 + next() * 0.6)];
    const foot: Point = [x + half * 2, base - height * next() * 0.3];
    shadows.push(`${path([top, foot, [x + half * (1.1 + next() * 0.5), base + 6]])}Z`);
    points.push(top, foot);
    x = foot[0];
  }
  return `<path d="${path([...points, [width + 200, base], [width + 200, base + 300], [-20, base + 300]])}Z" fill="${body}"/><path d="${shadows.join('')}" fill="${shadow}" opacity=".55"/>`;
}

const SHAPES: Readonly<Record<Company, string>> = {
  skymine: 'M-9-9H9V9H-9Z',
  minerva: 'M0-10.5L9-5V5L0 10.500L-9 5V-5Z',
  astrogo: 'M0-10L10-2.500L6 9H-6L-10-2.500Z',
  tawac: 'M-10 0a10 10 0 1 1 20 0a10 10 0 1 1-20 0Z',
};

/** Draws a company's piece. `size` is half its width. */
export function companyPiece(company: Company, [x, y]: Point, size: number): string {
  return `<path d="${SHAPES[company]}" transform="translate(${fixed(x)} ${fixed(y)})scale(${size / 10})" fill="${COMPANY_COLOURS[company]}" stroke="#0b1020" stroke-width="1.5"/>`;
}

/** Draws a piece that has just come down, with its light on the ground and the dotted trail above it. */
export function lander(company: Company, at: Point, size: number, from: number): string {
  const [x, y] = at;
  const colour = COMPANY_COLOURS[company];
  return (
    `<ellipse cx="${x}" cy="${y + size * 1.1}" rx="${size * 1.8}" ry="${size * 0.35}" fill="${colour}" opacity=".45"/>` +
    `<path d="M${x} ${from}V${y - size}" stroke="${colour}" stroke-width="${size / 4}" stroke-dasharray="${size / 9} ${size * 0.45}" stroke-linecap="round"/>` +
    companyPiece(company, at, size)
  );
}

/** Draws a shuttle that points in a direction in degrees, with the route behind it. */
export function shuttle(company: Company, [x, y]: Point, degrees: number, length: number): string {
  const colour = COMPANY_COLOURS[company];
  return `<g transform="translate(${x} ${y})rotate(${degrees})"><path d="M${-length} 0H-14" stroke="${colour}" stroke-width="4" stroke-dasharray="13 8" opacity=".8"/><path d="M15 0L-14 12L-7 0L-14-12Z" fill="${colour}" stroke="#0b1020" stroke-width="2"/></g>`;
}

/** Draws part of a ring, from an angle to another in degrees. */
export function arc([x, y]: Point, radius: number, [from, to]: Point, look: string): string {
  const end = (degrees: number): string =>
    `${fixed(x + Math.cos((degrees * Math.PI) / 180) * radius)} ${fixed(y + Math.sin((degrees * Math.PI) / 180) * radius)}`;
  return `<path d="M${end(from)}A${fixed(radius)} ${fixed(radius)} 0 ${to - from > 180 ? 1 : 0} 1 ${end(to)}" fill="none" ${look}/>`;
}

/** Defines a gradient. `stops` lists colours, each with its place in percent and optionally its opacity. */
export function gradient(
  id: string,
  kind: 'linear' | 'radial',
  stops: readonly (readonly [place: number, colour: string, opacity?: number])[],
): string {
  const direction = kind === 'linear' ? ' x2="0" y2="1"' : '';
  const lines = stops.map(
    ([place, colour, opacity = 1]) => `<stop offset="${place}%" stop-color="${colour}" stop-opacity="${opacity}"/>`,
  );
  return `<${kind}Gradient id="${id}"${direction}>${lines.join('')}</${kind}Gradient>`;
}

/** Fills the scene, or a circle in it, with a gradient. */
export function fill(id: string, circle?: readonly [x: number, y: number, radius: number]): string {
  if (circle === undefined) return `<path d="M-200-200H1200V800H-200Z" fill="url(#${id})"/>`;
  const [x, y, radius] = circle;
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="url(#${id})"/>`;
}
