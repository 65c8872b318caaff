import { defaultContent } from '../content/defaultContent.ts';
import type { Rules } from './bindRules.ts';
import { bindRules } from './bindRules.ts';

/** The rules, bound to the components that come with the library. */
export const defaultRules: Rules = bindRules(defaultContent);
