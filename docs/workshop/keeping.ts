import { type Content, defaultContent } from 'skymines-rules';
import { read, write } from '../shared/browserStorage.ts';
import { type Draft, draftOf } from './draft.ts';

const DRAFT = 'skymines-rules:workshop';
/** Where the table looks for a set of its own. */
const PLAYED = 'skymines-rules:content';

/** Keeps the set as it is, with everything that is still wrong in it. Returns whether there was room for it. */
export function keep(content: Content): boolean {
  return write(DRAFT, content);
}

/** The set that was typed in here before, if its forms can be made. */
export function kept(): Draft {
  try {
    return draftOf((read(DRAFT) as Content | null) ?? defaultContent);
  } catch {
    return draftOf(defaultContent); // nothing that this version of the workshop wrote
  }
}

export function putOnTable(content: Content): void {
  localStorage.setItem(PLAYED, JSON.stringify(content));
}
