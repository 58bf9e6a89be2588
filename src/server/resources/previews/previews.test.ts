import { afterAll, beforeAll, expect, test } from 'vitest';
import { notice as previewNotice } from '#contract/messages/previews.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let site: TestApp;
let admin: { Authorization: string };
beforeAll(async () => {
  site = await createTestApp();
  admin = await site.signIn();
});
afterAll(() => site.close());

async function preview(kind: string, body: object) {
  const made = await site.post(`/api/previews/${kind}`, body, admin);
  expect(made.status).toBe(201);
  const [, page, key] = /^(.*)\?preview=([\w-]{22})$/.exec(made.body.path) ?? [];
  return { page, key, answers: (await site.get(`/api/previews/${key}`)).body.answers };
}

test('texts are previewed as visitors would read them, and stay as they are', async () => {
  const { page, answers } = await preview('texts/privacy', { booking_why: 'We call you.' });
  expect(page).toBe('/privacy');
  expect(answers['/api/texts/privacy'].section_3_text).toContain('until you ask us to erase it');
  expect(answers['/api/form-notice'].booking).toBe('We call you.');
  expect(answers['/api/notices']).toMatchObject([{ text: previewNotice }]);
  expect((await site.get('/api/form-notice')).body.booking).not.toBe('We call you.');
});

test('the words of the start pop-up are previewed, and it opens there', async () => {
  const { answers } = await preview('texts/site', { popup_title: 'Come and see us' });
  expect(answers['/api/clinic']).toMatchObject({ startPopup: true });
  expect(answers['/api/form-notice'].popup.title).toBe('Come and see us');
});

test('a notice, an opening and the clinic profile are previewed as the forms send them', async () => {
  const notice = { text: 'Closed', starts_on: '2026-12-24', ends_on: '2026-12-26', link: '' };
  expect((await preview('notice', notice)).answers['/api/notices']).toMatchObject([{ text: 'Closed', link: null }]);
  const opening = await preview('opening', { position: 'Therapist', description: 'Work with us.', experience: '2' });
  expect(opening.page).toMatch(/^\/career\/\d+$/);
  expect(Object.values(opening.answers)).toContainEqual(
    expect.objectContaining({ position: 'Therapist', experience: 2 }),
  );
  const profile = (await site.get('/api/clinic')).body;
  const { answers } = await preview('clinic', { ...profile, name: 'Another name' });
  expect(answers['/api/clinic']).toMatchObject({ name: 'Another name', retentionMonths: null });
});

const condition = { name: 'Sore knee', description: 'A knee.', symptoms: 'Pain', causes: 'Running', treatment: 'Rest' };

test('a condition is previewed with its linked symptoms and the picture that is stored', async () => {
  const stored = await site.db
    .insertInto('conditions')
    .values({ ...condition, symptoms: '"a"', causes: '"b"', treatment: '"c"', image: 'knee.jpg', created_at: 0 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const symptom = await site.post('/api/symptoms', { name: 'Preview ache' }, admin);
  const { page, answers } = await preview('condition', {
    ...condition,
    name: 'Better name',
    id: String(stored.id),
    symptom_ids: `[${symptom.body.id}]`,
  });
  expect(page).toBe(`/conditions/${stored.id}`);
  expect(answers[`/api/conditions/${stored.id}`]).toMatchObject({ name: 'Better name', image: 'knee.jpg' });
  expect(answers['/api/symptoms']).toMatchObject([{ name: 'Preview ache', condition_ids: [stored.id] }]);
});

test('previews are refused with the errors that saving would have', async () => {
  const { status, body } = await site.post('/api/previews/notice', { text: ' ' }, admin);
  expect(status).toBe(422);
  expect(body.errors).toContainEqual({ field: 'text', message: 'Please enter the notice.' });
});

test('a preview ends after an hour, and the twenty-first takes the place of the oldest', async () => {
  const notice = { text: 'Closed', starts_on: '2026-12-24', ends_on: '2026-12-26' };
  const first = await preview('notice', notice);
  for (let count = 0; count < 20; count += 1) await preview('notice', notice);
  expect((await site.get(`/api/previews/${first.key}`)).status).toBe(404);
  const last = await preview('notice', notice);
  site.clock.now += 3_600_000;
  expect((await site.get(`/api/previews/${last.key}`)).status).toBe(200);
  site.clock.now += 1;
  expect((await site.get(`/api/previews/${last.key}`)).status).toBe(404);
});

test('a key of another form is not looked for', async () => {
  expect((await site.get('/api/previews/1')).status).toBe(404);
});
