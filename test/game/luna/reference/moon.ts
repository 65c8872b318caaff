import type {
  Company,
  Content,
  GameEvent,
  GameState,
  LunaCriterion,
  LunaEdition,
  RuleId,
  Seat,
} from '../../../kit/pinned.ts';

// A second implementation of Luna for comparison, written only from the text of the rules. It is slow and simple on
// purpose: the cases of each rule are as in the text and not combined into a common order.

export const ALL: readonly Company[] = ['skymine', 'minerva', 'astrogo', 'tawac'];

interface Column {
  pieces: number;
  opened: boolean;
}

/** The part of a game on which her choices depend. It changes while she expands. */
export interface Board {
  readonly content: Content;
  readonly stations: Readonly<Record<Company, Column[]>>;
  readonly sectors: Company[][];
  readonly trackIds: Readonly<Record<Company, string>>;
  /** Luna's markers, and those of each other player. */
  readonly hers: Record<Company, number>;
  readonly others: readonly Readonly<Record<Company, number>>[];
  readonly display: readonly (string | null)[];
  readonly seat: Seat;
  readonly edition: LunaEdition;
}

export function boardOf(content: Content, state: GameState): Board {
  const seat = state.luna?.seat ?? -1;
  const copy = (company: Company): Column[] => state.stations[company].map((column) => ({ ...column }));
  return {
    content,
    stations: { skymine: copy('skymine'), minerva: copy('minerva'), astrogo: copy('astrogo'), tawac: copy('tawac') },
    sectors: state.sectors.map((outposts) => [...outposts]),
    trackIds: state.tracks,
    hers: { ...item(state.players, seat).tracks },
    others: state.players.filter((_, each) => each !== seat).map(({ tracks }) => tracks),
    display: state.display,
    seat,
    edition: state.options.luna?.edition ?? 'french',
  };
}

function item<T>(items: readonly T[], index: number): T {
  const found = items[index];
  if (found === undefined) throw new Error(`nothing at ${index}`);
  return found;
}

/** The companies picked, and the criterion that decided. */
export interface Picked<T> {
  readonly picked: T;
  readonly decidedBy: LunaCriterion | null;
}

// ---- Home spaces

/** The home spaces of a column from the top: true if an outpost is there. A crossed-out space stays empty. */
function occupied(board: Board, company: Company, column: number): boolean[] {
  const spaces = item(board.content.moon.stations[company].columns, column).map(() => false);
  const { pieces: outposts, opened } = item(board.stations[company], column);
  let space = opened ? spaces.length - 2 : spaces.length - 1;
  for (let left = outposts; left > 0; left -= 1) {
    spaces[space] = true;
    space -= 1;
  }
  return spaces;
}

function vacantIn(board: Board, company: Company, column: number): number {
  return occupied(board, company, column).filter((taken) => !taken).length;
}

function iconsIn(board: Board, company: Company, column: number): number {
  const icons = item(board.content.moon.stations[company].columns, column);
  let sum = 0;
  occupied(board, company, column).forEach((taken, space) => {
    if (!taken) sum += item(icons, space);
  });
  return sum;
}

const COLUMNS = [0, 1, 2];

/** LACT-13: the coin icons visible in the station. */
export function value(board: Board, company: Company): number {
  return COLUMNS.reduce((sum, column) => sum + iconsIn(board, company, column), 0);
}

/** Ruling 3: all vacant home spaces, including crossed-out ones. */
function vacant(board: Board, company: Company): number {
  return COLUMNS.reduce((sum, column) => sum + vacantIn(board, company, column), 0);
}

// ---- Ranking

/** LACT-14, LACT-15: returns the criterion by which two companies differ in value. */
function difference(board: Board, a: Company, b: Company): LunaCriterion {
  if (value(board, a) !== value(board, b)) return 'value';
  return vacant(board, a) !== vacant(board, b) ? 'vacantSpaces' : 'trackId';
}

/** LACT-14, LACT-15: checks whether one company is more valuable than another. */
function isMoreValuable(board: Board, a: Company, b: Company): boolean {
  switch (difference(board, a, b)) {
    case 'value':
      return value(board, a) > value(board, b);
    case 'vacantSpaces':
      return vacant(board, a) > vacant(board, b);
    default:
      return board.trackIds[a] < board.trackIds[b];
  }
}

/** The rank of a company, 1 to 4: one plus the number of more valuable companies. */
function rank(board: Board, company: Company): number {
  return 1 + ALL.filter((other) => other !== company && isMoreValuable(board, other, company)).length;
}

function ofRank(board: Board, wanted: number): Company {
  return item(
    ALL.filter((company) => rank(board, company) === wanted),
    0,
  );
}

/** The most valuable of some companies, and the criterion that decided. */
export function mostValuable(board: Board, among: readonly Company[]): Picked<Company> {
  const picked = item(
    among.filter((one) => among.every((other) => other === one || isMoreValuable(board, one, other))),
    0,
  );
  const rest = among.filter((other) => other !== picked);
  return { picked, decidedBy: last(rest.map((other) => difference(board, picked, other))) };
}

const IN_ORDER: readonly LunaCriterion[] = ['margin', 'value', 'vacantSpaces', 'trackId'];

/** The criterion that is applied last, or none if no other companies exist. */
function last(criteria: readonly LunaCriterion[]): LunaCriterion | null {
  return IN_ORDER.filter((criterion) => criteria.includes(criterion)).at(-1) ?? null;
}

/** LACT-16 to LACT-20: picks companies by rank. */
function ranks(board: Board, ...wanted: readonly number[]): Picked<Company[]> {
  const picked = wanted.map((each) => ofRank(board, each));
  const rest = ALL.filter((company) => !picked.includes(company));
  const criteria = picked.flatMap((one) => rest.map((other) => difference(board, one, other)));
  return { picked, decidedBy: last(criteria) };
}

// ---- Margins

const lead = (board: Board, company: Company): number => Math.max(...board.others.map((tracks) => tracks[company]));
const isAhead = (board: Board) => (company: Company) => board.hers[company] > lead(board, company);
const isLevel = (board: Board) => (company: Company) => board.hers[company] === lead(board, company);
const isBehind = (board: Board) => (company: Company) => board.hers[company] < lead(board, company);
const spaces = (board: Board, company: Company): number => Math.abs(board.hers[company] - lead(board, company));

/** LACT-21 has three cases. */
function leadsByMost(board: Board, among: readonly Company[]): Picked<Company> {
  const ahead = among.filter(isAhead(board));
  const level = among.filter(isLevel(board));
  if (ahead.length > 0) {
    const most = Math.max(...ahead.map((company) => spaces(board, company)));
    return tied(
      board,
      among,
      ahead.filter((company) => spaces(board, company) === most),
    );
  }
  if (level.length > 0) return tied(board, among, level);
  const fewest = Math.min(...among.map((company) => spaces(board, company)));
  return tied(
    board,
    among,
    among.filter((company) => spaces(board, company) === fewest),
  );
}

/** LACT-23 has three cases. */
export function farthestBehind(board: Board, among: readonly Company[]): Picked<Company> {
  const behind = among.filter(isBehind(board));
  const level = among.filter(isLevel(board));
  if (behind.length > 0) {
    const most = Math.max(...behind.map((company) => spaces(board, company)));
    return tied(
      board,
      among,
      behind.filter((company) => spaces(board, company) === most),
    );
  }
  if (level.length > 0) return tied(board, among, level);
  const smallest = Math.min(...among.map((company) => spaces(board, company)));
  return tied(
    board,
    among,
    among.filter((company) => spaces(board, company) === smallest),
  );
}

/** Breaks a tie in favour of the more valuable company. */
function tied(board: Board, among: readonly Company[], best: readonly Company[]): Picked<Company> {
  if (best.length > 1) return mostValuable(board, best);
  return { picked: item(best, 0), decidedBy: among.length > 1 ? 'margin' : null };
}

/** LACT-22: the first company by margin, then the first of the others. */
function twoLeads(board: Board): Picked<Company[]> {
  const first = leadsByMost(board, ALL);
  const rest = ALL.filter((company) => company !== first.picked);
  const second = leadsByMost(board, rest);
  return { picked: [first.picked, second.picked], decidedBy: second.decidedBy };
}

/** The companies that a card picks, with the rule that explains them. */
export const SELECTIONS = {
  mostValuable: { rule: 'LACT-16', pick: (board: Board) => ranks(board, 1) },
  twoMostValuable: { rule: 'LACT-17', pick: (board: Board) => ranks(board, 1, 2) },
  secondMostValuable: { rule: 'LACT-18', pick: (board: Board) => ranks(board, 2) },
  leastValuable: { rule: 'LACT-19', pick: (board: Board) => ranks(board, 4) },
  allFour: { rule: 'LACT-20', pick: (board: Board) => ranks(board, 1, 2, 3, 4) },
  leadByBiggestMargin: {
    rule: 'LACT-21',
    pick(board: Board): Picked<Company[]> {
      const { picked, decidedBy } = leadsByMost(board, ALL);
      return { picked: [picked], decidedBy };
    },
  },
  twoLeadsByBiggestMargin: { rule: 'LACT-22', pick: twoLeads },
} as const satisfies Record<string, { rule: RuleId; pick: (board: Board) => Picked<Company[]> }>;

/** LACT-44: sorts the companies from the least to the most valuable. */
export function lessValuableFirst(board: Board, companies: readonly Company[]): Company[] {
  return [4, 3, 2, 1].map((each) => ofRank(board, each)).filter((company) => companies.includes(company));
}

// ---- Shares

/**
 * LACT-33: the company of the share she takes, and a display slot with one, or `null`. In the French edition, this is
 * the most valuable company, otherwise the most valuable of those on display.
 */
export function shareSlot(board: Board): (Picked<Company> & { readonly slot: number | null }) | undefined {
  const shareOf = (card: string | null): Company | null =>
    board.content.cards.find(({ id }) => id === card)?.share ?? null;
  const offered = ALL.filter((company) => board.display.some((card) => shareOf(card) === company));
  if (offered.length === 0) return undefined;
  const choice = mostValuable(board, board.edition === 'french' ? ALL : offered);
  const index = board.display.findIndex((card) => shareOf(card) === choice.picked);
  return { ...choice, slot: index < 0 ? null : 1 + index };
}

// ---- Main outpost column

/** A main outpost column, with the rule that decided it. */
export interface Main extends Picked<number> {
  readonly rule: 'LACT-41' | 'LACT-42';
}

/** Ruling 6: an outpost can only be taken from a column that has one. */
export function columnToTakeFrom(board: Board, company: Company): Main | undefined {
  return main(
    board,
    company,
    COLUMNS.filter((column) => occupied(board, company, column).includes(true)),
  );
}

/** Rulings 6 and 7: an outpost can only return to a column with a vacant space that is not crossed out. */
export function columnToReturnTo(board: Board, company: Company): Main | undefined {
  const takes = COLUMNS.filter((column) => {
    const taken = occupied(board, company, column);
    const usable = item(board.stations[company], column).opened ? taken.slice(0, -1) : taken;
    return usable.includes(false);
  });
  return main(board, company, takes);
}

/** LACT-41. LACT-42 applies only when all last home spaces are uncovered. */
function main(board: Board, company: Company, columns: readonly number[]): Main | undefined {
  if (columns.length === 0) return undefined;
  const covered = columns.filter((column) => occupied(board, company, column).at(-1));
  if (covered.length > 0) {
    const best = mostVacant(board, company, covered);
    const decidedBy = covered.length === 1 ? null : best.length === 1 ? 'vacantSpaces' : 'logo';
    return { picked: nearestToLogo(board, company, best), decidedBy, rule: 'LACT-41' };
  }
  const best = mostVacant(board, company, columns);
  const least = Math.min(...best.map((column) => iconsIn(board, company, column)));
  const fewest = best.filter((column) => iconsIn(board, company, column) === least);
  const picked = nearestToLogo(board, company, fewest);
  if (columns.length === 1) return { picked, decidedBy: null, rule: 'LACT-42' };
  if (best.length === 1) return { picked, decidedBy: 'vacantSpaces', rule: 'LACT-42' };
  return { picked, decidedBy: fewest.length === 1 ? 'coinIcons' : 'logo', rule: 'LACT-42' };
}

function mostVacant(board: Board, company: Company, columns: readonly number[]): number[] {
  const most = Math.max(...columns.map((column) => vacantIn(board, company, column)));
  return columns.filter((column) => vacantIn(board, company, column) === most);
}

/** The logo is beside the first or the last column. */
function nearestToLogo(board: Board, company: Company, columns: readonly number[]): number {
  const fromLeft = board.content.moon.stations[company].logoSide === 'left';
  return fromLeft ? Math.min(...columns) : Math.max(...columns);
}

// ---- The Moon

/** LACT-45: next to the station or an outpost of the company, across any border, and without its own outpost. */
export function reachable(board: Board, company: Company): number[] {
  const found = new Set<number>();
  for (const sector of board.content.moon.sectors) {
    if (sector.stations.some((station) => station.company === company)) found.add(sector.number);
    if (!item(board.sectors, sector.number - 1).includes(company)) continue;
    for (const neighbour of sector.neighbours) found.add(neighbour.sector);
  }
  const foreign = [...found].filter((sector) => !item(board.sectors, sector - 1).includes(company));
  return foreign.sort((a, b) => a - b);
}

type Prefer = 'min' | 'max';

/** LACT-38 to LACT-48: spends the points of one company, each on the board left by the previous one. */
export function expand(board: Board, company: Company, points: number, prefer: Prefer): GameEvent[] {
  const events: GameEvent[] = [];
  for (let point = 0; point < points; point += 1) {
    const more = onePoint(board, company, prefer);
    events.push(...more);
    if (!more.some(({ type }) => type === 'sectorOccupied')) {
      // LACT-40: the remaining points are lost.
      events.push({ type: 'lunaSkipped', seat: board.seat, action: 'expand', rule: 'LACT-40', company });
      break;
    }
  }
  return events;
}

function onePoint(board: Board, company: Company, prefer: Prefer): GameEvent[] {
  const { seat } = board;
  const column = columnToTakeFrom(board, company);
  const within = reachable(board, company);
  if (column === undefined || within.length === 0) return [];

  const events: GameEvent[] = [];
  let among = within.filter((sector) => item(board.sectors, sector - 1).length === 0);
  let rule: 'LACT-46' | 'LACT-47' = 'LACT-46';
  let rival: Company | undefined;
  if (among.length === 0) {
    const rivals = ALL.filter((other) => within.some((sector) => item(board.sectors, sector - 1).includes(other)));
    // The French edition ignores reach: the company may have no outpost there, or be the expanding one.
    const choice = farthestBehind(board, board.edition === 'french' ? ALL : rivals);
    rival = choice.picked;
    rule = 'LACT-47';
    among = within.filter((sector) => item(board.sectors, sector - 1).includes(choice.picked));
    const { decidedBy } = choice;
    events.push({ type: 'lunaCompaniesChosen', seat, companies: [rival], rule: 'LACT-24', decidedBy });
    if (among.length === 0) return events;
  }
  const target = prefer === 'min' ? item(among, 0) : item(among, among.length - 1);
  events.push({ type: 'lunaTargetChosen', seat, company, target, prefer, among, rule });
  events.push(columnChosen(seat, company, column));
  const spot = item(board.stations[company], column.picked);
  spot.pieces -= 1;
  if (spot.pieces === 0) spot.opened = true;
  board.sectors[target - 1] = [company];
  events.push({ type: 'sectorOccupied', seat, company, sector: target, energy: 0 });
  return rival === undefined ? events : [...events, ...sendAway(board, rival, target)];
}

/** LACT-48: the outpost returns immediately to the main outpost column of its station, or leaves the game. */
function sendAway(board: Board, rival: Company, sector: number): GameEvent[] {
  const home = columnToReturnTo(board, rival);
  if (home === undefined) return [{ type: 'outpostLost', company: rival, sector }];
  item(board.stations[rival], home.picked).pieces += 1;
  return [
    columnChosen(board.seat, rival, home),
    { type: 'outpostReturned', company: rival, sector, column: home.picked },
  ];
}

function columnChosen(seat: Seat, company: Company, { picked, rule, decidedBy }: Main): GameEvent {
  return { type: 'lunaColumnChosen', seat, company, column: picked, rule, decidedBy };
}

/** Luna's markers after steps on tracks. A marker stops on the last space. */
export function advance(board: Board, companies: readonly Company[], steps: number): void {
  for (const company of companies) {
    const track = board.content.tracks.find(({ id }) => id === board.trackIds[company]);
    const end = (track?.shares.length ?? 0) - 1;
    board.hers[company] = Math.min(end, board.hers[company] + steps);
  }
}
