/** Longest wait in ms for a window that paints nothing, such as one behind another. */
const longestWait = 100;

/**
 * Resolves when the browser has painted what shows by now: sending a request takes a cheap phone 10 ms, in which no one should wait for
 * the effect of a tap.
 */
export function painted() {
  if (document.hidden) return Promise.resolve();
  return new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, longestWait);
  });
}
