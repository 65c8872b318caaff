import { byCompany } from '../../../kit/companies.ts';
import type {
  ByCompany,
  Company,
  Content,
  GameState,
  LunaAction,
  LunaEdition,
  StationColumn,
  TrackId,
} from '../../../kit/pinned.ts';
import { ALL } from './moon.ts';

/** The outpost columns of a station, and the shuttle column. */
const OUTER = [0, 2] as const;
const CENTRE = 1;

/** A space on the Belt. `part` is the outpost space of an asteroid, `null` for a shuttle space. */
interface Space {
  readonly number: number;
  readonly part: number | null;
  holder: Company | null;
}

/** The comparable results of her turn. */
export interface Outcome {
  /** All her choices and moves, in order. */
  readonly story: readonly string[];
  readonly belt: GameState['belt'];
  readonly stations: ByCompany<readonly StationColumn[]>;
  readonly removed: ByCompany<number>;
  readonly positions: ByCompany<number>;
  /** The cases of the rules that occurred. */
  readonly cases: readonly string[];
}

/** Luna's turn with a card, from a state in which it is her turn. */
export function referenceTurn(content: Content, state: GameState, card: string): Outcome {
  return new Reference(content, state).play(content.luna.cards.find(({ id }) => id === card)?.actions ?? []);
}

class Reference {
  readonly #content: Content;
  readonly #spaces: Space[] = [];
  /** True for each covered home space, by column, from the top. */
  readonly #homes: Record<Company, boolean[][]>;
  readonly #removed: Record<Company, number>;
  readonly #removedShuttles: Record<Company, number>;
  readonly #luna: Record<Company, number>;
  readonly #best: Record<Company, number>;
  readonly #tracks: ByCompany<TrackId>;
  readonly #story: string[] = [];
  readonly #cases: string[] = [];
  readonly #edition: LunaEdition;

  constructor(content: Content, { belt, stations, removed, players, luna, tracks, options }: GameState) {
    if (belt === null || luna === null) throw new Error('Luna plays on the Belt');
    this.#content = content;
    this.#edition = options.luna?.edition ?? 'french';
    content.belt.asteroids.forEach(({ number, spaces }, index) => {
      for (const part of spaces.keys()) {
        this.#spaces.push({ number, part, holder: belt.outposts[index]?.[part]?.[0] ?? null });
      }
    });
    content.belt.shuttleSpaces.forEach(({ number }, index) => {
      this.#spaces.push({ number, part: null, holder: belt.shuttles[index]?.[0] ?? null });
    });
    this.#homes = byCompany((company) =>
      content.belt.stations[company].columns.map((column, index) => {
        const { pieces = 0, opened = false } = stations[company][index] ?? {};
        const bottom = opened ? column.length - 2 : column.length - 1;
        return column.map((_, home) => home <= bottom && home > bottom - pieces);
      }),
    );
    this.#removed = { ...removed };
    this.#removedShuttles = { ...belt.removedShuttles };
    this.#luna = { ...(players[luna.seat]?.tracks ?? byCompany(() => 0)) };
    const others = players.filter((_, seat) => seat !== luna.seat);
    this.#best = byCompany((company) => Math.max(...others.map((other) => other.tracks[company])));
    this.#tracks = tracks;
  }

  play(actions: readonly LunaAction[]): Outcome {
    let companies: Company[] = [];
    for (const action of actions) {
      if (action.kind === 'track') {
        companies = this.#select(action.selection);
        for (const company of companies) this.#advance(company, action.steps);
      } else if (action.kind === 'expand') {
        // LACT-44
        for (const company of this.#ranking(companies).reverse()) this.#expand(company, action.sectors, action.prefer);
      }
    }
    return {
      story: this.#story,
      cases: this.#cases,
      belt: {
        outposts: this.#content.belt.asteroids.map(({ number }) => this.#on(number).map(list)),
        shuttles: this.#content.belt.shuttleSpaces.map(({ number }) => this.#on(number).flatMap(list)),
        removedShuttles: this.#removedShuttles,
      },
      stations: byCompany((company) =>
        this.#homes[company].map((column) => ({
          pieces: column.filter((covered) => covered).length,
          opened: column.at(-1) === false,
        })),
      ),
      removed: this.#removed,
      positions: this.#luna,
    };
  }

  /** LACT-38, LACT-40 */
  #expand(company: Company, points: number, prefer: 'min' | 'max'): void {
    for (let point = 0; point < points; point += 1) {
      const space = this.#target(company, prefer);
      if (space === undefined) {
        this.#story.push('lost LACT-40');
        return;
      }
      this.#occupy(company, space);
    }
  }

  /** Steps 1, 2, 5 and 6 of the booklet: returns the space for the next piece. */
  #target(company: Company, prefer: 'min' | 'max'): Space | undefined {
    const inReach = this.#inReach(company);
    const vacant = inReach.filter(({ holder }) => holder === null);
    const isSettled = (space: Space): boolean => space.part !== null && this.#isOn(company, space.number);
    // LACT-49: vacant shuttle spaces, and asteroids with a vacant space and without an outpost of the company.
    const fresh = vacant.filter((space) => !isSettled(space));
    if (fresh.length > 0) return this.#pick(fresh, prefer, 'LACT-50');
    const settled = vacant.filter(isSettled);
    if (settled.length > 0) return this.#pick(settled, prefer, 'LACT-53');
    const rivals = ALL.filter((other) => other !== company && inReach.some(({ holder }) => holder === other));
    if (rivals.length === 0) return undefined;
    // In the French edition, the company of the track, even if it is out of reach.
    const rival = this.#farthestBehind(this.#edition === 'french' ? ALL : rivals);
    this.#story.push(`companies ${rival} LACT-24`);
    const targets = inReach.filter(({ holder }) => holder === rival && rival !== company);
    if (targets.length === 0) {
      this.#cases.push('rival out of reach');
      return undefined;
    }
    return this.#pick(targets, prefer, 'LACT-54');
  }

  /** BELT-8, BELT-9, BELT-22: all spaces in reach for which the station has a piece (LACT-51, LACT-52, AMB-LACT-9). */
  #inReach(company: Company): Space[] {
    const { stationRoutes } = this.#content.belt;
    const flown = this.#spaces.filter(({ part, holder }) => part === null && holder === company);
    const asteroids = [
      ...stationRoutes.filter((route) => route.company === company).map(({ asteroid }) => asteroid),
      ...flown.flatMap(({ number }) => this.#endsOf(number)),
    ];
    const hasLeft = (columns: readonly number[]): boolean =>
      columns.some((column) => this.#homes[company][column]?.includes(true));
    const [hasShuttle, hasOutpost] = [hasLeft([CENTRE]), hasLeft(OUTER)];
    return this.#spaces.filter(({ number, part }) => {
      if (part === null) return hasShuttle && this.#endsOf(number).some((asteroid) => this.#isOn(company, asteroid));
      return hasOutpost && (asteroids.includes(number) || this.#isOn(company, number));
    });
  }

  /** The space with the lowest or highest target number, the first of several (AMB-LACT-8, AMB-LACT-10). */
  #pick(among: readonly Space[], prefer: 'min' | 'max', rule: string): Space | undefined {
    const numbers = [...new Set(among.map(({ number }) => number))].sort((one, other) => one - other);
    const target = prefer === 'min' ? numbers[0] : numbers.at(-1);
    this.#story.push(`target ${target} of ${numbers} ${rule}`);
    this.#cases.push(`${rule} ${prefer}`);
    return among.find(({ number }) => number === target);
  }

  /** LACT-51, LACT-52, LACT-54, LACT-55 */
  #occupy(company: Company, space: Space): void {
    const rival = space.holder;
    const column = space.part === null ? CENTRE : this.#mainColumn(company, (homes) => homes.includes(true));
    const homes = this.#homes[company][column ?? -1];
    if (homes === undefined) throw new Error('nothing to place');
    homes[homes.indexOf(true)] = false;
    space.holder = company;
    this.#story.push(`${company} to ${space.number}/${space.part}`);
    if (rival === null) return;
    if (space.part === null) this.#bringHome(rival, CENTRE, this.#removedShuttles);
    else {
      const canTake = (_: readonly boolean[], index: number): boolean => this.#lowestVacant(rival, index) >= 0;
      this.#bringHome(rival, this.#mainColumn(rival, canTake), this.#removed);
    }
  }

  #bringHome(company: Company, column: number | undefined, lost: Record<Company, number>): void {
    const home = column === undefined ? -1 : this.#lowestVacant(company, column);
    const homes = this.#homes[company][column ?? -1];
    if (home < 0 || homes === undefined) {
      lost[company] += 1;
      this.#story.push(`${company} lost`);
      this.#cases.push(lost === this.#removed ? 'outpost lost' : 'shuttle lost');
    } else {
      homes[home] = true;
      this.#story.push(`${company} home to ${column}`);
    }
  }

  /** The lowest vacant home space that is not crossed out (BELT-21). */
  #lowestVacant(company: Company, column: number): number {
    const homes = this.#homes[company][column] ?? [];
    const crossedOut = this.#content.belt.stations[company].crossedOut[column] === true;
    return homes.lastIndexOf(false, crossedOut ? homes.length - 2 : homes.length - 1);
  }

  /** LACT-41, LACT-42, AMB-LACT-6, AMB-LACT-7 */
  #mainColumn(company: Company, isAble: (homes: readonly boolean[], column: number) => boolean): number | undefined {
    const { columns, logoSide } = this.#content.belt.stations[company];
    const homesOf = (column: number): readonly boolean[] => this.#homes[company][column] ?? [];
    const able = OUTER.filter((column) => isAble(homesOf(column), column));
    const covered = able.filter((column) => homesOf(column).at(-1) === true);
    const vacant = (column: number): number => homesOf(column).filter((home) => !home).length;
    const icons = (column: number): number =>
      (columns[column] ?? []).reduce((sum, coins, home) => sum + (homesOf(column)[home] ? 0 : coins), 0);
    const nearest = (left: number, right: number): number => (logoSide === 'left' ? left : right);
    const [one, other] = covered.length > 0 ? covered : able;
    if (one === undefined) return undefined;
    let chosen: number = one;
    if (other !== undefined) {
      const fewer = covered.length > 0 ? 0 : icons(other) - icons(one);
      const more = vacant(one) - vacant(other);
      if (more !== 0) chosen = more > 0 ? one : other;
      else if (fewer !== 0) chosen = fewer > 0 ? one : other;
      else chosen = nearest(one, other);
    }
    const rule = covered.length > 0 ? 'LACT-41' : 'LACT-42';
    this.#story.push(`column ${chosen} of ${company} ${rule}`);
    this.#cases.push(rule);
    return chosen;
  }

  /** LACT-16 to LACT-22, as far as cards with an expansion need them. */
  #select(selection: string): Company[] {
    const first = this.#biggestLead(ALL);
    const second = this.#biggestLead(ALL.filter((company) => company !== first));
    const least = this.#ranking(ALL).slice(-1);
    const [rule, companies]: readonly [string, Company[]] =
      selection === 'leastValuable'
        ? ['LACT-19', least]
        : selection === 'leadByBiggestMargin'
          ? ['LACT-21', [first]]
          : ['LACT-22', [first, second]];
    this.#story.push(`companies ${companies} ${rule}`);
    return companies;
  }

  /** LACT-21: the biggest lead, otherwise a tie, otherwise the smallest deficit. */
  #biggestLead(among: readonly Company[]): Company {
    const ahead = among.filter((company) => this.#lead(company) > 0);
    if (ahead.length > 0) return this.#first(ahead, (company) => this.#lead(company));
    const level = among.filter((company) => this.#lead(company) === 0);
    if (level.length > 0) return this.#first(level, () => 0);
    return this.#first(among, (company) => this.#lead(company));
  }

  /** LACT-23, LACT-24: the biggest deficit, otherwise a tie, otherwise the smallest lead. */
  #farthestBehind(among: readonly Company[]): Company {
    const behind = among.filter((company) => this.#lead(company) < 0);
    const level = among.filter((company) => this.#lead(company) === 0);
    if (among.length > 1) this.#cases.push(behind.length > 0 ? 'behind' : level.length > 0 ? 'level' : 'ahead');
    if (behind.length > 0) return this.#first(behind, (company) => -this.#lead(company));
    if (level.length > 0) return this.#first(level, () => 0);
    return this.#first(among, (company) => -this.#lead(company));
  }

  /** The company with the highest amount. The more valuable one wins ties. */
  #first(among: readonly Company[], amount: (company: Company) => number): Company {
    const most = Math.max(...among.map(amount));
    const [chosen] = this.#ranking(among.filter((company) => amount(company) === most));
    if (chosen === undefined) throw new Error('no company');
    return chosen;
  }

  #lead(company: Company): number {
    return this.#luna[company] - this.#best[company];
  }

  /** LACT-13 to LACT-15 */
  #ranking(among: readonly Company[]): Company[] {
    return [...among].sort((one, other) => {
      const worth = this.#value(other) - this.#value(one);
      const room = this.#vacant(other) - this.#vacant(one);
      this.#cases.push(worth !== 0 ? 'value' : room !== 0 ? 'vacant' : 'letter');
      return worth || room || (this.#tracks[one] < this.#tracks[other] ? -1 : 1);
    });
  }

  #value(company: Company): number {
    const { columns } = this.#content.belt.stations[company];
    return columns.flat().reduce((sum, coins, index) => sum + (this.#homes[company].flat()[index] ? 0 : coins), 0);
  }

  #vacant(company: Company): number {
    return this.#homes[company].flat().filter((covered) => !covered).length;
  }

  /** LACT-8, LACT-11 */
  #advance(company: Company, steps: number): void {
    const track = this.#content.tracks.find(({ id }) => id === this.#tracks[company]);
    this.#luna[company] = Math.min(this.#luna[company] + steps, (track?.shares.length ?? 1) - 1);
  }

  #on(number: number): Space[] {
    return this.#spaces.filter((space) => space.number === number);
  }

  /** The asteroids at the ends of a shuttle space. */
  #endsOf(number: number): number[] {
    const space = this.#content.belt.shuttleSpaces.find((each) => each.number === number);
    return space?.ends.map(({ asteroid }) => asteroid) ?? [];
  }

  #isOn(company: Company, asteroid: number): boolean {
    return this.#spaces.some((space) => space.number === asteroid && space.part !== null && space.holder === company);
  }
}

const list = ({ holder }: Space): Company[] => (holder === null ? [] : [holder]);
