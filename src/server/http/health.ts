import { setTimeout as wait } from 'node:timers/promises';
import type { Hono } from 'hono';
import type { Clock } from '#server/clock.ts';
import { readinessUse, withConnectionsFor } from '#server/db/connection-use.ts';
import { type Database, ping } from '#server/db/database.ts';
import { type DiskSpace, isNearlyFull } from '#server/files/disk-space.ts';
import type { Log } from '#server/log.ts';
import type { Storage } from '#server/storage/storage.ts';
import type { AppContext, AppEnv } from './app-env.ts';
import { withinDeadline } from './deadline.ts';

interface HealthOptions {
  db: Database;
  storage: Pick<Storage, 'check'>;
  /** The disk with the least room. */
  readDisk: () => Promise<DiskSpace>;
  monotonicClock: Clock;
  isReady: () => boolean;
  addressOf: (c: AppContext) => string;
  deadlineMs: number;
  log: Log;
}

/** A bucket costs money for every request, and a disk does not fill in seconds, so that not every probe asks them, in ms. */
const checkIntervalMs = 10_000;

/** Balancers wait for a second or two. A probe that takes longer than this gets the last result, in ms. */
const patienceMs = 500;

/**
 * `/healthz`: the process is up, and takes the client for this address. `/readyz`: it takes requests, from the end of migration and seed until it is told to stop. Without
 * the database, cached pages go on, and without the storage pages and bookings do, so that it is still ready, but `degraded`. So it is before the disk is full.
 */
export function mountHealth(
  app: Hono<AppEnv>,
  { db, storage, readDisk, monotonicClock, isReady, addressOf, deadlineMs, log }: HealthOptions,
) {
  const hasDatabase = createCheck('the database does not answer', log, deadlineMs, () =>
    withConnectionsFor(readinessUse, () => ping(db)),
  );
  const hasStorage = atIntervals(
    monotonicClock,
    createCheck('the storage cannot be reached', log, deadlineMs, () => storage.check()),
  );
  const hasRoom = atIntervals(
    monotonicClock,
    createCheck('the disk is nearly full', log, deadlineMs, async () => {
      const disk = await readDisk();
      if (isNearlyFull(disk)) throw new Error(`${Math.floor(disk.free / 1_048_576)} MB are left`);
    }),
  );
  app.get('/healthz', (c) => c.json({ status: 'up', client: addressOf(c) }, 200, { 'Cache-Control': 'no-store' }));
  app.get('/readyz', async (c) => {
    const noStore = { 'Cache-Control': 'no-store' };
    if (!isReady()) return c.json({ status: 'not ready' }, 503, noStore);
    const [database, storage, disk] = await Promise.all([hasDatabase(), hasStorage(), hasRoom()]);
    const status = database && storage && disk ? 'ready' : 'degraded';
    return c.json({ status, database, storage, disk }, 200, noStore);
  });
}

/** Whether something works. Probes at the same time share a check. Logs when it stops working, not with every probe. */
function createCheck(message: string, log: Log, deadlineMs: number, work: () => Promise<void>) {
  let isUp = true;
  let running: Promise<void> | undefined;
  const onError = (error: unknown) => {
    if (isUp) log.error(message, { error });
    isUp = false;
  };
  async function check() {
    try {
      await withinDeadline(work(), deadlineMs, onError);
      isUp = true;
    } catch (error) {
      onError(error);
    }
    running = undefined;
  }
  return async () => {
    running ??= check();
    await Promise.race([running, wait(patienceMs, undefined, { ref: false })]);
    return isUp;
  };
}

function atIntervals(clock: Clock, check: () => Promise<boolean>) {
  let last: { at: number; result: Promise<boolean> } | undefined;
  return () => {
    const now = clock();
    if (!last || now - last.at > checkIntervalMs) last = { at: now, result: check() };
    return last.result;
  };
}
