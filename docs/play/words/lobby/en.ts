import type { BotLevel } from 'skymines-rules/bots';

/** Messages of the start screen. */
export const LOBBY_EN = {
  /** Each bot's way of playing, in one line. */
  tempers: {
    beginner: 'Plays a first game and misses things.',
    easy: 'Takes what looks best now.',
    fast: 'Knows what things are worth.',
    strong: 'Counts to the end of the game.',
  } as Readonly<Record<BotLevel, string>>,
};
