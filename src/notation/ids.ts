import type { Content } from '../components/content.ts';
import type { Action } from '../game/model/actions.ts';
import { quoted } from '../input/text.ts';
import { NotationError } from './error.ts';
import { similarTo } from './similar.ts';

/** The kind of component that an id in the notation refers to. */
export type IdKind = 'card' | 'plan' | 'token' | 'mission' | 'lunaCard';

/**
 * Throws a `NotationError` for an id that the component set does not have. The search for the id's position starts at
 * `at`.
 */
export type IdCheck = (kind: IdKind, id: string, at: { text: string; line: number; column: number }) => void;

const NAMES: Readonly<Record<IdKind, string>> = {
  card: 'a card',
  plan: 'a plan',
  token: 'a starting token',
  mission: 'a mission',
  lunaCard: 'a Luna card',
};

const FIELDS = {
  card: 'card',
  cards: 'card',
  destroy: 'card',
  plan: 'plan',
  token: 'token',
  mission: 'mission',
} as const;

/** Returns a function that checks ids against a component set. Without a set, it accepts all ids. */
export function idCheckOf(content: Content | undefined): IdCheck {
  if (content === undefined) return () => {};
  const { cards, tiles, plans, specialPlans, tokens, missions, luna } = content;
  const ids = (...lists: readonly (readonly { readonly id: string }[])[]): readonly string[] =>
    lists.flat().map(({ id }) => id);
  const known: Readonly<Record<IdKind, readonly string[]>> = {
    card: ids(cards, tiles),
    plan: ids(plans, specialPlans, tokens),
    token: ids(tokens),
    mission: ids(missions),
    lunaCard: ids(luna.cards),
  };
  return (kind, id, { text, line, column }) => {
    if (known[kind].includes(id)) return;
    const similar = similarTo(id, known[kind]);
    const hint = similar.length === 0 ? '' : `; did you mean ${similar.join(', ')}?`;
    const expected = `${NAMES[kind]} of the component set ${quoted(content.id)}, not ${quoted(id)}${hint}`;
    throw new NotationError(line, columnOf(id, text, column), expected);
  };
}

/** Returns the column of a complete id, at or after a given column. */
function columnOf(id: string, text: string, column: number): number {
  const whole = new RegExp(`(?<![\\w.-])${id.replaceAll('.', '\\.')}(?![\\w.-])`, 'g');
  whole.lastIndex = column - 1;
  return Math.max(column, (whole.exec(text)?.index ?? 0) + 1);
}

export function checkIds(check: IdCheck, action: Action, at: Parameters<IdCheck>[2]): void {
  const fields: Readonly<Record<string, unknown>> = { ...action };
  for (const [field, kind] of Object.entries(FIELDS)) {
    for (const id of [fields[field] ?? []].flat()) if (typeof id === 'string') check(kind, id, at);
  }
}
