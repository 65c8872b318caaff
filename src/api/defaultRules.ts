import { DEFAULT_FINGERPRINT, defaultContent } from '../content/defaultContent.ts';
import { boxWith } from '../game/boxes.ts';
import type { CoreRules } from './bindCore.ts';
import { bindCore } from './bindCore.ts';

let bound: CoreRules | undefined;

/** The rules with the components that come with the library. They are bound on first use. */
export function defaultRules(): CoreRules {
  bound ??= bindCore(boxWith(defaultContent, () => DEFAULT_FINGERPRINT));
  return bound;
}
