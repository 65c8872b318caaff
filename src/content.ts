export type * from './components/content.ts';
export { type ContentProblem, InvalidContentError, isInvalidContentError } from './components/contentProblem.ts';
export { validateContent } from './components/validateContent.ts';
export { defaultContent } from './content/defaultContent.ts';
