import { at } from '../../../engine/lists.ts';
import { drawInteger } from '../../../engine/random.ts';
import type { MenaceRewardFrame } from '../../model/frames.ts';
import { grant } from '../../rules/bonus/grant.ts';
import type { Procedure } from '../../rules/decision.ts';
import { push } from '../../rules/decision.ts';
import { withDraw } from '../../rules/draw.ts';
import type { Work } from '../../rules/game.ts';
import type { Module } from '../../rules/module.ts';
import { menaceOnBoard, strike } from './menaceOnBoard.ts';

/** MENACE-1, MENACE-3: a menace has no effect until the end of the game (MENACE-13). */
export const menaceModule: Module = {
  inPlay: ({ options }) => options.menace !== false,
  at: { setUpDone: reveal, finalScoring: strike },
};

/** MENACE-2: the options can name the menace (MENACE-20). There is never a second menace (MENACE-11). */
function reveal(work: Work): void {
  const { menaces } = work.box.content;
  const { menace: option } = work.state.options;
  const drawn = at(
    menaces,
    withDraw(work, 'setup', (draw) => drawInteger(draw, menaces.length)),
  );
  const id = typeof option === 'boolean' ? drawn.id : option;
  work.state.menace = { id, holder: null };
  work.emit({ type: 'menaceRevealed', menace: id });
}

/** MENACE-8, MENACE-9, MENACE-10: the card itself counts as a wild share (AMB-MENACE-4). */
export const menaceReward: Procedure<MenaceRewardFrame> = {
  run(work, frame) {
    const { seat, company, granted } = frame;
    const menace = menaceOnBoard(work);
    if (menace === undefined || work.state.menace === null) return;
    if (granted) {
      work.state.menace.holder = seat;
      work.emit({ type: 'menaceRemoved', seat, menace: menace.id });
    } else {
      push(work, { ...frame, granted: true });
      grant(work, seat, menace.reward, { company });
    }
  },
};
