import type { Company } from 'skymines-rules';
import type { Highlight } from 'skymines-rules/drawing';
import { type Ref, type RefKind, type Route, refId } from 'skymines-rules/queries';
import type { DecisionState } from './clicks.ts';
import type { Decision } from './decision.ts';

/*
 * A ring means: the next click here uses what you hold.
 *
 * 1. At the start of a turn, you hold nothing, so only your own cards and tiles have a ring, and the mission of the tasks
 *    that you can claim. Everything that they lead to is a button without a mark: a click takes the cards that fit best.
 * 2. Once you hold something, only what it leads to has a ring. On a company track, the last space within reach has the
 *    ring, and the spaces on the way are dots.
 * 3. Places that a company can enter are filled with its colour and show their energy cost. They have no ring, because
 *    a ring would hide the borders of the sectors, and neither have the companies.
 * 4. If more than `MOST` things had a ring, the largest groups lose their rings, and their panels get one each.
 *
 * Everything that can be chosen is a button, whatever its look, and nothing else ever lights up.
 */

/** Maximum number of rings on the table. */
export const MOST = 12;

/** Things that belong to the player, or that a ring never hides. */
const OWN: readonly RefKind[] = ['card', 'tile', 'mission', 'task', 'actionSlot', 'restingSlot', 'token'];

const PLACES: readonly RefKind[] = ['sector', 'asteroid', 'outpostSpace', 'shuttleSpace'];

export interface Glow {
  readonly marks: readonly Highlight[];
  /** Kinds of things whose panel has the ring instead of them. */
  readonly crowded: readonly RefKind[];
}

/** Gives each marked choice its look. */
export function glowOf(decision: Decision, state: DecisionState, marks: readonly Highlight[]): Glow {
  if (state.question !== null) return { marks, crowded: [] };
  const looked = marks.map((mark) => (mark.as === 'choice' ? withLook(decision, state, mark) : mark));
  const crowded = crowdedIn(looked);
  return { marks: looked.map((mark) => (crowded.includes(mark.ref.kind) ? unmarked(mark) : mark)), crowded };
}

export function hasRing({ as, look }: Highlight): boolean {
  return as === 'choice' && look === undefined;
}

/** True at the start of a turn, when the player holds nothing. */
export function isUnheld({ prompt }: Decision, { chooser, question }: DecisionState): boolean {
  return prompt.kind === 'turn' && question === null && chooser.now.steps.length === 0;
}

function withLook(decision: Decision, state: DecisionState, mark: Highlight): Highlight {
  const { kind } = mark.ref;
  if (isUnheld(decision, state)) return OWN.includes(kind) ? mark : unmarked(mark);
  if (PLACES.includes(kind)) return { ...mark, look: 'fill', companies: companiesAt(decision, state, mark.ref) };
  if (kind === 'company' && isExpanding(decision, state)) return unmarked(mark);
  return kind === 'trackSpace' && !isLast(state, mark.ref) ? { ...mark, look: 'dot' } : mark;
}

/** Without a mark, an icon would belong to nothing, but screen readers still read the label. */
function unmarked({ sign: _, ...mark }: Highlight): Highlight {
  return { ...mark, look: 'none' };
}

function isExpanding({ prompt }: Decision, { chooser }: DecisionState): boolean {
  return prompt.kind === 'turn' && chooser.now.steps[0]?.value === 'useEnergy';
}

/** Returns the companies that can enter a place. */
function companiesAt({ prompt }: Decision, state: DecisionState, ref: Ref): readonly Company[] {
  if (prompt.kind === 'expansion' || prompt.kind === 'beltExpansion') return [prompt.params.company];
  const routes = routesTo(state, ref);
  return [...new Set(routes.flatMap(companyOf))];
}

function companyOf({ actions: [first] }: Route): readonly Company[] {
  return first?.type === 'useEnergy' ? [first.company] : [];
}

function routesTo({ destinations }: DecisionState, ref: Ref): readonly Route[] {
  return destinations.find((each) => refId(each.ref) === refId(ref))?.routes ?? [];
}

/** True for the space farthest from the marker on its track. */
function isLast({ destinations }: DecisionState, ref: Ref): boolean {
  if (ref.kind !== 'trackSpace') return true;
  const spaces = destinations.flatMap((each) =>
    each.ref.kind === 'trackSpace' && each.ref.company === ref.company ? [each.ref.space] : [],
  );
  return ref.space >= Math.max(...spaces);
}

function crowdedIn(marks: readonly Highlight[]): readonly RefKind[] {
  const counts = new Map<RefKind, number>();
  for (const mark of marks.filter(hasRing)) counts.set(mark.ref.kind, (counts.get(mark.ref.kind) ?? 0) + 1);
  const crowded: RefKind[] = [];
  const rings = (): number => [...counts.values()].reduce((sum, count) => sum + count, 0);
  while (rings() > MOST) {
    const [largest] = [...counts].reduce((most, each) => (each[1] > most[1] ? each : most));
    crowded.push(largest);
    counts.set(largest, 1);
  }
  return crowded;
}
