import { produce } from 'immer';
import { expect, test } from 'vitest';
import { bindRules } from '../../src/api/bindRules.ts';
import { at } from '../../src/engine/lists.ts';
import type { Action, CreateGameOptions, DecisionKind, GameState, Rules } from '../../src/entries/index.ts';
import { COMPANIES, defaultContent, LUNA_EDITIONS, MENACE_IDS, SUPPLEMENT_SHARES } from '../../src/entries/index.ts';
import { actionKey } from '../../src/entries/testing.ts';
import { gameOf } from '../../src/game/boundRules.ts';
import { MACHINE } from '../../src/game/skymines.ts';
import { ACTION_TYPES, actionSpace } from '../kit/actionSpace.ts';
import { DECISION_KINDS } from '../kit/decisionKinds.ts';
import { randomOptions, walk } from '../kit/randomGame.ts';
import { rules } from '../kit/shipped.ts';
import { proofCount, proofList } from '../kit/soak.ts';

const STATES_OF_EACH_KIND = proofCount(2, 80);
/** In one of this many states of a kind, the whole space is tried: all types of action, and in proofs all seats. */
const EVERYTHING = 10;

type Test = (action: Action) => boolean;
/** Checks whether an action is legal. */
const checkedWithParsing =
  ({ rules: played, state }: Reached): Test =>
  (action) =>
    played.isLegal(state, action);
/** Checks an action without parsing it again, because parsing takes five times as long as rejecting it. */
function checked({ rules: played, state }: Reached): Test {
  const game = gameOf(played, state);
  return (action) => MACHINE.check(game, action).length === 0;
}

/** The types of action that answer a decision of a kind. The others are tried only in the full sweeps. */
const ANSWERS = new Map<DecisionKind, Set<Action['type']>>();

/** Components that make rare decisions common, with many rewards in every sector. */
const richRules = bindRules({
  ...defaultContent,
  id: 'rich',
  missions: defaultContent.missions.map((mission) => ({
    ...mission,
    tasks: [
      { kind: 'trackStepsInOneAction', steps: 1 },
      { kind: 'heliumInOneAction', steps: 1 },
      { kind: 'plansInOneAction', count: 1 },
    ],
  })),
  moon: {
    ...defaultContent.moon,
    sectors: defaultContent.moon.sectors.map((sector, index) => ({
      ...sector,
      structures: [
        { kind: 'expandedTrack', steps: 3 },
        { kind: 'research', points: 1 },
        index % 2 === 0 ? { kind: 'removeOutposts', count: 1 } : { kind: 'removeOutposts', count: 1, optional: true },
      ],
    })),
  },
});

/** Two to four players, or one to three with Luna in every third game, with all levels and editions in turn. */
function startOf(played: Rules, game: number, more: Partial<CreateGameOptions>): GameState {
  const third = Math.floor(game / 3);
  const edition = at(LUNA_EDITIONS, third % 2);
  const luna = game % 3 === 0 ? { level: Math.floor(third / 3) % 9, edition } : null;
  const people = (luna === null ? 2 : 1) + (third % 3);
  // Half of the games have modules, all menaces in turn.
  const board = game % 8 < 4 ? 'moon' : 'belt';
  const menace = board === 'belt' && (MENACE_IDS[Math.floor(game / 8) % MENACE_IDS.length] ?? false);
  const switches = { shareCardsMayBeDestroyed: game % 5 === 0, lunaTakesSupplement: at(SUPPLEMENT_SHARES, game % 3) };
  const modules = { board, missions: game % 4 > 0, menace, switches } as const;
  return played.createGame(randomOptions(people, `exact ${game}`, { luna, ...modules, ...more }));
}

/** Gives the players track bonuses, coins and markers. */
function richStart(game: number): GameState {
  const tracks = { skymine: 'C2', minerva: game % 4 === 1 ? 'E1' : 'E2', astrogo: 'B1', tawac: 'D1' } as const;
  return produce(startOf(richRules, game, { tracks }), (draft) => {
    for (const player of draft.players.slice(0, draft.options.players.length)) {
      player.coins = 12;
      player.markers += 3;
      for (const company of COMPANIES) player.bonuses[company] = game % 5 < 2 ? 2 : 1;
      if (draft.belt === null) continue;
      // Any menace can be confronted by a player with the energy and the cards.
      player.helium = 20;
      player.upload = 12;
    }
    const { belt } = draft;
    for (const company of belt === null ? [] : COMPANIES) {
      const centre = draft.stations[company][1];
      const space = belt?.shuttles[richRules.content.belt.shuttleSpaces.findIndex(({ number }) => number === 11)];
      if (centre === undefined || space === undefined || space.length > 0) continue;
      centre.pieces -= 1;
      space.push(company);
    }
  });
}

function plainStart(game: number): GameState {
  return startOf(rules, game, { constrainedSlots: game % 5 === 0 });
}

interface Reached {
  readonly rules: Rules;
  readonly state: GameState;
  readonly options: readonly Action[];
}

/** Expects that exactly the listed actions are legal in the whole space of well-formed ones. */
function expectExact(
  { state, options }: Reached,
  isLegal: Test,
  types: readonly Action['type'][],
  seats: readonly number[],
): void {
  const listed = new Set(options.map(actionKey));
  const refused = new Set(listed);
  for (const action of seats.flatMap((seat) => types.flatMap((type) => actionSpace(state, type, seat)))) {
    if (!isLegal(action)) continue;
    const key = actionKey(action);
    if (!listed.has(key)) expect.fail(`${JSON.stringify(action)} is legal but not listed`);
    refused.delete(key);
  }
  expect([...refused], 'listed but refused').toEqual([]);
}

/** Reached states by the kind of open decision, a few from each game. */
function collect(): Map<DecisionKind, Reached[]> {
  const reached = new Map<DecisionKind, Reached[]>(DECISION_KINDS.map((kind) => [kind, []]));
  for (
    let game = 0;
    game < 1000 && [...reached.values()].some(({ length }) => length < STATES_OF_EACH_KIND);
    game += 1
  ) {
    const played = game % 2 === 0 ? rules : richRules;
    const start = game % 2 === 0 ? plainStart(game) : richStart(game);
    walk(played, start, `exact ${game}`, ({ state, options }) => {
      const kind = played.pending(state)[0]?.kind;
      const states = kind === undefined ? undefined : reached.get(kind);
      if (kind === undefined || states === undefined) return;
      const answers = ANSWERS.get(kind) ?? new Set();
      for (const { type } of options) answers.add(type);
      ANSWERS.set(kind, answers);
      if (states.length < STATES_OF_EACH_KIND && states.length < 4 * (game + 1))
        states.push({ rules: played, state, options });
    });
  }
  return reached;
}

const reached = collect();

test.each(DECISION_KINDS)('legalActions lists exactly the legal actions of a decision "%s"', (kind) => {
  const states = reached.get(kind) ?? [];
  expect(states.length).toBeGreaterThanOrEqual(STATES_OF_EACH_KIND);
  const answers = [...(ANSWERS.get(kind) ?? [])];
  states.forEach((each, index) => {
    const { state } = each;
    const open = each.rules.pending(state).map(({ seat }) => seat);
    expectExact(each, checkedWithParsing(each), answers, open);
    if (index % EVERYTHING > 0) return;
    const seats = proofList([...state.players.keys(), state.players.length], 1);
    expectExact(each, checked(each), ACTION_TYPES, [...new Set([...open, ...seats])]);
  });
});
