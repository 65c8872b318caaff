// Preloaded into the server without its knowledge. Breaks its design in one way, or makes its clock jump. The checks
// must detect each broken design.
import { createRequire } from 'node:module';
import process from 'node:process';

const { Client } = createRequire(new URL('../../package.json', import.meta.url))('pg');
const { query } = Client.prototype;
const isAppend = (sql) => /^with next as \(update games/.test(sql);

const DESIGNS = {
  /** The last server wins: it changes the row of a game regardless of its version. */
  noCompareAndSwap: (sql) => [
    sql
      .replace(' and version = $2 - 1', '')
      .replace(/from next$/, 'from next on conflict (game, version) do update set action = excluded.action'),
  ],
  /** A server that was too late continues as if it had been first. */
  keptAfterConflict: (sql) => [sql, (result) => Object.assign(result, { rowCount: 1 })],
};

const design = DESIGNS[process.env['SABOTAGE']];
if (design !== undefined) {
  Client.prototype.query = function (config, values, callback) {
    // The pool passes a text, its values and a callback.
    if (typeof config !== 'string' || !isAppend(config)) return query.call(this, config, values, callback);
    const [sql, change = (result) => result] = design(config);
    return query.call(this, sql, values, (error, result) => callback(error, result && change(result)));
  };
}

if (process.env['SABOTAGE'] === 'clock') {
  const { now } = Date;
  let jump = 0;
  setInterval(() => {
    jump = (Math.random() - 0.5) * 4 * 86_400_000;
  }, 300).unref();
  Date.now = () => now() + jump;
}
