export { formatAction, parseAction } from './hosting/notation/action.ts';
export { isNotationError, NotationError } from './hosting/notation/error.ts';
export type { Seats } from './hosting/notation/labels.ts';
export { formatRecord, parseRecord } from './hosting/notation/record.ts';
