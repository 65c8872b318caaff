import type { Highlight } from 'skymines-rules/drawing';
import { type Chooser, highlightsOf, type Ref, refId } from 'skymines-rules/queries';
import type { Words } from '../words/en.ts';
import type { Position } from './costs.ts';
import type { Standing } from './meant.ts';
import { costIn, markOf, signed } from './notes.ts';
import { energyPieces, usesEnergy } from './starters.ts';

/** Returns everything that can be chosen, in the order of the offers. */
export function choosable(position: Position, standing: Standing): readonly Ref[] {
  const { chooser, destinations, which } = standing;
  if (which !== null) return which.open;
  const near = chooser.places.flatMap(({ steps }) => steps.at(-1)?.ref ?? []);
  const energy = chooser.now.steps.length === 0 ? energyOf(position, chooser) : [];
  const further = destinations.map(({ ref }) => ref);
  return [...near.filter((ref) => !isLeftOut(position, standing, ref)), ...energy, ...further];
}

/** Returns what the pictures mark: what is chosen, and what can be chosen with its cost. */
export function marksOf(position: Position, standing: Standing, words: Words): readonly Highlight[] {
  const { chooser, destinations, which } = standing;
  if (which !== null) return [...as('chosen', [which.place, ...which.chosen]), ...as('choice', which.open)];
  const near = highlightsOf(chooser).filter((mark) => mark.as === 'chosen' || !isLeftOut(position, standing, mark.ref));
  const further = destinations.map(({ ref, routes: [first] }): Highlight => {
    const cost = first?.cost ?? null;
    // A plan shows its own price, and a barrier, too. Before a company is chosen, what lies in a sector says more than what its way costs.
    const isPlain =
      ref.kind === 'researchSpace' || ref.kind === 'trackSpace' || first?.actions[0]?.type === 'useEnergy';
    if (isPlain || cost === null) return { ref, as: 'choice' };
    return { ref, as: 'choice', label: costIn(cost, words), ...signed(cost) };
  });
  const energy = as(chooser.now.steps.length === 0 ? 'choice' : 'chosen', energyOf(position, chooser));
  return [
    ...further,
    ...energy,
    ...near.map((mark) => ({ ...mark, ...(mark.as !== 'chosen' && costAt(position, chooser, mark.ref, words)) })),
  ];
}

/** Returns the energy cards and tiles that the action uses, or can use. */
export function energyOf(position: Position, { now }: Chooser): readonly Ref[] {
  return position.prompt.kind === 'turn' && usesEnergy(now) ? energyPieces(position) : [];
}

/** A company is no mark where the spaces of its track are marked, nor before the energy cards that send it. */
function isLeftOut({ prompt }: Position, { chooser, destinations }: Standing, ref: Ref): boolean {
  if (ref.kind !== 'company') return false;
  if (prompt.kind === 'turn') return chooser.now.steps.length === 0;
  return (
    prompt.kind === 'units' &&
    destinations.some(({ ref: other }) => other.kind === 'trackSpace' && other.company === ref.company)
  );
}

/** How a picture marks a choice. */
function costAt(position: Position, { places }: Chooser, ref: Ref, words: Words): ReturnType<typeof markOf> {
  const offer = places.find(({ steps }) => {
    const last = steps.at(-1)?.ref ?? null;
    return last !== null && refId(last) === refId(ref);
  });
  return offer === undefined ? {} : markOf(position, offer, words);
}

function as(kind: 'choice' | 'chosen', refs: readonly Ref[]): readonly Highlight[] {
  return refs.map((ref) => ({ ref, as: kind }));
}
