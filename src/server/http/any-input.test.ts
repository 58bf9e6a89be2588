import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exampleOf } from '#contract/endpoint.ts';
import { problem } from '#contract/errors.ts';
import { allEndpoints } from '#contract/index.ts';
import { failuresOf } from '#contract/testing/failures.ts';
import { anyInput } from '#server/testing/any-input.ts';
import { bookingOf, createOneOfEach, reviewOf } from '#server/testing/fixtures.ts';
import { readEverything } from '#server/testing/read-everything.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let site: TestApp;

/** Everything but failed attempts to prove who one is, which are recorded. */
async function readStored() {
  const rows = await readEverything(site);
  return rows.filter((row) => !/^audit_log .*"(?:sign-in|proof)-failed"/.test(row));
}

let admin: { Authorization: string };
let booking: object;
let profile: object;
beforeAll(async () => {
  site = await createTestApp({ rateLimits: false });
  await createOneOfEach(site);
  admin = await site.signIn();
  booking = await bookingOf(site);
  profile = (await site.get('/api/clinic')).body;
});
afterAll(() => site.close());

const blog = { title: 'Blog', content: 'Text.', status: '0', slug: '', image: '', image_url: '', remove_image: '0' };
const texts = { description: 'a', symptoms: 'b', causes: '[{"title":"c","description":"d"}]', treatment: 'e' };
const added = { image: '', alt: '', body_area: '', urgent_help: '', reviewed_on: '', symptom_ids: '[1]' };
const condition = { name: 'Condition', ...texts, ...added, remove_image: '0' };
const video = { title: 'Video', youtubeLink: 'https://youtu.be/M7lc1UVf-VE', image: '', treatment_name: 'a', alt: '' };
const opening = { position: 'Front desk', description: 'Text.', experience: 1, closes_on: null };

/** Valid, or nearly valid, bodies for endpoints with more than one field. */
const rightBodies: Record<string, () => object> = {
  'POST /api/appointments': () => booking,
  'POST /api/admin/appointments': () => booking,
  'POST /api/submit-review': reviewOf,
  'POST /api/blogs': () => blog,
  'PUT /api/blogs/{id}': () => blog,
  'POST /api/upload-photo': () => video,
  'PUT /api/gallery/{id}': () => video,
  'POST /api/careers': () => opening,
  'PUT /api/careers/{id}': () => opening,
  'PUT /api/clinic': () => profile,
  'POST /api/conditions': () => condition,
  'PUT /api/conditions/{id}': () => condition,
};

/** Calls that end the session, or a stream that never ends, have their own tests. */
const excluded = new Set([
  'POST /api/admin/logout',
  'POST /api/admin/session/lock',
  'POST /api/admin/logout-everywhere',
  'GET /api/appointments/events',
  'POST /api/system/backup',
  'POST /api/imports/wordpress', // goes on after its answer
]);

const seed = 20_261_121;
const named = allEndpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

test('every call answers arbitrary input with a result or a message, and changes nothing when it refuses', async () => {
  const failures = await failuresOf(
    named.filter(([name]) => !excluded.has(name)),
    async ([name, endpoint]) => {
      const headers = endpoint.access !== 'public' ? admin : {};
      let before = await readStored();
      const property = fc.asyncProperty(
        anyInput(endpoint, rightBodies[name]?.() ?? exampleOf(endpoint) ?? {}),
        async ({ path, init }) => {
          const sent = { ...init, headers: { ...(init.headers as Record<string, string>), ...headers } };
          const answer = await site.send(path, sent);
          expect(answer.status).toBeLessThan(500);
          expect(answer.status).not.toBe(429); // RATE_LIMITS=off, or most input would go unread
          if (answer.status >= 400) {
            expect(answer.headers.get('Content-Type')).toBe('application/problem+json');
            expect(problem.strict().parse(answer.body).detail).toMatch(/\S/);
          }
          if (endpoint.method === 'GET') return;
          const after = await readStored();
          if (answer.status >= 400) expect(after).toEqual(before);
          before = after;
        },
      );
      await fc.assert(property, { seed, numRuns: 15 });
    },
  );
  expect(failures).toEqual([]);
});

test('arbitrary text is returned as it was sent', async () => {
  const anyName = fc.string({ unit: 'binary', minLength: 1, maxLength: 60 });
  const property = fc.asyncProperty(anyName, async (name) => {
    const { status, body } = await site.post('/api/symptoms', { name }, admin);
    if (status === 201) expect(body.name).toBe(name.replace(/\r\n?/g, '\n').trim());
    else expect(status).toBe(422);
  });
  await fc.assert(property, { seed, numRuns: 40, examples: [["'; drop table symptoms; --"], ['"'], ['\\'], ['%']] });
});
