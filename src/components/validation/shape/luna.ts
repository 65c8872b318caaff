import { DISPLAY_SLOTS } from '../../cards.ts';
import {
  LUNA_LEVELS,
  LUNA_SELECTIONS,
  LUNA_SLOTS,
  type LunaAction,
  type LunaCard,
  type LunaContent,
  type LunaLevel,
  type LunaSlot,
  MARKER_COLUMNS,
  MARKER_ROWS,
} from '../../content.ts';
import { BOARD_SPACES, PLAN_LETTERS } from '../../ids.ts';
import { sources } from './component.ts';
import { byKind, exact, type Fields, id, list, oneOf, orNull, type Schema, whole, yesNo } from './parts.ts';
import { boardTrack } from './playerBoard.ts';

type BySlot<T> = Readonly<Record<LunaSlot, T>>;
type Square = Extract<LunaAction, { kind: 'bonusMarker' }>['grid'][LunaSlot];

/** LDATA-3 to LDATA-5: no slot letter may miss. */
function bySlot<T>(value: Schema<T>): Schema<BySlot<T>> {
  return exact(Object.fromEntries(LUNA_SLOTS.map((slot) => [slot, value])) as unknown as Fields<BySlot<T>>);
}

const gain = whole(1, 20);
const majority = whole(0, 20);
const space = whole(0, 99);

const action = byKind<LunaAction>({
  coins: { amount: gain },
  helium: { steps: gain },
  research: { steps: gain },
  track: { steps: gain, selection: oneOf(LUNA_SELECTIONS) },
  expand: { sectors: gain, prefer: oneOf(['min', 'max']) },
  cards: { grid: bySlot(list(whole(1, DISPLAY_SLOTS))) },
  mostValuableShareCard: {},
  bonusMarker: { grid: bySlot(exact<Square>({ row: whole(1, MARKER_ROWS.length), column: whole(1, MARKER_COLUMNS) })) },
  discardPlan: { letter: oneOf(PLAN_LETTERS) },
  discardSpecialPlan: {},
});

const lunaCard = exact<LunaCard>({
  id,
  grade: oneOf([1, 2]),
  left: majority,
  right: majority,
  scientists: majority,
  reveal: orNull(exact<NonNullable<LunaCard['reveal']>>({ kind: oneOf(['helium', 'research']), steps: gain })),
  actions: list(action),
  sources,
});

const level = exact<LunaLevel>({
  level: whole(LUNA_LEVELS.lowest, LUNA_LEVELS.highest),
  gradeTwo: yesNo,
  endSlots: yesNo,
  tankTokens: list(space),
  researchTokens: list(space),
  startTank: space,
  startResearch: space,
});

export const luna: Schema<LunaContent> = exact<LunaContent>({
  cards: list(lunaCard),
  tank: boardTrack,
  research: boardTrack,
  levels: list(level),
  planColumns: bySlot(whole(1, 4)),
  markerSpaces: list(list(oneOf(BOARD_SPACES))),
  trackOverflow: whole(0, 20),
  bonusMarkers: whole(0, 20),
  sources,
});
