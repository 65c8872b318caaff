import { type GameRecord, randomSeed, type Seat } from 'skymines-rules';
import { BOT_LEVELS, type BotLevel } from 'skymines-rules/bots';
import type { ComponentsName } from './components.ts';

export type Hands = 'hidden' | 'open';

export interface BotSeat {
  readonly seat: Seat;
  readonly level: BotLevel;
}

/** Everything needed to resume a game. */
export interface StoredGame {
  readonly record: GameRecord;
  readonly bots: readonly BotSeat[];
  readonly hands: Hands;
  readonly components: ComponentsName;
  /** Save of the campaign before this game. */
  readonly campaign: string | null;
}

/**
 * `own` is a game that the visitor plays. A game from a link is `new` until the recipient takes over the screen, or sees
 * the result of other people: from then on it is `seen`.
 */
export type Origin = 'own' | 'new' | 'seen';

export interface KeptGame extends StoredGame {
  /** Id in the page's address. A copy of a game, for example from a link, receives a new id. */
  readonly id: string;
  /** True if there is no turn or chapter left to play. */
  readonly isOver: boolean;
  readonly origin: Origin;
}

/** Creates an id for a game on this device. */
export function newId(): string {
  return randomSeed();
}

/** Returns the game after its first `count` actions. */
export function upTo(game: StoredGame, count: number): StoredGame {
  const { result, ...unfinished } = game.record;
  if (count >= unfinished.actions.length) return game;
  return { ...game, record: { ...unfinished, actions: unfinished.actions.slice(0, count) } };
}

/** Games stored before ids were introduced get `place` as their id. @throws Error for a value that is not a game. */
export function readKeptGame(value: unknown, place: string): KeptGame {
  const game = readStoredGame(value);
  const { id, isOver, origin } = value as Partial<KeptGame>;
  return {
    ...game,
    id: typeof id === 'string' ? id : place,
    isOver: isOver === true,
    origin: origin === 'new' || origin === 'seen' ? origin : 'own',
  };
}

/** The library validates the record and the campaign later. @throws Error for a value that is not a game. */
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
