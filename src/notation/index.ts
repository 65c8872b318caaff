export { formatAction, parseAction } from './action.ts';
export { NotationError } from './error.ts';
export type { Seats } from './labels.ts';
export { formatRecord, parseRecord } from './record.ts';
