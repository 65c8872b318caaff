import type { DrawingOptions } from 'skymines-rules/drawing';
import type { Path } from './paths.ts';
import type { Fields, Shape } from './shapes/shape.ts';

/** What is asked about a piece. */
export interface PieceField {
  readonly label: string;
  readonly shape: Shape;
  readonly path: Path;
  /** What the sources call it. */
  readonly source: string;
}

export interface Picture {
  /** Draws the component set that `options.text` is about. */
  readonly draw: (options: DrawingOptions) => string;
  /** The places to mark, by `refId`. The picture shows them and what is around. */
  readonly places: readonly string[];
  /** How much around them, in their own size. */
  readonly around?: number;
  /** The sector whose borders can be clicked, as its index. */
  readonly sector?: number;
}

/** One piece of the box, with all that can be typed in about it. */
export interface Piece {
  readonly title: string;
  /** Where it is in the component set. */
  readonly at: Path;
  readonly fields: readonly PieceField[];
  /** Where its sources are, and whether they tell of this piece alone. */
  readonly sources: { readonly path: Path; readonly own: boolean };
  /** Pieces that are printed alike: what is typed in here holds for them too. */
  readonly alike: readonly Path[];
  readonly picture: Picture | null;
}

/** Pieces of one kind. */
export interface PieceClass {
  readonly name: string;
  readonly pieces: readonly Piece[];
  /** A word for whoever types them in. */
  readonly note: string;
  /** The list to which pieces can be added, where the box may have another number of them. */
  readonly grows: Path | null;
}

export interface Told {
  readonly title: string;
  readonly at: Path;
  readonly fields: Fields;
  readonly picture?: Picture | null;
  readonly alike?: readonly Path[];
}

/** A piece that has sources of its own. */
export function piece({ title, at, fields, picture = null, alike = [] }: Told): Piece {
  return {
    title,
    at,
    fields: Object.entries(fields).map(([key, { label, shape }]) => ({
      label,
      shape,
      path: [...at, ...key.split('.')],
      source: key,
    })),
    sources: { path: [...at, 'sources'], own: true },
    alike,
    picture,
  };
}

/** Numbers that share their sources with others; the keys of the fields are what these call them. */
export function loose(told: Told, sources: Path): Piece {
  return { ...piece(told), sources: { path: sources, own: false } };
}

export function pieceClass(name: string, pieces: readonly Piece[], note = '', grows: Path | null = null): PieceClass {
  return { name, pieces, note, grows };
}
