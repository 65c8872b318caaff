import { type Content, defaultContent } from 'skymines-rules';
import type { Sources } from 'skymines-rules/content';
import { type Path, valueAt, withValue } from './paths.ts';
import type { Piece, PieceField } from './piece.ts';
import { PROVENANCE, provenanceOf } from './provenance.ts';

/** Name for an edited set, which must not keep the name of the default set. */
const OWN_NAME = 'my-box';

const named = (content: Content): Content =>
  content.id === defaultContent.id ? { ...content, id: OWN_NAME } : content;

/** Copies a sector's borders to the adjacent sectors. */
function mirrored(content: Content, index: number): Content {
  const { sectors } = content.moon;
  const changed = sectors[index];
  if (changed === undefined) return content;
  return sectors.reduce((set, { number, neighbours }, other) => {
    const wanted = changed.neighbours.find(({ sector }) => sector === number);
    const found = neighbours.find(({ sector }) => sector === changed.number);
    if (other === index || wanted?.border === found?.border) return set;
    const others = neighbours.filter(({ sector }) => sector !== changed.number);
    const both = wanted === undefined ? others : [...others, { sector: changed.number, border: wanted.border }];
    const path = ['moon', 'sectors', other, 'neighbours'];
    return withValue(
      set,
      path,
      both.sort((a, b) => a.sector - b.sector),
    );
  }, content);
}

/** Marks a field as read from the physical box if its exact value has been replaced. */
function marked(content: Content, piece: Piece, field: PieceField): Content {
  if (PROVENANCE[provenanceOf(content, piece, field)].standing !== 'exact') return content;
  return withValue(content, [...piece.sources.path, field.source], 'box');
}

/** Returns the set with a new value in a field of a piece. */
export function edited(content: Content, piece: Piece, field: PieceField, path: Path, value: unknown): Content {
  const typed = withValue(marked(named(content), piece, field), path, value);
  const inner = path.slice(piece.at.length);
  const alike = piece.alike.reduce((set, at) => withValue(set, [...at, ...inner], value), typed);
  const [root, list, index, key] = path;
  const isBorder = root === 'moon' && list === 'sectors' && key === 'neighbours' && typeof index === 'number';
  return isBorder ? mirrored(alike, index) : alike;
}

/**
 * Returns `true` if the default set has this piece at the same index. Adding or removing pieces can change the index.
 */
export function canReset(content: Content, { at }: Piece): boolean {
  const list = at.slice(0, -1);
  const [now, shipped] = [valueAt(content, list), valueAt(defaultContent, list)];
  return !Array.isArray(now) || now.length === (shipped as readonly unknown[]).length;
}

/** Returns the set with a piece reset to its default values. */
export function reset(content: Content, piece: Piece): Content {
  if (piece.sources.own) {
    const places = [piece.at, ...piece.alike].filter((at) => valueAt(defaultContent, at) !== undefined);
    return places.reduce((set, at) => withValue(set, at, valueAt(defaultContent, at)), content);
  }
  const shipped = valueAt(defaultContent, piece.sources.path) as Sources;
  return piece.fields.reduce((set, { path, source }) => {
    const value = withValue(set, path, valueAt(defaultContent, path));
    return withValue(value, [...piece.sources.path, source], shipped[source]);
  }, content);
}

/** Returns the set with an additional copy of a piece, marked as unconfirmed. */
export function withCopy(content: Content, list: Path, index: number): Content {
  const pieces = valueAt(content, list) as readonly object[];
  const copy = { ...pieces[index], sources: { rest: 'reconstructed' } };
  return withValue(named(content), list, [...pieces, copy]);
}

export function without(content: Content, list: Path, index: number): Content {
  const pieces = valueAt(content, list) as readonly object[];
  return withValue(
    named(content),
    list,
    pieces.filter((_, other) => other !== index),
  );
}
