import { ask } from './ask.ts';
import { cardOf, energyBonus } from './cards.ts';
import { expandCompany } from './energy.ts';
import { useFieldScientist } from './fieldScientist.ts';
import type { Game, Steps } from './game.ts';
import { playerOf, remove } from './game.ts';
import { destroyedResourceAnswers, useDestroyedResource } from './resources.ts';
import { useScientist } from './scientist.ts';
import { payCoins } from './tracks.ts';
import type {
  CardId,
  Effect,
  Seat,
  Stop,
  TakeDestroyedCard,
  UseEnergy,
  UseFieldScientist,
  UseResources,
  UseScientist,
} from './types.ts';
import { COMPANIES } from './types.ts';

type CardUse = UseResources | UseEnergy | UseScientist | UseFieldScientist;

/**
 * BSP-9, BSP-10: the player does the action of the card just destroyed, pays for a card of the destroyed pile, or, if
 * `parts` allows it, does both in either order (AMB-TRACK-9). Everything may be declined (AMB-TRACK-8).
 */
export function* salvage(
  game: Game,
  seat: Seat,
  { price, parts }: Extract<Effect, { readonly kind: 'salvage' }>,
  card: CardId,
): Steps {
  let mayAct = true;
  let mayTake = true;
  while (mayAct || mayTake) {
    const [acts, takes] = [mayAct, mayTake];
    const answer = yield* ask(game, seat, () => [
      ...(acts ? destroyedCardAnswers(game, seat, card) : []),
      ...(takes ? takeAnswers(game, seat, price) : []),
      { type: 'stop', seat } satisfies Stop,
    ]);
    if (answer.type === 'stop') return;
    if (answer.type === 'takeDestroyedCard') {
      takeDestroyed(game, answer, price);
      mayTake = false;
    } else {
      yield* useDestroyed(game, answer, card);
      mayAct = false;
    }
    if (parts === 'either') return;
  }
}

/** The action of the destroyed card, with this card alone. Share cards have none (AMB-TRACK-7). */
function destroyedCardAnswers(game: Game, seat: Seat, card: CardId): CardUse[] {
  switch (cardOf(game.content, card).action.kind) {
    case 'resource':
      return destroyedResourceAnswers(game, seat, card); // AMB-TRACK-10
    case 'energy':
      return COMPANIES.map((company) => ({ type: 'useEnergy', seat, company }));
    case 'scientist':
      return [{ type: 'useScientist', seat, card }];
    case 'fieldScientist':
      return [{ type: 'useFieldScientist', seat, card }];
    case 'share':
      return [];
  }
}

/** Permanent bonuses apply as if the card were in the action area (BSP-9). No card of the area is turned face down. */
function* useDestroyed(game: Game, use: CardUse, card: CardId): Steps {
  if (use.type === 'useResources') yield* useDestroyedResource(game, use);
  else if (use.type === 'useEnergy') yield* useDestroyedEnergy(game, use, card);
  else if (use.type === 'useScientist') yield* useScientist(game, use);
  else useFieldScientist(game, use);
}

/** The energy of the card is spent alone, with the energy bonus of a track (BSP-9, TB-1). */
function* useDestroyedEnergy(game: Game, { seat, company }: UseEnergy, card: CardId): Steps {
  const { action } = cardOf(game.content, card);
  const points = action.kind === 'energy' ? action.value : 0;
  yield* expandCompany(game, seat, company, points + energyBonus(game, seat));
}

/** Any card of the destroyed pile, even the one just destroyed (AMB-TRACK-6). */
function takeAnswers(game: Game, seat: Seat, price: number): TakeDestroyedCard[] {
  if (playerOf(game, seat).coins < price) return [];
  return game.table.destroyed.map((card) => ({ type: 'takeDestroyedCard', seat, card }));
}

function takeDestroyed(game: Game, { seat, card }: TakeDestroyedCard, price: number): void {
  payCoins(game, seat, price);
  remove(game.table.destroyed, card);
  playerOf(game, seat).hand.push(card);
}
