import type { Border, Moon, Point, Sector } from '../../components/content.ts';
import { COMPANIES, type Company } from '../../components/ids.ts';
import type { Game } from '../../game/rules/game.ts';
import { boundsOf } from '../layout.ts';
import type { Pen, PictureSize } from '../pen.ts';
import { place } from '../place.ts';
import { beside, drawn, group, type Markup, pathData, polygon, together } from '../svg.ts';
import type { Role } from '../theme.ts';
import { chains, hasEdge, inset, latestLayout, type MapFrame, mapFrame, stroke, trimmed } from './geometry.ts';
import { glow, moonGround, space } from './ground.ts';
import { type SectorContext, type SectorSizes, sectorContents, smaller } from './sectorLook.ts';
import { stationCards } from './stationCard.ts';
import { strip, stripOf } from './strip.ts';

/** Groups lines and gives them round ends. The group has no class, so theme CSS does not fill it. */
export function lines(...paths: readonly Markup[]): string {
  return group({ fill: 'none', 'stroke-linecap': 'round' }, ...paths);
}

type FramedSector = ReturnType<typeof framedMoon>['sectors'][number];

/** Factor by which enclaves are enlarged, because they contain as many items as their larger neighbours. */
const ENCLAVE = 1.2;
/** Disc radius below which enclaves are enlarged further. */
const SMALL = 210;

const framedMoon = /* @__PURE__ */ latestLayout((moon: Moon, frame) => {
  const { left, top, width, height } = boundsOf(moon.sectors.flatMap(({ outline }) => outline));
  const scale = (2 * frame.radius) / Math.max(width, height, 1);
  const at = ({ x, y }: Point): Point => ({
    x: frame.middle.x + (x - left - width / 2) * scale,
    y: frame.middle.y + (y - top - height / 2) * scale,
  });
  const sectors = moon.sectors.map((sector) => {
    const { x, y } = sector.position;
    const grown = sector.enclaveIn === null ? 1 : frame.radius < SMALL ? ENCLAVE * 1.12 : ENCLAVE;
    const outline = sector.outline.map((corner) =>
      at({ x: x + (corner.x - x) * grown, y: y + (corner.y - y) * grown }),
    );
    return { ...sector, position: at(sector.position), outline };
  });
  return {
    sectors: sectors.map((sector) => ({ ...sector, rim: rimOf(sector, sectors) })),
    borders: bordersBetween(sectors),
  };
});

/** Returns the parts of a sector's outline that no other sector touches. */
function rimOf(sector: Sector, sectors: readonly Sector[]): Point[][] {
  const others = sectors.filter((each) => each !== sector);
  return chains(sector.outline, (side) => !others.some((other) => hasEdge(other.outline, side)));
}

function bordersBetween(sectors: readonly Sector[]): Readonly<Record<Border, string>> {
  const paths: Record<Border, string> = { 1: '', 2: '' };
  for (const a of sectors) {
    for (const { sector, border } of a.neighbours) {
      const b = sectors.find(({ number }) => number === sector);
      if (b !== undefined && a.number < b.number) paths[border] += borderData(a, b, border);
    }
  }
  return paths;
}

function borderData(a: Sector, b: Sector, border: Border): string {
  if (a.enclaveIn === b.number) return pathData(a.outline, true);
  if (b.enclaveIn === a.number) return pathData(b.outline, true);
  const shared = chains(a.outline, (side) => hasEdge(b.outline, side));
  const all = shared.length > 0 ? shared : [[a.position, b.position]];
  // Double lines stop just short of corners so that they do not touch.
  return together(all.map((line) => pathData(border === 2 ? trimmed(line, 6) : line)));
}

const TUBE = { thin: 1.3, outer: 5.6, inner: 2.6 } as const;

export function borderLines(pen: Pen, d: string, border: Border): string {
  const look = { class: 'border', 'data-border': border, ...(border === 1 && { opacity: '.45' }) };
  const outer = stroke(pen, d, { line: 'ink', width: border === 1 ? TUBE.thin : TUBE.outer });
  return group(look, lines(outer, border === 2 && stroke(pen, d, { line: 'paper', width: TUBE.inner })));
}

export function contactLine(pen: Pen, d: string, border: Border, colour: Role): Markup {
  const outer = stroke(pen, d, { line: colour, width: border === 1 ? 5 : 7.5 });
  return [outer, border === 2 && stroke(pen, d, { line: 'paper', width: 3 })];
}

/** Draws the arcs along the Moon's rim where the given sectors touch a station. */
function contactLines(pen: Pen, sectors: readonly FramedSector[]): string {
  const arcs = sectors.map(({ rim, stations }) => {
    const d = together(rim.map((line) => pathData(line)));
    return stations.map(({ company, border }) => contactLine(pen, d, border, `company-${company}`));
  });
  return lines(...arcs);
}

const INSET = 4;

function sectorPlace(pen: Pen, context: Omit<SectorContext, 'cost' | 'minText'>): string {
  const { number, position, outline, enclaveIn } = context.sector;
  const ref = { kind: 'sector', sector: number } as const;
  const cost = pen.markOf(ref)?.sign ?? null;
  const look = {
    class: 'sector',
    hasSign: true,
    outline: { ...polygon(inset(outline, INSET)), top: beside(position, 0, -context.sizes.outpost) },
    data: enclaveIn === null ? {} : { 'data-enclave-in': enclaveIn },
  };
  const ground = drawn(polygon(outline), { class: 'ground', fill: 'none', 'pointer-events': 'all' });
  return place(pen, ref, look, ground, sectorContents(pen, { ...context, cost }));
}

/** Radius of the Moon's disc at scale 1. */
const REFERENCE = 232;

function sizesIn({ radius }: MapFrame): SectorSizes {
  const scale = radius / REFERENCE;
  return {
    outpost: Math.max(18, 21 * scale),
    number: Math.max(10.5, 12.5 * scale),
    dome: Math.max(13, 15 * scale),
    sign: Math.max(16.5, 19 * scale) / 28,
  };
}

export function moonMap(pen: Pen, game: Game | null, size: PictureSize): string {
  const frame = mapFrame(pen.content.moon.stations, size, stripOf(game, size));
  const { sectors, borders } = framedMoon(pen.content.moon, frame);
  const inner = sectors.filter(({ enclaveIn }) => enclaveIn !== null);
  const outer = sectors.filter(({ enclaveIn }) => enclaveIn === null);
  const outposts = ({ number }: Sector): readonly Company[] => game?.state.sectors[number - 1] ?? [];
  const sizes = sizesIn(frame);
  // Highlights must not hide which station a sector touches.
  const choices = sectors.filter(
    (each) => each.stations.length > 0 && pen.markOf({ kind: 'sector', sector: each.number })?.as === 'choice',
  );
  return together([
    space(pen, frame),
    links(pen, sectors, frame),
    glow(pen, frame),
    moonGround(pen, sectors, outposts),
    borderLines(pen, borders[1], 1),
    borderLines(pen, borders[2], 2),
    contactLines(pen, sectors),
    [...outer, ...inner].map((sector) => {
      const enclaves = inner.filter(({ enclaveIn }) => enclaveIn === sector.number);
      // Enclaves are smaller than other sectors.
      const own = sector.enclaveIn === null ? sizes : smaller(sizes);
      return sectorPlace(pen, { sector, outposts: outposts(sector), enclaves, sizes: own });
    }),
    choices.length > 0 && group({ 'pointer-events': 'none' }, contactLines(pen, choices)),
    stationCards(pen, { game, shuttleColumn: null }, frame),
    strip(pen, game, frame),
  ]);
}

function links(pen: Pen, sectors: readonly FramedSector[], frame: MapFrame): Markup {
  return COMPANIES.map((company) => {
    const from = frame.stations[company].position;
    const touched = sectors.filter(({ stations }) => stations.some((each) => each.company === company));
    const d = touched.map(({ rim, position }) =>
      rim.map((line) => pathData([from, line[Math.floor(line.length / 2)] ?? position])).join(''),
    );
    const paint = { line: `company-${company}`, width: 2, dash: '0 5' } as const;
    return d.join('') !== '' && pen.path(d.join(''), paint, { 'stroke-linecap': 'round', opacity: '.8' });
  });
}
