import { beforeAll, describe, expect, test } from 'vitest';
import { upload, useScientist } from '../../../kit/actions.ts';
import { set } from '../../../kit/changes.ts';
import { TWO } from '../../../kit/people.ts';
import { type Action, COMPANIES, type GameState, IllegalActionError } from '../../../kit/pinned.ts';
import { at, lay, layPlans, player, refusal, table } from '../../../kit/table.ts';

const { act, onTurn, options, rules } = table;
const TANK_END = 28;
const RESEARCH_END = 16;

test('NOTE-5 rejects an action that cannot be paid in full', () => {
  const state = onTurn(set({ coins: 1 }));
  const place: Action = { type: 'placeBonusMarker', seat: 0, space: 'energyTile' };
  expect(refusal(state, place)).toEqual(['spaceTooExpensive BON-2']); // 2 coins
  const before = JSON.stringify(state);
  expect(() => rules.reduce(state, place)).toThrow(IllegalActionError);
  expect(rules.tryReduce(state, place).ok).toBe(false);
  expect(JSON.stringify(state)).toBe(before);
});

/** All states of a whole game, played quickly rather than well. */
function wholeGame(): GameState[] {
  const last = ['pass', 'stop', 'takeCoin', 'confirmPlan'];
  let state = rules.createGame({ players: ['Melanie', 'Antoine', 'Mathieu'], seed: 'notes', firstPlayer: 0 });
  const states = [state];
  while (!rules.isOver(state)) {
    const seat = rules.pending(state)[0]?.seat;
    const all = rules.legalActions(state, seat);
    const eager = all.filter(({ type }) => !last.includes(type));
    const choice = eager.length > 0 ? eager : all;
    const action = choice[(states.length * 7) % choice.length];
    if (action === undefined) throw new Error('nothing to do');
    state = rules.reduce(state, action);
    states.push(state);
  }
  return states;
}

const SPACES = Array.from({ length: TANK_END + 1 }, (_, space) => space);

test('NOTE-8 the marker moves forward from every space of the tank track', () => {
  const after = SPACES.map((space) => {
    const state = onTurn((draft) => {
      lay(draft, 0, 'B13'); // 2 steps
      player(draft, 0).helium = space;
    });
    return at(act(state, { type: 'useFieldScientist', seat: 0, card: 'B13' }), 0).helium;
  });
  expect(after).toEqual(SPACES.map((space) => Math.min(space + 2, TANK_END)));
});

test('NOTE-8 the marker moves forward from every space of the research track', () => {
  const before = SPACES.slice(0, RESEARCH_END);
  const after = before.map((space) => {
    const state = onTurn((draft) => {
      lay(draft, 0, 'B09', 'diamond-carbon1');
      layPlans(draft, 0, space + 1, 'planA01'); // carbon 1
      player(draft, 0).upload = space;
      player(draft, 0).coins = 2;
    });
    return at(act(state, useScientist('B09'), upload), 0).upload;
  });
  expect(after).toEqual(before.map((space) => space + 1));
});

describe('in a whole game', () => {
  let states: readonly GameState[] = [];
  beforeAll(() => {
    states = wholeGame();
  });

  test('NOTE-8 no marker ever moves back', () => {
    const markers = ({ players }: GameState) =>
      players.flatMap(({ helium, upload, tracks }) => [helium, upload, ...COMPANIES.map((each) => tracks[each])]);
    const total = (state: GameState | undefined) => (state ? markers(state).reduce((a, b) => a + b, 0) : 0);
    const back = states.filter((state, index) => {
      const before = states[index - 1];
      return before !== undefined && markers(state).some((space, marker) => space < (markers(before)[marker] ?? 0));
    });
    expect(back).toEqual([]);
    expect(rules.isOver(states.at(-1) ?? onTurn())).toBe(true);
    expect(total(states.at(-1))).toBeGreaterThan(total(states[0]) + 50);
  });

  test('NOTE-9 only the player whose turn it is gets decisions', () => {
    const inTurn = states.filter(({ stack }) => stack.some(({ kind }) => kind === 'endTurn' || kind === 'dropOut'));
    expect(inTurn.length).toBeGreaterThan(100);
    for (const state of inTurn) {
      const whose = state.stack.find((frame) => frame.kind === 'endTurn' || frame.kind === 'dropOut')?.seat;
      expect(rules.pending(state).map(({ seat }) => seat)).toEqual([whose]);
    }
  });
});

test('VARIANT-2 the three starting decks can still be arranged freely', () => {
  const arrangements = (constrainedSlots: boolean) =>
    options(rules.createGame({ ...TWO, seed: 'table', firstPlayer: 0, constrainedSlots }), 'arrangeStartingDecks');
  expect(arrangements(true)).toEqual(arrangements(false));
  expect(arrangements(true).length).toBeGreaterThanOrEqual(6);
});
