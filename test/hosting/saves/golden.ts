// Creates the golden saves, one per schema. Once written, a save has to load forever. That of an
// older schema is never rewritten, and that of the current one only when the rules version or the components change.
// `npm run content:accept` writes it.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { at } from '../../../src/engine/lists.ts';
import type { GameState } from '../../../src/entries/index.ts';
import { rules } from '../../kit/shipped.ts';
import { FULL, firstState } from './states.ts';

const FOLDER = new URL('./', import.meta.url);
const fileOf = (schema: number): URL => new URL(`golden-${schema}.json`, FOLDER);

/** The texts of the golden saves, newest schema first. */
export function goldenTexts(): readonly string[] {
  const schemas = readdirSync(FOLDER).flatMap((name) => /^golden-(\d+)\.json$/.exec(name)?.slice(1) ?? []);
  const newestFirst = schemas.map(Number).sort((one, other) => other - one);
  return newestFirst.map((schema) => readFileSync(fileOf(schema), 'utf8'));
}

/** The text of the golden save with the newest schema. */
export const goldenText = (): string => at(goldenTexts(), 0);

/** Half a game: round 5, Luna's turn, pieces on the Belt, markers and tiles, a mission in progress. */
function halfGame(): GameState {
  return firstState(FULL, ({ round, stack, belt, missions, placed, players }) => {
    const isRich = placed.length > 2 && players.every(({ hand }) => hand.length > 0);
    const pieces = belt?.outposts.flat(2).length ?? 0;
    return round === 5 && stack.at(-1)?.kind === 'lunaTurn' && pieces > 3 && missions !== null && isRich;
  });
}

/** Writes the save unless one with the same versions exists. */
function writeGolden(): void {
  const state = halfGame();
  const old = JSON.parse(goldenText());
  const isSame =
    old.schema === state.schema && old.rules === state.rules && isDeepStrictEqual(old.content, state.content);
  if (!isSame) writeFileSync(fileOf(state.schema), `${rules.saveGame(state)}\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeGolden();
