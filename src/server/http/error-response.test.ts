import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectProblem } from '#server/testing/expect-problem.ts';
import { bookingOf, reviewOf } from '#server/testing/fixtures.ts';
import { type Answer, formOf } from '#server/testing/requester.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

describe('an unexpected error', () => {
  let broken: TestApp;
  let signedIn: { Authorization: string };
  beforeAll(async () => {
    broken = await createTestApp({ rateLimits: false });
    signedIn = await broken.signIn();
    const tables = [
      'appointment_terms',
      'appointment_treatments',
      'appointments',
      'reviews',
      'blogs',
      'gallery_items',
      'careers',
    ] as const;
    // Renamed instead of dropped, because other tables refer to them.
    for (const table of tables) await broken.db.schema.alterTable(table).renameTo(`lost_${table}`).execute();
  });
  afterAll(() => broken.close());

  const career = { position: 'x', description: 'x', experience: 1 };
  const blog = { title: 'x', content: 'x', status: 'Draft' };
  const item = { title: 'x', youtubeLink: 'https://youtu.be/M7lc1UVf-VE' };
  const unexpected = 'Something went wrong on our side. Please try again.';
  const calls: [string, string, () => Promise<Answer>][] = [
    [
      'POST /api/appointments',
      'Failed to submit appointment.',
      async () => broken.post('/api/appointments', await bookingOf(broken)),
    ],
    [
      'PUT /api/appointments/1/remark',
      'Failed to update appointment.',
      () => broken.put('/api/appointments/1/remark', { remarks: 'x' }, signedIn),
    ],
    ['POST /api/submit-review', 'Submission failed. Try again.', () => broken.post('/api/submit-review', reviewOf())],
    [
      'PUT /api/reviewVisibility/1',
      'Failed to update review visibility.',
      () => broken.put('/api/reviewVisibility/1', { isActive: true }, signedIn),
    ],
    ['DELETE /api/reviews/1', 'Failed to delete review.', () => broken.delete('/api/reviews/1', signedIn)],
    ['POST /api/blogs', 'Error saving blog.', () => broken.post('/api/blogs', formOf(blog), signedIn)],
    ['PUT /api/blogs/1', 'Error saving blog.', () => broken.put('/api/blogs/1', formOf(blog), signedIn)],
    [
      'PATCH /api/blogs/1/status',
      'Failed to toggle status.',
      () => broken.patch('/api/blogs/1/status', { is_active: 1 }, signedIn),
    ],
    ['DELETE /api/blogs/1', 'Error deleting blog.', () => broken.delete('/api/blogs/1', signedIn)],
    ['POST /api/upload-photo', 'Error uploading item.', () => broken.post('/api/upload-photo', formOf(item), signedIn)],
    ['DELETE /api/gallery/1', 'Failed to delete item.', () => broken.delete('/api/gallery/1', signedIn)],
    ['POST /api/careers', 'Failed to add opening.', () => broken.post('/api/careers', career, signedIn)],
    ['DELETE /api/careers/1', 'Failed to delete opening.', () => broken.delete('/api/careers/1', signedIn)],
    ['GET /api/careers', unexpected, () => broken.get('/api/careers')],
    ['GET /api/approved-reviews', unexpected, () => broken.get('/api/approved-reviews')],
  ];

  test.each(calls)(
    'in %s is answered with the message of the endpoint, and only the log has the details',
    async (_call, detail, call) => {
      broken.logged.length = 0;
      const answer = await call();
      expectProblem(answer, 'internal', detail);
      expect(Object.keys(answer.body).toSorted()).toEqual(['code', 'detail', 'requestId', 'status', 'title', 'type']);
      const entries = broken.logged.map((line) => JSON.parse(line));
      const entry = entries.find(({ level }) => level === 'error');
      expect(entry).toMatchObject({ message: 'request failed', requestId: answer.body.requestId });
      expect(entry.error.message).toMatch(/no such table|does not exist/);
      expect(entry.error.stack).toContain('.ts:');
      expect(entries).toContainEqual(
        expect.objectContaining({ message: 'request', requestId: answer.body.requestId, status: 500 }),
      );
    },
  );
});

describe('a refusal', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ rateLimits: false });
  });
  afterAll(() => app.close());

  const refusedIn = async (language: string, path = '/api/submit-review') =>
    (await app.post(path, {}, { 'Accept-Language': language })).body as {
      detail: string;
      errors: { message: string }[];
    };

  test('is written in the language that the request asks for', async () => {
    const { detail, errors } = await refusedIn('hi-IN, en;q=0.5');
    expect(detail).toBe('आपने जो भरा है, कृपया उसे जाँच लें।');
    expect(errors.length).toBeGreaterThan(1);
    for (const { message } of errors) expect(message).toMatch(/^\p{Script=Devanagari}/u);
    expect(await refusedIn('*', '/api/submit-review?lang=hi')).toMatchObject({ detail });
  });

  test('is written in English for other languages, and for Hindi in Latin letters', async () => {
    for (const language of ['en', 'fr', 'hi-Latn'])
      expect(await refusedIn(language)).toMatchObject({ detail: 'Please check what you entered.' });
  });
});
