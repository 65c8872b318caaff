import { defaultContent } from '../content/defaultContent.ts';
import type { CoreRules } from './bindCore.ts';
import { bindCore } from './bindCore.ts';

/** The rules, bound to the components that come with the library. */
export const defaultRules: CoreRules = bindCore(defaultContent);
