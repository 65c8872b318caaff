// The converse of leaks: everything a viewer may see affects the view. So the comparison there can fail,
// and no open information is hidden.

import { expect, test } from 'vitest';
import type { GameState, Viewer } from '../../../src/entries/index.ts';
import { MODES, type Mode, playMode } from '../../kit/modes.ts';
import { once } from '../../kit/once.ts';
import { wholeProofTest } from '../../kit/proofTest.ts';
import { rules } from '../../kit/shipped.ts';
import { IS_WHOLE_PROOF, soakCount } from '../../kit/soak.ts';
import { viewersOf } from './hiddenChanges.ts';
import { kindOf, leavesOf, listsOf, type Path, partAt, withAt } from './paths.ts';

const GAMES = Math.min(soakCount(1), 10);
/** One in this many states is checked. */
const EVERY = IS_WHOLE_PROOF ? 40 : 250;

/** Kinds of values that are hidden from all viewers. */
const SECRET: ReadonlySet<string> = new Set([
  'options.seed',
  ...['c', 's0', 's1', 's2'].flatMap((part) => [`random.setup.${part}`, `random.luna.${part}`]),
  'deck.*',
  ...['A', 'B', 'C'].map((letter) => `planSupply.${letter}.*`),
  'luna.deck.*',
  'luna.gradeTwo.*',
]);

/** Checks whether a value is visible only to its owner, or to no viewer before it is revealed. */
function isSecret(state: GameState, viewer: Viewer, path: Path): boolean {
  const kind = kindOf(path);
  const value = partAt(state, path);
  const isOwn = path[1] === viewer;
  const isLunas = path[1] === state.luna?.seat;
  switch (kind) {
    case 'players.*.hand.*':
      return !isOwn && !isLunas && state.stack.length > 0; // END-2
    case 'players.*.area.*':
      return value !== null && !isOwn && state.stack.some((frame) => frame.kind === 'planning');
    case 'luna.slots.*.card':
      return partAt(state, [...path.slice(0, -1), 'faceUp']) === false;
    case 'stack.*.offers.*.*':
      return path[3] !== viewer;
    case 'stack.*.chosen.*':
      return value !== null && path[3] !== viewer;
    default:
      return SECRET.has(kind);
  }
}

/** Returns another value of the same type, or a text instead of `null`. */
function another(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  return typeof value === 'string' ? `${value}x` : 'x';
}

/** Kinds of values that affected a view, and those that did not. */
interface Compared {
  readonly visible: Set<string>;
  readonly hidden: Set<string>;
}

function expectVisibility({ visible, hidden }: Compared, state: GameState, viewer: Viewer): void {
  const view = JSON.stringify(rules.viewFor(state, viewer));
  const differs = (other: GameState): boolean => JSON.stringify(rules.viewFor(other, viewer)) !== view;
  for (const path of leavesOf(state)) {
    if (kindOf(path) === 'luna') continue; // a game without Luna has no other value here
    const isShown = differs(withAt(state, path, another));
    (isShown ? visible : hidden).add(kindOf(path));
    if (isShown === isSecret(state, viewer, path))
      expect.fail(`${viewer} ${isShown ? 'sees' : 'does not see'} a change of ${path.join('.')}`);
  }
  for (const path of listsOf(state)) {
    const shorter = withAt(state, path, (list) => (list as unknown[]).slice(0, -1));
    if (viewer === shorter.players.length) {
      expect(() => rules.viewFor(shorter, viewer)).toThrow(RangeError); // the viewer's seat is the one that is missing
      continue;
    }
    const isShown = differs(shorter);
    if (!isShown) expect.fail(`${viewer} does not see that one is missing of ${path.join('.')}`);
  }
}

/** The visible and hidden kinds in the games of a mode. */
const played = once((mode: Mode): Compared => {
  const compared: Compared = { visible: new Set(), hidden: new Set() };
  for (let game = 0; game < GAMES; game += 1) {
    const end = playMode(rules, mode, game, ({ state, step }) => {
      if (step < (IS_WHOLE_PROOF ? 3 : 1) || step % EVERY === 0)
        for (const viewer of viewersOf(state)) expectVisibility(compared, state, viewer);
    });
    expectVisibility(compared, end, 'spectator');
  }
  return compared;
});

/** Kinds of values that some viewer may see in a game of some mode. */
const OPEN = `
  round turns firstPlayer nextFirstPlayer seating.* supplement schema rules content.fingerprint options.board
  options.luna.level options.switches.lunaTakesSupplement tracks.minerva stations.minerva.*.pieces
  stations.minerva.*.opened sectors.*.* removed.tawac display.* destroyed.* specialPlans.* researchDisplay.*
  acquired.* placed.*.space placed.*.seat stack.*.kind stack.*.seat stack.*.seats.* stack.*.energy
  players.*.coins players.*.hand.* players.*.area.* players.*.used.* players.*.resting.*.*
  players.*.tiles.*.tile players.*.tiles.*.used players.*.markers players.*.oneTimeMarkers
  players.*.tracks.astrogo players.*.bonuses.skymine players.*.helium players.*.upload players.*.token
  players.*.plans.*.plan players.*.plans.*.faceDown players.*.plans.*.uploaded players.*.covered.*
  players.*.passed luna.seat luna.discard.* luna.slots.*.card luna.slots.*.faceUp luna.discardedPlans.*
  luna.majority.* belt.outposts.*.*.* belt.shuttles.*.* belt.removedShuttles.minerva missions.faceUp.*
  missions.status.*.mission missions.status.*.columns.* missions.tally.helium missions.first menace.id
  menace.holder stack.*.offers.*.* stack.*.chosen.*
`
  .trim()
  .split(/\s+/);

test.each(MODES)('$name', (mode) => {
  played(mode);
});

wholeProofTest('every kind of value is visible to some viewer, except those hidden from all', () => {
  const games = MODES.map(played);
  const visible = new Set(games.flatMap((game) => [...game.visible]));
  expect(OPEN.filter((kind) => !visible.has(kind))).toEqual([]);
  const own = ['players.*.hand.*', 'players.*.area.*', 'stack.*.offers.*.*', 'stack.*.chosen.*'];
  const secret = [...SECRET, ...own, 'luna.slots.*.card'];
  expect([...new Set(games.flatMap(({ hidden }) => [...hidden]))].sort()).toEqual(secret.sort());
});

test("viewFor keeps the viewer's own cards and hides those of others without changing the counts", () => {
  const state = rules.createGame({ players: ['Melanie', 'Antoine'], seed: 'own', startingTokens: 'choose' });
  const view = rules.viewFor(state, 1);
  expect(view.viewer).toBe(1);
  expect(view.players[1]?.hand).toEqual(state.players[1]?.hand);
  expect(view.players[0]?.hand).toEqual(state.players[0]?.hand.map(() => '?'));
  expect(view.deck).toEqual(state.deck.map(() => '?'));
  expect(view.options).toEqual({ ...state.options, seed: '?' });
  expect(rules.viewFor(state, 'spectator').players.flatMap(({ hand }) => hand)).toEqual(Array(20).fill('?'));
});

test('viewFor does not change a state that the caller continues to change', () => {
  const frozen = rules.createGame({ players: ['Melanie', 'Antoine'], seed: 'own' });
  const state: GameState = JSON.parse(JSON.stringify(frozen));
  expect(rules.viewFor(state, 0)).toEqual(rules.viewFor(frozen, 0));
  expect(Object.isFrozen(rules.viewFor(state, 0).players)).toBe(true);
  expect(Object.isFrozen(state.players) || Object.isFrozen(state.stations)).toBe(false);
});
