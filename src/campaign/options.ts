import * as v from 'valibot';
import type { MenaceId } from '../components/content.ts';
import { MENACE_IDS } from '../components/ids.ts';
import { MOST_PLAYERS } from '../components/printed.ts';
import { sortedJson } from '../engine/fingerprint.ts';
import type { Chapter } from '../game/model/campaign.ts';
import type { OptionProblem } from '../game/model/errors.ts';
import type {
  CreateGameOptions,
  GameOptions,
  LunaEdition,
  LunaOptions,
  PlayerName,
  Switches,
} from '../game/model/options.ts';
import type { ReadOptions } from '../game/model/optionsSchema.ts';
import { parseOptions, readOptions, seedUpTo, unknownKey } from '../game/model/optionsSchema.ts';
import { LIMITS } from '../input/limits.ts';

/** What `createCampaign` takes. */
export interface CreateCampaignOptions {
  /** 1-4 people in seat order; a name alone is also the id. */
  readonly players: readonly (string | PlayerName)[];
  /**
   * Any text of up to 900 characters; the same options and seed give the same chapters. Whoever guesses it knows every
   * card: see `randomSeed`.
   */
  readonly seed: string;
  /**
   * Luna, required for one person (CAMP-3). She starts at level 3 or 2 with two or three people, at 5 or 4 with one; without a
   * level at the higher of the two (CAMP-21).
   */
  readonly luna?: { readonly level?: number; readonly edition?: LunaEdition } | null;
  /** The menace of chapter 4; drawn if absent or `null` (CAMP-18). */
  readonly menace?: MenaceId | null;
  /** Whether to play the constrained-slots variant (VARIANT-1). Default false. */
  readonly constrainedSlots?: boolean;
  readonly switches?: Partial<Switches>;
}

/** The options of a campaign with every default filled in. */
export interface CampaignOptions {
  readonly players: readonly PlayerName[];
  readonly seed: string;
  readonly luna: Required<LunaOptions> | null;
  readonly menace: MenaceId | null;
  readonly constrainedSlots: boolean;
  readonly switches: Switches;
}

/** Returns the levels at which Luna may start, the default first (CAMP-21). */
export function startingLevels(people: number): readonly [number, number] {
  return people === 1 ? [5, 4] : [3, 2];
}

const MENACE = `give one of ${MENACE_IDS.join(', ')}, or nothing to draw one`;
const schema = v.strictObject(
  {
    players: v.unknown(),
    seed: seedUpTo(LIMITS.campaignSeed),
    luna: v.optional(
      v.nullable(
        v.strictObject(
          { level: v.exactOptional(v.number('give a level')), edition: v.exactOptional(v.unknown()) },
          'give { level }, {} or null',
        ),
      ),
      null,
    ),
    menace: v.optional(v.nullable(v.picklist(MENACE_IDS, MENACE))),
    constrainedSlots: v.optional(v.unknown()),
    switches: v.optional(v.unknown()),
  },
  unknownKey,
);

/** Reads the options of a campaign, with every default filled in, or lists what is wrong with them. */
export function parseCampaignOptions(input: unknown): ReadOptions<CampaignOptions> {
  const read = readOptions(schema, input);
  if (!read.ok) return read;
  const { luna, menace, ...rest } = read.value;
  const people = Array.isArray(rest.players) ? rest.players.length : 0;
  const levels = startingLevels(people);
  const level = luna === null ? null : (luna.level ?? levels[0]);
  // LUNA-1: more people leave her no seat.
  const problems = people >= 1 && people < MOST_PLAYERS ? levelProblems(level, people) : [];
  // A game on the Belt may have any menace, so the checks of a game serve here. A refused level is replaced, or it would be
  // reported twice.
  const parsed = parseOptions({
    ...rest,
    luna: problems.length > 0 ? { level: levels[0] } : level === null ? null : { ...luna, level },
    board: 'belt',
    menace: menace ?? undefined,
  });
  if (!parsed.ok) return { ok: false, error: [...problems, ...parsed.error] };
  if (problems.length > 0) return { ok: false, error: problems };
  const { menace: chosen, players, seed, constrainedSlots, switches, luna: opponent } = parsed.value;
  const chosenMenace = typeof chosen === 'boolean' ? null : chosen;
  return { ok: true, value: { players, seed, luna: opponent, menace: chosenMenace, constrainedSlots, switches } };
}

/** LUNA-1, CAMP-21: one person needs Luna, and she starts at one of two levels. */
function levelProblems(level: number | null, people: number): OptionProblem[] {
  const levels = startingLevels(people);
  const alone = people === 1;
  if (level === null ? !alone : levels.includes(level)) return [];
  const offered = `level ${levels.join(' or ')}`;
  if (level === null) return [{ field: 'luna', message: `one player needs Luna: let her start at ${offered}` }];
  const table = alone ? 'one player' : `${people} players`;
  return [{ field: 'luna.level', message: `a campaign of ${table} starts at ${offered}` }];
}

/**
 * CAMP-1, CAMP-2, CAMP-15, CAMP-16, CAMP-18, CAMP-19: the game of a chapter; every chapter draws tracks and deals tokens.
 * CAMP-27: the game itself counts people for missions, and Luna with them for bonus markers.
 */
export function chapterOptions(
  { players, seed, luna, menace, constrainedSlots, switches }: CampaignOptions,
  chapter: Chapter,
  lunaLevel: number | null,
): CreateGameOptions {
  return {
    players,
    seed: `${seed}/${chapter}`,
    tracks: 'random',
    startingTokens: 'choose',
    constrainedSlots,
    switches,
    luna: lunaLevel === null ? null : { ...luna, level: lunaLevel },
    board: chapter === 1 || chapter === 3 ? 'moon' : 'belt',
    missions: true,
    menace: chapter === 4 ? (menace ?? true) : false,
    chapter3: chapter === 3,
  };
}

/** The first option, by its name, in which two games differ. */
export function differingOption(found: GameOptions, wanted: GameOptions): keyof GameOptions | undefined {
  const keys = Object.keys(wanted).sort() as (keyof GameOptions)[];
  return keys.find((key) => sortedJson(found[key]) !== sortedJson(wanted[key]));
}
