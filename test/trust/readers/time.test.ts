import { expect, test } from 'vitest';
import { cpuTime } from '../../tools/bench/cpuTime.ts';
import { ATTEMPTS } from '../../tools/bench/hostileInputs.ts';

// Ten times the input may take ten times as long, but not a hundred times. Times are compared with each other, so that
// a slow machine does not fail the test. Times too short to measure count as `SHORT`.

const SMALL = 30_000;
const LARGE = 300_000;
const SHORT = 4;
const MOST = 40;
/** A busy machine or a garbage collection can distort one measurement, but superlinear code fails all of them. */
const ATTEMPTED = 12;

test.each(ATTEMPTS.map(({ reader, shape, prepare }) => [reader, shape, prepare] as const))(
  '%s takes linear time: %s',
  (_reader, _shape, prepare) => {
    cpuTime(prepare(SMALL), 1);
    let ratio = MOST;
    for (let attempt = 0; attempt < ATTEMPTED && ratio >= MOST; attempt += 1) {
      const small = cpuTime(prepare(SMALL), 2);
      const large = cpuTime(prepare(LARGE), 1);
      ratio = large / Math.max(small, SHORT);
    }
    expect(ratio).toBeLessThan(MOST);
  },
);
