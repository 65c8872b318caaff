import type { Action, ActionOf, GameState, PlayerState, Seat } from '../../../src/index.ts';
import { COMPANIES, defaultContent } from '../../../src/index.ts';
import type { Simulator } from '../../../src/search/simulator.ts';
import { must } from '../../kit/must.ts';
import { answer } from './answers.ts';
import type { Mind } from './choices.ts';
import { chance, ofType } from './choices.ts';
import { cardOf, cardWorth, playerOf, roundsLeft, SLOT_AT, worthOf } from './worth.ts';

/** An action to begin a turn with, what it brings beside the answers to it, and how often to try the rest. */
interface Start {
  readonly action: Action;
  readonly bonus: number;
  readonly tries: number;
}
const TRIES = 6;

/** The longest of some ways to take a turn, all its actions. */
export function longestTurn(mind: Mind, game: Simulator, seat: Seat): Action[] {
  let most = Number.NEGATIVE_INFINITY;
  let longest: Action[] = [];
  const before = worthOf(mind.w, game.state, seat);
  for (const { action, bonus, tries } of startsOf(mind, game, seat)) {
    for (let attempt = 0; attempt < tries; attempt += 1) {
      const { actions, state } = turnFrom(mind, game, action);
      const worth = bonus + actions.length + worthOf(mind.w, state, seat) - before;
      if (worth > most) {
        most = worth;
        longest = actions;
      }
    }
  }
  return longest;
}

const NEXT: readonly string[] = ['turn', 'lunaTurn', 'planning'];

function turnFrom(mind: Mind, game: Simulator, first: Action): { actions: Action[]; state: GameState } {
  const copy = game.copy();
  const actions = [first];
  copy.play(first);
  while (!copy.isOver() && !NEXT.includes(must(copy.state.stack.at(-1)).kind)) {
    const next = answer(mind, copy.state, copy.legalActions());
    actions.push(next);
    copy.play(next);
  }
  return { actions, state: copy.state };
}

/** Markers while the cards that majorities ask for lie face up, then the cards in the order of the weights, then the end. */
function startsOf(mind: Mind, game: Simulator, seat: Seat): readonly Start[] {
  const { w } = mind;
  const legal = game.legalActions(seat);
  const once = (action: Action): Start => ({ action, bonus: 0, tries: 1 });
  const several = (action: Action): Start => ({ action, bonus: 0, tries: TRIES });
  const [tile] = ofType(legal, 'placeResourceTile');
  if (tile !== undefined) return [once(tile)];
  const markers = ofType(legal, 'placeBonusMarker').flatMap((action) => placement(mind, game.state, action));
  const payments = ofType(legal, 'useResources').map(
    (action): Start => ({ action, bonus: -w.otherCard * (action.cards.length - 1), tries: 1 }),
  );
  const inOrder = [
    { place: w.orderScientist, starts: ofType(legal, 'useScientist').map(several) },
    { place: w.orderResource, starts: payments },
    { place: w.orderEnergy, starts: ofType(legal, 'useEnergy').map(several) },
    { place: w.orderField, starts: ofType(legal, 'useFieldScientist').map(once) },
  ].sort((one, other) => one.place - other.place);
  const end = [...ofType(legal, 'claimTask').slice(0, 1), ...ofType(legal, 'pass')].map(once);
  return must([markers, ...inOrder.map(({ starts }) => starts), end].find((starts) => starts.length > 0));
}

function placement(mind: Mind, state: GameState, action: ActionOf<'placeBonusMarker'>): Start[] {
  const { w } = mind;
  const { destroy, space: id, seat } = action;
  const left = roundsLeft(state);
  const salvages = COMPANIES.some((company) => id.startsWith(company) && state.tracks[company] === 'E2');
  // Good cards are not destroyed for a few coins.
  if (destroy !== undefined && !salvages && cardWorth(w, destroy, left) > 6) return [];
  const acts = destroy !== undefined && ['energy', 'scientist'].includes(cardOf(destroy).action.kind);
  const bonus = (left > 0 ? tileWorth(mind, playerOf(state, seat), id) : 0) + kept(mind, playerOf(state, seat), id);
  return [{ action, bonus: bonus + chance(mind), tries: salvages && acts ? TRIES + 1 : 1 }];
}

/** BON-12: what a tile brings in the next round. */
function tileWorth({ w }: Mind, { helium }: PlayerState, id: string): number {
  const tile = defaultContent.tiles.find((each) => each.id === id);
  if (tile === undefined) return 0;
  const kind = tile.action?.kind;
  const early = kind === 'fieldScientist' && helium < SLOT_AT.helium ? w.tileEarly : 0;
  return w.tile + early + (kind === 'energy' || kind === 'scientist' ? 2 : 0);
}

/** Coins stay for the plan that the next scientist turns face down. */
function kept({ w }: Mind, player: PlayerState, id: string): number {
  const cost = defaultContent.spaces.find((space) => space.id === id)?.terms.cost ?? 0;
  const { flipPrice } = defaultContent.figures;
  if (cost === 0 || player.upload >= SLOT_AT.upload || player.coins - cost >= flipPrice) return 0;
  const waiting = player.area.some((card, slot) => {
    return card !== null && player.used[slot] === false && cardOf(card).action.kind === 'scientist';
  });
  return waiting ? -w.reserve : 0;
}
