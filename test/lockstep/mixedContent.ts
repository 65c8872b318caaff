// Component sets in which rare rules come up more often: rewards with more effects, and tasks that are easier to meet.

import { type Draw, pickOne } from '../../src/engine/random.ts';
import type { Content, Effect } from '../../src/entries/content.ts';

/** Returns a component set in which most rewards have effects of other rewards, and half of all tasks ask for 1 or 2. */
export function mixedContent(draw: Draw, content: Content): Content {
  const simple = rewardsIn(content).flat();
  const mixed = (reward: readonly Effect[]): Effect[] => {
    if (reward.some(({ kind }) => kind === 'oneOf')) return [...reward];
    const added = Array.from({ length: Math.floor(draw() * 3) }, () => pickOne(draw, simple));
    return [...reward, ...added.filter(isAnywhere)];
  };
  const easier = <Task extends object>(task: Task): Task =>
    draw() < 0.5
      ? task
      : (Object.fromEntries(
          Object.entries(task).map(([key, value]) => [key, typeof value === 'number' ? Math.ceil(value / 3) : value]),
        ) as Task);
  return {
    ...content,
    id: 'mixed',
    plans: content.plans.map((plan) => ({
      ...plan,
      reward: mixed(plan.reward),
      requirements: plan.requirements.map(easier),
    })),
    missions: content.missions.map((mission) => ({
      ...mission,
      tasks: mission.tasks.map(easier) as unknown as typeof mission.tasks,
    })),
    menaces: content.menaces.map((menace) => ({ ...menace, energy: 1, reward: mixed(menace.reward) })),
    spaces: content.spaces.map((space) =>
      space.majority === null
        ? space
        : {
            ...space,
            majority: {
              ...space.majority,
              tiers: space.majority.tiers.map((tier) => ({ ...tier, reward: mixed(tier.reward) })),
            },
          },
    ),
    belt: {
      ...content.belt,
      asteroids: content.belt.asteroids.map((asteroid) => ({ ...asteroid, reward: mixed(asteroid.reward) })),
    },
    moon: {
      ...content.moon,
      sectors: content.moon.sectors.map((sector) => ({ ...sector, structures: mixed(sector.structures) })),
    },
  };
}

/** Effects that need a card, a company or a space of their own. */
const ONLY_WHERE_PRINTED = ['firstPlayer', 'destroyedCost', 'salvage', 'expandedTrack', 'reserveTile'];
/**
 * No printed reward has these beside other effects of certain kinds, and the booklets are silent: whether the research
 * points of a choice are added to others (AMB-RP-9), and whether optional removals come first.
 */
const UNDECIDED = ['oneOf', 'removeOutposts'];

/** True if an effect may be part of any reward. */
function isAnywhere(effect: Effect): boolean {
  if (effect.kind === 'chosenTracks') return effect.among === 'all';
  return ![...ONLY_WHERE_PRINTED, ...UNDECIDED].includes(effect.kind);
}

function rewardsIn({ plans, spaces, belt, moon, tracks }: Content): (readonly Effect[])[] {
  return [
    ...plans.map(({ reward }) => reward),
    ...spaces.flatMap(({ terms, majority }) => [terms.reward, ...(majority?.tiers ?? []).map(({ reward }) => reward)]),
    ...belt.asteroids.map(({ reward }) => reward),
    ...moon.sectors.map(({ structures }) => structures),
    ...tracks.flatMap(({ thresholds }) =>
      thresholds.flatMap(({ bonus }) => (bonus.kind === 'space' ? [bonus.reward] : [])),
    ),
  ];
}
