import type { Seat } from '../components/ids.ts';
import { sum } from '../engine/lists.ts';
import {
  type CampaignScore,
  type CampaignSeatScore,
  type ChapterGame,
  type ChapterResult,
  type LevelChoice,
  type SuccessPoints,
  sumOf,
} from '../game/model/campaign.ts';
import { type PlayerScore, SCORE_CATEGORIES, type ScoreSheet } from '../game/model/score.ts';
import { SUCCESS_REASONS, type SuccessReason } from './headings.ts';
import { plain, type RichText } from './parts.ts';
import type { Words } from './words.ts';

/** A score table. */
export interface Results {
  readonly title: string;
  /** Column headings: the player names. */
  readonly names: readonly string[];
  /** One row for each category, ending with the total. */
  readonly rows: readonly { readonly label: string; readonly values: readonly number[] }[];
  /** The winners; `null` while the game is in progress. */
  readonly verdict: RichText | null;
}

export function resultsOf(scores: ScoreSheet, winners: readonly Seat[] | null, words: Words): Results {
  const { scores: texts } = words.locale;
  const totals = scores.map(({ total }) => total);
  const row = (label: string, field: keyof PlayerScore) => ({ label, values: scores.map((score) => score[field]) });
  return {
    title: winners === null ? texts.soFar : texts.title,
    names: scores.map((_, seat) => plain(words.seat(seat))),
    rows: [...SCORE_CATEGORIES.map((category) => row(words.category(category), category)), row(texts.total, 'total')],
    verdict: winners === null ? null : verdictOf(totals, winners, words),
  };
}

function verdictOf(totals: readonly number[], winners: readonly Seat[], words: Words): RichText {
  const { noWinner, wins, share } = words.locale.scores;
  if (winners.length === 0) return [noWinner];
  return (winners.length === 1 ? wins : share)(namesOf(winners, words), Math.max(...totals));
}

function namesOf(seats: readonly Seat[], words: Words): RichText {
  return words.and(seats.map((seat) => words.seat(seat)));
}

/** A table of the success points in a campaign. */
export interface Standing extends Results {
  /** The players' ranks once the campaign is over; empty until then (CAMP-14). */
  readonly ranks: readonly RichText[];
}

/** CAMP-5, CAMP-28 */
export function chapterLines({ chapter, games, totals, points, winners }: ChapterResult, words: Words): RichText[] {
  const isLoop = games.length > 1;
  const lines = totals.map((coins, seat) => {
    const total = points[seat] ?? 0;
    const winner = winners.includes(seat) ? 1 : 0;
    const others = isLoop ? { average: total - winner } : reasonsOf(games[0]?.points[seat], chapter);
    return earnedLine({ seat, coins, total, reasons: { ...others, winner }, games: games.length }, words);
  });
  return [verdictOf(totals, winners, words), ...(isLoop ? [loopEnd(games, words)] : []), ...lines];
}

/** Returns the most recent game of a time loop in progress. None of the loop's games has a winner (CAMP-28). */
export function loopLines(loop: readonly ChapterGame[], words: Words): RichText[] {
  const [game] = loop.slice(-1);
  if (game === undefined) return [];
  const { campaign, scores } = words.locale;
  const lines = game.totals.map((coins, seat) => {
    const points = game.points[seat];
    const reasons = reasonsOf(points, 4);
    return earnedLine({ seat, coins, total: points === undefined ? 0 : sumOf(points), reasons, games: 1 }, words);
  });
  return [[campaign.game(loop.length)], [scores.noWinner], ...lines];
}

/** CAMP-28, CAMP-20: the player with an extra point in the last game removed the menace. */
function loopEnd(games: readonly ChapterGame[], words: Words): RichText {
  const remover = games.at(-1)?.points.findIndex(({ extra }) => extra > 0) ?? -1;
  const anomaly = words.name({ kind: 'menace', menace: 'temporalAnomaly' });
  return words.locale.campaign.loopEnd(games.length, remover < 0 ? null : words.seat(remover), anomaly);
}

type Reasons = Readonly<Partial<Record<SuccessReason, number>>>;

/** CAMP-11: the way to earn the extra point depends on the chapter. */
function reasonsOf(points: SuccessPoints | undefined, chapter: number): Reasons {
  if (points === undefined) return {};
  const { extra, ...others } = points;
  return { ...others, [chapter === 4 ? 'menaceRemoved' : 'firstToFinish']: extra };
}

interface Earned {
  readonly seat: Seat;
  readonly coins: number;
  readonly total: number;
  readonly reasons: Reasons;
  readonly games: number;
}

function earnedLine({ seat, coins, total, reasons, games }: Earned, words: Words): RichText {
  const { campaign } = words.locale;
  const reached = SUCCESS_REASONS.flatMap((reason) => {
    const amount = reasons[reason] ?? 0;
    return amount === 0 ? [] : [[campaign.reasons[reason](amount, games)]];
  });
  return campaign.earned({
    who: words.seat(seat),
    coins: words.count(coins, 'coin'),
    points: total === 0 ? null : words.count(total, 'successPoint'),
    reasons: words.and(reached),
  });
}

/** CAMP-24, CAMP-25 */
export function levelLine({ level, bonus }: LevelChoice, words: Words): string {
  return words.locale.campaign.level(level, bonus === 0 ? null : words.count(bonus, 'successPoint'));
}

/** CAMP-12 to CAMP-14 */
export function standingOf({ seats, winners }: CampaignScore, words: Words): Standing {
  const { campaign, scores } = words.locale;
  const chapters = seats[0]?.chapters ?? [];
  const row = (label: string, of: (score: CampaignSeatScore) => number) => ({ label, values: seats.map(of) });
  const hasLuna = seats.some((_, seat) => words.isLuna(seat));
  return {
    title: campaign.points,
    names: seats.map((_, seat) => plain(words.seat(seat))),
    rows: [
      ...chapters.map((_, index) => row(campaign.row(index + 1), (score) => score.chapters[index] ?? 0)),
      ...(hasLuna ? [row(campaign.bonuses, (score) => sum(score.bonuses))] : []),
      row(scores.total, (score) => score.total),
    ],
    ranks: winners.length === 0 ? [] : seats.map(({ rank }, seat) => rankLine(words.seat(seat), rank, words)),
    verdict: winners.length === 0 ? null : campaignVerdict({ seats, winners }, words),
  };
}

function rankLine(who: RichText, rank: number, { locale: { campaign } }: Words): RichText {
  const best = campaign.ranks.length - 1;
  return campaign.rank(who, campaign.ranks[rank] ?? String(rank), rank, best);
}

/** CAMP-13: players with equal points share the victory. */
function campaignVerdict({ seats, winners }: CampaignScore, words: Words): RichText {
  const { wins, share } = words.locale.campaign;
  const points = words.count(Math.max(...seats.map(({ total }) => total)), 'successPoint');
  return (winners.length === 1 ? wins : share)(namesOf(winners, words), points);
}
