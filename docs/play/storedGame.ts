import { type GameRecord, randomSeed, type Seat } from 'skymines-rules';
import { BOT_LEVELS, type BotLevel } from 'skymines-rules/bots';
import type { ComponentsName } from './components.ts';

/** Visibility of hands when several human players share a screen. */
export type Hands = 'hidden' | 'open';

/** A seat that a bot plays. */
export interface BotSeat {
  readonly seat: Seat;
  readonly level: BotLevel;
}

/** A game with everything needed to resume it, in the form used for storage, files and links. */
export interface StoredGame {
  readonly record: GameRecord;
  readonly bots: readonly BotSeat[];
  readonly hands: Hands;
  readonly components: ComponentsName;
  /** The campaign before this game, in the format of `saveCampaign`. */
  readonly campaign: string | null;
}

/** A game stored on this device. */
export interface KeptGame extends StoredGame {
  /** Id in the page's address. A copy of a game, for example from a link, receives a new id. */
  readonly id: string;
  /** True if neither a turn nor a chapter is left to play. */
  readonly isOver: boolean;
  /** True for a game from a link until the receiver takes over the screen or sees the result. */
  readonly isReceived: boolean;
}

/** Creates the id for a new game on this device. */
export function newId(): string {
  return randomSeed();
}

/**
 * Reads a game stored on this device. Games stored before ids were introduced receive `place` as their id.
 * @throws Error for a value that is not a game.
 */
export function readKeptGame(value: unknown, place: string): KeptGame {
  const game = readStoredGame(value);
  const { id, isOver, isReceived } = value as Partial<KeptGame>;
  return {
    ...game,
    id: typeof id === 'string' ? id : place,
    isOver: isOver === true,
    isReceived: isReceived === true,
  };
}

/**
 * Reads a stored game. Checks only the parts that the page itself uses, because the library validates the record and
 * the campaign when the game is opened.
 * @throws Error for a value that is not a game.
 */
export function readStoredGame(value: unknown): StoredGame {
  const { record, bots, hands, components, campaign } = value as Partial<StoredGame>;
  const players = record?.options?.players;
  const isNamed = Array.isArray(players) && players.every((player) => typeof player?.name === 'string');
  if (!isNamed || !Array.isArray(record?.actions) || !Array.isArray(bots)) throw new SyntaxError('This is not a game.');
  return {
    record,
    bots: bots.flatMap(readBot),
    hands: hands === 'open' ? 'open' : 'hidden',
    components: components === 'own' ? 'own' : 'shipped',
    campaign: typeof campaign === 'string' ? campaign : null,
  };
}

function readBot(bot: Partial<BotSeat> | null): readonly BotSeat[] {
  const seat = Number(bot?.seat);
  return Number.isInteger(seat) ? [{ seat, level: BOT_LEVELS.find((level) => level === bot?.level) ?? 'easy' }] : [];
}
