import type { Box } from '../components/box.ts';
import { DEFAULT_FINGERPRINT, defaultContent } from '../content/defaultContent.ts';
import { boxWith } from '../game/boxes.ts';
import { type BoundCore, bindCore } from './bindCore.ts';

let box: Box | undefined;

/** Returns the box of the default component set, built on first use. */
export function defaultBox(): Box {
  box ??= boxWith(defaultContent, () => DEFAULT_FINGERPRINT);
  return box;
}

const rules: BoundCore = /* @__PURE__ */ bindCore(defaultContent, defaultBox);

export function defaultRules(): BoundCore {
  return rules;
}
