import type { Summary } from './summary.ts';
import { WINNER_RANGE } from './summary.ts';
import { neverUsed } from './uses.ts';

/** The targets for which the component set is tuned. */
export interface Target {
  readonly text: string;
  readonly measured: string;
  readonly holds: boolean;
}

const MOST = 0.8;
const LARGEST_SEAT = 0.32;
const COMPANY_RANGE = [0.15, 0.35] as const;

export const percent = (part: number): string => `${(part * 100).toFixed(1)} %`;

export function targetsOf(summary: Summary): readonly Target[] {
  const { content, uses, winners, inRange, winsByPlace, companies, shareCards } = summary;
  const [from, to] = WINNER_RANGE;
  const [least, most] = COMPANY_RANGE;
  const place = Math.max(...winsByPlace);
  const best = companies.map((company) => company.best);
  const unused = [...neverUsed(content, 'card', uses), ...neverUsed(content, 'plan', uses)];
  const unusedSpecial = neverUsed(content, 'specialPlan', uses);
  return [
    {
      text: `at least ${percent(MOST)} of the winners end with ${from} to ${to} coins`,
      measured: `${percent(inRange)} of the winners, mean ${winners.mean.toFixed(1)}`,
      holds: inRange >= MOST,
    },
    {
      text: `no place in turn order wins more than ${percent(LARGEST_SEAT)} of the games`,
      measured: `at most ${percent(place)}`,
      holds: place <= LARGEST_SEAT,
    },
    {
      text: `every company is the best investment in ${percent(least)} to ${percent(most)} of the games`,
      measured: `${percent(Math.min(...best))} to ${percent(Math.max(...best))}`,
      holds: best.every((part) => part >= least && part <= most),
    },
    {
      text: 'no card or plan stays unused in all games',
      measured: [...unused, ...unusedSpecial].join(', ') || 'none unused',
      holds: unused.length + unusedSpecial.length === 0,
    },
    {
      text: 'share cards come on display in most games',
      measured: `${percent(shareCards.games)} of the games, ${shareCards.mean.toFixed(1)} on average`,
      holds: shareCards.games > 0.5,
    },
  ];
}
