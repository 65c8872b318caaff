import type { Border, Content, Moon, Point, Sector } from '../../components/content.ts';
import { COMPANIES, type Company } from '../../components/ids.ts';
import type { Game } from '../../game/rules/game.ts';
import type { Pen, PictureSize } from '../pen.ts';
import { outpostOf } from '../pieces.ts';
import { place, signPlate } from '../place.ts';
import { drawSign } from '../signs/sign.ts';
import { beside, drawn, element, group, pathData, polygon, rectAround, together } from '../svg.ts';
import type { Role } from '../theme.ts';
import { framedMoon, type MapFrame, mapFrame, stationMiddle } from './frame.ts';
import { chains, hasEdge, inset, stroke, trimmed } from './geometry.ts';
import { glow, moonGround, space } from './ground.ts';
import { layoutOf, type PlacedItem, type SectorContext, type SectorSizes, smaller } from './sectorLook.ts';
import { missionChips, missionStrip, stationCard } from './stationCard.ts';

/** Groups lines and gives them round ends. The group has no class, so theme CSS does not fill it. */
export function lines(...paths: readonly string[]): string {
  return group({ fill: 'none', 'stroke-linecap': 'round' }, ...paths);
}

function along(lines: readonly Point[][], from: Point, to: Point, border: Border): string {
  const all = lines.length > 0 ? lines : [[from, to]];
  // Double lines stop just short of corners so that they do not touch.
  return together(all.map((line) => pathData(border === 2 ? trimmed(line, 6) : line)));
}

function borderData(a: Sector, b: Sector, border: Border): string {
  if (a.enclaveIn === b.number) return pathData(a.outline, true);
  if (b.enclaveIn === a.number) return pathData(b.outline, true);
  const shared = chains(a.outline, (side) => hasEdge(b.outline, side));
  return along(shared, a.position, b.position, border);
}

function rim(sector: Sector, sectors: readonly Sector[]): Point[][] {
  const others = sectors.filter((each) => each !== sector);
  return chains(sector.outline, (side) => !others.some((other) => hasEdge(other.outline, side)));
}

const THIN = 1.3;
const TUBE = { outer: 5.6, inner: 2.6 } as const;

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

export function contactLine(pen: Pen, d: string, border: Border, colour: Role): string {
  return together([
    stroke(pen, d, { line: colour, width: border === 1 ? 5 : 7.5 }),
    border === 1 ? '' : stroke(pen, d, { line: 'paper', width: 3 }),
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

function sectorBorders(pen: Pen, sectors: readonly Sector[]): string[] {
  const found = bordersBetween(sectors);
  return [borderLines(pen, found[1], 1), borderLines(pen, found[2], 2)];
}

/** Draws the arcs along the Moon's rim where sectors touch a station. `drawn` restricts the arcs to certain sectors. */
function contactLines(pen: Pen, sectors: readonly Sector[], drawn = sectors): string {
  return lines(
    ...drawn.flatMap((sector) => {
      const d = together(rim(sector, sectors).map((line) => pathData(line)));
      return sector.stations.map(({ company, border }) => contactLine(pen, d, border, `company-${company}`));
    }),
  );
}

const INSET = 4;

function sectorPlace(pen: Pen, sector: Sector, { outposts, enclaves, sizes }: Omit<SectorContext, 'cost'>): string {
  const { number, position, outline, enclaveIn } = sector;
  const inner = polygon(inset(outline, INSET));
  const ref = { kind: 'sector', sector: number } as const;
  const cost = pen.markOf(ref)?.sign ?? null;
  const { items, sizes: own } = layoutOf(pen, sector, { outposts, enclaves, sizes, cost });
  const ground = { class: 'ground', fill: 'none', 'pointer-events': 'all' };
  return place(
    pen,
    ref,
    {
      class: 'sector',
      hasSign: true,
      outline: { ...inner, top: beside(position, 0, -sizes.outpost) },
      data: enclaveIn === null ? {} : { 'data-enclave-in': enclaveIn },
    },
    drawn(polygon(outline), ground),
    ...items.map((item) => drawnItem(pen, item, number, own)),
  );
}

function drawnItem(pen: Pen, { item, at }: PlacedItem, number: number, sizes: SectorSizes): string {
  switch (item.kind) {
    case 'outpost':
      return outpostOf(pen, at, item.company, sizes.outpost);
    case 'number':
      return pen.label(at, String(number), { size: sizes.number, bold: true });
    case 'tag':
      return together([
        pen.reuse(rectAround(at, item.width + 3, sizes.number + 1, 4), { fill: 'paper', line: 'line' }),
        pen.label(at, String(number), { size: sizes.number, bold: true }),
      ]);
    case 'dome':
      return drawSign(pen, { kind: 'dome' }, at, sizes.dome / 28);
    case 'cost':
      return signPlate(pen, at, item.sign);
    case 'sign':
      return drawSign(pen, item.sign, at, sizes.sign);
  }
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

export function moonMap(pen: Pen, content: Content, game: Game | null, size: PictureSize): string {
  const frame = mapFrame(content.moon.stations, size, missionStrip(game));
  const moon = framedMoon(content.moon, frame);
  const { sectors, stations } = moon;
  const inner = sectors.filter(({ enclaveIn }) => enclaveIn !== null);
  const outer = sectors.filter(({ enclaveIn }) => enclaveIn === null);
  const outposts = (number: number): readonly Company[] => game?.state.sectors[number - 1] ?? [];
  // A sector has the colour of the company that occupies it.
  const holders = sectors.map(({ number }) => {
    const [holder = null, ...rivals] = outposts(number);
    return rivals.length === 0 ? holder : null;
  });
  const sizes = sizesIn(frame);
  return together([
    ...space(pen, frame),
    ...links(pen, moon, frame),
    glow(pen, frame),
    ...moonGround(pen, sectors, holders),
    ...sectorBorders(pen, sectors),
    contactLines(pen, sectors),
    ...[...outer, ...inner].map((sector) =>
      sectorPlace(pen, sector, {
        outposts: outposts(sector.number),
        enclaves: inner.filter(({ enclaveIn }) => enclaveIn === sector.number),
        // Enclaves are smaller than other sectors.
        sizes: sector.enclaveIn === null ? sizes : smaller(sizes),
      }),
    ),
    // Highlights must not hide which station a sector touches.
    ...contactsOver(pen, sectors),
    ...missionChips(pen, game, frame),
    ...COMPANIES.map((company) =>
      stationCard(pen, { company, station: stations[company], shuttleColumn: null, game }, frame),
    ),
  ]);
}

function contactsOver(pen: Pen, sectors: Moon['sectors']): string[] {
  const open = sectors.filter(({ number, stations }) => {
    return stations.length > 0 && pen.markOf({ kind: 'sector', sector: number })?.as === 'choice';
  });
  return open.length === 0 ? [] : [group({ 'pointer-events': 'none' }, contactLines(pen, sectors, open))];
}

function links(pen: Pen, { sectors }: Moon, frame: MapFrame): string[] {
  return COMPANIES.flatMap((company) => {
    const from = stationMiddle(frame, company);
    const ends = sectors.flatMap((sector) =>
      sector.stations.some((each) => each.company === company)
        ? rim(sector, sectors).map((line) => line[Math.floor(line.length / 2)] ?? sector.position)
        : [],
    );
    if (ends.length === 0) return [];
    const d = ends.map((end) => pathData([from, end])).join('');
    return [
      element('path', {
        d,
        ...pen.paint({ line: `company-${company}`, width: 2, dash: '0 5' }),
        'stroke-linecap': 'round',
        opacity: '.8',
      }),
    ];
  });
}
