import type { LunaAction } from '../../../components/content.ts';
import type { Company } from '../../../components/ids.ts';
import type { BoardSide } from '../../model/options.ts';
import { lessValuableFirst } from '../companies.ts';
import { occupyOnBelt } from '../expansion/belt.ts';
import type { ExpansionPoint } from '../expansion/choices.ts';
import { occupyOnMoon } from '../expansion/moon.ts';
import type { LunaWork } from '../luna.ts';
import { skip } from '../luna.ts';

type Expand = Extract<LunaAction, { kind: 'expand' }>;

/** The functions return `false` when no piece can be placed (LACT-40). */
const OCCUPY: Readonly<Record<BoardSide, (work: LunaWork, point: ExpansionPoint) => boolean>> = {
  moon: occupyOnMoon,
  belt: occupyOnBelt,
};

/** LACT-38, LACT-44: spends all expansion points of one company before those of the next company. */
export function expandCompanies(work: LunaWork, { sectors, prefer }: Expand, companies: readonly Company[]): void {
  const occupy = OCCUPY[work.state.options.board];
  for (const company of lessValuableFirst(work, companies)) {
    for (let point = 0; point < sectors; point += 1) {
      if (occupy(work, { company, prefer })) continue;
      skip(work, 'expand', 'LACT-40', company);
      break;
    }
  }
}
