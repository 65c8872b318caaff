// The growth of the listing time: by round, by hand size, and in constructed worst cases.
import { performance } from 'node:perf_hooks';
import type { GameState } from '../../../src/entries/index.ts';
import { createGame, defaultContent, legalActions } from '../../../src/entries/index.ts';
import { microseconds, quantile } from './measure.ts';
import { playRandomly, WAYS } from './ways.ts';

/** The time of one list in microseconds, and its number of actions. */
export interface Growth {
  readonly of: string;
  readonly length: number;
  readonly time: number;
}

/** Lists of turns by the round, in random games of four. */
export function measureGrowth(games: number): Growth[] {
  const found = new Map<string, { readonly lengths: number[]; readonly times: number[] }>();
  const note = (of: string, length: number, time: number): void => {
    const row = found.get(of) ?? { lengths: [], times: [] };
    found.set(of, row);
    row.lengths.push(length);
    row.times.push(time);
  };
  for (let game = 0; game < games; game += 1) {
    const options = WAYS['4 people']?.(game);
    if (options === undefined) continue;
    playRandomly(options, game, (simulator) => {
      const { state } = simulator;
      if (state.stack.at(-1)?.kind !== 'turn') return;
      const copy = simulator.copy();
      const before = performance.now();
      const { length } = copy.legalActions();
      note(`turn in round ${state.round}`, length, (performance.now() - before) * 1000);
    });
  }
  return [...found]
    .map(([of, { lengths, times }]) => ({ of, length: quantile(lengths, 0.5), time: quantile(times, 0.5) }))
    .sort((one, other) => (one.of < other.of ? -1 : 1));
}

/**
 * The longest possible lists: 2 to 10 face-up resource cards of all kinds in an extended action area,
 * where resources may be mixed (TB-5), with a full display; and all sectors in reach of much energy.
 */
export function measureWorst(): Growth[] {
  const rows: Growth[] = [];
  const start = createGame({ players: ['Ana', 'Ben'], seed: 'worst' });
  const resources = defaultContent.cards.filter(({ action }) => action.kind === 'resource').map(({ id }) => id);
  for (let cards = 2; cards <= 10; cards += 2) {
    rows.push(
      growthOf(`${String(cards).padStart(2)} resource cards, mixed`, withArea(start, resources.slice(0, cards))),
    );
  }
  for (let cards = 2; cards <= 10; cards += 4) {
    rows.push(growthOf(`planning with ${String(cards).padStart(2)} cards`, withHand(start, resources.slice(0, cards))));
  }
  for (const pieces of [1, 2, 4, 8])
    rows.push(growthOf(`expansion, sectors occupied: ${pieces}`, spread(start, pieces)));
  return rows;
}

function growthOf(of: string, state: GameState): Growth {
  const many = Array.from({ length: 50 }, () => state);
  return { of, length: legalActions(state).length, time: microseconds(many, (each) => legalActions(each), 7) };
}

/** A turn of seat 0 with these cards face up, and a track bonus that lets it mix resources. */
function withArea(state: GameState, area: readonly string[]): GameState {
  const mixing = defaultContent.tracks.flatMap(({ id, thresholds }) =>
    thresholds.flatMap(({ bonus }, index) =>
      bonus.kind === 'permanent' && bonus.bonus.kind === 'discount' && bonus.bonus.mixed
        ? [{ id, level: index + 1 }]
        : [],
    ),
  )[0];
  if (mixing === undefined) throw new Error('No track lets resources be mixed');
  const used = area.map(() => false);
  const bonuses = { ...state.players[0]?.bonuses, skymine: mixing.level };
  const players = state.players.map((player, seat) => (seat === 0 ? { ...player, area, used, bonuses } : player));
  const tracks = { ...state.tracks, skymine: mixing.id };
  return { ...state, tracks, players, stack: [{ kind: 'turn', seat: 0 }] } as GameState;
}

/** The planning phase of seat 0 with these cards in hand and all slots open. */
function withHand(state: GameState, hand: readonly string[]): GameState {
  const { tank, research } = defaultContent.playerBoard;
  const open = { helium: tank.slotSpace, upload: research.slotSpace };
  const players = state.players.map((player, seat) => (seat === 0 ? { ...player, ...open, hand } : player));
  return { ...state, players, stack: [{ kind: 'planning', seats: [0] }] };
}

/** An expansion with much energy of a company with sectors all over the Moon. */
function spread(state: GameState, pieces: number): GameState {
  const step = Math.floor(state.sectors.length / pieces);
  const sectors = state.sectors.map((_, index) => (index % step === 0 ? ['skymine'] : []));
  return {
    ...state,
    sectors,
    stack: [{ kind: 'expansion', seat: 0, company: 'skymine', energy: 99, entered: [] }],
  } as GameState;
}
