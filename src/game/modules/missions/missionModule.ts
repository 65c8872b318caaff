import { withDraw } from '../../rules/draw.ts';
import type { Game, Work } from '../../rules/game.ts';
import type { Module } from '../../rules/module.ts';
import { people } from '../../rules/players.ts';
import { dealtList } from '../../rules/setup/deal.ts';
import { openClaims } from './claims.ts';
import { NOTHING_DONE, tally } from './tally.ts';

export const missionModule: Module = {
  inPlay: ({ options }) => options.missions,
  observe: tally,
  at: {
    setUpDone: reveal,
    actionDone: (work, { seat }) => {
      if (seat !== null) openClaims(work, seat);
    },
  },
};

/**
 * MISSION-1, MISSION-2, MISSION-3, MISSION-4: reveals one mission for one or two human players, otherwise two. Each
 * human player gets an unattached status card with three markers. The back of the card does not matter. MISSION-5,
 * LUNA-34: Luna gets no status card. MISSION-16: missions are not scored.
 */
function reveal(work: Work): void {
  const ids = work.box.content.missions.map(({ id }) => id);
  const { deal } = work.state.options;
  const shuffledIds = withDraw(work, 'setup', (draw) => dealtList(draw, ids, deal.missions));
  const faceUp = shuffledIds.slice(0, missionsFaceUp(work));
  work.state.missions = {
    faceUp,
    status: people(work).map(() => ({ mission: null, columns: [true, true, true] })),
    first: null,
    tally: { ...NOTHING_DONE },
  };
  work.emit({ type: 'missionsRevealed', missions: faceUp });
}

/** MISSION-1 */
function missionsFaceUp(game: Game): number {
  return people(game).length <= 2 ? 1 : 2;
}
