import * as v from 'valibot';
import { BONUS_SPACES, COMPANIES } from '../../components/ids.ts';
import { LIMITS } from '../../input/limits.ts';
import { readPlain } from '../../input/plain.ts';
import type { Result } from '../../input/result.ts';
import { type FieldsByType, text, typedReader, wholeNumber } from '../../input/typed.ts';
import type { Action } from './actions.ts';

const WHOLE = 'a whole number';
const FAR = `${WHOLE} from -${LIMITS.wholeNumber} to ${LIMITS.wholeNumber}`;
const ID = `a string of at most ${LIMITS.id} characters`;
const IDS = `a list of at most ${LIMITS.list} strings of at most ${LIMITS.id} characters each`;
const near = v.check((value: number) => Math.abs(value) <= LIMITS.wholeNumber, FAR);
const whole = v.pipe(wholeNumber(WHOLE), near);
const seat = v.pipe(wholeNumber('a whole number from 0', 0), near);
const shortText = (expected: string, tooLong: string) =>
  v.pipe(
    text(expected),
    v.check(({ length }) => length <= LIMITS.id, tooLong),
  );
const id = shortText('a string', ID);
const ids = v.pipe(
  v.array(v.unknown(), 'a list of strings'),
  v.check(({ length }) => length <= LIMITS.list, IDS),
  v.array(shortText('a list of strings', IDS)),
);
const company = v.picklist(COMPANIES, 'the id of a company');
const space = v.picklist(BONUS_SPACES, 'the id of a bonus space');

const FIELDS = {
  chooseToken: { token: id },
  arrangeStartingDecks: { cards: ids },
  planCard: { card: id, slot: whole },
  confirmPlan: {},
  placeResourceTile: { card: id },
  useResources: { cards: ids, acquire: v.exactOptional(whole) },
  useEnergy: { company },
  useScientist: { card: id },
  useFieldScientist: { card: id },
  placeBonusMarker: {
    space,
    destroy: v.exactOptional(id),
    tier: v.exactOptional(whole),
    oneTime: v.exactOptional(v.custom((input) => input === true, 'true or omitted')),
  },
  pass: {},
  pickUpDeck: { slot: whole },
  restCard: { card: id, slot: whole },
  advance: { company },
  stop: {},
  occupy: { sector: whole, column: whole },
  placeOutpost: { asteroid: whole, space: whole, column: whole },
  placeShuttle: { shuttleSpace: whole },
  confront: { destroy: v.exactOptional(ids) },
  claimTask: { mission: id, column: whole },
  takeReward: { reward: whole },
  returnOutpost: { column: whole },
  takePlan: { space: whole },
  takeSpecialPlan: { plan: id },
  takeCoin: {},
  placePlan: { plan: id, position: whole },
  flipPlan: { position: whole },
  upload: {},
  buyCard: { slot: whole },
  chooseReward: { reward: whole },
  advanceSteps: { company, steps: whole },
  removeOutpost: { company, column: whole },
  takeDestroyedCard: { card: id },
  lunaTurn: {},
} as const satisfies FieldsByType<Action['type']>;

/** The field names of each action type, except `type` and `seat`, in a fixed order. */
export const ACTION_FIELDS = FIELDS as Readonly<Record<Action['type'], Readonly<Record<string, unknown>>>>;

const readTyped = typedReader<Action>(FIELDS, { seat });

/** Validates the type and fields of an action. Returns a copy, or a short description of the first problem. */
export function readAction(input: unknown): Result<Action, string> {
  // Validate a copy, because the input may have getters that throw or return a different value each time.
  const plain = readPlain(input);
  return plain.ok ? readTyped(plain.value) : { ok: false, error: 'it is not plain JSON' };
}
