import { COMPANIES } from '../../components/ids.ts';
import type { GameDraft, GameState, PlayerState, Writable } from '../../game/model/state.ts';
import type { Fact, Owned } from './facts.ts';
import { fetchCard, fetchPlan } from './pieces.ts';
import { company, flag, NOTHING, number, orNull, place, USED, type Words, wrongWord, yesNo } from './words.ts';

type PlayerFact = Fact<Owned<GameState, PlayerState>, Owned<GameDraft, Writable<PlayerState>>>;

function amount(key: 'coins' | 'markers' | 'oneTimeMarkers' | 'helium' | 'upload'): PlayerFact {
  return {
    read: ({ player }) => [String(player[key])],
    write({ player }, _, [value]) {
      player[key] = number(value);
    },
  };
}

/** Cards in a list, in any order. Setting the whole list destroys the other cards. */
function cards(read: (player: Writable<PlayerState>, keys: Words) => string[]): PlayerFact {
  return {
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
  resting: { ...cards(({ resting }, [slot]) => place(resting, slot).value), keys: ['slot'] },
  area: {
    read: ({ player }) => player.area.map((card, slot) => `${card ?? NOTHING}${player.used[slot] ? USED : ''}`),
    write({ state, player }, _, value) {
      const old = player.area.filter((card) => card !== null);
      const slots = value.map((word) => orNull(word.replace(USED, '')));
      for (const card of slots) if (card !== null) fetchCard(state, card);
      // Fewer than five words fill the middle slots first, because these three slots are ON from the start.
      const order = value.length === player.area.length ? [0, 1, 2, 3, 4] : [1, 2, 3, 0, 4];
      player.area = player.area.map(() => null);
      player.used = player.used.map(() => false);
      slots.forEach((card, index) => {
        const slot = order[index] ?? wrongWord('at most five cards', value[index]);
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
      player.bonuses[company(word)] = level === 0 || level === 1 || level === 2 ? level : wrongWord('0, 1 or 2', value);
    },
  },
  token: {
    read: ({ player }) => [player.token ?? NOTHING],
  },
  tiles: {
    compare: 'set',
    read: ({ player }) =>
      player.tiles.map(({ tile, used, on }) => `${tile}${on === null ? '' : `@${on}`}${used ? USED : ''}`),
    write({ player }, _, value) {
      player.tiles = value.map((word) => {
        const [, tile = '', on, used] = /^(\w+?)(?:@(\d))?(\*)?$/.exec(word) ?? wrongWord('a bonus tile', word);
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
      const [plan = '', ...marks] = value?.split('/') ?? wrongWord('a plan', value);
      if (plan !== NOTHING) fetchPlan(state, plan);
      player.plans[index] =
        plan === NOTHING ? null : { plan, faceDown: marks.includes('down'), uploaded: marks.includes('uploaded') };
    },
  },
  covered: { compare: 'set', read: ({ player }) => player.covered },
  /** The mission above the status card, and the columns with a one-time marker: `mission2 0 2`. */
  status: {
    read(owned) {
      const { mission, columns } = statusOf(owned);
      return [mission ?? NOTHING, ...columns.flatMap((hasMarker, column) => (hasMarker ? [String(column)] : []))];
    },
    write(owned, _, [mission, ...columns]) {
      const status = statusOf(owned);
      status.mission = orNull(mission);
      status.columns = [columns.includes('0'), columns.includes('1'), columns.includes('2')];
    },
  },
  passed: {
    read: ({ player }) => yesNo(player.passed),
    write({ player }, _, [value]) {
      player.passed = flag(value);
    },
  },
};

/** Returns the status card of a player. */
function statusOf<Status>({ state: { missions, players }, player }: Owned<Missions<Status>, unknown>): Status {
  return missions?.status[players.indexOf(player)] ?? wrongWord('a player with a status card', '');
}

interface Missions<Status> {
  readonly missions: { readonly status: readonly Status[] } | null;
  readonly players: readonly unknown[];
}
