import { mean } from '../../kit/numbers.ts';
import type { Made } from './command.ts';
import type { GameRecord } from './playGame.ts';
import { table } from './report.ts';
import { percent } from './targets.ts';

/** Solo games at one level, with the player in seat 0 and Luna in seat 1. */
export interface LevelGames {
  readonly level: number;
  readonly records: readonly GameRecord[];
}

/** Means at one level. */
interface LevelFigures {
  readonly level: number;
  readonly player: number;
  readonly luna: number;
  /** Coins of the player minus Luna's. */
  readonly margin: number;
  /** Standard error of the margin. */
  readonly error: number;
  /** The fraction of games that the player won. A shared victory counts half. */
  readonly wins: number;
}

/** Returns the report as Markdown. The same games give the same text. */
export function lunaReport(levels: readonly LevelGames[], { seed, level, notes }: Made): string {
  const games = levels[0]?.records.length ?? 0;
  const figures = levels.map(figuresOf);
  const rows = figures.map(({ level, player, luna, margin, error, wins }) => [
    `${level}`,
    player.toFixed(1),
    luna.toFixed(1),
    signed(margin),
    error.toFixed(1),
    percent(wins),
  ]);
  const parts = [
    '# Luna levels',
    `<!-- Written by npm run balance:luna -- --games ${games} --seed ${seed} --level ${level}; do not edit. -->`,
    `The bot [\`${level}\`](../../../docs/bots.md) played ${games} solo games at each level, with random tracks, starting tokens chosen from two, and the
seeds \`${seed} 1\` to \`${seed} ${games}\`. The margin is the player's lead over Luna; a shared victory is half a win.
The bot does not know what Luna will do, and looks ahead to the end of its turn at most. Human players will score
differently, so the values only compare the levels.`,
    table(['level', 'player', 'Luna', 'margin', 'standard error', 'won by the player'], rows),
    course(figures),
    notes.trim(),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function figuresOf({ level, records }: LevelGames): LevelFigures {
  const players = records.map(({ scores }) => scores[0]?.total ?? 0);
  const lunas = records.map(({ scores }) => scores[1]?.total ?? 0);
  const margins = players.map((total, game) => total - (lunas[game] ?? 0));
  const margin = mean(margins);
  const variance = mean(margins.map((each) => (each - margin) ** 2));
  return {
    level,
    player: mean(players),
    luna: mean(lunas),
    margin,
    error: Math.sqrt(variance / Math.max(1, margins.length - 1)),
    wins: mean(margins.map((each) => (each > 0 ? 1 : each === 0 ? 0.5 : 0))),
  };
}

/** Describes whether each level is harder than the previous one. */
function course(figures: readonly LevelFigures[]): string {
  const rises = figures.flatMap(({ level, margin }, index) => {
    const before = figures[index - 1];
    if (before === undefined || margin < before.margin) return [];
    return [`from level ${before.level} to ${level} (${signed(before.margin)} to ${signed(margin)})`];
  });
  return rises.length === 0
    ? 'The margin falls from each level to the next.'
    : `The margin falls from each level to the next, but not ${rises.join(' and ')}.`;
}

function signed(value: number): string {
  return value > 0 ? `+${value.toFixed(1)}` : value.toFixed(1);
}
