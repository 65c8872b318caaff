import { readdirSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { clocks } from '../../docs/examples/recipes/clocks.ts';
import { answer } from '../../docs/examples/recipes/correspondence.ts';
import { screen } from '../../docs/examples/recipes/hotSeat.ts';
import { playLuna } from '../../docs/examples/recipes/lunaDelay.ts';
import { ruleChecker } from '../../docs/examples/recipes/ruleChecker.ts';
import { cardsForEnergy } from '../../docs/examples/recipes/simulation.ts';
import { watch } from '../../docs/examples/recipes/spectators.ts';
import { winnerAverages } from '../../docs/examples/recipes/statistics.ts';
import { agreement } from '../../docs/examples/recipes/undoByAgreement.ts';
import { chooseGreedily } from '../../src/entries/bots.ts';
import type { CreateGameOptions, GameView, Session, SessionOptions } from '../../src/entries/index.ts';
import { createGame, createSession, pending, reasonText, tryReduce } from '../../src/entries/index.ts';
import { blockOf, textOf } from '../kit/docs.ts';
import { must } from '../kit/must.ts';
import { proofTest } from '../kit/proofTest.ts';

const RECIPES = readdirSync('docs/examples/recipes').map((file) => file.replace('.ts', ''));

test.each(RECIPES)('the page shows or names the recipe %s, which has at most 15 lines of code', (name) => {
  const page = textOf('docs/recipes.md');
  expect(page.includes(blockOf(`recipes/${name}`)) || page.includes(`docs/examples/recipes/${name}.ts`)).toBe(true);
  const lines = textOf(`docs/examples/recipes/${name}.ts`).split('\n');
  expect(lines.filter((line) => !/^(import .*|\s*\/\*\*.*|)$/.test(line)).length).toBeLessThanOrEqual(15);
});

const ALONE: CreateGameOptions = { players: ['Ana'], seed: 'recipes', luna: { level: 2 } };
const TWO: CreateGameOptions = { players: ['Ana', 'Ben'], seed: 'recipes' };

/** Plays first legal actions until a condition holds. */
function playOn(session: Session, until: () => boolean = () => session.isOver()): void {
  while (!until()) session.dispatch(must(session.legalActions()[0]));
}

const kindOf = (session: Session) => session.pending()[0]?.kind;

/** Returns a session at the first turn. */
function atTurn(options: CreateGameOptions, how?: SessionOptions): Session {
  const session = createSession(options, how);
  playOn(session, () => kindOf(session) === 'turn');
  return session;
}

test.each([
  ['', TWO],
  [' with Luna', { ...TWO, luna: { level: 2 } }],
] as const)(
  'hot seat%s: a cover hides the table between players, so that each sees only their own hand',
  (_, options) => {
    const session = createSession(options);
    const covers = new Set<number>();
    let sitting = 0;
    playOn(session, () => {
      const shown = screen(session, sitting);
      if ('coverFor' in shown) {
        sitting = shown.coverFor;
        covers.add(sitting);
      } else {
        expect(shown.view.viewer).toBe(sitting);
        if (!session.isOver() && kindOf(session) !== 'lunaTurn')
          expect(session.pending().map(({ seat }) => seat)).toContain(sitting);
      }
      return session.isOver();
    });
    expect(covers).toEqual(new Set([0, 1]));
  },
);

test('spectators: receive every change without secrets until they leave', () => {
  const session = createSession(TWO);
  const seen: GameView[] = [];
  const leave = watch(session, (view, change) => {
    seen.push(view);
    if (change?.action.type === 'planCard') expect(change.action.card).toBe('?');
  });
  playOn(session, () => session.version === 5);
  leave();
  playOn(session, () => session.version === 6);
  expect(seen.map(({ viewer }) => viewer)).toEqual(Array(6).fill('spectator'));
});

test('Luna delay: the action before her turn can be undone during the pause', () => {
  vi.useFakeTimers();
  const session = atTurn(ALONE);
  const stop = playLuna(session, 3000);
  playOn(session, () => kindOf(session) === 'lunaTurn');
  const { version } = session;
  vi.advanceTimersByTime(2000);
  expect(session.undo(0)).toBe(true);
  vi.advanceTimersByTime(5000);
  expect(session.version).toBe(version + 1);
  playOn(session, () => kindOf(session) === 'lunaTurn');
  vi.advanceTimersByTime(3000);
  expect(session.actions.at(-1)?.type).toBe('lunaTurn');
  playOn(session, () => kindOf(session) === 'lunaTurn');
  stop();
  vi.advanceTimersByTime(9000);
  expect(kindOf(session)).toBe('lunaTurn');
  vi.useRealTimers();
});

test('clocks: run for every seat that must decide', () => {
  let time = 0;
  const session = createSession(TWO);
  playOn(session, () => kindOf(session) === 'planning');
  const used = clocks(session, () => time);
  time = 10;
  expect([used(0), used(1)]).toEqual([10, 10]); // both plan at once
  playOn(session, () => session.pending().length === 1);
  const { seat } = must(session.pending()[0]);
  time = 25;
  expect([used(seat), used(1 - seat)]).toEqual([25, 10]);
});

test('correspondence: each message restores the game, plays an action and stores it', () => {
  let game = createSession(TWO).stored();
  for (let turn = 0; turn < 30; turn += 1) {
    const session = createSession(game);
    const action = must(session.legalActions()[0]);
    const answered = answer(game, { action, version: session.version });
    if ('reasons' in answered) throw new Error(answered.reasons.join());
    expect(answered.notify.length).toBeGreaterThan(0);
    game = answered.stored;
  }
  expect(game.version).toBe(30);
  expect(answer(game, { action: { type: 'pass', seat: 9 }, version: 30 })).toHaveProperty('reasons');
});

test('undo by agreement: undoes once all agree, and any change resets the agreement', () => {
  const session = atTurn(TWO, { undo: 'anything' });
  const agree = agreement(session);
  const { version } = session;
  expect(agree(0)).toBe(false);
  session.dispatch(must(session.legalActions()[0]));
  expect([agree(1), agree(7)]).toEqual([false, false]);
  expect(agree(0)).toBe(true);
  expect(session.version).toBe(version + 2);
});

test('statistics: count only complete, valid games', () => {
  const session = createSession(TWO);
  playOn(session);
  const record = session.record();
  const won = session.score().reduce((best, sheet) => (sheet.total > best.total ? sheet : best));
  expect(winnerAverages([record, { ...record, actions: record.actions.slice(1) }, null])).toEqual({
    ...Object.fromEntries(Object.entries(won).filter(([category]) => category !== 'total')),
  });
});

test('rule checker: accepts a line, or rejects it with its rule or its syntax error', () => {
  const check = ruleChecker(createGame({ ...TWO, firstPlayer: 1 }));
  const [prompt] = check('Ben: decks star-carbon1+star-minerals2+star-energy1');
  expect(prompt).toMatch(/^Ana must start/);
  expect(check('Ana: pass')).toEqual([expect.stringMatching(/^You must start .* \(SETUP-42, /)]);
  expect(check('Ana: fly')).toEqual([expect.stringMatching(/^line 1, column 6: expected an action/)]);
  expect(check('Ana: decks diamond-minerals1+diamond-titanium1+diamond-energy2')).toHaveLength(2);
});

proofTest('simulation: counts the same cards as a game played with `reduce`', () => {
  let cards = 0;
  let state = createGame({ players: ['Ana', 'Ben'], seed: 'statistic 0' });
  for (let [due] = pending(state); due !== undefined; [due] = pending(state)) {
    const result = tryReduce(state, chooseGreedily(state, due.seat));
    if (!result.ok) throw new Error(result.violations.map(reasonText).join());
    for (const event of result.events) if (event.type === 'energyUsed') cards += event.cards.length;
    state = result.state;
  }
  expect(cardsForEnergy(1, () => 0)).toBe(cards);
  expect(cards).toBeGreaterThan(0);
});
