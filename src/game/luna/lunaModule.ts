import type { LunaSlot } from '../../components/content.ts';
import { LUNA_SLOTS, type LunaCardId } from '../../components/ids.ts';
import { at } from '../../engine/lists.ts';
import { pickOne } from '../../engine/random.ts';
import { lunaStream, withDraw } from '../rules/draw.ts';
import type { Module, Work } from '../rules/game.ts';
import { people, writePlayer } from '../rules/players.ts';
import { dealtPile } from '../rules/setup/deal.ts';
import { newBoard } from '../rules/setup/newGame.ts';
import { advanceCompany, advanceOn, drawCard, type LunaWork, levelOf, openSlots, withLuna } from './luna.ts';
import { discardMajorityCards } from './turn.ts';

/** LUNA-19: a slot that opens later gets its first card in the next round (LUNA-25). */
function dealCards(work: LunaWork): void {
  const { luna } = work;
  const slots: LunaSlot[] = openSlots(work);
  for (const slot of slots) luna.slots[LUNA_SLOTS.indexOf(slot)] = { card: drawCard(work), faceUp: false };
  work.emit({ type: 'lunaCardsDealt', seat: luna.seat, slots });
}

/** LUNA-21 to LUNA-23: draws left, then right, with their reveal rewards. LUNA-25: action sections are ignored. */
function drawMajorityCards(work: LunaWork): void {
  const { luna } = work;
  const left = drawCard(work);
  const right = drawCard(work);
  luna.majority = [left, right];
  work.emit({ type: 'lunaMajorityDrawn', seat: luna.seat, cards: [left, right] });
  for (const card of [left, right]) {
    const { reveal } = work.box.lunaCard(card);
    if (reveal !== null) advanceOn(work, reveal.kind === 'helium' ? 'tank' : 'research', reveal.steps);
  }
}

/**
 * LUNA-1, LUNA-2: seats Luna to the right of the first player, so that she acts last in round 1. LUNA-15: every level
 * is based on the standard level. LUNA-10: she gets no action cards. LUNA-11: her reference sheet has no effect on the
 * game.
 */
function joinGame(work: Work): void {
  const { state, box } = work;
  const { figures, luna } = box.content;
  const seat = state.players.length;
  const { startTank, startResearch, gradeTwo: hasGradeTwo } = levelOf(work);
  // LUNA-3 to LUNA-7: at levels 6-8, Luna's markers start further along (LUNA-4, LUNA-6, LUNA-17).
  const board = { ...newBoard(box), markers: luna.bonusMarkers, helium: startTank, upload: startResearch };
  state.players.push(board as Work['state']['players'][number]);
  state.seating.push(seat);
  // LUNA-8: the number of bonus markers depends on the number of players, including Luna.
  for (const each of people(work)) writePlayer(work, each).markers = at(figures.bonusMarkers, seat);
  state.random.luna = lunaStream(state.options.seed);
  const { deal } = state.options;
  const ofGrade = (grade: number, named: readonly LunaCardId[] | undefined): LunaCardId[] => {
    const ids = luna.cards.filter((card) => card.grade === grade).map(({ id }) => id);
    return withDraw(work, 'luna', (draw) => dealtPile(draw, ids, named));
  };
  const deck = ofGrade(1, deal.lunaDeck); // LUNA-13
  const gradeTwo = ofGrade(2, deal.lunaGradeTwo);
  state.luna = {
    seat,
    deck,
    gradeTwo: hasGradeTwo ? gradeTwo : [], // LUNA-14
    discard: [],
    shuffles: 0,
    slots: LUNA_SLOTS.map(() => null),
    discardedPlans: [],
    majority: [null, null],
  };
}

/** LUNA-9: gives Luna the bonus of a starting token that no player has kept. She ignores the token's plan and cards. */
function takeStartingBonus(work: LunaWork): void {
  const kept = work.state.players.map(({ token }) => token);
  const tokens = work.box.content.tokens.filter(({ id }) => !kept.includes(id));
  const { lunaToken = [] } = work.state.options.deal;
  const drawn = withDraw(work, 'luna', (draw) => pickOne(draw, tokens));
  const named = lunaToken.flatMap((token) => tokens.filter(({ id }) => id === token));
  const { id, bonus } = named[0] ?? drawn;
  work.emit({ type: 'lunaTokenDrawn', seat: work.luna.seat, token: id });
  for (const effect of bonus) {
    if (effect.kind === 'helium') advanceOn(work, 'tank', effect.steps);
    else if (effect.kind === 'track') advanceCompany(work, effect.company, effect.steps);
  }
}

/** LUNA-38: everything that Luna does outside her turns. LUNA-33: Luna is scored like any other player. */
export const lunaModule: Module = {
  inPlay: ({ options }) => options.luna !== null,
  at: {
    boardReady: joinGame,
    setUpDone: byLuna(takeStartingBonus),
    cardsPlanned: byLuna(dealCards),
    cardsRevealed: byLuna(drawMajorityCards),
    roundPrepared: byLuna(discardMajorityCards),
  },
};

function byLuna(step: (work: LunaWork) => void): (work: Work) => void {
  return (work) => step(withLuna(work));
}
