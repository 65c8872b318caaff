import { deepFreeze } from '../engine/copy.ts';
import { boxUnder } from '../game/boundRules.ts';
import { registerBox } from '../game/boxOf.ts';
import { BoxWithRestrictions } from '../game/boxWithRestrictions.ts';
import type { Action } from '../game/model/actions.ts';
import { InvalidOptionsError, type OptionProblem } from '../game/model/errors.ts';
import { type GameView, isView } from '../game/model/state.ts';
import { isRestricted, type Restriction, type RestrictionMessages } from '../game/restriction.ts';
import { isLine, LINE } from '../hosting/records/record.ts';
import { viewFor } from '../hosting/views/viewFor.ts';
import { MOST_RESTRICTIONS } from '../input/limits.ts';
import { ID, isId } from '../input/shapes.ts';
import { bindRules, type Rules } from './bindRules.ts';
import type { CoreRules } from './coreRules.ts';

/**
 * Returns a copy of the rules that forbids some legal actions. The restriction applies everywhere: to lists and checks
 * of actions, choosers, sessions, the simulator, records, campaigns, bots and texts. States, saves and records contain
 * the restriction's id, and only rules with the same restrictions can continue them. Rules can be restricted up to 20
 * times.
 *
 * `forbid` is not called for steps with a single option or for Luna's turn. If it leaves a seat without any legal
 * action, `pending` and `legalActions` throw a `DeadEndError`. `checkConformance` finds such positions.
 * @throws InvalidOptionsError when the restriction is malformed, or the rules already have one with its id.
 * @throws ForeignRulesError when `rules` was not returned by `createRules` or `restrictRules`.
 * @example
 * ```ts
 * const noEarlyPurchases = restrictRules(rules, {
 *   id: 'no-early-purchases',
 *   reasons: { tooEarly: { en: 'Cards cannot be bought in round 1.' } },
 *   forbid: (view, action) => (action.type === 'buyCard' && view.round === 1 ? 'tooEarly' : null),
 * });
 * ```
 */
export function restrictRules<Code extends string>(rules: CoreRules, restriction: Restriction<Code>): Rules {
  const box = boxUnder(rules);
  const { plain, restrictions } = isRestricted(box) ? box : { plain: box, restrictions: [] };
  const added = read(
    restriction,
    restrictions.map(({ id }) => id),
  );
  const restricted = registerBox(
    new BoxWithRestrictions(plain, [...restrictions, added], (state, seat) =>
      isView(state) ? state : viewFor(state, seat),
    ),
  );
  return bindRules(restricted.content);
}

/** Validates and copies a restriction. Each field is read once, because JavaScript callers may pass getters. */
function read<Code extends string>(input: Restriction<Code>, usedIds: readonly unknown[]): Restriction {
  const { id, reasons, forbid }: Partial<Restriction<Code>> = input ?? {};
  const problems: OptionProblem[] = [];
  const check = (holds: boolean, field: string, message: string): void => {
    if (!holds) problems.push({ field, message });
  };
  check(isId(id), 'id', `expected ${ID}`);
  check(!usedIds.includes(id), 'id', 'the rules already have a restriction with this id');
  check(usedIds.length < MOST_RESTRICTIONS, 'id', `rules can have at most ${MOST_RESTRICTIONS} restrictions`);
  check(typeof forbid === 'function', 'forbid', 'expected a function');
  const messages: [string, RestrictionMessages][] = [];
  for (const [code, sentences] of Object.entries(Object(reasons))) {
    const field = `reasons.${code}`;
    const copy = Object.fromEntries(Object.entries(Object(sentences)));
    check(isId(code), field, `the code must be ${ID}`);
    check('en' in copy, field, 'expected an English message under "en"');
    for (const [language, sentence] of Object.entries(copy)) {
      check(typeof sentence === 'string' && isLine(sentence), `${field}.${language}`, `expected ${LINE}`);
    }
    messages.push([code, copy as unknown as RestrictionMessages]);
  }
  check(messages.length > 0, 'reasons', 'expected at least one code with messages');
  if (problems.length > 0) throw new InvalidOptionsError(problems);
  const forbids = forbid as (view: GameView, action: Action) => string | null;
  return Object.freeze({ id: String(id), reasons: deepFreeze(Object.fromEntries(messages)), forbid: forbids });
}
