import type { Company } from 'skymines-rules';
import { type Choice, type Chooser, companyStandings } from 'skymines-rules/queries';
import type { Position } from './costs.ts';

/** Returns the default last step of a decision, or `undefined` if the player has to choose. */
export function defaultChoice(position: Position, { offers, now }: Chooser, wanted: number | null): Choice | undefined {
  const { prompt, view } = position;
  const field = fieldOf(offers);
  // PLAN-12: all slots are equal unless they decide where a card rests.
  if (field === 'slot') return prompt.kind === 'planning' && !view.options.constrainedSlots ? offers[0] : undefined;
  // A higher tier gives more.
  if (field === 'tier') return offers.at(-1);
  if (field !== 'column' || now.steps[0]?.value === 'removeOutpost') return undefined;
  const refs = offers.flatMap(({ steps }) => steps.at(-1)?.ref ?? []);
  const columns = refs.flatMap((ref) => (ref.kind === 'column' ? [ref] : []));
  const [first] = columns;
  if (first === undefined) return undefined;
  const open = columns.map(({ column }) => column);
  const best = defaultColumn(position, first.company, open, wanted);
  return offers[open.indexOf(best ?? first.column)];
}

/** Returns the field that all choices fill last, or `undefined` if they differ. */
function fieldOf(offers: readonly Choice[]): string | undefined {
  const fields = new Set(offers.map(({ steps }) => steps.at(-1)?.field));
  return fields.size === 1 ? [...fields][0] : undefined;
}

/**
 * Returns the station column to take a piece from: the preferred one, otherwise the one that uncovers the most now, and
 * among equals the one with the fewest pieces. Returns `null` if there is no column.
 */
export function defaultColumn(
  { view, rules }: Position,
  company: Company,
  columns: readonly number[],
  wanted: number | null,
): number | null {
  const coins = companyStandings(view, rules)[company].nextCoins;
  const pieces = view.stations[company].map((column) => column.pieces);
  const [best = null] = [...columns].sort(
    (one, other) =>
      Number(other === wanted) - Number(one === wanted) ||
      (coins[other] ?? 0) - (coins[one] ?? 0) ||
      (pieces[one] ?? 0) - (pieces[other] ?? 0),
  );
  return best;
}
