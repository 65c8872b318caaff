// Loaded before the server, which knows nothing of it: lets an accident happen when a change is stored.
import { createRequire } from 'node:module';
import process from 'node:process';

const { kind, at } = JSON.parse(process.env['ACCIDENT']);
const Database = createRequire(new URL('../../../docs/examples/host/package.json', import.meta.url))('libsql');
const { prepare } = Database.prototype;
let stored = 0;

Database.prototype.prepare = function (sql) {
  const statement = prepare.call(this, sql);
  if (!sql.startsWith('insert into changes')) return statement;
  const run = statement.run.bind(statement);
  statement.run = (...values) => {
    stored += 1;
    if (stored === at && kind === 'full') throw new Error('the disk is full');
    if (stored === at && kind === 'before') die();
    run(...values);
    if (stored === at && kind === 'after') die();
  };
  return statement;
};

function die() {
  process.kill(process.pid, 'SIGKILL');
  // The signal ends the process at once; nothing after this line may run.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
}
