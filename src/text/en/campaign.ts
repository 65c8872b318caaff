import type { CampaignLocale } from '../locale.ts';
import { say } from '../parts.ts';

const CHAPTERS = {
  1: 'the Moon',
  2: 'the Belt',
  3: 'the Moon with the first outposts',
  4: 'the Belt with a menace',
} as const;

/** What a campaign says in English. */
export const CAMPAIGN_EN: CampaignLocale = {
  title: (seed) => `Campaign${seed === null ? '' : ` (seed: ${seed})`}`,
  chapter: (chapter, chapters, lunaLevel) =>
    `Chapter ${chapter} of ${chapters}, ${CHAPTERS[chapter]}${lunaLevel === null ? '' : `, Luna at level ${lunaLevel}`}`,
  game: (number) => `Game ${number} of the time loop`,
  loopEnd: (games, remover, menace) => {
    const ended =
      remover === null ? 'the most that a campaign plays' : say`in the last of which ${remover} removed ${menace}`;
    return say`The time loop ended after ${games} games, ${ended}; coins and success points are averages.`;
  },
  earned: ({ who, coins, points, reasons }) =>
    points === null
      ? say`${who} has ${coins} and gets no success points.`
      : say`${who} has ${coins} and gets ${points}: ${reasons}.`,
  reasons: {
    average: (points, games) => `${points} on average of ${games} games`,
    beatOne: (points) => `${points} for more coins than another player`,
    beatTwo: (points) => `${points} for more coins than two other players`,
    winner: (points) => `${points} for winning the chapter`,
    mission: (points) => `${points} for mission progress`,
    tracks: (points) => `${points} for ${points === 1 ? 'a finished track' : 'finished tracks'}`,
    firstToFinish: (points) => `${points} for the first personal bonus space`,
    menaceRemoved: (points) => `${points} for removing the menace card`,
  },
  level: (level, points) => `Luna goes on at level ${level}${points === null ? '' : ` and gets ${points}`}`,
  points: 'Success points',
  row: (chapter) => `Chapter ${chapter}`,
  bonuses: 'For Luna’s level',
  ranks: ['on the ground', 'almost in space', 'on the Moon', 'on the way to Mars', 'beyond the planets'],
  rank: (who, name, rank, best) =>
    say`${who}: ${name} (rank ${rank}${rank === best ? ', the best' : `; the best is ${best}`})`,
  wins: (winner, points) => say`${winner} wins the campaign with ${points}.`,
  share: (winners, points) => say`${winners} share the victory in the campaign with ${points} each.`,
};
