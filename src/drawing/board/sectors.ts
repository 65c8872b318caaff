import type { Point, Sector } from '../../components/content.ts';
import type { Company } from '../../components/ids.ts';
import { outpost } from '../companies.ts';
import type { Pen } from '../pen.ts';
import { place } from '../place.ts';
import { drawn, polygon } from '../shapes.ts';
import { drawSign, signRow } from '../signs/sign.ts';
import { rewardSigns } from '../signs/signsFor.ts';
import { beside } from '../svg.ts';
import type { Role } from '../theme.ts';
import { towards } from './lines.ts';

const NUMBER = 22;
/** Width of a dome, and of an outpost beside the number. */
const DOME = { scale: 0.8, width: 24 };
const PIECE = 34;
/** How far over the middle the number stands if there are signs below it, and the row over that. */
const UPPER = 17;
const ROW = 30;
/** How far within its sector a highlight runs; an enclave has less room. */
const INSET = { sector: 9, enclave: 5 };

/** A sector: its ground, number, domes and structures, and the outposts there. */
export function drawSector(pen: Pen, sector: Sector, outposts: readonly Company[]): string {
  const { number, position, outline } = sector;
  const inset = sector.enclaveIn === null ? INSET.sector : INSET.enclave;
  const inner = polygon(outline.map((corner) => towards(corner, position, inset)));
  const look = {
    class: 'sector',
    outline: { ...inner, top: beside(position, 0, -44) },
    data: { ...(sector.enclaveIn !== null && { 'data-enclave-in': sector.enclaveIn }) },
  };
  return place(
    pen,
    { kind: 'sector', sector: number },
    look,
    drawn(polygon(outline), pen.paint({ fill: groundOf(sector, outposts), line: 'line', class: 'ground' })),
    ...content(pen, sector, outposts),
  );
}

/** A sector has the colour of the company that holds it. */
function groundOf({ enclaveIn }: Sector, [holder, ...rivals]: readonly Company[]): Role {
  if (holder !== undefined && rivals.length === 0) return `company-${holder}-tint`;
  return enclaveIn === null ? 'rock' : 'enclave';
}

/** What is printed in the sector and lies there. In a narrow one the outposts have a row of their own. */
function content(pen: Pen, sector: Sector, outposts: readonly Company[]): string[] {
  const signs = (at: Point): string[] => signRow(pen, rewardSigns(sector.structures), beside(at, 0, 14), 100);
  if (!pen.isTall || outposts.length === 0) return [...upperRow(pen, sector, outposts), ...signs(sector.position)];
  const at = beside(sector.position, 0, ROW / 2);
  const above = sector.structures.length === 0 ? -ROW : -ROW - UPPER;
  return [
    ...outposts.map((company, index) =>
      outpost(pen, beside(at, (index - (outposts.length - 1) / 2) * PIECE, above), company),
    ),
    ...upperRow(pen, { ...sector, position: at }, []),
    ...signs(at),
  ];
}

/** Outposts, number and domes. */
function upperRow(pen: Pen, { number, position, domes, structures }: Sector, outposts: readonly Company[]): string[] {
  const digits = String(number).length * NUMBER * 0.65 + 6;
  const whole = outposts.length * PIECE + digits + domes * DOME.width;
  const start = beside(position, -whole / 2, structures.length === 0 ? 0 : -UPPER);
  const after = (width: number): Point => beside(start, width, 0);
  const pieces = outposts.length * PIECE;
  return [
    ...outposts.map((company, index) => outpost(pen, after((index + 0.5) * PIECE), company)),
    pen.label(after(pieces + digits / 2), String(number), { size: NUMBER, bold: true }),
    ...Array.from({ length: domes }, (_, index) =>
      drawSign(pen, { kind: 'dome' }, after(pieces + digits + (index + 0.5) * DOME.width), { scale: DOME.scale }),
    ),
  ];
}
