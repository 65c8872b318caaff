import type { Point } from '../../components/content.ts';

/** Returns the area inside an outline, positive if the outline runs clockwise on the screen. */
function areaOf(outline: readonly Point[]): number {
  let sum = 0;
  let a = outline.at(-1);
  for (const b of outline) {
    if (a !== undefined) sum += a.x * b.y - b.x * a.y;
    a = b;
  }
  return sum / 2;
}

export function inset(outline: readonly Point[], distance: number): Point[] {
  const inward = areaOf(outline) >= 0 ? distance : -distance;
  const count = outline.length;
  return outline.map((corner, index) => {
    const before = outline[(index + count - 1) % count] ?? corner;
    const after = outline[(index + 1) % count] ?? corner;
    const [a, b] = [normal(before, corner), normal(corner, after)];
    const [x, y] = [a.x + b.x, a.y + b.y];
    // At sharp corners, limit the move to three times the distance.
    const scale = inward / Math.max(1 / 3, 1 + a.x * b.x + a.y * b.y);
    return { x: corner.x + x * scale, y: corner.y + y * scale };
  });
}

/** Returns the unit normal to the right of a line, as seen on the screen. */
function normal(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: -(to.y - from.y) / length, y: (to.x - from.x) / length };
}

export function contains(outline: readonly Point[], { x, y }: Point): boolean {
  let isInside = false;
  let a = outline.at(-1);
  for (const b of outline) {
    if (a !== undefined && a.y > y !== b.y > y && x < a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y)) {
      isInside = !isInside;
    }
    a = b;
  }
  return isInside;
}
