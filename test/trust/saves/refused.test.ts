// Saves that were loaded once although no play leads to them: some crashed or froze later on, others only looked wrong.

import { describe, expect, test } from 'vitest';
import type { Company } from '../../../src/index.ts';
import { COMPANIES, defaultContent, InvalidSaveError } from '../../../src/index.ts';
import { FULL, firstState, luna, put, type Save, top } from '../../hosting/saves/states.ts';
import { must } from '../../kit/must.ts';
import { rules } from '../../kit/shipped.ts';
import { thrown } from '../../kit/thrown.ts';

/** Real states to forge. */
const STATES = {
  lunaWaits: firstState(FULL, (state) => {
    const isHers = top(state) === 'turn' && state.round > 2 && state.players[2]?.passed === false;
    return isHers && state.missions !== null && state.placed.length > 1;
  }),
  lunaTurn: firstState(FULL, (state) => top(state) === 'lunaTurn' && state.round > 1),
  planning: firstState(FULL, (state) => top(state) === 'planning' && state.round > 2),
  moon: firstState({ name: 'moon', people: 2, more: { missions: true } }, (state) => {
    const outposts = state.sectors.flat().length;
    return top(state) === 'turn' && state.round > 3 && outposts > 4 && state.acquired.length === 0;
  }),
  share: firstState(FULL, ({ stack, display, players }) => {
    const isShown = display.some((card) => card !== null && isShare(card));
    return top({ stack }) === 'planning' && isShown && players[0]?.hand.some(isDealt) === true;
  }),
  decks: firstState({ name: 'moon', people: 3 }, (state) => top(state) === 'startingDecks'),
} as const;
type Name = keyof typeof STATES;
type Row = readonly [name: string, state: Name, spoil: (save: Save) => void, path: string];

const saveOf = (name: Name): Save => JSON.parse(JSON.stringify(STATES[name]));
const missions = (save: Save) => must(save.missions);
const hers = (save: Save) => must(save.players[2]);
/** Whose turn it is. */
const actor = ({ stack }: Save): number => {
  const [bottom] = stack;
  return bottom !== undefined && 'seat' in bottom ? (bottom.seat ?? 0) : 0;
};

/** The card that the turn of a seat uses up. */
function useCard({ players }: Save, seat: number): void {
  const { area, used } = must(players[seat]);
  used[area.findIndex((card, slot) => card !== null && !used[slot])] = true;
}

/** Puts frames on the end of the turn of whoever acts, which has used something up. */
const acting =
  (frames: (seat: number) => readonly object[]) =>
  (save: Save): void => {
    const seat = actor(save);
    useCard(save, seat);
    save.stack = [{ kind: 'endTurn', seat, used: [] }, ...frames(seat)] as Save['stack'];
  };
const below =
  (count: number, frame: (save: Save) => object) =>
  (save: Save): void => {
    const frames = Array.from({ length: count }, () => frame(save));
    save.stack.unshift(...(frames as Save['stack']));
  };

/** As many turns are over as things were used, and one more is running. */
function usedUpNothing(save: Save): void {
  const seat = actor(save);
  save.turns = 0;
  for (const player of save.players) {
    player.used = player.used.map(() => false);
    player.tiles = player.tiles.map((tile) => ({ ...tile, used: false }));
  }
  save.placed = [];
  save.stack = [{ kind: 'endTurn', seat, used: [] }];
}

const STACKS: readonly Row[] = [
  ["all of Luna's cards face up while a turn is open", 'lunaWaits', allUp, '$.luna.slots'],
  ["Luna's turn again and again", 'lunaTurn', below(6, () => ({ kind: 'lunaTurn', seat: 2 })), '$.stack[1]'],
  [
    'a turn that begins again and again',
    'moon',
    below(9, (save) => ({ kind: 'startTurn', seat: actor(save) })),
    '$.stack[0]',
  ],
  ['300 moments', 'moon', below(299, () => ({ kind: 'moment', moment: 'roundPrepared', seat: null })), '$.stack[0]'],
  ['plans for Luna to place', 'lunaTurn', below(1, () => ({ kind: 'placePlans', seat: 2 })), '$.stack[0]'],
  [
    'a choice of nothing',
    'moon',
    acting((seat) => [
      { kind: 'oneOf', seat, rewards: [], context: {} },
      { kind: 'research', seat, points: 1 },
    ]),
    '$.stack[2]',
  ],
  [
    'invented rewards to choose from',
    'moon',
    acting((seat) => [{ kind: 'oneOf', seat, rewards: [[{ kind: 'coins', amount: 40 }], []], context: {} }]),
    '$.stack[1]',
  ],
  ['invented research points', 'moon', acting((seat) => [{ kind: 'research', seat, points: 900 }]), '$.stack[1]'],
  [
    'energy that nobody paid',
    'moon',
    acting((seat) => [{ kind: 'expansion', seat, company: 'minerva', energy: 900, entered: [] }]),
    '$.stack[1]',
  ],
  ['units that nobody paid', 'moon', acting((seat) => [{ kind: 'units', seat, units: 900 }]), '$.stack[1]'],
  [
    'steps at a barrier that is not there',
    'moon',
    acting((seat) => [{ kind: 'barrier', seat, company: 'minerva', steps: 99 }]),
    '$.stack[1]',
  ],
  [
    'no rewards to put in order',
    'moon',
    acting((seat) => [
      { kind: 'rewards', seat, rewards: [] },
      { kind: 'research', seat, points: 1 },
    ]),
    '$.stack[1]',
  ],
  [
    'outposts to remove that nothing asks for',
    'moon',
    acting((seat) => [
      { kind: 'removal', seat, count: 99, optional: false },
      { kind: 'research', seat, points: 1 },
    ]),
    '$.stack[1]',
  ],
  ['a deck to take up where there is none, later', 'moon', pickUpLater, '$.stack[2]'],
  ['cards to lay to rest with every slot filled, later', 'moon', restLater, '$.stack[1]'],
  [
    'starting decks in the middle of the game',
    'moon',
    below(1, () => ({ kind: 'startingDecks', seat: 0 })),
    '$.players[0].plans',
  ],
  ['starting decks without a token to show them', 'decks', put('players.1.token', null), '$.players[1]'],
  ['planning by nobody, later', 'moon', below(1, () => ({ kind: 'planning', seats: [] })), '$'],
  ['planning under a turn', 'moon', below(1, () => ({ kind: 'planning', seats: [0, 1] })), '$'],
  [
    'a task to claim where none is met',
    'moon',
    (save) => {
      const seat = actor(save);
      useCard(save, seat);
      put('stack', [
        { kind: 'nextTurn', seat },
        { kind: 'claims', seat },
      ])(save);
    },
    '$.stack[1]',
  ],
  ['a turn that has used up nothing', 'moon', usedUpNothing, '$.turns'],
  ["a stream of Luna's that no seed leads to", 'lunaTurn', put('random.luna.s0', 1e308), '$.random.luna'],
  ['a stream with a carry out of range', 'moon', put('random.setup.c', -5), '$.random.setup'],
  [
    'the turn of somebody who has passed',
    'moon',
    (save) => void Object.assign(must(save.players[actor(save)]), { passed: true }),
    '$.players',
  ],
  ['the turn of the wrong seat', 'moon', (save) => put('stack', [{ kind: 'turn', seat: 1 - actor(save) }])(save), '$'],
  [
    'a game that is over although people still plan',
    'planning',
    (save) => void Object.assign(save, { stack: [], round: 7 }),
    '$',
  ],
];

function allUp(save: Save): void {
  for (const slot of luna(save).slots) if (slot !== null) slot.faceUp = true;
}

function pickUpLater(save: Save): void {
  const seat = actor(save);
  const player = must(save.players[seat]);
  player.hand.push(...player.resting.flat());
  player.resting = player.resting.map(() => []);
  save.stack = [
    { kind: 'dropOut', seat },
    { kind: 'pickUp', seat },
    { kind: 'resting', seat, filled: [] },
  ];
}

function restLater(save: Save): void {
  const seat = actor(save);
  save.stack = [
    { kind: 'dropOut', seat },
    { kind: 'resting', seat, filled: [0, 1, 2, 3, 4] },
    { kind: 'pickUp', seat },
  ];
}

const IMPOSSIBLE: readonly Row[] = [
  ['one company track twice', 'moon', (save) => put('tracks.minerva', save.tracks.tawac)(save), '$.tracks'],
  ['both sides of one board', 'moon', otherSide, '$.tracks'],
  ['a token held by two', 'moon', (save) => put('players.0.token', must(save.players[1]).token)(save), '$.players'],
  ['a printed plan laid several times', 'moon', printedTwice, '$.players[0].plans'],
  ['an A plan in the supply of C', 'moon', planAmongOthers, '$.planSupply'],
  ['a deck out of the order of its letters', 'moon', (save) => void save.deck.reverse(), '$.deck'],
  ['a starting card in the deck', 'moon', intoDeck, '$.deck'],
  ['a starting card on the display', 'moon', ontoDisplay, '$.display'],
  ['all outposts in one sector', 'moon', gather, '$.sectors'],
  ['a marker on the personal space of a seat that is not there', 'moon', strangePersonal, '$.placed'],
  ['a marker on a personal space that is not open', 'moon', closedPersonal, '$.placed'],
  [
    'Luna with a tile',
    'lunaWaits',
    (save) => void hers(save).tiles.push({ tile: 'energyTile', used: false, on: null }),
    '$.players',
  ],
  [
    'Luna with an action card planned',
    'lunaWaits',
    (save) => put('players.2.area.1', save.deck.pop())(save),
    '$.players[2].area',
  ],
  [
    'Luna with a starting card',
    'lunaWaits',
    (save) => void hers(save).hand.push(startingCardOf(save)),
    '$.players[2].hand',
  ],
  ['a card in a slot that is off', 'planning', slotOff, '$.players[0].area'],
  ['no missions', 'moon', put('missions.faceUp', []), '$.missions'],
  [
    'six missions',
    'moon',
    put(
      'missions.faceUp',
      defaultContent.missions.map(({ id }) => id),
    ),
    '$.missions',
  ],
  ['one-time markers of tasks under no mission', 'moon', undoneTasks, '$.missions.status'],
  ['a task done under no mission', 'moon', taskOfNothing, '$.missions.status'],
  ['somebody first who has completed nothing', 'moon', firstOfNothing, '$.missions'],
  ['a share card in the action area', 'share', shareInArea, '.area[1]'],
  ['a special plan taken before its round', 'planning', specialEarly, '$.specialPlans'],
  ['more coins on the supplement space than rounds', 'moon', put('supplement', 20), '$.supplement'],
  ['an uploaded plan ahead of the marker', 'moon', uploadedAhead, '$.players[0].plans'],
  ['a crossed-out space opened under a full column', 'moon', openedFull, '$.stations'],
  ["Luna's cards dealt while people plan", 'planning', dealtEarly, '$.luna'],
  ['more turns than things to take them with', 'moon', put('turns', 90), '$.turns'],
  ['an order of seats that is not clockwise', 'decks', (save) => void save.seating.reverse(), '$.seating'],
];

function otherSide(save: Save): void {
  const track = save.tracks.tawac;
  save.tracks.minerva = (track.endsWith('1') ? track.replace('1', '2') : track.replace('2', '1')) as typeof track;
}

function printedTwice(save: Save): void {
  const { plans, token } = must(save.players[0]);
  const space = plans.lastIndexOf(null);
  plans[space] = { plan: must(token), faceDown: false, uploaded: false };
}

function planAmongOthers({ planSupply }: Save): void {
  planSupply.C.push(must(planSupply.A.pop()));
}

function startingCardOf(save: Save): string {
  const { hand } = must(save.players.find((player) => player.hand.some(isStarting)));
  return must(hand.splice(hand.findIndex(isStarting), 1)[0]);
}

function isStarting(card: string): boolean {
  return defaultContent.cards.find(({ id }) => id === card)?.letter === null;
}

function intoDeck(save: Save): void {
  save.deck.push(startingCardOf(save));
}

function ontoDisplay(save: Save): void {
  const slot = save.display.findIndex((card) => card !== null);
  const old = must(save.display[slot]);
  save.display[slot] = startingCardOf(save);
  must(save.players[0]).hand.push(must(old));
}

function gather(save: Save): void {
  const all: Company[] = save.sectors.flat();
  save.sectors = save.sectors.map((_, index) => (index === 0 ? all : []));
}

function mark(save: Save, space: Save['placed'][number]['space']): void {
  const seat = save.players.findIndex(({ markers }) => markers > 0);
  must(save.players[seat]).markers -= 1;
  save.placed.push({ space, seat });
  save.turns += 1;
}

function strangePersonal(save: Save): void {
  mark(save, 'personal3');
}

function closedPersonal(save: Save): void {
  for (const status of missions(save).status) status.columns[0] = true;
  for (const player of save.players) player.oneTimeMarkers = 0;
  save.placed = save.placed.filter(({ oneTime }) => oneTime !== true);
  mark(save, 'personal0');
}

function slotOff(save: Save): void {
  const player = must(save.players[0]);
  player.helium = 0;
  const card = must(
    player.hand.findIndex((each) => defaultContent.cards.find(({ id }) => id === each)?.share === null),
  );
  player.area[0] = must(player.hand.splice(card, 1)[0]);
}

function undoneTasks(save: Save): void {
  const status = must(missions(save).status[0]);
  status.mission = null;
  status.columns = [false, false, false];
  must(save.players[0]).oneTimeMarkers = 3;
  save.placed = save.placed.filter(({ oneTime, seat }) => seat !== 0 || oneTime !== true);
}

function taskOfNothing(save: Save): void {
  const status = must(missions(save).status[0]);
  status.mission = null;
  status.columns = [false, true, true];
}

function firstOfNothing(save: Save): void {
  const { status } = missions(save);
  for (const card of status) card.columns[0] = true;
  must(save.missions).first = 0;
}

function shareInArea(save: Save): void {
  const slot = save.display.findIndex((card) => card !== null && isShare(card));
  const { hand, area } = must(save.players[0]);
  const card = must(hand.splice(hand.findIndex(isDealt), 1)[0]);
  const share = must(save.display[slot]);
  save.display[slot] = card;
  const old = area[1] ?? null;
  if (old !== null) hand.push(must(old));
  area[1] = must(share);
}

function isDealt(card: string): boolean {
  return !isStarting(card) && !isShare(card);
}

function isShare(card: string): boolean {
  return defaultContent.cards.find(({ id }) => id === card)?.action.kind === 'share';
}

function specialEarly(save: Save): void {
  must(save.players[0]).covered.push(must(save.specialPlans.pop()));
}

function uploadedAhead(save: Save): void {
  const player = must(save.players[0]);
  player.upload = 0;
  const space = player.plans.findIndex((placed) => placed !== null);
  must(player.plans[space]).uploaded = true;
}

function openedFull(save: Save): void {
  const { stations } = defaultContent.moon;
  for (const company of COMPANIES) {
    const column = must(save.stations[company][0]);
    const missing = must(stations[company].columns[0]).length - column.pieces;
    column.pieces += missing;
    column.opened = true;
    const sectors = save.sectors.filter((sector) => sector.includes(company));
    for (const sector of sectors.slice(0, missing)) sector.splice(sector.indexOf(company), 1);
    save.removed[company] -= Math.max(0, missing - sectors.length);
  }
}

function dealtEarly(save: Save): void {
  luna(save).slots[2] = { card: must(luna(save).deck.pop()), faceUp: false };
}

/** The paths a save is refused with; none when it loads. */
function pathsOf(save: unknown): readonly string[] {
  return thrown(InvalidSaveError, () => rules.loadGame(save))?.problems.map(({ path }) => path) ?? [];
}

describe.each([
  ['stacks that play cannot lead to', STACKS],
  ['pieces where play cannot have brought them', IMPOSSIBLE],
])('%s are refused', (_, rows) => {
  test.each(rows)('%s', (_name, state, spoil, path) => {
    const save = saveOf(state);
    expect(pathsOf(save)).toEqual([]);
    spoil(save);
    expect(pathsOf(save)).toContainEqual(expect.stringContaining(path));
  });
});
