import { en } from './en.ts';
import type { Locale } from './locale.ts';
export const fr: Locale = en;
