import type { GameState, Rules } from '../../src/entries/index.ts';
import { BONUS_SPACES, COMPANIES } from '../../src/entries/index.ts';
import type { Ref } from '../../src/entries/queries.ts';

/** Returns everything that can be clicked in a game. */
export function things({ content }: Rules, state: GameState): readonly Ref[] {
  const seats = state.options.players.map((_, seat) => seat);
  const spaces = [...Array(17).keys()];
  return [
    ...content.cards.map(({ id }): Ref => ({ kind: 'card', card: id })),
    ...content.tiles.map(({ id }): Ref => ({ kind: 'tile', tile: id })),
    ...[...content.plans, ...content.specialPlans].map(({ id }): Ref => ({ kind: 'plan', plan: id })),
    ...content.tokens.map(({ id }): Ref => ({ kind: 'token', token: id })),
    ...content.menaces.map(({ id }): Ref => ({ kind: 'menace', menace: id })),
    ...content.missions.flatMap(({ id }): Ref[] => [0, 1, 2].map((column) => ({ kind: 'task', mission: id, column }))),
    ...COMPANIES.flatMap((company): Ref[] => [
      { kind: 'company', company },
      ...[0, 1, 2].map((column): Ref => ({ kind: 'column', company, column })),
      ...spaces.map((space): Ref => ({ kind: 'trackSpace', company, space })),
    ]),
    ...content.moon.sectors.map(({ number }): Ref => ({ kind: 'sector', sector: number })),
    ...content.belt.asteroids.flatMap(({ number, spaces: of }): Ref[] => [
      { kind: 'asteroid', asteroid: number },
      ...of.map((_, space): Ref => ({ kind: 'outpostSpace', asteroid: number, space })),
    ]),
    ...content.belt.shuttleSpaces.map(({ number }): Ref => ({ kind: 'shuttleSpace', shuttleSpace: number })),
    ...BONUS_SPACES.map((space): Ref => ({ kind: 'bonusSpace', space })),
    ...state.display.map((_, index): Ref => ({ kind: 'displaySlot', slot: index + 1 })),
    ...state.researchDisplay.map((_, space): Ref => ({ kind: 'displaySpace', space })),
    ...seats.flatMap((seat): Ref[] => [
      { kind: 'seat', seat },
      ...[0, 1, 2, 3, 4].map((slot): Ref => ({ kind: 'actionSlot', seat, slot })),
      ...[0, 1, 2, 3, 4].map((slot): Ref => ({ kind: 'restingSlot', seat, slot })),
      ...spaces.map((position): Ref => ({ kind: 'researchSpace', seat, position })),
    ]),
  ];
}
