import type { Hono } from 'hono';
import { type Database, ping } from '#server/db/database.ts';
import type { AppEnv } from './app-env.ts';
import { withinDeadline } from './deadline.ts';

/** `/healthz`: the process is up. `/readyz`: migration and seed are done and the database answers. */
export function mountHealth(app: Hono<AppEnv>, db: Database, isReady: () => boolean, deadlineMs: number) {
  app.get('/healthz', (c) => c.json({ status: 'up' }, 200, { 'Cache-Control': 'no-store' }));
  app.get('/readyz', async (c) => {
    const ready =
      isReady() &&
      (await withinDeadline(ping(db), deadlineMs).then(
        () => true,
        () => false,
      ));
    return c.json({ status: ready ? 'ready' : 'not ready' }, ready ? 200 : 503, { 'Cache-Control': 'no-store' });
  });
}
