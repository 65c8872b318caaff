import type { Content, Sector } from '../content.ts';
import { COMPANIES, type Company } from '../ids.ts';
import { SECTOR_COUNT } from '../printed.ts';
import { connected, counted, distinct, type Edge, expectThat, type Problems } from './expectations.ts';

type Sectors = readonly Sector[];

export function sectorProblems({ moon: { sectors } }: Content): Problems {
  return [...mapProblems(sectors), ...enclaveProblems(sectors)];
}

function mapProblems(sectors: Sectors): Problems {
  const numbering = [
    ...counted('$.moon.sectors', sectors.length, SECTOR_COUNT, 'sectors', 'EXP-7'),
    ...sectors.flatMap(({ number }, index) =>
      expectThat(
        number === index + 1,
        `$.moon.sectors[${index}].number`,
        `${index + 1}, in order, not ${number}`,
        'EXP-7',
      ),
    ),
  ];
  // Looking up neighbours requires sectors in numerical order.
  return numbering.length > 0
    ? numbering
    : [...sectors.flatMap((sector) => bordersOf(sectors, sector)), ...joined(sectors)];
}

const pathOf = ({ number }: Sector): string => `$.moon.sectors[${number - 1}]`;

/** EXP-7, EXP-9: each border of a sector leads to another sector, occurs once, and matches the entry in that sector. */
function bordersOf(sectors: Sectors, sector: Sector): Problems {
  const path = pathOf(sector);
  const numbers = sector.neighbours.map((neighbour) => neighbour.sector);
  const companies = sector.stations.map(({ company }) => company);
  return [
    ...numbers.flatMap((number, index) =>
      expectThat(
        number !== sector.number,
        `${path}.neighbours[${index}].sector`,
        'another sector, not itself',
        'EXP-7',
      ),
    ),
    ...distinct(numbers, (index) => `${path}.neighbours[${index}].sector`, 'EXP-7'),
    ...distinct(companies, (index) => `${path}.stations[${index}].company`, 'EXP-7'),
    ...expectThat(sector.outline.length >= 3, `${path}.outline`, 'at least 3 corners', 'EXP-7'),
    ...sectors.flatMap((other) => fromBothSides(sector, other)),
  ];
}

function fromBothSides(sector: Sector, other: Sector): Problems {
  const theirs = other.neighbours.find((neighbour) => neighbour.sector === sector.number);
  if (theirs === undefined || other === sector) return [];
  const { border } = theirs;
  const index = sector.neighbours.findIndex((neighbour) => neighbour.sector === other.number);
  const ours = sector.neighbours[index];
  const path = `${pathOf(sector)}.neighbours`;
  if (ours === undefined)
    return expectThat(false, path, `sector ${other.number}, which has a border with this one`, 'EXP-7');
  // Report a mismatch only once, for the sector with the higher number.
  const holds = ours.border === border || sector.number < other.number;
  return expectThat(holds, `${path}[${index}].border`, `${border}, as in sector ${other.number}`, 'EXP-9');
}

/** EXP-7: each station touches a sector, and all sectors and stations are connected. */
function joined(sectors: Sectors): Problems {
  const borders = sectors.flatMap(({ number, neighbours }) =>
    neighbours.map(({ sector }): Edge => [String(number), String(sector)]),
  );
  const contacts = sectors.flatMap(({ number, stations }) =>
    stations.map(({ company }): Edge => [String(number), company]),
  );
  const touches = (company: Company): boolean => contacts.some(([, other]) => other === company);
  const nodes = [...sectors.map(({ number }) => String(number)), ...COMPANIES.filter(touches)];
  return [
    ...COMPANIES.flatMap((company) =>
      expectThat(
        touches(company),
        `$.moon.stations.${company}`,
        'a station that is listed in at least one sector',
        'EXP-7',
      ),
    ),
    ...connected(nodes, [...borders, ...contacts], '$.moon.sectors', 'map', 'EXP-7'),
  ];
}

/** EXP-13: there are two enclaves, each inside one other sector and with no other borders. */
function enclaveProblems(sectors: Sectors): Problems {
  const enclaves = sectors.filter(({ enclaveIn }) => enclaveIn !== null);
  return [
    ...counted('$.moon.sectors', enclaves.length, 2, 'enclaves', 'EXP-13'),
    ...sectors.flatMap((sector, index) => enclave(sector, `$.moon.sectors[${index}]`)),
  ];
}

function enclave({ number, enclaveIn, neighbours, stations }: Sector, path: string): Problems {
  const [only, ...others] = neighbours;
  if (enclaveIn === null) {
    const enclosed = only !== undefined && others.length === 0 && stations.length === 0;
    return expectThat(
      !enclosed,
      `${path}.enclaveIn`,
      `${only?.sector}, because sector ${number} has no other border`,
      'EXP-13',
    );
  }
  const inside = others.length === 0 && only?.sector === enclaveIn;
  return [
    ...expectThat(inside, `${path}.neighbours`, `only sector ${enclaveIn}, which surrounds the enclave`, 'EXP-13'),
    ...expectThat(stations.length === 0, `${path}.stations`, 'no station, because the sector is an enclave', 'EXP-13'),
  ];
}

/** CAMP-16: an earlier check has already rejected unknown sectors. */
export function chapter3Problems({ moon: { chapter3 } }: Content): Problems {
  const taken = new Set<number>();
  return COMPANIES.flatMap((company) => {
    const path = `$.moon.chapter3.${company}`;
    const places = chapter3[company].flatMap((sector, index) => {
      const free = !taken.has(sector);
      taken.add(sector);
      return expectThat(free, `${path}[${index}]`, `a sector without an outpost, not ${sector} again`, 'CAMP-16');
    });
    return [...counted(path, chapter3[company].length, 3, 'sectors', 'CAMP-16'), ...places];
  });
}
