// Breaks the rule "browsers/floor" on purpose, once per line: if oxlint accepts a line, the rule no longer works.
export function canary(set: Set<number>, map: any) {
  set.difference(set);
  map.getOrInsertComputed('a', () => 1);
  void Promise.withResolvers();
  Temporal.Now.instant();
}
