import { readFileSync } from 'node:fs';
import { type Ruling, readRulings } from './rulings.ts';

declare const data: readonly Ruling[];

export { data };

export default {
  load: () => readRulings(readFileSync(new URL('../rulings.md', import.meta.url), 'utf8')),
};
