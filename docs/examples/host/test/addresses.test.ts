import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { legalActions } from '../../../../src/entries/index.ts';
import { must } from '../../../../test/kit/must.ts';
import { connectTo, newGame } from './kit/client.ts';
import { HOST_FOLDER, loadSource } from './kit/lives.ts';
import { failedStart, metricsOf, newDatabase, startServer } from './kit/server.ts';

const SECRET = 'hunter2';

function messageOf(read: () => unknown): string {
  try {
    read();
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
  return 'accepted';
}

describe('DATABASE', () => {
  test.each([
    ['games.db', 'games.db'],
    [' games.db\n', 'games.db'],
    ['', 'games.db'],
    [undefined, 'games.db'],
    [':memory:', ':memory:'],
    ['/home/ana@example/games.db', '/home/ana@example/games.db'],
    ['C:\\games\\ana@example\\games.db', 'C:\\games\\ana@example\\games.db'],
    ['Postgres://u:pw@host/name', 'postgres://u:pw@host/name'],
    [' POSTGRESQL://u:pw@host/name ', 'postgresql://u:pw@host/name'],
  ])('accepts %j', async (value, read) => {
    const { readDatabase } = await loadSource('databaseAddress.ts');
    expect(readDatabase(value)).toBe(read);
  });

  test.each([
    `mysql://u:${SECRET}@host/name`,
    `jdbc:postgresql://host/name?user=u&password=${SECRET}`,
    `postgres:/u:${SECRET}@host/name`,
    `postgres:u:${SECRET}@host/name`,
    `u:${SECRET}@host/name`,
    `"postgres://u:${SECRET}@host/name"`,
    `host=host user=u password=${SECRET}`,
    `postgres://u:/${SECRET}@host/name`,
    `postgres://u:${SECRET}#@host/name`,
    `postgres://u:${SECRET}@host:port/name`,
    `libsql://host?authToken=${SECRET}`,
    `file:${SECRET}`,
  ])('rejects %j without repeating it', async (value) => {
    const { readDatabase } = await loadSource('databaseAddress.ts');
    const message = messageOf(() => readDatabase(value));
    expect(message).toMatch(/^DATABASE is .+\.$/);
    expect(message).not.toContain(SECRET);
  });

  test.each([
    [`Postgres://u:${SECRET}@127.0.0.1:1/none`, /ECONNREFUSED/],
    [` postgres://u:${SECRET}@127.0.0.1:1/none`, /ECONNREFUSED/],
    [`postgres2://u:${SECRET}@127.0.0.1:1/none`, /DATABASE is neither/],
  ])('never shows the password of %j when the server cannot start', async (value, why) => {
    const { output, code } = await failedStart({ DATABASE: value, PORT: '0' });
    expect(output).toMatch(why);
    expect(output).not.toContain(SECRET);
    expect(code).toBe(1);
  });

  test('never puts its password into the arguments or the messages of a backup', () => {
    const folder = dirname(newDatabase());
    const [program, seen, file] = ['pg_dump', 'seen', 'backup'].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ];
    writeFileSync(program, `#!/bin/sh\necho "$@" "[$PGPASSWORD]" > ${seen}\nexit 1\n`);
    chmodSync(program, 0o755);
    for (const address of [`postgres://u:${SECRET}@host/name`, `postgres://u@host/name?password=${SECRET}`]) {
      const { stdout, stderr, status } = spawnSync(
        process.execPath,
        ['--import', 'tsx', 'src/backup.ts', 'backup', file],
        {
          cwd: HOST_FOLDER,
          env: { ...process.env, PATH: `${folder}:${process.env['PATH']}`, DATABASE: address },
          encoding: 'utf8',
        },
      );
      expect([stdout, status]).toEqual(['', 1]);
      expect(stderr).toBe('pg_dump failed. No backup was written.\n');
      const [values = '', password] = readFileSync(seen, 'utf8').trim().split(' [');
      expect(values).toContain('postgres://u@host/name');
      expect(values).not.toContain(SECRET);
      expect(password).toBe(`${SECRET}]`);
    }
  });
});

describe('NOTIFY_URL', () => {
  test.each([
    `u:${SECRET}@host`,
    `ftp://u:${SECRET}@host`,
    `http://u:${SECRET}@`,
    `http://u:${SECRET}@host:x/`,
    `http://u:%${SECRET}@host/`,
  ])('rejects %j without repeating it', async (value) => {
    const { readReceiver } = await loadSource('notify.ts');
    const message = messageOf(() => readReceiver(value));
    expect(message).toMatch(/^NOTIFY_URL is not a valid address /);
    expect(message).not.toContain(SECRET);
  });

  test('stops the start when it is invalid', async () => {
    const { output, code } = await failedStart({ DATABASE: newDatabase(), PORT: '0', NOTIFY_URL: `${SECRET}@host` });
    expect(output).toMatch(/^The server cannot start: NOTIFY_URL /);
    expect(output).not.toContain(SECRET);
    expect(code).toBe(1);
  });

  test('may contain a login, which is sent to the receiver and never logged', async () => {
    const logins: unknown[] = [];
    const receiver = createServer((request, response) => {
      logins.push(request.headers.authorization);
      response.end();
    }).listen(0, '127.0.0.1');
    await once(receiver, 'listening');
    const address = receiver.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const url = ` HTTP://ana:${SECRET}@127.0.0.1:${port}/${SECRET} `;
    const server = await startServer(newDatabase(), { env: { NOTIFY_URL: url } });

    /** Ana and Ben choose their tokens, Ana leaves, and then it is her turn. */
    async function play(): Promise<void> {
      const players = { players: ['Ana', 'Ben'], startingTokens: 'choose', firstPlayer: 0 };
      const tokens = await newGame(server.url, players);
      for (const [seat, token] of tokens.entries()) {
        const client = await connectTo(server.url, token);
        const { view, version } = client.table();
        const action = must(legalActions(view, seat)[0]);
        await client.ask({ type: 'act', id: 1, version, action });
        client.leave();
        while ((await metricsOf(server.url)).includes('skymines_sockets 1\n')) await setTimeout(10);
      }
    }

    await play();
    while (logins.length === 0) await setTimeout(10);
    expect(logins[0]).toBe(`Basic ${Buffer.from(`ana:${SECRET}`).toString('base64')}`);
    receiver.closeAllConnections();
    receiver.close();
    await play();
    while (!server.log().includes('"event":"notify"')) await setTimeout(10);
    expect(server.log()).toContain('"reason":"ECONNREFUSED"');
    expect(server.log()).not.toContain(SECRET);
    expect(server.log()).not.toContain(Buffer.from(`ana:${SECRET}`).toString('base64'));
  });
});
