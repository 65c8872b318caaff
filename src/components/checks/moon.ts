import type { Content, Sector } from '../content.ts';
import { COMPANIES } from '../ids.ts';
import { SECTOR_COUNT } from '../printed.ts';
import type { Edge, Place } from './place.ts';

type Sectors = readonly Sector[];

export function checkSectors({ moon: { sectors } }: Content, set: Place): void {
  const place = set.at('moon');
  const { length } = set.problems;
  place.at('sectors').count(sectors.length, SECTOR_COUNT, 'sectors', 'EXP-7');
  place.each('sectors', sectors, (at, { number }, index) => {
    at.at('number').expect(number === index + 1, `${index + 1}, in order, not ${number}`, 'EXP-7');
  });
  // Looking up neighbours requires sectors in numerical order.
  if (set.problems.length === length) {
    place.each('sectors', sectors, (at, sector) => bordersOf(at, sector, sectors));
    joined(place, sectors);
  }
  // EXP-13: there are two enclaves, each inside one other sector and with no other borders.
  const enclaves = sectors.filter(({ enclaveIn }) => enclaveIn !== null);
  place.at('sectors').count(enclaves.length, 2, 'enclaves', 'EXP-13');
  place.each('sectors', sectors, enclave);
}

/** EXP-7, EXP-9: each border of a sector leads to another sector, occurs once, and matches the entry in that sector. */
function bordersOf(place: Place, sector: Sector, sectors: Sectors): void {
  const { neighbours, stations, outline } = sector;
  const numbers = neighbours.map((neighbour) => neighbour.sector);
  place.each('neighbours', numbers, (at, number) => {
    at.at('sector').expect(number !== sector.number, 'another sector, not itself', 'EXP-7');
  });
  place.at('neighbours').distinct(numbers, 'EXP-7', 'sector');
  const companies = stations.map(({ company }) => company);
  place.at('stations').distinct(companies, 'EXP-7', 'company');
  place.at('outline').expect(outline.length >= 3, 'at least 3 corners', 'EXP-7');
  for (const other of sectors) if (other !== sector) fromBothSides(place.at('neighbours'), sector, other);
}

function fromBothSides(place: Place, sector: Sector, other: Sector): void {
  const theirs = other.neighbours.find((neighbour) => neighbour.sector === sector.number);
  if (theirs === undefined) return;
  const index = sector.neighbours.findIndex((neighbour) => neighbour.sector === other.number);
  const ours = sector.neighbours[index];
  place.expect(ours !== undefined, `sector ${other.number}, which has a border with this one`, 'EXP-7');
  // Report a mismatch only once, for the sector with the higher number.
  if (ours === undefined || sector.number < other.number) return;
  const { border } = theirs;
  place.at(index, 'border').expect(ours.border === border, `${border}, as in sector ${other.number}`, 'EXP-9');
}

/** EXP-7: each station touches a sector, and all sectors and stations are connected. */
function joined(place: Place, sectors: Sectors): void {
  const borders = sectors.flatMap(({ number, neighbours }) => neighbours.map(({ sector }): Edge => [number, sector]));
  const contacts = sectors.flatMap(({ number, stations }) => stations.map(({ company }): Edge => [number, company]));
  const companies = COMPANIES.filter((company) => contacts.some(([, other]) => other === company));
  for (const company of COMPANIES) {
    const found = companies.includes(company);
    place.at('stations', company).expect(found, 'a station that is listed in at least one sector', 'EXP-7');
  }
  const nodes = [...sectors.map(({ number }) => number), ...companies];
  place.at('sectors').connected(nodes, [...borders, ...contacts], 'map', 'EXP-7');
}

function enclave(place: Place, { number, enclaveIn, neighbours, stations }: Sector): void {
  const [only, ...others] = neighbours;
  if (enclaveIn === null) {
    const isEnclosed = only !== undefined && others.length === 0 && stations.length === 0;
    const expected = `${only?.sector}, because sector ${number} has no other border`;
    place.at('enclaveIn').expect(!isEnclosed, expected, 'EXP-13');
    return;
  }
  const isInside = others.length === 0 && only?.sector === enclaveIn;
  place.at('neighbours').expect(isInside, `only sector ${enclaveIn}, which surrounds the enclave`, 'EXP-13');
  place.at('stations').expect(stations.length === 0, 'no station, because the sector is an enclave', 'EXP-13');
}

/** CAMP-16: an earlier check has already rejected unknown sectors. */
export function checkChapter3({ moon: { chapter3 } }: Content, set: Place): void {
  const place = set.at('moon', 'chapter3');
  const taken = new Set<number>();
  for (const company of COMPANIES) {
    place.at(company).count(chapter3[company].length, 3, 'sectors', 'CAMP-16');
    place.each(company, chapter3[company], (at, sector) => {
      at.unique(sector, taken, 'CAMP-16', 'a sector without an outpost');
    });
  }
}
