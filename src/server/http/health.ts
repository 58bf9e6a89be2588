import type { Hono } from 'hono';
import type { Clock } from '#server/clock.ts';
import { readinessUse, withConnectionsFor } from '#server/db/connection-use.ts';
import { type Database, ping } from '#server/db/database.ts';
import type { Log } from '#server/log.ts';
import type { Storage } from '#server/storage/storage.ts';
import type { AppEnv } from './app-env.ts';
import { withinDeadline } from './deadline.ts';

interface HealthOptions {
  db: Database;
  storage: Pick<Storage, 'check'>;
  monotonicClock: Clock;
  isReady: () => boolean;
  deadlineMs: number;
  log: Log;
}

/** A bucket costs money for every request, so that not every probe asks it, in ms. */
const storageCheckIntervalMs = 10_000;

/**
 * `/healthz`: the process is up. `/readyz`: migration and seed are done and the database answers. Without the storage, pages and
 * bookings go on, so that the server is still ready, but `degraded`.
 */
export function mountHealth(
  app: Hono<AppEnv>,
  { db, storage, monotonicClock, isReady, deadlineMs, log }: HealthOptions,
) {
  const hasDatabase = createCheck('the database does not answer', log, deadlineMs, () =>
    withConnectionsFor(readinessUse, () => ping(db)),
  );
  const hasStorage = atIntervals(
    monotonicClock,
    createCheck('the storage cannot be reached', log, deadlineMs, () => storage.check()),
  );
  app.get('/healthz', (c) => c.json({ status: 'up' }, 200, { 'Cache-Control': 'no-store' }));
  app.get('/readyz', async (c) => {
    const ready = isReady() && (await hasDatabase());
    const status = ready ? ((await hasStorage()) ? 'ready' : 'degraded') : 'not ready';
    return c.json({ status }, ready ? 200 : 503, { 'Cache-Control': 'no-store' });
  });
}

/** Logs the reason when something stops working, not with every probe. */
function createCheck(message: string, log: Log, deadlineMs: number, work: () => Promise<void>) {
  let isDown = false;
  const onError = (error: unknown) => {
    if (!isDown) log.error(message, { error });
    isDown = true;
  };
  return async () => {
    try {
      await withinDeadline(work(), deadlineMs, onError);
      isDown = false;
      return true;
    } catch (error) {
      onError(error);
      return false;
    }
  };
}

function atIntervals(clock: Clock, check: () => Promise<boolean>) {
  let last: { at: number; result: Promise<boolean> } | undefined;
  return () => {
    const now = clock();
    if (!last || now - last.at > storageCheckIntervalMs) last = { at: now, result: check() };
    return last.result;
  };
}
