import { expect, test } from 'vitest';
import { optionsIn } from './kit/database.ts';
import { spend } from './kit/evening.ts';
import { newDatabase, startServer } from './kit/server.ts';

test.each([
  { players: ['Ana', 'Ben'], missions: true },
  { players: ['Ana', 'Ben'], board: 'belt', menace: true, startingTokens: 'choose', luna: { level: 2 } },
] as const)('two programs play to the end on their views and receive no secret: %j', async (options) => {
  const database = newDatabase();
  const evening = await spend(await startServer(database), database, options);
  const types = new Set<string>();
  while (!evening.isOver()) {
    const taken = await evening.step();
    expect(taken.answer).toMatchObject({ type: 'done', id: 1 });
    types.add(taken.wish.type);
    evening.follow(taken);
    await evening.expectSame();
  }
  evening.expectEnd();
  expect([...types].sort()).toEqual(['act', 'undo']);
  const { seed } = optionsIn(database);
  for (const messages of evening.heard) {
    expect(messages.filter((text) => text.includes(seed)).map((text) => JSON.parse(text).record === null)).toEqual([
      false,
    ]);
  }
});
