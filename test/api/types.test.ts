import { expect, expectTypeOf, test } from 'vitest';
import { tryCampaignReduce } from '../../src/entries/campaign.ts';
import type { ActionOf, EventOf, Occupy, PromptOf } from '../../src/entries/index.ts';
import { checkRecord, createGame, explain, isLegal, loadGame, tryReduce, warnings } from '../../src/entries/index.ts';
import { preview } from '../../src/entries/queries.ts';

// The compiler proves these: `npm run check:types`.

test('an action, an event and a prompt are named by their type', () => {
  expectTypeOf<ActionOf<'occupy'>>().toEqualTypeOf<Occupy>();
  expectTypeOf<EventOf<'energyLost'>['energy']>().toEqualTypeOf<number>();
  expectTypeOf<PromptOf<'startingToken'>['params']>().toExtend<{ readonly offers: readonly string[] }>();
  expectTypeOf<keyof PromptOf<'turn'>['params']>().toBeNever();
});

test('the prompt of an ousted outpost says which place it leaves', () => {
  expectTypeOf<{ outpost: 'minerva'; sector: number }>().toExtend<PromptOf<'ousting'>['params']>();
  expectTypeOf<{ outpost: 'minerva'; asteroid: number; space: number }>().toExtend<PromptOf<'ousting'>['params']>();
  expectTypeOf<{ outpost: 'minerva' }>().not.toExtend<PromptOf<'ousting'>['params']>();
  const sectorOf = ({ params }: PromptOf<'ousting'>): number => ('sector' in params ? params.sector : params.asteroid);
  expectTypeOf(sectorOf).returns.toBeNumber();
});

test('whatever judges input takes anything', () => {
  const game = createGame({ players: ['Ana', 'Ben'], seed: 'types' });
  const given: unknown = JSON.parse('{"type":"pass"}');
  expect(explain(game, given)).toHaveLength(1);
  expect(isLegal(game, given)).toBe(false);
  expect(warnings(game, given)).toEqual([]);
  expect(tryReduce(game, given).ok).toBe(false);
  expect(preview(game, given).ok).toBe(false);
  expect(checkRecord(given).ok).toBe(false);
  expectTypeOf(tryCampaignReduce).parameter(1).toBeUnknown();
  expectTypeOf(loadGame).parameter(0).toBeUnknown();
});
