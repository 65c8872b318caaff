import type { Content } from 'skymines-rules';
import { type Draft, draftOf } from './draft.ts';
import { edited } from './edits.ts';
import { pathText, valueAt } from './paths.ts';
import type { Piece } from './piece.ts';
import { confirmed, standingOf } from './provenance.ts';

/** Result of merging two sets. */
export interface Merged {
  readonly content: Content;
  /** Number of pieces taken from the other set. */
  readonly taken: number;
  /** Pieces confirmed in both sets with different values. The values of the first set are kept. */
  readonly differing: readonly string[];
}

/**
 * Merges two component sets that contain values from different parts of the same box. The first set gets the pieces
 * that only the second has confirmed.
 */
export function merged(mine: Draft, theirs: Content): Merged {
  const other = draftOf(theirs);
  const own = new Map(piecesOf(mine).map((piece) => [keyOf(piece), piece]));
  const differing: string[] = [];
  let { content } = mine;
  let taken = 0;
  for (const piece of piecesOf(other)) {
    const mineOf = own.get(keyOf(piece));
    if (mineOf === undefined || standingOf(theirs, piece) !== 'typed') continue;
    if (standingOf(mine.content, mineOf) !== 'typed') {
      content = confirmed(withValuesOf(content, theirs, piece), piece);
      taken += 1;
    } else if (!isAlike(mine.content, theirs, piece)) differing.push(piece.title);
  }
  return { content, taken, differing };
}

const piecesOf = ({ classes }: Draft): readonly Piece[] => classes.flatMap(({ pieces }) => pieces);

const keyOf = ({ at, fields }: Piece): string => [at, ...fields.map(({ path }) => path)].map(pathText).join();

function withValuesOf(content: Content, theirs: Content, piece: Piece): Content {
  return piece.fields.reduce(
    (set, field) => edited(set, piece, field, field.path, valueAt(theirs, field.path)),
    content,
  );
}

function isAlike(one: Content, other: Content, { fields }: Piece): boolean {
  return fields.every(({ path }) => JSON.stringify(valueAt(one, path)) === JSON.stringify(valueAt(other, path)));
}
