/** Milliseconds since 1970. Tests move it by hand. */
export type Clock = () => number;

export const systemClock: Clock = () => Date.now();

/** Milliseconds since some moment, which go on whatever is done to the time of the machine: for how long something takes or waits. */
export const monotonicClock: Clock = () => performance.now();
