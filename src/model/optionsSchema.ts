import * as v from 'valibot';
import { isDistinct } from '../engine/distinct.ts';
import { MENACE_IDS } from './content.ts';
import type { OptionProblem } from './errors.ts';
import { COMPANIES, TRACK_IDS } from './ids.ts';
import type { GameOptions } from './options.ts';
import { BOARD_SIDES, DEFAULT_EDITION, DEFAULT_SWITCHES, LUNA_EDITIONS, SUPPLEMENT_SHARES } from './options.ts';

const NAMES = 'give each player a name, or an id and a name, that are not empty';
const text = v.pipe(v.string(NAMES), v.nonEmpty(NAMES));
const player = v.union(
  [
    v.pipe(
      text,
      v.transform((name) => ({ id: name, name })),
    ),
    v.strictObject({ id: text, name: text }, NAMES),
  ],
  NAMES,
);

const PLAYERS = 'give 1 to 4 players';
const ALONE = 'one player needs Luna: give luna a level from 0 to 8';
const FULL_TABLE = 'Luna joins 1 to 3 players; with 4 there is no seat left';
const LEVEL = 'give a level from 0 to 8';
const players = v.pipe(
  v.array(player, PLAYERS),
  v.minLength(1, PLAYERS), // SETUP-1
  v.maxLength(4, PLAYERS),
  v.check((list) => isDistinct(list.map(({ name }) => name)), 'names must differ'),
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
      v.check((chosen) => isDistinct(Object.values(chosen).map((id) => id[0] ?? '')), 'use each track board once'),
    ),
  ],
  (issue) => issue.issues?.find(({ type }) => type === 'check')?.message ?? TRACKS,
);

const BOARD = "give 'moon' or 'belt'";
const MENACE = `give true, false or one of ${MENACE_IDS.join(', ')}`;
const MENACE_ON_BELT = "a menace needs board: 'belt'";
const CHAPTER_3_ON_MOON = "the outposts of chapter 3 stand on the Moon; leave board: 'belt' out";
const TOKENS = "give 'recommended' or 'choose'";
const YES_NO = 'give true or false';
const flag = v.optional(v.boolean(YES_NO), false);
const SEAT = "give the seat of a player, counted from 0, or 'random'";
const LUNA = 'give { level } with a level from 0 to 8, and an edition if you like, or null';
const EDITION = `give ${LUNA_EDITIONS.map((edition) => `'${edition}'`).join(' or ')}`;
const SUPPLEMENT = `give ${SUPPLEMENT_SHARES.map((share) => `'${share}'`).join(' or ')}`;
const level = v.pipe(v.number(LEVEL), v.integer(LEVEL), v.minValue(0, LEVEL), v.maxValue(8, LEVEL)); // LUNA-12
const edition = v.optional(v.picklist(LUNA_EDITIONS, EDITION), DEFAULT_EDITION);
const seat = v.pipe(v.number(SEAT), v.integer(SEAT), v.minValue(0, SEAT));

/** SETUP-2: what a game can be made with; unknown options are refused by name. */
const schema = v.pipe(
  v.strictObject(
    {
      players,
      seed: v.string('give a text'),
      tracks: v.optional(tracks, 'recommended'),
      startingTokens: v.optional(v.picklist(['recommended', 'choose'], TOKENS), 'recommended'),
      constrainedSlots: flag,
      firstPlayer: v.optional(v.union([v.literal('random'), seat], SEAT), 'random'),
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
            lunaTakesSupplement: v.optional(
              v.picklist(SUPPLEMENT_SHARES, SUPPLEMENT),
              DEFAULT_SWITCHES.lunaTakesSupplement,
            ),
          },
          unknownKey,
        ),
        DEFAULT_SWITCHES,
      ),
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
    v.check(({ luna, players: { length } }) => luna === null || length < 4, FULL_TABLE),
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

/** What is wrong with an object of options: a key that is not known, one that is missing, or no object at all. */
export function unknownKey(issue: v.StrictObjectIssue): string {
  if (issue.expected === 'never') return 'there is no such option';
  return issue.path === undefined ? 'give an object' : 'this is required';
}

/** Reads the options of a game, with every default filled in, or lists what is wrong with them. */
export function parseOptions(
  input: unknown,
):
  | { readonly ok: true; readonly options: GameOptions }
  | { readonly ok: false; readonly problems: readonly OptionProblem[] } {
  const result = v.safeParse(schema, input);
  if (result.success) return { ok: true, options: result.output };
  const problems = result.issues.map((issue) => ({ field: v.getDotPath(issue) ?? 'options', message: issue.message }));
  return { ok: false, problems };
}
