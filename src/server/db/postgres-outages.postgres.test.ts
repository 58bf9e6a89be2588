import { sql } from 'kysely';
import pg from 'pg';
import { beforeEach, describe, expect, inject, onTestFinished, test } from 'vitest';
import * as serverMessages from '#contract/messages/server.ts';
import { createAppointmentStore } from '#server/resources/bookings/bookings.service.ts';
import { bookingOf, createOneOfEach, reviewOf } from '#server/testing/fixtures.ts';
import type { Answer } from '#server/testing/requester.ts';
import { createTcpProxy, type TcpProxy } from '#server/testing/tcp-proxy.ts';
import { administrator, createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { asMaintenance, withConnectionsFor } from './connection-use.ts';
import { type Database, openDatabase, openPostgres, ping, type Transaction } from './database.ts';
import { DatabaseUnavailable, isDatabaseBusy } from './database-busy.ts';

let site: TestApp;
beforeEach(async () => {
  site = await createTestApp({ rateLimits: false });
  return () => site.close();
});

/** Long enough for a busy machine, and much shorter than PostgreSQL would let them wait. The fault tests measure. */
const soonMs = 15_000;

const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

async function countRows() {
  return (await site.db.selectFrom('appointments').select('id').execute()).length;
}

describe('when PostgreSQL', () => {
  /** A second pool on the database of the site, through a network that fails on request. */
  async function connectThroughProxy(): Promise<{ db: Database; proxy: TcpProxy }> {
    const proxy = await createTcpProxy(site.databaseUrl ?? '');
    const db = openPostgres(proxy.url);
    onTestFinished(async () => {
      await db.destroy();
      proxy.close();
    });
    return { db, proxy };
  }

  const pingAll = (db: Database) =>
    Promise.allSettled(Array.from({ length: 9 }, (_, index) => withConnectionsFor(`call ${index}`, () => ping(db))));

  test('ends all connections, calls are answered with 201 or 503, and the next call works', async () => {
    const booking = await bookingOf(site);
    const book = () => site.post('/api/appointments', booking);
    const answers: Answer[] = [];
    const load = times(8, async () => {
      for (let round = 0; round < 20; round += 1) answers.push(await book(), await site.get('/api/blogs/active'));
    });
    const operator = openPostgres(site.databaseUrl ?? '');
    for (let round = 0; round < 5; round += 1)
      await sql`select pg_terminate_backend(pid, 1000) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`.execute(operator);
    await operator.destroy();
    await load;
    expect(new Set(answers.map(({ status }) => status)).difference(new Set([200, 201, 503]))).toEqual(new Set());
    for (const { body } of answers.filter(({ status }) => status === 503))
      expect(body).toMatchObject({ code: 'unavailable', detail: serverMessages.databaseBusy });
    expect((await book()).status).toBe(201);
    const acknowledged = answers.filter(({ status }) => status === 201).length + 1;
    expect(await countRows()).toBeGreaterThanOrEqual(acknowledged);
  });

  test('comes up later than the server, the server waits for it', async () => {
    const { url, close } = await createTcpProxy(site.databaseUrl ?? '');
    close();
    const isWaiting = Promise.withResolvers<string>();
    const opening = openDatabase({ databaseUrl: url, dataDir: '' }, { ms: 20_000, say: isWaiting.resolve });
    expect(await isWaiting.promise).toContain('Waiting up to 20 seconds');
    const proxy = await createTcpProxy(site.databaseUrl ?? '', Number(new URL(url).port));
    const db = await opening;
    await ping(db);
    await db.destroy();
    proxy.close();
  });

  test('goes silent on every connection, each call fails soon, and the next ones get new connections', async () => {
    const { db, proxy } = await connectThroughProxy();
    expect(new Set((await pingAll(db)).map(({ status }) => status))).toEqual(new Set(['fulfilled']));
    proxy.silence();
    const started = performance.now();
    for (const { status, reason } of (await pingAll(db)) as PromiseRejectedResult[]) {
      expect(status).toBe('rejected');
      expect(reason).toBeInstanceOf(DatabaseUnavailable);
    }
    expect(performance.now() - started).toBeLessThan(soonMs);
    expect(new Set((await pingAll(db)).map(({ status }) => status))).toEqual(new Set(['fulfilled']));
  });

  test('goes silent, closing the pool does not wait for it', async () => {
    const { db, proxy } = await connectThroughProxy();
    const asked = Promise.withResolvers<void>();
    const failing = db.connection().execute(async (connection) => {
      await ping(connection);
      proxy.silence();
      asked.resolve();
      await ping(connection);
    });
    await asked.promise;
    const started = performance.now();
    await Promise.all([db.destroy(), expect(failing).rejects.toThrow(DatabaseUnavailable)]);
    expect(performance.now() - started).toBeLessThan(soonMs);
  });

  test('is lost during a commit, no booking is stored twice', async () => {
    const { db, proxy } = await connectThroughProxy();
    const store = createAppointmentStore(db, Date.now);
    const { treatmentType, ...rest } = await bookingOf(site);
    const body = { ...rest, treatmentType: treatmentType.map(Number), privacy_notice: null };
    await store({ key: undefined, body });
    proxy.cutAfter('commit');
    await expect(store({ key: 'a key', body })).rejects.toThrow(DatabaseUnavailable);
    expect(await countRows()).toBe(2);
    await store({ key: 'a key', body });
    expect(await countRows()).toBe(2);
  });

  test('holds a lock on sessions, visitors do not notice', async () => {
    const admin = await site.signIn();
    const holder = openPostgres(site.databaseUrl ?? '');
    const paths = ['appointments', 'appointments/counts', 'today', 'reviews', 'allBlogs', 'allCareers', 'audit-log'];
    const callWhileHeld = async (trx: Transaction) => {
      await sql`lock table sessions in access exclusive mode`.execute(trx);
      const refused = Promise.all(paths.map((path) => times(3, () => site.get(`/api/${path}`, admin))));
      const visits = await times(20, (index) => site.get(index % 2 ? '/api/careers' : '/readyz'));
      return { visits, refused: (await refused).flat() };
    };
    const { visits, refused } = await asMaintenance(() => holder.transaction().execute(callWhileHeld));
    await holder.destroy();
    expect(new Set(visits.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]));
  });

  test('holds a lock on the counters, a person who books again meanwhile waits no longer than the first time', async () => {
    const store = createAppointmentStore(site.db, Date.now);
    const { treatmentType, ...rest } = await bookingOf(site);
    const body = { ...rest, treatmentType: treatmentType.map(Number), privacy_notice: null };
    const book = () => withConnectionsFor('bookings', () => store({ key: undefined, body }));
    const holder = openPostgres(site.databaseUrl ?? '');
    const refusals = await asMaintenance(() =>
      holder.transaction().execute(async (trx) => {
        await sql`lock table counters in exclusive mode`.execute(trx);
        const first = book();
        const waiting = sql`select 1 from pg_stat_activity where datname = current_database()
          and wait_event_type = 'Lock' and clock_timestamp() - query_start > interval '0.5 s'`;
        await expect.poll(async () => (await waiting.execute(trx)).rows.length).toBe(1);
        // A booking out of turn would wait for the key of the patient whom the first one adds, and then for the counters.
        return Promise.allSettled([first, book()]);
      }),
    );
    await holder.destroy();
    const lockNotAvailable = { status: 'rejected', reason: { code: '55P03' } };
    expect(refusals).toMatchObject([lockNotAvailable, lockNotAvailable]);
  });

  test('holds a lock on what is erased, erasing says that it is not complete instead of waiting for the lock', async () => {
    await site.post('/api/appointments', await bookingOf(site));
    const admin = await site.signIn();
    const erasure = { contact: '+91 00000 00001', appointments: [1], reviews: [] };
    const holder = openPostgres(site.databaseUrl ?? '');
    const erase = async (trx: Transaction) => {
      await sql`lock table review_terms in share update exclusive mode`.execute(trx);
      return site.post('/api/patient-data/erase', { ...erasure, currentPassword: administrator.password }, admin);
    };
    const { status, body } = await asMaintenance(() => holder.transaction().execute(erase));
    expect({ status, body }).toMatchObject({ status: 200, body: { appointments: 1, isComplete: false } });
    await holder.destroy();
  });

  test('holds a lock on the counters, whatever is changed meanwhile leaves the other calls alone', async () => {
    await createOneOfEach(site);
    const admin = await site.signIn();
    const booking = await bookingOf(site);
    const changes = [
      () => site.post('/api/appointments', booking),
      () => site.post('/api/submit-review', reviewOf()),
      () => site.post('/api/symptoms', { name: 'Stiff neck' }, admin),
      () => site.put('/api/symptoms/1', { name: 'Stiff back' }, admin),
      () => site.post('/api/careers', { position: 'Therapist', description: 'Text.', experience: 1 }, admin),
      () => site.put('/api/reviewVisibility/1', { isActive: true }, admin),
      () => site.put('/api/appointments/1/remark', { remarks: 'Called.' }, admin),
      () => site.delete('/api/gallery/1', admin),
    ];
    const contact = { contact: '+91 00000 00001', appointments: [1], reviews: [] };
    const others = [
      () => site.get('/readyz'),
      () => site.post('/api/admin/login', administrator),
      () => site.post('/api/admin/session/prolong', {}, admin),
      () => site.put('/api/appointments/1/draft', { text: 'Call again.' }, admin),
      () => site.post('/api/patient-data/export', contact, admin),
      ...['form-token', 'careers', 'appointments', 'appointments/export', 'today', 'audit-log'].map(
        (path) => () => site.get(`/api/${path}`, admin),
      ),
    ];
    await Promise.all(others.map((call) => call())); // opens connections, which a busy machine does slowly
    const holder = openPostgres(site.databaseUrl ?? '');
    const callWhileHeld = async (trx: Transaction) => {
      await sql`lock table counters in exclusive mode`.execute(trx);
      const changing = Promise.all(changes.map((change) => times(3, change)));
      const answers = await Promise.all(others.map((call) => call()));
      return { answers, changed: (await changing).flat() };
    };
    const { answers, changed } = await asMaintenance(() => holder.transaction().execute(callWhileHeld));
    await holder.destroy();
    expect(answers.map(({ status }) => Math.floor(status / 100))).toEqual(others.map(() => 2));
    expect(new Set(changed.map(({ status }) => status))).toEqual(new Set([503]));
  });

  test('holds a lock, only the calls that need it fail, soon, and they store nothing later', async () => {
    const booking = await bookingOf(site);
    const admin = await site.signIn();
    const holder = openPostgres(site.databaseUrl ?? '');
    const held = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    const hold = async (trx: Transaction) => {
      await sql`lock table counters in exclusive mode`.execute(trx);
      held.resolve();
      await released.promise;
    };
    const holding = asMaintenance(() => holder.transaction().execute(hold));
    await held.promise;

    const durations: number[] = [];
    const needing = times(60, async (index) => {
      const started = performance.now();
      const call = index % 2 ? site.post('/api/appointments', booking) : site.post('/api/submit-review', reviewOf());
      const { status, body } = await call;
      durations.push(performance.now() - started);
      return { status, detail: body.detail };
    });
    const others = times(20, (index) => {
      if (index === 0) return site.post('/api/admin/login', administrator);
      if (index % 3 === 0) return site.get('/readyz');
      if (index % 3 === 1) return site.get('/api/appointments', admin);
      return site.get('/api/approved-reviews');
    });
    expect(new Set((await others).map(({ status }) => status))).toEqual(new Set([200]));
    for (const answer of await needing) expect(answer).toEqual({ status: 503, detail: serverMessages.databaseBusy });
    expect(Math.max(...durations)).toBeLessThan(soonMs);
    released.resolve();
    await holding;
    await holder.destroy();
    expect((await site.post('/api/appointments', booking)).status).toBe(201);
    expect(await countRows()).toBe(1);
    expect(await site.db.selectFrom('reviews').select('id').execute()).toEqual([]);
  });

  test('closes a connection during a transaction, that transaction fails, and no other', async () => {
    const { db } = site;
    const failing = db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
      await sql`select pg_terminate_backend(${rows[0]?.pid}, 5000)`.execute(db);
      await sql`select 1`.execute(trx);
    });
    await expect(failing).rejects.toThrow(/connection|terminat/i);
    await ping(db);
  });
});

test('a pool without a free connection is busy', async () => {
  const pool = new pg.Pool({ connectionString: inject('postgresUrl'), max: 1, connectionTimeoutMillis: 2_000 });
  const client = await pool.connect();
  const thrownBy = (work: Promise<unknown>) =>
    work.then(
      () => undefined,
      (error: unknown) => error,
    );
  expect(isDatabaseBusy(await thrownBy(pool.connect()))).toBe(true);
  expect(isDatabaseBusy(await thrownBy(client.query('select nothing from nowhere')))).toBe(false);
  client.release();
  await pool.end();
});
