// Writes the test vectors into a folder:
//
//   npm run vectors -- [FOLDER] [--games 80] [--seed skymines]
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { writeVectors } from './folder.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { games: { type: 'string', default: '80' }, seed: { type: 'string', default: 'skymines' } },
});
const [folder = 'vectors'] = positionals;
writeVectors(folder, { seed: values.seed, games: Number(values.games) });
for (const name of readdirSync(folder)) console.log(`${name}: ${statSync(join(folder, name)).size} bytes`);
