// Shortens and lengthens every list of a component set. The set is either rejected or can be played to the end.

import { describe, expect, test } from 'vitest';
import { validateContent } from '../../../src/components/validateContent.ts';
import { shuffled } from '../../../src/engine/random.ts';
import { drawTable } from '../../../src/entries/drawing.ts';
import { COMPANIES, type Content, type CreateGameOptions, createRules } from '../../../src/entries/index.ts';
import { createText } from '../../../src/entries/text.ts';
import { drawFor } from '../../../src/testing/modes.ts';
import { en } from '../../../src/text/en.ts';
import { all, drop, type Edit, fresh, problemsAfter, put } from '../../kit/contentEdits.ts';
import { walk } from '../../kit/randomGame.ts';
import { proofCount, proofList } from '../../kit/soak.ts';

/** Returns the lists of a component set by path, with their lengths. */
function listsIn(value: unknown, path = '$'): readonly (readonly [path: string, length: number])[] {
  if (!(value instanceof Object)) return [];
  const own = Array.isArray(value) ? [[path, value.length] as const] : [];
  const within = Object.entries(value).filter(([key]) => key !== 'sources' && key !== '$comment');
  const step = (key: string): string => (Array.isArray(value) ? `${path}[${key}]` : `${path}.${key}`);
  return [...own, ...within.flatMap(([key, part]) => listsIn(part, step(key)))];
}

const longer =
  (path: string, length: number): Edit =>
  (content) => {
    const list = path.split(/[.[\]]+/).reduce((part: unknown, key) => {
      return key === '$' || key === '' ? part : part instanceof Object ? Reflect.get(part, key) : undefined;
    }, content);
    if (!Array.isArray(list)) throw new RangeError(`No list at ${path}`);
    list.push(structuredClone(list[length - 1] ?? 1));
  };

const LISTS = listsIn(fresh());
/**
 * Returns one list of each kind, such as `$.cards[].x`, chosen by the seed: some kinds in `npm test`, all in `npm run
 * prove`.
 */
function drawnLists(seed: string): typeof LISTS {
  const kinds = new Map(shuffled(drawFor(seed), LISTS).map((list) => [list[0].replaceAll(/\[\d+\]/g, '[]'), list]));
  return [...kinds.values()].slice(0, proofCount(2, kinds.size));
}

const MODES: readonly Omit<CreateGameOptions, 'seed'>[] = [
  { players: ['Ada', 'Ben'], board: 'belt', menace: true, luna: { level: 5 }, tracks: 'random' },
  { players: ['Ada', 'Ben', 'Cleo'], board: 'moon', chapter3: true, missions: true, startingTokens: 'choose' },
  { players: ['Ada'], board: 'moon', luna: { level: 8 }, missions: true, tracks: 'random' },
];

/**
 * Plays a game of every mode with a set (only the first mode in `npm test`), and saves, loads and draws it on the way.
 */
function expectPlays(content: Content, seed: string): void {
  const rules = createRules(content);
  for (const [mode, options] of proofList(MODES, 1).entries()) {
    walk(rules, rules.createGame({ ...options, seed }), `${seed} ${mode}`, ({ state, step }) => {
      if (step % 25 > 0) return;
      expect(rules.loadGame(rules.saveGame(state))).toEqual(state);
      rules.score(state);
      const text = createText({ locale: en, game: state }, { content });
      expect(drawTable(state, { text })).toContain('<svg');
    });
  }
}

/** Checks whether the set is rejected after an edit, and plays it otherwise. */
function isRefused(edit: Edit, seed: string): boolean {
  const content = fresh();
  edit(content);
  if (validateContent(content).length > 0) return true;
  expectPlays({ ...content, id: 'edited' }, seed);
  return false;
}

describe('a component set with one list item less or more', () => {
  test('is rejected or can be played to the end', () => {
    const seed = 'lists 5';
    const outcomes = drawnLists(seed).flatMap(([path, length]) => [
      isRefused(longer(path, length), seed),
      ...(length > 0 ? [isRefused(drop(`${path}[${length - 1}]`), seed)] : []),
    ]);
    expect(outcomes).toContain(true);
    expect(outcomes).toContain(false);
  });

  test.each(
    (['moon', 'belt'] as const).flatMap((side) =>
      COMPANIES.map((company) => `$.${side}.stations.${company}.crossedOut`),
    ),
  )('STATION-2, BELT-21: %s needs as many items as there are columns', (path) => {
    for (const crossedOut of [[], [true], [true, true], [true, true, true, true]]) {
      const problem = { path, expected: `3 columns, not ${crossedOut.length}` };
      expect(problemsAfter(put(path, crossedOut))).toContainEqual(expect.objectContaining(problem));
    }
  });
});

const COINS = { kind: 'coins', amount: 1 };
const POINTS = { kind: 'research', points: 40 };
const { moon, belt } = fresh();
const SECTORS = moon.sectors.map((_, index) => `moon.sectors[${index}].structures`);
const ASTEROIDS = belt.asteroids.map((_, index) => `belt.asteroids[${index}].reward`);

test.each<readonly [name: string, edit: Edit, path: string]>([
  ['more effects than fit', put('plans[0].reward', Array(13).fill(COINS)), '$.plans[0].reward'],
  ['more spaces than a marker position can express', put('tracks[0].shares', Array(101).fill(0)), '$.tracks[0].shares'],
  [
    'more research points than one expansion can give',
    all(...ASTEROIDS.map((path) => put(path, Array(3).fill(POINTS)))),
    '$.belt.asteroids',
  ],
  [
    'steps on more tracks than exist, on the personal space',
    put('figures.personalSpace.reward', [{ kind: 'chosenTracks', steps: [1, 1, 1, 1, 1], among: 'all' }]),
    '$.figures.personalSpace.reward[0].steps',
  ],
])('rejects a list that a state could not contain: %s', (_, edit, path) => {
  expect(problemsAfter(edit)).toContainEqual(expect.objectContaining({ path }));
});

/** Distributes this many research points over the rewards at some paths, in effects of at most 40. */
function spread(total: number, paths: readonly string[]): Edit {
  const effects = Array.from({ length: Math.ceil(total / 40) }, (_, index) => {
    return { kind: 'research', points: Math.min(40, total - 40 * index) };
  });
  const part = (place: number) => effects.filter((_, index) => index % paths.length === place);
  return all(...paths.map((path, place) => put(path, part(place))));
}

test.each([
  ['$.moon.sectors', SECTORS],
  ['$.belt.asteroids', ASTEROIDS],
])('EXP-24 %s accepts 900 research points in all, and rejects 901', (path, paths) => {
  expect(problemsAfter(spread(900, paths))).toEqual([]);
  expect(problemsAfter(spread(901, paths)).map((problem) => problem.path)).toEqual([path]);
});
