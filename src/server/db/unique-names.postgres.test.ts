import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as importMessages from '#contract/messages/imports.ts';
import * as pageMessages from '#contract/messages/pages.ts';
import * as problemMessages from '#contract/messages/problems.ts';
import * as roomMessages from '#contract/messages/rooms.ts';
import * as symptomMessages from '#contract/messages/symptoms.ts';
import * as treatmentMessages from '#contract/messages/treatments.ts';
import { importTable } from '#server/testing/fixtures.ts';
import { formOf } from '#server/testing/requester.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { type Database, openPostgres, type Transaction } from './database.ts';

// SQLite has one connection that writes, so one of two sees what the other has stored.
describe('of two who save the same name at the same instant', () => {
  let site: TestApp;
  let admin: { Authorization: string };
  let rival: Database;
  beforeAll(async () => {
    site = await createTestApp();
    admin = await site.signIn();
    rival = openPostgres(site.databaseUrl ?? '');
  });
  afterAll(async () => {
    await rival.destroy();
    await site.close();
  });

  async function countWaiting() {
    const waiting = sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    return (await waiting.execute(rival)).rows.length;
  }

  const treatment = { name: 'Sling training', kind: 'therapy', minutes: 30, price_from: null };
  const page = { slug: 'how-to-find-us', content_html: '<p>Here.</p>' };
  const blog = { title: 'Blog', content: 'Text.', status: 'Draft' };
  const taken = (message: string, field = 'name') => [{ field, message }];

  test.each<[string, (trx: Transaction) => Promise<unknown>, () => Promise<{ body: object }>, object[]]>([
    [
      'a new treatment',
      (trx) => insertTreatment(trx, 'Sling training'),
      () => site.post('/api/treatments', treatment, admin),
      taken(treatmentMessages.taken),
    ],
    [
      'a new treatment in other letters',
      (trx) => insertTreatment(trx, 'ROPE TRAINING'),
      () => site.post('/api/treatments', { ...treatment, name: ' Rope training' }, admin),
      taken(treatmentMessages.taken),
    ],
    [
      'a treatment of an imported table',
      (trx) => insertTreatment(trx, 'CHAIR GYMNASTICS'),
      () => importTable(site, 'treatments', 'Name,Kind\nChair gymnastics,Therapy', admin),
      taken(importMessages.nothingNew, 'file'),
    ],
    [
      'a new room',
      (trx) => trx.insertInto('rooms').values({ name: 'green room' }).execute(),
      () => site.post('/api/rooms', { name: 'Green Room' }, admin),
      taken(roomMessages.taken),
    ],
    [
      'a new problem',
      (trx) => trx.insertInto('problems').values({ name: 'jaw pain', treatment_ids: '[]' }).execute(),
      () => site.post('/api/problems', { name: 'Jaw pain', body_area: null, treatment_ids: [] }, admin),
      taken(problemMessages.taken),
    ],
    [
      'a new page',
      (trx) =>
        trx
          .insertInto('pages')
          .values({ ...page, title: 'Ways', updated_at: 0 })
          .execute(),
      () => site.post('/api/pages', { ...page, title: 'How to find us' }, admin),
      taken(pageMessages.taken('Ways'), 'slug'),
    ],
    [
      'a renamed treatment',
      (trx) => insertTreatment(trx, 'Water gymnastics'),
      () => site.put('/api/treatments/1', { ...treatment, name: 'Water gymnastics' }, admin),
      taken(treatmentMessages.taken),
    ],
    [
      'a new symptom',
      (trx) => trx.insertInto('symptoms').values({ name: 'Cold hands' }).execute(),
      () => site.post('/api/symptoms', { name: 'Cold Hands' }, admin),
      taken(symptomMessages.taken),
    ],
    [
      'a renamed symptom',
      (trx) => trx.insertInto('symptoms').values({ name: 'Cold feet' }).execute(),
      async () => {
        const { id } = (await site.post('/api/symptoms', { name: 'Cold toes' }, admin)).body;
        return site.put(`/api/symptoms/${id}`, { name: 'Cold feet' }, admin);
      },
      taken(symptomMessages.taken),
    ],
    [
      'the address of a blog',
      async (trx) => {
        const { id } = (await site.post('/api/blogs', formOf(blog), admin)).body;
        await trx.updateTable('blogs').set({ slug: 'wanted' }).where('id', '=', id).execute();
      },
      async () => {
        const { id } = (await site.post('/api/blogs', formOf(blog), admin)).body;
        return site.put(`/api/blogs/${id}`, formOf({ ...blog, slug: 'wanted' }), admin);
      },
      taken('Another blog has this address, or had it before. Please choose another one.', 'slug'),
    ],
  ])('%s is refused to the second', async (_what, first, second, errors) => {
    const trx = await rival.startTransaction().execute();
    await first(trx);
    const answer = second();
    await expect.poll(countWaiting, { timeout: 10_000 }).toBe(1);
    await trx.commit().execute();
    expect(await answer).toMatchObject({ body: { errors } });
  });
});

async function insertTreatment(trx: Transaction, treatment_description: string) {
  await trx.insertInto('treatments').values({ treatment_description, kind: 'therapy' }).execute();
}
