import { beforeAll, expect, test } from 'vitest';
import { failuresOf } from '#contract/testing/failures.ts';
import { bookingOf, createOneOfEach, reviewOf } from '#server/testing/fixtures.ts';
import { formOf } from '#server/testing/requester.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let site: TestApp;
let admin: { Authorization: string };
beforeAll(async () => {
  site = await createTestApp({ rateLimits: false });
  await createOneOfEach(site);
  admin = await site.signIn();
  return () => site.close();
});

const people = ['👨', '👩', '🧑', '👨🏻', '👩🏽', '🧑🏿', '👨🏾', '👩🏼'];

/** Families of four, each another than the one before: texts that are hard to compress. */
function families(count: number) {
  const person = (place: number) => people[place % people.length] ?? '';
  const family = (place: number) =>
    [0, 3, 7, 11].map((step) => person(place * step + (place >> 3) + step)).join('\u200d');
  return Array.from({ length: count }, (_, place) => family(place)).join('');
}

const texts = { description: 'Text.', symptoms: 'Text.', causes: 'Text.', treatment: 'Text.' };

const fields: [string, number, (site: TestApp, text: string) => Promise<{ status: number }>][] = [
  ['the name of a booking', 200, async (at, name) => at.post('/api/appointments', await bookingOf(at, { name }))],
  ['the name of a review', 200, (at, name) => at.post('/api/submit-review', reviewOf({ name }))],
  ['remarks', 1_000, (at, remarks) => at.put('/api/appointments/1/remark', { remarks }, admin)],
  ['a draft of remarks', 5_000, (at, text) => at.put('/api/appointments/1/draft', { text }, admin)],
  [
    'the title of a blog',
    200,
    (at, title) => at.post('/api/blogs', formOf({ title, content: 'Text.', status: 'Published' }), admin),
  ],
  ['the name of a condition', 200, (at, name) => at.post('/api/conditions', formOf({ name, ...texts }), admin)],
  ['the name of a symptom', 200, (at, name) => at.post('/api/symptoms', { name }, admin)],
  [
    'the position of an opening',
    200,
    (at, position) => at.post('/api/careers', { position, description: 'Text.', experience: 1 }, admin),
  ],
  ['a search', 200, (at, q) => at.get(`/api/appointments?q=${encodeURIComponent(q)}`, admin)],
];

test('every text may be as many families as characters, and not one more', async () => {
  const failures = await failuresOf(fields, async ([, most, send]) => {
    expect((await send(site, families(most))).status).toBeLessThan(300);
    expect((await send(site, families(most + 1))).status).toBe(422);
  });
  expect(failures).toEqual([]);
});

/** Their bodies have a limit in bytes, which texts of families alone exceed. */
test('the words of a booking and a review may be 5000 syllables of Hindi, and not one more', async () => {
  for (const send of [
    async (conditions: string) => site.post('/api/appointments', await bookingOf(site, { conditions })),
    (description: string) => site.post('/api/submit-review', reviewOf({ description })),
  ]) {
    expect((await send('की'.repeat(5_000))).status).toBe(201);
    expect((await send('की'.repeat(5_001))).status).toBe(422);
    expect((await send(families(5_000))).status).toBe(413);
  }
});

test('a password of families counts each as one', async () => {
  const setPassword = (newPassword: string) =>
    site.put('/api/admin/password', { currentPassword: 'a long enough password', newPassword }, admin);
  expect((await setPassword(families(11))).body).toMatchObject({ errors: [{ field: 'newPassword' }] });
  expect((await setPassword(families(201))).body).toMatchObject({ errors: [{ field: 'newPassword' }] });
  const password = families(200);
  expect((await setPassword(password)).status).toBeLessThan(300);
  expect((await site.post('/api/admin/login', { email: 'admin@example.com', password })).status).toBe(200);
});
