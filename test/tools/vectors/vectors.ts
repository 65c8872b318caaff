// Test vectors for ports of the rules: random games with all legal actions, states, violations and results.

import { MENACE_ENDS } from '../../../src/components/printed.ts';
import { fingerprint, sortedJson } from '../../../src/engine/fingerprint.ts';
import { type Draw, pickOne } from '../../../src/engine/random.ts';
import type { Action, Company, CreateGameOptions, GameOptions, GameState, Rules } from '../../../src/entries/index.ts';
import { COMPANIES, RULES_VERSION } from '../../../src/entries/index.ts';
import { drawFor } from '../../../src/entries/testing.ts';
import { must } from '../../kit/must.ts';
import { rewardKey } from '../../lockstep/lockstep.ts';
import { dealtOptions } from '../../lockstep/options.ts';
import { tableOf } from '../../lockstep/table.ts';

const FORMAT = 1;
/** Every tenth decision has the whole state, and every fourth has rejected actions. */
const WHOLE_STATE = 10;
const REJECTED = 4;

/** Lists whose order has no meaning. 1 sorts the list itself, 2 each list in it, 3 each list in those. */
export const UNORDERED: Readonly<Record<string, number>> = {
  acquired: 1,
  cards: 1,
  covered: 1,
  destroy: 1,
  destroyed: 1,
  discard: 1,
  discardedPlans: 1,
  faceUp: 1,
  hand: 1,
  outposts: 3,
  placed: 1,
  resting: 2,
  sectors: 2,
  shuttles: 2,
  specialPlans: 1,
  tiles: 1,
};

type Fits = (options: CreateGameOptions) => boolean;

/** The games of each file, from simple to difficult. */
export const VECTOR_MODES: Readonly<Record<string, Fits>> = {
  base: ({ board, missions, chapter3, luna }) => board === 'moon' && !missions && !chapter3 && !luna,
  moon: ({ board, missions, chapter3, luna }) => board === 'moon' && (missions || chapter3) === true && !luna,
  belt: ({ board, luna }) => board === 'belt' && !luna,
  luna: ({ board, luna }) => board === 'moon' && luna !== null,
  lunaBelt: ({ board, luna }) => board === 'belt' && luna !== null,
};

/** Sorts the lists in `UNORDERED`, at any depth of a value. */
export function tidy(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    if (depth !== 1) return value.map((item) => tidy(item, depth - 1));
    return value
      .map((item) => tidy(item))
      .map((item) => [sortedJson(item), item] as const)
      .sort(byText)
      .map(([, item]) => item);
  }
  const isOrdered = 'type' in value && value.type === 'arrangeStartingDecks';
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, tidy(item, isOrdered ? 0 : UNORDERED[key])]),
  );
}

const byText = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => (a < b ? -1 : 1);

/** AMB-BON-10: the rules do not number rewards, so vectors contain the reward's name instead of its index. */
export function withRewardName(action: Action, rewards: readonly string[]): unknown {
  return action.type === 'takeReward' ? { ...action, reward: rewards[action.reward] } : action;
}

export function rewardNames({ stack }: GameState): readonly string[] {
  const frame = stack.at(-1);
  return frame?.kind === 'rewards' ? frame.rewards.map(rewardKey) : [];
}

/** The first line of a file, and the manifest of a folder. */
export function headOf(rules: Rules, seed: string): Readonly<Record<string, unknown>> {
  const { content } = rules.createGame({ players: ['Ada', 'Ben'], seed });
  return { format: FORMAT, rules: RULES_VERSION, components: content, seed };
}

/** Returns the options of a random game of a mode. The base game has no variants. */
function optionsOf(draw: Draw, rules: Rules, mode: string): CreateGameOptions {
  for (;;) {
    const options = dealtOptions(draw, rules.content);
    if (!VECTOR_MODES[mode]?.(options)) continue;
    return mode === 'base' ? { ...options, constrainedSlots: false, switches: {} } : options;
  }
}

/** Plays games of one mode. Returns the lines of their file. */
export function linesOf(rules: Rules, seed: string, mode: string, games: number): string[] {
  const lines: unknown[] = [{ ...headOf(rules, seed), mode, games }];
  const codes = new Map<string, number>();
  for (let game = 1; game <= games; game += 1) {
    const draw = drawFor(`${seed} ${mode} ${game}`);
    lines.push(...gameLines(rules, draw, rules.createGame(optionsOf(draw, rules, mode)), codes));
  }
  return lines.map((line) => sortedJson(line));
}

type Codes = Map<string, number>;

function gameLines(rules: Rules, draw: Draw, start: GameState, codes: Codes): readonly unknown[] {
  const { deal, ...others }: GameOptions = start.options;
  const lines: unknown[] = [{ options: { ...others, deal } }];
  const isDaring = start.options.menace !== false && draw() < 0.7;
  const earlier: Action[] = [];
  for (let state = start; ; ) {
    const listed = rules.legalActions(state);
    const table = tidy(tableOf(state));
    const place = lines.length - 1;
    const names = rewardNames(state);
    const legal = tidy(
      listed.map((action) => withRewardName(action, names)),
      1,
    );
    if (listed.length === 0) {
      return [...lines, { legal, scores: rules.score(state), winners: rules.winners(state) }];
    }
    const action = choose(draw, listed, isDaring ? explorers(rules, state) : []);
    lines.push({
      legal,
      checksum: fingerprint(table),
      play: tidy(withRewardName(action, names)),
      ...(place % WHOLE_STATE === 0 && { state: table }),
      ...(place % REJECTED === REJECTED - 1 && { rejected: rejectedOf(rules, draw, state, listed, earlier, codes) }),
    });
    earlier.push(...listed.filter(({ type }) => type !== 'takeReward'));
    state = rules.reduce(state, action);
  }
}

const DULL: readonly Action['type'][] = ['pass', 'confirmPlan', 'stop', 'takeCoin'];
const RARE: readonly Action['type'][] = ['confront', 'claimTask', 'takeDestroyedCard', 'takeSpecialPlan'];

/** Chooses a type first, so that rare actions are not lost in long lists, and passes late. */
function choose(draw: Draw, listed: readonly Action[], explorers: readonly Company[]): Action {
  const wanted = explorers.length > 0 && draw() < 0.9 ? approaching(listed, explorers) : listed;
  const types = [...new Set(wanted.map(({ type }) => type))];
  const rare = types.filter((type) => RARE.includes(type));
  const lively = types.filter((type) => !DULL.includes(type));
  const preferred = [draw() < 0.8 ? rare : [], draw() < 0.92 ? lively : []].find(({ length }) => length > 0) ?? types;
  const type = pickOne(draw, preferred);
  return pickOne(
    draw,
    wanted.filter((action) => action.type === type),
  );
}

/** Returns the companies with a shuttle next to the menace, or all companies if there is none (MENACE-5). */
function explorers({ content }: Rules, { belt }: GameState): readonly Company[] {
  const near = content.belt.shuttleSpaces.flatMap(({ number }, index) =>
    MENACE_ENDS.some((end) => end === number) ? (belt?.shuttles[index] ?? []) : [],
  );
  return near.length > 0 ? near : COMPANIES;
}

/** The asteroids and the shuttle spaces next to the menace. */
const NEAR_MENACE: readonly number[] = [8, 10, 14, 15, ...MENACE_ENDS];

/** Random players hardly ever reach a menace: they need much energy and the shuttles of one company (MENACE-5). */
function approaching(listed: readonly Action[], explorers: readonly Company[]): readonly Action[] {
  const goals: ((action: Action) => boolean)[] = [
    ({ type }) => type === 'confront',
    (action) => action.type === 'placeShuttle' && NEAR_MENACE.includes(action.shuttleSpace),
    (action) => action.type === 'placeOutpost' && NEAR_MENACE.includes(action.asteroid),
    ({ type }) => type === 'placeShuttle',
    (action) => action.type === 'useEnergy' && explorers.includes(action.company),
    (action) => action.type === 'planCard' && action.card.includes('energy'),
  ];
  return goals.map((goal) => listed.filter(goal)).find(({ length }) => length > 0) ?? listed;
}

/** Returns at most two actions that were legal before and are illegal now, with the codes that are rarest so far. */
function rejectedOf(
  rules: Rules,
  draw: Draw,
  state: GameState,
  listed: readonly Action[],
  earlier: readonly Action[],
  codes: Codes,
): unknown {
  const types = new Set(listed.map(({ type }) => type));
  const similar = earlier.filter(({ type }) => types.has(type));
  const found = new Map<string, { readonly action: unknown; readonly reasons: readonly (readonly string[])[] }>();
  for (let attempt = 0; attempt < 24; attempt += 1) {
    const list = similar.length > 0 && draw() < 0.75 ? similar : earlier;
    const seat = draw() < 0.8 ? listed[0]?.seat : pickOne(draw, state.seating);
    const action = { ...pickOne(draw, list), seat: must(seat) };
    const reasons = rules.explain(state, action).map(({ code, rule }) => [code, rule]);
    const code = reasons[0]?.[0];
    if (code !== undefined) found.set(code, { action: tidy(action), reasons });
  }
  const rarest = [...found.keys()].sort((a, b) => countOf(codes, a) - countOf(codes, b)).slice(0, 2);
  for (const code of rarest) codes.set(code, countOf(codes, code) + 1);
  return rarest.map((code) => found.get(code));
}

const countOf = (codes: Codes, code: string): number => codes.get(code) ?? 0;
