import type { Draft } from './draft.ts';
import type { Piece } from './piece.ts';
import { hasProblems } from './problems.ts';
import { standingOf } from './provenance.ts';

/** Position of a piece: its class and its index within the class. */
export interface Place {
  readonly kind: number;
  readonly index: number;
}

export const FIRST: Place = { kind: 0, index: 0 };

export function pieceAt({ classes }: Draft, { kind, index }: Place): Piece | undefined {
  return classes[kind]?.pieces[index];
}

/** Returns all other places in order. The list starts after the given place and wraps around. */
export function placesAfter({ classes }: Draft, { kind, index }: Place): readonly Place[] {
  const all = classes.flatMap(({ pieces }, other) => pieces.map((_, at): Place => ({ kind: other, index: at })));
  const now = all.findIndex((other) => other.kind === kind && other.index === index);
  return [...all.slice(now + 1), ...all.slice(0, now)];
}

export function nextOpen(draft: Draft, places: readonly Place[]): Place | undefined {
  return places.find((place) => {
    const piece = pieceAt(draft, place);
    return piece !== undefined && standingOf(draft.content, piece) === 'made-up';
  });
}

export function nextWrong(draft: Draft, places: readonly Place[]): Place | undefined {
  return places.find((place) => {
    const piece = pieceAt(draft, place);
    return piece !== undefined && hasProblems(draft.problems, piece);
  });
}
