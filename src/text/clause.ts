import type { RichText, TemplateValue } from './parts.ts';
import { say } from './parts.ts';

/** A part of a sentence. In a log, neighbours with the same lead and reason become one: `plans energy 2, titanium 1`. */
export interface Clause {
  readonly lead: RichText;
  readonly item: RichText;
  /** Why, to be told in brackets. */
  readonly why: string;
}

/** A clause: what is done, to what, and why. */
export function says(lead: TemplateValue, item: TemplateValue = '', why: string = ''): Clause {
  return { lead: say`${lead}`, item: say`${item}`, why };
}

export const silent = (): null => null;

/** A clause as one text. */
export function clauseText({ lead, item, why }: Clause): RichText {
  const text = lead.length === 0 || item.length === 0 ? say`${lead}${item}` : say`${lead} ${item}`;
  return why === '' ? text : say`${text} (${why})`;
}
