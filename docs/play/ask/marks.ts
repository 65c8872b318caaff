import type { Highlight } from 'skymines-rules/drawing';
import { type Chooser, highlightsOf, type Ref, refId } from 'skymines-rules/queries';
import type { Words } from '../words/en.ts';
import type { DecisionState } from './clicks.ts';
import type { Decision } from './decision.ts';
import { energyPieces, usesEnergy } from './energy.ts';
import { type Glow, glowOf } from './glow.ts';
import { costIn, markOf, signed } from './notes.ts';

export function choosable(decision: Decision, state: DecisionState): readonly Ref[] {
  const { chooser, destinations, question } = state;
  if (question !== null) return question.open;
  const next = chooser.places.flatMap(({ steps }) => steps.at(-1)?.ref ?? []);
  const energy = chooser.now.steps.length === 0 ? energyOf(decision, chooser) : [];
  const further = destinations.map(({ ref }) => ref);
  return [...next.filter((ref) => !isLeftOut(decision, state, ref)), ...energy, ...further];
}

/** Returns all marks, each with its look. */
export function marksOf(decision: Decision, state: DecisionState, words: Words): Glow {
  return glowOf(decision, state, marksAt(decision, state, words));
}

function marksAt(decision: Decision, state: DecisionState, words: Words): readonly Highlight[] {
  const { chooser, destinations, question } = state;
  if (question !== null) return [...as('chosen', [question.place, ...question.chosen]), ...as('choice', question.open)];
  const next = highlightsOf(chooser).filter((mark) => mark.as === 'chosen' || !isLeftOut(decision, state, mark.ref));
  const further = destinations.map(({ ref, routes: [first] }): Highlight => {
    const cost = first?.cost ?? null;
    // Plans and barriers display their own prices.
    const isPlain = ref.kind === 'researchSpace' || ref.kind === 'trackSpace';
    if (isPlain || cost === null) return { ref, as: 'choice' };
    return { ref, as: 'choice', label: costIn(cost, words), ...signed(cost) };
  });
  const energy = as(chooser.now.steps.length === 0 ? 'choice' : 'chosen', energyOf(decision, chooser));
  return [
    ...further,
    ...energy,
    ...next.map((mark) => ({ ...mark, ...(mark.as !== 'chosen' && costAt(decision, chooser, mark.ref, words)) })),
  ];
}

export function energyOf(decision: Decision, { now }: Chooser): readonly Ref[] {
  return decision.prompt.kind === 'turn' && usesEnergy(now) ? energyPieces(decision) : [];
}

/** Companies are not marked before the player clicks an energy card or tile, or while their track spaces are marked. */
function isLeftOut({ prompt }: Decision, { chooser, destinations }: DecisionState, ref: Ref): boolean {
  if (ref.kind !== 'company') return false;
  if (prompt.kind === 'turn') return chooser.now.steps.length === 0;
  return (
    prompt.kind === 'units' &&
    destinations.some(({ ref: other }) => other.kind === 'trackSpace' && other.company === ref.company)
  );
}

function costAt(decision: Decision, { places }: Chooser, ref: Ref, words: Words): ReturnType<typeof markOf> {
  const offer = places.find(({ steps }) => {
    const last = steps.at(-1)?.ref ?? null;
    return last !== null && refId(last) === refId(ref);
  });
  return offer === undefined ? {} : markOf(decision, offer, words);
}

function as(kind: 'choice' | 'chosen', refs: readonly Ref[]): readonly Highlight[] {
  return refs.map((ref) => ({ ref, as: kind }));
}
