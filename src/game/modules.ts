import { lunaModule } from '../luna/lunaModule.ts';
import type { MomentFrame } from '../model/frames.ts';
import type { Procedure } from '../rules/kit.ts';
import type { Module } from '../rules/module.ts';

/** Every module, in the order in which they act at one moment. */
const MODULES: readonly Module[] = [lunaModule];

/** A named moment of the game: the modules in play do what they have to do then. */
export const moment: Procedure<MomentFrame> = {
  run(work, { moment: name }) {
    for (const module of MODULES) {
      if (module.inPlay(work.state)) module.at[name]?.(work);
    }
  },
};
