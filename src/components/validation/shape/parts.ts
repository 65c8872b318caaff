import { exact, type Fields, type Schema } from '../../../input/shapes.ts';
import { type ByCompany, COMPANIES } from '../../ids.ts';

export * from '../../../input/shapes.ts';

/** One value for each company. */
export function byCompany<T>(value: Schema<T>): Schema<ByCompany<T>> {
  return exact(Object.fromEntries(COMPANIES.map((company) => [company, value])) as unknown as Fields<ByCompany<T>>);
}
