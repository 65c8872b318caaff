import type { ContentRef } from '../../../components/content.ts';
import { MOST_RESTRICTIONS } from '../../../input/limits.ts';
import { exact, id, list, optional, type Schema } from '../../../input/shapes.ts';

export const contentRef: Schema<ContentRef> = exact<ContentRef>({
  id,
  fingerprint: id,
  restrictions: optional(list(id, MOST_RESTRICTIONS)),
});
