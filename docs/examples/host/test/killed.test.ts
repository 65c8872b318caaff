import { expect, test } from 'vitest';
import { drawFor } from '../../../../src/entries/testing.ts';
import { spend, type Taken } from './kit/evening.ts';
import { newDatabase, startServer } from './kit/server.ts';

const KINDS = ['before', 'after', 'full'] as const;

/** A server fails within this many changes. */
const LONGEST_LIFE = 30;

/** The possible outcomes of an unanswered request, by kind of accident. */
const FATES = ['after: kept', 'before: lost', 'full: lost'];

test.each([
  { players: ['Ana', 'Ben'], startingTokens: 'choose' },
  { players: ['Ana'], board: 'belt', missions: true, menace: true, luna: { level: 2 } },
] as const)('a server loses nothing when it is killed at any moment: %j', async (options) => {
  const draw = drawFor('killed');
  const fates = new Set<string>();
  let lives = 0;
  // The server chooses the seed: one game may be too short to meet every kind of accident.
  while (fates.size < FATES.length) await playThrough();

  /** Plays a game to the end on as many servers as necessary. */
  async function playThrough(): Promise<void> {
    const database = newDatabase();

    /** Starts the server again with the next kind of accident. */
    async function live() {
      const kind = KINDS[lives % KINDS.length] ?? 'full';
      lives += 1;
      const accident = { kind, at: 1 + Math.floor(draw() * LONGEST_LIFE) };
      return { kind, server: await startServer(database, { accident }) };
    }

    let { kind, server } = await live();
    const evening = await spend(server, database, options);

    /** Reconnects and checks whether the last request was stored. */
    async function recover(taken: Taken): Promise<void> {
      const latest = evening.version();
      await evening.connect(server);
      // Every version that a client received is stored.
      expect(evening.version()).toBeGreaterThanOrEqual(latest);
      const isKept = evening.version() > evening.control.version;
      if (isKept) evening.follow(taken);
      expect(await evening.expectSame()).toBe(true);
      if (taken.answer.type !== 'closed') return;
      const fate = `${kind}: ${isKept ? 'kept' : 'lost'}`;
      expect(FATES).toContain(fate);
      fates.add(fate);
    }

    while (!evening.isOver()) {
      const taken = await evening.step();
      if (taken.answer.type === 'done') {
        evening.follow(taken);
        // Luna's turn follows the answer and may cause the accident.
        if (await evening.expectSame()) continue;
      }
      // A server that could not store a change continues with the stored table.
      if (kind !== 'full') await server.dead;
      else await recover(taken);
      await server.kill();
      const next = await live();
      server = next.server;
      if (kind !== 'full') await recover(taken);
      else await evening.connect(server);
      expect(await evening.expectSame()).toBe(true);
      kind = next.kind;
    }
    evening.expectEnd();
    await server.kill();
  }
});
