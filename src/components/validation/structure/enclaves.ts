import type { Content, Sector } from '../../content.ts';
import { unless } from '../contentProblem.ts';
import { counted, type Problems } from './findings.ts';

/** EXP-13: two sectors lie each within one other and touch nothing else. */
export function enclaveProblems({ moon: { sectors } }: Content): Problems {
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
    return unless(
      !enclosed,
      `${path}.enclaveIn`,
      `${only?.sector}, for sector ${number} borders on nothing else`,
      'EXP-13',
    );
  }
  const inside = others.length === 0 && only?.sector === enclaveIn;
  return [
    ...unless(inside, `${path}.neighbours`, `sector ${enclaveIn} alone, which the enclave lies in`, 'EXP-13'),
    ...unless(stations.length === 0, `${path}.stations`, 'no station, for the sector is an enclave', 'EXP-13'),
  ];
}
