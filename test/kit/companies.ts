import type { Company } from '../../src/entries/index.ts';

/** Returns a value for each company. */
export function byCompany<T>(make: (company: Company) => T): Record<Company, T> {
  return { skymine: make('skymine'), minerva: make('minerva'), astrogo: make('astrogo'), tawac: make('tawac') };
}
