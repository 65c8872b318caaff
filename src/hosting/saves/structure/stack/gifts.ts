import type { Effect } from '../../../../components/effects.ts';
import type { CardRef, Company, Seat } from '../../../../components/ids.ts';
import type { Frame, FrameOf, RewardContext } from '../../../../game/model/frames.ts';
import { menaceOnBoard } from '../../../../game/modules/menaces/menaceOnBoard.ts';
import { rewardOf } from '../../../../game/rules/actions/upload.ts';
import { bonusSpace } from '../../../../game/rules/bonus/spaces.ts';
import type { Game } from '../../../../game/rules/game.ts';
import { playerAt } from '../../../../game/rules/players.ts';
import type { CitedRule } from '../../../../rulebook/pages.ts';

/** Rewards that come from one source, and what they refer to. */
export interface Gift {
  readonly effects: readonly Effect[];
  readonly rule?: CitedRule;
  readonly company?: Company;
  /** Whether a card was destroyed for it (BON-10). */
  readonly destroys?: boolean;
}

/** Everything that the rewards on top of these frames can have come from, with what a choice among rewards can give. */
export function giftsOn(game: Game, below: readonly Frame[], seat: Seat): readonly Gift[] {
  return sourcesUnder(game, below, seat).flatMap((gift) => [gift, ...choices(gift)]);
}

/** BSP-1: each of several rewards is a gift of its own. */
function choices({ effects, ...context }: Gift): Gift[] {
  const offered = effects.flatMap((effect) => (effect.kind === 'oneOf' ? effect.rewards : []));
  return offered.map((chosen) => ({ ...context, effects: chosen }));
}

function sourcesUnder(game: Game, below: readonly Frame[], seat: Seat): readonly Gift[] {
  const found: Gift[] = [];
  for (const frame of [...below].reverse()) {
    switch (frame.kind) {
      case 'salvage': // BSP-9: the destroyed card may be a scientist
        found.push(...uploadGifts(game, seat, frame.card));
        break;
      case 'oustRivals':
        return [...found, placesGift(game, frame)];
      case 'menaceReward': // MENACE-8: before it is granted, the rewards of the places are
        if (frame.granted) return [...found, { effects: menaceOnBoard(game)?.reward ?? [], company: frame.company }];
        break;
      case 'researchPoints':
        return [...found, { effects: uploadReward(game, seat) }];
      case 'endTurn':
        return [...found, ...turnGifts(game, frame)];
      case 'startingDecks':
      case 'moment':
        return [...found, ...tokenGifts(game, seat)];
      default: // more of the same source
    }
  }
  return found;
}

/** SETUP-43 */
function tokenGifts({ box, state }: Game, seat: Seat): Gift[] {
  const token = state.players[seat]?.token ?? null;
  return token === null ? [] : [{ effects: box.token(token).bonus }];
}

/** EXP-17, BELT-17, BELT-18: what stands in the places that were entered. */
function placesGift({ box }: Game, { company, places }: FrameOf<'oustRivals'>): Gift {
  const asteroids = new Set(places.flatMap((place) => ('asteroid' in place ? [place.asteroid] : [])));
  const effects = places.flatMap((place): readonly Effect[] => {
    if ('sector' in place) return box.sector(place.sector)?.structures ?? [];
    if (!('shuttleSpace' in place)) return [];
    return [{ kind: 'expandedTrack', steps: box.shuttleSpace(place.shuttleSpace)?.steps ?? 0 }];
  });
  const earned = [...asteroids].flatMap((asteroid) => box.asteroid(asteroid)?.reward ?? []);
  return { effects: [...effects, ...earned], company };
}

/** Of an action with cards only a scientist brings anything by itself; without cards it was a bonus marker. */
function turnGifts(game: Game, { seat, used }: FrameOf<'endTurn'>): Gift[] {
  const [card] = used;
  if (card !== undefined) return uploadGifts(game, seat, card);
  const gifts = markerGifts(game, seat);
  const cards = salvages(gifts) ? destroyedCards(game, seat) : [];
  return [...gifts, ...cards.flatMap((each) => uploadGifts(game, seat, each))];
}

/** SCI-12, SCI-15: the reward of the plan entered last, and the points of the scientist. */
function uploadGifts(game: Game, seat: Seat, card: CardRef): Gift[] {
  const action = game.box.action(card);
  if (action.kind !== 'scientist') return [];
  return [{ effects: [...uploadReward(game, seat), { kind: 'research', points: action.points }] }];
}

function uploadReward(game: Game, seat: Seat): readonly Effect[] {
  const { plans, upload } = playerAt(game, seat);
  return rewardOf(game, plans[upload] ?? null);
}

/** BON-3, MAJ-12: what the space gives on which the marker of this turn lies, the last one of all. */
function markerGifts(game: Game, seat: Seat): Gift[] {
  const marker = game.state.placed.at(-1);
  const space = marker?.seat === seat ? bonusSpace(game, marker.space) : undefined;
  if (space === undefined) return [];
  const { terms, board, track, rule } = space;
  const context = { rule, ...(track && { company: track.company }), destroys: terms.destroys !== null };
  const rewards = [terms.reward, ...(board?.majority?.tiers ?? []).map(({ reward }) => reward)];
  return rewards.map((effects) => ({ ...context, effects }));
}

function salvages(gifts: readonly Gift[]): boolean {
  return gifts.some(({ effects }) => effects.some(({ kind }) => kind === 'salvage'));
}

/** The cards that can have been destroyed in this turn: they lie destroyed, or were fetched back at once (BSP-10). */
function destroyedCards(game: Game, seat: Seat): CardRef[] {
  return [...game.state.destroyed, ...playerAt(game, seat).hand];
}

/** Whether a card can have been destroyed in this turn. */
export function maybeDestroyed(game: Game, seat: Seat, card: CardRef): boolean {
  return destroyedCards(game, seat).includes(card);
}

/** Whether what a question refers to is what the gift refers to. */
export function fitsContext(game: Game, seat: Seat, gift: Gift, { rule, company, destroyed }: RewardContext): boolean {
  const fitsCard = destroyed === undefined ? gift.destroys !== true : maybeDestroyed(game, seat, destroyed);
  return (
    rule === gift.rule && company === gift.company && fitsCard && (destroyed === undefined || gift.destroys === true)
  );
}

/**
 * The cards that can have paid for the action on top of these frames, each way to have done so: those used up by the turn, or
 * the one card that was destroyed for a bonus space (BSP-9).
 */
export function payments(game: Game, below: readonly Frame[], seat: Seat): readonly (readonly CardRef[])[] {
  for (const frame of [...below].reverse()) {
    if (frame.kind === 'salvage') return frame.parts.includes('action') ? [] : [[frame.card]];
    if (frame.kind !== 'endTurn') continue;
    if (frame.used.length > 0) return [frame.used];
    return salvages(markerGifts(game, seat)) ? destroyedCards(game, seat).map((card) => [card]) : [];
  }
  return [];
}
