import { monitorEventLoopDelay } from 'node:perf_hooks';
import process from 'node:process';

/** What is counted, with what it means. */
const COUNTED = {
  skymines_changes_stored_total: 'Changes of games that were stored.',
  skymines_conflicts_total: 'Changes that another server was faster to store.',
  skymines_moves_refused_total: 'Moves that were refused.',
  skymines_tables_broken_total: 'Tables that were closed because nobody knew whether a change was stored.',
  skymines_tables_opened_total: 'Tables that were opened from the database, again after a conflict too.',
  skymines_hints_followed_total: 'Changes of other servers that were taken over without asking the database.',
  skymines_connections_refused_total: 'Connections that were refused.',
  skymines_pages_unread_total: 'Pages that were cut off because they did not read what was sent.',
  skymines_notify_failed_total: 'Notices to absent people that could not be sent.',
} as const;

const MEASURED = {
  skymines_sockets: 'Open connections of pages.',
  skymines_tables: 'Open tables.',
} as const;

/** Upper ends of the classes, in seconds. */
const CLASSES = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

type Counted = keyof typeof COUNTED;
type Measured = keyof typeof MEASURED;

const counts = new Map<Counted, number>();
const gauges = new Map<Measured, () => number>();
const times = [...CLASSES, Number.POSITIVE_INFINITY].map((most) => ({ most, count: 0 }));
let seconds = 0;
const delay = monitorEventLoopDelay();
delay.enable();

export function count(name: Counted): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

export function measure(name: Measured, read: () => number): void {
  gauges.set(name, read);
}

/** Notes how long a move took, from its arrival until its answer. */
export function took(milliseconds: number): void {
  seconds += milliseconds / 1000;
  for (const each of times) if (milliseconds / 1000 <= each.most) each.count += 1;
}

/** Everything in the text form that Prometheus reads. */
export function metricsText(): string {
  const of = (type: string, name: string, help: string, ...lines: readonly string[]) => [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...lines,
  ];
  const all = times.at(-1)?.count ?? 0;
  const moves = 'skymines_move_seconds';
  return [
    ...Object.entries(COUNTED).flatMap(([name, help]) =>
      of('counter', name, help, `${name} ${counts.get(name as Counted) ?? 0}`),
    ),
    ...Object.entries(MEASURED).flatMap(([name, help]) =>
      of('gauge', name, help, `${name} ${gauges.get(name as Measured)?.() ?? 0}`),
    ),
    ...of(
      'gauge',
      'process_resident_memory_bytes',
      'Memory of the process.',
      `process_resident_memory_bytes ${process.memoryUsage.rss()}`,
    ),
    ...of(
      'gauge',
      'nodejs_eventloop_lag_p99_seconds',
      'Delay of the event loop since the start.',
      `nodejs_eventloop_lag_p99_seconds ${delay.percentile(99) / 1e9}`,
    ),
    ...of(
      'histogram',
      moves,
      'Time from the arrival of a move until its answer.',
      ...times.map(
        ({ most, count: n }) => `${moves}_bucket{le="${most === Number.POSITIVE_INFINITY ? '+Inf' : most}"} ${n}`,
      ),
      `${moves}_sum ${seconds}`,
      `${moves}_count ${all}`,
    ),
    '',
  ].join('\n');
}
