import * as v from 'valibot';
import type { MenaceId } from '../components/content.ts';
import { MENACE_IDS } from '../components/ids.ts';
import { MAX_PLAYERS } from '../components/printed.ts';
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
import { parseOptions, type ReadOptions, readOptions, seedUpTo, unknownKey } from '../game/model/optionsSchema.ts';
import { LIMITS } from '../input/limits.ts';

/** Options for `createCampaign`. Only `players` and `seed` are required. */
export interface CreateCampaignOptions {
  /** 1-4 human players in seat order. A string is both the name and the id. */
  readonly players: readonly (string | PlayerName)[];
  /**
   * Any string of up to 900 characters. The same options and seed always give the same chapters. Anyone who knows the
   * seed can work out every card, so use `randomSeed()` if players must not be able to guess it.
   */
  readonly seed: string;
  /**
   * Luna, who is required with one human player (CAMP-3). With two or three human players, she starts at level 3
   * (default) or 2. With one human player, she starts at level 5 (default) or 4 (CAMP-21).
   */
  readonly luna?: { readonly level?: number; readonly edition?: LunaEdition } | null;
  /** The menace in chapter 4; drawn at random by default (CAMP-18). */
  readonly menace?: MenaceId | null;
  /** Enables the variant with constrained slots; false by default (VARIANT-1). */
  readonly constrainedSlots?: boolean;
  /** Settings for questions that the rulebook leaves open. */
  readonly switches?: Partial<Switches>;
}

/** A campaign's options with all defaults filled in. */
export interface CampaignOptions {
  readonly players: readonly PlayerName[];
  readonly seed: string;
  readonly luna: Required<LunaOptions> | null;
  readonly menace: MenaceId | null;
  readonly constrainedSlots: boolean;
  readonly switches: Switches;
}

/** Returns the two levels at which Luna may start with this many human players, the default one first (CAMP-21). */
export function startingLevels(people: number): readonly [number, number] {
  return people === 1 ? [5, 4] : [3, 2];
}

const MENACE = `expected one of ${MENACE_IDS.join(', ')}; omit it to draw one at random`;
const schema = v.strictObject(
  {
    players: v.unknown(),
    seed: seedUpTo(LIMITS.campaignSeed),
    luna: v.optional(
      v.nullable(
        v.strictObject(
          { level: v.exactOptional(v.number('expected a level')), edition: v.exactOptional(v.unknown()) },
          'expected { level }, {} or null',
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

export function parseCampaignOptions(input: unknown): ReadOptions<CampaignOptions> {
  const read = readOptions(schema, input);
  if (!read.ok) return read;
  const { luna, menace, ...rest } = read.value;
  const people = Array.isArray(rest.players) ? rest.players.length : 0;
  const levels = startingLevels(people);
  const level = luna === null ? null : (luna.level ?? levels[0]);
  // LUNA-1: with four human players there is no seat for Luna. `parseOptions` reports that problem.
  const problems = people >= 1 && people < MAX_PLAYERS ? levelProblems(level, people) : [];
  // `parseOptions` checks the other options as those of a Belt game, because such a game may have any menace. An
  // invalid level is replaced so that it is not reported twice.
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

/** LUNA-1, CAMP-21 */
function levelProblems(level: number | null, people: number): OptionProblem[] {
  const levels = startingLevels(people);
  const alone = people === 1;
  if (level === null ? !alone : levels.includes(level)) return [];
  const offered = `level ${levels.join(' or ')}`;
  if (level === null) return [{ field: 'luna', message: `a single player needs Luna, who starts at ${offered}` }];
  const table = alone ? 'one player' : `${people} players`;
  return [{ field: 'luna.level', message: `in a campaign with ${table}, Luna starts at ${offered}` }];
}

/**
 * CAMP-1, CAMP-2, CAMP-15, CAMP-16, CAMP-18, CAMP-19: returns the options for a chapter's game. Every chapter draws new
 * tracks and deals new tokens. CAMP-27: Luna counts as a player for bonus markers, but not for missions.
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

export function differingOption(found: GameOptions, expected: GameOptions): keyof GameOptions | undefined {
  const keys = Object.keys(expected).sort() as (keyof GameOptions)[];
  return keys.find((key) => sortedJson(found[key]) !== sortedJson(expected[key]));
}
