import * as v from 'valibot';
import { COMPANIES, MENACE_IDS, perCompany, TRACK_IDS, type TrackId } from '../../components/ids.ts';
import { LUNA_LEVELS, MAX_PLAYERS } from '../../components/printed.ts';
import { isDistinct } from '../../engine/lists.ts';
import { LIMITS, LONGEST_FIELD } from '../../input/limits.ts';
import { copyPlain } from '../../input/plain.ts';
import { type JsonProblem, limitProblems } from '../../input/problems.ts';
import type { Result } from '../../input/result.ts';
import type { Schema } from '../../input/shapes.ts';
import { printable } from '../../input/text.ts';
import { canonicalName, isWhole, text, wholeNumber } from '../../input/typed.ts';
import type { OptionProblem } from './errors.ts';
import { BOARD_SIDES, DEFAULT_EDITION, type GameOptions, LUNA_EDITIONS, SUPPLEMENT_SHARES } from './options.ts';

const NAMES =
  'expected a visible name for each player, or { id, name }, on one line and in one alphabet, ' +
  `with at most ${LIMITS.name} characters in a name and ${LIMITS.playerId} in an id`;
const isVisible = (input: unknown, most: number): boolean =>
  typeof input === 'string' && input.length <= most && canonicalName(input) !== '';
const textUpTo = (most: number) => v.custom<string>((input) => isVisible(input, most), NAMES);
const player = v.pipe(
  v.custom<unknown>((input) => typeof input !== 'string' || isVisible(input, LIMITS.name), NAMES),
  v.transform((input) => (typeof input === 'string' ? { id: input, name: input } : input)),
  v.strictObject({ id: textUpTo(LIMITS.playerId), name: textUpTo(LIMITS.name) }, NAMES),
);

const { lowest, highest } = LUNA_LEVELS;
const LEVELS = `a level from ${lowest} to ${highest}`;
const PLAYERS = `expected a list of 1 to ${MAX_PLAYERS} names, such as ['Ana', 'Ben']`;
const ALONE = `a single player needs Luna; pass luna: { level } with ${LEVELS}`;
const FULL_TABLE = `Luna plays against 1 to ${MAX_PLAYERS - 1} players, not ${MAX_PLAYERS}`;
const LUNAS_NAME = 'the name Luna is reserved; choose another';
const players = v.pipe(
  // SETUP-1
  v.custom<unknown[]>((input) => Array.isArray(input) && input.length >= 1 && input.length <= MAX_PLAYERS, PLAYERS),
  v.array(player, PLAYERS),
  v.check((list) => isDistinct(list.map(({ name }) => canonicalName(name))), 'two names look alike; change one'),
  v.check((list) => isDistinct(list.map(({ id }) => id)), 'two ids are the same; change one'),
);

const TRACKS =
  "expected 'recommended', 'random', or an object with a track for each of " +
  `${COMPANIES.join(', ')} (one of ${TRACK_IDS.join(', ')})`;
const isTrack = (input: unknown): input is TrackId => (TRACK_IDS as readonly unknown[]).includes(input);
const tracks = v.pipe(
  v.custom<GameOptions['tracks']>(
    (input) =>
      input === 'recommended' ||
      input === 'random' ||
      (Object.keys(Object(input)).length === COMPANIES.length &&
        COMPANIES.every((company) => isTrack(Object(input)[company]))),
    TRACKS,
  ),
  v.transform((input) => (typeof input === 'string' ? input : perCompany((company) => input[company]))),
);

export function seedUpTo(most: number): Schema<string> {
  return v.pipe(
    text('expected a string'),
    v.check(({ length }) => length <= most, `expected a string of at most ${most} characters`),
  );
}

function choice<const Word extends string>(words: readonly Word[], fallback: NoInfer<Word>) {
  return v.optional(v.picklist(words, `expected ${words.map((word) => `'${word}'`).join(' or ')}`), fallback);
}

const MENACE = `expected true, false or one of ${MENACE_IDS.join(', ')}`;
const flag = v.optional(
  v.custom<boolean>((input) => typeof input === 'boolean', 'expected true or false'),
  false,
);
const SEAT = "expected a player's seat, counted from 0, or 'random'";
const LUNA = `expected null, or { level } with ${LEVELS} and, optionally, an edition`;
const level = wholeNumber(`expected ${LEVELS}`, lowest, highest);
const edition = choice(LUNA_EDITIONS, DEFAULT_EDITION);
const seat = v.custom<GameOptions['firstPlayer']>((input) => input === 'random' || isWhole(input, 0), SEAT);

const menace = v.custom<GameOptions['menace']>(
  (input) => typeof input === 'boolean' || (MENACE_IDS as readonly unknown[]).includes(input),
  MENACE,
);
const PIECES = 'expected a list of ids';
const pile = v.array(text(PIECES), PIECES);
const pieces = v.exactOptional(pile);
const SHUFFLES = `expected at most ${LIMITS.list} lists of ids`;
const deal = v.strictObject(
  {
    cards: pieces,
    plans: pieces,
    tokens: pieces,
    missions: pieces,
    lunaDeck: pieces,
    lunaGradeTwo: pieces,
    lunaToken: pieces,
    lunaShuffles: v.exactOptional(
      v.pipe(
        v.array(pile, SHUFFLES),
        v.check(({ length }) => length <= LIMITS.list, SHUFFLES),
      ),
    ),
  },
  unknownKey,
);

const switches = v.strictObject(
  {
    discountNeedsPurePayment: flag,
    specialPlanOnNoASpace: flag,
    restingSlotsFollowOn: flag,
    shareCardsMayBeDestroyed: flag,
    lunaTakesSupplement: choice(SUPPLEMENT_SHARES, 'always'),
  },
  unknownKey,
);

/** The schema of a game's options (SETUP-2). */
const schema = v.strictObject(
  {
    players,
    seed: seedUpTo(LIMITS.seed),
    tracks: v.optional(tracks, 'recommended'),
    startingTokens: choice(['recommended', 'choose'], 'recommended'),
    constrainedSlots: flag,
    firstPlayer: v.optional(seat, 'random'),
    luna: v.optional(v.nullable(v.strictObject({ level, edition }, LUNA)), null),
    board: choice(BOARD_SIDES, 'moon'),
    missions: flag,
    menace: v.optional(menace, false),
    chapter3: flag,
    switches: v.optional(switches, {}),
    deal: v.optional(deal, {}),
  },
  unknownKey,
);

type Requirement = readonly [holds: boolean, field: string, message: string];

function conflicts({ players, tracks, firstPlayer, luna, menace, board, chapter3 }: GameOptions): OptionProblem[] {
  const { length } = players;
  // AMB-SETUP-3: each side of a track board has one track.
  const isOneOfEach = typeof tracks === 'string' || isDistinct(Object.values(tracks).map((id) => id.charAt(0)));
  const requirements: readonly Requirement[] = [
    [isOneOfEach, 'tracks', 'each track board can be used only once'],
    [firstPlayer === 'random' || firstPlayer < length, 'firstPlayer', SEAT],
    [luna !== null || length > 1, 'luna', ALONE], // LUNA-1
    [luna === null || length < MAX_PLAYERS, 'luna', FULL_TABLE], // LUNA-1
    ...players.map(({ name }, index): Requirement => {
      return [luna === null || !/^luna$/i.test(canonicalName(name)), `players.${index}.name`, LUNAS_NAME];
    }),
    [menace === false || board === 'belt', 'menace', "a menace needs board: 'belt'"], // MENACE-1
    [!chapter3 || board === 'moon', 'chapter3', "chapter 3 needs board: 'moon'"], // CAMP-2
  ];
  return requirements.flatMap(([holds, field, message]) => (holds ? [] : [{ field, message }]));
}

/** Returns the message for an unknown option, a missing option, or a value that is not an object. */
export function unknownKey(issue: v.StrictObjectIssue): string {
  if (issue.expected === 'never') return 'unknown option';
  return issue.path === undefined ? 'expected an object' : 'this option is required';
}

export type ReadOptions<T> = Result<T, readonly OptionProblem[]>;

/** Validates the options of a game and fills in the defaults. */
export function parseOptions(input: unknown): ReadOptions<GameOptions> {
  return readOptions<GameOptions>(schema, input, conflicts);
}

/** Validates a copy of the options with a schema, then with `conflicts`, which finds contradictions between options. */
export function readOptions<T>(
  options: v.GenericSchema<unknown, T>,
  input: unknown,
  conflicts: (options: T) => OptionProblem[] = () => [],
): ReadOptions<T> {
  const plain = copyPlain(input);
  const result = v.safeParse(options, plain.value);
  const problems = [
    ...limitProblems(result.issues ?? []).map(optionProblem),
    ...(result.typed ? conflicts(result.output) : []),
  ];
  if (problems.length > 0) return { ok: false, error: problems };
  // The copy contains only JSON, so it can be valid even if the input is invalid.
  if (plain.problems.length > 0) return { ok: false, error: plain.problems.map(strayProblem) };
  return { ok: true, value: result.output as T };
}

function optionProblem(issue: v.BaseIssue<unknown>): OptionProblem {
  const path = issue.path?.map(({ key }) => key).join('.') ?? 'options';
  return { field: printable(path, LONGEST_FIELD), message: issue.message };
}

function strayProblem({ path, expected }: JsonProblem): OptionProblem {
  return { field: printable(path.replace(/^\$\.?/, '') || 'options', LONGEST_FIELD), message: `expected ${expected}` };
}
