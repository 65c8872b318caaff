import type * as queries from '../../src/entries/queries.ts';

type Entry = typeof queries;

/** All functions of `skymines-rules/queries`. */
type Query = {
  [Name in keyof Entry]: Entry[Name] extends (...args: never[]) => unknown ? Name : never;
}[keyof Entry];

type OfContent = 'lookUp';
type OfRefs = 'parseRef' | 'refId';
type OfChoices = 'choiceAfter' | 'nextChoices' | 'placedChoices' | 'settled' | 'wholeAction';
type OfChoosers = 'back' | 'choose' | 'highlightsOf' | 'retrace';

/** All functions that take a state. */
export type StateQuery = Exclude<Query, OfContent | OfRefs | OfChoices | OfChoosers>;
