import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { allEndpoints } from '#contract/index.ts';
import { failuresOf } from '#contract/testing/failures.ts';
import * as outbox from '#server/resources/appointments/outbox.queries.ts';
import { findMovedBlog } from '#server/resources/blogs/blogs.queries.ts';
import { endInterruptedImports } from '#server/resources/imports/import-blogs.service.ts';
import { fetchNextPictures } from '#server/resources/imports/imported-pictures.service.ts';
import { applyRetention } from '#server/resources/patient-data/retention.service.ts';
import { deletePastFreedTimes } from '#server/resources/wait-list/offers.queries.ts';
import { offerFreedTimes } from '#server/resources/wait-list/offers.service.ts';
import { deletePastWishes } from '#server/resources/wait-list/wait-list.queries.ts';
import * as webhooks from '#server/resources/webhooks/webhook-deliveries.queries.ts';
import { bookingOf, createOneOfEach, exampleRecords, knownIds, pictureOf, reviewOf } from '#server/testing/fixtures.ts';
import { formOf } from '#server/testing/requester.ts';
import { administrator, createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { wxrItem, wxrOf } from '#server/testing/wxr.ts';
import { createContentVersion } from '#server/updates/content-version.ts';
import { isPostgres } from './database.ts';

/**
 * Tables with a few dozen rows, or filled once. All others may grow without bound: frequent queries must find their rows by
 * an index.
 */
const small = [
  'administrators',
  'appearance',
  'calendar_feeds',
  'cities',
  'clinic_pictures',
  'clinic_profile',
  'message_templates',
  'condition_symptoms',
  'conditions',
  'counters',
  'imports',
  'first_steps',
  'instances',
  'job_runs',
  'page_texts',
  'password_links',
  'practitioners',
  'presences',
  'working_hours',
  'absences',
  'privacy_versions',
  'pages',
  'problems',
  'recovery_codes',
  'rooms',
  'room_closures',
  'signs',
  'states',
  'symptoms',
  'treatments',
  'webhook_deliveries',
  'webhooks',
];

/** Key of a preview. */
const key = 'x'.repeat(22);

let site: TestApp;
let growing: string[];
/** Reference of the first request. */
let reference: string;
let admin: { Authorization: string };
let recorded: CompiledQuery[] = [];
beforeAll(async () => {
  site = await createTestApp({ rateLimits: false, onQuery: (query) => recorded.push(query) });
  const tables = await site.db.introspection.getTables();
  growing = tables.map(({ name }) => name).filter((name) => !small.includes(name));
  admin = await site.signIn();
  await createOneOfEach(site);
  const consent = { item_id: 1, given_by: 'Patient A', given_on: '2026-11-18', note: null };
  await site.db.insertInto('gallery_consents').values(consent).execute();
  ({ reference } = await site.db
    .selectFrom('appointments')
    .select('reference')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow());
  await site.db.updateTable('clinic_profile').set({ offers_times: 1 }).execute();
  await site.put('/api/pages/1/visibility', { is_hidden: false }, admin);
  await site.put('/api/patient-data/retention', { months: 12, currentPassword: administrator.password }, admin);
  await site.db
    .insertInto('previews')
    .values({ key, administrator_id: 1, answers: '{}', created_at: site.clock.now })
    .execute();
});
afterAll(() => site.close());

async function explain({ sql, parameters }: CompiledQuery) {
  return site.db.connection().execute(async (db) => {
    if (isPostgres(db)) await db.executeQuery(CompiledQuery.raw('set enable_seqscan = off'));
    const words = isPostgres(db) ? 'explain' : 'explain query plan';
    const plan = await db.executeQuery<Record<string, string>>(CompiledQuery.raw(`${words} ${sql}`, [...parameters]));
    return plan.rows.map((row) => row['detail'] ?? row['QUERY PLAN'] ?? '');
  });
}

/** The steps of a query's plan whose cost grows with a table. */
async function faultsOf(query: CompiledQuery) {
  const plan = await explain(query);
  const faults = isPostgres(site.db) ? plan.filter(readsAll) : plan.filter((step) => takesAll(step, plan, query.sql));
  // Even with an index, LIKE examines every row.
  if (/\blike\b/i.test(query.sql)) faults.push('searches inside texts');
  return faults.map((step) => `${step.trim()} in: ${query.sql}`);
}

/** PostgreSQL: sequential scans are disabled above, so one appears only if there is no usable index. */
function readsAll(step: string) {
  return growing.includes(/Seq Scan on (\w+)/.exec(step)?.[1] ?? '');
}

/**
 * SQLite: it may scan an index until the page is full, and sort what a list of ids or a grouping has left. A search without
 * an index is its name for finding a maximum, which is fast for the primary key only.
 */
function takesAll(step: string, plan: string[], text: string) {
  const [, way, table = '', index] = /^(SCAN|SEARCH) (\w+)( .*)?/.exec(step) ?? [];
  if (growing.includes(table) && way === 'SEARCH') return !index && !text.includes('max("id")');
  if (growing.includes(table)) return !index || !/\blimit\b/.test(text);
  const touchesGrowing = plan.some((other) => growing.includes(/^(?:SCAN|SEARCH) (\w+)/.exec(other)?.[1] ?? ''));
  return step === 'USE TEMP B-TREE FOR ORDER BY' && touchesGrowing && !/\bin \(|\bgroup by\b/.test(text);
}

async function faultsDuring(work: () => Promise<unknown>) {
  recorded = [];
  await work();
  const queries = recorded.filter(({ sql }) => /^\s*(?:select|update|delete|with)\b/i.test(sql));
  const faults = await Promise.all(queries.map(faultsOf));
  return { queries: queries.length, faults: faults.flat() };
}

test('every table that is listed as small exists, and the others are held to their indexes', async () => {
  const tables = await site.db.introspection.getTables();
  expect(tables.map(({ name }) => name)).toEqual(expect.arrayContaining(small));
  expect(growing).toEqual(expect.arrayContaining(['appointments', 'audit_log', 'sessions']));
});

const filters = ['q=a+b', 'from=2026-01-01&to=2026-12-31', 'status=all', 'stage=tried', 'sort=oldest&cursor=1.1'];

/** The first page of a list, a later page, and the list with every filter that it supports. */
function addressesOf({ path, paged, query, access }: Endpoint) {
  const address = path
    .replace('/api/treatment-pages/{slug}', '/api/treatment-pages/1')
    .replace('/api/published-pages/{slug}', '/api/published-pages/how-to-find-us')
    .replace('{slug}', 'blog')
    .replace('{reference}', reference)
    .replace('{page}', 'home')
    .replace('{key}', key)
    .replace('{language}', 'hi')
    .replace('{kind}', path.startsWith('/api/imports') ? 'treatments' : 'blog')
    .replace(/\{\w+\}/g, '1');
  const statuses = ['pending', 'done', 'new', 'active', 'inactive', 'published', 'draft'].map(
    (status) => `status=${status}`,
  );
  const filtered = query && access !== 'public' ? [...filters, ...statuses] : [];
  const searches = paged ? ['', 'limit=1', 'limit=1&cursor=1.1', ...filtered] : ['', ...filtered];
  return searches.map((search) => `${address}?${search}`);
}

/** Reads of the API, except the one that asks the address of releases instead of the database. */
const reads = allEndpoints.filter(({ method, path }) => method === 'GET' && path !== '/api/system/release');

test('every call that reads finds its rows by an index', async () => {
  const failures = await failuresOf(
    reads.map((endpoint) => [endpoint.path, endpoint] as const),
    async ([, endpoint]) => {
      const answered: number[] = [];
      const { faults } = await faultsDuring(async () => {
        for (const address of addressesOf(endpoint)) answered.push((await site.get(address, admin)).status);
      });
      expect(faults).toEqual([]);
      expect(answered).toContain(200);
    },
  );
  expect(failures).toEqual([]);
});

/** Work in order, since later work needs what earlier work has added. */
const works: [string, () => Promise<unknown>][] = [
  ['a former slug of a blog', () => site.get('/api/blogs/active/former')],
  ['a sign-in, which deletes expired sessions', () => site.signIn()],
  ['a read of the content version', () => createContentVersion(site.db).refresh()],
  [
    'a repeated booking',
    async () => {
      const booking = await bookingOf(site);
      const send = () => site.post('/api/appointments', booking, { 'Idempotency-Key': 'twice' });
      await send();
      await send();
    },
  ],
  ['a review', () => site.post('/api/submit-review', reviewOf(), { 'Idempotency-Key': 'review' })],
  ['remarks', () => site.put('/api/appointments/1/remark', { remarks: 'Called.' }, admin)],
  ['a note', () => site.post('/api/appointments/1/notes', { kind: 'attempt', text: null }, admin)],
  ['a told mark', () => site.post('/api/appointments/1/told-marks', { message: 'received', channel: 'sms' }, admin)],
  [
    'an earlier time that is wanted',
    () => site.put('/api/appointments/1/earlier-time', { days: ['Friday'], until: '2026-11-24' }, admin),
  ],
  [
    'an earlier time that is booked',
    () => site.post('/api/wait-list/1/visit', { starts_at: '2026-11-23T10:00' }, admin),
  ],
  [
    'an earlier time that is taken back',
    () => {
      const [wish, before] = [{ until: '2026-11-24' }, { starts_at: '2026-11-24T10:00' }];
      return site.post('/api/visits/1/wait-list', { wish, before }, admin);
    },
  ],
  [
    'messages by e-mail',
    async () => {
      const { now } = site.clock;
      await outbox.noteMail(site.db);
      await site.post('/api/appointments', await bookingOf(site, { email: 'patient@example.com' }));
      for (const place of [0, 1]) await outbox.enqueueReminders(site.db, { place, hours: 24, next: 0 }, now);
      await outbox.enqueueReviews(site.db, now);
      await outbox.findByStopToken(site.db, 'x');
      await outbox.countTrouble(site.db, now, { dueBefore: now, reason: 'No.' });
      await outbox.hasDue(site.db, now);
      await outbox.endLeases(site.db, now);
      await outbox.countSentSince(site.db, now);
      const rows = (await outbox.claimNext(site.db, now, false)) ?? [];
      expect(rows).toHaveLength(1);
      await outbox.settle(site.db, rows, { state: 'refused', reason: 'No.', settled_at: now });
    },
  ],
  [
    'a message to a connected program',
    async () => {
      const { now } = site.clock;
      const body = { url: 'https://programs.example/', events: ['visit.booked'] };
      const { id } = (await site.post('/api/webhooks', { ...body, currentPassword: administrator.password }, admin))
        .body;
      await site.post(`/api/webhooks/${id}/test`, {}, admin);
      await webhooks.hasDueDelivery(site.db, now);
      const claimed = await webhooks.claimDelivery(site.db, now);
      if (claimed) await webhooks.settleDelivery(site.db, claimed, { status: 500, reason: 'No.' }, now);
      expect(claimed?.webhook.id).toBe(id);
    },
  ],
  ['deleting past wishes', () => deletePastWishes(site.db, '2026-11-20')],
  ['a next call', () => site.put('/api/appointments/1/next-call', { next_call: '2026-11-23' }, admin)],
  ['patients to come back', () => site.get('/api/appointments/to-come-back', admin)],
  ['a reopened request', () => site.post('/api/appointments/1/reopen', {}, admin)],
  [
    'several done requests',
    () => {
      const several = { appointments: [{ id: 1, version: 1 }], outcome: 'cancelled' };
      return site.post('/api/appointments/outcomes', several, admin);
    },
  ],
  [
    'corrected details',
    async () => {
      const { kerala, kochi, second } = await knownIds(site);
      const person = { name: 'Meera', phone: '+91 00000 00001', email: null };
      const details = { ...person, state: kerala, city: kochi, treatmentType: [second] };
      return site.put('/api/appointments/1/details', details, admin);
    },
  ],
  [
    'a visit',
    () => site.post('/api/visits', { appointment_id: 1, starts_at: '2026-11-24T10:00', practitioner_id: 1 }, admin),
  ],
  [
    'a series of visits',
    () => {
      const visits = ['2026-11-26T10:00', '2026-11-27T10:00'].map((starts_at) => ({ starts_at, anyway: true }));
      return site.post('/api/visits/series', { appointment_id: 1, practitioner_id: 1, visits }, admin);
    },
  ],
  ['a moved visit', () => site.put('/api/visits/1', { starts_at: '2026-11-24T12:00', room_id: 1 }, admin)],
  ['a cancelled visit', () => site.put('/api/visits/1/status', { status: 'cancelled' }, admin)],
  [
    'freed times that are offered',
    async () => {
      const settings = (await site.get('/api/visit-settings', admin)).body;
      await site.put('/api/visit-settings', { ...settings, offers_freed: true }, admin);
      await site.put('/api/visits/1/status', { status: 'booked', anyway: true }, admin);
      await site.put('/api/visits/1/status', { status: 'cancelled' }, admin);
      const { db, clock } = site;
      await offerFreedTimes({ db, clock: () => clock.now, sharedTime: async () => clock.now });
      await deletePastFreedTimes(db, clock.now);
    },
  ],
  ['showing a review', () => site.put('/api/reviewVisibility/1', { isActive: true }, admin)],
  [
    'a change of a blog',
    () => site.put('/api/blogs/1', formOf({ title: 'Blog', content: 'Text.', status: 'Draft', slug: 'new' }), admin),
  ],
  [
    'a picture for a blog, which deletes unused ones',
    async () => site.post('/api/blog-pictures', formOf({ image: await pictureOf() }), admin),
  ],
  [
    'an import of blogs, with a picture and an old address, and its removal',
    async () => {
      const headers = { ...admin, 'Content-Type': 'application/octet-stream' };
      const body = wxrOf(wxrItem(1, { content: '<p>x <img src="https://old.example/a.png"></p>' }));
      const sent = await site.send('/api/imports/wordpress?as_drafts=0', { method: 'POST', headers, body });
      const { id } = sent.body;
      await expect.poll(async () => (await site.get(`/api/imports/${id}`, admin)).body.state).toBe('done');
      const fetched = new Uint8Array(await (await pictureOf()).arrayBuffer());
      const parts = { ...site, clock: () => site.clock.now, fetchPicture: async () => fetched };
      expect(await fetchNextPictures(parts)).toBe(true);
      expect(await findMovedBlog(site.db, ['/2019/05/post-1'])).toBe('post-1');
      await endInterruptedImports(site.db, site.clock.now);
      expect((await site.delete(`/api/imports/${id}`, admin)).status).toBe(200);
    },
  ],
  ['a preview', () => site.post('/api/previews/texts/home', {}, admin)],
  ['a change of texts', () => site.put('/api/texts/privacy', { lead: 'Other words.' }, admin)],
  ['a move within the gallery', () => site.put('/api/gallery/1/position', { after: null }, admin)],
  ['a search for a patient’s data', () => site.post('/api/patient-data/find', { contact: 'x@example.com' }, admin)],
  ['a dry run of the retention period', () => site.get('/api/patient-data/retention?months=1', admin)],
  [
    'erasing a patient’s data',
    async () => {
      const { id } = (await site.post('/api/appointments', await bookingOf(site, { phone: '70707' }))).body;
      const seen = { contact: '70707', appointments: [id], reviews: [] };
      expect(
        (await site.post('/api/patient-data/erase', { ...seen, currentPassword: administrator.password }, admin))
          .status,
      ).toBe(200);
    },
  ],
  ['applying the retention period', () => applyRetention(site.db, site.clock.now)],
  ['a deleted review', () => site.delete('/api/reviews/1', admin)],
  ['a deleted blog', () => site.delete('/api/blogs/1', admin)],
  ['a deleted gallery item', () => site.delete('/api/gallery/1', admin)],
  ['a deleted opening, which purges older ones', () => site.delete('/api/careers/1', admin)],
  ...exampleRecords.map(({ path, body }): [string, () => Promise<unknown>] => [
    `PUT ${path}/1`,
    () => site.put(`${path}/1`, body, admin),
  ]),
  ...exampleRecords
    .filter(({ isDeletable }) => isDeletable)
    .map(({ path }): [string, () => Promise<unknown>] => [`DELETE ${path}/1`, () => site.delete(`${path}/1`, admin)]),
  ['a hidden treatment', () => site.put('/api/treatments/1/visibility', { is_hidden: true }, admin)],
  ['a move within the treatments', () => site.put('/api/treatments/1/position', { after: 2 }, admin)],
  [
    'removing samples',
    async () => {
      const kinds = ['blogs', 'gallery', 'openings', 'reviews', 'requests'];
      const { body } = await site.post('/api/samples/removal', { kinds }, admin);
      await site.post('/api/samples/restore', { removed_at: body.removed_at }, admin);
    },
  ],
  ['a sign-out everywhere', async () => site.post('/api/admin/logout-everywhere', undefined, await site.signIn())],
];

test('all other work finds its rows by an index', async () => {
  const failures = await failuresOf(works, async ([, work]) => {
    const { queries, faults } = await faultsDuring(work);
    expect(faults).toEqual([]);
    expect(queries).toBeGreaterThan(0);
  });
  expect(failures).toEqual([]);
});

test('a query that reads a whole table would fail these tests', async () => {
  const slow = [
    ['a search in a column without an index', "select id from blogs where title = 'Knee' limit 10"],
    ['a search inside texts', "select id from blogs where title like '%knee%' order by created_at desc limit 10"],
    ['an aggregate over all rows', 'select max(length(name)) from appointments'],
    ['an update by a column without an index', "update reviews set visible = 0 where name = 'Asha'"],
  ] as const;
  const failures = await failuresOf(slow, async ([, text]) => {
    const { faults } = await faultsDuring(() => sql.raw(text).execute(site.db));
    expect(faults).not.toEqual([]);
  });
  expect(failures).toEqual([]);
});
