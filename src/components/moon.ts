import { type Component, type Point, point, sources } from './component.ts';
import { type Effect, reward } from './effects.ts';
import { type ByCompany, COMPANIES, type Company } from './ids.ts';
import { type Border, SECTOR_COUNT } from './printed.ts';
import { byCompany, citing, exact, list, oneOf, orNull, type Schema, whole, yesNo } from './shape.ts';

/** A single or double border with another sector (EXP-9). */
export interface BorderTo {
  /** Number of the sector, 1-24. */
  readonly sector: number;
  readonly border: Border;
}

/** A sector of the Moon (EXP-7 to EXP-13). */
export interface Sector extends Component {
  /** Printed number, 1-24. Sectors are listed in this order. */
  readonly number: number;
  readonly neighbours: readonly BorderTo[];
  /** Stations that touch this sector. */
  readonly stations: readonly { readonly company: Company; readonly border: Border }[];
  /** One entry for each structure, excluding collection domes (AMB-EXP-10). */
  readonly structures: readonly Effect[];
  /** Collection domes (EXP-25). */
  readonly domes: number;
  /** For an enclave, the surrounding sector; otherwise `null` (EXP-13). */
  readonly enclaveIn: number | null;
  /** Centre of the sector. */
  readonly position: Point;
  /** Corners of the sector's area, for drawing. */
  readonly outline: readonly Point[];
}

/** A station with three columns of home spaces, each from the top (space 1) to the bottom (STATION-1). */
export interface Station extends Component {
  readonly company: Company;
  /** Coin icons of each home space. */
  readonly columns: readonly (readonly number[])[];
  /** For each column, `true` if its last space is crossed out (STATION-6, BELT-21). */
  readonly crossedOut: readonly boolean[];
  /** Side on which the company's logo is printed; it matters only to Luna (LACT-41). */
  readonly logoSide: 'left' | 'right';
  readonly position: Point;
}

/** The Moon side of the board. */
export interface Moon {
  readonly sectors: readonly Sector[];
  readonly stations: ByCompany<Station>;
  /** Sectors with an outpost at the start of the campaign's chapter 3 (CAMP-16). */
  readonly chapter3: ByCompany<readonly number[]>;
}

const number = whole(1, SECTOR_COUNT);
const border = citing('EXP-9', oneOf([1, 2]));
const company = oneOf(COMPANIES);

const sector: Schema<Sector> = exact<Sector>({
  number,
  neighbours: list(exact<Sector['neighbours'][number]>({ sector: number, border })),
  stations: list(exact<Sector['stations'][number]>({ company, border })),
  structures: citing('EXP-17', reward),
  domes: citing('EXP-25', whole(0, 10)),
  enclaveIn: citing('EXP-13', orNull(number)),
  position: point,
  outline: list(point),
  sources,
});

/** A station of the Moon or of the Belt. */
export const station: Schema<Station> = exact<Station>({
  company,
  columns: citing('STATION-10', list(list(whole(0, 5)))),
  crossedOut: list(yesNo),
  logoSide: oneOf(['left', 'right']),
  position: point,
  sources,
});

export const moon: Schema<Moon> = exact<Moon>({
  sectors: citing('EXP-7', list(sector)),
  stations: citing('STATION-1', byCompany(station)),
  chapter3: citing('CAMP-16', byCompany(list(number))),
});
