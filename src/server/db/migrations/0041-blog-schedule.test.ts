import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { formOf } from '#server/testing/requester.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import * as blogSchedule from './0041-blog-schedule.ts';

test('blogs that were published get the time they were added as their date', async () => {
  const site = await createTestApp();
  const admin = await site.signIn();
  for (const status of ['Published', 'Draft'])
    await site.post('/api/blogs', formOf({ title: status, content: 'Text.', status }), admin);
  await sql`drop index blogs_by_is_active_published_at_id`.execute(site.db);
  await sql`drop index blogs_scheduled`.execute(site.db);
  for (const column of ['publish_at', 'published_at', 'author'])
    await sql`alter table blogs drop column ${sql.ref(column)}`.execute(site.db);
  await blogSchedule.up(site.db as unknown as Kysely<never>);
  const { blogs } = (await site.get('/api/allBlogs', admin)).body;
  expect(blogs).toMatchObject([
    { title: 'Draft', published_at: null },
    { title: 'Published', published_at: '2026-11-20T06:00:00.000Z' },
  ]);
  await site.close();
});
