/** Milliseconds; the origin depends on the clock. Tests pass a clock that they move by hand. */
export type Clock = () => number;

/** Milliseconds since 1970: the time of day. Jumps when the machine's clock is adjusted. */
export const systemClock: Clock = () => Date.now();

/** Milliseconds since an arbitrary start: for durations, limits and waits. Never jumps when the machine's clock is adjusted. */
export const monotonicClock: Clock = () => performance.now();
