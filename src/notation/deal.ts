import type { Deal } from '../game/model/options.ts';
import { LIMITS } from '../input/limits.ts';
import { NotationError } from './error.ts';
import type { IdCheck, IdKind } from './ids.ts';
import { Reader } from './reader.ts';

/** Piles of a deal that consist of a single list. */
const LISTS = ['cards', 'plans', 'tokens', 'missions', 'lunaDeck', 'lunaGradeTwo', 'lunaToken'] as const;
const PILES = [...LISTS, 'lunaShuffle'] as const;
const KINDS: Readonly<Record<(typeof PILES)[number], IdKind>> = {
  cards: 'card',
  plans: 'plan',
  tokens: 'token',
  missions: 'mission',
  lunaDeck: 'lunaCard',
  lunaGradeTwo: 'lunaCard',
  lunaToken: 'token',
  lunaShuffle: 'lunaCard',
};
const A_PILE = `one of ${PILES.join(', ')}`;
const A_COMPONENT = 'the id of a component';
const TOO_LONG = `at most ${LIMITS.list} components in a pile`;
const ID = /^[A-Za-z0-9][\w.-]*$/;
const MARK = /^\s*\+/;

/** Returns `true` if a line adds to the deal. */
export const isDealt = (line: string): boolean => MARK.test(line);

/**
 * Returns a deal extended by a line such as `+ cards A05 A01`, whose components go below those already in the deal.
 * Each `lunaShuffle` line is a separate shuffle.
 */
export function addDealt(deal: Deal, line: string, number: number, check: IdCheck): Deal {
  const [mark = ''] = MARK.exec(line) ?? [];
  const reader = new Reader(line.slice(mark.length), number, mark.length);
  const nextId = (): string => reader.match(ID, A_COMPONENT)[0];
  const longer = <T>(list: readonly T[] = [], ...more: readonly T[]): T[] => {
    if (list.length + more.length > LIMITS.list) throw new NotationError(number, 1, TOO_LONG);
    return [...list, ...more];
  };
  const pile = reader.oneOf(PILES, A_PILE);
  const ids = [nextId()];
  while (!reader.isDone) ids.push(nextId());
  for (const id of ids) check(KINDS[pile], id, { text: line, line: number, column: mark.length + pile.length + 1 });
  if (pile === 'lunaShuffle') return { ...deal, lunaShuffles: longer(deal.lunaShuffles, longer([], ...ids)) };
  return { ...deal, [pile]: longer(deal[pile], ...ids) };
}
