/** Returns the value for a key, which is created on first use. */
export function cached<Key, Value>(
  known: { get(key: Key): Value | undefined; set(key: Key, value: Value): unknown },
  key: Key,
  create: () => Value,
): Value {
  const found = known.get(key);
  if (found !== undefined) return found;
  const created = create();
  known.set(key, created);
  return created;
}
