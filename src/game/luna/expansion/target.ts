import type { Company } from '../../../components/ids.ts';
import type { RuleId } from '../../../rulebook/rules.ts';
import type { Work } from '../../rules/game.ts';
import { lunaOf } from '../luna.ts';

/** What a card expands, and whether it wants the lowest or the highest number (LACT-38). */
export interface Point {
  readonly company: Company;
  readonly prefer: 'min' | 'max';
}

/** Picks the lowest or the highest of some target numbers, of which there must be one, and tells a reader. */
export function pickTarget(work: Work, { company, prefer }: Point, among: readonly number[], rule: RuleId): number {
  const target = prefer === 'min' ? Math.min(...among) : Math.max(...among);
  work.emit({ type: 'lunaTargetChosen', seat: lunaOf(work).seat, company, target, prefer, among, rule });
  return target;
}
