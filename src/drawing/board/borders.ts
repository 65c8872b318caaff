import type { Border, Content, Point, Sector } from '../../components/content.ts';
import { hatched } from '../companies.ts';
import type { Pen } from '../pen.ts';
import { element, group, pathData, together } from '../svg.ts';
import type { Role } from '../theme.ts';
import { chains, hasEdge, trimmed } from './lines.ts';
import { inked, stroke } from './strokes.ts';

/** How wide the line of a border is, and the gap in a double one. */
const WIDTH: Readonly<Record<Border, number>> = { 1: 2, 2: 10 };
const GAP = 4.5;

/** A line for a border: one thin stroke, or two. */
export function borderLine(pen: Pen, d: string, border: Border): string {
  return bordersOf(pen, border, borderPaths(pen, d, border));
}

/** The paths of borders of one kind, which have their paint in common. */
function bordersOf(pen: Pen, border: Border, ...paths: readonly string[]): string {
  return lines(inked(pen, WIDTH[border], ...paths));
}

function borderPaths(pen: Pen, d: string, border: Border): string {
  return together([element('path', { d }), ...(border === 1 ? [] : [stroke(pen, d, { line: 'panel', width: GAP })])]);
}

/** The same for a border to a station, in the colour of its company. */
export function contactLine(pen: Pen, d: string, border: Border, colour: Role): string {
  return lines(contactPaths(pen, d, border, colour));
}

function contactPaths(pen: Pen, d: string, border: Border, colour: Role): string {
  const edge = `${stroke(pen, d, { line: 'ink', width: border === 1 ? 8 : 12 })}${stroke(pen, d, { line: colour, width: border === 1 ? 5 : 9 })}`;
  return border === 1 ? edge : `${edge}${stroke(pen, d, { line: 'panel', width: 4 })}`;
}

/** Lines with round ends. What they have in common has no class, so that no theme of a page fills it. */
function lines(...paths: readonly string[]): string {
  return group({ fill: 'none', 'stroke-linecap': 'round' }, ...paths);
}

/** Path data of the chains, or of a straight line between the points where there is none. */
function along(lines: readonly Point[][], from: Point, to: Point, border: Border): string {
  const all = lines.length > 0 ? lines : [[from, to]];
  // Double lines end a little before the corner, apart from each other.
  return all.map((line) => pathData(border === 2 ? trimmed(line, 6) : line)).join(' ');
}

/** The border between two sectors: the sides they share, or all sides of an enclave. */
function borderData(a: Sector, b: Sector, border: Border): string {
  if (a.enclaveIn === b.number) return pathData(a.outline, true);
  if (b.enclaveIn === a.number) return pathData(b.outline, true);
  const shared = chains(a.outline, (side) => hasEdge(b.outline, side));
  return along(shared, a.position, b.position, border);
}

/** Every border once, the double ones last and so on top. */
export function drawBorders(pen: Pen, sectors: readonly Sector[]): string[] {
  const borders = sectors.flatMap((a) =>
    sectors.flatMap((b) => {
      const found = a.number < b.number ? a.neighbours.find(({ sector }) => sector === b.number) : undefined;
      return found === undefined ? [] : [{ a, b, border: found.border }];
    }),
  );
  const drawn = (kind: Border): string => {
    const found = borders.filter(({ border }) => border === kind);
    const each = found.map(({ a, b }) =>
      group(
        { id: pen.id(`border-${a.number}-${b.number}`), class: 'border', 'data-border': kind },
        borderPaths(pen, borderData(a, b, kind), kind),
      ),
    );
    return bordersOf(pen, kind, ...each);
  };
  return [drawn(1), drawn(2)];
}

/** The outer sides of a sector. */
function rim(sector: Sector, sectors: readonly Sector[]): Point[][] {
  const others = sectors.filter((each) => each !== sector);
  return chains(sector.outline, (side) => !others.some((other) => hasEdge(other.outline, side)));
}

/** Coloured ground between a station and the sectors it touches. */
export function drawGrounds(pen: Pen, { moon }: Content): string[] {
  return moon.sectors.flatMap((sector) =>
    sector.stations.flatMap(({ company }) =>
      rim(sector, moon.sectors).map((line) => {
        const d = pathData([...line, moon.stations[company].position], true);
        return element('path', { d, ...hatched(pen, company) });
      }),
    ),
  );
}

/** Borders between sectors and stations, along the rim of the Moon. */
export function drawContacts(pen: Pen, { moon }: Content): string[] {
  const contacts = moon.sectors.flatMap((sector) =>
    sector.stations.map(({ company, border }) => {
      const d = along(rim(sector, moon.sectors), sector.position, moon.stations[company].position, border);
      return group(
        { id: pen.id(`contact-${company}-${sector.number}`), class: 'contact', 'data-border': border },
        contactPaths(pen, d, border, `company-${company}`),
      );
    }),
  );
  return [lines(...contacts)];
}
