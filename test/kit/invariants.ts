import type { Company, GameState, LunaState, PlayerState } from '../../src/index.ts';
import { COMPANIES, defaultContent } from '../../src/index.ts';

/** What is wrong with the pieces of a state; empty when all are there once and nothing is below zero. */
export function misplaced(state: GameState): string[] {
  return [
    ...twiceOrMissing('card', cardsIn(state), expectedCards(state)),
    ...twiceOrMissing('plan', plansIn(state), expectedPlans()),
    ...COMPANIES.flatMap((company) => piecesOff(state, company)),
    ...state.players.flatMap((player, seat) => [
      ...(player.coins >= 0 ? [] : [`seat ${seat} has ${player.coins} coins`]),
      ...markersOff(state, player, seat),
    ]),
    ...tilesOff(state),
    ...oneTimeOff(state),
    ...(state.luna === null ? [] : lunasOff(state, state.luna)),
  ];
}

/** SETUP-11, BELT-2, BELT-3: 15 outposts, or 12 and 5 shuttles on the Belt; one of a company on a place at most. */
function piecesOff({ stations, sectors, removed, belt }: GameState, company: Company): string[] {
  const [left = 0, centre = 0, right = 0] = stations[company].map(({ pieces }) => pieces);
  const own = (places: readonly (readonly Company[])[]): number =>
    places.flat().filter((other) => other === company).length;
  if (belt === null) {
    const total = left + centre + right + own(sectors) + removed[company];
    return total === 15 ? [] : [`${company} has ${total} outposts`];
  }
  const outposts = left + right + own(belt.outposts.flat()) + removed[company];
  const shuttles = centre + own(belt.shuttles) + belt.removedShuttles[company];
  return [
    ...(outposts === 12 ? [] : [`${company} has ${outposts} outposts`]),
    ...(shuttles === 5 ? [] : [`${company} has ${shuttles} shuttles`]),
  ];
}

/** MISSION-3, MISSION-15: one-time markers come from the status card, and leave for good once used. */
function oneTimeOff({ missions, players, placed }: GameState): string[] {
  return players.flatMap(({ oneTimeMarkers }, seat) => {
    const columns = missions?.status[seat]?.columns ?? [true, true, true];
    const claimed = columns.filter((hasMarker) => !hasMarker).length;
    const there = oneTimeMarkers + placed.filter((each) => each.seat === seat && each.oneTime).length;
    return there >= 0 && there <= claimed ? [] : [`seat ${seat} has ${there} one-time markers of ${claimed}`];
  });
}

function cardsIn(state: GameState): string[] {
  const owned = state.players.flatMap(({ hand, area, resting }) => [...hand, ...area, ...resting.flat()]);
  return [...state.deck, ...state.display, ...state.destroyed, ...owned].filter((card) => card !== null);
}

function expectedCards(state: GameState): string[] {
  const people = state.options.players.length; // LUNA-10: none for Luna
  const icons = ['diamond', 'star', 'triangle', 'circle'].slice(0, people);
  const dealt = defaultContent.cards.filter(
    ({ letter, icon, number }) =>
      letter !== null || (icon !== null && icons.includes(icon)) || (number !== null && number <= people),
  );
  return dealt.map(({ id }) => id);
}

function plansIn(state: GameState): string[] {
  const tokens = new Set(defaultContent.tokens.map(({ id }) => id));
  const owned = state.players.flatMap(({ plans, covered }) => [
    ...plans.map((placed) => placed?.plan ?? null),
    ...covered,
  ]);
  const supply = Object.values(state.planSupply).flat();
  const removed = state.luna?.discardedPlans ?? []; // LACT-34, LACT-37
  const all = [...supply, ...state.researchDisplay, ...state.specialPlans, ...state.acquired, ...removed, ...owned];
  return all.filter((plan) => plan !== null).filter((plan) => !tokens.has(plan));
}

function expectedPlans(): string[] {
  return [...defaultContent.plans, ...defaultContent.specialPlans].map(({ id }) => id);
}

function twiceOrMissing(what: string, found: readonly string[], expected: readonly string[]): string[] {
  const sorted = [...found].sort();
  const twice = sorted.filter((id, index) => id === sorted[index - 1]).map((id) => `${what} ${id} twice`);
  const there = new Set(found);
  const wanted = new Set(expected);
  return [
    ...twice,
    ...expected.filter((id) => !there.has(id)).map((id) => `${what} ${id} missing`),
    ...found.filter((id) => !wanted.has(id)).map((id) => `${what} ${id} out of nowhere`),
  ];
}

/**
 * SETUP-30, TB-3: markers in reserve and on spaces are those of the set-up, and the extra ones of an unlocked bonus.
 * LUNA-6, LUNA-8: Luna has 5, and counts as a player for the markers of the people.
 */
function markersOff(state: GameState, player: PlayerState, seat: number): string[] {
  const extra = COMPANIES.reduce((sum, company) => {
    const level = player.bonuses[company];
    const track = defaultContent.tracks.find(({ id }) => id === state.tracks[company]);
    const bonus = level === 0 ? undefined : track?.thresholds[level - 1]?.bonus;
    return sum + (bonus?.kind === 'permanent' && bonus.bonus.kind === 'markers' ? bonus.bonus.count : 0);
  }, 0);
  const expected = seat === state.luna?.seat ? 5 : (state.players.length === 2 ? 3 : 2) + extra;
  const total = player.markers + state.placed.filter((each) => each.seat === seat && !each.oneTime).length;
  return total === expected && player.markers >= 0 ? [] : [`seat ${seat} has ${total} bonus markers, not ${expected}`];
}

function tilesOff(state: GameState): string[] {
  const held = state.players.flatMap(({ tiles }) => tiles.map(({ tile }) => tile));
  return held.length === new Set(held).size ? [] : ['a bonus tile is held twice'];
}

/** Luna's cards are there once, those of her level's decks alone; nothing lies where she has nothing. */
function lunasOff(state: GameState, luna: LunaState): string[] {
  const level = state.options.luna?.level ?? 0;
  const slotted = luna.slots.map((slot) => slot?.card ?? null);
  const found = [...luna.deck, ...luna.gradeTwo, ...luna.discard, ...slotted, ...luna.majority];
  const inPlay = defaultContent.luna.cards.filter(({ grade }) => grade === 1 || level >= 2); // LUNA-13, LUNA-14
  return [
    ...twiceOrMissing(
      'Luna card',
      found.filter((card) => card !== null),
      inPlay.map(({ id }) => id),
    ),
    ...tokensOff(state, luna, level),
    ...belongingsOff(state, luna),
    ...(level === 0 && (luna.slots[0] !== null || luna.slots[4] !== null) ? ['an end slot is open at level 0'] : []),
  ];
}

/** LUNA-18: each token that lies behind her marker has brought a grade-2 card, as long as there were any. */
function tokensOff(state: GameState, luna: LunaState, level: number): string[] {
  const terms = defaultContent.luna.levels[level];
  const board = state.players[luna.seat];
  if (terms === undefined || board === undefined) return ['Luna has no board or level'];
  const passed = [
    ...terms.tankTokens.filter((at) => at <= board.helium),
    ...terms.researchTokens.filter((at) => at <= board.upload),
  ].length;
  const gradeTwo = defaultContent.luna.cards.filter(({ grade }) => grade === 2).length;
  const brought = gradeTwo - luna.gradeTwo.length;
  return level < 2 || brought >= Math.min(passed, gradeTwo)
    ? []
    : [`${passed} Luna tokens have brought ${brought} grade-2 cards`];
}

/** LUNA-10, LUNA-32, LACT-12: no cards in play, no tiles, no plans, no token, no track bonus. */
function belongingsOff(state: GameState, luna: LunaState): string[] {
  const board = state.players[luna.seat];
  const cards = [...(board?.area ?? []), ...(board?.resting.flat() ?? [])].filter((card) => card !== null);
  const others = [...(board?.tiles ?? []), ...(board?.plans ?? []), ...(board?.covered ?? [])];
  const bonuses = COMPANIES.filter((company) => board?.bonuses[company] !== 0);
  return [
    ...(cards.length + others.length > 0 || board?.token !== null ? ['Luna has what only people have'] : []),
    ...bonuses.map((company) => `Luna has the track bonus of ${company}`),
  ];
}
