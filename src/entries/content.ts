export { PROVENANCES } from '../components/component.ts';
export type * from '../components/content.ts';
export { type ContentProblem, InvalidContentError, isInvalidContentError } from '../components/contentProblem.ts';
export { LUNA_SELECTIONS } from '../components/luna.ts';
export { type ContentResult, parseContent, validateContent } from '../components/validateContent.ts';
export { defaultContent } from '../content/defaultContent.ts';
