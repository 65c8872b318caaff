import type { Border, Content, Point, Sector } from '../../components/content.ts';
import { hatched } from '../companies.ts';
import type { Pen } from '../pen.ts';
import { element, group, pathData } from '../svg.ts';
import type { Role } from '../theme.ts';
import { chains, hasEdge, trimmed } from './lines.ts';

const ROUND = { 'stroke-linejoin': 'round', 'stroke-linecap': 'round' };

/** A line for a border: one thin stroke, or two. */
export function borderLine(pen: Pen, d: string, border: Border): string {
  if (border === 1) return stroke(pen, d, 'ink', 2);
  return `${stroke(pen, d, 'ink', 10)}\n${stroke(pen, d, 'panel', 4.5)}`;
}

/** The same for a border to a station, in the colour of its company. */
export function contactLine(pen: Pen, d: string, border: Border, colour: Role): string {
  const edge = `${stroke(pen, d, 'ink', border === 1 ? 8 : 12)}\n${stroke(pen, d, colour, border === 1 ? 5 : 9)}`;
  return border === 1 ? edge : `${edge}\n${stroke(pen, d, 'panel', 4)}`;
}

function stroke(pen: Pen, d: string, line: Role, width: number): string {
  return element('path', { d, ...pen.paint({ line, width }), ...ROUND });
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
  return borders
    .sort((one, other) => one.border - other.border)
    .map(({ a, b, border }) =>
      group(
        { id: pen.id(`border-${a.number}-${b.number}`), class: 'border', 'data-border': border },
        borderLine(pen, borderData(a, b, border), border),
      ),
    );
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
  return moon.sectors.flatMap((sector) =>
    sector.stations.map(({ company, border }) => {
      const d = along(rim(sector, moon.sectors), sector.position, moon.stations[company].position, border);
      return group(
        { id: pen.id(`contact-${company}-${sector.number}`), class: 'contact', 'data-border': border },
        contactLine(pen, d, border, `company-${company}`),
      );
    }),
  );
}
