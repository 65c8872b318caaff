import type { Company } from '../../components/ids.ts';
import type { PlaceOutpost, PlaceShuttle } from '../../game/model/actions.ts';
import { outpostCost, shuttleCost } from '../../game/rules/belt/network.ts';
import { holdsOutpost, rivalOn } from '../../game/rules/board/places.ts';
import type { Game } from '../../game/rules/game.ts';
import { columnWorth, domeWorth, lead } from './expansion.ts';
import { sharesOfAll } from './shares.ts';
import type { Rater, View } from './view.ts';
import { openFrame, perUnit } from './view.ts';
import { rewardWorth } from './worth.ts';

/**
 * Combined value of a wild share, the menace reward and avoiding the menace's consequence. No piece is worth this much.
 */
const MENACE = 100;

/** Keeps placing the piece with the highest gain per unit of energy until none can be placed (BELT-16). */
export const beltExpansion: Rater = (view) => {
  const { game } = view;
  const frame = openFrame(view);
  if (frame?.kind !== 'beltExpansion') return () => 0;
  const { company } = frame;
  const shares = sharesOfAll(game);
  return (action) => {
    if (action.type === 'confront') return MENACE;
    if (action.type !== 'placeOutpost' && action.type !== 'placeShuttle') return 0;
    const place =
      action.type === 'placeOutpost'
        ? { asteroid: action.asteroid, space: action.space }
        : { shuttleSpace: action.shuttleSpace };
    const loss = lead(view, shares, rivalOn(game, company, place));
    const gain = pieceWorth(view, company, action) + lead(view, shares, company) - loss;
    const column = action.type === 'placeOutpost' ? columnWorth(view, company, action.column) : 0;
    return perUnit(gain, energyFor(game, company, action)) + column;
  };
};

function pieceWorth({ game, taste }: View, company: Company, action: PlaceOutpost | PlaceShuttle): number {
  if (action.type === 'placeShuttle') {
    const steps = game.box.find.shuttleSpace(action.shuttleSpace)?.steps ?? 0;
    return rewardWorth(game, [{ kind: 'expandedTrack', steps }], taste, company) + taste.newRoute;
  }
  const asteroid = game.box.find.asteroid(action.asteroid);
  if (asteroid === undefined || holdsOutpost(game, company, action.asteroid)) return 0;
  return rewardWorth(game, asteroid.reward, taste, company) + asteroid.domes * domeWorth(game, taste);
}

function energyFor(game: Game, company: Company, action: PlaceOutpost | PlaceShuttle): number {
  if (action.type === 'placeOutpost') return outpostCost(game, company, action) ?? 1;
  const space = game.box.find.shuttleSpace(action.shuttleSpace);
  return (space && shuttleCost(game, company, space)) ?? 1;
}
