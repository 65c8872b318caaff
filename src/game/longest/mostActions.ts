import type { Content, StartingToken } from '../../components/content.ts';
import { LUNA_SLOTS } from '../../components/ids.ts';
import { sum } from '../../engine/lists.ts';
import type { GameOptions } from '../model/options.ts';
import { answersToCards } from './cards.ts';
import { energyActions } from './energy.ts';
import { answersToMarkers, TASKS } from './markers.ts';
import { answersTo } from './rewards.ts';
import { spaceRewards } from './spaces.ts';
import { declined, type OnTracks, playedBy, type Terms, termsOf, trackSets } from './terms.ts';
import { plansPlaced, uploads } from './uploads.ts';

/**
 * Every game ends, however it is played. With every action the first of these that changes becomes less:
 *
 *  1. rounds to come;
 *  2. questions of the set-up, and people who have not confirmed their plan;
 *  3. cards in hand while people plan - a planned card stays planned (AMB-PLAN-2);
 *  4. seats that have not passed;
 *  5. tasks that are not claimed;
 *  6. track bonuses that are not in effect - one of them brings markers (TB-3);
 *  7. what a turn is taken with: cards of the action area and tiles not used, markers in reserve, Luna's cards face down -
 *     who passes lays the cards to rest;
 *  8. what the open decisions still hold: steps, energy, research points, uploads, rewards, places to be left, and plans to
 *     be acquired and placed. An answer spends more of it than it opens.
 *
 * So a game is as long as all of this lasts. The figure counts how often each kind of action can occur at most:
 *
 *  - Each round everybody confirms, passes and takes up a deck, and Luna turns her cards up.
 *  - Every planned card is planned, used and laid to rest. Slots, and the ways back into the hand, limit how many: a card is
 *    bought before its first use, and of those that rest after a round no more come back than passes follow.
 *  - Steps spend units, and move markers that never turn back: the lesser of the two counts.
 *  - Energy enters places, and once the menace; the dearest questions of a place for each point set the rate.
 *  - Uploads move a marker, and of every plan the reward is given once.
 *  - A research point is one answer; a plan that costs one point is two, and there are so many plans.
 *  - Markers lie on different spaces; of these the best are taken, each with its reward and the tile it brings.
 *
 * What each of them asks beside itself is counted with it, as if it were always asked; a task that waits to be claimed
 * makes a question of what would otherwise answer itself (MISSION-14).
 */
export function mostActions(content: Content, options: GameOptions): number {
  const known = FOUND.get(content) ?? new Map<string, number>();
  FOUND.set(content, known);
  const { players, luna, missions, board, menace, tracks, startingTokens, constrainedSlots } = options;
  const modules = [Boolean(luna), missions, board, Boolean(menace)];
  const key = JSON.stringify([players.length, modules, tracks, startingTokens, constrainedSlots]);
  const figure = known.get(key) ?? Math.floor(overAllTracks(content, options));
  known.set(key, figure);
  return figure;
}

/** It takes a while, and depends on little. */
const FOUND = new WeakMap<Content, Map<string, number>>();

function overAllTracks(content: Content, options: GameOptions): number {
  const game = playedBy(content, options);
  let most = 0;
  for (const tracks of trackSets(content, options)) {
    most = Math.max(most, leastCount({ ...game, tracks, spaces: spaceRewards(game, tracks) }, most));
  }
  return most;
}

/** The least of all ways to count, which are all true; once it is not above the floor it is not looked for. */
function leastCount(game: OnTracks, floor: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (const terms of termsOf(game)) {
    const count = sum(PARTS, (part) => part(terms));
    if (count <= floor) return floor;
    least = Math.min(least, count);
  }
  return least;
}

const PARTS: readonly ((terms: Terms) => number)[] = [
  setUp,
  everyRound,
  answersToCards,
  energyActions,
  uploads,
  plansPlaced,
  answersToMarkers,
  claims,
  menace,
];

/** SETUP-39, SETUP-42, SETUP-43. */
function setUp(terms: Terms): number {
  const chosen = terms.options.startingTokens === 'choose' ? 1 : 0;
  const bonus = terms.content.tokens.map((token) => answersToStart(terms, token));
  return terms.people * (chosen + 1 + Math.max(...bonus));
}

/** SETUP-32: markers begin on space 0. Steps that reach no barrier ask nothing; missions are not yet there (MISSION-1). */
function answersToStart({ tracks }: Terms, { bonus }: StartingToken): number {
  const steps = sum(bonus, (each) => (each.kind === 'track' ? each.steps : 0));
  const open = tracks.every(({ barriers }) => barriers.every(({ before }) => before > steps));
  return open ? 0 : answersTo(bonus, { declined: 0 });
}

/** PLAN-10, PASS-1, PASS-3; LUNA-27. */
function everyRound({ options, people, rounds }: Terms): number {
  return rounds * (3 * people + (options.luna === null ? 0 : LUNA_SLOTS.length));
}

/** MISSION-6. */
function claims(terms: Terms): number {
  return TASKS * terms.people * declined(terms);
}

/** MENACE-4, MENACE-8: once in the game. The energy that it takes was counted at the rate (MENACE-6). */
function menace({ content, options, perEnergy }: Terms): number {
  if (options.menace === false) return 0;
  const asking = { declined: declined({ options }) };
  return Math.max(
    0,
    ...content.menaces.map(({ energy, reward }) => 1 + answersTo(reward, asking) - perEnergy * energy),
  );
}
