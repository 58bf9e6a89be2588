/** What ends a pause early: the network is back, or somebody looks at the page again. */
export interface Alarm {
  /** A stream that has been silent for longer than this, in ms, is taken for dead. */
  ring(patience: number): void;
  /** Calls back with every ring until the signal is aborted. */
  onRing(heard: (patience: number) => void, signal: AbortSignal): void;
}

const ring = 'ring';

export function createAlarm(): Alarm {
  const bell = new EventTarget();
  return {
    ring: (patience) => bell.dispatchEvent(new CustomEvent(ring, { detail: patience })),
    onRing: (heard, signal) =>
      bell.addEventListener(ring, (event) => heard((event as CustomEvent<number>).detail), { signal }),
  };
}
