import { describe, expect, test } from 'vitest';
import { drawBonusSpaces, drawLanes, drawMap, drawTable } from '../../src/entries/drawing.ts';
import { type CreateGameOptions, defaultContent, ForeignStateError, type GameState } from '../../src/entries/index.ts';
import { greedy } from '../kit/greedy.ts';
import { PANELS } from '../kit/panels.ts';
import { names } from '../kit/people.ts';
import { playRandomly } from '../kit/playRandomly.ts';
import { IS_WHOLE_PROOF } from '../kit/soak.ts';
import { letters, pawns } from './boxes.ts';
import { textFor, textOf } from './texts.ts';
import { ofClass, parse } from './xml.ts';

const random = (actions: number, players: number, more: Partial<CreateGameOptions>): GameState =>
  playRandomly({ players: names(players), seed: 'sized', tracks: 'random', ...more }, actions).end;

const STATES: Readonly<Record<string, GameState>> = {
  'set-up of four': random(0, 4, { startingTokens: 'choose' }),
  'four on the Moon with missions': random(300, 4, { missions: true }),
  'solo, over': random(Number.POSITIVE_INFINITY, 1, { luna: { level: 4 } }),
  'three on the Belt with all': random(300, 3, {
    board: 'belt',
    missions: true,
    menace: 'singularity',
    luna: { level: 3 },
  }),
  ...(IS_WHOLE_PROOF && crowded()),
};

/** Boards with many pieces from games of greedy bots. These bots are slow, so only proofs use them. */
function crowded(): Readonly<Record<string, GameState>> {
  const belt: CreateGameOptions = { players: names(2), seed: 'belt', board: 'belt', tracks: 'random' };
  return {
    'two and Luna': greedy(250, { players: ['Ana', 'Ben'], luna: { level: 2 }, seed: 'sky93' }),
    'two on the Belt, over': greedy(Number.POSITIVE_INFINITY, belt),
  };
}

describe.each(Object.entries(STATES))('%s', (_, state) => {
  const text = textOf(state);

  test('markers on company tracks are 21 pixels wide alone and 18 together', () => {
    for (const [width, height] of PANELS['lanes']?.sizes ?? []) {
      const root = parse(drawLanes(state, { text, size: { width, height } }));
      const onTracks = ofClass(root, 'track').flatMap(({ children }) => children.flatMap((each) => pawns(each)));
      expect(onTracks.filter((each) => each.size < 16)).toEqual([]);
    }
  });

  const idsIn = (svg: string): string[] => [...svg.matchAll(/ data-ref="([^"]+)"/g)].map(([, id = '']) => id);

  test('every target of the board and the tracks is in one of the three pictures', () => {
    const size = { width: 500, height: 500 };
    const found = new Set([drawMap, drawLanes, drawBonusSpaces].flatMap((draw) => idsIn(draw(state, { text, size }))));
    const kinds = /^(asteroid|bonusSpace|column|company|outpostSpace|sector|shuttleSpace|trackSpace):/;
    const wanted = idsIn(drawTable(state, { text })).filter((id) => kinds.test(id));
    expect(wanted.filter((id) => !found.has(id))).toEqual([]);
  });
});

test('text has the requested size', () => {
  const [state] = Object.values(STATES);
  if (state === undefined) throw new Error('no state');
  const options = { text: textOf(state), size: { width: 700, height: 700 }, leastText: 13 };
  for (const draw of [drawMap, drawLanes, drawBonusSpaces])
    expect(letters(parse(draw(state, options))).filter((each) => each.size < 13)).toEqual([]);
});

test('rejects impossible sizes and states with other components', () => {
  const [state] = Object.values(STATES);
  if (state === undefined) throw new Error('no state');
  const text = textOf(state);
  for (const size of [
    { width: 0, height: 100 },
    { width: 100, height: Number.NaN },
    { width: 1e9, height: 100 },
  ]) {
    expect(() => drawMap(state, { text, size })).toThrow(RangeError);
  }
  const size = { width: 500, height: 500 };
  expect(() => drawLanes(state, { text, size, leastText: -1 })).toThrow(RangeError);
  const other = textFor({ ...defaultContent, slotCosts: defaultContent.slotCosts.map((cost) => cost + 1) });
  for (const draw of [drawMap, drawLanes, drawBonusSpaces])
    expect(() => draw(state, { text: other, size })).toThrow(ForeignStateError);
});
