import { defaultContent, type MenaceId } from 'skymines-rules';
import { read, write } from '../../shared/browserStorage.ts';
import type { ComponentsName } from '../components.ts';
import { coachedSetup, firstSetup, type GameSetup, OCCUPANTS } from '../setup/gameSetup.ts';
import type { Hands } from '../storedGame.ts';
import type { Words } from '../words/en.ts';

const KEY = 'skymines-rules:lobby';

export const CARDS = ['first', 'luna', 'campaign', 'belt', 'friends'] as const;
export type CardName = (typeof CARDS)[number];

export type MenaceChoice = MenaceId | 'any';
export const MENACE_CHOICES: readonly MenaceChoice[] = [...defaultContent.menaces.map(({ id }) => id), 'any'];

type Seats = GameSetup['seats'];

/** The visitor's last choices on the cards of the start screen. */
export interface Choices {
  /** Luna's level on all cards. */
  readonly level: number;
  readonly menace: MenaceChoice;
  /** Seats of a game with friends. */
  readonly seats: Seats;
  /** True if Luna plays with the friends. */
  readonly withLuna: boolean;
  readonly hands: Hands;
}

export function firstChoices(words: Words): Choices {
  const { seats } = firstSetup(words, 'shipped');
  const second = { occupant: 'person', name: words.setup.names[1] ?? '' } as const;
  return {
    ...{ level: 1, menace: 'spacePirates', withLuna: false, hands: 'hidden' },
    seats: seats.map((seat, index) => (index === 1 ? second : seat)),
  };
}

/** Returns the stored choices. Anything missing or damaged is as on the first visit. */
export function readChoices(words: Words, stored: unknown = read(KEY)): Choices {
  const first = firstChoices(words);
  const { level, menace, seats, withLuna, hands } = { ...(stored as Partial<Choices> | null) };
  return {
    level: isLevel(level) ? level : first.level,
    menace: MENACE_CHOICES.find((each) => each === menace) ?? first.menace,
    seats: readSeats(seats) ?? first.seats,
    withLuna: withLuna === true,
    hands: hands === 'open' ? 'open' : 'hidden',
  };
}

function isLevel(level: unknown): level is number {
  return typeof level === 'number' && Number.isInteger(level) && level >= 0 && level <= 8;
}

function readSeats(seats: unknown): Seats | null {
  if (!Array.isArray(seats) || seats.length !== 4) return null;
  const read = seats.flatMap((seat: Partial<Seats[number]> | null) => {
    const occupant = OCCUPANTS.find((each) => each === seat?.occupant);
    const name = seat?.name;
    return occupant === undefined || typeof name !== 'string' ? [] : [{ occupant, name }];
  });
  return read.length === 4 && read[0]?.occupant !== 'empty' ? read : null;
}

export function storeChoices(choices: Choices): void {
  write(KEY, choices);
}

/** Returns the setup of the game that a card starts. */
export function setupOf(card: CardName, choices: Choices, words: Words, components: ComponentsName): GameSetup {
  if (card === 'first') return coachedSetup(words);
  const { level, menace, seats, withLuna, hands } = choices;
  const base = firstSetup(words, components);
  if (card === 'friends') return { ...base, seats, hands, luna: withLuna ? level : null };
  const [own] = seats;
  const solo = { ...base, luna: level, seats: own?.occupant === 'person' ? [own, ...base.seats.slice(1)] : base.seats };
  if (card === 'campaign') return { ...solo, campaign: true, luna: 5 };
  if (card === 'belt') return { ...solo, board: 'belt', missions: true, menace: menace === 'any' || menace };
  return solo;
}
