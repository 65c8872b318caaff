import type { HasContent } from '../components/content.ts';
import { defaultContent } from './defaultContent.ts';

/** Default component set of queries without explicit rules. */
export const SHIPPED: HasContent = { content: defaultContent };
