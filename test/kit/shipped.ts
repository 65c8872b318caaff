import type { Rules } from '../../src/entries/index.ts';
import { createRules, defaultContent } from '../../src/entries/index.ts';

/** The rules with the components that come with the library. */
export const rules: Rules = createRules(defaultContent);
