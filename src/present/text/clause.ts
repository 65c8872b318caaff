import type { Said, Told } from './parts.ts';
import { say } from './parts.ts';

/** A part of a sentence. In a log, neighbours with the same lead become one: `rests energy 2, titanium 1`. */
export interface Clause {
  readonly lead: Told;
  readonly item: Told;
}

/** A clause: what is done, and to what. */
export function says(lead: Said, item: Said = ''): Clause {
  return { lead: say`${lead}`, item: say`${item}` };
}

export const silent = (): null => null;

/** A clause as one text. */
export function clauseText({ lead, item }: Clause): Told {
  if (item.length === 0) return lead;
  return lead.length === 0 ? item : say`${lead} ${item}`;
}
