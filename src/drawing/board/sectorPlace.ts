import type { Sector } from '../../components/content.ts';
import { outpostOf } from '../companies.ts';
import type { Pen } from '../pen.ts';
import { place, signPlate } from '../place.ts';
import { drawn, polygon, rectAround } from '../shapes.ts';
import { drawSign } from '../signs/sign.ts';
import { beside, together } from '../svg.ts';
import { inset } from './polygons.ts';
import { layoutOf, type PlacedItem, type SectorContext, type SectorSizes } from './sectorLook.ts';

/** Distance between a sector's border and its highlight. */
const INSET = 4;

/** Draws a selectable sector with its printed contents and its outposts. */
export function sectorPlace(
  pen: Pen,
  sector: Sector,
  { outposts, enclaves, sizes }: Omit<SectorContext, 'cost'>,
): string {
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
      return drawSign(pen, { kind: 'dome' }, at, { scale: sizes.dome / 28 });
    case 'cost':
      return signPlate(pen, at, item.sign);
    case 'sign':
      return drawSign(pen, item.sign, at, { scale: sizes.sign });
  }
}
