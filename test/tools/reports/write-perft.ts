// Writes docs/perft.md and docs/public/perft.json. It takes a few minutes.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RECIPES } from '../../lockstep/positions.ts';
import { perftJson, perftReport, perftRow } from './perft.ts';

const docs = join(import.meta.dirname, '../../../docs');
const rows = RECIPES.map(perftRow);
writeFileSync(join(docs, 'public/perft.json'), perftJson(rows));
writeFileSync(join(docs, 'perft.md'), perftReport(rows));
