import { type Draft, produce } from 'immer';
import { lunaIn, SLOTS } from '../../../kit/luna.ts';
import type { Company, GameEvent, GameState } from '../../../kit/pinned.ts';
import { player } from '../../../kit/table.ts';

type Write = Draft<GameState>;

/** The state that a turn of Luna leads to, as its events tell it. */
export function followed(start: GameState, events: readonly GameEvent[]): GameState {
  return produce(start, (draft) => {
    /** The column a piece leaves or comes home to. */
    const columns = new Map<Company, number>();
    for (const event of events) follow(draft, event, columns);
  });
}

function follow(draft: Write, event: GameEvent, columns: Map<Company, number>): void {
  const luna = lunaIn(draft);
  switch (event.type) {
    case 'lunaCardTurned': {
      const slot = luna.slots[SLOTS.indexOf(event.slot)];
      if (slot) slot.faceUp = true;
      break;
    }
    case 'lunaCardsDiscarded':
      luna.slots = luna.slots.map((slot) => (slot && event.cards.includes(slot.card) ? null : slot));
      luna.discard.push(...event.cards);
      break;
    case 'lunaMajorityChecked':
      if (event.discarded === null) break;
      luna.majority = luna.majority.map((card) => (card === event.discarded ? null : card)) as typeof luna.majority;
      luna.discard.push(event.discarded);
      break;
    case 'passed':
      player(draft, event.seat).passed = true;
      break;
    case 'turnStarted':
      draft.turns += 1;
      draft.stack = [{ kind: 'turn', seat: event.seat }];
      break;
    case 'coins':
      player(draft, event.seat).coins += event.amount;
      if (event.rule === 'LACT-35') draft.supplement = 0;
      break;
    case 'trackAdvanced':
      player(draft, event.seat).tracks[event.company] = event.to;
      break;
    case 'heliumAdvanced':
      player(draft, event.seat).helium = event.to;
      break;
    case 'uploadMoved':
      player(draft, event.seat).upload = event.to;
      break;
    case 'lunaTokenPassed':
      for (let left = event.gradeTwo; left > 0; left -= 1) luna.deck.push(...luna.gradeTwo.splice(-1));
      break;
    case 'cardTaken':
      draft.display = draft.display.map((card) => (card === event.card ? null : card));
      player(draft, event.seat).hand.push(event.card);
      break;
    case 'markerPlaced':
      draft.placed.push({ space: event.space, seat: event.seat });
      player(draft, event.seat).markers -= 1;
      break;
    case 'planDiscarded':
      luna.discardedPlans.push(event.plan);
      if (event.space === null) draft.specialPlans = draft.specialPlans.filter((plan) => plan !== event.plan);
      else draft.researchDisplay[event.space] = null;
      break;
    case 'planDealt':
      draft.researchDisplay[event.space] = event.plan;
      for (const letter of ['A', 'B', 'C'] as const) {
        draft.planSupply[letter] = draft.planSupply[letter].filter((plan) => plan !== event.plan);
      }
      break;
    case 'lunaColumnChosen':
      columns.set(event.company, event.column);
      break;
    case 'sectorOccupied':
      movePiece(draft, event.company, columns.get(event.company) ?? 0, -1);
      draft.sectors[event.sector - 1]?.push(event.company);
      break;
    case 'outpostReturned':
      movePiece(draft, event.company, event.column, 1);
      leave(draft, event);
      break;
    case 'outpostLost':
      draft.removed[event.company] += 1;
      leave(draft, event);
      break;
  }
}

function movePiece(draft: Write, company: Company, index: number, by: 1 | -1): void {
  const column = draft.stations[company][index];
  if (column === undefined) throw new Error(`${company} has no column ${index}`);
  column.pieces += by;
  if (column.pieces === 0) column.opened = true;
}

function leave(draft: Write, event: { readonly company: Company; readonly sector?: number }): void {
  const sector = (event.sector ?? 0) - 1;
  draft.sectors[sector] = (draft.sectors[sector] ?? []).filter((company) => company !== event.company);
}
