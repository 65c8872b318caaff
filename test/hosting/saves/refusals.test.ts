import { describe, expect, test } from 'vitest';
import { InvalidSaveError, RULES_VERSION, STATE_SCHEMA } from '../../../src/entries/index.ts';
import { must } from '../../kit/must.ts';
import { rules } from '../../kit/shipped.ts';
import { thrown } from '../../kit/thrown.ts';
import { drop, luna, put, type Save, STATES, type StateName, saveOf } from './states.ts';

type Spoil = (save: Save) => void;
/** A change to one of the states, and the path that the error must name. */
type Row = readonly [name: string, state: StateName, spoil: Spoil, path: string];

/** The error for an invalid save. Any other error fails the test. */
function errorOf(save: unknown): InvalidSaveError {
  return must(thrown(InvalidSaveError, () => rules.loadGame(save)));
}

const topFrame = (save: Save) => must(save.stack.at(-1));
const belt = (save: Save) => must(save.belt);

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

const VERSIONS: readonly Row[] = [
  ['another component set', 'full', put('content.fingerprint', '0123456789abcdef'), '$.content'],
  ['another rules version', 'full', put('rules', RULES_VERSION + 1), '$.rules'],
  ['a newer schema', 'full', put('schema', STATE_SCHEMA + 1), '$.schema'],
  ['an older schema', 'full', put('schema', 0), '$.schema'],
];

const PIECES: readonly Row[] = [
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
  ['an unknown token', 'full', put('players.0.token', 'token99'), '$.players[0].token'],
  ['an unknown plan', 'full', put('players.0.covered', ['planZ01']), '$.players[0].plans'],
  ['an unknown mission', 'full', put('missions.faceUp.0', 'mission99'), '$.missions'],
];

const SEATS: readonly Row[] = [
  ['a first player who does not exist', 'moon', put('firstPlayer', 3), '$.firstPlayer'],
  ['Luna as the next first player', 'full', put('nextFirstPlayer', 2), '$.nextFirstPlayer'],
  ['a repeated seat at the table', 'full', put('seating', [1, 1, 2]), '$.seating'],
  ['a marker of an unknown seat', 'full', put('placed.0.seat', 3), '$.placed[0].seat'],
  ['a frame of an unknown seat', 'full', (save) => void Object.assign(topFrame(save), { seat: 3 }), '$.stack'],
  ["a person's turn for Luna", 'full', (save) => void Object.assign(topFrame(save), { seat: 2 }), '$.stack'],
  ["Luna's turn for a person", 'lunaTurn', (save) => void Object.assign(topFrame(save), { seat: 0 }), '$.stack'],
  [
    'an unknown seat in the planning phase',
    'planning',
    (save) => void Object.assign(topFrame(save), { seats: [4] }),
    '$.stack',
  ],
  ['Luna with the menace', 'full', put('menace.holder', 2), '$.menace.holder'],
  ['Luna first with a mission', 'full', put('missions.first', 2), '$.missions.first'],
  ['Luna in the seat of a human player', 'full', put('luna.seat', 0), '$.luna.seat'],
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
  [
    'unknown tokens',
    'tokens',
    (save) => void Object.assign(topFrame(save), { offers: [['token98', 'token99'], [], []] }),
    '$.stack',
  ],
  ['tokens for too few players', 'tokens', (save) => void shortenOffers(save), '$.stack'],
  ['a seat that cannot answer', 'moon', put('stack', [{ kind: 'ousting', seat: 0, outpost: 'minerva' }]), '$.stack[0]'],
];

const SIZES: readonly Row[] = [
  ['a missing player', 'moon', (save) => void save.players.pop(), '$.players'],
  ['an extra player', 'full', (save) => void save.players.push(must(save.players[0])), '$.players'],
  ['a missing seat at the table', 'moon', (save) => void save.seating.pop(), '$.seating'],
  ['an extra display slot', 'moon', (save) => void save.display.push(null), '$.display'],
  [
    'an extra space of the research display',
    'moon',
    (save) => void save.researchDisplay.push(null),
    '$.researchDisplay',
  ],
  ['a missing sector', 'moon', (save) => void save.sectors.pop(), '$.sectors'],
  ['sectors on the Belt', 'full', put('sectors', Array(24).fill([])), '$.sectors'],
  ['four action slots', 'full', (save) => void save.players[0]?.area.pop(), '$.players[0]'],
  ['six resting slots', 'full', (save) => void save.players[0]?.resting.push([]), '$.players[0]'],
  ['a research track too short', 'full', (save) => void save.players[1]?.plans.pop(), '$.players[1].plans'],
  ['a missing slot of Luna', 'full', (save) => void luna(save).slots.pop(), '$.luna.slots'],
  ['three majority slots', 'full', put('luna.majority', [null, null, null]), '$.luna.majority'],
  ['a missing asteroid', 'full', (save) => void belt(save).outposts.pop(), '$.belt.outposts'],
  ['an extra space of an asteroid', 'full', (save) => void belt(save).outposts[0]?.push([]), '$.belt.outposts'],
  ['a missing shuttle space', 'full', (save) => void belt(save).shuttles.pop(), '$.belt.shuttles'],
  ['an extra status card', 'full', (save) => void must(save.missions).status.pop(), '$.missions.status'],
  ['a missing column', 'moon', (save) => void save.stations.minerva.pop(), '$.stations.minerva'],
  ['a helium marker beyond its track', 'full', put('players.0.helium', 90), '$.players[0].helium'],
  ['an upload marker beyond its track', 'full', put('players.0.upload', 90), '$.players[0].upload'],
  ["Luna's marker beyond the end", 'full', put('players.2.tracks.tawac', 90), '$.players[2].tracks.tawac'],
  [
    'a company track marker beyond its track',
    'full',
    put('players.0.tracks.minerva', 90),
    '$.players[0].tracks.minerva',
  ],
];

const MODULES: readonly Row[] = [
  ['Luna without the option', 'full', put('options.luna', null), '$'],
  ['the option without Luna', 'full', put('luna', null), '$.luna'],
  ['Luna without her stream', 'full', put('random.luna', null), '$.random.luna'],
  ['the Belt without the option', 'full', (save) => put('options.board', 'moon')(save), '$'],
  ['the option without the Belt', 'full', put('belt', null), '$.belt'],
  ['missions without the option', 'full', put('options.missions', false), '$.missions'],
  ['the option without missions', 'full', put('missions', null), '$.missions'],
  ['a menace without the option', 'full', put('options.menace', false), '$.menace'],
  ['the option without a menace', 'full', put('menace', null), '$.menace'],
  ['a Belt in a game on the Moon', 'moon', (save) => put('belt', saveOf('full').belt)(save), '$.belt'],
  ['a personal space without missions', 'moon', put('placed', [{ space: 'personal0', seat: 0 }]), '$.placed[0].space'],
];

const POSSESSIONS: readonly Row[] = [
  ['a tile of two players', 'full', (save) => void holdTwice(save), '$.players'],
  ['two markers on a bonus space', 'full', (save) => void save.placed.push(must(save.placed[0])), '$.placed'],
  ['a repeated mission', 'full', (save) => void twoOfOne(save), '$.missions'],
];

function holdTwice(save: Save): void {
  for (const player of save.players.slice(0, 2))
    player.tiles.push({ tile: 'plusOneResourceTile', used: false, on: null });
}

function twoOfOne(save: Save): void {
  const missions = must(save.missions);
  missions.faceUp = [must(missions.faceUp[0]), must(missions.faceUp[0])];
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
  ['wrong versions', VERSIONS],
  ['wrong pieces', PIECES],
  ['wrong seats', SEATS],
  ['a wrong stack', STACK],
  ['wrong sizes', SIZES],
  ['wrong modules', MODULES],
  ['wrong possessions', POSSESSIONS],
])('%s', (_, rows) => {
  test.each(rows)('rejects %s', (_name, state, spoil, path) => {
    const save = saveOf(state);
    expect(() => rules.loadGame(save)).not.toThrow();
    spoil(save);
    const before = structuredClone(save);
    const { problems, message } = errorOf(save);
    expect(problems.map((problem) => problem.path)).toContainEqual(expect.stringContaining(path));
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
