const mostKeys = 10_000;

/** Keeps an entry and, past ten thousand, forgets the one written longest ago: strangers choose these keys. */
export function addRecent<V>(entries: Map<string, V>, key: string, value: V) {
  entries.delete(key);
  entries.set(key, value);
  const oldest = entries.keys().next().value;
  if (entries.size > mostKeys && oldest !== undefined) entries.delete(oldest);
}
