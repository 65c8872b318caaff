import type { DrawingOptions } from 'skymines-rules/drawing';
import type { Path } from './paths.ts';
import type { Fields, Shape } from './shapes/shape.ts';

export interface PieceField {
  readonly label: string;
  readonly shape: Shape;
  readonly path: Path;
  /** Key of the field in the `sources` of the component set. */
  readonly source: string;
}

export interface Picture {
  /** Draws the component set in `options.text`. */
  readonly draw: (options: DrawingOptions) => string;
  /** Reference ids of the components to mark. The picture is cropped to them and a margin around them. */
  readonly places: readonly string[];
  /** Width of the margin, relative to the size of the marked components. */
  readonly around?: number;
  /** Index of the sector whose borders can be clicked. */
  readonly sector?: number;
}

export interface Piece {
  readonly title: string;
  readonly at: Path;
  readonly fields: readonly PieceField[];
  /** Path of the `sources` entry for this piece. `own` is `false` if other pieces share the entry. */
  readonly sources: { readonly path: Path; readonly own: boolean };
  /** Identical pieces, which receive the same values. */
  readonly alike: readonly Path[];
  readonly picture: Picture | null;
}

/** A category of pieces. */
export interface PieceClass {
  readonly name: string;
  readonly pieces: readonly Piece[];
  /** A hint for entering the values. */
  readonly note: string;
  /** Path of the list if boxes may have different numbers of these pieces, otherwise `null`. */
  readonly grows: Path | null;
}

export interface PieceSpec {
  readonly title: string;
  readonly at: Path;
  readonly fields: Fields;
  readonly picture?: Picture | null;
  readonly alike?: readonly Path[];
}

/** Creates a piece that has its own sources. */
export function piece({ title, at, fields, picture = null, alike = [] }: PieceSpec): Piece {
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

/** Creates a piece that shares its sources with others. Its fields have the same keys as the sources. */
export function loose(spec: PieceSpec, sources: Path): Piece {
  return { ...piece(spec), sources: { path: sources, own: false } };
}

export function pieceClass(name: string, pieces: readonly Piece[], note = '', grows: Path | null = null): PieceClass {
  return { name, pieces, note, grows };
}
