// Writes docs/exports.md.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportsReport } from './exports.ts';

writeFileSync(join(import.meta.dirname, '../../docs/exports.md'), await exportsReport());
