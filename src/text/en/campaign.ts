import type { CampaignLocale } from '../locale.ts';
import { say } from '../parts.ts';

const CHAPTERS = {
  1: 'the Moon',
  2: 'the Belt',
  3: 'the Moon with the first outposts',
  4: 'the Belt with a menace',
} as const;

export const CAMPAIGN_EN: CampaignLocale = {
  title: (seed) => `Campaign${seed === null ? '' : ` (seed: ${seed})`}`,
  chapter: (chapter, chapters, lunaLevel) =>
    `Chapter ${chapter} of ${chapters}: ${CHAPTERS[chapter]}${lunaLevel === null ? '' : ` (Luna level ${lunaLevel})`}`,
  game: (number) => `Game ${number} of the time loop`,
  loopEnd: (games, remover, menace) => {
    const ended = remover === null ? 'the limit in a campaign' : say`when ${remover} removed ${menace}`;
    return say`The time loop ended after ${games} games, ${ended}. Coins and success points are averages.`;
  },
  earned: ({ who, coins, points, reasons }) =>
    points === null
      ? say`${who} has ${coins} and gets no success points.`
      : say`${who} has ${coins} and gets ${points}: ${reasons}.`,
  reasons: {
    average: (points, games) => `${points} on average over ${games} games`,
    beatOne: (points) => `${points} for more coins than at least one other player`,
    beatTwo: (points) => `${points} for more coins than at least two other players`,
    winner: (points) => `${points} for winning the chapter`,
    mission: (points) => `${points} for mission progress`,
    tracks: (points) => `${points} for finishing ${points === 1 ? 'a track' : 'tracks'}`,
    firstToFinish: (points) => `${points} for being the first to open a personal bonus space`,
    menaceRemoved: (points) => `${points} for removing the menace card`,
  },
  level: (level, points) => `Luna continues at level ${level}${points === null ? '' : ` and gets ${points}`}`,
  points: 'Success points',
  row: (chapter) => `Chapter ${chapter}`,
  bonuses: "For Luna's level",
  ranks: ['on the ground', 'almost in space', 'on the Moon', 'on the way to Mars', 'beyond the planets'],
  rank: (who, name, rank, best) => say`${who}: ${name} (rank ${rank + 1} of ${best + 1})`,
  wins: (winner, points) => say`${winner} wins the campaign with ${points}.`,
  share: (winners, points) => say`${winners} share the victory in the campaign with ${points} each.`,
};
