import { expect, test } from 'vitest';
import { type Change, changesBetween, type Figures, type Position } from '../../docs/play/table/motion/changes.ts';
import { arc, thrown, walk } from '../../docs/play/table/motion/paths.ts';
import { LONGEST, rolled, timingOf } from '../../docs/play/table/motion/timing.ts';
import { chooseGreedily } from '../../src/entries/bots.ts';
import { createSession, type GameView } from '../../src/entries/index.ts';
import { must } from '../kit/must.ts';

const FIGURES: Figures = { scores: [0, 0], worths: { skymine: 0, minerva: 0, astrogo: 0, tawac: 0 } };
const at = (view: GameView, figures = FIGURES): Position => ({ view, figures });

/** All views of Ana in a game of greedy bots. */
function views(): readonly GameView[] {
  const session = createSession({ players: ['Ana', 'Ben'], seed: 'motion' });
  const all = [session.getView(0)];
  for (let [prompt] = session.pending(); prompt !== undefined; [prompt] = session.pending()) {
    session.dispatch(chooseGreedily(session.getView(prompt.seat), prompt.seat));
    all.push(session.getView(0));
  }
  return all;
}

const VIEWS = views();
const PAIRS = VIEWS.slice(1).map((after, index) => [VIEWS[index] ?? after, after] as const);
const ALL = PAIRS.map(([before, after]) => changesBetween(at(before), at(after)));

test('every step, coin and outpost of a game is a change', () => {
  const kinds = new Set(ALL.flat().map(({ kind }) => kind));
  expect([...kinds].sort()).toEqual(['coins', 'enter', 'leave', 'marker', 'taken', 'upload', 'walk']);
  for (const [seat, player] of (VIEWS.at(-1)?.players ?? []).entries()) {
    const walked = ALL.flat().filter((change) => change.kind === 'walk' && change.seat === seat);
    const steps = walked.reduce((sum, change) => sum + (change.kind === 'walk' ? change.to - change.from : 0), 0);
    expect(steps).toBe(Object.values(player.tracks).reduce((sum, space) => sum + space, 0));
  }
});

test('nothing moves between equal views or views of different players', () => {
  const [first, second] = [must(VIEWS[40]), must(VIEWS[80])];
  expect(changesBetween(at(first), at(first))).toEqual([]);
  expect(changesBetween(at(first), at({ ...second, viewer: 1 }))).toEqual([]);
});

test('a share that becomes worth more is a change of its company', () => {
  const view = must(VIEWS[0]);
  const more: Figures = { ...FIGURES, worths: { ...FIGURES.worths, tawac: 2 } };
  expect(changesBetween(at(view), at(view, more))).toEqual([{ kind: 'worth', company: 'tawac', amount: 2 }]);
});

test('the motion after one action ends in time, and coins wait for the pieces', () => {
  for (const changes of [...ALL, ALL.flat().slice(0, 200)]) {
    const times = timingOf(changes, 1);
    for (const { start, duration } of times) expect(start + duration).toBeLessThanOrEqual(LONGEST + 0.001);
  }
  const walk: Change = { kind: 'walk', seat: 0, company: 'tawac', from: 0, to: 3 };
  const coins: Change = { kind: 'coins', seat: 0, amount: 2 };
  expect(timingOf([walk, coins], 1)).toEqual([
    { start: 0, duration: 270 },
    { start: 270, duration: 320 },
  ]);
  expect(timingOf([walk, coins], 0).every(({ start, duration }) => start + duration === 0)).toBe(true);
});

test('paths begin and end at their places, and a walk touches every space', () => {
  const [from, to] = [
    { x: 10, y: 50 },
    { x: 90, y: 50 },
  ];
  for (const path of [arc(from, to), thrown(from, to), walk([from, to])]) {
    expect(path.at(0)).toEqual(from);
    expect(path.at(-1)).toEqual(to);
    expect(Math.min(...path.map(({ y }) => y))).toBeLessThan(50);
  }
  const spaces = [from, { x: 50, y: 50 }, to];
  expect(walk(spaces).filter(({ y }) => y === 50)).toEqual(spaces);
});

test('a rolling number ends at its new value', () => {
  expect([0, 0.5, 1].map((share) => rolled(10, 18, share))).toEqual([10, 17, 18]);
});
