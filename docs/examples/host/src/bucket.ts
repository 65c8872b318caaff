/** Returns a function that tells whether one more is allowed: `most` at once, and in the long run so many in a second. */
export function bucket(most: number, perSecond: number): () => boolean {
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
