const maxKeys = 10_000;

/** Sets an entry and evicts the least recently written one beyond `maxKeys`: clients choose these keys, so the map must stay bounded. */
export function addRecent<V>(entries: Map<string, V>, key: string, value: V) {
  entries.delete(key);
  entries.set(key, value);
  const oldest = entries.keys().next().value;
  if (entries.size > maxKeys && oldest !== undefined) entries.delete(oldest);
}
