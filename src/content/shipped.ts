import type { HasContent } from '../components/content.ts';
import { defaultContent } from './defaultContent.ts';

/** Default component set for queries called without rules. */
export const SHIPPED: HasContent = { content: defaultContent };
