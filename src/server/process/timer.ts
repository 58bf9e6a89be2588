/** Runs the work at the earliest requested time, never twice at once, and not any more once it is stopped. */
export function createTimer(work: () => Promise<void>) {
  let timer: NodeJS.Timeout | undefined;
  let due = Number.POSITIVE_INFINITY;
  let isWorking = false;
  let isStopped = false;

  function runIn(ms: number) {
    const at = performance.now() + ms;
    if (isStopped || at >= due) return;
    due = at;
    if (!isWorking) start();
  }

  function start() {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), Math.max(0, due - performance.now())).unref();
  }

  async function run() {
    due = Number.POSITIVE_INFINITY;
    isWorking = true;
    await work();
    isWorking = false;
    if (!isStopped && due < Number.POSITIVE_INFINITY) start();
  }

  function stop() {
    isStopped = true;
    clearTimeout(timer);
  }

  return { in: runIn, stop };
}
