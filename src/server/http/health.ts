import type { Hono } from 'hono';
import { readinessUse, withConnectionsFor } from '#server/db/connection-use.ts';
import { type Database, ping } from '#server/db/database.ts';
import type { Log } from '#server/log.ts';
import type { AppEnv } from './app-env.ts';
import { withinDeadline } from './deadline.ts';

interface HealthOptions {
  db: Database;
  isReady: () => boolean;
  deadlineMs: number;
  log: Log;
}

/** `/healthz`: the process is up. `/readyz`: migration and seed are done and the database answers. */
export function mountHealth(app: Hono<AppEnv>, { db, isReady, deadlineMs, log }: HealthOptions) {
  const check = createDatabaseCheck(db, deadlineMs, log);
  app.get('/healthz', (c) => c.json({ status: 'up' }, 200, { 'Cache-Control': 'no-store' }));
  app.get('/readyz', async (c) => {
    const ready = isReady() && (await check());
    return c.json({ status: ready ? 'ready' : 'not ready' }, ready ? 200 : 503, { 'Cache-Control': 'no-store' });
  });
}

/** Logs the reason when the database stops answering, not with every probe. */
function createDatabaseCheck(db: Database, deadlineMs: number, log: Log) {
  let isDown = false;
  const onError = (error: unknown) => {
    if (!isDown) log.error('the database does not answer', { error });
    isDown = true;
  };
  return async () => {
    try {
      await withinDeadline(
        withConnectionsFor(readinessUse, () => ping(db)),
        deadlineMs,
        onError,
      );
      isDown = false;
      return true;
    } catch (error) {
      onError(error);
      return false;
    }
  };
}
