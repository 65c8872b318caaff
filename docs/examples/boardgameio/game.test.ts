import { RandomBot } from 'boardgame.io/ai';
import type { Action, CreateGameOptions, GameState } from 'skymines-rules';
import {
  actionFor,
  createGame,
  createRecord,
  hashState,
  legalActions,
  pending,
  reduce,
  replay,
  viewFor,
} from 'skymines-rules';
import { beforeEach, expect, test, vi } from 'vitest';
import { moveOf, skymines } from './game.ts';
import { open, PEOPLE, SEED } from './match.ts';

/** boardgame.io logs the reason for which it rejects a move. */
const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
beforeEach(() => errors.mockClear());

/** Plays an action and any Luna turns that follow, using only the library. */
function follow(state: GameState, actions: Action[], action?: Action): GameState {
  if (action !== undefined) actions.push(action);
  const after = action === undefined ? state : reduce(state, action);
  const [next] = pending(after);
  return next?.kind === 'lunaTurn' ? follow(after, actions, { type: 'lunaTurn', seat: next.seat }) : after;
}

const MODES: readonly Omit<CreateGameOptions, 'seed'>[] = [
  { players: ['Ana', 'Ben'], startingTokens: 'choose' },
  { players: ['Ana', 'Ben'], board: 'belt', missions: true, menace: true, luna: { level: 2 } },
];

test.each(MODES)('two clients play a whole game from their views: %j', async (options) => {
  const { game, heard, clientOf, stateOf, take, whole } = open(options);
  const bot = new RandomBot({ enumerate: game.ai?.enumerate, seed: 'bot' });
  expect(PEOPLE.map((_, seat) => stateOf(seat).G.game)).toEqual([null, null]);
  expect(game.ai?.enumerate(stateOf(1).G, stateOf(1).ctx, '1')).toEqual([{ move: 'deal', args: [] }]);
  clientOf(1).moves['deal']?.();

  const actions: Action[] = [];
  let control = follow(createGame({ ...options, seed: SEED }), actions);
  const together = new Set<number>();
  while (stateOf(0).ctx.gameover === undefined) {
    const seats = pending(control).map(({ seat }) => seat);
    together.add(seats.length);
    for (const [seat, { G, ctx }] of PEOPLE.map((_, each) => [each, stateOf(each)] as const)) {
      expect(G.game).toEqual(viewFor(control, seat));
      expect(Object.keys(ctx.activePlayers ?? {}).map(Number)).toEqual(seats);
      if (seats.length === 1) expect(Number(ctx.currentPlayer)).toBe(seats[0]);
      expect(game.ai?.enumerate(G, ctx, String(seat))).toHaveLength(legalActions(control, seat).length);
    }
    const seat = seats[actions.length % seats.length] ?? 0;
    const { action } = await bot.play(stateOf(seat), String(seat));
    const chosen = action.payload.args[0] as Action;
    expect(action.payload.type).toBe(moveOf(chosen));
    // Actions that contain a secret must use the move whose arguments are redacted.
    if (JSON.stringify(actionFor(chosen, 'spectator')).includes('?')) expect(moveOf(chosen)).toBe('answer');
    take(seat, chosen);
    control = follow(control, actions, chosen);
  }
  expect(errors).not.toHaveBeenCalled();

  const hash = hashState(replay(createRecord({ ...options, seed: SEED }, actions)));
  expect(hashState(control)).toBe(hash);
  expect(hashState(whole())).toBe(hash);
  expect(stateOf(0).ctx.gameover).toMatchObject({ winners: [expect.any(Number)] });
  expect([...together].sort()).toEqual([1, 2]);
  for (const [seat, playerID] of PEOPLE.entries()) {
    expect(stateOf(seat).G.game).toEqual(viewFor(control, seat));
    expect(heard.get(playerID)?.length).toBeGreaterThan(50);
    expect(heard.get(playerID)?.filter((line) => line.includes(SEED))).toEqual([]);
  }
});

test('a match with invalid options is not created', () => {
  expect(
    open({ players: ['Ana', 'Ben', 'Cleo'] })
      .clientOf(0)
      .getState(),
  ).toBeNull();
});

test('the log hides the secret answers of other players', () => {
  const { clientOf, stateOf, take } = open({ startingTokens: 'choose' });
  clientOf(0).moves['deal']?.();
  const tokens = PEOPLE.map((_, seat) => {
    const [choice] = legalActions(stateOf(seat).G.game as GameState, seat);
    take(seat, choice as Action);
    return choice;
  });
  for (const seat of [0, 1]) {
    const answers = clientOf(seat).log?.filter(({ action }) => action.payload.type === 'answer');
    expect(answers?.map(({ action: { payload } }) => payload.args)).toEqual(
      tokens.map((token, other) => (other === seat ? [token] : null)),
    );
  }
});

test('simultaneous answers do not make each other stale', async () => {
  const { clientOf, stateOf, take, master, whole } = open({ startingTokens: 'choose' });
  clientOf(0).moves['deal']?.();
  const { _stateID: seen, G } = stateOf(1);
  const [choice] = legalActions(G.game as GameState, 1);
  take(0, legalActions(stateOf(0).G.game as GameState, 0)[0] as Action);
  const late = { type: 'MAKE_MOVE', payload: { type: 'answer', args: [choice], playerID: '1' } };
  await master().onUpdate(late, seen, 'match', '1');
  expect(pending(whole())[0]?.kind).not.toBe('startingToken');
});

test('illegal moves of a client change nothing', () => {
  const { clientOf, stateOf, take, whole } = open({ startingTokens: 'choose' });
  const early = { type: 'pass', seat: 0 } as const;
  take(0, early);
  expect(whole()).toBeNull();
  clientOf(0).moves['deal']?.();
  const before = whole();
  const [choice] = legalActions(stateOf(0).G.game as GameState, 0);
  take(0, early); // not the open decision
  take(1, choice as Action); // from another seat
  take(0, choice as Action, 'act'); // as a public move
  take(0, 'nothing' as never, 'act');
  take(0, { type: 'chooseToken', seat: 0, token: '?' } as never);
  clientOf(0).moves['deal']?.(); // a second deal
  clientOf(0).undo();
  expect(whole()).toEqual(before);
  expect(errors).toHaveBeenCalled();
});

test('setup data are validated before a match is created', () => {
  const { validateSetupData } = skymines();
  expect(validateSetupData?.(undefined, 2)).toBeUndefined();
  expect(validateSetupData?.({ luna: { level: 3 } }, 1)).toBeUndefined();
  expect(validateSetupData?.({ players: ['Ana', 'Ben'] }, 3)).toBe(
    'The match is for 3 players, but the options name 2.',
  );
  expect(validateSetupData?.(undefined, 1)).toMatch(/luna/);
  expect(validateSetupData?.({ menace: true }, 2)).toMatch(/menace/);
  expect(validateSetupData?.('belt' as never, 2)).toMatch(/^.+$/);
});
