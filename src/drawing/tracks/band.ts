import type { Point, Track } from '../../components/content.ts';
import type { Company } from '../../components/ids.ts';
import { widthOf } from '../layout.ts';
import type { Pen, PictureSize } from '../pen.ts';
import { beside, element, group, rect, short } from '../svg.ts';
import type { Role } from '../theme.ts';

export type LaneLook = ReturnType<typeof laneLook>;

const GAP = 4;
/** Height below which lanes have no space for icons above and below the band. */
const LOWEST = 40;
const PARTS = { strip: 13, band: 26, label: 92, side: 8 } as const;

export function laneLook(tracks: readonly Pick<Track, 'shares'>[], { width, height }: PictureSize, label?: number) {
  const isLow = height / tracks.length < LOWEST;
  const gap = isLow ? 1 : GAP;
  const pitch = (height - (isLow ? 0 : GAP)) / tracks.length;
  const lane = pitch - gap;
  /** Scale of the whole drawing, which is 1 if a lane is 50 high. */
  const scale = isLow ? lane / 30 : lane / 50;
  const usual = isLow ? Math.min(66, width * 0.18) : Math.min(PARTS.label * Math.max(1, scale), width * 0.17);
  const left = label ?? usual;
  const spaces = Math.max(1, ...tracks.map(({ shares }) => shares.length));
  const band = isLow ? lane - 2 : Math.max(22, PARTS.band * scale);
  const bandTop = isLow ? 1 : PARTS.strip * Math.max(1, scale);
  const cell = (width - left - PARTS.side * 2) / spaces;
  const start = left + PARTS.side;
  return {
    scale,
    height: lane,
    pitch,
    top: isLow ? 0 : GAP / 2,
    /** True if there is space for icons above and below the band. */
    hasStrips: !isLow,
    bandTop,
    band,
    label: left,
    cell,
    /** Returns the upper left corner of a space on the band. */
    corner: (space: number): Point => ({ x: start + space * cell, y: bandTop }),
    middle: (space: number): Point => ({ x: start + (space + 0.5) * cell, y: bandTop + band / 2 }),
  };
}

export type Tint = Readonly<Record<'band' | 'line' | 'tab' | 'ink', Role>>;

export function tintOf(company: Company): Tint {
  const own = `company-${company}` as const;
  return { band: own, line: own, tab: own, ink: `${own}-ink` };
}

export const TAB = 10.5;

/** Draws tabs with a folded corner, each with the number of shares that a marker gives from that space onwards. */
export function shareTabs(pen: Pen, tabs: readonly (readonly [Point, number])[], tint: Tint, scale: number): string {
  if (tabs.length === 0) return '';
  const size = TAB * Math.max(1, scale);
  let d = '';
  const labels = tabs.map(([{ x, y }, shares]) => {
    const width = tabWidth(String(shares), size);
    d += `M${short(x)} ${short(y)}h${short(width - 4)}l4 4v${short(size - 1.5)}h${short(-width)}Z`;
    return [{ x: x + width / 2, y: y + (size + 2.5) / 2 }, String(shares)] as const;
  });
  return pen.path(d, { fill: tint.tab }) + pen.writeAll(labels, { size, bold: true, ink: tint.ink });
}

export function tabWidth(text: string, size: number): number {
  return widthOf(text, size, true) + 4;
}

function steps({ shares }: Pick<Track, 'shares'>): { readonly space: number; readonly count: number }[] {
  return shares.flatMap((count, space) => (count > 0 && count !== shares[space - 1] ? [{ space, count }] : []));
}

const STRONGEST = 0.72;

export function bandOf(pen: Pen, track: Track, look: LaneLook, tint: Tint): string {
  const { cell, band, hasStrips, scale, corner } = look;
  const found = steps(track);
  const max = Math.max(1, ...track.shares);
  const whole = rect(corner(0), cell * track.shares.length, band, 5);
  const segments = found.map(({ space, count }, index) => {
    const end = found[index + 1]?.space ?? track.shares.length;
    const { x, y } = beside(corner(space), 0.7, 1);
    return element('rect', {
      x,
      y,
      width: (end - space) * cell - 1.4,
      height: band - 2,
      rx: 4,
      'fill-opacity': String(Math.round((0.14 + ((STRONGEST - 0.14) * count) / max) * 100) / 100),
    });
  });
  const numbers = hasStrips ? [] : found.map(({ space, count }) => [beside(corner(space), 2, 2), count] as const);
  return group({ class: 'band', 'data-spaces': track.shares.length }, [
    pen.draw(whole, { fill: 'slot' }),
    group(pen.paint({ fill: tint.band }), segments),
    pen.draw(whole, { line: tint.line, width: 1.2 }),
    shareTabs(pen, numbers, tint, scale),
  ]);
}

export function tabs(pen: Pen, { barriers, ...track }: Track, look: LaneLook, tint: Tint): string {
  const { cell, scale, corner } = look;
  const gateAt = (space: number): Track['barriers'][number] | undefined =>
    barriers.find(({ before }) => before === space);
  const placed = steps(track).map(({ space, count }) => {
    const next = gateAt(space + 1);
    const { x } = corner(space);
    // A tab must not cover the price of the next gate.
    const gateWidth =
      next === undefined ? Number.NEGATIVE_INFINITY : tabWidth(`−${next.cost}`, TAB * Math.max(1, scale));
    const middle = Math.min(x + cell / 2 - 6, x + cell - gateWidth - 12);
    return [{ x: gateAt(space) === undefined ? middle : x + 3, y: 0 }, count] as const;
  });
  return shareTabs(pen, placed, tint, scale);
}
