import type { ContentProblem } from 'skymines-rules/content';
import { isWithin, pathText } from './paths.ts';
import type { Piece, PieceField } from './piece.ts';

export const problemMessage = ({ expected, rule }: ContentProblem): string => `Expected ${expected} (${rule}).`;

/** Returns the problems of a field, including those reported for identical pieces. */
export function problemsOf(problems: readonly ContentProblem[], piece: Piece, field: PieceField): ContentProblem[] {
  const inner = field.path.slice(piece.at.length);
  const places = [piece.at, ...piece.alike].map((at) => pathText([...at, ...inner]));
  return problems.filter(({ path }) => places.some((place) => isWithin(path, place)));
}

export const hasProblems = (problems: readonly ContentProblem[], piece: Piece): boolean =>
  piece.fields.some((field) => problemsOf(problems, piece, field).length > 0);
