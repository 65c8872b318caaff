import { HIDDEN } from '../../components/ids.ts';
import { copyUnlessFrozen, deepFreeze } from '../../engine/copy.ts';
import type { RandomStream } from '../../engine/random.ts';
import type { Frame } from '../../game/model/frames.ts';
import type { GameState, GameView, LunaState, PlayerState, Viewer } from '../../game/model/state.ts';
import { isView } from '../../game/model/state.ts';
import { anyState, requireViewOf } from '../../game/position.ts';

const NO_STREAM: RandomStream = { c: 0, s0: 0, s1: 0, s2: 0 };

/**
 * Returns the state as a viewer may see it. It hides other hands, hidden plans and choices, the contents of all decks,
 * Luna's face-down cards, the random streams, the seed and the deal. Public information stays: resting decks, used
 * cards, plans, the cards Luna has gained and both discard piles. After the end, all cards are public (END-2), so every
 * view contains every score. Given a view for the same viewer, it returns an equal view.
 * @throws ForeignStateError for the view of another viewer, and for a value that is not a state.
 * @throws RangeError for a viewer that is neither a seat of this game nor `'spectator'`.
 */
export function viewFor(given: GameState, viewer: Viewer): GameView {
  // States of any rules version and component set are accepted; all other values are rejected.
  if (!Array.isArray(Object(given).players)) anyState(given);
  requireViewer(given, viewer);
  if (isView(given)) requireViewOf(given, viewer);
  // A view shares parts of the state, so a state that can still change is copied first.
  const state = copyUnlessFrozen(given);
  const { options, random } = state;
  const view: GameView = {
    ...state,
    viewer,
    options: { ...options, seed: HIDDEN, deal: {} },
    random: { setup: NO_STREAM, luna: random.luna === null ? null : NO_STREAM },
    ...withoutHidden(state, viewer),
  };
  return deepFreeze(view);
}

/** Parts of a state that contain hidden information, in addition to the streams, the seed and the deal. */
export type HiddenParts = 'players' | 'deck' | 'planSupply' | 'luna' | 'stack';

export function withoutHidden(state: GameState, viewer: Viewer): Pick<GameState, HiddenParts> {
  const isOver = state.stack.length === 0;
  const isPlanning = state.stack.some(({ kind }) => kind === 'planning');
  const { planSupply } = state;
  return {
    deck: blank(state.deck),
    planSupply: { A: blank(planSupply.A), B: blank(planSupply.B), C: blank(planSupply.C) },
    stack: state.stack.map((frame) => frameFor(frame, viewer)),
    players: state.players.map((player, seat) => {
      const isOpen = isOver || seat === viewer || seat === state.luna?.seat;
      return isOpen ? player : playerFor(player, isPlanning);
    }),
    luna: state.luna === null ? null : lunaFor(state.luna),
  };
}

/** @throws RangeError for a viewer that is neither a seat of this game nor `'spectator'`. */
export function requireViewer({ players }: GameState, viewer: unknown): void {
  const isSeat = typeof viewer === 'number' && Number.isInteger(viewer) && viewer >= 0 && viewer < players.length;
  if (isSeat || viewer === 'spectator') return;
  throw new RangeError(`A viewer is a seat from 0 to ${players.length - 1}, or 'spectator'.`);
}

function blank(ids: readonly string[]): string[] {
  return ids.map(() => HIDDEN);
}

/** PLAN-1: planned cards are face down until all are revealed. */
function playerFor(player: PlayerState, isPlanning: boolean): PlayerState {
  const area = isPlanning ? player.area.map((card) => (card === null ? null : HIDDEN)) : player.area;
  return { ...player, hand: blank(player.hand), area };
}

/** LUNA-19: Luna's cards are face down until they are turned; all cards in her discard pile have been face up. */
function lunaFor(luna: LunaState): LunaState {
  const slots = luna.slots.map((slot) => (slot === null || slot.faceUp ? slot : { ...slot, card: HIDDEN }));
  return { ...luna, deck: blank(luna.deck), gradeTwo: blank(luna.gradeTwo), slots };
}

/** SETUP-39, SETUP-41: the other seats' tokens and choices are secret until all seats have chosen. */
function frameFor(frame: Frame, viewer: Viewer): Frame {
  if (frame.kind !== 'startingToken') return frame;
  return {
    ...frame,
    offers: frame.offers.map((offer, seat) => (seat === viewer ? offer : blank(offer))),
    chosen: frame.chosen.map((token, seat) => (seat === viewer || token === null ? token : HIDDEN)),
  };
}
