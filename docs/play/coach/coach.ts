import type { Action, CoreRules, GameOptions, GameView, Seat } from 'skymines-rules';
import type { Highlight } from 'skymines-rules/drawing';
import { type Choice, type Chooser, type Ref, refId } from 'skymines-rules/queries';
import { COACHED, type CoachWords, SCRIPT, type Step } from './script.ts';

/** If the action is `null`, the player decides. */
export interface Lesson {
  readonly say: keyof CoachWords;
  readonly action: Action | null;
  /** Another component that the player can click for this action. */
  readonly at?: Ref;
}

/** Number of rounds that the coach explains. */
export const COACHED_ROUNDS = Math.max(...SCRIPT.map(({ round }) => round));

export function isCoached({ seed, players, board, luna }: GameOptions): boolean {
  return seed === COACHED.seed && players.length === 1 && board === 'moon' && luna?.level === COACHED.luna.level;
}

/**
 * Returns the next step to teach: the first step of the round that is legal and not yet taken. A player who leaves the
 * script continues at the next step that fits. The coach says goodbye after the last step of round 2.
 */
export function lessonOf(
  rules: Pick<CoreRules, 'legalActions'>,
  view: GameView,
  seat: Seat,
  taken: readonly Action[],
): Lesson | null {
  const offered = rules.legalActions(view, seat);
  for (const [index, step] of SCRIPT.entries()) {
    const { say, action, round } = step;
    if (round !== view.round) continue;
    // The script may contain the same action twice.
    const often = SCRIPT.slice(0, index + 1).filter((each) => isSame(each.action, action)).length;
    if (taken.filter((each) => isSame(each, action)).length >= often) continue;
    const found = offered.find((each) => isSame(each, action));
    if (found !== undefined) return { say, action: found, ...('at' in step && { at: step.at }) };
  }
  if (view.round === 1) return { say: 'ownWay', action: null };
  const last = taken.findLast((action) => action.seat === seat);
  const isDone = view.round === COACHED_ROUNDS && last !== undefined && isSame(last, SCRIPT.at(-1)?.action ?? last);
  return isDone ? { say: 'done', action: null } : null;
}

/** `energy` contains the cards and tiles that start an energy action. */
export function targetsOf(
  { places, now }: Chooser,
  { action, at }: Pick<Lesson, 'action' | 'at'>,
  energy: readonly Ref[] = [],
): readonly Ref[] {
  if (action === null) return [];
  if (action.type === 'useEnergy' && now.steps.length === 0 && energy.length > 0) return energy;
  const next = places.filter((place) => leadsTo(place, action)).flatMap(({ steps }) => steps.at(-1)?.ref ?? []);
  return at === undefined ? next : [...next, at];
}

export function pointedOut(
  marks: readonly Highlight[],
  chooser: Chooser | undefined,
  lesson: Pick<Lesson, 'action' | 'at'> | null,
  energy: readonly Ref[] = [],
): readonly Highlight[] {
  if (chooser === undefined || lesson === null) return marks;
  const targets = new Set(targetsOf(chooser, lesson, energy).map(refId));
  return marks.map(({ ref, as, ...mark }) =>
    as === 'choice' && targets.has(refId(ref)) ? { ref, as, label: '▼' } : { ref, as, ...mark },
  );
}

/** Returns the offered choices that lead to an action. */
export function leadingTo({ offers }: Chooser, wanted: Action): readonly Choice[] {
  return offers.filter((offer) => leadsTo(offer, wanted));
}

function leadsTo({ action, ways }: Choice, wanted: Action): boolean {
  return (action !== null && isSame(action, wanted)) || ways.some((way) => isSame(way.action, wanted));
}

/** The action slot of a card does not matter. */
function isSame(one: Step['action'], other: Step['action']): boolean {
  return keyOf(one) === keyOf(other);
}

function keyOf(action: Step['action']): string {
  const { seat: _, slot, ...fields }: Record<string, unknown> = { ...action };
  const whole = action.type === 'pickUpDeck' || action.type === 'restCard' ? { ...fields, slot } : fields;
  return JSON.stringify(Object.entries(whole).sort(([a], [b]) => (a < b ? -1 : 1)));
}
