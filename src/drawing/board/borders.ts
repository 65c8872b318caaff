import type { Border, Point, Sector } from '../../components/content.ts';
import type { Pen } from '../pen.ts';
import { group, pathData, together } from '../svg.ts';
import type { Role } from '../theme.ts';
import { chains, hasEdge, trimmed } from './lines.ts';
import { stroke } from './strokes.ts';

/** Groups lines and gives them round ends. The group has no class, so theme CSS does not fill it. */
export function lines(...paths: readonly string[]): string {
  return group({ fill: 'none', 'stroke-linecap': 'round' }, ...paths);
}

/** Returns path data for the given lines or, if there are none, for a straight line between the points. */
function along(lines: readonly Point[][], from: Point, to: Point, border: Border): string {
  const all = lines.length > 0 ? lines : [[from, to]];
  // Double lines stop just short of corners so that they do not touch.
  return together(all.map((line) => pathData(border === 2 ? trimmed(line, 6) : line)));
}

/** Returns path data for the border between two sectors: their shared sides, or all sides of an enclave. */
function borderData(a: Sector, b: Sector, border: Border): string {
  if (a.enclaveIn === b.number) return pathData(a.outline, true);
  if (b.enclaveIn === a.number) return pathData(b.outline, true);
  const shared = chains(a.outline, (side) => hasEdge(b.outline, side));
  return along(shared, a.position, b.position, border);
}

/** Returns the outer sides of a sector. */
export function rim(sector: Sector, sectors: readonly Sector[]): Point[][] {
  const others = sectors.filter((each) => each !== sector);
  return chains(sector.outline, (side) => !others.some((other) => hasEdge(other.outline, side)));
}

/** Width of a single border. A double border is drawn as a tube. */
const THIN = 1.3;
const TUBE = { outer: 5.6, inner: 2.6 } as const;

/** Draws borders of one kind along a path, as thin lines or as tubes. */
export function borderLines(pen: Pen, d: string, border: Border): string {
  const thin = (): string => stroke(pen, d, { line: 'ink', width: THIN });
  const tube = (): string =>
    together([
      stroke(pen, d, { line: 'ink', width: TUBE.outer }),
      stroke(pen, d, { line: 'paper', width: TUBE.inner }),
    ]);
  const look = { class: 'border', 'data-border': border, ...(border === 1 && { opacity: '.45' }) };
  return group(look, lines(border === 1 ? thin() : tube()));
}

/** Draws the border between a sector and a station: an arc in the company's colour, or a tube for a double border. */
export function contactLine(pen: Pen, d: string, border: Border, colour: Role): string {
  return together([
    stroke(pen, d, { line: colour, width: border === 1 ? 5 : 7.5 }),
    ...(border === 1 ? [] : [stroke(pen, d, { line: 'paper', width: 3 })]),
  ]);
}

/** Borders between the sectors of a framed Moon, as one path for each kind. */
const BORDERS = new WeakMap<readonly Sector[], Readonly<Record<Border, string>>>();

function bordersBetween(sectors: readonly Sector[]): Readonly<Record<Border, string>> {
  const cached = BORDERS.get(sectors);
  if (cached !== undefined) return cached;
  const paths: Record<Border, string> = { 1: '', 2: '' };
  for (const a of sectors) {
    for (const { sector, border } of a.neighbours) {
      const b = sectors.find(({ number }) => number === sector);
      if (b !== undefined && a.number < b.number) paths[border] += borderData(a, b, border);
    }
  }
  BORDERS.set(sectors, paths);
  return paths;
}

/** Draws every border once, with the double borders on top. */
export function sectorBorders(pen: Pen, sectors: readonly Sector[]): string[] {
  const found = bordersBetween(sectors);
  return [borderLines(pen, found[1], 1), borderLines(pen, found[2], 2)];
}

/** Draws the arcs along the Moon's rim where sectors touch a station. `drawn` restricts the arcs to certain sectors. */
export function contactLines(pen: Pen, sectors: readonly Sector[], drawn = sectors): string {
  return lines(
    ...drawn.flatMap((sector) => {
      const d = together(rim(sector, sectors).map((line) => pathData(line)));
      return sector.stations.map(({ company, border }) => contactLine(pen, d, border, `company-${company}`));
    }),
  );
}
