// Saves that no game leads to. They are rejected, or played to the end or to a `CorruptStateError`.

import { describe, expect, test } from 'vitest';
import {
  COMPANIES,
  CorruptStateError,
  InvalidSaveError,
  isCorruptStateError,
  type WholeState,
} from '../../../src/entries/index.ts';
import { simulate } from '../../../src/sim/simulator.ts';
import { drawFor } from '../../../src/testing/modes.ts';
import { FULL, firstState, luna, put, type Save, top } from '../../hosting/saves/states.ts';
import { copy } from '../../kit/json.ts';
import { must } from '../../kit/must.ts';
import { rules } from '../../kit/shipped.ts';
import { IS_PROOF } from '../../kit/soak.ts';
import { thrown } from '../../kit/thrown.ts';
import { prove } from './forgedSaves.ts';
import { raiseAll, startingCardFrom } from './forging.ts';

/** Real states to forge. */
const STATES = {
  lunaWaits: firstState(FULL, (state) => {
    const isHers = top(state) === 'turn' && state.round > 2 && state.players[2]?.passed === false;
    return isHers && state.missions !== null && state.placed.length > 1;
  }),
  lunaTurn: firstState(FULL, (state) => top(state) === 'lunaTurn' && state.round > 1),
  planning: firstState(FULL, (state) => top(state) === 'planning' && state.round > 2),
  moon: firstState({ name: 'moon', people: 2, more: { missions: true } }, (state) => {
    const outposts = state.sectors.flat().length;
    return top(state) === 'turn' && state.round > 3 && outposts > 4 && state.acquired.length === 0;
  }),
  chapter3: firstState(
    { name: 'chapter 3', people: 2, more: { chapter3: true } },
    (state) => top(state) !== 'planning',
  ),
  claimable: firstState({ name: 'moon', people: 2, more: { missions: true } }, (state) => {
    const canClaim = rules.legalActions(state).some(({ type }) => type === 'claimTask');
    return canClaim && top(state) === 'turn' && state.acquired.length === 0;
  }),
  decks: firstState({ name: 'moon', people: 3 }, (state) => top(state) === 'startingDecks'),
} as const;
type Name = keyof typeof STATES;
type Forged = readonly [name: string, state: Name, forge: (save: Save) => void];
type Refused = readonly [...Forged, path: string];

const saveOf = (name: Name): Save => copy(STATES[name]) as Save;
const lunaPlayer = (save: Save) => must(save.players[2]);
/** The seat whose turn it is. */
const actor = ({ stack }: Save): number => {
  const [bottom] = stack;
  return bottom !== undefined && 'seat' in bottom ? (bottom.seat ?? 0) : 0;
};

/** Puts frames on the end of the current turn. `null` stands for the acting seat. */
const acting =
  (...frames: readonly object[]) =>
  (save: Save): void => {
    const text = JSON.stringify([{ kind: 'endTurn', seat: null, used: [] }, ...frames.map(mine)]);
    save.stack = JSON.parse(text.replaceAll('"seat":null', `"seat":${actor(save)}`));
  };
const mine = (frame: object): object => ({ seat: null, ...frame });
const below =
  (frame: Save['stack'][number]) =>
  (save: Save): void =>
    void save.stack.unshift(frame);
const times = (count: number, frame: object): object[] => Array.from({ length: count }, () => frame);
const POINT = { kind: 'research', points: 1 };
const POINTS = { kind: 'researchPoints', points: 1 };
const REMOVAL = { kind: 'removal', count: 1, optional: true };
const EXPANSION = { kind: 'expansion', company: 'minerva', energy: 900, entered: [] };
const SALVAGE = { kind: 'salvage', rule: 'BSP-9', card: 'A01', price: 2, parts: ['action', 'card'], both: true };
const inRewards = (...rewards: readonly object[]): object => ({ kind: 'rewards', rewards: rewards.map(mine) });
const choice = (...rewards: readonly (readonly object[])[]): object => ({ kind: 'oneOf', rewards, context: {} });
const SPLIT = { kind: 'chosenTracks', rule: 'ICON-8', steps: [2, 1] };
const OFFERED = { kind: 'chosenTracks', steps: [1, 1, 1, 1, 1], among: 'all' };

const STACKS: readonly Refused[] = [
  ['all of Luna’s cards face up while she plays', 'lunaWaits', allUp, '$.luna.slots'],
  ['plans for Luna to place', 'lunaTurn', below({ kind: 'placePlans', seat: 2 }), '$.stack[0]'],
  ['no plan to place, but a task to claim', 'claimable', acting({ kind: 'placePlans' }), '$.stack[1]'],
  ['an empty choice', 'moon', acting(choice()), '$.stack[1]'],
  ['an action with an unknown card', 'moon', acting({ ...SALVAGE, card: 'Z99' }), '$.stack[1]'],
  ['an expansion on the other side of the board', 'lunaWaits', acting(EXPANSION), '$.stack[1]'],
  ['a deck to pick up when there is none', 'moon', pickUpLater, '$.stack[2]'],
  ['planning without seats, later', 'moon', below({ kind: 'planning', seats: [] }), '$'],
  ['starting decks in the middle', 'moon', below({ kind: 'startingDecks', seat: 0 }), '$'],
  ['starting decks without a token to show them', 'decks', (save) => tokenless(save), '$.stack'],
  ['the turn of the wrong seat', 'lunaTurn', put('stack', [{ kind: 'turn', seat: 2 }]), '$.stack[0]'],
  ['a random stream of Luna that no seed leads to', 'lunaTurn', put('random.luna.s0', 1e308), '$.random.luna'],
  ['a random stream with a carry out of range', 'moon', put('random.setup.c', -5), '$.random.setup'],
];

function allUp(save: Save): void {
  for (const slot of luna(save).slots) if (slot !== null) slot.faceUp = true;
}

function pickUpLater(save: Save): void {
  const seat = actor(save);
  const player = must(save.players[seat]);
  player.hand.push(...player.resting.flat());
  player.resting = player.resting.map(() => []);
  save.stack = [
    { kind: 'dropOut', seat },
    { kind: 'resting', seat, filled: [] },
    { kind: 'pickUp', seat },
  ];
}

function tokenless(save: Save): void {
  must(save.players[save.seating[0] ?? 0]).token = null;
}

const PIECES: readonly Refused[] = [
  ['a token of two players', 'moon', (save) => put('players.0.token', must(save.players[1]).token)(save), '$.players'],
  ['a printed plan placed several times', 'moon', printedTwice, '$'],
  ['an A plan in the C supply', 'moon', ({ planSupply: { A, C } }) => void C.push(must(A.pop())), '$.planSupply'],
  [
    'an A plan among the special plans',
    'moon',
    ({ planSupply, specialPlans }) => void specialPlans.push(must(planSupply.A.pop())),
    '$.specialPlans',
  ],
  ['a deck in a wrong order of letters', 'moon', (save) => void save.deck.reverse(), '$.deck'],
  ['a starting card in the deck', 'moon', (save) => void save.deck.push(startingCardFrom(save.players)), '$.deck'],
  ['a full column with its last space uncovered', 'decks', put('stations.tawac.0.opened', true), '$.stations'],
  ['Luna with a tile', 'lunaWaits', (save) => void lunaPlayer(save).tiles.push({ ...tile }), '$.players'],
  ['a tile after passing', 'moon', tileAfterPassing, 'tiles'],
  ['cards after passing', 'moon', (save) => put(`players.${actor(save)}.passed`, true)(save), 'area'],
  ['a player who passed before the round has begun', 'planning', put('players.0.passed', true), '$.players[0].passed'],
  ['a card in a slot that is off', 'planning', slotOff, '$.players[0].area'],
  ['Luna’s cards dealt while people plan', 'planning', dealtEarly, '$.luna'],
  ['Luna having passed before the round has begun', 'planning', put('players.2.passed', true), '$.players[2].passed'],
  ['an order of seats that is not clockwise', 'decks', (save) => void save.seating.reverse(), '$.seating'],
  ['an unknown mission', 'moon', put('missions.status.0.mission', 'mission99'), '$.missions'],
];

const tile = { tile: 'energyTile', used: false, on: null } as const;

function tileAfterPassing(save: Save): void {
  for (const player of save.players) player.tiles = [];
  const passed = 1 - actor(save);
  leaveRound(save, passed);
  must(save.players[passed]).tiles.push({ ...tile });
}

/** Makes a seat pass, without cards in front of it. */
function leaveRound({ players }: Save, seat: number): void {
  const player = must(players[seat]);
  player.hand.push(...player.area.filter((card) => card !== null));
  Object.assign(player, { passed: true, tiles: [], area: player.area.map(() => null) });
}

function printedTwice(save: Save): void {
  const { plans, token } = must(save.players[0]);
  plans[plans.lastIndexOf(null)] = { plan: must(token), faceDown: false, uploaded: false };
}

function slotOff(save: Save): void {
  const player = must(save.players[0]);
  player.helium = 0;
  player.area[0] = must(player.hand.pop());
}

function dealtEarly(save: Save): void {
  luna(save).slots[2] = { card: must(luna(save).deck.pop()), faceUp: false };
}

/** The paths of the problems of a save, empty when it loads. */
function pathsOf(save: unknown): readonly string[] {
  return thrown(InvalidSaveError, () => rules.loadGame(save))?.problems.map(({ path }) => path) ?? [];
}

describe.each([
  ['a stack', STACKS],
  ['pieces', PIECES],
])('%s that the rules cannot continue', (_, rows) => {
  test.each(rows)('rejects %s', (_name, state, forge, path) => {
    const save = saveOf(state);
    expect(pathsOf(save)).toEqual([]);
    forge(save);
    expect(pathsOf(save)).toContainEqual(expect.stringContaining(path));
  });
});

/** Stacks with a decision below the open one that will have no legal action. */
const UNPLAYABLE: readonly Forged[] = [
  ['an empty choice', 'moon', acting(choice(), { kind: 'removal', count: 1, optional: true })],
  ['a choice of nothing, later', 'moon', acting(inRewards(choice(), POINTS))],
  ['steps on the same track twice', 'moon', acting({ ...SPLIT, companies: ['tawac', 'tawac'] })],
];

describe('a stack that the rules cannot continue', () => {
  test.each(UNPLAYABLE)('throws a CorruptStateError with its cause at %s', (name, state, forge) => {
    const save = saveOf(state);
    forge(save);
    const game = simulate(rules.loadGame(save), {}, rules);
    const error = thrown(CorruptStateError, () => game.playout(drawFor(`unplayable ${name}`)));
    expect(isCorruptStateError(error)).toBe(true);
    expect(error?.cause).toBeInstanceOf(Error);
  });

  test('does not change the given state', () => {
    const save = saveOf('moon');
    acting(choice(), { kind: 'removal', count: 1, optional: true })(save);
    const loaded = rules.loadGame(save);
    const stop = must(rules.legalActions(loaded).find(({ type }) => type === 'stop'));
    expect(() => rules.reduce(loaded, stop)).toThrow(CorruptStateError);
    expect(loaded).toEqual(save);
  });
});

test('a simulator throws the errors of its listener unchanged', () => {
  const onEvent = (): never => {
    throw new RangeError('mine');
  };
  const game = simulate(STATES.moon, { onEvent }, rules);
  expect(() => game.playout(drawFor('listener'))).toThrow(new RangeError('mine'));
});

const UNEARNED: readonly Forged[] = [
  ['research points', 'moon', acting({ ...POINT, points: 900 })],
  ['energy', 'moon', acting(EXPANSION)],
  ['units', 'moon', acting({ kind: 'units', units: 900 })],
  ['steps at a barrier', 'moon', acting({ kind: 'barrier', company: 'minerva', steps: 99 })],
  ['outposts to remove', 'moon', acting({ ...REMOVAL, count: 99, optional: false }, POINT)],
  ['rewards to choose from', 'moon', acting(choice([{ kind: 'coins', amount: 40 }], []))],
  [
    'rewards to put in order',
    'moon',
    acting(inRewards(SALVAGE, { ...SPLIT, companies: ['tawac', 'minerva'] }, POINTS)),
  ],
  ['as many rewards as can wait', 'moon', acting(...times(9, REMOVAL), choice([{ ...OFFERED, steps: [1, 1] }], []))],
  ['another turn', 'moon', (save) => leaveRound(save, actor(save))],
  ['the end of the game', 'planning', (save) => void Object.assign(save, { stack: [], round: 7 })],
  ['markers', 'lunaWaits', put('players.0.markers', 40)],
  ['no mission', 'moon', put('missions.faceUp', [])],
  ['the outposts of chapter 3 without any at home', 'chapter3', emptyStations],
  ['two companies with one track', 'moon', (save) => put('tracks.minerva', save.tracks.tawac)(save)],
  ['every number at its limit', 'moon', raiseAll],
  ['every number at its limit, with Luna', 'lunaWaits', raiseAll],
];

function emptyStations(save: Save): void {
  for (const company of COMPANIES) {
    for (const column of save.stations[company]) {
      save.removed[company] += column.pieces;
      column.pieces = 0;
    }
  }
}

test.each(UNEARNED)('a save with unearned gains loads and plays to the end: %s', (name, state, forge) => {
  const save = saveOf(state);
  forge(save);
  const loaded = rules.loadGame(save);
  const draw = drawFor(`unearned ${name}`);
  if (IS_PROOF) prove(rules, loaded, draw);
  const game = simulate(loaded, {}, rules);
  game.playout(draw);
  expect(game.isOver()).toBe(true);
  expect(pathsOf(rules.saveGame(game.state as WholeState))).toEqual([]);
});
