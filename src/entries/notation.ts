export { formatAction, parseAction } from '../notation/action.ts';
export type { Seats } from '../notation/ids.ts';
export { isNotationError, NotationError } from '../notation/reader.ts';
export type { ActionPlace } from '../notation/record.ts';
export { actionPlaces, formatRecord, parseRecord } from '../notation/record.ts';
