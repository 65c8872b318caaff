// Luna's part of the game: set-up, planning, turns, preparation, and the majority spaces that she blocks.
import { allScientistsOf, totalOf } from './cards.ts';
import type { Game } from './game.ts';
import { at, need } from './game.ts';
import { carryOut } from './lunaActions.ts';
import { drawLunaCard, lunaCardOf, lunaLevel, lunaOf, shuffleLuna } from './lunaDeck.ts';
import { lunaPlayer, lunaSlotOpen, moveLunaHelium, moveLunaTrack, moveLunaUpload } from './lunaMoves.ts';
import { emptyBoard } from './setUp.ts';
import type { LunaCardId, MajorityItem, Seat } from './types.ts';
import { LUNA_SLOTS } from './types.ts';

/** LUNA-2 to LUNA-7, LUNA-12 to LUNA-17: her pieces and her decks. She gets no action cards (LUNA-10). */
export function setUpLuna(game: Game): void {
  const { content, options, table } = game;
  const seat = options.players.length; // AMB-LUNA-8
  const level = lunaLevel(game);
  const grade = (wanted: 1 | 2, order: readonly LunaCardId[]): LunaCardId[] =>
    order.filter((id) => lunaCardOf(game, id).grade === wanted).reverse();
  table.luna = {
    seat,
    deck: grade(1, need(options.deal.lunaDeck, "order of Luna's deck")), // LUNA-13
    gradeTwo: level.gradeTwo ? grade(2, need(options.deal.lunaGradeTwo, 'order of the grade-2 deck')) : [], // LUNA-14
    slots: LUNA_SLOTS.map(() => null),
    majority: [null, null],
    discard: [],
    discardedPlans: [],
    shuffles: 0,
  };
  table.players.push({
    ...emptyBoard(content), // LUNA-7: track markers on space 0
    coins: content.figures.startingCoins, // LUNA-6
    markers: content.luna.bonusMarkers, // LUNA-6, LUNA-8
    helium: level.startTank, // LUNA-4, LUNA-17; a start triggers nothing (LDATA-8).
    upload: level.startResearch,
    plans: [], // LUNA-3: her research track has no spaces for plans.
  });
}

/** LUNA-9: the bonus of the first token that no player has kept, from where her markers stand (AMB-LUNA-2). */
export function takeLunaBonus(game: Game): void {
  const kept = game.table.players.map(({ token }) => token);
  const order = need(game.options.deal.lunaToken, "order of Luna's tokens");
  const drawn = need(
    order.find((id) => !kept.includes(id)),
    'token for Luna',
  );
  const token = need(
    game.content.tokens.find(({ id }) => id === drawn),
    drawn,
  );
  for (const effect of token.bonus) {
    if (effect.kind === 'track') moveLunaTrack(game, effect.company, effect.steps);
    if (effect.kind === 'helium') moveLunaHelium(game, effect.steps);
  }
}

/** LUNA-19: when all players have placed their cards, one card for each open slot, from left to right (AMB-LUNA-4). */
export function planLuna(game: Game): void {
  const { slots } = lunaOf(game);
  LUNA_SLOTS.forEach((_, slot) => {
    if (!lunaSlotOpen(game, slot)) return; // LUNA-25
    const card = drawLunaCard(game);
    if (card !== undefined) slots[slot] = { card, faceUp: false };
  });
}

/** LUNA-21, LUNA-22: when the players have revealed their cards, both majority cards, and then their reveal icons. */
export function revealLunaMajorities(game: Game): void {
  const luna = lunaOf(game);
  luna.majority = [drawLunaCard(game) ?? null, drawLunaCard(game) ?? null];
  for (const card of luna.majority) {
    const reveal = card === null ? null : lunaCardOf(game, card).reveal;
    if (reveal?.kind === 'helium') moveLunaHelium(game, reveal.steps);
    if (reveal?.kind === 'research') moveLunaUpload(game, reveal.steps);
  }
}

/** LUNA-23, LDATA-1: what Luna has of an item this round. An empty slot counts nothing. */
function lunaMajority(game: Game, item: MajorityItem): number {
  const [left, right] = lunaOf(game).majority.map((id) => (id === null ? null : lunaCardOf(game, id)));
  const onLeft = { titanium: left?.left, carbon: left?.right, energy: 0, minerals: 0, scientists: left?.scientists };
  const onRight = {
    titanium: 0,
    carbon: 0,
    energy: right?.left,
    minerals: right?.right,
    scientists: right?.scientists,
  };
  return (onLeft[item] ?? 0) + (onRight[item] ?? 0);
}

/**
 * LUNA-24: true if Luna has more of an item than a human player has face up (AMB-LUNA-7). Field scientists count too
 * (AMB-LUNA-6). She blocks after she has passed as well (LUNA-31).
 */
export function lunaBlocks(game: Game, seat: Seat, item: MajorityItem): boolean {
  if (game.table.luna === null) return false;
  const own = item === 'scientists' ? allScientistsOf(game, seat) : totalOf(game, seat, item);
  return own < lunaMajority(game, item);
}

/** LUNA-27: her turn. She reveals her leftmost face-down card and carries it out. */
export function lunaTurn(game: Game): void {
  const { slots } = lunaOf(game);
  const faceDown = (): number => slots.findIndex((card) => card !== null && !card.faceUp);
  const slot = faceDown();
  const played = slots[slot];
  if (played) {
    played.faceUp = true;
    carryOut(game, lunaCardOf(game, played.card), at(LUNA_SLOTS, slot));
  }
  if (faceDown() < 0) endLunaRound(game); // AMB-LUNA-9
}

/** LUNA-29 to LUNA-31: after her rightmost card. */
function endLunaRound(game: Game): void {
  const luna = lunaOf(game);
  const played = luna.slots.flatMap((card) => (card === null ? [] : [card.card]));
  luna.slots = LUNA_SLOTS.map(() => null);
  if (played.length > 0) {
    luna.discard.push(...shuffleLuna(game, played).reverse()); // LUNA-29, AMB-LUNA-5
    checkMajority(game);
  }
  lunaPlayer(game).passed = true; // LUNA-31
}

/** LUNA-30: the top card of the discard pile decides which majority card leaves. */
function checkMajority(game: Game): void {
  const { discard } = lunaOf(game);
  const { left, right } = lunaCardOf(game, at(discard, discard.length - 1));
  if (left > right) discardMajority(game, 0);
  if (right > left) discardMajority(game, 1);
}

function discardMajority(game: Game, side: 0 | 1): void {
  const { majority, discard } = lunaOf(game);
  const card = majority[side];
  if (card !== null) discard.push(card);
  majority[side] = null;
}

/** LUNA-32: at the end of the preparation phase, the cards of her majority slots go to her discard pile. */
export function prepareLuna(game: Game): void {
  discardMajority(game, 0);
  discardMajority(game, 1);
}
