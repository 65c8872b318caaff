import type { Company } from 'skymines-rules';
import { type Choice, type Chooser, companyStandings } from 'skymines-rules/queries';
import type { Position } from './costs.ts';

/** Returns the default last step of a decision, or `undefined` if the player has to choose. */
export function defaultChoice(position: Position, { offers, now }: Chooser, wanted: number | null): Choice | undefined {
  const { prompt, view } = position;
  const field = fieldOf(offers);
  // PLAN-12: the slot does not matter unless it decides where a card rests.
  if (field === 'slot') return prompt.kind === 'planning' && !view.options.constrainedSlots ? offers[0] : undefined;
  // A higher tier gives a better reward.
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

/** Returns the last field of the choices if it is the same for all, otherwise `undefined`. */
function fieldOf(offers: readonly Choice[]): string | undefined {
  const fields = new Set(offers.map(({ steps }) => steps.at(-1)?.field));
  return fields.size === 1 ? [...fields][0] : undefined;
}

/**
 * Returns the station column to take a piece from: the preferred column, or otherwise the one that uncovers the most
 * coin icons. Ties go to the column with the fewest pieces. Returns `null` if there is no column.
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
