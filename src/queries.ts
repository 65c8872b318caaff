export { parseRef, REF_KINDS, type Ref, type RefKind, type RefOf, refId } from './game/model/refs.ts';
export { type Choice, choices } from './queries/choices.ts';
export { type Preview, preview } from './queries/preview.ts';
export type { Step } from './queries/steps.ts';
