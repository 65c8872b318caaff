import { monitorEventLoopDelay } from 'node:perf_hooks';
import process from 'node:process';

/** Counters with their help texts. */
const COUNTED = {
  skymines_changes_stored_total: 'Stored game changes.',
  skymines_conflicts_total: 'Changes that lost to another server and were retried.',
  skymines_moves_refused_total: 'Refused moves.',
  skymines_tables_broken_total: 'Tables closed after a failed write, when the change may or may not be stored.',
  skymines_tables_opened_total: 'Tables loaded from the database, including reloads after a conflict.',
  skymines_hints_followed_total: 'Changes from other servers applied without a database query.',
  skymines_connections_refused_total: 'Refused connections.',
  skymines_pages_unread_total: 'Pages disconnected because they did not read their messages.',
  skymines_notify_failed_total: 'Notices to absent players that could not be sent.',
} as const;

const MEASURED = {
  skymines_sockets: 'Open page connections.',
  skymines_tables: 'Open tables.',
} as const;

/** Upper bounds of the histogram buckets, in seconds. */
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

type Counted = keyof typeof COUNTED;
type Measured = keyof typeof MEASURED;

const counts = new Map<Counted, number>();
const gauges = new Map<Measured, () => number>();
const times = [...BUCKETS, Number.POSITIVE_INFINITY].map((most) => ({ most, count: 0 }));
let seconds = 0;
const delay = monitorEventLoopDelay();
delay.enable();

export function count(name: Counted): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

export function measure(name: Measured, read: () => number): void {
  gauges.set(name, read);
}

/** Records the time between a move's arrival and its answer. */
export function recordMoveTime(milliseconds: number): void {
  seconds += milliseconds / 1000;
  for (const each of times) if (milliseconds / 1000 <= each.most) each.count += 1;
}

/** Returns all metrics in the Prometheus text format. */
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
      'Resident memory of the process.',
      `process_resident_memory_bytes ${process.memoryUsage.rss()}`,
    ),
    ...of(
      'gauge',
      'nodejs_eventloop_lag_p99_seconds',
      'Event loop delay since the start.',
      `nodejs_eventloop_lag_p99_seconds ${delay.percentile(99) / 1e9}`,
    ),
    ...of(
      'histogram',
      moves,
      'Time from the arrival of a move to its answer.',
      ...times.map(
        ({ most, count: n }) => `${moves}_bucket{le="${most === Number.POSITIVE_INFINITY ? '+Inf' : most}"} ${n}`,
      ),
      `${moves}_sum ${seconds}`,
      `${moves}_count ${all}`,
    ),
    '',
  ].join('\n');
}
