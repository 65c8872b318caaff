import { type CreateGameOptions, type MenaceId, randomSeed } from 'skymines-rules';
import { BOT_LEVELS, type BotLevel } from 'skymines-rules/bots';
import { startingLevels } from 'skymines-rules/campaign';
import { COACHED } from '../coach/script.ts';
import type { ComponentsName } from '../components.ts';
import { botName } from '../opponents.ts';
import type { BotSeat, Hands } from '../storedGame.ts';
import type { Words } from '../words/en.ts';

export type Occupant = 'person' | BotLevel | 'empty';

export const OCCUPANTS: readonly Occupant[] = ['person', ...BOT_LEVELS, 'empty'];

export interface GameSetup {
  readonly seats: readonly { readonly occupant: Occupant; readonly name: string }[];
  readonly luna: number | null;
  readonly campaign: boolean;
  readonly board: 'moon' | 'belt';
  readonly missions: boolean;
  readonly menace: boolean | MenaceId;
  readonly chapter3: boolean;
  readonly constrainedSlots: boolean;
  readonly tracks: 'recommended' | 'random';
  readonly startingTokens: 'recommended' | 'choose';
  readonly hands: Hands;
  readonly seed: string;
  readonly components: ComponentsName;
}

export function firstSetup({ setup }: Words, components: ComponentsName): GameSetup {
  const seats = setup.names.map(
    (_, seat) =>
      ({ occupant: seat === 0 ? 'person' : 'empty', name: seat === 0 ? (setup.names[0] ?? '') : '' }) as const,
  );
  return {
    ...{ seats, luna: 1, campaign: false, board: 'moon', missions: false, menace: false, chapter3: false },
    ...{ constrainedSlots: false, tracks: 'recommended', startingTokens: 'recommended', hands: 'hidden' },
    ...{ seed: '', components },
  };
}

/** The coach uses the default component set. */
export function coachedSetup(words: Words): GameSetup {
  return { ...firstSetup(words, 'shipped'), luna: COACHED.luna.level, seed: COACHED.seed };
}

/** Returns the suggested name of a seat's new occupant, which differs from the names of the other seats. */
export function nameFor(
  occupant: Occupant,
  seat: number,
  seats: GameSetup['seats'],
  people: readonly string[],
): string {
  if (occupant === 'empty') return '';
  if (occupant === 'person') return people[seat] ?? '';
  return botName(
    occupant,
    seats.filter((each, index) => index !== seat && each.occupant !== 'empty').map(({ name }) => name),
  );
}

type Table = Pick<GameSetup, 'seats' | 'luna'>;

/** Returns the table after the next kind of player has taken a seat. The first seat is never empty. */
export function withNextPlayer({ seats, luna }: Table, seat: number, { setup }: Words): Table {
  const possible = OCCUPANTS.filter((each) => seat > 0 || each !== 'empty');
  const now = possible.indexOf(seats[seat]?.occupant ?? 'empty');
  const occupant = possible[(now + 1) % possible.length] ?? 'person';
  const player = { occupant, name: nameFor(occupant, seat, seats, setup.names) };
  const next = seats.map((each, index) => (index === seat ? player : each));
  // LUNA-1: Luna joins at most three other players.
  const isFull = next.every((each) => each.occupant !== 'empty');
  return { seats: next, luna: isFull ? null : luna };
}

function occupiedSeats({ seats }: GameSetup): GameSetup['seats'] {
  return seats.filter(({ occupant }) => occupant !== 'empty');
}

/** A campaign starts at one of two levels. */
export function levelsFor(chosen: GameSetup): readonly number[] {
  return chosen.campaign ? startingLevels(occupiedSeats(chosen).length) : [0, 1, 2, 3, 4, 5, 6, 7, 8];
}

export function withValidLevel(chosen: GameSetup): GameSetup {
  const levels = levelsFor(chosen);
  const fits = chosen.luna === null || levels.includes(chosen.luna);
  return fits ? chosen : { ...chosen, luna: levels[0] ?? null };
}

/** One to three players with Luna, two to four without her. */
export function isPlayable(chosen: GameSetup): boolean {
  const count = occupiedSeats(chosen).length;
  const hasPerson = chosen.seats.some(({ occupant }) => occupant === 'person');
  return hasPerson && (chosen.luna === null ? count >= 2 : count <= 3);
}

export function botsOf(chosen: GameSetup): readonly BotSeat[] {
  return occupiedSeats(chosen).flatMap(({ occupant }, seat) => {
    const level = BOT_LEVELS.find((each) => each === occupant);
    return level === undefined ? [] : [{ seat, level }];
  });
}

/** A campaign determines its own boards and modules. */
export function optionsOf(chosen: GameSetup): CreateGameOptions {
  const { board, missions, chapter3, constrainedSlots, tracks, startingTokens, luna } = chosen;
  const common = {
    players: occupiedSeats(chosen).map(({ name }, seat) => name.trim() || `${seat + 1}`),
    seed: chosen.seed.trim() || randomSeed(),
    luna: luna === null ? null : { level: luna },
    constrainedSlots,
  };
  if (chosen.campaign) return common;
  const menace = board === 'belt' && chosen.menace;
  return { ...common, board, missions, menace, chapter3: board === 'moon' && chapter3, tracks, startingTokens };
}
