export { formatAction, parseAction } from '../notation/action.ts';
export { isNotationError, NotationError } from '../notation/error.ts';
export type { Seats } from '../notation/labels.ts';
export type { ActionPlace } from '../notation/record.ts';
export { actionPlaces, formatRecord, parseRecord } from '../notation/record.ts';
