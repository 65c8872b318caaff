import type { Content, Sector, Station } from '../../content.ts';
import { COMPANIES } from '../../ids.ts';
import { SECTOR_COUNT } from '../../moon.ts';
import { point, sources } from './component.ts';
import { reward } from './effects.ts';
import { byCompany, exact, list, oneOf, orNull, type Schema, whole, yesNo } from './parts.ts';

type Moon = Content['moon'];

const number = whole(1, SECTOR_COUNT);
const border = oneOf([1, 2]);
const company = oneOf(COMPANIES);

const sector: Schema<Sector> = exact<Sector>({
  number,
  neighbours: list(exact<Sector['neighbours'][number]>({ sector: number, border })),
  stations: list(exact<Sector['stations'][number]>({ company, border })),
  structures: reward,
  domes: whole(0, 10),
  enclaveIn: orNull(number),
  position: point,
  outline: list(point),
  sources,
});

/** A station of the Moon or of the Belt. */
export const station: Schema<Station> = exact<Station>({
  company,
  columns: list(list(whole(0, 5))),
  crossedOut: list(yesNo),
  logoSide: oneOf(['left', 'right']),
  position: point,
  sources,
});

export const moon: Schema<Moon> = exact<Moon>({
  sectors: list(sector),
  stations: byCompany(station),
  chapter3: byCompany(list(number)),
});
