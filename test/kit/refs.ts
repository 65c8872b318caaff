import { BONUS_SPACES, COMPANIES, HIDDEN, MENACE_IDS, TILE_IDS } from '../../src/components/ids.ts';
import type { Content } from '../../src/index.ts';
import type { Ref } from '../../src/queries.ts';
import { upTo } from './facts.ts';

const from0 = (count: number): readonly number[] => upTo(count).map((number) => number - 1);

/** A reference to everything of a component set, and to what is hidden or unknown. */
export function everyRef(content: Content): readonly Ref[] {
  const { cards, plans, specialPlans, tokens, missions, luna, moon, belt } = content;
  const unknown = [HIDDEN, 'nothing'];
  return [
    ...[...cards.map(({ id }) => id), ...unknown].map((card): Ref => ({ kind: 'card', card })),
    ...[...plans, ...specialPlans, ...tokens].map(({ id }): Ref => ({ kind: 'plan', plan: id })),
    ...unknown.map((plan): Ref => ({ kind: 'plan', plan })),
    ...[...tokens.map(({ id }) => id), ...unknown].map((token): Ref => ({ kind: 'token', token })),
    ...TILE_IDS.map((tile): Ref => ({ kind: 'tile', tile })),
    ...[...missions.map(({ id }) => id), 'nothing'].map((mission): Ref => ({ kind: 'mission', mission })),
    ...missions.flatMap(({ id }) => from0(3).map((column): Ref => ({ kind: 'task', mission: id, column }))),
    ...MENACE_IDS.map((menace): Ref => ({ kind: 'menace', menace })),
    ...[...luna.cards.map(({ id }) => id), ...unknown].map((lunaCard): Ref => ({ kind: 'lunaCard', lunaCard })),
    ...COMPANIES.flatMap((company): readonly Ref[] => [
      { kind: 'company', company },
      ...from0(17).map((space): Ref => ({ kind: 'trackSpace', company, space })),
      ...from0(3).map((column): Ref => ({ kind: 'column', company, column })),
    ]),
    ...moon.sectors.map(({ number }): Ref => ({ kind: 'sector', sector: number })),
    ...belt.asteroids.flatMap(({ number }): readonly Ref[] => [
      { kind: 'asteroid', asteroid: number },
      { kind: 'outpostSpace', asteroid: number, space: 0 },
    ]),
    ...belt.shuttleSpaces.map(({ number }): Ref => ({ kind: 'shuttleSpace', shuttleSpace: number })),
    ...BONUS_SPACES.map((space): Ref => ({ kind: 'bonusSpace', space })),
    ...upTo(12).map((slot): Ref => ({ kind: 'displaySlot', slot })),
    ...from0(12).map((space): Ref => ({ kind: 'displaySpace', space })),
    ...from0(5).map((seat): Ref => ({ kind: 'seat', seat })),
    ...from0(5).map((slot): Ref => ({ kind: 'actionSlot', seat: 0, slot })),
    ...from0(5).map((slot): Ref => ({ kind: 'restingSlot', seat: 0, slot })),
    ...upTo(16).map((position): Ref => ({ kind: 'researchSpace', seat: 0, position })),
  ];
}
