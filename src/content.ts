export type * from './components/content.ts';
export type * from './components/effects.ts';
export type { ContentProblem } from './components/validation/contentProblem.ts';
export { InvalidContentError } from './components/validation/invalidContentError.ts';
export { validateContent } from './components/validation/validateContent.ts';
export { defaultContent } from './content/defaultContent.ts';
