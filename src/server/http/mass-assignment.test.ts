import { afterAll, beforeAll, expect, test } from 'vitest';
import { allEndpoints } from '#contract/index.ts';
import { failuresOf } from '#contract/testing/failures.ts';
import type { Tables } from '#server/db/tables.ts';
import { applicationOf, bookingOf, reviewOf } from '#server/testing/fixtures.ts';
import { formOf } from '#server/testing/requester.ts';
import { administrator, createTestApp, type TestApp } from '#server/testing/test-app.ts';

let site: TestApp;
let columns: string[];
let opening: number;
beforeAll(async () => {
  site = await createTestApp({ rateLimits: false });
  const values = { position: 'Front desk', description: 'Text.', experience: 1, created_at: 1 };
  ({ id: opening } = await site.db.insertInto('careers').values(values).returning('id').executeTakeFirstOrThrow());
  const tables = await site.db.introspection.getTables();
  columns = [...new Set(tables.flatMap((table) => table.columns.map(({ name }) => name)))];
});
afterAll(() => site.close());

/** Public calls with a body: the table each writes, the columns that differ in every row, and a valid body. */
const calls: Record<
  string,
  { table: keyof Tables; own: string[]; rows?: number; body: () => object | Promise<object> }
> = {
  'POST /api/appointments': { table: 'appointments', own: ['id', 'reference'], body: () => bookingOf(site) },
  'POST /api/patient-page': { table: 'visits', own: [], rows: 0, body: () => ({ token: 'x' }) },
  'POST /api/patient-page/confirmation': {
    table: 'visits',
    own: [],
    rows: 0,
    body: () => ({ token: 'x', visit_id: 1, starts_at: '2026-11-24T04:30:00.000Z', visit_version: 1 }),
  },
  'POST /api/patient-page/cancellation': {
    table: 'visits',
    own: [],
    rows: 0,
    body: () => ({ token: 'x', visit_id: 1, starts_at: '2026-11-24T04:30:00.000Z', visit_version: 1 }),
  },
  'POST /api/patient-page/times': { table: 'visits', own: [], rows: 0, body: () => ({ token: 'x', visit_id: 1 }) },
  'POST /api/patient-page/move': {
    table: 'visits',
    own: [],
    rows: 0,
    body: () => ({
      token: 'x',
      visit_id: 1,
      starts_at: '2026-11-24T04:30:00.000Z',
      visit_version: 1,
      to: '2026-11-24T05:30:00.000Z',
    }),
  },
  'POST /api/patient-page/release': {
    table: 'visits',
    own: [],
    rows: 0,
    body: () => ({ token: 'x', starts_at: '2026-11-24T04:30:00.000Z' }),
  },
  'POST /api/patient-page/offer': {
    table: 'offers',
    own: [],
    rows: 0,
    body: () => ({ token: 'x', offer_id: 1, takes: true }),
  },
  'POST /api/patient-page/wish': {
    table: 'appointment_notes',
    own: ['id'],
    rows: 1,
    async body() {
      const booking = await bookingOf(site, { wishes: { days: ['Monday'] } });
      const { link } = (await site.post('/api/appointments', booking)).body;
      return { token: link.replace('/visit/', ''), text: 'Monday' };
    },
  },
  'POST /api/patient-page/consent': {
    table: 'patients',
    own: ['id'],
    rows: 1,
    async body() {
      const { link } = (await site.post('/api/appointments', await bookingOf(site))).body;
      return { token: link.replace('/visit/', ''), may_message: true };
    },
  },
  'POST /api/patient-page/stop': { table: 'password_links', own: [], rows: 0, body: () => ({ token: 'x' }) },
  'POST /api/careers/{id}/applications': {
    table: 'applications',
    own: ['id', 'file'],
    body: () => Object.fromEntries(applicationOf()),
  },
  // Scripts do not count.
  'POST /api/website-counts': {
    table: 'website_counts',
    own: [],
    rows: 0,
    body: () => ({ counted: { kind: 'view', page: '/', host: '' } }),
  },
  'POST /api/submit-review': { table: 'reviews', own: ['id'], body: () => reviewOf() },
  'POST /api/admin/login': { table: 'sessions', own: ['id'], body: () => administrator },
  'POST /api/password-link': { table: 'password_links', own: [], rows: 0, body: () => ({ token: 'x' }) },
  'POST /api/password-link/mail': {
    table: 'outbox',
    own: [],
    rows: 0,
    body: () => ({ email: administrator.email }),
  },
  'POST /api/password-link/use': {
    table: 'password_links',
    own: [],
    rows: 0,
    body: () => ({ token: 'x', newPassword: 'umbrella ferry biscuit' }),
  },
};

const endpoints = allEndpoints.filter(({ access, body }) => access === 'public' && body !== undefined);
const invented = ['status', 'is_active', 'isActive', 'done', 'administratorId', 'admin', 'role', '__proto__'];

const valuesOf = (fields: string[], value: unknown) => Object.fromEntries(fields.map((field) => [field, value]));

test('every call ignores all other properties of its body', async () => {
  const failures = await failuresOf(
    endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const),
    async ([name, { path, body: schema, encoding }]) => {
      const call = calls[name];
      if (!call) throw new Error(`${name} takes a body from anyone: describe here what it stores.`);
      const body = await call.body();
      const others = [...columns, ...invented].filter((field) => !(field in (schema?.shape ?? {})));
      expect(others).toEqual(expect.arrayContaining(['id', 'version', 'visible', 'remarks', 'created_at']));
      const send = (sent: object) => {
        const address = path.replace('{id}', String(opening));
        return site.post(address, encoding ? formOf(sent as Record<string, string>) : sent);
      };
      const plain = await send(body);
      // A form may have two parts more than its call names.
      const pairs = others.flatMap((_field, place) => (place % 2 === 0 ? [others.slice(place, place + 2)] : []));
      const values = [1, true, 'done', '2020-01-01'];
      const stuffed = encoding
        ? pairs.map((pair, place) => ({ ...valuesOf(pair, values[place % values.length]), ...body }))
        : values.map((value) => ({ ...valuesOf(others, value), ...body }));
      for (const each of stuffed) {
        const answer = await send(each);
        expect(answer.status).toBe(plain.status);
        expect(Object.keys(answer.body)).toEqual(Object.keys(plain.body));
      }
      const rows = await site.db.selectFrom(call.table).selectAll().execute();
      expect(rows).toHaveLength(call.rows ?? stuffed.length + 1);
      const [first = [], ...rest] = rows.map((row) =>
        Object.entries(row).filter(([column]) => !call.own.includes(column)),
      );
      for (const row of rest) expect(row).toEqual(first);
    },
  );
  expect(failures).toEqual([]);
});

test('a review cannot make itself visible, nor a booking make itself done', async () => {
  await site.post('/api/submit-review', { ...reviewOf(), visible: true, is_active: 1 });
  await site.post('/api/appointments', { ...(await bookingOf(site)), remarks: 'Done.', status: 'done' });
  const reviews = await site.db.selectFrom('reviews').select('visible').execute();
  const appointments = await site.db.selectFrom('appointments').select('remarks').execute();
  expect(new Set(reviews.map(({ visible }) => visible))).toEqual(new Set([0]));
  expect(new Set(appointments.map(({ remarks }) => remarks))).toEqual(new Set([null]));
});
