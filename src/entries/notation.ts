export { formatAction, parseAction } from '../notation/action.ts';
export type { Seats } from '../notation/ids.ts';
export { isNotationError, NotationError } from '../notation/reader.ts';
export { type ActionPlace, actionPlaces, formatRecord, parseRecord } from '../notation/record.ts';
