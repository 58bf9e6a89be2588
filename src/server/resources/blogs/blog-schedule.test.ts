import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { timeIsOver, timeToCome } from '#contract/messages/blogs.ts';
import { failuresOf } from '#contract/testing/failures.ts';
import { readCounts } from '#server/db/changes.queries.ts';
import { formOf } from '#server/testing/requester.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { publishDueBlogs } from './blogs.service.ts';

let site: TestApp;
let admin: { Authorization: string };
beforeEach(async () => {
  site = await createTestApp();
  admin = await site.signIn();
});
afterEach(() => site.close());

/** The clock of the tests stands at 11:30 on 2026-11-20 in the clinic's time zone, Asia/Kolkata. */
const blog = { title: 'Winter knees', content: 'Keep them warm.', status: 'Draft' };
const add = async (changes: object) => (await site.post('/api/blogs', formOf({ ...blog, ...changes }), admin)).body;
const change = (id: number, changes: object) => site.put(`/api/blogs/${id}`, formOf({ ...blog, ...changes }), admin);
const read = async (id: number) => (await site.get(`/api/blogs/${id}`, await site.signIn())).body;
const published = async () =>
  (await site.get('/api/blogs/active')).body.blogs.map(({ title }: { title: string }) => title) as string[];

/** Lets the schedule look at this moment. */
async function lookAt(moment: string) {
  site.clock.now = Date.parse(moment);
  await publishDueBlogs(site.db, site.clock.now);
}

describe('a scheduled blog', () => {
  test('is a draft until its time at the clinic, and then published once, with that time as its date', async () => {
    const { id, ...stored } = await add({ publish_at: '2026-12-24T09:00' });
    const publish_at = '2026-12-24T03:30:00.000Z';
    expect(stored).toMatchObject({ status: 'Draft', is_active: 0, publish_at, published_at: null });
    await lookAt('2026-12-24T03:29:59.999Z');
    expect(await published()).toEqual([]);
    site.clock.now = Date.parse('2026-12-24T03:30:00Z');
    await Promise.all([1, 2, 3].map(() => publishDueBlogs(site.db, site.clock.now))); // as several instances do
    expect(await published()).toEqual(['Winter knees']);
    expect(await read(id)).toMatchObject({
      status: 'Published',
      publish_at: null,
      published_at: publish_at,
      version: 2,
    });
    expect(await readCounts(site.db, 'blogs.published', 'blogs.draft', 'content.changes')).toEqual({
      'blogs.published': 1,
      'blogs.draft': 0,
      'content.changes': 2,
    });
    const entries = (await site.get('/api/audit-log', await site.signIn())).body;
    expect(entries.find(({ action }: { action: string }) => action !== 'signed-in')).toMatchObject({
      action: 'published',
      administrator: null,
      subject: 'Winter knees',
    });
  });

  test('whose time came while the server was down is published at the next start', async () => {
    const { id } = await add({ publish_at: '2026-12-24T09:00' });
    await lookAt('2026-12-26T12:00:00Z');
    expect(await read(id)).toMatchObject({ status: 'Published', published_at: '2026-12-24T03:30:00.000Z' });
  });

  test.each([
    ['Europe/London', '2027-03-28T01:30', '2027-03-28T01:30:00.000Z'], // skipped: the clock goes to 02:00
    ['Europe/London', '2027-03-28T02:30', '2027-03-28T01:30:00.000Z'],
    ['Europe/London', '2027-10-31T01:30', '2027-10-31T00:30:00.000Z'], // twice: the first
    ['Asia/Kolkata', '2027-01-01T00:00:00+01:00', '2026-12-31T23:00:00.000Z'],
    ['Asia/Kolkata', '2027-01-01T00:00:00Z', '2027-01-01T00:00:00.000Z'],
  ])('in %s at %s is published at %s', async (timeZone, moment, publish_at) => {
    const { profile } = await site.db.selectFrom('clinic_profile').select('profile').executeTakeFirstOrThrow();
    const moved = JSON.stringify({ ...JSON.parse(profile), timeZone });
    await site.db.updateTable('clinic_profile').set({ profile: moved }).execute();
    expect(await add({ publish_at: moment })).toMatchObject({ publish_at });
  });

  test('that is published by hand, made a draft again or cleared has no schedule any more', async () => {
    const [byHand, again, cleared] = [await add(when), await add(when), await add(when)];
    await site.patch(`/api/blogs/${byHand.id}/status`, { is_active: 1 }, admin);
    await site.patch(`/api/blogs/${again.id}/status`, { is_active: 0 }, admin);
    await change(cleared.id, { publish_at: '' });
    await lookAt('2026-12-25T00:00:00Z');
    expect(await read(byHand.id)).toMatchObject({ publish_at: null, published_at: '2026-11-20T06:00:00.000Z' });
    expect(await read(again.id)).toMatchObject({ publish_at: null, status: 'Draft' });
    expect(await read(cleared.id)).toMatchObject({ publish_at: null, status: 'Draft' });
  });

  test('that was deleted stays deleted, and keeps its schedule when an older client changes it', async () => {
    const [deleted, changed] = [await add(when), await add(when)];
    await site.delete(`/api/blogs/${deleted.id}`, admin);
    expect((await change(changed.id, { title: 'Warm knees' })).body).toMatchObject({ publish_at: changed.publish_at });
    await lookAt('2026-12-25T00:00:00Z');
    expect(await published()).toEqual(['Warm knees']);
  });
});

const when = { publish_at: '2026-12-24T09:00' };

describe('a publication date', () => {
  test('orders what visitors see, page by page, and can be changed', async () => {
    for (const [title, published_at] of [
      ['New', '2026-11-19T10:00'],
      ['Old', '2025-01-01T10:00'],
      ['Middle', '2026-05-05T10:00'],
    ])
      await add({ title, status: 'Published', published_at });
    expect(await published()).toEqual(['New', 'Middle', 'Old']);
    const first = await site.get('/api/blogs/active?limit=2');
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('Link') ?? '')?.[1] ?? '';
    expect((await site.get(next)).body.blogs).toMatchObject([{ title: 'Old' }]);
  });

  test('stays when the blog is taken off the site and published again', async () => {
    const { id, published_at } = await add({ status: 'Published' });
    expect(published_at).toBe('2026-11-20T06:00:00.000Z');
    site.clock.now += 60_000;
    for (const is_active of [0, 1]) await site.patch(`/api/blogs/${id}/status`, { is_active }, admin);
    expect(await read(id)).toMatchObject({ status: 'Published', published_at });
  });
});

test('an author is stored, left alone by clients that do not know it, and cleared', async () => {
  const { id, author } = await add({ author: ' Asha Rao ' });
  expect(author).toBe('Asha Rao');
  expect((await change(id, {})).body.author).toBe('Asha Rao');
  expect((await change(id, { author: '' })).body.author).toBeNull();
});

test('what is wrong is refused', async () => {
  const failures = await failuresOf(
    [
      [{ publish_at: '2026-11-20T11:30' }, 'publish_at', timeIsOver],
      [{ publish_at: 'tomorrow' }, 'publish_at', 'Please enter a day and a time.'],
      [{ publish_at: '2026-02-30T10:00' }, 'publish_at', 'Please enter a day and a time.'],
      [{ publish_at: '2026-12-24T' }, 'publish_at', 'Please enter a day and a time.'],
      [{ status: 'Published', published_at: '2026-11-20T11:31' }, 'published_at', timeToCome],
    ],
    async ([changes, field, message]) => {
      expect(await add(changes)).toMatchObject({ status: 422, errors: [{ field, message }] });
    },
  );
  expect(failures).toEqual([]);
});
