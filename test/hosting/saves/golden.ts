// How the golden save was made. It is never made again for the same versions: a save that was written once has to load
// for ever after. When the version of the rules, the schema or the components changes,
//
//   npx tsx test/hosting/saves/golden.ts
//
// writes a new one and prints the hash that golden.test.ts pins (the linter then lays the file out).

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { GameState } from '../../../src/index.ts';
import { rules } from '../../kit/shipped.ts';
import { FULL, firstState } from './states.ts';

const FILE = new URL('golden-1.json', import.meta.url);

/** What the golden save says, as text. */
export function goldenText(): string {
  return readFileSync(FILE, 'utf8');
}

/** Half a game: round 5, Luna's turn, pieces on the Belt, markers and tiles, a mission begun. */
function halfGame(): GameState {
  return firstState(FULL, ({ round, stack, belt, missions, placed, players }) => {
    const isRich = placed.length > 2 && players.every(({ hand }) => hand.length > 0);
    const pieces = belt?.outposts.flat(2).length ?? 0;
    return round === 5 && stack.at(-1)?.kind === 'lunaTurn' && pieces > 3 && missions !== null && isRich;
  });
}

/** Writes the save and says its hash. Refuses where there is one of the same versions. */
function writeGolden(): void {
  const state = halfGame();
  const old = JSON.parse(goldenText());
  const isSame =
    old.schema === state.schema && old.rules === state.rules && old.content.fingerprint === state.content.fingerprint;
  if (isSame) throw new Error('Schema, rules and components are those of the golden save; it stays as it is.');
  writeFileSync(FILE, `${rules.saveGame(state)}\n`);
  console.log(rules.hashState(state));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeGolden();
