import { createGame, type GameState, pending, rules } from 'skymines-rules';
import { chooser } from 'skymines-rules/queries';
import { expect, test } from 'vitest';
import { isCoached, type Lesson, lessonOf, targetsOf } from '../../docs/play/coach/coach.ts';
import { COACHED, SCRIPT } from '../../docs/play/coach/script.ts';

const BEGIN = createGame({ players: ['You'], ...COACHED });

/** Lets Luna play until the person is asked. */
function afterLuna(state: GameState): GameState {
  const [prompt] = pending(state);
  if (prompt?.kind !== 'lunaTurn') return state;
  return afterLuna(rules.reduce(state, { type: 'lunaTurn', seat: prompt.seat }));
}

/** Follows the coach, and returns what it said. */
function followed(): { readonly lessons: readonly Lesson[]; readonly end: GameState } {
  const lessons: Lesson[] = [];
  const taken = [];
  let state = afterLuna(BEGIN);
  for (;;) {
    const lesson = lessonOf(rules, rules.viewFor(state, 0), 0, taken);
    if (lesson?.action == null) return { lessons: lesson === null ? lessons : [...lessons, lesson], end: state };
    lessons.push(lesson);
    taken.push(lesson.action);
    state = afterLuna(rules.reduce(state, lesson.action));
  }
}

test('the coach teaches a whole round, step by step, and then says goodbye', () => {
  const { lessons, end } = followed();
  expect(lessons.map(({ say }) => say)).toEqual([...SCRIPT.map(({ say }) => say), 'done']);
  expect(end.round).toBe(2);
  // It says so once, and not after each round.
  const rested = SCRIPT.slice(-1).map(({ action }) => ({ ...action, seat: 0 }));
  const later = { ...rules.viewFor(end, 0), round: 3 };
  expect(lessonOf(rules, rules.viewFor(end, 0), 0, rested)?.say).toBe('done');
  expect(lessonOf(rules, later, 0, rested)).toBeNull();
});

test('at every step something can be clicked that leads to what is taught', () => {
  const taken = [];
  let state = afterLuna(BEGIN);
  for (const _ of SCRIPT) {
    const view = rules.viewFor(state, 0);
    const lesson = lessonOf(rules, view, 0, taken);
    if (lesson?.action == null) throw new Error('The coach has nothing to teach');
    const asked = chooser(view, 0);
    const isNamed = ['confirmPlan', 'pass', 'upload'].includes(lesson.action.type);
    const targets = targetsOf(asked, lesson).length;
    expect(targets > 0 || isNamed, lesson.say).toBe(true);
    // The resting slot is named: a card rests on a certain deck.
    if (lesson.action.type === 'restCard') expect(targets).toBe(1);
    taken.push(lesson.action);
    state = afterLuna(rules.reduce(state, lesson.action));
  }
});

test('whoever goes another way meets the coach again where a step still fits', () => {
  const taken = [];
  let state = afterLuna(BEGIN);
  for (const _ of SCRIPT.slice(0, 5)) {
    const lesson = lessonOf(rules, rules.viewFor(state, 0), 0, taken);
    if (lesson?.action == null) throw new Error('The coach has nothing to teach');
    taken.push(lesson.action);
    state = afterLuna(rules.reduce(state, lesson.action));
  }
  const own = rules.legalActions(state, 0).find(({ type }) => type === 'useEnergy');
  if (own === undefined) throw new Error('There is no energy to use');
  state = rules.reduce(state, own);
  expect(lessonOf(rules, rules.viewFor(state, 0), 0, [...taken, own])?.say).toBe('ownWay');
});

test('other games are not coached', () => {
  expect(isCoached(BEGIN.options)).toBe(true);
  expect(isCoached(createGame({ players: ['You'], luna: { level: 1 }, seed: 'other' }).options)).toBe(false);
  expect(isCoached(createGame({ players: ['You', 'Ben'], ...COACHED }).options)).toBe(false);
});

test('the coach teaches to pass when all cards are used and all bonus markers are placed', () => {
  const taken = [];
  let state = afterLuna(BEGIN);
  for (;;) {
    const lesson = lessonOf(rules, rules.viewFor(state, 0), 0, taken);
    if (lesson?.action == null) throw new Error('The coach has nothing to teach');
    if (lesson.say === 'pass') break;
    taken.push(lesson.action);
    state = afterLuna(rules.reduce(state, lesson.action));
  }
  expect(rules.legalActions(state, 0)).toEqual([{ type: 'pass', seat: 0 }]);
});
