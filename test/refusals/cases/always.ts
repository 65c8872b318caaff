import type { Violation, ViolationCode } from '../../kit/pinned.ts';
import { createSession } from '../../kit/pinned.ts';
import { table } from '../../kit/table.ts';
import type { Case } from '../case.ts';
import { asking, attempt, onTurn } from '../case.ts';

const over = () => ({ ...table.onTurn(), stack: [] });
const placing = asking({ kind: 'placePlans', seat: 1 });

/** Returns the violations of an action that was chosen before the session's first one. */
function toldTooLate(): readonly Violation[] {
  const session = createSession({ players: ['Melanie', 'Antoine'], seed: 'late' });
  const [first] = session.legalActions();
  session.dispatch(first);
  const result = session.dispatch(session.legalActions()[0], { version: 0 });
  return result.ok ? [] : result.violations;
}

/** Violations of any action. */
export const ALWAYS = {
  malformedAction: [
    'ROUND-9',
    'This action is malformed: field "extra" is unknown for useEnergy.',
    'Cette action est mal formée.',
    attempt(onTurn(), { type: 'useEnergy', seat: 0, company: 'minerva', extra: 1 }),
  ],
  staleAction: [
    'ROUND-9',
    'The game changed after you chose (now at version 1). Check the table and choose again.',
    'La partie a changé entre-temps (version 1). Regardez le plateau, puis choisissez de nouveau.',
    toldTooLate,
  ],
  gameOver: [
    'END-1',
    'The game is over. No more actions are possible.',
    'La partie est terminée ; plus aucune action n’est possible.',
    attempt(over, { type: 'pass', seat: 0 }),
  ],
  notThisDecision: [
    'RP-12',
    'Antoine must place the plans acquired this turn; placing a bonus marker is not possible now.',
    'Antoine doit placer les jetons obtenus pendant ce tour ; placer un pion Bonus n’est pas possible maintenant.',
    attempt(placing, { type: 'placeBonusMarker', seat: 0, space: 'purchase' }),
  ],
  notThisSeat: [
    'NOTE-9',
    'Antoine must place the plans acquired this turn, not you.',
    'Ce n’est pas à vous de jouer : Antoine doit placer les jetons obtenus pendant ce tour.',
    attempt(placing, { type: 'placePlan', seat: 0, plan: 'planA01', position: 3 }),
  ],
  noSuchSeat: [
    'ROUND-9',
    'There is no seat 5; this game has seats 0 to 3.',
    'La place 5 n’existe pas ; les places de cette partie vont de 0 à 3.',
    attempt(placing, { type: 'placePlan', seat: 5, plan: 'planA01', position: 3 }),
  ],
} satisfies Partial<Record<ViolationCode, Case>>;
