import type { Action, GameState, PlayerState } from '../../src/index.ts';
import { COMPANIES, defaultContent } from '../../src/index.ts';

/** What is wrong with the pieces of a state; empty when all are there once and nothing is below zero. */
export function misplaced(state: GameState): string[] {
  return [
    ...twiceOrMissing('card', cardsIn(state), expectedCards(state)),
    ...twiceOrMissing('plan', plansIn(state), expectedPlans()),
    ...COMPANIES.flatMap((company) => {
      const inStation = state.stations[company].reduce((sum, { pieces }) => sum + pieces, 0);
      const onMoon = state.sectors.flat().filter((other) => other === company).length;
      const total = inStation + onMoon + state.removed[company];
      return total === 15 ? [] : [`${company} has ${total} outposts`];
    }),
    ...state.players.flatMap((player, seat) => [
      ...(player.coins >= 0 ? [] : [`seat ${seat} has ${player.coins} coins`]),
      ...markersOff(state, player, seat),
    ]),
    ...tilesOff(state),
  ];
}

/** What moved back between two states: markers and the round never do. */
export function movedBack(before: GameState, after: GameState): string[] {
  return before.players.flatMap((player, seat) => {
    const next = after.players[seat];
    if (next === undefined) return [`seat ${seat} is gone`];
    return [
      ...(next.helium >= player.helium ? [] : [`helium-3 marker of ${seat}`]),
      ...(next.upload >= player.upload ? [] : [`upload marker of ${seat}`]),
      ...COMPANIES.filter((company) => next.tracks[company] < player.tracks[company]).map(
        (each) => `${each} of ${seat}`,
      ),
      ...(after.round >= before.round ? [] : ['round']),
    ];
  });
}

/** A text that is the same for equal actions, whatever the order of their keys. */
export function keyOf(action: Action): string {
  return JSON.stringify(Object.entries(action).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function cardsIn(state: GameState): string[] {
  const owned = state.players.flatMap(({ hand, area, resting }) => [...hand, ...area, ...resting.flat()]);
  return [...state.deck, ...state.display, ...state.destroyed, ...owned].filter((card) => card !== null);
}

function expectedCards(state: GameState): string[] {
  const icons = ['diamond', 'star', 'triangle', 'circle'].slice(0, state.players.length);
  const dealt = defaultContent.cards.filter(
    ({ letter, icon, number }) =>
      letter !== null || (icon !== null && icons.includes(icon)) || (number !== null && number <= state.players.length),
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
  const all = [...supply, ...state.researchDisplay, ...state.specialPlans, ...state.acquired, ...owned];
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

/** SETUP-30, TB-3: markers in reserve and on spaces are those of the set-up, and the extra ones of an unlocked bonus. */
function markersOff(state: GameState, player: PlayerState, seat: number): string[] {
  const extra = COMPANIES.reduce((sum, company) => {
    const level = player.bonuses[company];
    const track = defaultContent.tracks.find(({ id }) => id === state.tracks[company]);
    const bonus = level === 0 ? undefined : track?.thresholds[level - 1]?.bonus;
    return sum + (bonus?.kind === 'permanent' && bonus.bonus.kind === 'markers' ? bonus.bonus.count : 0);
  }, 0);
  const expected = (state.players.length === 2 ? 3 : 2) + extra;
  const total = player.markers + state.placed.filter((each) => each.seat === seat).length;
  return total === expected && player.markers >= 0 ? [] : [`seat ${seat} has ${total} bonus markers, not ${expected}`];
}

function tilesOff(state: GameState): string[] {
  const held = state.players.flatMap(({ tiles }) => tiles.map(({ tile }) => tile));
  return held.length === new Set(held).size ? [] : ['a bonus tile is held twice'];
}
