import { createRules, defaultContent, type Rules } from '../../src/entries/index.ts';

/** The rules with the default component set. */
export const rules: Rules = createRules(defaultContent);
