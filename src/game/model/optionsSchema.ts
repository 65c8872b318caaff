import * as v from 'valibot';
import { COMPANIES, MENACE_IDS, TRACK_IDS } from '../../components/ids.ts';
import { LUNA_LEVELS, MOST_PLAYERS } from '../../components/printed.ts';
import { isDistinct } from '../../engine/lists.ts';
import { LIMITS, LONGEST_FIELD } from '../../input/limits.ts';
import { looks } from '../../input/looks.ts';
import { copyPlain } from '../../input/plain.ts';
import type { JsonProblem } from '../../input/problems.ts';
import { limitProblems } from '../../input/problems.ts';
import type { Result } from '../../input/result.ts';
import type { Schema } from '../../input/shapes.ts';
import { printable } from '../../input/text.ts';
import type { OptionProblem } from './errors.ts';
import type { GameOptions } from './options.ts';
import { BOARD_SIDES, DEFAULT_EDITION, LUNA_EDITIONS, SUPPLEMENT_SHARES } from './options.ts';

const NAMES =
  'give each player a name that shows, or { id, name }: ' +
  `on one line, at most ${LIMITS.name} characters in a name, ${LIMITS.playerId} in an id`;
const textUpTo = (most: number) =>
  v.pipe(
    v.string(NAMES),
    v.check((text) => text.length <= most && looks(text) !== '', NAMES),
  );
const name = textUpTo(LIMITS.name);
const player = v.union(
  [
    v.pipe(
      name,
      v.transform((each) => ({ id: each, name: each })),
    ),
    v.strictObject({ id: textUpTo(LIMITS.playerId), name }, NAMES),
  ],
  NAMES,
);

const { lowest, highest } = LUNA_LEVELS;
const LEVELS = `a level from ${lowest} to ${highest}`;
const PLAYERS = `give 1 to ${MOST_PLAYERS} players`;
const ALONE = `one player needs Luna: give luna ${LEVELS}`;
const FULL_TABLE = `Luna joins 1 to ${MOST_PLAYERS - 1} players; with ${MOST_PLAYERS} there is no seat left`;
const LEVEL = `give ${LEVELS}`;
const players = v.pipe(
  v.array(v.unknown(), PLAYERS),
  v.check(({ length }) => length >= 1 && length <= MOST_PLAYERS, PLAYERS), // SETUP-1
  v.array(player, PLAYERS),
  v.check((list) => isDistinct(list.map(({ name }) => looks(name))), 'names must differ in looks'),
  v.check((list) => isDistinct(list.map(({ id }) => id)), 'ids must differ'),
);

const TRACKS = `give 'recommended', 'random' or one of ${TRACK_IDS.join(', ')} for each of ${COMPANIES.join(', ')}`;
const track = v.picklist(TRACK_IDS, TRACKS);
const tracks = v.union(
  [
    v.picklist(['recommended', 'random'], TRACKS),
    v.pipe(
      v.strictObject({ skymine: track, minerva: track, astrogo: track, tawac: track }, TRACKS),
      // AMB-SETUP-3: the two tracks of a board are its two sides.
      v.check((chosen) => isDistinct(Object.values(chosen).map((id) => id.charAt(0))), 'use each track board once'),
    ),
  ],
  TRACKS,
);

/** Reads a seed: a text of at most `most` characters. */
export function seedUpTo(most: number): Schema<string> {
  return v.pipe(
    v.string('give a text'),
    v.check(({ length }) => length <= most, `give a text of at most ${most} characters`),
  );
}

const BOARD = "give 'moon' or 'belt'";
const MENACE = `give true, false or one of ${MENACE_IDS.join(', ')}`;
const MENACE_ON_BELT = "a menace needs board: 'belt'";
const CHAPTER_3_ON_MOON = "the outposts of chapter 3 stand on the Moon; leave board: 'belt' out";
const TOKENS = "give 'recommended' or 'choose'";
const YES_NO = 'give true or false';
const flag = v.optional(v.boolean(YES_NO), false);
const SEAT = "give the seat of a player, counted from 0, or 'random'";
const LUNA = `give { level } with ${LEVELS}, and an edition if you like, or null`;
const EDITION = `give ${LUNA_EDITIONS.map((edition) => `'${edition}'`).join(' or ')}`;
const SUPPLEMENT = `give ${SUPPLEMENT_SHARES.map((share) => `'${share}'`).join(' or ')}`;
const level = v.pipe(
  v.number(LEVEL),
  v.check((value) => Number.isInteger(value) && value >= lowest && value <= highest, LEVEL),
);
const edition = v.optional(v.picklist(LUNA_EDITIONS, EDITION), DEFAULT_EDITION);
const seat = v.pipe(
  v.number(SEAT),
  v.check((value) => Number.isInteger(value) && value >= 0, SEAT),
);

const PIECES = 'give a list of ids';
const pile = v.array(v.string(PIECES), PIECES);
const pieces = v.exactOptional(pile);
const SHUFFLES = `give at most ${LIMITS.list} lists of ids`;
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

/** The options of a game (SETUP-2). Unknown options are refused by name. */
const schema = v.pipe(
  v.strictObject(
    {
      players,
      seed: seedUpTo(LIMITS.seed),
      tracks: v.optional(tracks, 'recommended'),
      startingTokens: v.optional(v.picklist(['recommended', 'choose'], TOKENS), 'recommended'),
      constrainedSlots: flag,
      firstPlayer: v.optional(v.union([v.picklist(['random']), seat], SEAT), 'random'),
      luna: v.optional(v.nullable(v.strictObject({ level, edition }, LUNA)), null),
      board: v.optional(v.picklist(BOARD_SIDES, BOARD), 'moon'),
      missions: flag,
      menace: v.optional(v.union([v.boolean(MENACE), v.picklist(MENACE_IDS, MENACE)], MENACE), false),
      chapter3: flag,
      switches: v.optional(
        v.strictObject(
          {
            discountNeedsPurePayment: flag,
            specialPlanOnNoASpace: flag,
            restingSlotsFollowOn: flag,
            shareCardsMayBeDestroyed: flag,
            lunaTakesSupplement: v.optional(v.picklist(SUPPLEMENT_SHARES, SUPPLEMENT), 'always'),
          },
          unknownKey,
        ),
        {},
      ),
      deal: v.optional(deal, {}),
    },
    unknownKey,
  ),
  v.forward(
    v.check(({ firstPlayer, players: { length } }) => firstPlayer === 'random' || firstPlayer < length, SEAT),
    ['firstPlayer'],
  ),
  // LUNA-1
  v.forward(
    v.check(({ luna, players: { length } }) => luna !== null || length > 1, ALONE),
    ['luna'],
  ),
  v.forward(
    v.check(({ luna, players: { length } }) => luna === null || length < MOST_PLAYERS, FULL_TABLE),
    ['luna'],
  ),
  // MENACE-1, CAMP-2
  v.forward(
    v.check(({ menace, board }) => menace === false || board === 'belt', MENACE_ON_BELT),
    ['menace'],
  ),
  v.forward(
    v.check(({ chapter3, board }) => !chapter3 || board === 'moon', CHAPTER_3_ON_MOON),
    ['chapter3'],
  ),
);

/** Returns the message for an unknown option, for a missing one, or for a value that is not an object. */
export function unknownKey(issue: v.StrictObjectIssue): string {
  if (issue.expected === 'never') return 'there is no such option';
  return issue.path === undefined ? 'give an object' : 'this is required';
}

/** Options that were read from outside, or what is wrong with them. */
export type ReadOptions<T> = Result<T, readonly OptionProblem[]>;

/** Reads the options of a game and fills in every default, or lists what is wrong with them. */
export function parseOptions(input: unknown): ReadOptions<GameOptions> {
  return readOptions(schema, input);
}

/** Reads options with any schema. Works on a copy: a value from outside may have getters that throw or change. */
export function readOptions<T>(options: v.GenericSchema<unknown, T>, input: unknown): ReadOptions<T> {
  const plain = copyPlain(input);
  const result = v.safeParse(options, plain.value);
  if (!result.success) return { ok: false, error: limitProblems(result.issues).map(optionProblem) };
  // The copy leaves out everything that is not JSON, so it may be valid although the value is not.
  if (plain.problems.length > 0) return { ok: false, error: plain.problems.map(strayProblem) };
  return { ok: true, value: result.output };
}

function optionProblem(issue: v.BaseIssue<unknown>): OptionProblem {
  return { field: printable(v.getDotPath(issue) ?? 'options', LONGEST_FIELD), message: issue.message };
}

function strayProblem({ path, expected }: JsonProblem): OptionProblem {
  return { field: printable(path.replace(/^\$\.?/, '') || 'options', LONGEST_FIELD), message: `expected ${expected}` };
}
