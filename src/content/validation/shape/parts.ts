import { exact, type Fields, type Schema } from '../../../json/shapes.ts';
import { type ByCompany, COMPANIES } from '../../../model/ids.ts';

export * from '../../../json/shapes.ts';

/** One value for each company. */
export function byCompany<T>(value: Schema<T>): Schema<ByCompany<T>> {
  return exact(Object.fromEntries(COMPANIES.map((company) => [company, value])) as unknown as Fields<ByCompany<T>>);
}
