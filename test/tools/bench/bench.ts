// Measures the speed of the library: `npm run bench`. Nothing here passes or fails. docs/performance.md explains the
// figures. Everything is CPU time, measured alternately, the best of several rounds, unless stated otherwise.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { dirname } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import type { CreateGameOptions } from '../../../src/entries/index.ts';
import { heapPerSuccessor, measureCalls } from './calls.ts';
import { chart } from './chart.ts';
import { measureGrowth, measureWorst } from './growth.ts';
import { measureKinds } from './kinds.ts';
import { cpuSeconds, inTurns, type Measured, type Subject, table } from './measure.ts';
import { playRandomly, WAYS } from './ways.ts';
import { yardsticks } from './yardsticks.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    games: { type: 'string', default: '60' },
    out: { type: 'string', default: 'reports/bench.json' },
    chart: { type: 'string' },
    cold: { type: 'boolean', default: false },
  },
});
const ROUNDS = Number(values.rounds);
const GAMES = Number(values.games);
const COLD_GAMES = 50;
const MODES = ['4 people', 'Belt, missions, menace', '3 people and Luna'];

const say = (text: string): void => void process.stdout.write(text);
const whole = (figure: number): string => Math.round(figure).toLocaleString('en');
const exact = (figure: number): string => figure.toFixed(1);

/** Decisions per second in random games of a mode, with every action drawn from the complete list. */
function playing(name: string, options: (game: number) => CreateGameOptions): Subject & { perGame(): number } {
  const played = { games: 0, decisions: 0 };
  const measure = (round: number): number => {
    const before = cpuSeconds();
    let decisions = 0;
    for (let game = 0; game < GAMES; game += 1) decisions += playRandomly(options(round * GAMES + game), game);
    played.games += GAMES;
    played.decisions += decisions;
    return decisions / (cpuSeconds() - before);
  };
  return { name, measure, perGame: () => played.decisions / played.games };
}

if (values.cold) {
  const before = cpuSeconds();
  let decisions = 0;
  for (let game = 0; game < COLD_GAMES; game += 1)
    decisions += playRandomly({ players: ['Ana', 'Ben'], seed: `${game}` }, game);
  say(`${decisions / (cpuSeconds() - before)}\n`);
} else await bench();

async function bench(): Promise<void> {
  const machine = `${cpus()[0]?.model ?? 'unknown'}, Node ${process.versions.node}`;
  say(`${machine}\n\nRandom games from complete lists, decisions (or moves) per second:\n`);
  const ours = Object.entries(WAYS).map(([name, options]) => playing(name, options));
  const speeds = inTurns([...ours, ...(await yardsticks())], ROUNDS);
  const perGame = new Map(ours.map(({ name, perGame: each }) => [name, each()]));
  say(speedTable(speeds, perGame));

  const cold = Number(spawnSync(process.execPath, [process.argv[1] ?? '', '--cold'], { encoding: 'utf8' }).stdout);
  say(`\nThe first ${COLD_GAMES} games of two in a new process: ${whole(cold)} decisions per second.\n`);

  const kinds = Object.fromEntries(MODES.map((mode) => [mode, measureKinds(mode, GAMES)]));
  for (const [mode, rows] of Object.entries(kinds)) {
    say(`\nBy kind of decision, ${mode} (us by the clock, median and 99th percentile):\n`);
    const cells = rows.map(({ kind, count, longest, list, play }) => [
      kind,
      whole(count),
      `${longest}`,
      ...[...list, ...play].map(exact),
    ]);
    say(table(['', 'met', 'longest', 'list', 'p99', 'play', 'p99'], cells));
  }

  const calls = Object.fromEntries(MODES.map((mode) => [mode, measureCalls(mode)]));
  say('\nOne call (us):\n');
  const names = Object.keys(calls[MODES[0] ?? ''] ?? {});
  say(
    table(
      ['', ...MODES],
      names.map((name) => [name, ...MODES.map((mode) => exact(calls[mode]?.[name] ?? Number.NaN))]),
    ),
  );
  const heap = Object.fromEntries(MODES.map((mode) => [mode, heapPerSuccessor(mode)]));
  say(
    `\nHeap of a successor whose predecessor is kept: ${MODES.map((mode) => `${whole(heap[mode] ?? 0)} bytes (${mode})`).join(', ')}\n`,
  );

  const growth = [...measureGrowth(GAMES), ...measureWorst()];
  say('\nHow lists grow (us, and us for each action):\n');
  say(
    table(
      ['', 'actions', 'us', 'each'],
      growth.map(({ of, length, time }) => [of, whole(length), exact(time), (time / length).toFixed(2)]),
    ),
  );

  const figures = {
    machine,
    speeds: Object.fromEntries(speeds),
    perGame: Object.fromEntries(perGame),
    cold,
    kinds,
    calls,
    heap,
    growth,
  };
  mkdirSync(dirname(values.out), { recursive: true });
  writeFileSync(values.out, `${JSON.stringify(figures, null, 2)}\n`);
  if (values.chart !== undefined) writeFileSync(values.chart, speedChart(speeds));
  say(`\nAll figures: ${values.out}\n`);
}

function speedTable(speeds: ReadonlyMap<string, Measured>, perGame: ReadonlyMap<string, number>): string {
  const rows = [...speeds].map(([name, { best, median }]) => {
    const games = perGame.get(name);
    return [name, whole(best), whole(median), games === undefined ? '' : whole(best / games)];
  });
  return table(['', 'best', 'median', 'games/s'], rows);
}

/** Only engines with comparable moves are in one chart. A counter has no lists of legal moves. */
function speedChart(speeds: ReadonlyMap<string, Measured>): string {
  const rows = [...speeds].filter(([name]) => name in WAYS || name.startsWith('chessops'));
  return chart(
    'Decisions or moves per second, from complete lists (the line is the median)',
    rows.map(([name, figures]) => ({ name, ...figures })),
  );
}
