import type { Border, Content, Point, Sector } from '../../components/content.ts';
import { COMPANY_COLOURS, INK, WHITE } from './colours.ts';
import { chains, hasEdge, trimmed } from './lines.ts';
import { element, group, pathData, tooltip } from './svg.ts';

/** A line for a border: one thin stroke, or two. */
export function borderLine(d: string, border: Border, colour: string = INK): string {
  const shape = { d, fill: 'none', 'stroke-linejoin': 'round' };
  if (border === 1) return element('path', { ...shape, stroke: colour, 'stroke-width': 2, 'stroke-linecap': 'round' });
  const outer = element('path', { ...shape, stroke: colour, 'stroke-width': 10, 'stroke-linecap': 'round' });
  const inner = element('path', { ...shape, stroke: WHITE, 'stroke-width': 4.5, 'stroke-linecap': 'round' });
  return `${outer}\n${inner}`;
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
export function drawBorders(sectors: readonly Sector[]): string[] {
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
        { id: `border-${a.number}-${b.number}`, class: 'border', 'data-border': border },
        tooltip(`${border === 1 ? 'single' : 'double'} border between ${a.number} and ${b.number}`),
        borderLine(borderData(a, b, border), border),
      ),
    );
}

/** The outer sides of a sector. */
function rim(sector: Sector, sectors: readonly Sector[]): Point[][] {
  const others = sectors.filter((each) => each !== sector);
  return chains(sector.outline, (side) => !others.some((other) => hasEdge(other.outline, side)));
}

/** Coloured ground between a station and the sectors it touches. */
export function drawGrounds({ moon }: Content): string[] {
  return moon.sectors.flatMap((sector) =>
    sector.stations.flatMap(({ company }) =>
      rim(sector, moon.sectors).map((line) => {
        const { tint } = COMPANY_COLOURS[company];
        const d = pathData([...line, moon.stations[company].position], true);
        return element('path', { d, fill: tint, stroke: tint, 'stroke-width': 1 });
      }),
    ),
  );
}

/** Borders between sectors and stations, along the rim of the Moon. */
export function drawContacts({ moon }: Content): string[] {
  return moon.sectors.flatMap((sector) =>
    sector.stations.map(({ company, border }) => {
      const d = along(rim(sector, moon.sectors), sector.position, moon.stations[company].position, border);
      const colour = COMPANY_COLOURS[company].solid;
      return group(
        { id: `contact-${company}-${sector.number}`, class: 'contact', 'data-border': border },
        tooltip(`${border === 1 ? 'single' : 'double'} border between ${sector.number} and the station of ${company}`),
        border === 2
          ? borderLine(d, 2, colour)
          : element('path', { d, fill: 'none', stroke: colour, 'stroke-width': 5, 'stroke-linecap': 'round' }),
      );
    }),
  );
}
