import { describe, expect, test } from 'vitest';
import { defaultContent, InvalidSaveError } from '../../../src/entries/index.ts';
import { must } from '../../kit/must.ts';
import { rules } from '../../kit/shipped.ts';
import { thrown } from '../../kit/thrown.ts';
import { drop, luna, put, type Save, STATES, type StateName, saveOf } from './states.ts';

type Spoil = (save: Save) => void;
/** A change to one of the states, the path that the error must name and, for some rows, what it must expect there. */
type Row = readonly [name: string, state: StateName, spoil: Spoil, path: string, expected?: string];

/** The error for an invalid save. Any other error fails the test. */
function errorOf(save: unknown): InvalidSaveError {
  return must(thrown(InvalidSaveError, () => rules.loadGame(save)));
}

const topFrame = (save: Save) => must(save.stack.at(-1));
const belt = (save: Save) => must(save.belt);
const missions = (save: Save) => must(save.missions);

const { researchDisplay, moon, playerBoard } = defaultContent;
const { last } = playerBoard.research;
const tank = playerBoard.tank.last;
const PERSON = 'the seat of a human player';
const CLOCKWISE = 'the seats in clockwise order, with Luna last';
const PLANS = 'plans of the component set';
const UNKNOWN_PLAN = { plan: 'planZ99', faceDown: false, uploaded: false };
const MISSIONS = 'different missions of the component set';
const OFFERS = [['token98', 'token99'], [], []];
const RESEARCH = `a list of ${researchDisplay.length}`;
const SPACES = `a list of ${last + 1}`;
const STATUS: NonNullable<Save['missions']>['status'][0] = { mission: null, columns: [true, true, true] };
const SET_UP_DONE = { kind: 'moment', moment: 'setUpDone', seat: null };
const OTHER = STATES.full.menace?.id === 'singularity' ? 'rogueComet' : 'singularity';
const CHOSEN = 'the menace in the options';
const PERSONAL = { space: 'personal0', seat: 0 };
const MARKERS = [
  { space: 'purchase', seat: 0 },
  { space: 'destroy', seat: 3 },
];

const TYPES: readonly Row[] = [
  ['coins as text', 'full', put('players.0.coins', '3'), '$.players[0].coins'],
  ['half a coin', 'full', put('players.1.coins', 0.5), '$.players[1].coins'],
  ['coins below zero', 'full', put('players.0.coins', -1), '$.players[0].coins'],
  ['more coins than there are', 'full', put('players.0.coins', 1e9), '$.players[0].coins'],
  ['NaN', 'full', put('players.0.coins', Number.NaN), '$.players[0].coins'],
  ['infinity', 'full', put('random.setup.c', Number.POSITIVE_INFINITY), '$.random.setup.c'],
  ['a hand that is not a list', 'full', put('players.0.hand', {}), '$.players[0].hand'],
  ['a number for a card', 'full', put('players.0.hand.0', 7), '$.players[0].hand[0]'],
  ['null as a card in a hand', 'full', put('players.0.hand.0', null), '$.players[0].hand[0]'],
  ['a blank card', 'full', put('players.0.hand.0', '?'), '$.players[0].hand[0]'],
  ['0 for false', 'full', put('players.0.used.0', 0), '$.players[0].used[0]'],
  ['round 0', 'full', put('round', 0), '$.round'],
  ['round 8', 'full', put('round', 8), '$.round'],
  ['a list for the tracks', 'full', put('players.0.tracks', [0, 0, 0, 0]), '$.players[0].tracks'],
  ['an object for the stack', 'full', put('stack', {}), '$.stack'],
  ['a frame of an unknown kind', 'full', put('stack.0.kind', 'holiday'), '$.stack[0].kind'],
  ['track bonus level 3', 'full', put('players.0.bonuses.minerva', 3), '$.players[0].bonuses.minerva'],
  ['an unknown company', 'full', (save) => void belt(save).outposts[0]?.[0]?.push('acme' as never), '$.belt.outposts'],
  ['an unknown bonus space', 'full', put('placed.0.space', 'bar'), '$.placed[0].space'],
  ['players without a name', 'full', put('options.players', ['', 'Antoine']), '$.options'],
  ['a level Luna does not have', 'full', put('options.luna.level', 9), '$.options'],
  ['options that contradict each other', 'moon', put('options.menace', true), '$.options'],
];

const KEYS: readonly Row[] = [
  ['an unknown key', 'full', put('viewer', 0), '$.viewer'],
  ['an unknown key of a player', 'full', put('players.0.shoes', 2), '$.players[0].shoes'],
  ['an unknown key of a frame', 'full', (save) => void Object.assign(topFrame(save), { extra: 1 }), '$.stack'],
  ['an unknown option', 'full', put('options.turbo', true), '$.options'],
  ['an unknown switch', 'full', put('options.switches.turbo', true), '$.options'],
  ["an unknown key of Luna's", 'full', put('luna.mood', 'good'), '$.luna.mood'],
  ['a player without a hand', 'full', drop('players.0.hand'), '$.players[0].hand'],
  ['no level', 'full', drop('options.luna.level'), '$.options'],
  ['a frame without a seat', 'full', (save) => void Reflect.deleteProperty(topFrame(save), 'seat'), '$.stack'],
  ['a company without a station', 'moon', drop('stations.tawac'), '$.stations.tawac'],
];

const PIECES: readonly Row[] = [
  ['another component set', 'full', put('content.fingerprint', '0123456789abcdef'), '$.content'],
  ['a tile of two players', 'full', (save) => void holdTwice(save), '$.players'],
  ['two markers on a bonus space', 'full', (save) => void save.placed.push(must(save.placed[0])), '$.placed'],
  ['a repeated mission', 'full', (save) => void twoOfOne(save), '$.missions', MISSIONS],
  ['a repeated card', 'full', (save) => void save.destroyed.push(must(save.deck[0])), '$'],
  ['a missing card', 'full', (save) => void save.deck.pop(), '$'],
  ['a card that does not exist', 'full', put('deck.0', 'Z99'), '$'],
  ['a starting card of an unused seat', 'full', (save) => void save.destroyed.push('circle-carbon1'), '$'],
  ['a repeated plan', 'full', (save) => void save.planSupply.A.push(must(save.planSupply.A[0])), '$'],
  ['a missing plan', 'full', (save) => void save.planSupply.B.pop(), '$'],
  ['a repeated special plan', 'full', (save) => void save.specialPlans.push(must(save.specialPlans[0])), '$'],
  ['a repeated Luna card', 'full', (save) => void luna(save).discard.push(must(luna(save).deck[0])), '$'],
  ['a missing Luna card', 'full', (save) => void luna(save).deck.pop(), '$'],
  ['an extra piece on the Belt', 'full', (save) => void belt(save).outposts[0]?.[0]?.push('minerva'), '$.stations'],
  ['an extra shuttle', 'full', (save) => void belt(save).shuttles[0]?.push('tawac'), '$.stations.tawac'],
  ['an extra outpost on the Moon', 'moon', (save) => void save.sectors[0]?.push('tawac'), '$.stations.tawac'],
  ['a missing outpost', 'moon', (save) => void save.sectors.find((sector) => sector.pop()), '$.stations'],
  ['an overfull column', 'moon', put('stations.minerva.0.pieces', 9), '$.stations.minerva[0].pieces'],
  ['an unknown token', 'full', put('players.0.token', 'token99'), '$.players[0].token', 'a starting research token'],
  ['a plan as a token', 'full', put('players.1.token', 'planA01'), '$.players[1].token', 'a starting research token'],
  ['an unknown covered plan', 'full', put('players.0.covered', ['planZ01']), '$.players[0].plans', PLANS],
  ['an unknown plan on a board', 'moon', put('players.1.plans.2', UNKNOWN_PLAN), '$.players[1].plans', PLANS],
  ['an unknown mission', 'full', put('missions.faceUp.0', 'mission99'), '$.missions', MISSIONS],
];

const SEATS: readonly Row[] = [
  ['a first player who does not exist', 'moon', put('firstPlayer', 3), '$.firstPlayer', PERSON],
  ['Luna as first player', 'full', put('firstPlayer', 2), '$.firstPlayer', PERSON],
  ['Luna as the next first player', 'full', put('nextFirstPlayer', 2), '$.nextFirstPlayer', PERSON],
  ['a repeated seat at the table', 'full', put('seating', [1, 1, 2]), '$.seating', CLOCKWISE],
  ['an unknown seat at the table', 'moon', put('seating', [0, 1, 3]), '$.seating', CLOCKWISE],
  ['a marker of an unknown seat', 'moon', put('placed', MARKERS), '$.placed[1].seat', 'a seat of the game'],
  ['a frame of an unknown seat', 'full', (save) => void Object.assign(topFrame(save), { seat: 3 }), '$.stack'],
  ["a person's turn for Luna", 'full', (save) => void Object.assign(topFrame(save), { seat: 2 }), '$.stack'],
  ["Luna's turn for a person", 'lunaTurn', (save) => void Object.assign(topFrame(save), { seat: 0 }), '$.stack'],
  ['planning of an unknown seat', 'planning', (save) => void Object.assign(topFrame(save), { seats: [4] }), '$.stack'],
  ['Luna with the menace', 'full', put('menace.holder', 2), '$.menace.holder', PERSON],
  ['Luna first with a mission', 'full', put('missions.first', 2), '$.missions.first', PERSON],
  ['Luna in the seat of a human player', 'full', put('luna.seat', 0), '$.luna.seat', 'seat 2'],
];

const STACK: readonly Row[] = [
  ['a procedure on top', 'full', (save) => void save.stack.push({ kind: 'refill' }), '$.stack'],
  ['a procedure alone', 'full', put('stack', [{ kind: 'endGame' }]), '$.stack[0]'],
  ["Luna's turn without a card", 'lunaTurn', noCardsDown, '$.luna.slots'],
  ['an ousting from an unknown sector', 'moon', oust({ sector: 25 }), '$.stack'],
  ['an ousting without an outpost on the Belt', 'full', oust({ asteroid: 1, space: 9 }), '$.stack'],
  ['an ousting on the Moon in a game on the Belt', 'full', oust({ sector: 1 }), '$.stack'],
  ['an expansion on the Moon in a game on the Belt', 'full', expand, '$.stack'],
  ['an upload with an unknown card', 'full', useOf('Z99'), '$.stack'],
  ['an upload with a tile that has no action', 'full', useOf('plusOneResourceTile'), '$.stack'],
  ['unknown tokens', 'tokens', (save) => void Object.assign(topFrame(save), { offers: OFFERS }), '$.stack'],
  ['tokens for too few players', 'tokens', (save) => void shortenOffers(save), '$.stack'],
  ['a seat that cannot answer', 'moon', put('stack', [{ kind: 'ousting', seat: 0, outpost: 'minerva' }]), '$.stack[0]'],
];

const TWO = 'a list of 2';
const SLOTS = '5 action and resting slots';
const columnsOf = (save: Save) => save.stations.minerva;

const SIZES: readonly Row[] = [
  ['a missing player', 'moon', (save) => void save.players.pop(), '$.players', 'a list of 3'],
  ['a missing board of Luna', 'full', (save) => void save.players.pop(), '$.players', 'a list of 3'],
  ['an extra player', 'full', (save) => void save.players.push(must(save.players[0])), '$.players', 'a list of 3'],
  ['a missing seat at the table', 'moon', (save) => void save.seating.pop(), '$.seating', 'a list of 3'],
  ['an extra seat at the table', 'moon', (save) => void save.seating.push(2), '$.seating', 'a list of 3'],
  ['an extra display slot', 'moon', (save) => void save.display.push(null), '$.display', 'a list of 12'],
  ['an extra research space', 'moon', (save) => void save.researchDisplay.push(null), '$.researchDisplay', RESEARCH],
  ['a missing research space', 'moon', (save) => void save.researchDisplay.pop(), '$.researchDisplay', RESEARCH],
  ['a missing sector', 'moon', (save) => void save.sectors.pop(), '$.sectors', `a list of ${moon.sectors.length}`],
  ['sectors on the Belt', 'full', put('sectors', Array(24).fill([])), '$.sectors', 'a list of 0'],
  ['four action slots', 'full', (save) => void save.players[0]?.area.pop(), '$.players[0]', SLOTS],
  ['six resting slots', 'full', (save) => void save.players[0]?.resting.push([]), '$.players[0]', SLOTS],
  ['a research track too short', 'full', (save) => void save.players[1]?.plans.pop(), '$.players[1].plans', SPACES],
  ['an extra plan space', 'moon', (save) => void save.players[1]?.plans.push(null), '$.players[1].plans', SPACES],
  ['plans of Luna', 'full', (save) => void save.players[2]?.plans.push(null), '$.players[2].plans', 'a list of 0'],
  ['a missing slot of Luna', 'full', (save) => void luna(save).slots.pop(), '$.luna.slots', 'a list of 5'],
  ['three majority slots', 'full', put('luna.majority', [null, null, null]), '$.luna.majority'],
  ['a missing asteroid', 'full', (save) => void belt(save).outposts.pop(), '$.belt.outposts', 'every space'],
  ['an extra asteroid', 'full', (save) => void belt(save).outposts.push([]), '$.belt.outposts', 'every space'],
  ['an extra outpost space', 'full', (save) => void belt(save).outposts[0]?.push([]), '$.belt.outposts', 'every space'],
  ['a missing shuttle space', 'full', (save) => void belt(save).shuttles.pop(), '$.belt.shuttles', 'every space'],
  ['an extra status card', 'full', (save) => void missions(save).status.push(STATUS), '$.missions.status', TWO],
  ['a missing status card', 'full', (save) => void missions(save).status.pop(), '$.missions.status', TWO],
  ['a missing column', 'moon', (save) => void columnsOf(save).pop(), '$.stations.minerva'],
  ['a helium marker beyond its track', 'full', put('players.0.helium', 90), '$.players[0].helium'],
  ['helium beyond the tank', 'moon', put('players.1.helium', tank + 1), '$.players[1].helium', `a space up to ${tank}`],
  ['an upload beyond its track', 'moon', put('players.1.upload', last + 1), '$.players[1].upload', `up to ${last}`],
  ["Luna's marker beyond the end", 'full', put('players.2.tracks.tawac', 90), '$.players[2].tracks.tawac'],
  ['a marker beyond its track', 'full', put('players.0.tracks.minerva', 90), '$.players[0].tracks.minerva', 'up to'],
];

const MODULES: readonly Row[] = [
  ['Luna without the option', 'full', put('options.luna', null), '$'],
  ['Luna in a game without her', 'moon', (save) => put('luna', saveOf('full').luna)(save), '$.luna', 'null'],
  ['the option without Luna', 'full', put('luna', null), '$.luna', 'a value'],
  ['Luna without her stream', 'full', put('random.luna', null), '$.random.luna', 'a value'],
  ['the Belt without the option', 'full', (save) => put('options.board', 'moon')(save), '$'],
  ['the option without the Belt', 'full', put('belt', null), '$.belt', 'a value'],
  ['missions without the option', 'full', put('options.missions', false), '$.missions', 'null'],
  ['the option without missions', 'full', put('missions', null), '$.missions', 'a value'],
  ['missions before the end of the setup', 'full', put('stack', [SET_UP_DONE]), '$.missions', 'null'],
  ['a menace without the option', 'full', put('options.menace', false), '$.menace', 'null'],
  ['the option without a menace', 'full', put('menace', null), '$.menace', 'a value'],
  ['a menace other than the chosen one', 'full', put('options.menace', OTHER), '$.menace.id', CHOSEN],
  ['a Belt in a game on the Moon', 'moon', (save) => put('belt', saveOf('full').belt)(save), '$.belt', 'null'],
  ['a personal space without missions', 'moon', put('placed', [PERSONAL]), '$.placed[0].space', 'a bonus space of'],
];

function holdTwice(save: Save): void {
  for (const player of save.players.slice(0, 2))
    player.tiles.push({ tile: 'plusOneResourceTile', used: false, on: null });
}

function twoOfOne(save: Save): void {
  const mission = must(missions(save).faceUp[0]);
  missions(save).faceUp = [mission, mission];
}

function noCardsDown(save: Save): void {
  for (const slot of luna(save).slots) if (slot !== null) slot.faceUp = true;
}

/** Pushes an ousting from an empty space. */
function oust(place: object): Spoil {
  return (save) => void save.stack.push({ kind: 'ousting', seat: 0, outpost: 'minerva', ...place } as never);
}

function expand(save: Save): void {
  save.stack.push({ kind: 'expansion', seat: 0, company: 'minerva', energy: 3, entered: [] });
}

function useOf(card: string): Spoil {
  return (save) => void save.stack.push({ kind: 'upload', seat: 0, card, from: 0, flipped: false });
}

function shortenOffers(save: Save): void {
  const frame = topFrame(save);
  if (frame.kind === 'startingToken') frame.offers.pop();
}

describe.each([
  ['wrong types', TYPES],
  ['wrong keys', KEYS],
  ['wrong pieces', PIECES],
  ['wrong seats', SEATS],
  ['a wrong stack', STACK],
  ['wrong sizes', SIZES],
  ['wrong modules', MODULES],
])('%s', (_, rows) => {
  const named = rows.map(([name, ...row]) => [name, row] as const);

  test.each(named)('rejects %s', (_name, [state, spoil, path, wanted = '']) => {
    const save = saveOf(state);
    expect(() => rules.loadGame(save)).not.toThrow();
    spoil(save);
    const before = structuredClone(save);
    const { problems, message } = errorOf(save);
    const expected = { path: expect.stringContaining(path), expected: expect.stringContaining(wanted) };
    expect(problems).toContainEqual(expected);
    for (const problem of problems) expect(problem.path).toMatch(/^\$/);
    expect(message).toContain('expected');
    expect(save).toEqual(before);
  });
});

test('names the wrong option', () => {
  const save = saveOf('full');
  put('options.luna.level', 9)(save);
  expect(errorOf(save).message).toBe(
    '$.options: expected the options of a game (luna.level: expected a level from 0 to 8)',
  );
});

test.each(Object.keys(STATES.full))('rejects a state without "%s"', (key) => {
  const save = saveOf('full');
  drop(key)(save);
  expect(errorOf(save).problems).toContainEqual(expect.objectContaining({ path: `$.${key}` }));
});
