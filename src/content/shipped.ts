import type { HasContent } from '../components/content.ts';
import { defaultContent } from './defaultContent.ts';

/** The components that come with the library: what every question is asked about unless others are handed in. */
export const SHIPPED: HasContent = { content: defaultContent };
