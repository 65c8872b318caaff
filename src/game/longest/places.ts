import type { Content } from '../../components/content.ts';
import type { Effect } from '../../components/effects.ts';
import { BELT_SPACE_ENERGY, BORDER_ENERGY } from '../../components/printed.ts';
import { largestFirst } from '../../engine/lists.ts';
import type { BoardSide } from '../model/options.ts';
import { type Asking, answersOnBoard } from './rewards.ts';

/** A place that energy enters, or several places that give one reward (BELT-18). */
export interface Place {
  /** The least energy that enters it while it is vacant. */
  readonly energy: number;
  /** Whether a rival who leaves it has a column to go back to (1) or not (0). */
  readonly ousting: number;
  /** What its reward asks. */
  readonly reward: number;
  /** How many places there are. */
  readonly count: number;
}

/** The places of each side of the board. */
export const PLACES: Readonly<Record<BoardSide, (content: Content, asking: Asking) => readonly Place[]>> = {
  moon: sectors,
  belt: beltSpaces,
};

/** EXP-9, EXP-18. */
function sectors({ moon }: Content, asking: Asking): Place[] {
  return moon.sectors.map(({ structures, neighbours, stations }) => ({
    energy: Math.min(...[...neighbours, ...stations].map(({ border }) => BORDER_ENERGY[border])),
    ...{ ousting: 1, reward: answersOnBoard(structures, asking), count: 1 },
  }));
}

/** BELT-11, BELT-17 to BELT-20. */
function beltSpaces({ belt }: Content, asking: Asking): Place[] {
  const energy = BELT_SPACE_ENERGY;
  const outposts = belt.asteroids.map(({ spaces, reward }) => ({
    ...{ energy, ousting: 1, reward: answersOnBoard(reward, asking), count: spaces.length },
  }));
  const shuttles = belt.shuttleSpaces.map(({ steps }) => {
    const reward: Effect[] = steps > 0 ? [{ kind: 'expandedTrack', steps }] : [];
    return { energy, ousting: 0, reward: answersOnBoard(reward, asking), count: 1 };
  });
  return [...outposts, ...shuttles];
}

/** Answers to a point of energy that are worth counting with: at least what all entries without a reward ask. */
export function energyRates(places: readonly Place[], rivalEnergy: number): readonly number[] {
  const bare = places.map(({ energy, ousting }) => (1 + ousting) / (energy + rivalEnergy));
  const full = places.map(({ energy, ousting, reward }) => (1 + ousting + reward) / (energy + rivalEnergy));
  const least = Math.max(1, ...bare);
  return largestFirst([...new Set([least, ...full.filter((rate) => rate > least)])]);
}
