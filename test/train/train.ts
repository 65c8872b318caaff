// Makes the numbers of the searching bots again: `npm run train -- --mode two`. The same mode and games give the same file.
import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { parseArgs } from 'node:util';
import type { Learned } from '../../src/bots/search/outlook.ts';
import { answerOf, type Weights } from '../../src/bots/search/weights.ts';
import type { CreateGameOptions } from '../../src/entries/index.ts';
import { randomNumbers } from '../kit/numbers.ts';
import { names } from '../kit/people.ts';
import { errorOf, fitWeights, type Row } from './fit.ts';
import { bySeat, type Lesson, lesson } from './selfPlay.ts';

/** The ways to play that are trained. */
const MODES: Readonly<Record<string, (game: number) => Partial<CreateGameOptions> & { people: number }>> = {
  two: () => ({ people: 2 }),
  luna: (game) => ({ people: 1, luna: { level: game % 9 } }),
};

/** How many games are played in each step, the first among greedy players alone. */
const STEPS: readonly number[] = [400, 300, 300];
/** How much of a target is what really came of it, and how much is what the step before expected one round later. */
const TRUST = 0.6;

const NOTHING: Learned = { person: [], luna: [] };

const { values } = parseArgs({
  options: {
    mode: { type: 'string', default: 'two' },
    share: { type: 'string', default: '1' },
    out: { type: 'string' },
  },
});
const mode = MODES[values.mode];
if (mode === undefined)
  throw new RangeError(`There is no mode ${values.mode}; there are ${Object.keys(MODES).join(', ')}.`);
train(values.mode, Number(values.share));

function train(name: string, share: number): void {
  const lessons: Lesson[] = [];
  let learned: Learned = NOTHING;
  for (const [step, games] of STEPS.entries()) {
    for (let game = 0; game < games * share; game += 1) {
      lessons.push(
        lesson(
          optionsOf(name, step * 10_000 + game),
          step === 0 ? null : learned,
          randomNumbers(1_000_003 * (step + 1) + game),
        ),
      );
    }
    learned = { person: fitted(lessons, learned.person, false), luna: fitted(lessons, learned.luna, true) };
  }
  writeFileSync(values.out ?? `src/bots/learned/${name}.json`, `${JSON.stringify(learned)}\n`);
}

function optionsOf(name: string, game: number): CreateGameOptions {
  const { people, ...more } = MODES[name]?.(game) ?? { people: 2 };
  const isOpen = game % 2 === 1;
  return {
    players: names(people),
    seed: `train ${name} ${game}`,
    tracks: isOpen ? 'random' : 'recommended',
    startingTokens: isOpen ? 'choose' : 'recommended',
    ...more,
  };
}

function fitted(lessons: readonly Lesson[], before: Weights, forLuna: boolean): Weights {
  const rows = lessons.flatMap((each) => rowsOf(each, before, forLuna));
  if (rows.length === 0) return [];
  const weights = fitWeights(rows);
  process.stdout.write(
    `${forLuna ? 'Luna' : 'people'}: ${rows.length} examples, error ${errorOf(weights, rows).toFixed(1)} coins\n`,
  );
  return weights;
}

/** The examples of a game, from the last round back. */
function rowsOf(lesson: Lesson, before: Weights, forLuna: boolean): Row[] {
  return bySeat(lesson).flatMap(({ seen, total }) => {
    const rows: Row[] = [];
    let expected = total;
    for (const { inputs, total: then, isLuna } of [...seen].reverse()) {
      if (isLuna !== forLuna) continue;
      rows.push({ inputs, target: expected - then });
      if (before.length > 0) expected = TRUST * expected + (1 - TRUST) * (then + answerOf(before, inputs));
    }
    return rows;
  });
}
