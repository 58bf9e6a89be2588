/** Milliseconds since 1970. Tests move it by hand. */
export type Clock = () => number;

export const systemClock: Clock = () => Date.now();
