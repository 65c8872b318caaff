import type { Box } from '../components/box.ts';
import { DEFAULT_FINGERPRINT, defaultContent } from '../content/defaultContent.ts';
import { boxWith } from '../game/boxes.ts';
import { type BoundCore, bindCore } from './bindCore.ts';

let box: Box | undefined;

/** The box of the components that come with the library. It is opened on first use. */
export function defaultBox(): Box {
  box ??= boxWith(defaultContent, () => DEFAULT_FINGERPRINT);
  return box;
}

const rules: BoundCore = /* @__PURE__ */ bindCore(defaultContent, defaultBox);

/** The rules with these components. */
export function defaultRules(): BoundCore {
  return rules;
}
