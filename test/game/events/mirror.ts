import type {
  BonusSpaceId,
  CardId,
  CardRef,
  Company,
  Content,
  GameEvent,
  GameState,
  PlanId,
  Seat,
  TileId,
} from '../../../src/entries/index.ts';
import { defaultContent, perCompany } from '../../../src/entries/index.ts';
import { must } from '../../kit/must.ts';

/** The visible part of a player on the table. Sets are sorted lists. */
interface PlayerMirror {
  coins: number;
  cards: CardId[];
  /** The revealed action area (PLAN-10). The cards in `cards` that are neither here nor in `resting` are the hand. */
  area: (CardId | null)[];
  resting: CardId[][];
  /** Cards and tiles in the action area that are face down, or will be after the action (ROUND-11). */
  used: (CardRef | TileId)[];
  tiles: TileId[];
  tileOn: CardId | null;
  tracks: Record<Company, number>;
  bonuses: Record<Company, number>;
  helium: number;
  upload: number;
  /** SPECIAL-3, SPECIAL-6: whether the outer slots are open. Luna's depend on her level. */
  endSlots: Record<number, boolean> | null;
  plans: (PlanId | null)[];
  faceDown: number[];
  claimed: boolean[];
}

/** The visible part of a game on the table. */
export interface Mirror {
  people: number;
  round: number;
  firstPlayer: Seat;
  nextFirstPlayer: Seat;
  display: CardId[];
  destroyed: CardId[];
  deck: number;
  supplement: number;
  researchDisplay: (PlanId | null)[];
  acquired: PlanId[];
  specialPlans: PlanId[];
  placed: { space: BonusSpaceId; seat: Seat; oneTime: boolean }[];
  sectors: Company[][];
  outposts: Record<string, Company[]>;
  shuttles: Record<string, Company[]>;
  atHome: Record<Company, number>;
  removed: Record<Company, number>;
  removedShuttles: Record<Company, number>;
  menaceHolder: Seat | null;
  firstMission: Seat | null;
  players: PlayerMirror[];
}

const sorted = <T extends string>(items: Iterable<T>): T[] => [...items].sort();

/** Returns the visible part of a state. */
export function mirrorOf(state: GameState, content: Content = defaultContent): Mirror {
  const { belt, stations, menace } = state;
  const asteroids = content.belt.asteroids.flatMap(({ number, spaces }, index) =>
    spaces.map((_, space): [string, Company[]] => [`${number}/${space}`, [...(belt?.outposts[index]?.[space] ?? [])]]),
  );
  const shuttles = content.belt.shuttleSpaces.map(({ number }, index): [string, Company[]] => [
    `${number}`,
    [...(belt?.shuttles[index] ?? [])],
  ]);
  return {
    people: state.options.players.length,
    round: state.round,
    firstPlayer: state.firstPlayer,
    nextFirstPlayer: state.nextFirstPlayer,
    display: sorted(state.display.filter((card) => card !== null)),
    destroyed: sorted(state.destroyed),
    deck: state.deck.length,
    supplement: state.supplement,
    researchDisplay: [...state.researchDisplay],
    acquired: sorted(state.acquired),
    specialPlans: sorted(state.specialPlans),
    placed: state.placed.map(({ space, seat, oneTime = false }) => ({ space, seat, oneTime })),
    sectors: state.sectors.map((sector) => [...sector]),
    outposts: Object.fromEntries<Company[]>(asteroids),
    shuttles: Object.fromEntries<Company[]>(shuttles),
    atHome: perCompany((company) => stations[company].reduce((sum, { pieces }) => sum + pieces, 0)),
    removed: { ...state.removed },
    removedShuttles: perCompany((company) => belt?.removedShuttles[company] ?? 0),
    menaceHolder: menace?.holder ?? null,
    firstMission: state.missions?.first ?? null,
    players: state.players.map((_, seat) => playerMirrorOf(state, seat, content)),
  };
}

function playerMirrorOf(state: GameState, seat: Seat, content: Content): PlayerMirror {
  const player = must(state.players[seat]);
  const { tiles, area, helium, upload } = player;
  const { tank, research } = content.playerBoard;
  // PLAN-1, PLAN-10: planned cards are face down until all are revealed.
  const isHidden = state.stack.some(({ kind }) => kind === 'planning' || kind === 'reveal');
  const on = tiles.find(({ tile }) => tile === 'plusOneResourceTile')?.on ?? null;
  return {
    coins: player.coins,
    cards: sorted([...player.hand, ...area.filter((card) => card !== null), ...player.resting.flat()]),
    area: isHidden ? area.map(() => null) : [...area],
    resting: player.resting.map((deck) => [...deck]),
    used: usedOf(state, seat),
    tiles: sorted(tiles.map(({ tile }) => tile)),
    tileOn: on === null ? null : (area[on] ?? null),
    tracks: { ...player.tracks },
    bonuses: { ...player.bonuses },
    helium,
    upload,
    endSlots: seat === state.luna?.seat ? null : { 0: helium >= tank.slotSpace, 4: upload >= research.slotSpace },
    plans: player.plans.map((placed) => placed?.plan ?? null),
    faceDown: player.plans.flatMap((placed, position) => (placed?.faceDown ? [position] : [])),
    claimed: (state.missions?.status[seat]?.columns ?? []).map((hasMarker) => !hasMarker),
  };
}

/** ROUND-11: includes the cards that the current action will turn face down, because its events have already named them. */
function usedOf({ players, stack }: GameState, seat: Seat): (CardRef | TileId)[] {
  const { area, used, tiles } = must(players[seat]);
  const spent = stack.flatMap((frame) => (frame.kind === 'endTurn' && frame.seat === seat ? frame.used : []));
  const cards = area.filter((card) => card !== null).filter((card) => used[area.indexOf(card)] || spent.includes(card));
  const downTiles = tiles.filter(
    ({ tile, used: isDown, on }) => isDown || spent.includes(tile) || (on !== null && spent.includes(area[on] ?? '')),
  );
  return sorted([...cards, ...downTiles.map(({ tile }) => tile)]);
}

function indexIn<T>(list: readonly T[], item: T): number {
  const index = list.indexOf(item);
  if (index < 0) throw new Error(`${String(item)} is not among ${list.join()}`);
  return index;
}

function take<T>(from: T[], item: T): void {
  from.splice(indexIn(from, item), 1);
}

function put<T extends string>(into: T[], item: T): void {
  into.push(item);
  into.sort();
}

type Place = { readonly sector: number } | { readonly asteroid: number; readonly space: number };

function piecesAt(mirror: Mirror, place: Place): Company[] {
  return must(
    'sector' in place ? mirror.sectors[place.sector - 1] : mirror.outposts[`${place.asteroid}/${place.space}`],
  );
}

type Handler<Type extends GameEvent['type']> = (mirror: Mirror, event: Extract<GameEvent, { type: Type }>) => void;

/** Events for logs, which change nothing on the table. */
const UNSEEN = `
  resolved tokensRevealed turnStarted gameEnded energyLost stepsLost thresholdCrossed researchGained menaceRevealed
  menaceConfronted menaceStrikes lunaTokenDrawn lunaCardsDealt lunaMajorityDrawn lunaDeckRenewed lunaTokenPassed
  lunaCardTurned lunaCompaniesChosen lunaColumnChosen lunaTargetChosen lunaSkipped lunaCardsDiscarded lunaMajorityChecked
` as const;
type Word<Text> = Text extends `${infer First}${' ' | '\n'}${infer Rest}` ? First | Word<Rest> : never;
type Seen = Exclude<GameEvent['type'], Word<typeof UNSEEN>>;

/** The effects of each event on the table. Every change has an event. */
const HANDLERS: { readonly [Type in Seen]: Handler<Type> } = {
  roundStarted(mirror, { round, firstPlayer }) {
    // PREP-5: markers return between rounds.
    Object.assign(mirror, { round, firstPlayer, nextFirstPlayer: firstPlayer, placed: [] });
  },
  firstPlayerTaken: (mirror, { seat }) => void Object.assign(mirror, { nextFirstPlayer: seat }),
  coins(mirror, { seat, amount, rule }) {
    must(mirror.players[seat]).coins += amount;
    if (rule === 'RP-11' || rule === 'LACT-35') mirror.supplement = 0;
  },
  specialPlanRevealed: (mirror, { supplement }) => void Object.assign(mirror, { supplement }),

  // Cards
  cardsRevealed(mirror, { seat, cards }) {
    const player = must(mirror.players[seat]);
    for (const card of cards) if (card !== null) mustHold(player, card);
    player.area = [...cards];
  },
  displayCleared(mirror, { cards }) {
    for (const card of cards) {
      take(mirror.display, card);
      put(mirror.destroyed, card);
    }
  },
  cardDealt(mirror, { card }) {
    mirror.deck -= 1;
    put(mirror.display, card);
  },
  cardTaken(mirror, { seat, card, from }) {
    take(from === 'display' ? mirror.display : mirror.destroyed, card);
    put(must(mirror.players[seat]).cards, card);
  },
  cardDestroyed(mirror, { seat, card }) {
    const player = must(mirror.players[seat]);
    take(player.cards, card);
    player.resting = player.resting.map((deck) => deck.filter((each) => each !== card)); // MENACE-17
    put(mirror.destroyed, card);
  },
  decksArranged(mirror, { seat, cards }) {
    const { resting } = must(mirror.players[seat]);
    cards.forEach((card, index) => {
      resting[1 + index] = [card];
    });
  },
  deckPickedUp(mirror, { seat, slot, cards }) {
    const { resting } = must(mirror.players[seat]);
    if (must(resting[slot]).join() !== cards.join()) throw new Error(`another deck lies on ${slot}`);
    resting[slot] = [];
  },
  cardRested(mirror, { seat, card, slot }) {
    const player = must(mirror.players[seat]);
    player.area[indexIn(player.area, card)] = null;
    must(player.resting[slot]).push(card);
    if (player.tileOn === card) player.tileOn = null;
  },
  passed(mirror, { seat }) {
    const player = must(mirror.players[seat]);
    player.used = player.used.filter((ref) => !player.area.includes(ref)); // PASS-2: only cards are turned face up
  },
  resourcesUsed: (mirror, { seat, cards }) => use(mirror, seat, cards),
  energyUsed: (mirror, { seat, cards }) => use(mirror, seat, cards),
  scientistUsed: (mirror, { seat, card }) => use(mirror, seat, [card]),
  fieldScientistUsed: (mirror, { seat, card }) => use(mirror, seat, [card]),

  // Tiles and bonus markers
  tileReceived: (mirror, { seat, tile }) => put(must(mirror.players[seat]).tiles, tile),
  tilePlaced: (mirror, { seat, card }) => void Object.assign(must(mirror.players[seat]), { tileOn: card }),
  tilesReturned(mirror, { seat, tiles }) {
    const player = must(mirror.players[seat]);
    for (const tile of tiles) take(player.tiles, tile);
    Object.assign(player, { used: [], tileOn: null });
  },
  markerPlaced: (mirror, { seat, space, oneTime = false }) => void mirror.placed.push({ space, seat, oneTime }),
  markerRemoved(mirror, { seat, space }) {
    const isThere = mirror.placed.some((each) => each.seat === seat && each.space === space && each.oneTime);
    if (!isThere) throw new Error(`no one-time marker on ${space}`);
  },
  tileReserved(mirror, { seat, tile }) {
    if (!mirror.placed.some((each) => each.seat === seat && each.space === tile)) throw new Error(`${tile} is free`);
  },

  // Tracks
  trackAdvanced(mirror, { seat, company, to }) {
    must(mirror.players[seat]).tracks[company] = to;
  },
  bonusUnlocked(mirror, { seat, company, level }) {
    must(mirror.players[seat]).bonuses[company] = level;
  },
  slotOpened(mirror, { seat, slot }) {
    const { endSlots } = must(mirror.players[seat]);
    if (endSlots?.[slot] === true) throw new Error(`slot ${slot} is open`);
    if (endSlots !== null) endSlots[slot] = true;
  },
  heliumAdvanced(mirror, { seat, steps, to }) {
    const player = must(mirror.players[seat]);
    if (player.helium + steps !== to) throw new Error(`${steps} steps do not lead to ${to}`);
    player.helium = to;
  },
  uploadMoved(mirror, { seat, to }) {
    must(mirror.players[seat]).upload = to;
  },
  uploadAdvanced(mirror, { seat, to, plan }) {
    const player = must(mirror.players[seat]);
    if (player.plans[to] !== plan) throw new Error(`${plan} does not lie on ${to}`);
    player.upload = to;
  },

  // Plans
  tokenTaken(mirror, { seat, token }) {
    must(mirror.players[seat]).plans[1] = token;
  },
  planFlipped(mirror, { seat, position, plan }) {
    const player = must(mirror.players[seat]);
    if (player.plans[position] !== plan) throw new Error(`${plan} does not lie on ${position}`);
    player.faceDown = [...player.faceDown, position].sort((a, b) => a - b);
  },
  planTaken(mirror, { plan }) {
    const space = mirror.researchDisplay.indexOf(plan);
    if (space < 0) take(mirror.specialPlans, plan);
    else mirror.researchDisplay[space] = null;
    put(mirror.acquired, plan);
  },
  planPlaced(mirror, { seat, plan, position }) {
    const player = must(mirror.players[seat]);
    take(mirror.acquired, plan);
    player.plans[position] = plan;
    player.faceDown = player.faceDown.filter((each) => each !== position);
  },
  planDealt(mirror, { plan, space }) {
    mirror.researchDisplay[space] = plan;
  },
  planDiscarded(mirror, { plan, space }) {
    if (space === null) take(mirror.specialPlans, plan);
    else if (mirror.researchDisplay[space] === plan) mirror.researchDisplay[space] = null;
    else throw new Error(`${plan} does not lie on ${space}`);
  },

  // The board
  sectorOccupied: (mirror, { company, sector }) => setOut(mirror, company, { sector }),
  outpostPlaced: (mirror, { company, asteroid, space }) => setOut(mirror, company, { asteroid, space }),
  shuttlePlaced(mirror, { company, shuttleSpace }) {
    mirror.atHome[company] -= 1;
    must(mirror.shuttles[shuttleSpace]).push(company);
  },
  outpostReturned(mirror, { company, column: _, type: __, ...place }) {
    take(piecesAt(mirror, place), company);
    mirror.atHome[company] += 1;
  },
  outpostLost(mirror, { company, type: _, ...place }) {
    take(piecesAt(mirror, place), company);
    mirror.removed[company] += 1;
  },
  shuttleReturned(mirror, { company, shuttleSpace }) {
    take(must(mirror.shuttles[shuttleSpace]), company);
    mirror.atHome[company] += 1;
  },
  shuttleLost(mirror, { company, shuttleSpace }) {
    take(must(mirror.shuttles[shuttleSpace]), company);
    mirror.removedShuttles[company] += 1;
  },
  outpostRemoved(mirror, { company }) {
    mirror.atHome[company] -= 1;
    mirror.removed[company] += 1;
  },

  // Modules
  taskClaimed(mirror, { seat, column }) {
    must(mirror.players[seat]).claimed[column] = true;
  },
  missionsRevealed(mirror) {
    // MISSION-5: Luna, in the last seat, has no status card.
    const people = mirror.players.slice(0, mirror.people);
    for (const player of people) player.claimed = [false, false, false];
  },
  outpostsSettled(mirror, { company, sectors }) {
    for (const sector of sectors) setOut(mirror, company, { sector });
  },
  missionCompleted(mirror, { seat, first }) {
    if (first) mirror.firstMission = seat;
  },
  menaceRemoved: (mirror, { seat }) => void Object.assign(mirror, { menaceHolder: seat }),
};

/**
 * ROUND-11: used cards of the action area are turned face down. BSP-9: a card destroyed for a bonus space is used too, but
 * no card is turned. The id distinguishes the two cases: the destroyed card came from the hand (BON-10), so it is not in the
 * revealed area, which gets no new cards before the next planning phase. The pile does not distinguish them, because the
 * card may be back in the hand after its action, or later (AMB-TRACK-6, AMB-TRACK-9).
 */
function use(mirror: Mirror, seat: Seat, refs: readonly CardRef[]): void {
  const player = must(mirror.players[seat]);
  for (const ref of refs) {
    const isInArea = player.area.includes(ref) || player.tiles.some((tile) => tile === ref);
    if (isInArea) turnDown(player, ref);
    else if (!mirror.destroyed.includes(ref)) mustHold(player, ref);
  }
}

function turnDown(player: PlayerMirror, ref: CardRef): void {
  if (player.used.includes(ref)) throw new Error(`${ref} lies face down`);
  put(player.used, ref);
  if (player.tileOn === ref) put(player.used, 'plusOneResourceTile'); // TILE-6
}

function mustHold({ cards, area, resting }: PlayerMirror, card: CardId): void {
  const isInHand = cards.includes(card) && !area.includes(card) && !resting.flat().includes(card);
  if (!isInHand) throw new Error(`${card} is not in the hand`);
}

function setOut(mirror: Mirror, company: Company, place: Place): void {
  mirror.atHome[company] -= 1;
  piecesAt(mirror, place).push(company);
}

const unseen = new Set<string>(UNSEEN.trim().split(/\s+/));

/** Applies events to a mirror. */
export function follow(mirror: Mirror, events: readonly GameEvent[]): void {
  for (const event of events)
    if (!unseen.has(event.type)) (HANDLERS[event.type as Seen] as Handler<GameEvent['type']>)(mirror, event as never);
}
