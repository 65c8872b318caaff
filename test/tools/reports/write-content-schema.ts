// Writes docs/components.schema.json.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentSchema } from './contentSchema.ts';

writeFileSync(join(import.meta.dirname, '../../../docs/components.schema.json'), contentSchema());
