import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createApp } from '#server/app.ts';
import { systemClock } from '#server/clock.ts';
import { openDatabase } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { seedOnce } from '#server/db/seed/seed.ts';
import { createMemoryLimitStore } from '#server/limits/limit-store.ts';
import { createLog } from '#server/log.ts';
import { createMarkup } from '#server/markup/markup.ts';
import { createRecentErrors } from '#server/metrics/recent-errors.ts';
import { createFirstAdministrator } from '#server/resources/people/first-administrator.queries.ts';
import { createLocalStorage } from '#server/storage/local-storage.ts';
import { createPictureEncoder } from '#server/storage/picture-encoder.ts';
import { createPictures } from '#server/storage/pictures.ts';
import { createContentVersion } from '#server/updates/content-version.ts';
import { percentile } from '../machine.ts';

const rounds = 200;
const login = { email: 'admin@example.com', password: 'a long enough password' };

/** Starts the API in this process, on a database with reference data only, and signs an administrator in. */
export async function openAdmin() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'clinic-bench-'));
  const db = await openDatabase({ dataDir, databaseUrl: process.env['DATABASE_URL'] });
  await migrate(db);
  await seedOnce(db, { seed: 'reference', clinicCountry: 'IN' }, systemClock);
  await createFirstAdministrator(db, { adminEmail: login.email, adminPassword: login.password }, systemClock);
  const storage = createLocalStorage(dataDir);
  const log = createLog(() => undefined);
  const app = createApp({
    config: {
      siteUrl: new URL('http://localhost'),
      trustedProxies: 0,
      requestLogLevel: 'info',
      backups: false,
      backupDir: dataDir,
      dataDir,
    },
    sessionSecret: 'a secret of at least thirty-two characters',
    db,
    storage,
    pictures: createPictures(storage, createPictureEncoder(), log),
    markup: createMarkup(),
    clock: systemClock,
    monotonicClock: systemClock,
    log,
    recentErrors: createRecentErrors(systemClock),
    contentVersion: createContentVersion(db),
    limitStore: createMemoryLimitStore(systemClock),
    isReady: () => true,
    stopping: new AbortController().signal,
  });
  const response = await app.request('/api/admin/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(login),
  });
  const { token } = (await response.json()) as { token: string };

  /** Median time in ms of these calls, made one after the other, over `rounds` rounds. */
  async function measure(paths: readonly string[]) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const started = performance.now();
      for (const one of paths) await call(one);
      times.push(performance.now() - started);
    }
    return percentile(times, 0.5);
  }

  async function call(one: string) {
    const answer = await app.request(one, { headers: { Authorization: `Bearer ${token}` } });
    if (answer.status !== 200) throw new Error(`${one} answered ${answer.status}`);
    await answer.text();
  }

  async function close() {
    await db.destroy();
    rmSync(dataDir, { recursive: true, force: true });
  }

  return { db, measure, rounds, close };
}

/** Runs everything once to warm up, so that the order of the requests makes no difference. */
export async function measureAll(
  { measure }: Awaited<ReturnType<typeof openAdmin>>,
  requests: Record<string, readonly string[]>,
) {
  for (const paths of Object.values(requests)) await measure(paths);
  const results: Record<string, number> = {};
  for (const [name, paths] of Object.entries(requests)) results[name] = await measure(paths);
  return results;
}
