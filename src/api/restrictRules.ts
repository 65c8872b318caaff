import { deepFreeze } from '../engine/copy.ts';
import { requireRules } from '../game/boundRules.ts';
import { keepBox } from '../game/boxes.ts';
import { boxOf } from '../game/boxOf.ts';
import type { Action } from '../game/model/actions.ts';
import { InvalidOptionsError, type OptionProblem } from '../game/model/errors.ts';
import { type GameView, isView } from '../game/model/state.ts';
import { RestrictedBox, type Restriction, type RestrictionSentences } from '../game/restriction.ts';
import { isLine, LINE } from '../hosting/records/about.ts';
import { viewFor } from '../hosting/views/viewFor.ts';
import { MOST_RESTRICTIONS } from '../input/limits.ts';
import { ID, isId } from '../input/shapes.ts';
import { bindCore } from './bindCore.ts';
import { bindRules, type Rules } from './bindRules.ts';
import type { CoreRules } from './coreRules.ts';

/**
 * Returns rules that forbid some actions of the given rules. Every function heeds them: lists and checks of actions, choosers, sessions,
 * the simulator, records, campaigns, bots and texts. States, saves and records name the restriction, and only rules with the same
 * restrictions continue them. Rules can be restricted more than once, up to 20 times.
 *
 * A step with a single option is applied without asking `forbid`, and so is Luna's turn. Where `forbid` leaves a seat that must decide
 * without an answer, `pending` and `legalActions` throw a `DeadEndError`; `checkConformance` finds such positions.
 * @throws InvalidOptionsError when the restriction is malformed, or has the id of one that the rules already have.
 * @throws ForeignRulesError when `rules` is not what `createRules` or `restrictRules` returned.
 */
export function restrictRules<Code extends string>(rules: CoreRules, restriction: Restriction<Code>): Rules {
  requireRules(rules);
  const box = boxOf(rules.content);
  const { plain, restrictions } = box instanceof RestrictedBox ? box : { plain: box, restrictions: [] };
  const added = read(
    restriction,
    restrictions.map(({ id }) => id),
  );
  const restricted = keepBox(
    new RestrictedBox(plain, [...restrictions, added], (state, seat) => (isView(state) ? state : viewFor(state, seat))),
  );
  return bindRules(
    restricted.content,
    bindCore(restricted.content, () => restricted),
  );
}

/** Reads each field once, and keeps a copy. A program without types may give anything. */
function read<Code extends string>(given: Restriction<Code>, taken: readonly string[]): Restriction {
  const { id, reasons, forbid }: Partial<Restriction<Code>> = given ?? {};
  const problems: OptionProblem[] = [];
  if (!isId(id)) problems.push({ field: 'id', message: `give ${ID}` });
  else if (taken.includes(id))
    problems.push({ field: 'id', message: 'the rules already have a restriction with this id' });
  if (taken.length >= MOST_RESTRICTIONS)
    problems.push({ field: 'id', message: `give at most ${MOST_RESTRICTIONS} restrictions` });
  if (typeof forbid !== 'function') problems.push({ field: 'forbid', message: 'give a function' });
  const sentences = readReasons(reasons, problems);
  if (problems.length > 0) throw new InvalidOptionsError(problems);
  const asked = forbid as (view: GameView, action: Action) => string | null;
  return Object.freeze({ id: String(id), reasons: sentences, forbid: asked });
}

function readReasons(given: unknown, problems: OptionProblem[]): Restriction['reasons'] {
  const reasons: [string, RestrictionSentences][] = [];
  for (const [code, sentences] of Object.entries(Object(given))) {
    const field = `reasons.${code}`;
    const told = Object.fromEntries(Object.entries(Object(sentences)));
    if (!isId(code)) problems.push({ field, message: `give as its code ${ID}` });
    if (!('en' in told)) problems.push({ field, message: 'give an English sentence under "en"' });
    for (const [language, sentence] of Object.entries(told)) {
      const isSentence = typeof sentence === 'string' && isLine(sentence);
      if (!isSentence) problems.push({ field: `${field}.${language}`, message: `give ${LINE}` });
    }
    reasons.push([code, told as unknown as RestrictionSentences]);
  }
  if (reasons.length === 0) problems.push({ field: 'reasons', message: 'give a sentence for each code' });
  return deepFreeze(Object.fromEntries(reasons));
}
