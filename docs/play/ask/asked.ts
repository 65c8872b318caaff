import type { Choice } from 'skymines-rules/queries';
import type { Words } from '../words/en.ts';

/** What has to be chosen among these, in words. */
export function askedFor(choices: readonly (Choice | undefined)[], words: Words): string {
  const fields = new Set(choices.map((choice) => choice?.field));
  return [...fields].flatMap((field) => (field && words.fields[field]) ?? []).join(' ');
}
