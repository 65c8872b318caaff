import type { Content } from '../../components/content.ts';
import { boundsOf } from '../panel.ts';
import { beside } from '../svg.ts';
import { around, atCorners, type Squeeze, squeezed } from './squeeze.ts';

const MOON: Squeeze = { across: 0.615, down: 0.92 };
/** An enclave needs nearly all of its room. */
const ENCLAVE = 0.84;
/** How far a sector keeps above its enclave. */
const OVER = 22;

/** The Moon for a narrow picture. What lies there keeps its size, and so its letters can still be read. */
export function narrowMoon({ moon }: Content): Content['moon'] {
  const sectors = moon.sectors.map((sector) => {
    const { number, outline, enclaveIn } = sector;
    const isAround = moon.sectors.some((each) => each.enclaveIn === number);
    const position = squeezed(sector.position, MOON);
    return {
      ...sector,
      position: beside(position, 0, isAround ? -OVER : 0),
      outline:
        enclaveIn === null
          ? outline.map((corner) => squeezed(corner, MOON))
          : around(outline, sector.position, position, ENCLAVE),
    };
  });
  const area = boundsOf(sectors.flatMap(({ outline }) => outline));
  return { ...moon, sectors, stations: atCorners(moon.stations, area) };
}
