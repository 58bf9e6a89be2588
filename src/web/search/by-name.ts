import type { Search } from './load-search.ts';

/** In place of a search that cannot be loaded, such as without a network. */
export const byName: Search = {
  findSigns: async () => [],
  suggest: async () => [],
  filter(_, listed, typed) {
    const words = typed.toLowerCase().split(/\s+/);
    return listed.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)));
  },
};
