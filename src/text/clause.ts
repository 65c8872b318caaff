import type { RichText, TemplateValue } from './parts.ts';
import { say } from './parts.ts';

/** A part of a log line. Adjacent clauses with the same verb and reason are merged: `plans energy 2, titanium 1`. */
export interface Clause {
  readonly lead: RichText;
  readonly item: RichText;
  /** The reason, shown in brackets; empty if there is none. */
  readonly why: string;
}

/** Returns a clause with a verb, its object and a reason. */
export function clause(lead: TemplateValue, item: TemplateValue = '', why: string = ''): Clause {
  return { lead: say`${lead}`, item: say`${item}`, why };
}

/** Returns a clause as text, with its reason in brackets. */
export function clauseText({ lead, item, why }: Clause): RichText {
  const text = lead.length === 0 || item.length === 0 ? say`${lead}${item}` : say`${lead} ${item}`;
  return why === '' ? text : say`${text} (${why})`;
}
