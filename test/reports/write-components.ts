// Writes docs/components.md from the default component set.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultContent } from '../../src/content/defaultContent.ts';
import { componentReport } from './components.ts';

writeFileSync(join(import.meta.dirname, '../../docs/components.md'), componentReport(defaultContent));
