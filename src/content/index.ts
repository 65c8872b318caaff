export type * from '../model/content.ts';
export type * from '../model/effects.ts';
export { defaultContent } from './defaultContent.ts';
export type { ContentProblem } from './validation/contentProblem.ts';
export { InvalidContentError } from './validation/invalidContentError.ts';
export { validateContent } from './validation/validateContent.ts';
