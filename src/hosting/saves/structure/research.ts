import type { Seat } from '../../../components/ids.ts';
import type { Game } from '../../../game/rules/game.ts';
import { people, playerAt } from '../../../game/rules/players.ts';
import { mayLieOnNoA } from '../../../game/rules/research/placePlans.ts';
import type { JsonProblems } from '../../../input/problems.ts';
import { unless } from '../../../input/problems.ts';
import { waitsForDecks } from './phase.ts';

/** Plans lie on the research tracks as they can have been laid and uploaded. */
export function researchProblems(game: Game): JsonProblems {
  const { stack, acquired } = game.state;
  const bottom = stack[0]?.kind;
  const isPlacing = stack.some(({ kind }) => kind === 'placePlans');
  const mayWait = bottom === 'endTurn' || (bottom === 'nextTurn' && isPlacing);
  return [
    ...unless(acquired.length === 0 || mayWait, '$.acquired', 'no plan to be placed at this moment'),
    ...people(game).flatMap((seat) => [...trackProblems(game, seat), ...printedProblems(game, seat)]),
  ];
}

/** RP-1, RP-13, AMB-RP-3: every space behind the upload marker has a plan; nothing ahead of it has been uploaded. */
function trackProblems(game: Game, seat: Seat): JsonProblems {
  const { plans, upload } = playerAt(game, seat);
  const { noA } = game.box.content.playerBoard.research;
  return plans.flatMap((placed, space) => {
    const path = `$.players[${seat}].plans[${space}]`;
    if (placed === null) return unless(space === 0 || space > upload, path, 'a plan behind the upload marker');
    const isPrinted = game.box.content.tokens.some(({ id }) => id === placed.plan);
    const fits = isPrinted ? space === 1 : !noA.includes(space) || mayLieOnNoA(game, placed.plan);
    return [
      ...unless(space > 0 && fits, path, 'no such plan on this space'),
      ...unless(!placed.uploaded || space <= upload, `${path}.uploaded`, 'false ahead of the upload marker'),
    ];
  });
}

/** SETUP-44: the pre-printed plan of the own token, once, as soon as the starting decks are laid out. */
function printedProblems(game: Game, seat: Seat): JsonProblems {
  const { plans, covered, token } = playerAt(game, seat);
  const tokens = new Set(game.box.content.tokens.map(({ id }) => id));
  const laid = [...plans.flatMap((placed) => placed?.plan ?? []), ...covered].filter((plan) => tokens.has(plan));
  const wanted = token === null || waitsForDecks(game.state, seat) ? [] : [token];
  const fits = laid.length === wanted.length && laid.every((plan) => wanted.includes(plan));
  return unless(fits, `$.players[${seat}].plans`, 'the plan of the own token once, and of no other');
}
