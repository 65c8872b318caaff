import { type Content, defaultContent } from 'skymines-rules';
import { read, write } from '../shared/browserStorage.ts';
import { type Draft, draftOf } from './draft.ts';

const DRAFT_KEY = 'skymines-rules:workshop';
/** Storage key from which the Play page loads the visitor's own set. */
const PLAY_KEY = 'skymines-rules:content';

/** Stores the set, even if it has problems. Returns `false` if this fails. */
export function saveDraft(content: Content): boolean {
  return write(DRAFT_KEY, content);
}

/** Returns the stored set, or the default set if the stored one cannot be edited. */
export function loadDraft(): Draft {
  try {
    return draftOf((read(DRAFT_KEY) as Content | null) ?? defaultContent);
  } catch {
    return draftOf(defaultContent); // saved by another version of the Workshop
  }
}

export function saveForPlay(content: Content): void {
  localStorage.setItem(PLAY_KEY, JSON.stringify(content));
}
