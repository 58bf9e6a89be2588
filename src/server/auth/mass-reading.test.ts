import { beforeEach, expect, test } from 'vitest';
import { manyRead } from '#server/auth/mass-reading.ts';
import { bookingOf } from '#server/testing/fixtures.ts';
import { createTestApp, frontDesk, type TestApp } from '#server/testing/test-app.ts';

let site: TestApp;
let owner: { Authorization: string };
let desk: { Authorization: string };
beforeEach(async () => {
  site = await createTestApp();
  owner = await site.signIn();
  desk = await site.signIn('front-desk');
  const at = site.clock.now;
  const cards = Array.from({ length: manyRead + 100 }, (_, index) => ({
    name: `Patient ${index}`,
    folded_name: `patient ${index}`,
    created_at: at,
    changed_at: at,
  }));
  await site.db.insertInto('patients').values(cards).execute();
  return () => site.close();
});

const list = async (limit: number, { headers = desk, cursor = '' } = {}) => {
  const answer = await site.get(`/api/patients?limit=${limit}${cursor && `&cursor=${cursor}`}`, headers);
  expect([answer.status, answer.body.length]).toEqual([200, limit]);
  return answer;
};
const cursorOf = (headers: Headers) => /[?&]cursor=([^&>]+)/.exec(headers.get('Link') ?? '')?.[1] ?? '';
const recorded = async () => {
  const { body } = await site.get('/api/audit-log?limit=100', owner);
  const entries = (body as { action: string; subject: string; administrator: string }[]).filter(
    ({ action }) => action === 'looked-up',
  );
  return entries.map(({ administrator, subject }) => `${administrator} ${subject}`);
};
const entry = `${frontDesk.email} of more than ${manyRead} patients, in lists`;

test('a session that lists more than 500 different patients within an hour leaves one entry in the audit log', async () => {
  for (let again = 0; again < 5; again += 1) await list(manyRead);
  expect(await recorded()).toEqual([]);
  await list(manyRead + 1);
  expect(await recorded()).toEqual([entry]);
  for (let again = 0; again < 5; again += 1) await list(manyRead + 50);
  expect(await recorded()).toEqual([entry]);
});

test('page by page counts like at once, and searching like listing', async () => {
  let cursor: string | undefined;
  for (let page = 0; page < 11; page += 1) {
    const query = new URLSearchParams({ limit: '50', ...(cursor && { cursor }) });
    const { status, headers } = await (page % 2 === 0
      ? site.get(`/api/patients?${query.toString()}`, desk)
      : site.post('/api/patients/search', Object.fromEntries(query), desk));
    expect(status).toBe(200);
    cursor = cursorOf(headers);
    expect(await recorded()).toEqual(page < 10 ? [] : [entry]);
  }
});

test('each session and each hour counts by itself', async () => {
  const browser = await site.signInAsBrowser('front-desk');
  const { headers } = await list(manyRead, { headers: browser });
  await list(100, { cursor: cursorOf(headers) });
  for (let minutes = 0; minutes < 60; minutes += 20) {
    site.clock.now += 20 * 60_000;
    await list(1, { headers: browser });
  }
  await list(100, { headers: browser, cursor: cursorOf(headers) });
  owner = await site.signIn();
  expect(await recorded()).toEqual([]);
  await list(manyRead + 1, { headers: browser });
  expect(await recorded()).toEqual([entry]);
});

test('requests count like patients', async () => {
  await site.post('/api/appointments', await bookingOf(site));
  const { id: _, ...row } = await site.db.selectFrom('appointments').selectAll().executeTakeFirstOrThrow();
  const copies = Array.from({ length: manyRead }, (_copy, index) => ({ ...row, reference: `COPY${index}` }));
  await site.db.insertInto('appointments').values(copies).execute();
  await site.get('/api/appointments?limit=500', desk);
  expect(await recorded()).toEqual([]);
  expect((await site.post('/api/appointments/search', { limit: '501' }, desk)).body).toHaveLength(501);
  expect(await recorded()).toEqual([entry.replace('patients', 'requests')]);
});
