// Edits a position at the beginning of a turn, so that rare rules come up: full purses, late bonuses, stations that are
// half empty, hands with strong cards, and many plans. The number of pieces does not change.

import { type Draw, pickOne } from '../../src/engine/random.ts';
import { COMPANIES, type GameDraft, type PlanId, type Rules, type WholeState } from '../../src/entries/index.ts';

/** Returns the edited position, or null if the edit is not a valid position. */
export function shaken(rules: Rules, state: WholeState, draw: Draw): WholeState | null {
  const edit = rules.editGame(state, (draft) => shake(rules, draft, draw));
  return edit.ok ? (edit.state as WholeState) : null;
}

function shake(rules: Rules, draft: GameDraft, draw: Draw): void {
  const upTo = (most: number): number => Math.floor(draw() * (most + 1));
  const edits: (() => void)[] = [
    () => shakePurses(draft, upTo),
    () => shakeTracks(rules, draft, draw, upTo),
    () => shakeStations(draft, draw, upTo),
    () => shakeCards(draft, draw),
    () => shakePlans(draft, draw),
    () => shakeUpload(rules, draft, draw, upTo),
    () => shakeMissions(draft, draw),
  ];
  for (const edit of edits) if (draw() < 0.5) edit();
  // Another player's markers, because several steps that end at a barrier are rare.
  if (draw() < 0.5) shakeTracks(rules, draft, draw, upTo);
}

type UpTo = (most: number) => number;

function shakePurses({ players }: GameDraft, upTo: UpTo): void {
  for (const player of players) player.coins = upTo(30);
}

/** Moves markers forward. The bonuses of crossed thresholds become active at the next turn (TRACK-9). */
function shakeTracks({ content }: Rules, draft: GameDraft, draw: Draw, upTo: UpTo): void {
  const player = pickOne(draw, draft.players);
  const isLuna = draft.luna?.seat === draft.players.indexOf(player);
  const { tank } = isLuna ? content.luna : content.playerBoard;
  player.helium = upTo(tank.last);
  const isBeforeBarriers = draw() < 0.5;
  for (const company of COMPANIES) {
    const track = content.tracks.find(({ id }) => id === draft.tracks[company]);
    if (track === undefined) continue;
    const barrier = track.barriers.find(({ before }) => before > player.tracks[company]);
    if (isBeforeBarriers && barrier !== undefined)
      player.tracks[company] = Math.max(player.tracks[company], barrier.before - 1 - upTo(2));
    else player.tracks[company] += upTo(track.shares.length - 1 - player.tracks[company]);
  }
}

/** Moves outposts from the top of their columns to vacant sectors, or removes them from the game. */
function shakeStations(draft: GameDraft, draw: Draw, upTo: UpTo): void {
  for (const company of COMPANIES) {
    const columns = draft.stations[company];
    for (const [index, column] of columns.entries()) {
      if (draft.belt !== null && index === 1) continue;
      const taken = upTo(column.pieces);
      column.pieces -= taken;
      for (let piece = 0; piece < taken; piece += 1) placeOutpost(draft, company, draw);
    }
  }
}

function placeOutpost(draft: GameDraft, company: (typeof COMPANIES)[number], draw: Draw): void {
  const places = draft.belt === null ? draft.sectors : draft.belt.outposts.flat();
  const vacant = places.filter((pieces) => pieces.length === 0);
  if (vacant.length === 0 || draw() < 0.3) draft.removed[company] += 1;
  else pickOne(draw, vacant).push(company);
}

/** Swaps cards in action areas with cards from the deck, and adds cards from the deck to hands. */
function shakeCards({ deck, players, luna }: GameDraft, draw: Draw): void {
  for (const [seat, { hand, area, used }] of players.entries()) {
    if (seat === luna?.seat) continue;
    for (const [slot, card] of area.entries()) {
      if (card === null || used[slot] || deck.length === 0 || draw() < 0.5) continue;
      const index = Math.floor(draw() * deck.length);
      const other = deck[index];
      if (other === undefined || /^[DE]/.test(other)) continue;
      [area[slot], deck[index]] = [other, card];
    }
    while (deck.length > 4 && draw() < 0.5) hand.push(...deck.splice(Math.floor(draw() * deck.length), 1));
  }
}

/** Places plans from the supply on research tracks. */
function shakePlans({ planSupply, players, luna }: GameDraft, draw: Draw): void {
  for (const [seat, { plans, upload }] of players.entries()) {
    if (seat === luna?.seat) continue;
    for (const [space, placed] of plans.entries()) {
      if (space === 0 || placed !== null || draw() < 0.7) continue;
      const plan = planFrom(planSupply, draw);
      if (plan !== undefined) plans[space] = { plan, faceDown: draw() < 0.2, uploaded: space < upload };
    }
  }
}

function planFrom(supply: GameDraft['planSupply'], draw: Draw): PlanId | undefined {
  const pile = pickOne(draw, Object.values(supply));
  return pile.length > 2 ? pile.pop() : undefined;
}

/** Moves an upload marker forward, often to the end of the research track, and places the plans that it needs. */
function shakeUpload({ content }: Rules, draft: GameDraft, draw: Draw, upTo: UpTo): void {
  const player = pickOne(draw, draft.players);
  const isLuna = draft.luna?.seat === draft.players.indexOf(player);
  const { last } = isLuna ? content.luna.research : content.playerBoard.research;
  const to = draw() < 0.5 ? last : upTo(last);
  while (player.upload < to) {
    const space = player.upload + 1;
    if (!isLuna) {
      const plan = player.plans[space]?.plan ?? planFrom(draft.planSupply, draw);
      if (plan === undefined) return;
      player.plans[space] = { plan, faceDown: false, uploaded: true };
    }
    player.upload = space;
  }
}

/** Claims some tasks of one mission for each seat. Seats get the one-time markers, but not the coins. */
function shakeMissions({ missions, players }: GameDraft, draw: Draw): void {
  if (missions === null) return;
  for (const [seat, status] of missions.status.entries()) {
    const mission = status.mission ?? pickOne(draw, missions.faceUp);
    for (const [column, isOpen] of status.columns.entries()) {
      if (!isOpen || draw() < 0.6) continue;
      const player = players[seat];
      if (player === undefined) continue;
      status.mission = mission;
      status.columns[column] = false;
      player.oneTimeMarkers += 1;
    }
    if (status.columns.every((isOpen) => !isOpen)) missions.first ??= seat;
  }
}
