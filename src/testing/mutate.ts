import { type Draw, drawInteger, pickOne } from '../engine/random.ts';

const NUMBERS = [0, 1, -1, 0.5, 1e9, Number.MAX_SAFE_INTEGER, -0, 5, 99];
const STRINGS = ['', '?', '0', 'minerva', 'constructor', '__proto__', 'A01', 'planA01', 'undefined'];
const ACTION = { type: 'pass', seat: 0 };
const FRAME = { kind: 'turn', seat: 0 };

/** Values that often break programs. */
const TRAPS: readonly unknown[] = [null, true, false, ...NUMBERS, ...STRINGS, [], {}, [null], [[]], ACTION, FRAME];

interface Spot {
  readonly holder: Record<string, unknown>;
  readonly key: string;
}

/** Returns a copy of a JSON value with random changes. Most changes are small, so the copy stays nearly valid. */
export function mutated(draw: Draw, value: unknown, changes: number): unknown {
  const root = { value: copyOf(value) };
  for (let change = 0; change < changes; change += 1) {
    const spots = spotsOf(root);
    if (spots.length === 0) break;
    changeAt(draw, pickOne(draw, spots), spots);
  }
  return root.value;
}

function copyOf(value: unknown): unknown {
  return value === undefined ? null : JSON.parse(JSON.stringify(value));
}

function spotsOf(holder: object): Spot[] {
  const record = holder as Record<string, unknown>;
  return Object.keys(record).flatMap((key) => {
    const inner = record[key];
    const below = typeof inner === 'object' && inner !== null ? spotsOf(inner) : [];
    return [{ holder: record, key }, ...below];
  });
}

function changeAt(draw: Draw, { holder, key }: Spot, spots: readonly Spot[]): void {
  const value = holder[key];
  const change = drawInteger(draw, 7);
  if (change === 1) {
    if (Array.isArray(holder)) holder.splice(Number(key), 1);
    else delete holder[key];
  } else if (change === 3 || change === 6) {
    const other = pickOne(draw, spots);
    holder[key] = copyOf(other.holder[other.key]);
    if (change === 6 && typeof value !== 'object') other.holder[other.key] = value;
  } else holder[key] = replacement(draw, value, change);
}

function replacement(draw: Draw, value: unknown, change: number): unknown {
  const trap = (): unknown => copyOf(pickOne(draw, TRAPS));
  if (change === 2 && typeof value === 'number') return value + pickOne(draw, [-1, 1, 2, 10, -100]);
  if (change === 5 && Array.isArray(value)) return [...value].reverse();
  if (change !== 4) return trap();
  if (Array.isArray(value)) return [...value, copyOf(pickOne(draw, [...value, null]))];
  return typeof value === 'object' && value !== null ? { ...value, extra: trap() } : String(value);
}

/** Returns a random string of notation fragments and other characters. */
export function randomText(draw: Draw, pieces: readonly string[]): string {
  const length = drawInteger(draw, 12);
  const parts = Array.from({ length }, () =>
    draw() < 0.7 ? pickOne(draw, pieces) : String.fromCharCode(drawInteger(draw, 0x3000)),
  );
  return parts.join(pickOne(draw, ['', ' ', '\n']));
}
