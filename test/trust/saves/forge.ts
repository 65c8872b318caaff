// Forgeries of saves that need knowledge of the game, by kind; `structured.ts` has the others. A kind that finds nothing to
// change throws, see `attempt`.

import { BONUS_SPACES } from '../../../src/components/ids.ts';
import { drawInteger, pickOne } from '../../../src/engine/random.ts';
import { defaultContent, type Frame } from '../../../src/entries/index.ts';
import { MOMENTS } from '../../../src/game/model/frames.ts';
import { lunaStream } from '../../../src/game/rules/draw.ts';
import type { Save } from '../../hosting/saves/states.ts';
import { copy } from '../../kit/json.ts';
import { must } from '../../kit/must.ts';
import {
  type AnyFrame,
  actor,
  anyPlayer,
  attempt,
  companyOf,
  type Forgery,
  type Forging,
  figure,
  fill,
  humanPlayer,
  isHeads,
  put,
  raiseAll,
  raiseToLimit,
  seatOf,
  small,
  startingCardFrom,
  swapItems,
  taken,
} from './forging.ts';
import { invent } from './inventedFrames.ts';

const { tracks, plans, tiles, missions: MISSIONS } = defaultContent;
const BEYOND_RANGE = [1e308, -1e308, -1, 2 ** 53, 0.5, 1e-310, 5e6];
const REWARDS = ['rewards', 'oneOf', 'salvage', 'chosenTracks', 'removal', 'upload', 'research'] as const;
const LONG_REWARDS = ['oneOf', 'rewards', 'salvage', 'upload', 'research'] as const;
const TALLIED = ['helium', 'trackSteps', 'uploads', 'plans', 'expansions', 'mostExpansions'] as const;

/** The card zones of a save, each as a list. */
function zones({ save }: Forging): (string | null)[][] {
  const boards = save.players.flatMap(({ hand, area, resting }) => [hand, area, ...resting]);
  return [save.deck, save.display, save.destroyed, ...boards] as (string | null)[][];
}

/** Moves a card to another zone. In zones with slots, it swaps places with the content of a slot. */
function moveCard(forging: Forging): void {
  const { draw } = forging;
  const [from, to] = [pickOne(draw, zones(forging)), pickOne(draw, zones(forging))];
  const isFixed = [from, to].some((zone) => zone.includes(null) || zone.length === 12) || from.length === 5;
  if (isFixed) swapItems(draw, from, to);
  else put(draw, to, taken(draw, from));
}

/** Invents at least this many frames, and fewer than `more` others. */
function several({ draw, ...rest }: Forging, least: number, more: number, kind?: Frame['kind']): AnyFrame[] {
  return Array.from({ length: least + drawInteger(draw, more) }, () => invent({ draw, ...rest }, kind));
}

/** Replaces the stack with the end of a turn and these frames. */
function atTurnEnd(forging: Forging, ...frames: readonly AnyFrame[]): void {
  forging.save.stack = [{ kind: 'endTurn', ...actor(forging), used: [] }, ...frames];
}

const again = <F extends object>(count: number, frame: F): F[] => Array.from({ length: count }, () => ({ ...frame }));
const lastSeat = ({ players }: Save): number => players.length - 1;
const supply = ({ draw, save }: Forging): string[] => save.planSupply[pickOne(draw, ['A', 'B', 'C'] as const)];
const outposts = ({ belt, sectors }: Save) => (belt === null ? sectors : belt.outposts.flat());

const SINGLE: Readonly<Record<string, Forgery>> = {
  // The stack.
  'the top frame repeated': ({ save }) => save.stack.push(copy(must(save.stack.at(-1)))),
  'an invented frame': (forging) => put(forging.draw, forging.save.stack, invent(forging)),
  'an invented frame on top': (forging) => forging.save.stack.push(invent(forging)),
  'an invented frame for the top one': (forging) => forging.save.stack.splice(-1, 1, invent(forging)),
  'an invented frame on the end of a turn': (forging) => atTurnEnd(forging, invent(forging)),
  'an invented stack': (forging) => Object.assign(forging.save, { stack: several(forging, 1, 4) }),
  'rewards that wait': (forging) => {
    const { draw, save } = forging;
    const waiting = several(forging, 1, 6, isHeads(draw) ? 'rewards' : 'removal');
    save.stack.splice(save.stack.length - drawInteger(draw, 2), 0, ...waiting);
  },
  'a reward of a turn': (forging) => atTurnEnd(forging, invent(forging, pickOne(forging.draw, REWARDS))),
  'as many frames as a stack can hold': (forging) => {
    const { draw, save } = forging;
    atTurnEnd(forging, ...several(forging, 6, 8, 'removal'), invent(forging, pickOne(draw, LONG_REWARDS)));
    const { seat } = actor(forging);
    for (const frame of save.stack) if ('seat' in frame) frame.seat = seat;
  },
  'a figure at its limit': ({ draw, save }) => raiseToLimit(draw, draw() < 0.3 ? save.stack : save),
  'figures at their limits': ({ save }) => raiseAll(save),
  'no stack': ({ save }) => Object.assign(save, { stack: [] }),
  'frames of another seat': ({ draw, save }) => {
    const seat = drawInteger(draw, save.players.length);
    for (const frame of save.stack) if ('seat' in frame && frame.seat !== null) frame.seat = seat;
  },
  '300 moments': ({ draw, save: { stack } }) =>
    stack.unshift(
      ...again(300 - stack.length, { kind: 'moment' as const, moment: pickOne(draw, MOMENTS), seat: null }),
    ),
  "Luna's turn again and again": ({ save }) =>
    save.stack.unshift(...again(7, { kind: 'lunaTurn' as const, seat: lastSeat(save) })),
  'turns that begin again and again': (forging) =>
    forging.save.stack.unshift(...again(9, { kind: 'startTurn' as const, ...actor(forging) })),
  'plans for Luna to place': ({ save }) => save.stack.unshift({ kind: 'placePlans', seat: lastSeat(save) }),
  'a choice of nothing': (forging) =>
    forging.save.stack.push({ kind: 'oneOf', ...actor(forging), rewards: [], context: {} }),
  'rewards of nothing': (forging) => forging.save.stack.push({ kind: 'rewards', ...actor(forging), rewards: [] }),
  // Random streams.
  'a stream beyond its range': ({ draw, save: { random } }) => {
    const stream = isHeads(draw) ? (random.luna ?? random.setup) : random.setup;
    stream[pickOne(draw, ['c', 's0', 's1', 's2'] as const)] = pickOne(draw, BEYOND_RANGE);
  },
  'another stream': ({ draw, save: { random } }) =>
    Object.assign(random, { [random.luna === null ? 'setup' : 'luna']: lunaStream(String(draw())) }),
  // Parts fixed by the setup.
  'a track of a company': ({ draw, save }) =>
    Object.assign(save.tracks, { [companyOf(draw)]: pickOne(draw, tracks).id }),
  'a track twice': ({ save }) => Object.assign(save.tracks, { minerva: save.tracks.tawac }),
  'both sides of a board': ({ save: { tracks } }) => {
    const { tawac } = tracks;
    tracks.minerva = `${tawac.charAt(0)}${tawac.endsWith('1') ? 2 : 1}` as typeof tawac;
  },
  'a token of two players': ({ save: { players } }) =>
    Object.assign(must(players[0]), { token: must(players[1]).token }),
  'a printed plan laid again': (forging) => {
    const { plans: laid, token } = humanPlayer(forging);
    fill(laid, { plan: must(token), faceDown: false, uploaded: false }, 2);
  },
  'another first player': ({ draw, save }) =>
    Object.assign(save, { [isHeads(draw) ? 'firstPlayer' : 'nextFirstPlayer']: seatOf(draw) }),
  // Rounds and turns.
  'another round': ({ draw, save }) => Object.assign(save, { round: 1 + drawInteger(draw, 7) }),
  'the last round, over': ({ save }) => Object.assign(save, { round: 7, stack: [] }),
  'other turns': ({ draw, save }) => Object.assign(save, { turns: small(draw) }),
  'a player who has passed, or not': figure(({ passed }) => ({ passed: !passed })),
  'all players have passed': ({ save }) => {
    for (const player of save.players) player.passed = true;
  },
  // Cards and plans.
  'a card somewhere else': moveCard,
  'a starting card in the deck': (forging) => {
    const { draw, save } = forging;
    const card = startingCardFrom([humanPlayer(forging)]);
    if (isHeads(draw)) save.deck.push(card);
    else fill(save.display, card);
  },
  'a card in a slot that is off': (forging) => {
    const { hand, area } = humanPlayer(forging);
    area[isHeads(forging.draw) ? 0 : 4] = taken(forging.draw, hand);
  },
  'a planned card': (forging) => {
    const { hand, area } = anyPlayer(forging);
    fill(area, taken(forging.draw, hand));
  },
  'a card used, or not': figure(({ used }, draw) => {
    const changed = drawInteger(draw, used.length);
    return { used: used.map((isUsed, slot) => (slot === changed ? !isUsed : isUsed)) };
  }),
  'a plan of the supply on a board': (forging) => {
    const { draw } = forging;
    const plan = taken(draw, supply(forging));
    fill(humanPlayer(forging).plans, { plan, faceDown: isHeads(draw), uploaded: isHeads(draw) }, 1);
  },
  'a plan to be placed': (forging) => forging.save.acquired.push(taken(forging.draw, supply(forging))),
  'a plan taken off its space': ({ draw, save }) => {
    const space = drawInteger(draw, save.researchDisplay.length);
    const plan = must(save.researchDisplay[space]);
    save.researchDisplay[space] = null;
    save.planSupply[plans.find(({ id }) => id === plan)?.letter ?? 'A'].push(plan);
  },
  'a special plan taken': (forging) =>
    humanPlayer(forging).covered.push(taken(forging.draw, forging.save.specialPlans)),
  'plans that change places': (forging) => {
    const { plans: laid } = humanPlayer(forging);
    swapItems(forging.draw, laid, laid);
  },
  // The board.
  'all outposts in one sector': ({ draw, save: { sectors } }) => {
    const all = sectors.flatMap((sector) => sector.splice(0));
    pickOne(draw, sectors).push(...all);
  },
  'an outpost from its station': ({ draw, save }) => {
    const company = companyOf(draw);
    const column = pickOne(draw, save.stations[company]);
    if (column.pieces === 0) return;
    column.pieces -= 1;
    if (isHeads(draw)) save.removed[company] += 1;
    else pickOne(draw, outposts(save)).push(company);
  },
  'a shuttle somewhere else': ({ draw, save }) => {
    const { shuttles } = must(save.belt);
    pickOne(draw, shuttles).push(pickOne(draw, shuttles).pop() ?? companyOf(draw));
  },
  'a column opened, or not': ({ draw, save }) => {
    const column = pickOne(draw, save.stations[companyOf(draw)]);
    column.opened = !column.opened;
  },
  // Markers, bonuses, tiles.
  'more or fewer markers': figure((_, draw) => ({ markers: small(draw) })),
  'one-time markers': figure((_, draw) => ({ oneTimeMarkers: drawInteger(draw, 5) })),
  'a marker on another space': ({ draw, save }) =>
    Object.assign(pickOne(draw, save.placed), { space: pickOne(draw, BONUS_SPACES) }),
  'a marker from the reserve': ({ draw, save }) => {
    const seat = drawInteger(draw, save.players.length);
    const player = must(save.players[seat]);
    if (player.markers === 0) return;
    player.markers -= 1;
    save.placed.push({ space: pickOne(draw, BONUS_SPACES), seat });
  },
  'a marker of another seat': ({ draw, save }) => {
    const marker = pickOne(draw, save.placed);
    const to = pickOne(draw, save.players);
    must(save.players[marker.seat]).markers += 1;
    to.markers -= 1;
    marker.seat = save.players.indexOf(to);
  },
  'a track bonus': figure(({ bonuses }, draw) => ({
    bonuses: { ...bonuses, [companyOf(draw)]: drawInteger(draw, 3) },
  })),
  'a marker on a track': figure((player, draw) => ({
    tracks: { ...player.tracks, [companyOf(draw)]: drawInteger(draw, 19) },
  })),
  'a marker on a board': figure((_, draw) => ({ [isHeads(draw) ? 'helium' : 'upload']: drawInteger(draw, 30) })),
  coins: figure((_, draw) => ({ coins: small(draw) })),
  'a tile': (forging) => {
    const { draw } = forging;
    const on = isHeads(draw) ? null : drawInteger(draw, 5);
    anyPlayer(forging).tiles.push({ tile: pickOne(draw, tiles).id, used: isHeads(draw), on });
  },
  'coins of the supplement space': ({ draw, save }) => Object.assign(save, { supplement: small(draw) }),
  // Luna.
  "a slot of Luna's": ({ draw, save }) => {
    const slot = must(pickOne(draw, must(save.luna).slots));
    slot.faceUp = !slot.faceUp;
  },
  "all of Luna's cards face up": ({ save }) => {
    for (const slot of must(save.luna).slots) if (slot !== null) slot.faceUp = true;
  },
  "a card of Luna's somewhere else": ({ draw, save }) => {
    const { deck, gradeTwo, discard, slots } = must(save.luna);
    const piles = [deck, gradeTwo, discard];
    const from = pickOne(draw, piles);
    const card = taken(draw, from);
    if (isHeads(draw)) put(draw, pickOne(draw, piles), card);
    else {
      const place = drawInteger(draw, 5);
      const old = slots[place];
      slots[place] = { card, faceUp: isHeads(draw) };
      if (old) put(draw, from, old.card);
    }
  },
  "a majority card of Luna's": ({ draw, save }) => {
    const { majority, deck, discard } = must(save.luna);
    const side = drawInteger(draw, 2) as 0 | 1;
    const card = majority[side];
    majority[side] = card === null ? must(deck.pop()) : null;
    if (card !== null) discard.push(card);
  },
  "Luna's decks empty": ({ save }) => {
    const { deck, gradeTwo, discard } = must(save.luna);
    discard.push(...deck.splice(0), ...gradeTwo.splice(0));
  },
  'Luna with what people have': ({ draw, save }) => {
    const board = must(save.players[must(save.luna).seat]);
    if (isHeads(draw)) board[isHeads(draw) ? 'hand' : 'covered'].push(taken(draw, must(save.players[0]).hand));
    else board.tiles.push({ tile: pickOne(draw, tiles).id, used: false, on: null });
  },
  // Missions and the menace.
  'another number of missions': ({ draw, save }) => {
    const faceUp = MISSIONS.slice(0, drawInteger(draw, MISSIONS.length + 1)).map(({ id }) => id);
    Object.assign(must(save.missions), { faceUp });
  },
  'a status card': ({ draw, save }) => {
    const { status, faceUp } = must(save.missions);
    const card = pickOne(draw, status);
    if (isHeads(draw)) card.columns = [isHeads(draw), isHeads(draw), isHeads(draw)];
    else card.mission = card.mission === null ? (faceUp[0] ?? null) : null;
  },
  'what the turn has done': ({ draw, save }) =>
    Object.assign(must(save.missions).tally, { [pickOne(draw, TALLIED)]: small(draw) }),
  'who was first with a mission, or has the menace': ({ draw, save }) => {
    const seat = draw() < 0.3 ? null : seatOf(draw);
    if (save.missions !== null && isHeads(draw)) save.missions.first = seat;
    else must(save.menace).holder = seat;
  },
  // Parts of another game.
  'the board of another game': ({ save, other: { stations, sectors, belt, removed } }) =>
    Object.assign(save, copy({ stations, sectors, belt, removed })),
};

/** Every kind of forgery, and combinations of two to four. */
export const FORGERIES: Readonly<Record<string, Forgery>> = {
  ...SINGLE,
  'several kinds at once': (forging) => {
    const { draw } = forging;
    for (let left = 2 + drawInteger(draw, 3); left > 0; left -= 1)
      attempt(pickOne(draw, Object.values(SINGLE)), forging);
  },
};
