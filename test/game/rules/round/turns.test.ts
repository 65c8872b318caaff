import { expect, test } from 'vitest';
import type { Action } from '../../../kit/pinned.ts';
import { explain } from '../../../kit/pinned.ts';
import { table } from '../../../kit/table.ts';

test('ROUND-9 rejects a value that is not an action', () => {
  for (const action of [null, 'pass', { type: 'wait', seat: 0 }, { type: 'pass' }, { type: 'pass', seat: 'x' }]) {
    expect(explain(table.onTurn(), action as Action)).toMatchObject([
      { code: 'malformedAction', rule: 'ROUND-9', page: '10' },
    ]);
  }
});
