import { LUNA_SLOTS, PLAN_LETTERS } from '../../components/ids.ts';
import type { GameDraft, GameState, LunaState, Writable } from '../../game/model/state.ts';
import type { Fact } from './facts.ts';
import { fetchCard, fetchPlan, playerIn, takeOutpost, takeShuttle } from './pieces.ts';
import { company, ids, NOTHING, number, numbered, orNull, place, USED } from './words.ts';

type TableFact = Fact<GameState, GameDraft>;

function seatFact(key: 'firstPlayer' | 'nextFirstPlayer'): TableFact {
  return {
    read: (state, _, names) => [names.labelOf(state[key])],
    write(draft, _, [value], names) {
      draft[key] = names.seatOf(value ?? '');
    },
  };
}

function count(key: 'round' | 'supplement' | 'turns'): TableFact {
  return {
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
    compare: 'set',
    read: ({ destroyed }) => destroyed,
    write(draft, _, value) {
      for (const card of value) fetchCard(draft, card);
      draft.destroyed = [...value];
    },
  },
  /** The top cards of the deck, starting with the next card. */
  deck: {
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
  specialPlans: { compare: 'set', read: ({ specialPlans }) => specialPlans },
  acquired: {
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
    read: ({ menace }, _, names) =>
      menace === null ? [] : [menace.id, ...(menace.holder === null ? [] : [names.labelOf(menace.holder)])],
    write(draft, _, [, holder], names) {
      if (draft.menace !== null) draft.menace.holder = holder === undefined ? null : names.seatOf(holder);
    },
  },
  missions: {
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
    read: ({ luna }) => ids(luna?.majority ?? []),
    write(draft, _, [left, right]) {
      const luna = lunaIn(draft);
      luna.discard.push(...luna.majority.filter((card) => card !== null));
      for (const card of [left, right]) if (orNull(card) !== null) fetchLunaCard(luna, card ?? '');
      luna.majority = [orNull(left), orNull(right)];
    },
  },
  /** Luna's cards in her slots A to E; `I-3*` for a face-up card. */
  lunaSlots: {
    read: ({ luna }) =>
      (luna?.slots ?? []).map((slot) => (slot === null ? NOTHING : slot.card + (slot.faceUp ? USED : ''))),
    write(draft, _, value) {
      const luna = lunaIn(draft);
      for (const { card } of luna.slots.filter((slot) => slot !== null)) luna.discard.push(card);
      luna.slots = LUNA_SLOTS.map(() => null);
      luna.slots = LUNA_SLOTS.map((_each, index) => {
        const word = value[index] ?? NOTHING;
        if (word === NOTHING) return null;
        return { card: fetchLunaCard(luna, word.replace(USED, '')), faceUp: word.endsWith(USED) };
      });
    },
  },
};

function lunaIn({ luna }: GameDraft): Writable<LunaState> {
  if (luna === null) throw new RangeError('Luna is not in this game');
  return luna;
}

function fetchLunaCard(luna: Writable<LunaState>, card: string): string {
  for (const key of ['deck', 'gradeTwo', 'discard'] as const) luna[key] = luna[key].filter((each) => each !== card);
  luna.slots = luna.slots.map((slot) => (slot?.card === card ? null : slot));
  luna.majority = [luna.majority[0], luna.majority[1]].map((each) => (each === card ? null : each)) as [null, null];
  return card;
}

/** A pile of Luna's cards, starting with the next card. */
function lunaPile(key: 'deck' | 'gradeTwo' | 'discard'): TableFact {
  return {
    compare: 'start',
    read: ({ luna }) => [...(luna?.[key] ?? [])].reverse(),
    write(draft, _, value) {
      const luna = lunaIn(draft);
      for (const card of value) fetchLunaCard(luna, card);
      luna[key].push(...[...value].reverse());
    },
  };
}
