import { lunaModule } from './luna/lunaModule.ts';
import type { GameEvent } from './model/events.ts';
import type { MomentFrame } from './model/frames.ts';
import { chapter3Module } from './modules/chapter3.ts';
import { menaceModule } from './modules/menaces/menaceModule.ts';
import { missionModule } from './modules/missions/missionModule.ts';
import type { Procedure } from './rules/decision.ts';
import type { Work } from './rules/game.ts';
import type { Module } from './rules/module.ts';

/** All modules, in the order in which they act. */
const MODULES: readonly Module[] = [lunaModule, missionModule, menaceModule, chapter3Module];

export const moment: Procedure<MomentFrame> = {
  run(work, frame) {
    for (const module of MODULES) {
      if (module.inPlay(work.state)) module.at[frame.moment]?.(work, frame);
    }
  },
};

const OBSERVERS = MODULES.filter((module) => module.observe !== undefined);

export function observe(work: Work, event: GameEvent): void {
  for (const module of OBSERVERS) if (module.inPlay(work.state)) module.observe?.(work, event);
}
