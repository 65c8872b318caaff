// Plays a game with the library and with the referee at the same time, and compares them at every decision: all legal
// actions, the table, what the events say about it, and at the end the score, the winners and the success points.

import { chapterGame } from '../../src/campaign/results.ts';
import type { Effect } from '../../src/entries/content.ts';
import type { Action, Content, GameEvent, GameState, Rules, WholeState } from '../../src/entries/index.ts';
import { chooseRandomly, drawFor } from '../../src/entries/testing.ts';
import type { RewardFrame } from '../../src/game/model/frames.ts';
import { follow, type Mirror, mirrorOf } from '../game/events/mirror.ts';
import { must } from '../kit/must.ts';
import * as refereed from '../referee/campaign.ts';
import { type Referee, resumeGame, scores, startGame, winners } from '../referee/referee.ts';
import { offeredRewards } from '../referee/rewards.ts';
import { dealtOptions } from './options.ts';
import { OtherActions } from './otherActions.ts';
import { shaken } from './shake.ts';
import { differences, keyOf, momentOf, tableOf } from './table.ts';

/** A game of two implementations, up to its end or to the first difference. */
export interface Comparison {
  /** The number of decisions at which everything was the same. */
  readonly decisions: number;
  /** The first difference, with the seed and the last actions; null if there was none. */
  readonly difference: string | null;
}

/**
 * Plays one random game, in which the referee uses a component set. In every other game, positions are edited at the
 * beginning of every other turn.
 */
export function playBoth(rules: Rules, seed: string, content: Content = rules.content): Comparison {
  const draw = drawFor(seed);
  let state = rules.createGame(dealtOptions(draw, rules.content)) as WholeState;
  let referee = startGame(content, state.options);
  const isShaken = draw() < 0.5;
  const history: string[] = [];
  const others = new OtherActions();
  let mirror = mirrorOf(state, content);
  for (let decisions = 0; ; decisions += 1) {
    const { answers, problems } = compareDecision(rules, state, referee);
    if (problems.length > 0) return { decisions, difference: report(seed, state, history, problems) };
    if (answers.size === 0) return { decisions, difference: null };
    const wrong = others.misjudged(draw, referee.offers, (action) => rules.isLegal(state, action));
    if (wrong.length > 0) return { decisions, difference: report(seed, state, history, wrong) };
    const moment = isShaken ? momentOf(state) : null;
    const edited = moment?.phase === 'turn' && draw() < 0.5 ? shaken(rules, state, draw) : null;
    if (edited !== null && moment !== null) {
      state = edited;
      mirror = mirrorOf(state, content);
      referee = resumeGame(content, state.options, tableOf(state), moment);
      history.push('edited');
      continue;
    }
    const action = chooseRandomly(draw, [...answers.keys()]);
    history.push(keyOf(action));
    const played = rules.tryReduce(state, action);
    if (!played.ok) return { decisions, difference: report(seed, state, history, ['a listed action is refused']) };
    state = played.state;
    const untold = [...untoldBy(played.events, mirror, mirrorOf(state, content)), ...misstated(played.events, state)];
    if (untold.length > 0) return { decisions, difference: report(seed, state, history, untold) };
    referee.play(must(answers.get(action)));
  }
}

/** The actions that both implementations list: the library's, and the referee's for each of them. */
type Answers = ReadonlyMap<Action, Action>;

interface Compared {
  readonly answers: Answers;
  readonly problems: readonly string[];
}

/** Compares the table and all legal actions, or the result of a finished game. */
export function compareDecision(rules: Rules, state: WholeState, referee: Referee): Compared {
  const answers = new Map<Action, Action>();
  const listed = rules.legalActions(state);
  if (listed.length === 0 || referee.isOver) {
    return { answers, problems: differences(resultOf(rules, state), resultByReferee(referee)) };
  }
  const theirs = new Map(referee.offers.map((offer) => [keyOf(offer), offer]));
  const order = rewardsOf(state, referee);
  const problems = differences(tableOf(state), referee.table);
  for (const action of listed) {
    const same = theirs.get(
      keyOf(action.type === 'takeReward' ? { ...action, reward: order[action.reward] ?? -1 } : action),
    );
    if (same === undefined) problems.push(`only the library lists ${keyOf(action)}`);
    else answers.set(action, same);
  }
  const common = new Set(answers.values());
  for (const offer of referee.offers) if (!common.has(offer)) problems.push(`only the referee lists ${keyOf(offer)}`);
  if (common.size < listed.length) problems.push('the library lists an action twice');
  return { answers, problems };
}

/** Returns how the table differs from what the events of an action say. `mirror` knows the table from events alone. */
export function untoldBy(events: readonly GameEvent[], mirror: Mirror, table: Mirror): string[] {
  try {
    follow(mirror, events);
    return differences(mirror, table).map((each) => `events: ${each}`);
  } catch (error) {
    return [`events: ${error instanceof Error ? error.message : error}`];
  }
}

/**
 * Returns errors in details that the mirror does not follow: revealed tokens (SETUP-41), slots of dealt cards, and cards
 * that Luna takes for free (LACT-30).
 */
function misstated(events: readonly GameEvent[], { players, luna, display }: GameState): string[] {
  const cleared = events.findLastIndex(({ type }) => type === 'displayCleared');
  const tokens = players.filter((_, seat) => seat !== luna?.seat).map(({ token }) => token);
  return events.flatMap((event, index) => {
    if (event.type === 'tokensRevealed') return differences(event.tokens, tokens);
    if (event.type === 'cardDealt' && index > cleared) return differences([event.card], [display[event.slot - 1]]);
    const isFree = event.type === 'cardTaken' && event.seat === luna?.seat;
    return isFree ? differences([event.cost, event.paidIn], [0, 'nothing']) : [];
  });
}

/** Returns everything that is known at the end of a game, with the success points of a chapter (CAMP-5). */
function resultOf(rules: Rules, state: WholeState): unknown {
  const { seed, deal, ...next } = rules.timeLoop(state) ?? {};
  return [rules.isOver(state), next, rules.score(state), rules.winners(state), chapterGame(rules, state)];
}

function resultByReferee({ isOver, game }: Referee): unknown {
  const chapter = game.options.chapter3 ? 3 : game.options.menace === false ? 1 : 4;
  const next = refereed.loopGoesOn(game, 1) ? refereed.nextOfLoop(game) : {};
  return [isOver, next, scores(game), winners(game), refereed.chapterGame(game, chapter)];
}

/** AMB-BON-10: no order of the rewards is printed. Returns the referee's index of each reward that the library lists. */
function rewardsOf(state: GameState, { game }: Referee): number[] {
  const frame = state.stack.at(-1);
  if (frame?.kind !== 'rewards') return [];
  const theirs: (string | null)[] = offeredRewards(game).map(rewardKey);
  return frame.rewards.map((reward) => {
    const index = theirs.indexOf(rewardKey(reward));
    if (index >= 0) theirs[index] = null;
    return index;
  });
}

export function rewardKey(reward: Effect | RewardFrame): string {
  if (reward.kind === 'track' || reward.kind === 'trackSteps') return `${reward.company} ${reward.steps}`;
  if (reward.kind === 'research' || reward.kind === 'researchPoints') return `research ${reward.points}`;
  return reward.kind;
}

function report(
  seed: string,
  { options, stack }: GameState,
  history: readonly string[],
  problems: readonly string[],
): string {
  const { deal, tracks, players, ...others } = options;
  const lines = [
    JSON.stringify(others),
    history.slice(-8).join('; '),
    JSON.stringify(stack.at(-1)),
    ...problems.slice(0, 12),
  ];
  return `${seed} (${players.length} players): ${lines.join('\n  ')}`;
}
