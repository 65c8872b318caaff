import type { Draw } from '../engine/random.ts';
import { drawInteger, pickOne } from '../engine/random.ts';

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
  switch (drawInteger(draw, 7)) {
    case 0:
      holder[key] = copyOf(pickOne(draw, TRAPS));
      break;
    case 1:
      if (Array.isArray(holder)) holder.splice(Number(key), 1);
      else delete holder[key];
      break;
    case 2:
      if (typeof value === 'number') holder[key] = value + pickOne(draw, [-1, 1, 2, 10, -100]);
      else holder[key] = copyOf(pickOne(draw, TRAPS));
      break;
    case 3: {
      const other = pickOne(draw, spots);
      holder[key] = copyOf(other.holder[other.key]);
      break;
    }
    case 4:
      if (Array.isArray(value)) value.push(copyOf(pickOne(draw, [...value, null])));
      else if (typeof value === 'object' && value !== null)
        Object.assign(value, { extra: copyOf(pickOne(draw, TRAPS)) });
      else holder[key] = String(value);
      break;
    case 5:
      if (Array.isArray(value)) value.reverse();
      else holder[key] = copyOf(pickOne(draw, TRAPS));
      break;
    default: {
      const other = pickOne(draw, spots);
      const kept = holder[key];
      holder[key] = copyOf(other.holder[other.key]);
      if (typeof kept !== 'object') other.holder[other.key] = kept;
    }
  }
}

/** Returns a random string of notation fragments and other characters. */
export function randomText(draw: Draw, pieces: readonly string[]): string {
  const length = drawInteger(draw, 12);
  const parts = Array.from({ length }, () =>
    draw() < 0.7 ? pickOne(draw, pieces) : String.fromCharCode(drawInteger(draw, 0x3000)),
  );
  return parts.join(pickOne(draw, ['', ' ', '\n']));
}
