import type { Content } from '../content.ts';
import type { ContentRule } from '../contentProblem.ts';
import { TILE_IDS } from '../ids.ts';
import { expectThat, type Problems } from './expectations.ts';

interface Named {
  readonly list: string;
  readonly items: readonly { readonly id: string }[];
  readonly rule: ContentRule;
}

/** Checks that ids are unique among components that share an id space. Other checks cover components with fixed ids. */
export function idProblems({ cards, plans, specialPlans, tokens, missions, luna }: Content): Problems {
  return [
    ...clashes([{ list: '$.cards', items: cards, rule: 'SETUP-13' }]),
    // TILE-8: an action tile is used like a card.
    ...cards.flatMap(({ id }, index) =>
      expectThat(
        !TILE_IDS.some((tile) => tile === id),
        `$.cards[${index}].id`,
        'an id other than those of tiles',
        'TILE-8',
      ),
    ),
    // SETUP-44: a token's id also identifies its pre-printed plan.
    ...clashes([
      { list: '$.plans', items: plans, rule: 'SETUP-21' },
      { list: '$.specialPlans', items: specialPlans, rule: 'SETUP-20' },
      { list: '$.tokens', items: tokens, rule: 'SETUP-39' },
    ]),
    ...clashes([{ list: '$.missions', items: missions, rule: 'MISSION-1' }]),
    ...clashes([{ list: '$.luna.cards', items: luna.cards, rule: 'LDATA-2' }]),
  ];
}

function clashes(lists: readonly Named[]): Problems {
  const owners = new Map<string, string>();
  return lists.flatMap(({ list, items, rule }) =>
    items.flatMap(({ id }, index) => {
      const owner = owners.get(id);
      const path = `${list}[${index}]`;
      if (owner === undefined) owners.set(id, path);
      return expectThat(owner === undefined, `${path}.id`, `a unique id, not the id of ${owner}`, rule);
    }),
  );
}
