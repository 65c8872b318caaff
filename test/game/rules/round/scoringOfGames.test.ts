import { expect, test } from 'vitest';
import { randomNumbers } from '../../../kit/numbers.ts';
import {
  type Action,
  type ByCompany,
  COMPANIES,
  type Company,
  createGame,
  defaultContent,
  type GameEvent,
  type GameState,
  isOver,
  legalActions,
  type PlanId,
  type PlayerScore,
  pending,
  type Seat,
  score,
  type TrackId,
  tryReduce,
  winners,
} from '../../../kit/pinned.ts';
import { expectSame } from '../../../kit/same.ts';
import { row } from '../../../kit/scores.ts';
import { proofCount } from '../../../kit/soak.ts';
import { at } from '../../../kit/table.ts';

/** An independent bookkeeper that only uses the actions and events of a game. */
class Ledger {
  readonly #tracks: ByCompany<TrackId>;
  /** Home spaces by company and column, from the top: true if an outpost is there. */
  readonly #stations = new Map<Company, boolean[][]>();
  readonly #players: {
    coins: number;
    cards: string[];
    tracks: Record<Company, number>;
    helium: number;
    upload: number;
    /** The top plan of each space of the research track, and whether it was entered face up. */
    plans: Map<number, { plan: PlanId; entered: boolean; faceDown: boolean }>;
  }[];

  constructor(state: GameState) {
    this.#tracks = state.tracks;
    for (const company of COMPANIES) {
      this.#stations.set(
        company,
        [0, 1, 2].map(() => [true, true, true, true, true]),
      );
    }
    this.#players = state.players.map(({ hand, resting: decks }) => ({
      coins: defaultContent.figures.startingCoins,
      cards: [...hand, ...decks.flat()],
      tracks: { skymine: 0, minerva: 0, astrogo: 0, tawac: 0 },
      helium: 0,
      upload: 0,
      plans: new Map(),
    }));
  }

  #of(seat: Seat) {
    const found = this.#players[seat];
    if (found === undefined) throw new RangeError(`no seat ${seat}`);
    return found;
  }

  #column(company: Company, column: number): boolean[] {
    const found = this.#stations.get(company)?.[column];
    if (found === undefined) throw new RangeError(`no column ${column}`);
    return found;
  }

  /** Tracks outposts that leave a station. Only the actions contain the column. */
  action(action: Action, expanding: Company | undefined): void {
    const company = action.type === 'removeOutpost' ? action.company : expanding;
    if ((action.type !== 'removeOutpost' && action.type !== 'occupy') || company === undefined) return;
    const column = this.#column(company, action.column);
    column[column.indexOf(true)] = false;
  }

  event(event: GameEvent): void {
    switch (event.type) {
      case 'coins':
        this.#of(event.seat).coins += event.amount;
        break;
      case 'cardTaken':
        this.#of(event.seat).cards.push(event.card);
        break;
      case 'cardDestroyed': {
        const { cards } = this.#of(event.seat);
        cards.splice(cards.indexOf(event.card), 1);
        break;
      }
      case 'trackAdvanced':
        this.#of(event.seat).tracks[event.company] = event.to;
        break;
      case 'heliumAdvanced':
        this.#of(event.seat).helium += event.steps;
        break;
      case 'uploadAdvanced': {
        const owner = this.#of(event.seat);
        owner.upload += 1;
        const placed = owner.plans.get(owner.upload);
        if (placed !== undefined && !placed.faceDown) placed.entered = true;
        break;
      }
      case 'planFlipped': {
        const placed = this.#of(event.seat).plans.get(event.position);
        if (placed !== undefined) placed.faceDown = true;
        break;
      }
      case 'planPlaced':
        this.#of(event.seat).plans.set(event.position, { plan: event.plan, entered: false, faceDown: false });
        break;
      case 'outpostReturned': {
        const column = this.#column(event.company, event.column);
        const lowest = column.lastIndexOf(false, 3); // never the crossed-out space at the bottom
        column[lowest] = true;
        break;
      }
    }
  }

  row(seat: Seat): PlayerScore {
    const { coins, cards, tracks, helium, upload, plans } = this.#of(seat);
    const value = (company: Company): number => {
      const track = defaultContent.tracks.find(({ id }) => id === this.#tracks[company]);
      const reached = track?.shares.slice(0, tracks[company] + 1) ?? [];
      const extra = cards.filter((id) => defaultContent.cards.find((card) => card.id === id)?.share === company);
      const icons = defaultContent.moon.stations[company].columns.flatMap((column, index) =>
        column.filter((_, space) => this.#column(company, index)[space] === false),
      );
      return (Math.max(...reached) + extra.length) * icons.reduce((sum, coin) => sum + coin, 0);
    };
    const { tank, research } = defaultContent.playerBoard;
    const last = (values: typeof tank.values, space: number): number =>
      values.filter(({ at: where }) => where <= space).at(-1)?.value ?? 0;
    const special = [...plans.values()]
      .filter(({ entered, faceDown }) => entered && !faceDown)
      .map(({ plan }) => defaultContent.specialPlans.find(({ id }) => id === plan)?.value ?? 0);
    return row({
      coins,
      astrogo: value('astrogo'),
      tawac: value('tawac'),
      skymine: value('skymine'),
      minerva: value('minerva'),
      tank: last(tank.values, helium),
      research: special.reduce((sum, each) => sum + each, last(research.values, upload)),
    });
  }
}

/**
 * A policy that prefers acting to passing, uses scientists and special plans, and places plans right in front of the
 * marker.
 */
function chosen(state: GameState, options: readonly Action[], random: () => number): Action {
  const liked = options.filter(({ type }) => ['upload', 'useScientist', 'takeSpecialPlan'].includes(type));
  const busy = options.filter(({ type }) => !['pass', 'confirmPlan', 'stop', 'flipPlan'].includes(type));
  const ahead = options.filter((each) => {
    if (each.type !== 'placePlan') return false;
    const { plans, upload } = at(state, each.seat);
    return (
      each.position > upload &&
      plans
        .slice(upload + 1, each.position + 1)
        .every((plan, index, { length }) => (index === length - 1 ? plan === null : plan !== null))
    );
  });
  const preferred = [ahead, liked, busy].find(({ length }) => length > 0);
  const from = preferred !== undefined && random() < 0.85 ? preferred : options;
  const action = from[Math.floor(random() * from.length)];
  if (action === undefined) throw new Error('no option');
  return action;
}

const names = ['Melanie', 'Antoine', 'Mathieu', 'David'];

const games = Array.from({ length: proofCount(6, 9) }, (_, index) => ({ seed: index + 1, count: 2 + (index % 3) }));

test.each(games)(
  'SCORE-1 SCORE-2 SCORE-3 SCORE-4 SCORE-5 SCORE-6 SCORE-7 SCORE-8 SCORE-9 SCORE-10 a whole game matches the independent bookkeeping: seed $seed',
  ({ seed, count }) => {
    const random = randomNumbers(seed);
    let state = createGame({
      players: names.slice(0, count),
      seed: `scoring ${seed}`,
      tracks: 'random',
      startingTokens: 'choose',
    });
    const ledger = new Ledger(state);
    while (!isOver(state)) {
      const action = chosen(state, legalActions(state, pending(state)[0]?.seat), random);
      const result = tryReduce(state, action);
      if (!result.ok) throw new Error(JSON.stringify(action));
      let expanding = state.stack.flatMap((frame) => (frame.kind === 'expansion' ? [frame.company] : [])).at(-1);
      ledger.action(action, expanding);
      for (const event of result.events) {
        if (event.type === 'energyUsed') expanding = event.company;
        if (event.type === 'resolved') ledger.action(event.action, expanding);
        else ledger.event(event);
      }
      state = result.state;
      const [prompt] = pending(state);
      if (prompt === undefined || prompt.kind === 'turn') {
        expectSame(
          score(state),
          state.players.map((_, seat) => ledger.row(seat)),
        );
      }
    }
    expect(state.round).toBe(7);
    const totals = state.players.map((_, seat) => ledger.row(seat).total);
    const best = Math.max(...totals);
    expect(winners(state)).toEqual(totals.flatMap((total, seat) => (total === best ? [seat] : [])));
  },
);
