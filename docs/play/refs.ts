import type { Ref } from 'skymines-rules/queries';
import type { RichText } from 'skymines-rules/text';

/** Returns the components and places that a text mentions. */
export function refsOf(text: RichText): readonly Ref[] {
  return text.flatMap((part) => (typeof part === 'string' ? [] : [part.ref]));
}
