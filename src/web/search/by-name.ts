import type { Search } from './load-search.ts';

/** Search by name, for when the full search cannot be loaded. */
export const byName: Search = {
  findSigns: async () => [],
  suggest: async () => [],
  filter(_, listed, typed) {
    const words = typed.toLowerCase().split(/\s+/);
    return listed.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)));
  },
};
