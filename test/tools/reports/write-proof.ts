// Writes docs/proof.md.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { proofReport } from './proof.ts';

writeFileSync(join(import.meta.dirname, '../../../docs/proof.md'), proofReport());
