import { type CreateGameOptions, type MenaceId, randomSeed, type Seat } from 'skymines-rules';
import { startingLevels } from 'skymines-rules/campaign';
import type { ComponentsName } from '../components.ts';
import type { Hands } from '../kept.ts';
import type { Words } from '../words/en.ts';

export type Sitter = 'person' | 'bot' | 'nobody';

/** What the form asks for. */
export interface Wish {
  readonly seats: readonly { readonly sitter: Sitter; readonly name: string }[];
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

/** A game that a newcomer can begin at once: alone against Luna on her easiest level, with nothing to set. */
export function firstWish({ setup }: Words, components: ComponentsName): Wish {
  const seats = setup.names.map(
    (_, seat) =>
      ({ sitter: seat === 0 ? 'person' : 'nobody', name: seat === 0 ? (setup.names[0] ?? '') : '' }) as const,
  );
  return {
    ...{ seats, luna: 0, campaign: false, board: 'moon', missions: false, menace: false, chapter3: false },
    ...{ constrainedSlots: false, tracks: 'recommended', startingTokens: 'recommended', hands: 'hidden' },
    ...{ seed: '', components },
  };
}

/** The occupied seats, in order. */
function sitting({ seats }: Wish): Wish['seats'] {
  return seats.filter(({ sitter }) => sitter !== 'nobody');
}

/** Luna's levels to choose from; a campaign begins at one of two. */
export function levelsFor(wish: Wish): readonly number[] {
  return wish.campaign ? startingLevels(sitting(wish).length) : [0, 1, 2, 3, 4, 5, 6, 7, 8];
}

/** The wish with a level that Luna can have. */
export function fitted(wish: Wish): Wish {
  const levels = levelsFor(wish);
  const fits = wish.luna === null || levels.includes(wish.luna);
  return fits ? wish : { ...wish, luna: levels[0] ?? null };
}

/** Whether so many can play: one to three with Luna, two to four without her. */
export function isPlayable(wish: Wish): boolean {
  const count = sitting(wish).length;
  const hasPerson = wish.seats.some(({ sitter }) => sitter === 'person');
  return hasPerson && (wish.luna === null ? count >= 2 : count <= 3);
}

export function botsOf(wish: Wish): readonly Seat[] {
  return sitting(wish).flatMap(({ sitter }, seat) => (sitter === 'bot' ? [seat] : []));
}

/** The options of the game, or of the campaign, which sets the board and the modules by itself. */
export function optionsOf(wish: Wish): CreateGameOptions {
  const { board, missions, chapter3, constrainedSlots, tracks, startingTokens, luna } = wish;
  const common = {
    players: sitting(wish).map(({ name }, seat) => name.trim() || `${seat + 1}`),
    seed: wish.seed.trim() || randomSeed(),
    luna: luna === null ? null : { level: luna },
    constrainedSlots,
  };
  if (wish.campaign) return common;
  const menace = board === 'belt' && wish.menace;
  return { ...common, board, missions, menace, chapter3: board === 'moon' && chapter3, tracks, startingTokens };
}
