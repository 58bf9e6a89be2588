import { afterAll, beforeAll, expect, test } from 'vitest';
import { allEndpoints } from '#contract/index.ts';
import { bookingOf, fileOf, reviewOf } from '#server/testing/fixtures.ts';
import { formOf } from '#server/testing/requester.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let site: TestApp;
let admin: { Authorization: string };
beforeAll(async () => {
  site = await createTestApp({ rateLimits: false });
  admin = await site.signIn();
});
afterAll(() => site.close());

const entries = () => site.logged.map((line) => JSON.parse(line));

test('one line per request has its method, path, status and duration', async () => {
  site.logged.length = 0;
  const { headers } = await site.get('/api/appointments?q=Meera', admin);
  expect(entries()).toEqual([
    {
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      level: 'info',
      message: 'request',
      requestId: headers.get('X-Request-Id'),
      method: 'GET',
      path: '/api/appointments',
      status: 200,
      ms: expect.any(Number),
    },
  ]);
});

test('health checks, in-process API calls, assets and uploads are not logged', async () => {
  site.logged.length = 0;
  await site.get('/healthz');
  await site.get('/readyz');
  await site.send('/api/treatment', {}, '192.0.2.1');
  await site.get('/uploads/nothing.webp');
  await site.get('/assets/nothing.js');
  expect(site.logged).toEqual([]);
});

test('an address that the program does not know is not logged', async () => {
  site.logged.length = 0;
  await site.get('/Meera');
  expect(entries()).toEqual([expect.objectContaining({ message: 'request', path: 'other', status: 404 })]);
});

test('LOG_REQUESTS moves the lines of requests to the level debug, and LOG_LEVEL leaves out what is below', async () => {
  const linesAt = async (logLevel: 'debug' | 'info' | 'error', requestLogLevel: 'debug' | 'info') => {
    const own = await createTestApp({ logLevel, requestLogLevel });
    await own.get('/api/careers');
    await own.get('/healthz');
    await own.close();
    return own.logged.map((line) => JSON.parse(line)).map(({ level, path }) => `${level} ${path}`);
  };
  expect(await linesAt('info', 'debug')).toEqual([]);
  expect(await linesAt('error', 'info')).toEqual([]);
  expect(await linesAt('debug', 'info')).toEqual(['info /api/careers', 'debug /healthz']);
});

test('no personal data is logged, whatever is sent and whatever fails', async () => {
  const marker = {
    name: 'Mxname',
    email: 'mxmail@example.com',
    phone: '+91 77777 12345',
    password: 'mx password of mine',
    text: 'Mxtext about a knee',
    search: 'mxsearch',
    file: 'mxfile',
    key: 'mxkey',
    token: 'mxtoken',
    address: 'mxaddress',
  };
  const booking = await bookingOf(site, {
    name: marker.name,
    email: marker.email,
    phone: marker.phone,
    conditions: marker.text,
  });
  const review = reviewOf({ name: marker.name, email: marker.email, mobile: marker.phone, description: marker.text });
  const bound = await site.signInAsBrowser();

  /** Sends markers to every endpoint: in the path, the query, all fields, the headers, and in malformed bodies. */
  const sendMarkersEverywhere = async (headers: Record<string, string>) => {
    const keyed = { ...headers, 'Idempotency-Key': `${marker.key}${site.logged.length}`, Referer: marker.address };
    const json = { ...keyed, 'Content-Type': 'application/json' };
    for (const { path, method, body, encoding } of allEndpoints) {
      if (path.endsWith('/events') || path.endsWith('/logout-everywhere')) continue;
      const address = `${path.replace(/\{\w+\}/, marker.address)}?q=${marker.search}&cursor=${marker.search}`;
      if (!body) await site.send(address, { method, headers: keyed });
      else if (encoding === 'multipart') {
        const form = formOf(Object.fromEntries(Object.keys(body.shape).map((field) => [field, marker.text])));
        form.set('image', fileOf(marker.text, `${marker.file}.png`, 'image/png'));
        await site.send(address, { method, headers: keyed, body: form });
      } else {
        const fields = Object.fromEntries(Object.keys(body.shape).map((field) => [field, marker.text]));
        await site.send(address, { method, headers: json, body: JSON.stringify(fields) });
        await site.send(address, { method, headers: json, body: `{"name": "${marker.name}" ${marker.email}` });
      }
    }
  };

  const sendAll = async () => {
    await site.post('/api/appointments', booking);
    await site.post('/api/appointments', { ...booking, city: 999_999 });
    await site.post('/api/appointments', { ...booking, name: [marker.name], email: marker.name });
    await site.send('/api/appointments', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: `{"name": "${marker.name}" ${marker.email}`,
    });
    await site.post('/api/submit-review', review);
    await site.post('/api/admin/login', { email: marker.email, password: marker.password });
    await site.post('/api/admin/login', { email: marker.email, password: marker.password.repeat(99) });
    await site.get(`/api/appointments?q=${marker.search}&from=2026-11-20`, admin);
    await site.get(`/api/reviews?q=${marker.search}&cursor=${marker.search}`, admin);
    await site.get(`/api/reviews?q=${marker.search}`, bound);
    await site.get(`/api/nothing?name=${marker.name}`);
    await site.put('/api/appointments/1/remark', { remarks: marker.text }, admin);
    await site.post('/api/conditions', formOf({ name: marker.text, image: marker.name }), admin);
    await sendMarkersEverywhere(admin);
    await sendMarkersEverywhere({ Authorization: `Bearer ${marker.token}`, Cookie: `session=${marker.token}` });
  };

  site.logged.length = 0;
  await sendAll();
  // Database errors quote rows: first the second review of this name violates a constraint, then tables are missing.
  await site.db.schema.createIndex('one_review_each').unique().on('reviews').column('name').execute();
  await sendAll();
  for (const table of ['appointment_terms', 'reviews', 'administrators']) {
    await site.db.schema.alterTable(table).renameTo(`${table}_elsewhere`).execute();
  }
  await sendAll();

  const log = site.logged.join('');
  expect(entries().filter(({ level }) => level === 'error').length).toBeGreaterThan(5);
  expect(log).toMatch(/UNIQUE constraint failed|duplicate key value/);
  const secrets = [
    ...Object.values(marker),
    '7777712345',
    '77777 12345',
    admin.Authorization.slice(7),
    bound['X-XSRF-TOKEN'],
    ...bound.Cookie.split('; '),
  ];
  const lines = {
    time: expect.any(String),
    level: expect.stringMatching(/^(info|error)$/),
    message: expect.any(String),
  };
  for (const entry of entries()) expect(entry).toMatchObject(lines);
  for (const secret of secrets) expect(log.toLowerCase()).not.toContain(secret.toLowerCase());
});
