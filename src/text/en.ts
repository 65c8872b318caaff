import { CAMPAIGN_VIOLATIONS } from '../rulebook/campaignViolations.ts';
import { englishSource } from '../rulebook/sources.ts';
import { VIOLATIONS } from '../rulebook/violations.ts';
import { WARNINGS } from '../rulebook/warnings.ts';
import { EVENTS_EN } from './en/events.ts';
import { HEADINGS_EN } from './en/headings.ts';
import { DIFFERENCES_EN, NAMES_EN } from './en/names.ts';
import { TEMPLATES_EN } from './en/templates.ts';
import type { AdviceLocale, CampaignLocale } from './locale.ts';
import { counted, say } from './parts.ts';
import type { Locale } from './words.ts';

const ADVICE_EN: AdviceLocale = {
  gains: (gains) => say`Immediate score change: ${gains}.`,
  worth: (coins) => `Expected value by the end of the game: about ${coins}.`,
  second: (action, worse) => say`Second choice: ${action} (${worse === null ? 'about as good' : `${worse} worse`}).`,
  nothing: 'No other choice is worth more right now.',
};

const CHAPTERS = { 1: 'the Moon', 2: 'the Belt', 3: 'the Moon with the first outposts', 4: 'the Belt with a menace' };

const CAMPAIGN_EN: CampaignLocale = {
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

const coins = (total: number): string => counted(NAMES_EN, total, NAMES_EN.nouns.coin);

/** The English language, for `createText`. */
export const en: Locale = {
  ...NAMES_EN,
  refusals: sentencesOf(VIOLATIONS),
  warnings: sentencesOf(WARNINGS),
  campaignRefusals: sentencesOf(CAMPAIGN_VIOLATIONS),
  differences: DIFFERENCES_EN,
  ...TEMPLATES_EN,
  bonusOfTrack: (level, company, does) =>
    say`the ${level === 1 ? 'first' : 'second'} bonus of the ${company} track${does === null ? '' : say` (${does})`}`,
  insteadOf: (now, before, words) =>
    before.kind === 'markers'
      ? say`${words.permanent(now)} in total, ${before.count} of them from the first threshold`
      : say`${words.permanent(now)}; replaces the first bonus: ${words.permanent(before)}`,
  withShare: (card, company) => say`${card} with a share of ${company}`,
  costing: (cost) => `cost ${cost}`,
  oneOfLookalikes: (number, amount) => `${number} of ${amount}`,
  planTerms: (plan, asks, gives) => say`${plan} (requirement: ${asks}; reward: ${gives})`,
  specialTerms: (plan, value, cost) => say`${plan} (worth ${value}, ${cost} to enter)`,
  line: (label, value) => say`${label}: ${value}`,
  rewardNumber: (number) => `reward ${number}`,
  resourceTile: (units) => `+${units} on a resource card`,
  destroys: { any: 'a card from hand', carbon: 'a carbon card from hand' },
  structures: {
    coins: 'deep mine',
    expandedTrack: 'open-pit mine',
    helium: 'helium depot',
    research: 'research station',
  },
  perDomes: (domes, company, words) =>
    say`${words.effect({ kind: 'helium', steps: 1 })} for every ${domes} domes of ${company}`,
  tierNumber: (tier) => `tier ${tier}`,
  perFieldScientist: (words) =>
    say`${words.effect({ kind: 'helium', steps: 1 })} for every other face-up field scientist card`,
  tierFrom: (item, atLeast) => {
    if (item === 'energy') return `${atLeast} energy or more`;
    if (item !== 'scientists') return `${atLeast} units or more`;
    const others = atLeast === 2 ? 'scientist or field scientist' : 'scientists or field scientists';
    return atLeast === 1 ? '1 scientist' : `1 scientist + ${atLeast - 1} more ${others}`; // MAJ-4 to MAJ-6
  },
  worthFrom: (coins, space) => `${coins} from space ${space}`,
  borderWith: (neighbour, border) => (border === 2 ? say`${neighbour} (double border)` : neighbour),
  routeEnd: (asteroid, lightning) => (lightning ? say`${asteroid} (lightning)` : asteroid),
  events: EVENTS_EN,
  categories: { coins: 'Coins', tank: 'Helium-3 tank', research: 'Research' },
  source: englishSource,
  phases: {
    setup: 'Set-up',
    planning: 'Planning phase',
    actions: 'Action phase',
    preparation: 'Preparation phase',
    end: 'End of the game',
  },
  ...HEADINGS_EN,
  campaign: CAMPAIGN_EN,
  log: {
    title: ({ people, luna, seed }) =>
      [
        people === 1 ? 'Skymines solo' : `Skymines for ${people} players`,
        luna === null ? '' : ` ${people === 1 ? 'against' : 'with'} Luna, level ${luna}`,
        seed === null ? '' : ` (seed: ${seed})`,
      ].join(''),
    played: (parts) => say`With ${parts}`,
    parts: {
      belt: 'the Belt',
      missions: 'missions',
      menace: 'a menace',
      chapter3: 'the chapter 3 outposts',
      constrainedSlots: 'constrained slots',
    },
    tracks: (tracks) => say`Company tracks: ${tracks}`,
    round: (round, firstPlayer) => say`Round ${round}: ${firstPlayer} is first player`,
    between: '; ',
  },
  scores: {
    title: 'Final scores',
    soFar: 'Scores so far',
    total: 'Total',
    noWinner: 'No winner: the Temporal Anomaly is still in play, and another game follows.',
    wins: (winner, total) => say`${winner} wins with ${coins(total)}.`,
    share: (winners, total) => say`${winners} share the victory with ${coins(total)} each.`,
  },
  advice: ADVICE_EN,
};

function sentencesOf<Code extends string>(
  catalogue: Readonly<Record<Code, { readonly message: string }>>,
): Readonly<Record<Code, string>> {
  const entries = Object.entries(catalogue) as [Code, { readonly message: string }][];
  return Object.fromEntries(entries.map(([code, { message }]) => [code, message])) as Record<Code, string>;
}
