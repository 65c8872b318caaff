// Preloaded into the server without its knowledge. Makes it fail when it stores a change.
import { createRequire } from 'node:module';
import process from 'node:process';

const { kind, at } = JSON.parse(process.env['ACCIDENT']);
const Database = createRequire(new URL('../../package.json', import.meta.url))('libsql');
const { exec, prepare } = Database.prototype;
let changes = 0;
let isChanging = false;

Database.prototype.prepare = function (sql) {
  const statement = prepare.call(this, sql);
  if (!/^\s*(insert into|delete from) actions/.test(sql)) return statement;
  const run = statement.run.bind(statement);
  statement.run = (...values) => {
    changes += 1;
    isChanging = true;
    if (changes === at && kind === 'full') throw new Error('the disk is full');
    return run(...values);
  };
  return statement;
};

Database.prototype.exec = function (sql) {
  const isHere = sql === 'COMMIT' && isChanging && changes === at;
  if (isHere && kind === 'before') die();
  exec.call(this, sql);
  if (isHere && kind === 'after') die();
  isChanging = false;
};

function die() {
  process.kill(process.pid, 'SIGKILL');
  // The signal ends the process immediately, so that nothing after this line runs.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
}
