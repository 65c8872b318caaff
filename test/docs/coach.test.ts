import { createGame, type GameState, pending, rules } from 'skymines-rules';
import { chooser } from 'skymines-rules/queries';
import { expect, test } from 'vitest';
import { isCoached, type Lesson, lessonOf, targetsOf } from '../../docs/play/coach/coach.ts';
import { COACHED, SCRIPT } from '../../docs/play/coach/script.ts';

const BEGIN = createGame({ players: ['You'], ...COACHED });

/** Plays Luna's turns until the human player must decide. */
function afterLuna(state: GameState): GameState {
  const [prompt] = pending(state);
  if (prompt?.kind !== 'lunaTurn') return state;
  return afterLuna(rules.reduce(state, { type: 'lunaTurn', seat: prompt.seat }));
}

/** Plays by the coach's advice until a lesson without an action, or one that ends the test. */
function followCoach(isLast: (lesson: Lesson, state: GameState) => boolean = () => false) {
  const lessons: Lesson[] = [];
  let state = afterLuna(BEGIN);
  for (;;) {
    const taken = lessons.flatMap(({ action }) => action ?? []);
    const lesson = lessonOf(rules, rules.viewFor(state, 0), 0, taken);
    if (lesson !== null) lessons.push(lesson);
    if (lesson?.action == null || isLast(lesson, state)) return { lessons, taken, end: state };
    state = afterLuna(rules.reduce(state, lesson.action));
  }
}

test('the coach teaches every step of the first two rounds, then says goodbye until the next action', () => {
  const { lessons, taken, end } = followCoach();
  expect(lessons.map(({ say }) => say)).toEqual([...SCRIPT.map(({ say }) => say), 'done']);
  expect(end.round).toBe(2);
  const view = rules.viewFor(end, 0);
  expect(lessonOf(rules, view, 0, [...taken, { type: 'pass', seat: 0 }])).toBeNull();
  expect(lessonOf(rules, { ...view, round: 3 }, 0, taken)).toBeNull();
});

test('the second round doubles the shares that the first one brought', () => {
  const points = (state: GameState): number => rules.score(state)[0]?.tawac ?? 0;
  const { end: before } = followCoach(({ say }) => say === 'points');
  const { end } = followCoach();
  expect(points(end)).toBe(points(before) * 2);
});

test('every lesson has a target to click or names its button', () => {
  const { lessons } = followCoach((lesson, state) => {
    const isNamed = ['confirmPlan', 'pass', 'upload'].includes(lesson.action?.type ?? '');
    const targets = targetsOf(chooser(rules.viewFor(state, 0), 0), lesson).length;
    expect(targets > 0 || isNamed, lesson.say).toBe(true);
    // Only one resting slot is a target, because the card belongs on a certain deck.
    if (lesson.action?.type === 'restCard') expect(targets).toBe(1);
    return false;
  });
  expect(lessons.length).toBeGreaterThan(SCRIPT.length);
});

test('the coach comments on an action of your own choice', () => {
  const { taken, end } = followCoach(({ say }) => say === SCRIPT[5]?.say);
  expect(taken).toHaveLength(5);
  const own = rules.legalActions(end, 0).find(({ type }) => type === 'useEnergy');
  if (own === undefined) throw new Error('There is no energy to use');
  const view = rules.viewFor(rules.reduce(end, own), 0);
  expect(lessonOf(rules, view, 0, [...taken, own])?.say).toBe('ownWay');
});

test('games other than the tutorial have no coach', () => {
  expect(isCoached(BEGIN.options)).toBe(true);
  expect(isCoached(createGame({ players: ['You'], luna: { level: 1 }, seed: 'other' }).options)).toBe(false);
  expect(isCoached(createGame({ players: ['You', 'Ben'], ...COACHED }).options)).toBe(false);
});

test('the coach teaches passing when all cards are used and all bonus markers are placed', () => {
  const { end } = followCoach(({ say }) => say === 'pass');
  expect(rules.legalActions(end, 0)).toEqual([{ type: 'pass', seat: 0 }]);
});
