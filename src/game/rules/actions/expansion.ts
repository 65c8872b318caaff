import type { Effect } from '../../../components/effects.ts';
import type { Occupy, Stop } from '../../model/actions.ts';
import type { ExpansionFrame } from '../../model/frames.ts';
import { takeableColumns, takePiece } from '../board/stations.ts';
import { grant } from '../bonus/grant.ts';
import type { Decision } from '../decision.ts';
import { fault, NO_FAULTS, push } from '../decision.ts';
import type { Work } from '../game.ts';
import { entryCost, outpostsIn } from '../moon/sectors.ts';

/** EXP-6 to EXP-12: one sector after the other is occupied until energy, outposts or wish run out. */
export const expansion: Decision<ExpansionFrame, Occupy | Stop> = {
  answers: ['occupy', 'stop'],
  automatic: true,

  candidates(game, frame, seat) {
    const columns = takeableColumns(game, frame.company);
    const entries = game.box.content.moon.sectors.flatMap(({ number: sector }) =>
      columns.map((column): Occupy => ({ type: 'occupy', seat, sector, column })),
    );
    return [...entries, { type: 'stop', seat }];
  },

  check(game, { company, energy }, action) {
    if (action.type === 'stop') return NO_FAULTS; // EXP-12: points need not be spent
    const { sector: number, column } = action;
    const sector = game.box.sector(number);
    if (sector === undefined) return fault('noSuchSector', { sector: number }); // EXP-15: stations are no sectors
    if (outpostsIn(game, number).includes(company)) return fault('ownOutpost', { sector: number, company });
    const cost = entryCost(game, company, sector);
    if (cost === null) {
      return sector.enclaveIn === null
        ? fault('outOfReach', { sector: number, company })
        : fault('enclave', { sector: number, company, around: sector.enclaveIn });
    }
    if (cost > energy) return fault('tooLittleEnergy', { sector: number, cost, energy });
    return takeableColumns(game, company).includes(column) ? NO_FAULTS : fault('emptyColumn', { company, column });
  },

  apply(work, frame, action) {
    const { seat, company, energy, entered } = frame;
    if (action.type === 'stop') {
      if (energy > 0) work.emit({ type: 'energyLost', seat, energy }); // EXP-16, STATION-9
      finish(work, frame);
      return;
    }
    const { sector, column } = action;
    const content = work.box.sector(sector);
    const cost = (content && entryCost(work, company, content)) ?? 0;
    takePiece(work, company, column); // EXP-10
    work.state.sectors[sector - 1]?.push(company); // EXP-11: the rival stays until the rewards are taken
    work.emit({ type: 'sectorOccupied', seat, company, sector, energy: cost });
    push(work, { ...frame, energy: energy - cost, entered: [...entered, sector] });
  },
};

/** EXP-17 to EXP-19: rewards of all entered sectors first, then the rivals leave. */
function finish(work: Work, { seat, company, entered }: ExpansionFrame): void {
  push(work, { kind: 'oustRivals', seat, company, places: entered.map((sector) => ({ sector })) });
  const rewards = entered.flatMap((sector): readonly Effect[] => work.box.sector(sector)?.structures ?? []);
  grant(work, seat, rewards, { company });
}
