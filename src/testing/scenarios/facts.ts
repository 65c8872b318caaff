import type { Content } from '../../components/content.ts';
import { COMPANIES, type Company, LUNA_SLOTS, PLAN_LETTERS } from '../../components/ids.ts';
import type { GameDraft, GameState, PlayerState, Writable } from '../../game/model/state.ts';
import { fetchCard, fetchPlan, playerIn, takeOutpost, takeShuttle } from './pieces.ts';

type Words = readonly string[];

/** Names used in scenarios: labels of seats, such as `Ana`, and the component set for numbers printed on the Belt. */
export interface Names {
  labelOf(seat: number): string;
  seatOf(label: string): number;
  readonly content: Content;
}

/** A property that a line of a scenario sets before the first action and checks afterwards. */
export interface Fact<Whole, Draft> {
  /** The words after the name that select a part, such as a company. */
  readonly keys: Words;
  /** Returns the value as words. */
  readonly read: (whole: Whole, keys: Words, names: Names) => Words;
  /** Sets the value. Absent for properties that can only be checked. */
  readonly write?: (draft: Draft, keys: Words, value: Words, names: Names) => void;
  /**
   * Rule for comparing lists: `set` ignores the order and allows changes such as `+A01 -B02`; `start` compares only the
   * first words, as many as the line contains.
   */
  readonly compare?: 'set' | 'start';
}

/** A player, with the whole state. */
interface Owned<State, Player> {
  readonly state: State;
  readonly player: Player;
}

export type TableFact = Fact<GameState, GameDraft>;
export type PlayerFact = Fact<Owned<GameState, PlayerState>, Owned<GameDraft, Writable<PlayerState>>>;

const NOTHING = '-';
const USED = '*';

function fail(expected: string, word: string | undefined): never {
  throw new SyntaxError(`expected ${expected}, not ${word === undefined ? 'the end of the line' : `"${word}"`}`);
}

const number = (word: string | undefined): number =>
  word !== undefined && /^\d+$/.test(word) ? Number(word) : fail('a number', word);
const company = (word: string | undefined): Company =>
  COMPANIES.find((each) => each === word) ?? fail(`a company (${COMPANIES.join(', ')})`, word);
const flag = (word: string | undefined): boolean =>
  word === 'yes' || word === 'no' ? word === 'yes' : fail('yes or no', word);
const yesNo = (value: boolean): Words => [value ? 'yes' : 'no'];
const ids = (value: readonly (string | null)[]): Words => value.map((each) => each ?? NOTHING);
const orNull = (word: string | undefined): string | null => (word === NOTHING ? null : (word ?? null));

function place<T>(list: readonly T[], word: string | undefined, first: 0 | 1 = 0): { index: number; value: T } {
  const index = number(word) - first;
  const value = list[index];
  return value === undefined ? fail(`a number from ${first} to ${list.length - 1 + first}`, word) : { index, value };
}

/** Returns the pieces on the place of the Belt with a printed number. */
function numbered<T>(
  pieces: readonly T[],
  places: readonly { readonly number: number }[],
  word: string | undefined,
): T {
  return pieces[places.findIndex((each) => each.number === Number(word))] ?? fail('a number on the Belt', word);
}

/** Facts with one whole number. */
function amount(key: 'coins' | 'markers' | 'oneTimeMarkers' | 'helium' | 'upload'): PlayerFact {
  return {
    keys: [],
    read: ({ player }) => [String(player[key])],
    write({ player }, _, [value]) {
      player[key] = number(value);
    },
  };
}

/** The cards in a list in any order. Writing a whole list destroys the other cards. */
function cards(read: (player: Writable<PlayerState>, keys: Words) => string[], keys: Words = []): PlayerFact {
  return {
    keys,
    compare: 'set',
    read: ({ player }, selected) => read(player as Writable<PlayerState>, selected),
    write({ state, player }, selected, value) {
      for (const card of value) fetchCard(state, card);
      const list = read(player, selected);
      state.destroyed.push(...list);
      list.splice(0, list.length, ...value);
    },
  };
}

/** Properties of one player: `Ana coins 5`. */
export const PLAYER_FACTS: Readonly<Record<string, PlayerFact>> = {
  coins: amount('coins'),
  markers: amount('markers'),
  oneTimeMarkers: amount('oneTimeMarkers'),
  helium: amount('helium'),
  upload: amount('upload'),
  hand: cards(({ hand }) => hand),
  resting: cards(({ resting }, [slot]) => place(resting, slot).value, ['slot']),
  area: {
    keys: [],
    read: ({ player }) => player.area.map((card, slot) => `${card ?? NOTHING}${player.used[slot] ? USED : ''}`),
    write({ state, player }, _, value) {
      const old = player.area.filter((card) => card !== null);
      const slots = value.map((word) => orNull(word.replace(USED, '')));
      for (const card of slots) if (card !== null) fetchCard(state, card);
      // Fewer than five words fill the slots from the middle outwards, as the first three are ON from the start.
      const order = value.length === player.area.length ? [0, 1, 2, 3, 4] : [1, 2, 3, 0, 4];
      player.area = player.area.map(() => null);
      player.used = player.used.map(() => false);
      slots.forEach((card, index) => {
        const slot = order[index] ?? fail('at most five cards', value[index]);
        player.area[slot] = card;
        player.used[slot] = value[index]?.endsWith(USED) ?? false;
      });
      player.hand.push(...old.filter((card) => !slots.includes(card)));
    },
  },
  track: {
    keys: ['company'],
    read: ({ player }, [word]) => [String(player.tracks[company(word)])],
    write({ player }, [word], [value]) {
      player.tracks[company(word)] = number(value);
    },
  },
  tracks: {
    keys: [],
    read: ({ player }) => COMPANIES.map((each) => String(player.tracks[each])),
    write({ player }, _, value) {
      COMPANIES.forEach((each, index) => {
        player.tracks[each] = number(value[index]);
      });
    },
  },
  bonus: {
    keys: ['company'],
    read: ({ player }, [word]) => [String(player.bonuses[company(word)])],
    write({ player }, [word], [value]) {
      const level = number(value);
      player.bonuses[company(word)] = level === 0 || level === 1 || level === 2 ? level : fail('0, 1 or 2', value);
    },
  },
  token: {
    keys: [],
    read: ({ player }) => [player.token ?? NOTHING],
  },
  tiles: {
    keys: [],
    compare: 'set',
    read: ({ player }) =>
      player.tiles.map(({ tile, used, on }) => `${tile}${on === null ? '' : `@${on}`}${used ? USED : ''}`),
    write({ player }, _, value) {
      player.tiles = value.map((word) => {
        const [, tile = '', on, used] = /^(\w+?)(?:@(\d))?(\*)?$/.exec(word) ?? fail('a bonus tile', word);
        return { tile: tile as 'energyTile', used: used !== undefined, on: on === undefined ? null : Number(on) };
      });
    },
  },
  plan: {
    keys: ['space'],
    read({ player }, [space]) {
      const { value } = place(player.plans, space);
      if (value === null) return [NOTHING];
      return [`${value.plan}${value.faceDown ? '/down' : ''}${value.uploaded ? '/uploaded' : ''}`];
    },
    write({ state, player }, [space], [value]) {
      const { index, value: old } = place(player.plans, space);
      if (old !== null) player.covered.push(old.plan);
      const [plan = '', ...marks] = value?.split('/') ?? fail('a plan', value);
      if (plan !== NOTHING) fetchPlan(state, plan);
      player.plans[index] =
        plan === NOTHING ? null : { plan, faceDown: marks.includes('down'), uploaded: marks.includes('uploaded') };
    },
  },
  covered: { keys: [], compare: 'set', read: ({ player }) => player.covered },
  /** The mission above the status card, and the columns with a one-time marker: `mission2 0 2`. */
  status: {
    keys: [],
    read({ state: { missions, players }, player }) {
      const { mission, columns } = missions?.status[players.indexOf(player)] ?? fail('a player with a status card', '');
      return [mission ?? NOTHING, ...columns.flatMap((hasMarker, column) => (hasMarker ? [String(column)] : []))];
    },
    write({ state: { missions, players }, player }, _, [mission, ...columns]) {
      const status = missions?.status[players.indexOf(player)] ?? fail('a player with a status card', '');
      status.mission = orNull(mission);
      status.columns = [columns.includes('0'), columns.includes('1'), columns.includes('2')];
    },
  },
  passed: {
    keys: [],
    read: ({ player }) => yesNo(player.passed),
    write({ player }, _, [value]) {
      player.passed = flag(value);
    },
  },
};

/** A table fact with the name of a player. */
function seatFact(key: 'firstPlayer' | 'nextFirstPlayer'): TableFact {
  return {
    keys: [],
    read: (state, _, names) => [names.labelOf(state[key])],
    write(draft, _, [value], names) {
      draft[key] = names.seatOf(value ?? '');
    },
  };
}

/** A table fact with one whole number. */
function count(key: 'round' | 'supplement' | 'turns'): TableFact {
  return {
    keys: [],
    read: (state) => [String(state[key])],
    write(draft, _, [value]) {
      draft[key] = number(value);
    },
  };
}

/** Properties of the table: `round 3`, `display 1 A01`. */
export const TABLE_FACTS: Readonly<Record<string, TableFact>> = {
  round: count('round'),
  supplement: count('supplement'),
  turns: count('turns'),
  firstPlayer: seatFact('firstPlayer'),
  nextFirstPlayer: seatFact('nextFirstPlayer'),
  display: {
    keys: ['slot'],
    read: ({ display }, [slot]) => [place(display, slot, 1).value ?? NOTHING],
    write(draft, [slot], [value]) {
      const { index, value: old } = place(draft.display, slot, 1);
      const card = orNull(value);
      if (card !== null) fetchCard(draft, card);
      if (old !== null && old !== card) draft.destroyed.push(old);
      draft.display[index] = card;
    },
  },
  destroyed: {
    keys: [],
    compare: 'set',
    read: ({ destroyed }) => destroyed,
    write(draft, _, value) {
      for (const card of value) fetchCard(draft, card);
      draft.destroyed = [...value];
    },
  },
  /** The top cards of the deck, the next one first. */
  deck: {
    keys: [],
    compare: 'start',
    read: ({ deck }) => [...deck].reverse(),
    write(draft, _, value) {
      for (const card of value) fetchCard(draft, card);
      draft.deck.push(...[...value].reverse());
    },
  },
  research: {
    keys: ['space'],
    read: ({ researchDisplay }, [space]) => [place(researchDisplay, space).value ?? NOTHING],
    write(draft, [space], [value], names) {
      const { index, value: old } = place(draft.researchDisplay, space);
      const plan = orNull(value);
      if (plan !== null) fetchPlan(draft, plan);
      draft.researchDisplay[index] = plan;
      if (old !== null && old !== plan) {
        const letter = PLAN_LETTERS.find((each) => each === names.content.researchDisplay[index]?.letter);
        if (letter !== undefined) draft.planSupply[letter].unshift(old);
      }
    },
  },
  specialPlans: { keys: [], compare: 'set', read: ({ specialPlans }) => specialPlans },
  acquired: {
    keys: [],
    compare: 'set',
    read: ({ acquired }) => acquired,
    write(draft, _, value) {
      draft.acquired = value.map((plan) => fetchPlan(draft, plan));
    },
  },
  /** The players with a marker on a bonus space; `Ana*` for a one-time bonus marker. */
  marker: {
    keys: ['space'],
    read: ({ placed }, [space], names) =>
      placed
        .filter((each) => each.space === space)
        .map((each) => names.labelOf(each.seat) + (each.oneTime ? USED : '')),
    write(draft, [space = ''], value, names) {
      draft.placed = draft.placed.filter((each) => each.space !== space);
      for (const word of value) {
        const seat = names.seatOf(word.replace(USED, ''));
        const isOneTime = word.endsWith(USED);
        draft.placed.push({ space: space as 'purchase', seat, ...(isOneTime && { oneTime: true }) });
        playerIn(draft, seat)[isOneTime ? 'oneTimeMarkers' : 'markers'] -= 1;
      }
    },
  },
  sector: {
    keys: ['sector'],
    compare: 'set',
    read: ({ sectors }, [sector]) => place(sectors, sector, 1).value,
    write(draft, [sector], value) {
      place(draft.sectors, sector, 1).value.push(...value.map((word) => takeOutpost(draft, company(word))));
    },
  },
  /** Pieces in each column of a station; `2*` for a column that has been opened and refilled. */
  station: {
    keys: ['company'],
    read: ({ stations }, [word]) =>
      stations[company(word)].map(({ pieces, opened }) => `${pieces}${opened && pieces > 0 ? USED : ''}`),
    write(draft, [word], value) {
      draft.stations[company(word)] = value.map((pieces) => ({
        pieces: number(pieces.replace(USED, '')),
        opened: pieces === '0' || pieces.endsWith(USED),
      }));
    },
  },
  removed: {
    keys: ['company'],
    read: ({ removed }, [word]) => [String(removed[company(word)])],
  },
  /** Outposts on the spaces of an asteroid: `asteroid 14 minerva,skymine -`. */
  asteroid: {
    keys: ['number'],
    read: ({ belt }, [word], { content }) =>
      numbered(belt?.outposts ?? [], content.belt.asteroids, word).map((space) => space.join(',') || NOTHING),
    write(draft, [word], value, { content }) {
      const spaces = numbered(draft.belt?.outposts ?? [], content.belt.asteroids, word);
      value.forEach((word, space) => {
        if (word === NOTHING) return;
        place(spaces, String(space)).value.push(...word.split(',').map((each) => takeOutpost(draft, company(each))));
      });
    },
  },
  shuttle: {
    keys: ['number'],
    compare: 'set',
    read: ({ belt }, [word], { content }) => numbered(belt?.shuttles ?? [], content.belt.shuttleSpaces, word),
    write(draft, [word], value, { content }) {
      const space = numbered(draft.belt?.shuttles ?? [], content.belt.shuttleSpaces, word);
      space.push(...value.map((each) => takeShuttle(draft, company(each))));
    },
  },
  menace: {
    keys: [],
    read: ({ menace }, _, names) =>
      menace === null ? [] : [menace.id, ...(menace.holder === null ? [] : [names.labelOf(menace.holder)])],
    write(draft, _, [, holder], names) {
      if (draft.menace !== null) draft.menace.holder = holder === undefined ? null : names.seatOf(holder);
    },
  },
  missions: {
    keys: [],
    read: ({ missions }) => missions?.faceUp ?? [],
    write(draft, _, value) {
      if (draft.missions === null) throw new RangeError('there are no missions in this game');
      draft.missions.faceUp = [...value];
    },
  },
  lunaDeck: lunaPile('deck'),
  lunaGradeTwo: lunaPile('gradeTwo'),
  lunaDiscard: lunaPile('discard'),
  lunaMajority: {
    keys: [],
    read: ({ luna }) => ids(luna?.majority ?? []),
    write(draft, _, [left, right]) {
      if (draft.luna === null) throw new RangeError('Luna is not in this game');
      for (const card of [left, right]) if (orNull(card) !== null) fetchLunaCard(draft, card ?? '');
      draft.luna.majority = [orNull(left), orNull(right)];
    },
  },
  /** Luna's cards in her slots A to E; `I-3*` for a face-up card. */
  lunaSlots: {
    keys: [],
    read: ({ luna }) =>
      (luna?.slots ?? []).map((slot) => (slot === null ? NOTHING : slot.card + (slot.faceUp ? USED : ''))),
    write(draft, _, value) {
      if (draft.luna === null) throw new RangeError('Luna is not in this game');
      const { luna } = draft;
      for (const { card } of luna.slots.filter((slot) => slot !== null)) luna.discard.push(card);
      luna.slots = LUNA_SLOTS.map(() => null);
      luna.slots = LUNA_SLOTS.map((_each, index) => {
        const word = value[index] ?? NOTHING;
        if (word === NOTHING) return null;
        return { card: fetchLunaCard(draft, word.replace(USED, '')), faceUp: word.endsWith(USED) };
      });
    },
  },
};

function fetchLunaCard(draft: GameDraft, card: string): string {
  if (draft.luna === null) throw new RangeError('Luna is not in this game');
  const { luna } = draft;
  for (const key of ['deck', 'gradeTwo', 'discard'] as const) luna[key] = luna[key].filter((each) => each !== card);
  luna.slots = luna.slots.map((slot) => (slot?.card === card ? null : slot));
  luna.majority = [luna.majority[0], luna.majority[1]].map((each) => (each === card ? null : each)) as [null, null];
  return card;
}

/** A pile of Luna's cards, the next one first. */
function lunaPile(key: 'deck' | 'gradeTwo' | 'discard'): TableFact {
  return {
    keys: [],
    compare: 'start',
    read: ({ luna }) => [...(luna?.[key] ?? [])].reverse(),
    write(draft, _, value) {
      if (draft.luna === null) throw new RangeError('Luna is not in this game');
      for (const card of value) fetchLunaCard(draft, card);
      draft.luna[key].push(...[...value].reverse());
    },
  };
}

/** Returns the value of a dotted path of the state as compact JSON. */
export function jsonAt(state: GameState, path: string): string {
  const value = path.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], state);
  return JSON.stringify(value) ?? 'undefined';
}

/** Sets the value at a dotted path of an object. */
export function setJsonAt(whole: object, path: string, json: string): void {
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const target = keys.reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], whole);
  if (typeof target !== 'object' || target === null || !(last in target)) fail('a path to a value', path);
  (target as Record<string, unknown>)[last] = JSON.parse(json);
}
