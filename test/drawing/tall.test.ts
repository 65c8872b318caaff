import { describe, expect, test } from 'vitest';
import * as drawing from '../../src/entries/drawing.ts';
import {
  type CreateGameOptions,
  defaultContent as content,
  createRules,
  type GameState,
} from '../../src/entries/index.ts';
import { parseRef } from '../../src/entries/queries.ts';
import { must } from '../kit/must.ts';
import { names } from '../kit/people.ts';
import { playRandomly } from '../kit/playRandomly.ts';
import { rectangles } from './boxes.ts';
import { english, textOf } from './texts.ts';
import { all, type Node, ofClass, parse, withId } from './xml.ts';

function after(actions: number, players: number, more: Partial<CreateGameOptions>): GameState {
  return playRandomly({ players: names(players), seed: 'tall', tracks: 'random', ...more }, actions).end;
}

const MOON = after(250, 4, { missions: true });

const GAMES: readonly (readonly [string, GameState])[] = [
  [
    'a game that begins',
    createRules(content).createGame({ players: names(4), seed: 'tall', startingTokens: 'choose' }),
  ],
  ['a game on the Moon', MOON],
  ['a game on the Belt', after(250, 3, { board: 'belt', menace: 'singularity', luna: { level: 3 } })],
];

const WIDEST = 568;

type Draw = (options: drawing.DrawingOptions) => string;
const { drawBoard, drawCompanyTracks, drawDestroyed, drawDisplay, drawResearchDisplay, drawRounds } = drawing;
const PARTS = { drawBoard, drawCompanyTracks, drawDestroyed, drawDisplay, drawResearchDisplay, drawRounds } as const;

function partsOf(state: GameState): readonly (readonly [string, Draw])[] {
  const { drawMissions, drawPlayer } = drawing;
  const ofGame = Object.entries({ ...PARTS, ...(state.missions && { drawMissions }) }).map(
    ([name, draw]): [string, Draw] => [name, (options) => draw(state, options)],
  );
  const ofSeats = state.players.map((_, seat): [string, Draw] => [
    `drawPlayer ${seat}`,
    (options) => drawPlayer(state, seat, options),
  ]);
  return [...ofGame, ...ofSeats];
}

function drawsOf(state: GameState): readonly (readonly [string, Draw])[] {
  return [['drawTable', (options) => drawing.drawTable(state, options)], ...partsOf(state)];
}

const idsIn = (svg: string, attribute: 'ref' | 'choice'): string[] =>
  [...svg.matchAll(new RegExp(` data-${attribute}="([^"]+)"`, 'g'))].map(([, id = '']) => id).sort();
const widthOf = (svg: string): number => Number(/ viewBox="0 0 (\S+) /.exec(svg)?.[1]);

describe.each(GAMES)('the tall layout of %s', (_, state) => {
  const text = textOf(state);

  test.each(drawsOf(state))('holds what the wide one holds, in less width: %s', (_name, draw) => {
    const wide = draw({ text });
    expect(draw({ text, layout: 'wide' })).toBe(wide);
    const tall = draw({ text, layout: 'tall' });
    expect(idsIn(tall, 'ref')).toEqual(idsIn(wide, 'ref'));
    expect(widthOf(tall)).toBeLessThanOrEqual(WIDEST);
    expect(tall).not.toMatch(/NaN|undefined|Infinity/);
  });

  test('has every place of the table in the picture of a part, once', () => {
    const places = partsOf(state).flatMap(([, draw]) => idsIn(draw({ text, layout: 'tall' }), 'ref'));
    expect(places.sort()).toEqual(idsIn(drawing.drawTable(state, { text }), 'ref'));
  });

  test('offers the same choices', () => {
    for (const [name, draw] of drawsOf(state)) {
      const highlight = idsIn(draw({ text }), 'ref').flatMap((id) => {
        const ref = parseRef(id);
        return ref === undefined ? [] : [{ ref, as: 'choice' as const }];
      });
      const chosen = { text, highlight, interactive: true };
      expect(idsIn(draw({ ...chosen, layout: 'tall' }), 'choice'), name).toEqual(idsIn(draw(chosen), 'choice'));
    }
  });
});

const isBarrier = ({ attributes }: Node): boolean => attributes['class'] === 'barrier';

test('a track begins anew at its thresholds, and barriers stand before their spaces', () => {
  const root = parse(drawing.drawCompanyTracks(MOON, { text: textOf(MOON), layout: 'tall' }));
  for (const track of ofClass(root, 'track')) {
    const company = track.attributes['data-company'];
    const placeOf = (space: number): readonly [x: number, y: number] => {
      const [frame] = rectangles(withId(root, `trackSpace:${company}:${space}`));
      return [must(frame).left, must(frame).top];
    };
    for (const { attributes } of ofClass(track, 'threshold')) {
      const at = Number(attributes['data-at']);
      expect(placeOf(at)[1]).toBeGreaterThan(placeOf(at - 1)[1]);
    }
    const printed = content.tracks.find(({ id }) => id === track.attributes['data-track']);
    // A barrier stands in a `use` of its own.
    const barriers = all(track)
      .filter(({ name, children }) => name === 'use' && children.some(isBarrier))
      .flatMap((node) => rectangles(node).slice(0, 1));
    printed?.barriers.forEach(({ before }, index) => {
      const [x, y] = placeOf(before);
      const line = must(barriers[index]).left + 4;
      expect(line).toBeLessThan(x);
      expect(line).toBeGreaterThan(x - 12);
      expect(Math.abs(must(barriers[index]).top - y)).toBeLessThan(10);
    });
  }
});

test('single components and legends are the same in both layouts', () => {
  const draws: readonly Draw[] = [
    (options) => drawing.drawCard('A01', options),
    (options) => drawing.drawLunaCard('I-1', options),
    (options) => drawing.drawMoon(options),
    (options) => drawing.drawBelt(options),
    (options) => drawing.drawTracks(options),
    (options) => drawing.drawLegend('player', options),
  ];
  for (const draw of draws) expect(draw({ text: english, layout: 'tall' })).toBe(draw({ text: english }));
});
