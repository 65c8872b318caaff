import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Action, CreateGameOptions, GameView, Seat } from '../../src/index.ts';
import { createRecord, createSession, isOver, legalActions } from '../../src/index.ts';
import { chooseRandomly, drawFor } from '../../src/testing/index.ts';
import { blockOf, textOf } from '../kit/docs.ts';
import { EVENT_TYPES, LEARNED } from '../kit/eventTypes.ts';
import { must } from '../kit/must.ts';

test('the page on hosting names the events that cannot be taken back', () => {
  const [, sentence = ''] = /These events do: ([^.]*)\./.exec(textOf('docs/hosting.md')) ?? [];
  const named = [...sentence.matchAll(/`(\w+)`/g)].map(([, type]) => type);
  const revealing = EVENT_TYPES.filter((type) => LEARNED[type] !== null);
  expect(named.sort()).toEqual([...revealing].sort());
});

describe('the example of the page on hosting', () => {
  const sent: object[][] = [[], []];
  const stored: object[] = [];
  let receive: (sender: Seat, action: Action) => readonly string[];

  beforeAll(async () => {
    vi.stubGlobal('send', (seat: Seat, message: object) => sent[seat]?.push(message));
    vi.stubGlobal('store', (what: object) => stored.push(what));
    ({ receive } = await import('../../docs/examples/hosting.ts'));
  });
  afterAll(() => {
    vi.unstubAllGlobals();
  });

  const viewOf = (seat: Seat): GameView =>
    must(sent[seat]?.filter((message) => 'viewer' in message).at(-1)) as GameView;

  test('is the one that runs', () => {
    expect(textOf('docs/hosting.md')).toContain(blockOf('hosting'));
  });

  test('refuses who sits elsewhere and what is illegal, with the rule', () => {
    expect(receive(1, { type: 'pass', seat: 0 })).toEqual(['You do not sit there.']);
    expect(receive(0, { type: 'pass', seat: 0 })).toEqual([
      expect.stringMatching(/\(SETUP-42, rulebook, set-up pages\)$/),
    ]);
  });

  test('lets two clients play to the end that know their views alone, and can go on from what it stored', () => {
    const draw = drawFor('hosting');
    for (let turn = 0; turn < 5000 && !isOver(viewOf(0)); turn += 1) {
      const seat = turn % 2;
      const legal = legalActions(viewOf(seat), seat);
      if (legal.length > 0) expect(receive(seat, chooseRandomly(draw, legal))).toEqual([]);
    }
    const last = sent.map((messages) => messages.at(-1));
    expect(last).toEqual([0, 1].map(() => expect.objectContaining({ score: expect.any(Array) })));
    const [options, ...actions] = stored;
    const session = createSession(createRecord(options as CreateGameOptions, actions as Action[]));
    expect(session.getView(1)).toEqual(viewOf(1));
    expect(last[0]).toEqual({ score: session.score(), record: session.record() });
  });
});
