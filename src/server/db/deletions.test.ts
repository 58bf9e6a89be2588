import { beforeEach, describe, expect, test } from 'vitest';
import { endUndo } from '#server/testing/end-of-undo.ts';
import { addPractitioner, applicationOf, pictureOf, reviewOf } from '#server/testing/fixtures.ts';
import { recount } from '#server/testing/recount.ts';
import { formOf } from '#server/testing/requester.ts';
import { administrator, createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { countNames, readCounts } from './changes.queries.ts';

let site: TestApp;
let admin: { Authorization: string };
beforeEach(async () => {
  site = await createTestApp({ rateLimits: false });
  admin = await site.signIn();
  return () => site.close();
});

const condition = {
  name: 'Tennis elbow',
  description: 'Pain.',
  symptoms: 'Pain.',
  causes: 'Work.',
  treatment: 'Rest.',
};

interface Undoable {
  /** Path of one record is `${path}/${id}`. */
  path: string;
  add: () => Promise<{ id: number }>;
  /** Addresses whose answers contain the record, for visitors and administrators. */
  reads: (id: number) => string[];
}

async function posted(path: string, body: object | FormData, headers = admin) {
  return (await site.post(path, body, headers)).body as { id: number };
}

const undoable: Record<string, Undoable> = {
  'an opening': {
    path: '/api/careers',
    add: async () => posted('/api/careers', { position: 'Therapist', description: 'Care.', experience: 2 }),
    reads: (id) => ['/api/careers', '/api/allCareers', `/api/careers/${id}`, `/api/allCareers/${id}`],
  },
  'an application': {
    path: '/api/applications',
    async add() {
      const { id } = await posted('/api/careers', { position: 'Therapist', description: 'Care.', experience: 2 });
      await posted(`/api/careers/${id}/applications`, applicationOf());
      return (await site.get('/api/applications', admin)).body[0];
    },
    reads: (id) => ['/api/applications', '/api/applications/counts', `/api/applications/${id}`],
  },
  'a notice': {
    path: '/api/notices',
    add: async () =>
      posted('/api/notices', { text: 'Closed on Friday.', starts_on: '2026-11-20', ends_on: '2026-11-25' }),
    reads: (id) => ['/api/notices', '/api/allNotices', `/api/notices/${id}`],
  },
  'a closure': {
    path: '/api/closures',
    add: async () => posted('/api/closures', { reason: 'Diwali', starts_on: '2026-11-20', ends_on: '2026-11-25' }),
    reads: (id) => [
      '/api/closures',
      '/api/allClosures',
      '/api/closures/between?from=2026-11-20&to=2026-11-20',
      `/api/closures/${id}`,
    ],
  },
  'working hours': {
    path: '/api/working-hours',
    add: async () =>
      posted('/api/working-hours', {
        practitioner_id: await addPractitioner(site, 'Nila'),
        valid_from: '2026-11-23',
        valid_until: null,
        hours: [],
      }),
    reads: (id) => ['/api/working-hours', `/api/working-hours/${id}`, '/api/calendar?from=2026-11-23&to=2026-11-23'],
  },
  leave: {
    path: '/api/absences',
    add: async () =>
      posted('/api/absences', {
        practitioner_id: await addPractitioner(site, 'Nila'),
        kind: 'leave',
        starts_at: '2026-11-23',
        ends_at: '2026-11-24',
      }),
    reads: (id) => ['/api/absences', `/api/absences/${id}`, '/api/calendar?from=2026-11-23&to=2026-11-23'],
  },
  'a closure of a room': {
    path: '/api/room-closures',
    add: async () => {
      const { id: room_id } = await posted('/api/rooms', { name: 'Room' });
      return posted('/api/room-closures', { room_id, starts_at: '2026-11-23', ends_at: '2026-11-24' });
    },
    reads: (id) => ['/api/room-closures', `/api/room-closures/${id}`, '/api/calendar?from=2026-11-23&to=2026-11-23'],
  },
  'a review': {
    path: '/api/reviews',
    add: async () => {
      await posted('/api/submit-review', reviewOf({ name: 'Findable' }));
      const [{ id }] = (await site.get('/api/reviews', admin)).body;
      await site.put(`/api/reviewVisibility/${id}`, { isActive: true }, admin);
      return { id };
    },
    reads: (id) => [
      '/api/reviews',
      '/api/reviews?q=findable',
      '/api/reviews?status=active',
      `/api/reviews/${id}`,
      '/api/reviews/counts',
      '/api/reviews/ratings',
      '/api/approved-reviews',
      '/api/approved-reviews/ratings',
    ],
  },
  'a blog': {
    path: '/api/blogs',
    add: async () =>
      posted('/api/blogs', formOf({ title: 'Findable', content: 'Text.', status: 'Published', slug: 'findable' })),
    reads: (id) => [
      '/api/allBlogs',
      '/api/allBlogs?q=findable',
      '/api/blogs/counts',
      `/api/blogs/${id}`,
      '/api/blogs/active',
      '/api/blogs/active/findable',
    ],
  },
  'a gallery item': {
    path: '/api/gallery',
    add: async () => posted('/api/upload-photo', formOf({ title: 'Room', image: await pictureOf() })),
    reads: (id) => ['/api/gallery', `/api/gallery/${id}`],
  },
  'a condition': {
    path: '/api/conditions',
    add: async () => {
      const symptom = await posted('/api/symptoms', { name: 'Sore elbow' });
      return posted('/api/conditions', formOf({ ...condition, symptom_ids: `[${symptom.id}]` }));
    },
    reads: (id) => ['/api/conditions', `/api/conditions/${id}`, '/api/symptoms'],
  },
  'a symptom': {
    path: '/api/symptoms',
    add: async () => {
      const symptom = await posted('/api/symptoms', { name: 'Sore elbow' });
      await posted('/api/conditions', formOf({ ...condition, symptom_ids: `[${symptom.id}]` }));
      return symptom;
    },
    reads: () => ['/api/symptoms', '/api/conditions/1'],
  },
};

describe.each(Object.entries(undoable))('deleting %s', (_what, { path, add, reads }) => {
  const readAll = async (id: number) =>
    Promise.all(
      reads(id).map(async (address) => {
        const { status, body, headers } = await site.get(address, admin);
        return { address, status, body, total: headers.get('X-Total-Count') };
      }),
    );

  test('hides it everywhere, and undoing it brings it back as it was', async () => {
    const { id } = await add();
    const before = await readAll(id);
    expect((await site.delete(`${path}/${id}`, admin)).status).toBe(204);
    const after = await readAll(id);
    for (const [index, read] of after.entries()) expect(read).not.toEqual(before[index]);
    expect(await readCounts(site.db, ...countNames)).toEqual(await recount(site.db));

    site.clock.now += 30_000;
    expect((await site.post(`${path}/${id}/restore`, {}, admin)).status).toBe(200);
    // A deletion counts as a change.
    const known = (text: unknown) => JSON.parse(JSON.stringify(text).replaceAll(/"version":\d+/g, '"version":0'));
    expect(known(await readAll(id))).toEqual(known(before));
    expect(await readCounts(site.db, ...countNames)).toEqual(await recount(site.db));
    const [entry] = (await site.get('/api/audit-log?limit=1', admin)).body;
    expect(entry).toMatchObject({ action: 'restored', subject_id: id });
  });

  test('cannot be undone after 30 s, twice, or by a change', async () => {
    const { id } = await add();
    await site.delete(`${path}/${id}`, admin);
    expect((await site.delete(`${path}/${id}`, admin)).status).toBe(404);
    site.clock.now += 30_001;
    const { status, body } = await site.post(`${path}/${id}/restore`, {}, admin);
    expect([status, body.detail]).toEqual([
      404,
      expect.stringMatching(/^Th(is|ese) .+ can no longer be brought back\.$/),
    ]);
    await endUndo(site);
    expect((await site.post(`${path}/${id}/restore`, {}, admin)).status).toBe(404);
  });
});

test('the name of a deleted symptom can be used again, and then the deleted one is gone', async () => {
  const { id } = await posted('/api/symptoms', { name: 'Sore elbow' });
  await site.delete(`/api/symptoms/${id}`, admin);
  expect((await site.post('/api/symptoms', { name: 'sore ELBOW' }, admin)).status).toBe(201);
  expect((await site.post(`/api/symptoms/${id}/restore`, {}, admin)).status).toBe(404);
});

test('the slug of a deleted blog stays reserved while that can be undone', async () => {
  const blog = (fields: Record<string, string>) =>
    formOf({ title: 'Knee', content: 'Text.', status: 'Published', ...fields });
  const { id } = await posted('/api/blogs', blog({ slug: 'knee' }));
  await site.delete(`/api/blogs/${id}`, admin);
  expect((await site.post('/api/blogs', blog({ slug: 'knee' }), admin)).status).toBe(422);
  expect((await site.post('/api/blogs', blog({}), admin)).body).toMatchObject({ slug: 'knee-2' });
});

test('erasing a patient’s data deletes their deleted reviews for good', async () => {
  await posted('/api/submit-review', reviewOf({ email: 'asha@example.com', description: 'First.' }));
  await posted('/api/submit-review', reviewOf({ email: 'asha@example.com', description: 'Second.' }));
  const [{ id: second }, { id: first }] = (await site.get('/api/reviews', admin)).body;
  await site.delete(`/api/reviews/${first}`, admin);
  const seen = { contact: 'asha@example.com', appointments: [], reviews: [second] };
  expect(
    (await site.post('/api/patient-data/erase', { ...seen, currentPassword: administrator.password }, admin)).status,
  ).toBe(200);
  expect((await site.post(`/api/reviews/${first}/restore`, {}, admin)).status).toBe(404);
  expect(await site.db.selectFrom('reviews').selectAll().execute()).toEqual([]);
  expect(await readCounts(site.db, ...countNames)).toEqual(await recount(site.db));
});
