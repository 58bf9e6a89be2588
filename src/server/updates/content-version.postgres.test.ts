import { sql } from 'kysely';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { ping } from '#server/db/database.ts';
import { listenForContent } from '#server/db/listen.ts';
import { createLog } from '#server/log.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { createContentVersion } from './content-version.ts';

let site: TestApp;
let readings: number;
beforeEach(async () => {
  site = await createTestApp({
    onQuery({ sql }) {
      if (/^select .* from "counters"/.test(sql)) readings += 1;
    },
  });
  readings = 0;
  return () => site.close();
});

const silent = { info: () => undefined, error: () => undefined };

test('a poll that has to wait is not followed by others', async () => {
  await site.db.transaction().execute(async (trx) => {
    await sql`lock table counters in access exclusive mode`.execute(trx);
    onTestFinished(createContentVersion(site.db).watch(silent, { pollMs: 1 }));
    await expect.poll(() => readings).toBe(1);
    for (let round = 0; round < 50; round += 1) await ping(trx);
    expect(readings).toBe(1);
  });
});

test('another instance hears of a change at once, and again after it has lost the connection', async () => {
  const { db, databaseUrl = '' } = site;
  const version = createContentVersion(db);
  await version.refresh();
  const logged: string[] = [];
  const log = createLog((line) => logged.push(line));
  onTestFinished(
    version.watch(log, { pollMs: 3_600_000, listen: (onChange) => listenForContent(databaseUrl, onChange, log) }),
  );
  const listener = sql<{ pid: number }>`select pid from pg_stat_activity
    where application_name = 'physiotherapy-app listener' and datname = current_database()`;
  const listening = async () => (await listener.execute(db)).rows.length;
  const admin = await site.signIn();
  for (const name of ['Knee pain', 'Back pain']) {
    await expect.poll(listening).toBe(1);
    const before = version.current();
    await site.post('/api/symptoms', { name }, admin);
    await expect.poll(() => version.current()).toBe(before + 1);
    await sql`select pg_terminate_backend(pid) from (${listener}) as listeners`.execute(db);
    await expect.poll(() => logged.filter((line) => line.includes('again')).length).toBeGreaterThan(0);
  }
});
