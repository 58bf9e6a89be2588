/** Runs the work at the earliest requested time, and never twice at once. */
export function createTimer(work: () => Promise<void>) {
  let timer: NodeJS.Timeout | undefined;
  let due = Number.POSITIVE_INFINITY;
  let isWorking = false;

  function runIn(ms: number) {
    const at = performance.now() + ms;
    if (at >= due) return;
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
    if (due < Number.POSITIVE_INFINITY) start();
  }

  return { in: runIn, stop: () => clearTimeout(timer) };
}
