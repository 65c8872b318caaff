import type { Content, Point, Sector } from '../../components/content.ts';
import { COMPANIES } from '../../components/ids.ts';
import { drawBorders, drawContacts, drawGrounds } from './borders.ts';
import { ENCLAVE, FAINT, ROCK } from './colours.ts';
import { isReconstructed } from './labels.ts';
import { legend } from './legend.ts';
import { MOON_LEGEND } from './moonLegend.ts';
import { drawStation } from './stations.ts';
import { beside, element, group, label, page, pathData } from './svg.ts';
import { DOME, dome, effectSymbol, SYMBOL, spread } from './symbols.ts';

function drawGround(sector: Sector): string {
  const isEnclave = sector.enclaveIn !== null;
  return element('path', {
    id: `sector-${sector.number}`,
    class: 'sector',
    'data-enclave-in': sector.enclaveIn ?? '',
    d: pathData(sector.outline, true),
    fill: isEnclave ? ENCLAVE : ROCK,
    stroke: FAINT,
    'stroke-width': 1,
  });
}

/** Number and domes in one row, structures in the next. */
function drawInside({ number, position, domes, structures }: Sector): string {
  const size = 22;
  const digits = String(number).length * size * 0.65;
  const row = beside(position, -(domes * (DOME + 2)) / 2, structures.length === 0 ? 0 : -16);
  const structuresAt = spread(beside(position, 0, 14), structures.length, SYMBOL + 3);
  const domePlace = (index: number): Point => beside(row, digits / 2 + 4 + (index + 0.5) * (DOME + 2), 0);
  return group(
    { id: `inside-${number}`, class: 'inside' },
    label(row, String(number), { size, bold: true }),
    ...Array.from({ length: domes }, (_, index) => dome(domePlace(index), { id: `dome-${number}-${index + 1}` })),
    ...structures.map((effect, index) =>
      effectSymbol(effect, structuresAt[index] ?? position, { id: `structure-${number}-${index + 1}` }),
    ),
  );
}

/** The Moon board: sectors, borders, structures and stations. */
export function drawMoon(content: Content): string {
  const { sectors, stations } = content.moon;
  const inner = sectors.filter((sector) => sector.enclaveIn !== null);
  const outer = sectors.filter((sector) => sector.enclaveIn === null);
  return page({
    id: 'moon',
    title: 'The Moon',
    notes: [
      `Content: ${content.id}`,
      ...(isReconstructed(sectors)
        ? ['Reconstructed map: what the rulebook states of it holds, all else is made up.']
        : []),
    ],
    left: 0,
    top: -90,
    width: 1400,
    height: 1060,
    body: [
      ...drawGrounds(content),
      ...[...outer, ...inner].map(drawGround),
      ...drawBorders(sectors),
      ...drawContacts(content),
      ...COMPANIES.map((company) => drawStation(company, stations[company], null)),
      ...sectors.map(drawInside),
      legend({ corner: { x: 1010, y: -60 }, width: 360, columns: 32 }, MOON_LEGEND),
    ],
  });
}
