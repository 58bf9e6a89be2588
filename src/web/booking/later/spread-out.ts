const apartMs = 2 * 3_600_000;

/** The first of a day's free times, and then each that begins at least two hours after the one before: a choice over the whole day. */
export function spreadOut(starts: readonly string[]): string[] {
  let next = 0;
  return starts.filter((start) => {
    const isFar = Date.parse(start) >= next;
    if (isFar) next = Date.parse(start) + apartMs;
    return isFar;
  });
}
