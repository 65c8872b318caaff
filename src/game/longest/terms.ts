import type { Content, Track } from '../../components/content.ts';
import type { Effect, PermanentBonus } from '../../components/effects.ts';
import type { TrackId } from '../../components/ids.ts';
import { COMPANIES, TRACK_IDS } from '../../components/ids.ts';
import { sum } from '../../engine/lists.ts';
import type { GameOptions } from '../model/options.ts';
import type { Place } from './places.ts';
import { energyRates, PLACES } from './places.ts';
import { planRewards } from './rewards.ts';
import type { Usable } from './usable.ts';
import { cardsInPlay } from './usable.ts';

/** A game whose actions are counted: its components, and how it is played. */
export interface Table {
  readonly content: Content;
  readonly options: GameOptions;
  readonly people: number;
  readonly rounds: number;
  readonly places: readonly Place[];
  readonly cards: readonly Usable[];
  /** What the reward of each plan asks. */
  readonly planRewards: readonly number[];
}

/** What a bonus space gives: its reward, or that of one of the tiers. */
export interface SpaceReward {
  readonly reward: readonly Effect[];
  readonly tiers: readonly (readonly Effect[])[];
  /** MISSION-9: one's own space is there when all one's tasks are claimed, so that none waits any more. */
  readonly declined: number;
  /** The company track that it lies on, if any. */
  readonly track: TrackId | null;
}

/** A game on four company tracks. */
export interface OnTracks extends Table {
  readonly tracks: readonly Track[];
  readonly spaces: readonly SpaceReward[];
}

/** A way to count its actions. */
export interface Terms extends OnTracks {
  /**
   * Steps are made of units, and lead to spaces: there are no more of them than of either, nor than any mean of the two.
   * This is the weight of the units, from 0 to 1.
   */
  readonly byUnits: number;
  /** Answers counted for each point of energy, at least 1. What places ask beyond it is counted by itself. */
  readonly perEnergy: number;
}

/** How far units count, and spaces. */
const WEIGHTS = [1, 0.75, 0.5, 0.25, 0] as const;

/** What is the same for all ways to count. */
export function playedBy(content: Content, options: GameOptions): Table {
  const asking = { declined: declined({ options }) };
  const people = options.players.length;
  return {
    ...{ content, options, people, rounds: content.figures.rounds },
    places: PLACES[options.board](content, asking),
    cards: cardsInPlay(content, people),
    planRewards: planRewards(content, asking),
  };
}

/** All ways to count the actions of a game on four tracks. */
export function termsOf(game: OnTracks): Terms[] {
  const rates = energyRates(game.places, game.content.figures.rivalEnergy);
  return WEIGHTS.flatMap((byUnits) => rates.map((perEnergy) => ({ ...game, perEnergy, byUnits })));
}

/** Every four tracks that a game of these options may be played on (SETUP-6 to SETUP-8). */
export function trackSets(content: Content, { tracks }: GameOptions): readonly (readonly Track[])[] {
  const named = (ids: readonly TrackId[]): Track[] => content.tracks.filter(({ id }) => ids.includes(id));
  if (tracks !== 'random') {
    const chosen = tracks === 'recommended' ? content.recommended.tracks : tracks;
    return [named(COMPANIES.map((company) => chosen[company]))];
  }
  const boards = [...new Set(TRACK_IDS.map((id) => id[0]))];
  const sides = boards.map((board) => TRACK_IDS.filter((id) => id[0] === board));
  return sides.flatMap((left) => choices(sides.filter((board) => board !== left)).map(named));
}

/** One of each list, in every combination. */
function choices<T>([first, ...others]: readonly (readonly T[])[]): T[][] {
  if (first === undefined) return [[]];
  return choices(others).flatMap((rest) => first.map((item) => [item, ...rest]));
}

/** TRACK-14: what the better bonus of each track adds, over all tracks. */
export function fromBonuses({ tracks }: OnTracks, added: (bonus: PermanentBonus) => number): number {
  return sum(tracks, ({ thresholds }) =>
    Math.max(...thresholds.map(({ bonus }) => (bonus.kind === 'permanent' ? added(bonus.bonus) : 0))),
  );
}

/**
 * MISSION-13, MISSION-14: who could claim a task says after every action that they do not, and answers what would
 * otherwise answer itself.
 */
export function declined({ options }: Pick<Table, 'options'>): number {
  return options.missions ? 1 : 0;
}
