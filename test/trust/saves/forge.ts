// Forgeries of saves, by kind. A kind that finds nothing to change leaves the save
// unchanged.

import { BONUS_SPACES } from '../../../src/components/ids.ts';
import { drawInteger, pickOne, shuffled } from '../../../src/engine/random.ts';
import { defaultContent, LIMITS } from '../../../src/entries/index.ts';
import { MOMENTS } from '../../../src/game/model/frames.ts';
import { lunaStream } from '../../../src/game/rules/draw.ts';
import { copy } from '../../kit/json.ts';
import {
  type AnyFrame,
  actor,
  anyPlayer,
  changeLeaf,
  companyOf,
  type Forgery,
  type Forging,
  figure,
  humanPlayer,
  put,
  raiseToLimit,
  seatOf,
  small,
  taken,
} from './forging.ts';
import { invent } from './inventedFrames.ts';

const { tracks, plans, cards, tiles, missions: MISSIONS } = defaultContent;

/** The card zones of a save, each as a list. */
function zones({ save }: Forging): (string | null)[][] {
  const boards = save.players.flatMap(({ hand, area, resting }) => [hand, area, ...resting]);
  return [save.deck, save.display, save.destroyed, ...boards] as (string | null)[][];
}

function moveCard(forging: Forging): void {
  const { draw } = forging;
  const [from, to] = [pickOne(draw, zones(forging)), pickOne(draw, zones(forging))];
  const fixed = from.includes(null) || to.includes(null) || from.length === 12 || to.length === 12 || from.length === 5;
  if (!fixed) {
    const card = taken(draw, from);
    if (card !== undefined) put(draw, to, card);
    return;
  }
  // Slots stay: the card swaps places with the content of the slot.
  if (from.length === 0 || to.length === 0) return;
  const [one, two] = [drawInteger(draw, from.length), drawInteger(draw, to.length)];
  const card = from[one] ?? null;
  from[one] = to[two] ?? null;
  to[two] = card;
}

const SINGLE: Readonly<Record<string, Forgery>> = {
  // The stack.
  'a frame dropped': ({ draw, save }) => void taken(draw, save.stack),
  'a frame repeated': ({ draw, save }) => {
    if (save.stack.length > 0) put(draw, save.stack, copy(pickOne(draw, save.stack)));
  },
  'the top frame repeated': ({ save }) => {
    const top = save.stack.at(-1);
    if (top === undefined) return;
    save.stack.push(copy(top));
  },
  'frames in another order': ({ draw, save }) => {
    if (save.stack.length < 2) return;
    save.stack = shuffled(draw, save.stack);
  },
  'a frame from another game': ({ draw, save, other }) => {
    if (other.stack.length > 0) put(draw, save.stack, copy(pickOne(draw, other.stack)));
  },
  'the top frame from another game': ({ save, other }) => {
    const top = other.stack.at(-1);
    if (top === undefined) return;
    save.stack.splice(-1, 1, copy(top));
  },
  'the stack of another game': ({ save, other }) => {
    save.stack = copy(other.stack);
  },
  'an invented frame': (forging) => put(forging.draw, forging.save.stack, invent(forging)),
  'an invented frame on top': (forging) => void forging.save.stack.push(invent(forging)),
  'an invented frame for the top one': (forging) => void forging.save.stack.splice(-1, 1, invent(forging)),
  'an invented frame on the end of a turn': (forging) => {
    forging.save.stack = [{ kind: 'endTurn', ...actor(forging), used: [] }, invent(forging)];
  },
  'an invented stack': (forging) => {
    forging.save.stack = Array.from({ length: 1 + drawInteger(forging.draw, 4) }, () => invent(forging));
  },
  'rewards that wait': (forging) => {
    const { draw, save } = forging;
    const waiting = Array.from({ length: 1 + drawInteger(draw, 6) }, () =>
      invent(forging, draw() < 0.5 ? 'rewards' : 'removal'),
    );
    save.stack.splice(save.stack.length - drawInteger(draw, 2), 0, ...waiting);
  },
  'a reward of a turn': (forging) => {
    const { draw, save } = forging;
    const kinds = ['rewards', 'oneOf', 'salvage', 'chosenTracks', 'removal', 'upload', 'research'] as const;
    const { seat } = actor(forging);
    save.stack = [{ kind: 'endTurn', seat, used: [] }, invent(forging, pickOne(draw, kinds))];
  },
  'as many frames as a stack can hold': (forging) => {
    const { draw, save } = forging;
    const { seat } = actor(forging);
    const waiting = Array.from({ length: 6 + drawInteger(draw, 8) }, () => invent(forging, 'removal'));
    const top = invent(forging, pickOne(draw, ['oneOf', 'rewards', 'salvage', 'upload', 'research'] as const));
    save.stack = [{ kind: 'endTurn', seat, used: [] }, ...waiting, top];
    for (const frame of save.stack) if ('seat' in frame) frame.seat = seat;
  },
  'a figure at its limit': ({ draw, save }) => raiseToLimit(draw, draw() < 0.3 ? save.stack : save),
  'figures at their limits': ({ save }) => {
    save.turns = LIMITS.figure;
    save.supplement = LIMITS.figure;
    for (const player of save.players) {
      player.coins = LIMITS.figure;
      player.markers = LIMITS.figure;
      player.oneTimeMarkers = LIMITS.figure;
    }
    if (save.luna !== null) save.luna.shuffles = LIMITS.figure;
    if (save.missions === null) return;
    const { tally } = save.missions;
    for (const key of Object.keys(tally) as (keyof typeof tally)[]) tally[key] = LIMITS.figure;
  },
  'no stack': ({ save }) => {
    save.stack = [];
  },
  'a value of a frame': ({ draw, save, other }) => changeLeaf(draw, save.stack, other.stack),
  'two values of frames': ({ draw, save, other }) => {
    changeLeaf(draw, save.stack, other.stack);
    changeLeaf(draw, save.stack, other.stack);
  },
  'frames of another seat': ({ draw, save }) => {
    const seat = drawInteger(draw, save.players.length);
    save.stack = save.stack.map((frame) =>
      'seat' in frame && frame.seat !== null ? { ...frame, seat } : frame,
    ) as AnyFrame[];
  },
  '300 moments': ({ draw, save }) => {
    const moment = { kind: 'moment', moment: pickOne(draw, MOMENTS), seat: null } as const;
    save.stack.unshift(...Array.from({ length: 300 - save.stack.length }, () => ({ ...moment })));
  },
  "Luna's turn again and again": ({ save }) => {
    save.stack.unshift(
      ...Array.from({ length: 7 }, () => ({ kind: 'lunaTurn', seat: save.players.length - 1 }) as const),
    );
  },
  'turns that begin again and again': (forging) => {
    const { seat } = actor(forging);
    forging.save.stack.unshift(...Array.from({ length: 9 }, () => ({ kind: 'startTurn', seat }) as const));
  },
  'plans for Luna to place': ({ save }) =>
    void save.stack.unshift({ kind: 'placePlans', seat: save.players.length - 1 }),
  'a choice of nothing': (forging) =>
    void forging.save.stack.push({ kind: 'oneOf', ...actor(forging), rewards: [], context: {} }),
  'rewards of nothing': (forging) => void forging.save.stack.push({ kind: 'rewards', ...actor(forging), rewards: [] }),
  // Random streams.
  'a stream beyond its range': ({ draw, save }) => {
    const stream = save.random.luna !== null && draw() < 0.5 ? save.random.luna : save.random.setup;
    stream[pickOne(draw, ['c', 's0', 's1', 's2'] as const)] = pickOne(draw, [
      1e308,
      -1e308,
      -1,
      2 ** 53,
      0.5,
      1e-310,
      5e6,
    ]);
  },
  'another stream': ({ draw, save }) => {
    const stream = lunaStream(String(draw()));
    if (save.random.luna === null) save.random.setup = stream;
    else save.random.luna = stream;
  },
  // Parts fixed by the setup.
  'a track of a company': ({ draw, save }) => {
    save.tracks[companyOf(draw)] = pickOne(draw, tracks).id;
  },
  'a track twice': ({ save }) => {
    save.tracks.minerva = save.tracks.tawac;
  },
  'both sides of a board': ({ save }) => {
    const { tawac } = save.tracks;
    save.tracks.minerva = `${tawac.charAt(0)}${tawac.endsWith('1') ? 2 : 1}` as typeof tawac;
  },
  'a token of two players': ({ save }) => {
    const [one, two] = save.players;
    if (one === undefined || two === undefined) return;
    one.token = two.token;
  },
  'a printed plan laid again': (forging) => {
    const { plans: laid, token } = humanPlayer(forging);
    const free = laid.findIndex((placed, space) => space > 1 && placed === null);
    if (token === null || free < 0) return;
    laid[free] = { plan: token, faceDown: false, uploaded: false };
  },
  'seats in another order': ({ draw, save }) => {
    save.seating = shuffled(draw, save.seating);
  },
  'another first player': ({ draw, save }) => {
    save[draw() < 0.5 ? 'firstPlayer' : 'nextFirstPlayer'] = seatOf(draw);
  },
  'a value of the options': ({ draw, save }) => changeLeaf(draw, save.options, save.options),
  // Rounds and turns.
  'another round': ({ draw, save }) => {
    save.round = 1 + drawInteger(draw, 7);
  },
  'the last round, over': ({ save }) => {
    save.round = 7;
    save.stack = [];
  },
  'other turns': ({ draw, save }) => {
    save.turns = small(draw);
  },
  'a player who has passed, or not': figure((player) => {
    player.passed = !player.passed;
  }),
  'all players have passed': ({ save }) => {
    for (const player of save.players) player.passed = true;
  },
  // Cards and plans.
  'a card somewhere else': moveCard,
  'a card twice': (forging) => {
    const { draw } = forging;
    const all = zones(forging)
      .flat()
      .filter((card) => card !== null);
    anyPlayer(forging).hand.push(pickOne(draw, all));
  },
  'a deck in another order': ({ draw, save }) => {
    save.deck = shuffled(draw, save.deck);
  },
  'a starting card in the deck': (forging) => {
    const { draw, save } = forging;
    const { hand } = humanPlayer(forging);
    const place = hand.findIndex((card) => cards.find(({ id }) => id === card)?.letter === null);
    const [card] = place < 0 ? [] : hand.splice(place, 1);
    if (card === undefined) return;
    if (draw() < 0.5) save.deck.push(card);
    else {
      const slot = save.display.indexOf(null);
      if (slot < 0) save.deck.unshift(card);
      else save.display[slot] = card;
    }
  },
  'a card in a slot that is off': (forging) => {
    const { draw } = forging;
    const player = humanPlayer(forging);
    const card = taken(draw, player.hand);
    if (card === undefined) return;
    player.area[draw() < 0.5 ? 0 : 4] = card;
  },
  'a planned card': (forging) => {
    const { draw } = forging;
    const player = anyPlayer(forging);
    const slot = player.area.indexOf(null);
    const card = taken(draw, player.hand);
    if (card === undefined || slot < 0) return;
    player.area[slot] = card;
  },
  'a card used, or not': figure(({ used }, { draw }) => {
    const slot = drawInteger(draw, used.length);
    used[slot] = used[slot] !== true;
  }),
  'a plan in another supply': ({ draw, save }) => {
    const letters = ['A', 'B', 'C'] as const;
    const plan = taken(draw, save.planSupply[pickOne(draw, letters)]);
    if (plan === undefined) return;
    put(draw, save.planSupply[pickOne(draw, letters)], plan);
  },
  'a plan of the supply on a board': (forging) => {
    const { draw, save } = forging;
    const plan = taken(draw, save.planSupply[pickOne(draw, ['A', 'B', 'C'] as const)]);
    const { plans: laid } = humanPlayer(forging);
    const space = laid.indexOf(null, 1);
    if (plan === undefined || space < 0) return;
    laid[space] = { plan, faceDown: draw() < 0.5, uploaded: draw() < 0.5 };
  },
  'a plan to be placed': ({ draw, save }) => {
    const plan = taken(draw, save.planSupply[pickOne(draw, ['A', 'B', 'C'] as const)]);
    if (plan === undefined) return;
    save.acquired.push(plan);
  },
  'a plan taken off its space': ({ draw, save }) => {
    const space = drawInteger(draw, save.researchDisplay.length);
    const plan = save.researchDisplay[space] ?? null;
    if (plan === null) return;
    save.researchDisplay[space] = null;
    const letter = plans.find(({ id }) => id === plan)?.letter ?? 'A';
    save.planSupply[letter].push(plan);
  },
  'a special plan taken': (forging) => {
    const { draw, save } = forging;
    const plan = taken(draw, save.specialPlans);
    if (plan === undefined) return;
    humanPlayer(forging).covered.push(plan);
  },
  'plans that change places': (forging) => {
    const { plans: laid } = humanPlayer(forging);
    const [one, two] = [drawInteger(forging.draw, laid.length), drawInteger(forging.draw, laid.length)];
    const plan = laid[one] ?? null;
    laid[one] = laid[two] ?? null;
    laid[two] = plan;
  },
  // The board.
  'all outposts in one sector': ({ draw, save }) => {
    if (save.sectors.length === 0) return;
    const all = save.sectors.flat();
    save.sectors = save.sectors.map(() => []);
    save.sectors[drawInteger(draw, save.sectors.length)] = all;
  },
  'an outpost somewhere else': ({ draw, save }) => {
    const places = save.belt === null ? save.sectors : save.belt.outposts.flat();
    const piece = taken(draw, pickOne(draw, places));
    if (piece === undefined) return;
    pickOne(draw, places).push(piece);
  },
  'an outpost from its station': ({ draw, save }) => {
    const company = companyOf(draw);
    const column = pickOne(draw, save.stations[company]);
    const places = save.belt === null ? save.sectors : save.belt.outposts.flat();
    if (column.pieces === 0) return;
    column.pieces -= 1;
    if (draw() < 0.5) save.removed[company] += 1;
    else pickOne(draw, places).push(company);
  },
  'a shuttle somewhere else': ({ draw, save }) => {
    if (save.belt === null) return;
    const piece = taken(draw, pickOne(draw, save.belt.shuttles)) ?? companyOf(draw);
    pickOne(draw, save.belt.shuttles).push(piece);
  },
  'a column opened, or not': ({ draw, save }) => {
    const column = pickOne(draw, save.stations[companyOf(draw)]);
    column.opened = !column.opened;
  },
  // Markers, bonuses, tiles.
  'more or fewer markers': figure((player, { draw }) => {
    player.markers = small(draw);
  }),
  'one-time markers': figure((player, { draw }) => {
    player.oneTimeMarkers = drawInteger(draw, 5);
  }),
  'a marker on another space': ({ draw, save }) => {
    if (save.placed.length === 0) return;
    pickOne(draw, save.placed).space = pickOne(draw, BONUS_SPACES);
  },
  'a marker from the reserve': (forging) => {
    const { draw, save } = forging;
    const player = anyPlayer(forging);
    if (player.markers === 0) return;
    player.markers -= 1;
    save.placed.push({ space: pickOne(draw, BONUS_SPACES), seat: save.players.indexOf(player) });
  },
  'a marker of another seat': ({ draw, save }) => {
    if (save.placed.length === 0) return;
    const marker = pickOne(draw, save.placed);
    const [from, to] = [save.players[marker.seat], pickOne(draw, save.players)];
    if (from !== undefined) from.markers += 1;
    to.markers -= 1;
    marker.seat = save.players.indexOf(to);
  },
  'a track bonus': figure(({ bonuses }, { draw }) => {
    bonuses[companyOf(draw)] = pickOne(draw, [0, 1, 2] as const);
  }),
  'a marker on a track': figure((player, { draw }) => {
    player.tracks[companyOf(draw)] = drawInteger(draw, 19);
  }),
  'a marker on a board': figure((player, { draw }) => {
    player[draw() < 0.5 ? 'helium' : 'upload'] = drawInteger(draw, 30);
  }),
  coins: figure((player, { draw }) => {
    player.coins = small(draw);
  }),
  'a tile': figure((player, { draw }) => {
    player.tiles.push({
      tile: pickOne(draw, tiles).id,
      used: draw() < 0.5,
      on: draw() < 0.5 ? null : drawInteger(draw, 5),
    });
  }),
  'a tile lost': (forging) => void taken(forging.draw, anyPlayer(forging).tiles),
  'coins of the supplement space': ({ draw, save }) => {
    save.supplement = small(draw);
  },
  // Luna.
  "a slot of Luna's": ({ draw, save }) => {
    const slot = save.luna === null ? null : pickOne(draw, save.luna.slots);
    if (slot === null) return;
    slot.faceUp = !slot.faceUp;
  },
  "all of Luna's cards face up": ({ save }) => {
    if (save.luna === null) return;
    for (const slot of save.luna.slots) if (slot !== null) slot.faceUp = true;
  },
  "a card of Luna's somewhere else": ({ draw, save }) => {
    const { luna } = save;
    if (luna === null) return;
    const piles = [luna.deck, luna.gradeTwo, luna.discard];
    const [from, place] = [pickOne(draw, piles), drawInteger(draw, 5)];
    const card = taken(draw, from);
    if (card === undefined) return;
    if (draw() < 0.5) put(draw, pickOne(draw, piles), card);
    else {
      const old = luna.slots[place];
      luna.slots[place] = { card, faceUp: draw() < 0.5 };
      if (old) put(draw, from, old.card);
    }
  },
  "a majority card of Luna's": ({ draw, save }) => {
    const { luna } = save;
    if (luna === null) return;
    const side = drawInteger(draw, 2) as 0 | 1;
    const card = luna.majority[side];
    if (card === null) {
      const next = luna.deck.pop();
      if (next === undefined) return;
      luna.majority[side] = next;
    } else {
      luna.discard.push(card);
      luna.majority[side] = null;
    }
  },
  "Luna's decks empty": ({ save }) => {
    const { luna } = save;
    if (luna === null) return;
    luna.discard.push(...luna.deck.splice(0), ...luna.gradeTwo.splice(0));
  },
  'Luna with what people have': ({ draw, save }) => {
    const { luna } = save;
    const board = luna === null ? undefined : save.players[luna.seat];
    const giver = save.players[0];
    if (board === undefined || giver === undefined) return;
    if (draw() < 0.5) {
      const card = taken(draw, giver.hand);
      if (card === undefined) return;
      board[draw() < 0.5 ? 'hand' : 'covered'].push(card);
    } else board.tiles.push({ tile: pickOne(draw, tiles).id, used: false, on: null });
  },
  // Missions and the menace.
  'another number of missions': ({ draw, save }) => {
    if (save.missions === null) return;
    save.missions.faceUp = MISSIONS.slice(0, drawInteger(draw, MISSIONS.length + 1)).map(({ id }) => id);
  },
  'a status card': ({ draw, save }) => {
    if (save.missions === null) return;
    const status = pickOne(draw, save.missions.status);
    if (draw() < 0.5) status.columns = [draw() < 0.5, draw() < 0.5, draw() < 0.5];
    else status.mission = status.mission === null ? (save.missions.faceUp[0] ?? null) : null;
  },
  'what the turn has done': ({ draw, save }) => {
    if (save.missions === null) return;
    save.missions.tally[
      pickOne(draw, ['helium', 'trackSteps', 'uploads', 'plans', 'expansions', 'mostExpansions'] as const)
    ] = small(draw);
  },
  'who was first with a mission, or has the menace': ({ draw, save }) => {
    const seat = draw() < 0.3 ? null : seatOf(draw);
    if (save.missions !== null && draw() < 0.5) save.missions.first = seat;
    else if (save.menace !== null) save.menace.holder = seat;
    else return;
  },
  // Parts of another game.
  'the board of another game': ({ save, other }) => {
    save.stations = copy(other.stations);
    save.sectors = copy(other.sectors);
    save.belt = copy(other.belt);
    save.removed = copy(other.removed);
  },
  'a player of another game': ({ draw, save, other }) => {
    const seat = drawInteger(draw, Math.min(save.players.length, other.players.length));
    const [, replacement] = [save.players[seat], other.players[seat]];
    if (replacement !== undefined) save.players[seat] = copy(replacement);
  },
  "another game's Luna": ({ save, other }) => {
    save.luna = copy(other.luna);
  },
  'any value': ({ draw, save, other }) => changeLeaf(draw, save, other),
  'three values': ({ draw, save, other }) => {
    for (let count = 0; count < 3; count += 1) changeLeaf(draw, save, other);
  },
};

/** Every kind of forgery, and combinations of two to four. */
export const FORGERIES: Readonly<Record<string, Forgery>> = {
  ...SINGLE,
  'several kinds at once': (forging) => {
    const { draw } = forging;
    for (let left = 2 + drawInteger(draw, 3); left > 0; left -= 1)
      SINGLE[pickOne(draw, Object.keys(SINGLE))]?.(forging);
  },
};
