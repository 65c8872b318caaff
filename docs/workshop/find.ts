import type { Draft } from './draft.ts';
import { valueAt } from './paths.ts';
import type { Piece, PieceField } from './piece.ts';
import type { Place } from './places.ts';
import { standingOf } from './provenance.ts';

/** A matching piece, with the described values that the piece does not have yet. */
export interface Found {
  readonly place: Place;
  readonly put: readonly (readonly [field: PieceField, value: number])[];
}

const FILLERS = new Set(['a', 'an', 'the', 'that', 'with', 'and', 'of', 'for', 'is', 'it']);

interface Words {
  readonly words: readonly string[];
  /** Numbers in the description, each with the word before it, such as `cost`. */
  readonly named: readonly (readonly [label: string, value: number])[];
}

/** Parses a description. For example, `a carbon 3 that costs 4` means a carbon 3 whose cost is 4. */
function read(typed: string, labels: ReadonlySet<string>): Words {
  const tokens = (typed.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).filter((token) => !FILLERS.has(token));
  const words: string[] = [];
  const named: (readonly [string, number])[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index] ?? '';
    const label = labels.has(token) ? token : token.replace(/s$/, '');
    const value = Number(tokens[index + 1]);
    if (labels.has(label) && Number.isInteger(value)) {
      named.push([label, value]);
      index += 1;
    } else words.push(token);
  }
  return { words, named };
}

const labelOf = ({ label }: PieceField): string => label.toLowerCase().split(' ')[0] ?? '';

const numbersOf = ({ fields }: Piece): readonly PieceField[] => fields.filter(({ shape }) => shape.type === 'number');

/** Finds the unconfirmed piece that matches a description. A piece that already has the named values is preferred. */
export function find({ classes, content }: Draft, typed: string): Found | null {
  const all = classes.flatMap(({ pieces }, kind) => pieces.map((piece, index) => ({ piece, place: { kind, index } })));
  const labels = new Set(all.flatMap(({ piece }) => numbersOf(piece).map(labelOf)));
  const { words, named } = read(typed, labels);
  if (words.length === 0) return null;
  const open = all.filter(({ piece }) => standingOf(content, piece) === 'made-up' && hasWords(piece, words));
  const offered = open.flatMap(({ piece, place }) => {
    const fields = named.map(([label]) => numbersOf(piece).find((field) => labelOf(field) === label));
    if (fields.some((field) => field === undefined)) return [];
    const put = named.flatMap(([, value], index) => {
      const field = fields[index];
      return field === undefined || valueAt(content, field.path) === value ? [] : [[field, value] as const];
    });
    return [{ place, put }];
  });
  return offered.find(({ put }) => put.length === 0) ?? offered[0] ?? null;
}

function hasWords({ title }: Piece, words: readonly string[]): boolean {
  const own = title.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  return words.every((word) => own.some((each) => (/^\d/.test(word) ? each === word : each.startsWith(word))));
}
