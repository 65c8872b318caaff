import type { CardRef, Company } from '../../../../components/ids.ts';
import { isDistinct, sum } from '../../../../engine/lists.ts';
import type { Frame, FrameOf } from '../../../../game/model/frames.ts';
import type { BoardPlace } from '../../../../game/model/places.ts';
import { menaceOnBoard } from '../../../../game/modules/menaces/menaceOnBoard.ts';
import { cardValue, energyOf, faceUp } from '../../../../game/rules/area/area.ts';
import { piecesOn, rivalOn } from '../../../../game/rules/board/places.ts';
import { returnColumns } from '../../../../game/rules/board/stations.ts';
import type { Game } from '../../../../game/rules/game.ts';
import { playerAt } from '../../../../game/rules/players.ts';
import { payments } from './gifts.ts';
import type { Spot } from './rewards.ts';

type ActionKind = 'resource' | 'energy' | 'scientist';

/** ROUND-10, ROUND-11: what the turn has used lies face up until the turn ends: resources, all energy, or one scientist. */
export function isUsed(game: Game, { seat, used }: FrameOf<'endTurn'>): boolean {
  const [card] = used;
  if (card === undefined) return true;
  const { kind } = game.box.action(card);
  const available = faceUp(game, seat, kind);
  if (!isDistinct(used) || !used.every((each) => available.includes(each))) return false;
  if (kind === 'energy') return used.length === available.length;
  return kind === 'resource' || (kind === 'scientist' && used.length === 1);
}

/** The most that the cards under an action can be worth, 0 where none of them fits. */
function most(
  game: Game,
  { frame, below }: Spot<Frame & { readonly seat: number }>,
  kind: ActionKind,
  worth: (cards: readonly CardRef[]) => number,
): number {
  const fitting = payments(game, below, frame.seat).filter((cards) =>
    cards.every((card) => game.box.action(card).kind === kind),
  );
  return Math.max(0, ...fitting.map(worth));
}

/** RES-9, RES-13 */
export function isPaidWithUnits(game: Game, spot: Spot<FrameOf<'units'>>): boolean {
  const { seat, units } = spot.frame;
  const value = (cards: readonly CardRef[]): number => sum(cards, (card) => cardValue(game, seat, card));
  return units > 0 && units <= most(game, spot, 'resource', value);
}

/** EXP-3, EXP-9, EXP-11: every sector entered cost a point of energy at least, and holds an outpost of the company. */
export function isExpansion(game: Game, spot: Spot<FrameOf<'expansion'>>): boolean {
  const { company, energy, entered } = spot.frame;
  const places = entered.map((sector) => ({ sector }));
  const isHere = game.state.belt === null;
  return isHere && areEntered(game, company, places) && energy + entered.length <= mostEnergy(game, spot);
}

/** BELT-11, BELT-15, BELT-18, MENACE-4: the same on the Belt; a reward is earned on asteroids that were entered. */
export function isBeltExpansion(game: Game, spot: Spot<FrameOf<'beltExpansion'>>): boolean {
  const { company, energy, outposts, shuttles, earned, confronted } = spot.frame;
  const places: BoardPlace[] = [...outposts, ...shuttles.map((shuttleSpace) => ({ shuttleSpace }))];
  const areEarned =
    isDistinct(earned.map(String)) && earned.every((each) => outposts.some((place) => place.asteroid === each));
  const isHere = game.state.belt !== null && (!confronted || menaceOnBoard(game) !== undefined);
  return isHere && areEarned && areEntered(game, company, places) && energy + places.length <= mostEnergy(game, spot);
}

function mostEnergy(game: Game, spot: Spot<FrameOf<'expansion' | 'beltExpansion'>>): number {
  return most(game, spot, 'energy', (cards) => energyOf(game, spot.frame.seat, cards));
}

/** Different places, each with a piece of the company. */
function areEntered(game: Game, company: Company, places: readonly BoardPlace[]): boolean {
  const names = places.map((place) => JSON.stringify(Object.entries(place).sort()));
  return isDistinct(names) && places.every((place) => piecesOn(game, place).includes(company));
}

/** SCI-1, SCI-4: one scientist, and a marker that has not moved back. */
export function isUpload(game: Game, spot: Spot<FrameOf<'upload'>>): boolean {
  const { seat, card, from } = spot.frame;
  const named = (cards: readonly CardRef[]): number => (cards.length === 1 && cards[0] === card ? 1 : 0);
  return from <= playerAt(game, seat).upload && most(game, spot, 'scientist', named) === 1;
}

/** SCI-15 */
export function isScientists(game: Game, spot: Spot<FrameOf<'researchPoints'>>): boolean {
  const points = (cards: readonly CardRef[]): number => {
    const action = cards.length === 1 && cards[0] !== undefined ? game.box.action(cards[0]) : undefined;
    return action?.kind === 'scientist' ? action.points : 0;
  };
  return spot.frame.points <= most(game, spot, 'scientist', points);
}

/** EXP-18: places entered by a company that spent energy in this turn. */
export function isOusting(game: Game, spot: Spot<FrameOf<'oustRivals'>>): boolean {
  const { company, places } = spot.frame;
  return areEntered(game, company, places) && most(game, spot, 'energy', () => 1) === 1;
}

/** EXP-19: the piece of a rival beside that of the company that entered, with a column to go to. */
export function isOusted(game: Game, { frame, below }: Spot<FrameOf<'ousting'>>): boolean {
  const place = 'sector' in frame ? { sector: frame.sector } : { asteroid: frame.asteroid, space: frame.space };
  const expanding = below.at(-1);
  if (expanding?.kind !== 'oustRivals') return false;
  const { company } = expanding;
  const stands = piecesOn(game, place).includes(company) && rivalOn(game, company, place) === frame.outpost;
  return stands && returnColumns(game, frame.outpost).length > 0;
}
