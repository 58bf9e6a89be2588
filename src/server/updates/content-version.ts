// See docs/decisions/0051-changes-across-instances.md.

import { readCounts } from '#server/db/changes.queries.ts';
import type { Database } from '#server/db/database.ts';
import { type Log, logOutages } from '#server/log.ts';
import { createTimer } from '#server/process/timer.ts';

/** How long after one check for changes made by other instances the next one begins. */
const usualPollMs = 1_000;

/** A browser that has changed something remembers the version that shows the change, until all instances have polled. */
export const contentVersionCookie = {
  /** The `__Host-` prefix makes browsers accept the cookie only from this host. It requires https. */
  name: (secure: boolean) => (secure ? '__Host-content-version' : 'content-version'),
  maxAgeSeconds: 60,
};

/** The version in a Cookie header; -1 if there is none. */
export function versionInCookie(cookies: string, secure: boolean): number {
  const pattern = secure
    ? /(?:^|; )__Host-content-version=(\d{1,15})(?:;|$)/
    : /(?:^|; )content-version=(\d{1,15})(?:;|$)/;
  return Number(pattern.exec(cookies)?.[1] ?? -1);
}

export type ContentVersion = ReturnType<typeof createContentVersion>;

/** A number that increases with every change to what visitors see. */
export function createContentVersion(db: Database) {
  let version = -1;
  let withdrawals = -1;

  /** Call after a change, so that the next request already sees it. */
  async function refresh() {
    const counts = await readCounts(db, 'content.changes', 'content.withdrawals');
    // Two readings may overlap, and the older one arrive last.
    version = Math.max(version, counts['content.changes']);
    withdrawals = Math.max(withdrawals, counts['content.withdrawals']);
  }

  /**
   * Polls for the changes of other instances until the returned function is called. Waits for each reading before it starts the time to
   * the next one, so that they never queue for a slow database.
   * @param listen - calls `onChange` when another instance may have changed something, so that no one waits for the next poll
   */
  function watch(
    log: Log,
    {
      pollMs = usualPollMs,
      listen,
    }: { pollMs?: number; listen?: ((onChange: () => void) => () => void) | undefined } = {},
  ) {
    const attempt = logOutages(log, 'the content version cannot be read; cached pages may be stale');
    const timer = createTimer(async () => {
      await attempt(refresh);
      timer.in(pollMs);
    });
    timer.in(pollMs);
    const stopListening = listen?.(() => timer.in(0));
    return () => {
      timer.stop();
      stopListening?.();
    };
  }

  return {
    /** The last known version. While the database is down it does not change. */
    current: () => version,
    /**
     * Increases with every change that may take something away, such as an edit, a deletion or an erasure. What was rendered
     * before such a change must not be served any more, not even when a new rendering fails.
     */
    withdrawals: () => withdrawals,
    refresh,
    watch,
  };
}
