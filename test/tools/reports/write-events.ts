// Writes docs/events.md.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventReport } from './events.ts';

writeFileSync(join(import.meta.dirname, '../../../docs/events.md'), eventReport());
