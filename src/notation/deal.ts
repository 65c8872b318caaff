import type { Deal } from '../game/model/options.ts';
import { LIMITS } from '../input/limits.ts';
import { NotationError } from './error.ts';
import type { IdCheck, IdKind } from './ids.ts';
import { Reader } from './reader.ts';

/** The piles of a deal that are a single list. */
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
const A_PIECE = 'the id of a component';
const ID = /^[A-Za-z0-9][\w.-]*$/;
const MARK = /^\s*\+/;

/** Whether a line tells what came up. */
export const isDealt = (line: string): boolean => MARK.test(line);

/** A deal with the pieces of one more line, such as `+ cards A05 A01`, below those it already names. Each `lunaShuffle` is another one. */
export function addDealt(deal: Deal, line: string, number: number, check: IdCheck): Deal {
  const [mark = ''] = MARK.exec(line) ?? [];
  const reader = new Reader(line.slice(mark.length), number, mark.length);
  const piece = (): string => reader.match(ID, A_PIECE)[0];
  const longer = <T>(list: readonly T[] = [], ...more: readonly T[]): T[] => {
    if (list.length + more.length > LIMITS.list) throw new NotationError(number, 1, `at most ${LIMITS.list} of a pile`);
    return [...list, ...more];
  };
  const pile = reader.oneOf(PILES, A_PILE);
  const pieces = [piece()];
  while (!reader.isDone) pieces.push(piece());
  for (const id of pieces) check(KINDS[pile], id, { text: line, line: number, column: mark.length + pile.length + 1 });
  if (pile === 'lunaShuffle') return { ...deal, lunaShuffles: longer(deal.lunaShuffles, longer([], ...pieces)) };
  return { ...deal, [pile]: longer(deal[pile], ...pieces) };
}
