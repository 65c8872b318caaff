import { type GameRecord, randomSeed, type Seat } from 'skymines-rules';
import { BOT_LEVELS, type BotLevel } from 'skymines-rules/bots';
import type { ComponentsName } from './components.ts';

/** Whether the people at one screen see each other's hands. */
export type Hands = 'hidden' | 'open';

/** A seat that a bot plays. */
export interface BotSeat {
  readonly seat: Seat;
  readonly level: BotLevel;
}

/** A game with everything needed to go on with it: what is stored, saved to a file, and put into a link. */
export interface StoredGame {
  readonly record: GameRecord;
  /** The seats that the computer plays. */
  readonly bots: readonly BotSeat[];
  readonly hands: Hands;
  readonly components: ComponentsName;
  /** The campaign before this game, as `saveCampaign` writes it. */
  readonly campaign: string | null;
}

/** A game that is kept on this device. */
export interface KeptGame extends StoredGame {
  /** Names it in the address of the page. A copy of it, such as one that came by a link, is another game. */
  readonly id: string;
  /** Whether nothing is left to go on with: neither turns nor a next chapter. */
  readonly isOver: boolean;
  /** True for a game that came by a link, until the receiver has taken the screen or seen the end. */
  readonly isReceived: boolean;
}

/** The id of a game that was not on this device before. */
export function newId(): string {
  return randomSeed();
}

/**
 * Reads a game that is kept on this device. One that was kept before games had ids is named after its place.
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
 * Reads a stored game. Only what the page itself reads of it is looked at: the record and the campaign in it are checked by
 * the library when the game is opened.
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
