// How the golden save was made. It is never made again for the same versions: a save that was written once has to load
// for ever after. When the version of the rules, the schema or the components change, `npm run content:accept` writes a
// new one.

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import type { GameState } from '../../../src/entries/index.ts';
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

/** Writes the save, unless there is one of the same versions. */
function writeGolden(): void {
  const state = halfGame();
  const old = JSON.parse(goldenText());
  const isSame =
    old.schema === state.schema && old.rules === state.rules && isDeepStrictEqual(old.content, state.content);
  if (!isSame) writeFileSync(FILE, `${rules.saveGame(state)}\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeGolden();
