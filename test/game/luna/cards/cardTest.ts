import { type Draft, produce } from 'immer';
import { expect, test } from 'vitest';
import { defaultContent as shipped } from '../../../../src/entries/index.ts';
import { cardTakenBy, lunaIn, SLOTS } from '../../../kit/luna.ts';
import type {
  BonusSpaceId,
  CardId,
  Company,
  Content,
  GameEvent,
  GameState,
  LunaAction,
  LunaCardId,
  LunaCriterion,
  LunaEdition,
  LunaSlot,
  LunaSlotCard,
  PlanId,
  RuleId,
  Seat,
  StationColumn,
} from '../../../kit/pinned.ts';
import { COMPANIES, defaultContent } from '../../../kit/pinned.ts';
import { player, tableWith } from '../../../kit/table.ts';

/** Luna's own components are known facts, so the shipped ones are tested, on a board with pinned components. */
const content: Content = {
  ...defaultContent,
  luna: { ...shipped.luna, markerSpaces: defaultContent.luna.markerSpaces },
};
const { onTurn, played } = tableWith(content);

type Write = Draft<GameState>;
export interface CardTest {
  readonly card: LunaCardId;
  /** The majority card that this card's majority section removes (LUNA-30) when it is her last one. */
  readonly removes: 'left' | 'right' | null;
  /** The number of human players. Luna has the next seat. */
  readonly people: 1 | 2;
  readonly level?: number;
  readonly edition?: LunaEdition;
  /** Changes the common position. */
  readonly before: (draft: Write, slot: LunaSlot) => void;
  /** The expected events of the card in each slot, without revealing the card and ending the turn. */
  readonly slots: Readonly<Record<LunaSlot, readonly GameEvent[]>>;
}

/** The common position. Every slot of the card display and the research display is filled. */
function position({ card, people, level = 2, edition = 'french', before }: CardTest, slot: LunaSlot): GameState {
  const players = ['Melanie', 'Antoine'].slice(0, people);
  const start = onTurn(() => {}, { players, luna: { level, edition } });
  return produce(start, (draft) => {
    draft.stack = [{ kind: 'lunaTurn', seat: people }];
    draft.turns = 4;
    draft.display = ['A01', 'B02', 'C07', 'D02', 'A05', 'E03', 'B07', 'C10', 'D04', 'A09', 'E01', 'C02'];
    draft.researchDisplay = ['A', 'B', 'C'].flatMap((letter) => [11, 12, 13, 14].map((each) => `plan${letter}${each}`));
    draft.planSupply = { A: ['planA01', 'planA02'], B: ['planB01', 'planB02'], C: ['planC01', 'planC02'] };
    draft.supplement = 0;
    draft.placed = [{ space: 'scientistMajority', seat: 0 }];
    for (const each of draft.players) each.coins = 5;
    Object.assign(player(draft, people), { coins: 3, markers: 4, helium: 12, upload: 6 });
    Object.assign(lunaIn(draft), {
      deck: ['I-9', 'I-10'],
      gradeTwo: ['II-1', 'II-2', 'II-3'],
      discard: ['I-12'],
      majority: majority(card),
      slots: cardsAround(card, slot),
    });
    before(draft, slot);
  });
}

/** A played card to the left and, except for slot E, a face-down card to the right. */
function cardsAround(card: LunaCardId, slot: LunaSlot): (LunaSlotCard | null)[] {
  const place = SLOTS.indexOf(slot);
  return SLOTS.map((_, index) => {
    if (index === place) return { card, faceUp: false };
    if (index === place + 1) return { card: card === 'I-2' ? 'I-6' : 'I-2', faceUp: false };
    return index === place - 1 && slot !== 'E' ? { card: card === 'I-1' ? 'I-5' : 'I-1', faceUp: true } : null;
  });
}

function majority(card: LunaCardId): [LunaCardId, LunaCardId] {
  return [card === 'I-11' ? 'II-5' : 'I-11', card === 'I-7' ? 'II-5' : 'I-7'];
}

/** Tests all events of a card in each of the five slots. `game/events` tests that events describe the whole table. */
export function testCard(card: CardTest): void {
  test.each(SLOTS)(`${card.card} in slot %s`, (slot) => {
    const start = position(card, slot);
    const { events } = played(start, { type: 'lunaTurn', seat: card.people });
    expect(events).toEqual(slot === 'E' ? lastOfRound(card) : oneOfMany(card, slot));
  });
}

/** LUNA-27, LUNA-28: the card stays face up, and the first human player is next. */
function oneOfMany({ card, people, slots }: CardTest, slot: LunaSlot): readonly GameEvent[] {
  const turned: GameEvent = { type: 'lunaCardTurned', seat: people, card, slot };
  return [turned, ...slots[slot], { type: 'turnStarted', seat: 0 }];
}

/** LUNA-29 to LUNA-31: the card is discarded, possibly followed by a majority card, and Luna has passed. */
function lastOfRound({ card, people, removes, slots }: CardTest): readonly GameEvent[] {
  const side = { left: 0, right: 1, none: -1 }[removes ?? 'none'];
  return [
    { type: 'lunaCardTurned', seat: people, card, slot: 'E' },
    ...slots.E,
    { type: 'lunaCardsDiscarded', seat: people, cards: [card] },
    { type: 'lunaMajorityChecked', seat: people, card, discarded: majority(card)[side] ?? null },
    { type: 'passed', seat: people },
    { type: 'turnStarted', seat: 0 },
  ];
}

/** Markers of a seat on the tracks of Skymine, Minerva, Astrogo and Tawac, and the unlocked bonuses. */
export function tracks(
  draft: Write,
  seat: Seat,
  spaces: readonly [number, number, number, number],
  bonuses: readonly [Level, Level, Level, Level] = [0, 0, 0, 0],
): void {
  COMPANIES.forEach((company, index) => {
    player(draft, seat).tracks[company] = spaces[index] ?? 0;
    player(draft, seat).bonuses[company] = bonuses[index] ?? 0;
  });
}
type Level = 0 | 1 | 2;

/** Outposts in the columns of a station. Empty columns are opened, others only where stated. */
export function station(draft: Write, company: Company, ...columns: readonly (number | { opened: number })[]): void {
  draft.stations[company] = columns.map((column): StationColumn => {
    if (typeof column === 'object') return { pieces: column.opened, opened: true };
    return { pieces: column, opened: column === 0 };
  });
}

/** Outposts on the Moon. All missing ones have been removed from the game. */
export function settle(draft: Write, sectors: Readonly<Record<Company, readonly number[]>>): void {
  for (const company of COMPANIES) {
    for (const sector of sectors[company]) draft.sectors[sector - 1] = [company];
    const home = draft.stations[company].reduce((sum, { pieces }) => sum + pieces, 0);
    draft.removed[company] = 15 - home - sectors[company].length;
  }
}

/** Events of Luna in a given seat. */
function lunaEvents(seat: Seat) {
  return {
    coins: (amount: number, rule: RuleId, company?: Company): GameEvent => ({
      type: 'coins',
      seat,
      amount,
      rule,
      ...(company && { company }),
    }),
    chosen: (rule: RuleId, decidedBy: LunaCriterion | null, ...companies: Company[]): GameEvent => ({
      type: 'lunaCompaniesChosen',
      seat,
      companies,
      rule,
      decidedBy,
    }),
    advanced: (company: Company, to: number): GameEvent => ({ type: 'trackAdvanced', seat, company, to }),
    crossed: (company: Company, level: 1 | 2): GameEvent => ({ type: 'thresholdCrossed', seat, company, level }),
    helium: (steps: number, to: number): GameEvent => ({ type: 'heliumAdvanced', seat, steps, to }),
    research: (steps: number, to: number): GameEvent => ({ type: 'uploadMoved', seat, steps, to }),
    opened: (slot: number): GameEvent => ({ type: 'slotOpened', seat, slot }),
    token: (track: 'tank' | 'research', at: number, gradeTwo: number): GameEvent => ({
      type: 'lunaTokenPassed',
      seat,
      track,
      at,
      gradeTwo,
    }),
    took: (card: CardId): GameEvent => cardTakenBy(seat, card),
    marker: (space: BonusSpaceId): GameEvent => ({ type: 'markerPlaced', seat, space }),
    skipped: (action: LunaAction['kind'], rule: RuleId, company?: Company): GameEvent => ({
      type: 'lunaSkipped',
      seat,
      action,
      rule,
      ...(company && { company }),
    }),
    discarded: (plan: PlanId, space: number | null): GameEvent => ({ type: 'planDiscarded', seat, plan, space }),
    target: (
      company: Company,
      target: number,
      prefer: 'min' | 'max',
      among: number[],
      rule: 'LACT-46' | 'LACT-47',
    ): GameEvent => ({ type: 'lunaTargetChosen', seat, company, target, prefer, among, rule }),
    column: (
      company: Company,
      column: number,
      rule: 'LACT-41' | 'LACT-42',
      decidedBy: LunaCriterion | null,
    ): GameEvent => ({ type: 'lunaColumnChosen', seat, company, column, rule, decidedBy }),
    occupied: (company: Company, sector: number): GameEvent => ({
      type: 'sectorOccupied',
      seat,
      company,
      sector,
      energy: 0,
    }),
  };
}

/** TRACK-7: coins for a player who crossed the threshold earlier. */
export function alsoPaid(seat: Seat, amount: number, company: Company): GameEvent {
  return { type: 'coins', seat, amount, rule: 'TRACK-7', company };
}

export function dealt(plan: PlanId, space: number): GameEvent {
  return { type: 'planDealt', plan, space };
}

export function returned(company: Company, sector: number, column: number): GameEvent {
  return { type: 'outpostReturned', company, sector, column };
}

export function lost(company: Company, sector: number): GameEvent {
  return { type: 'outpostLost', company, sector };
}

/** Luna's events with one human player and with two. */
export const [solo, duo] = [lunaEvents(1), lunaEvents(2)];
