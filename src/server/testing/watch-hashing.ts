import { createHook } from 'node:async_hooks';
import crypto from 'node:crypto';

/** Counts the password hashes computed while `work` runs, each of which takes as long as it should: in all, and at most at once. */
export async function watchHashing(work: () => Promise<unknown>) {
  const running = new Set<number>();
  const seen = { runs: 0, atOnce: 0 };
  const hook = createHook({
    init(id, type) {
      if (type !== 'ARGON2REQUEST') return;
      running.add(id);
      seen.runs += 1;
      seen.atOnce = Math.max(seen.atOnce, running.size);
    },
    before: (id) => void running.delete(id),
  });
  hook.enable();
  Object.assign(crypto.argon2, { isQuick: false });
  await work();
  Object.assign(crypto.argon2, { isQuick: true });
  hook.disable();
  return seen;
}
