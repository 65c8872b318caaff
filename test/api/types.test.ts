import { expect, expectTypeOf, test } from 'vitest';
import { chooseGreedily } from '../../src/entries/bots.ts';
import type { CampaignView } from '../../src/entries/campaign.ts';
import { type campaignReduce, type saveCampaign, tryCampaignReduce } from '../../src/entries/campaign.ts';
import type { ActionOf, EventOf, GameState, GameView, Occupy, PromptOf, Session } from '../../src/entries/index.ts';
import {
  checkRecord,
  createGame,
  createRules,
  type editGame,
  explain,
  type hashState,
  isLegal,
  legalActions,
  loadGame,
  reduce,
  replay,
  resumeSession,
  type saveGame,
  type timeLoop,
  tryReduce,
  viewFor,
  warnings,
} from '../../src/entries/index.ts';
import { preview } from '../../src/entries/queries.ts';
import type { simulate } from '../../src/entries/sim.ts';
import { createText } from '../../src/entries/text.ts';

// `npm run check:types` checks these at compile time.

test('ActionOf, EventOf and PromptOf select by type', () => {
  expectTypeOf<ActionOf<'occupy'>>().toEqualTypeOf<Occupy>();
  expectTypeOf<EventOf<'energyLost'>['energy']>().toEqualTypeOf<number>();
  expectTypeOf<PromptOf<'startingToken'>['params']>().toExtend<{ readonly offers: readonly string[] }>();
  expectTypeOf<keyof PromptOf<'turn'>['params']>().toBeNever();
});

test('the prompt of an ousted outpost contains its space', () => {
  expectTypeOf<{ outpost: 'minerva'; sector: number }>().toExtend<PromptOf<'ousting'>['params']>();
  expectTypeOf<{ outpost: 'minerva'; asteroid: number; space: number }>().toExtend<PromptOf<'ousting'>['params']>();
  expectTypeOf<{ outpost: 'minerva' }>().not.toExtend<PromptOf<'ousting'>['params']>();
  const sectorOf = ({ params }: PromptOf<'ousting'>): number => ('sector' in params ? params.sector : params.asteroid);
  expectTypeOf(sectorOf).returns.toBeNumber();
});

test('functions that check input accept any value', () => {
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

test('a view is not assignable to a state, nor a campaign view to a campaign', () => {
  expectTypeOf<GameView>().not.toExtend<Parameters<typeof reduce>[0]>();
  expectTypeOf<GameView>().not.toExtend<Parameters<typeof tryReduce>[0]>();
  expectTypeOf<GameView>().not.toExtend<Parameters<typeof timeLoop>[0]>();
  expectTypeOf<GameView>().not.toExtend<Parameters<typeof simulate>[0]>();
  expectTypeOf<GameView>().not.toExtend<Parameters<typeof saveGame>[0]>();
  expectTypeOf<GameView>().not.toExtend<Parameters<typeof editGame>[0]>();
  expectTypeOf<GameView>().not.toExtend<Parameters<typeof hashState>[0]>();
  expectTypeOf<CampaignView>().not.toExtend<Parameters<typeof campaignReduce>[0]>();
  expectTypeOf<CampaignView>().not.toExtend<Parameters<typeof tryCampaignReduce>[0]>();
  expectTypeOf<CampaignView>().not.toExtend<Parameters<typeof saveCampaign>[0]>();
});

test('common mistakes do not compile', () => {
  const people = { players: ['Ana', 'Ben'], seed: 'types' } as const;
  const mistakes = (state: GameState, session: Session, json: unknown): unknown => [
    // @ts-expect-error: unknown action type
    reduce(state, { type: 'skip', seat: 0 }),
    // @ts-expect-error: the seat is missing
    reduce(state, { type: 'pass' }),
    // @ts-expect-error: unknown company
    reduce(state, { type: 'advance', seat: 0, company: 'Minerva' }),
    // @ts-expect-error: a state is readonly
    state.deck.push('A01'),
    // @ts-expect-error: the seed is missing
    createGame({ players: ['Ana', 'Ben'] }),
    // @ts-expect-error: players is a list of names, not a number
    createGame({ players: 2, seed: 'types' }),
    // @ts-expect-error: unknown board
    createGame({ ...people, board: 'mars' }),
    // @ts-expect-error: Luna needs a level
    createGame({ ...people, luna: true }),
    // @ts-expect-error: unknown pile
    createGame({ ...people, deal: { dice: ['4'] } }),
    // @ts-expect-error: a viewer is a seat, not a name
    viewFor(state, 'Ana'),
    // @ts-expect-error: the state is the first argument
    legalActions(0, state),
    // @ts-expect-error: unknown input must be parsed as a component set first
    createRules(json),
    // @ts-expect-error: the action may be illegal
    tryReduce(state, json).state,
    // @ts-expect-error: the record may be incomplete
    checkRecord(json).recorded,
    // @ts-expect-error: the session may not be resumable
    resumeSession(session.stored()).session,
    // @ts-expect-error: a record is an object, not a text
    replay('skymines record 1'),
    // @ts-expect-error: several seats may have to decide at once
    session.pending().kind,
    // @ts-expect-error: a locale is an object, not a language code
    createText({ locale: 'fr', game: state }),
    // @ts-expect-error: the seat is missing
    chooseGreedily(state),
  ];
  expect(mistakes).toBeInstanceOf(Function);
});
