import type { Content } from 'skymines-rules';
import type { Provenance, Sources } from 'skymines-rules/content';
import { valueAt, withValue } from './paths.ts';
import type { Piece, PieceField } from './piece.ts';

export type Standing = 'exact' | 'typed' | 'made-up';

interface ProvenanceInfo {
  readonly standing: Standing;
  readonly words: string;
}

export const PROVENANCE: Readonly<Record<Provenance, ProvenanceInfo>> = {
  rulebook: { standing: 'exact', words: 'rulebook' },
  'luna-booklet': { standing: 'exact', words: "Luna's booklet" },
  'solo-helper': { standing: 'exact', words: 'solo helper app' },
  derived: { standing: 'exact', words: 'derived' },
  box: { standing: 'typed', words: 'entered' },
  reconstructed: { standing: 'made-up', words: 'reconstructed' },
};

/** Fields that are used only to position a piece in a drawing. */
const DRAWN: readonly string[] = ['position', 'outline'];

const sourcesOf = (content: Content, { sources }: Piece): Sources => valueAt(content, sources.path) as Sources;

/**
 * Returns the provenance of a field. If parts of the field have different sources, the least reliable source counts.
 */
export function provenanceOf(content: Content, piece: Piece, { source }: PieceField): Provenance {
  const sources = sourcesOf(content, piece);
  const parts = source.split('.');
  const prefixes = parts.map((_, index) => parts.slice(0, parts.length - index).join('.'));
  const nearest = prefixes.map((prefix) => sources[prefix]).find((found) => found !== undefined) ?? sources.rest;
  const within = Object.entries(sources).filter(([key]) => key.startsWith(`${source}.`));
  const all = [nearest, ...within.map(([, found]) => found)];
  return (['reconstructed', 'box', 'derived'] as const).find((each) => all.includes(each)) ?? nearest;
}

export function standingOf(content: Content, piece: Piece): Standing {
  const all = piece.fields.map((field) => PROVENANCE[provenanceOf(content, piece, field)].standing);
  return (['made-up', 'typed'] as const).find((standing) => all.includes(standing)) ?? 'exact';
}

/** Returns the sources of a piece whose values have been compared with the real box. */
function confirmedSources(sources: Sources, { fields, sources: { own } }: Piece): Sources {
  if (!own) {
    const reconstructed = fields.filter(({ source }) => (sources[source] ?? sources.rest) === 'reconstructed');
    return { ...sources, ...Object.fromEntries(reconstructed.map(({ source }) => [source, 'box' as const])) };
  }
  const entries = Object.entries(sources).map(
    ([key, found]) => [key, found === 'reconstructed' && !DRAWN.includes(key) ? 'box' : found] as const,
  );
  return { ...Object.fromEntries(entries), rest: sources.rest === 'reconstructed' ? 'box' : sources.rest };
}

/** Keeps drawing positions marked as reconstructed, because the box does not show them. */
function withDrawn(content: Content, piece: Piece, sources: Sources): Sources {
  const isReconstructed = sourcesOf(content, piece).rest === 'reconstructed' && piece.sources.own;
  const drawn = DRAWN.filter((key) => isReconstructed && valueAt(content, [...piece.at, key]) !== undefined);
  return { ...sources, ...Object.fromEntries(drawn.map((key) => [key, 'reconstructed' as const])) };
}

/** Marks a piece and its identical copies as confirmed against the box. */
export function confirmed(content: Content, piece: Piece): Content {
  const sources = withDrawn(content, piece, confirmedSources(sourcesOf(content, piece), piece));
  const places = [piece.sources.path, ...piece.alike.map((at) => [...at, 'sources'])];
  return places.reduce((changed, path) => withValue(changed, path, sources), content);
}
