const maxKeys = 10_000;

/** Sets an entry and evicts the least recently written one beyond `most`: clients choose these keys, so the map must stay bounded. */
export function addRecent<V>(entries: Map<string, V>, key: string, value: V, most = maxKeys) {
  entries.delete(key);
  entries.set(key, value);
  const oldest = entries.keys().next().value;
  if (entries.size > most && oldest !== undefined) entries.delete(oldest);
}
