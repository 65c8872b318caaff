import type { LunaCard, LunaLevel, LunaSlot } from '../../components/content.ts';
import { type Company, LUNA_SLOTS, type LunaCardId } from '../../components/ids.ts';
import { END_SLOTS } from '../../components/printed.ts';
import { at } from '../../engine/lists.ts';
import { addCapped } from '../../input/limits.ts';
import type { RuleId } from '../../rulebook/rules.ts';
import type { EventOf } from '../model/events.ts';
import { DEFAULT_EDITION, type LunaEdition } from '../model/options.ts';
import type { LunaState } from '../model/state.ts';
import { withDraw } from '../rules/draw.ts';
import type { Game, Work } from '../rules/game.ts';
import { boardMove, gainCoins, payCoins, playerAt, writePlayer } from '../rules/players.ts';
import { dealtPile } from '../rules/setup/deal.ts';
import { moveMarker, stepCost } from '../rules/tracks/movement.ts';

export function lunaOf({ state }: Game): LunaState {
  if (state.luna === null) throw new RangeError('This game is played without Luna');
  return state.luna;
}

/** The writable state of a game with Luna, in which `luna` is never `null`. */
export interface LunaWork extends Work {
  readonly luna: NonNullable<Work['state']['luna']>;
}

export function withLuna(work: Work): LunaWork {
  if (work.state.luna === null) throw new RangeError('This game is played without Luna');
  return { ...work, luna: work.state.luna };
}

export function skip(work: LunaWork, action: EventOf<'lunaSkipped'>['action'], rule: RuleId, company?: Company): void {
  work.emit({ type: 'lunaSkipped', seat: work.luna.seat, action, rule, ...(company && { company }) });
}

/** LUNA-12 */
export function levelOf({ box, state }: Game): LunaLevel {
  return at(box.content.luna.levels, state.options.luna?.level ?? 0);
}

export function editionOf({ state }: Game): LunaEdition {
  return state.options.luna?.edition ?? DEFAULT_EDITION;
}

/** LUNA-5, LUNA-14: at level 0, Luna's tracks do not open the end slots. */
export function openSlots(work: LunaWork): LunaSlot[] {
  const { helium, upload } = at(work.state.players, work.luna.seat);
  const { tank, research } = work.box.content.luna;
  const { endSlots } = levelOf(work);
  return LUNA_SLOTS.filter((slot) => {
    if (slot === 'A') return endSlots && helium >= tank.slotSpace;
    return slot !== 'E' || (endSlots && upload >= research.slotSpace);
  });
}

/** Returns the index of the leftmost face-down card (LUNA-27), or -1 if there is none. */
export function nextCard({ slots }: LunaState): number {
  return slots.findIndex((slot) => slot !== null && !slot.faceUp);
}

export function cardIn({ box, luna }: LunaWork, slot: number): LunaCard {
  const found = at(luna.slots, slot);
  if (found === null) throw new RangeError(`Luna has no card in slot ${slot}`);
  return box.lunaCard(found.card);
}

/** LACT-8: thresholds give Luna the usual rewards (LACT-9), but she gets no track bonuses (LACT-12). */
export function advanceCompany(work: LunaWork, company: Company, steps: number): void {
  const { seat } = work.luna;
  let beyond = 0;
  for (let step = 0; step < steps; step += 1) {
    const cost = stepCost(work, seat, company);
    if (cost === null) beyond += 1;
    else {
      // LACT-10: with too few coins, she pays all she has and still advances.
      payCoins(work, seat, Math.min(cost, playerAt(work, seat).coins), 'LACT-10', company);
      moveMarker(work, seat, company);
    }
  }
  gainCoins(work, seat, beyond * work.box.content.luna.trackOverflow, 'LACT-11', company);
}

/** Draws the top card of the Luna deck. LUNA-20: an empty deck is renewed only when a card must be drawn. */
export function drawCard(work: LunaWork): LunaCardId {
  const { luna } = work;
  if (luna.deck.length === 0) renewDeck(work);
  const card = luna.deck.pop();
  if (card === undefined) throw new RangeError('Luna has no card left to draw');
  return card;
}

/** LUNA-20: adds a grade-2 card if any are left. Levels 0 and 1 have no grade-2 cards (LUNA-14). */
function renewDeck(work: LunaWork): void {
  const { luna } = work;
  const added = luna.gradeTwo.splice(-1);
  const cards = [...luna.discard, ...added];
  luna.discard = [];
  luna.deck = shuffleCards(work, cards);
  work.emit({ type: 'lunaDeckRenewed', seat: luna.seat, cards: cards.length, gradeTwo: added.length });
}

/** Shuffles the given Luna cards. The `deal` option can set the top cards after each shuffle. */
export function shuffleCards(work: LunaWork, cards: readonly LunaCardId[]): LunaCardId[] {
  const { luna } = work;
  const named = work.state.options.deal.lunaShuffles?.[luna.shuffles];
  luna.shuffles = addCapped(luna.shuffles, 1);
  return withDraw(work, 'luna', (draw) => dealtPile(draw, cards, named));
}

const MARKERS = {
  tank: { field: 'helium', event: 'heliumAdvanced', tokens: 'tankTokens', rule: 'LACT-5' },
  research: { field: 'upload', event: 'uploadMoved', tokens: 'researchTokens', rule: 'LACT-6' },
} as const satisfies Record<string, { rule: RuleId; [key: string]: string }>;

/** LACT-5, LACT-6: the upload marker can cross empty spaces, because Luna never has plans. */
export function advanceOn(work: LunaWork, name: 'tank' | 'research', steps: number): void {
  const { seat } = work.luna;
  const { field, event, tokens, rule } = MARKERS[name];
  const track = work.box.content.luna[name];
  const level = levelOf(work);
  const player = writePlayer(work, seat);
  const from = player[field];
  const { to, opensSlot, beyond } = boardMove(track, from, steps);
  player[field] = to;
  if (to > from) work.emit({ type: event, seat, steps: to - from, to });
  if (opensSlot && level.endSlots) work.emit({ type: 'slotOpened', seat, slot: END_SLOTS[name] });
  // LUNA-16, LUNA-18, LACT-7: the marker passes each token once and never moves back.
  for (const place of level[tokens].filter((token) => from < token && token <= to)) {
    const added = work.luna.gradeTwo.splice(-1);
    work.luna.deck.push(...added);
    work.emit({ type: 'lunaTokenPassed', seat, track: name, at: place, gradeTwo: added.length });
  }
  gainCoins(work, seat, beyond * track.overflow, rule);
}
