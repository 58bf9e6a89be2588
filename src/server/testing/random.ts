/** Draws the same values for the same seed. */
export function createRandom(seed: number) {
  let state = seed >>> 0;
  /** Next number from 0 to 1 (Mulberry32). */
  const next = () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    chance: (probability: number) => next() < probability,
    pick: <T>(values: readonly T[]): T | undefined => values[below(values.length)],
    /** A generator for another actor, independent of what happens meanwhile. */
    fork: () => createRandom(below(2 ** 32)),
  };
}

export type Random = ReturnType<typeof createRandom>;

/** @throws Error with a sentence, for what is no whole number that the generator takes */
export function readSeed(text: string) {
  const seed = Number(text);
  if (!/^\d+$/.test(text) || seed >= 2 ** 32)
    throw new Error(`'${text}' is no seed: please give a whole number from 0 to 4294967295.`);
  return seed;
}
