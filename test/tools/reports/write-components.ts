// Writes the generated part of docs/components.md from the default component set.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultContent } from '../../../src/content/defaultContent.ts';
import { componentReport, pageWith } from './components.ts';

const path = join(import.meta.dirname, '../../../docs/components.md');
writeFileSync(path, pageWith(readFileSync(path, 'utf8'), componentReport(defaultContent)));
