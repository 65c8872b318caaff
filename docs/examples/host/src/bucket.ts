/** Returns `true` if another request is allowed now, and counts it. */
export type Bucket = () => boolean;

/** Maximum number of buckets to keep. The least recently used ones are dropped. */
const MOST_KEYS = 10_000;

/** Allows bursts of up to `most` requests, and `perSecond` on average. */
export function bucket(most: number, perSecond: number): Bucket {
  let left = most;
  let last = Date.now();
  return () => {
    const now = Date.now();
    left = Math.min(most, left + (Math.max(0, now - last) / 1000) * perSecond);
    last = now;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}

/** Uses a separate bucket for each key, such as an address. */
export function buckets(most: number, perSecond: number): (key: string) => boolean {
  const all = new Map<string, Bucket>();
  return (key) => {
    const own = all.get(key) ?? bucket(most, perSecond);
    all.delete(key);
    all.set(key, own);
    for (const oldest of all.keys()) if (all.size > MOST_KEYS) all.delete(oldest);
    return own();
  };
}
