import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { allEndpoints } from '#contract/index.ts';
import { createOneOfEach } from '#server/testing/fixtures.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

// While instances are updated one after another, a newer one has stored keys that this one does not know
// (docs/decisions/0077-unknown-keys.md).

let site: TestApp;
let admin: { Authorization: string };
beforeEach(async () => {
  site = await createTestApp({ rateLimits: false });
  admin = await site.signIn();
  await createOneOfEach(site);
  const { db } = site;
  const [clinic] = await db.selectFrom('clinic_profile').select('profile').execute();
  const profile = (clinic?.profile ?? '').replace('"drawing":"shoulder"', '"drawing":"hand"');
  expect(profile).toContain('hand');
  await db.updateTable('clinic_profile').set({ profile }).execute();
  await db.updateTable('wait_list').set({ parts: '["night"]', days: '["Friday"]' }).execute();
  const wishes = JSON.stringify({ days: ['Monday'], parts: ['morning', 'night'], times: [] });
  await db.updateTable('appointments').set({ wishes }).execute();
  await db.updateTable('conditions').set({ body_area: 'jaw-joint' }).execute();
  for (const [table, column] of [
    ['appointments', 'contact_preference'],
    ['told_marks', 'message'],
    ['audit_log', 'action'],
    ['audit_log', 'kind'],
    ['imports', 'source'],
  ])
    await sql`update ${sql.table(table ?? '')} set ${sql.ref(column ?? '')} = 'not-known-yet'`.execute(db);
  await sql`insert into message_templates (key) values ('not-known-yet')`.execute(db);
  return () => site.close();
});

const get = async (path: string) => (await site.get(path, admin)).body;

test('everything can still be read', async () => {
  const reads = allEndpoints.filter(({ method }) => method === 'GET');
  const failed: string[] = [];
  for (const { path } of reads)
    if ((await site.get(path.replace(/\{\w+\}/g, '1'), admin)).status >= 500) failed.push(path);
  expect(failed).toEqual([]);
  expect(reads.length).toBeGreaterThan(20);
});

describe('what this version does not know', () => {
  test('is shown by its words: what a patient was told, and what someone changed', async () => {
    expect(await get('/api/appointments')).toMatchObject([{ last_told: { message: 'not-known-yet' } }]);
    expect(await get('/api/appointments/1/told-marks')).toHaveLength(2);
    const [entry] = await get('/api/audit-log?limit=1');
    expect(entry).toMatchObject({ action: 'not-known-yet', kind: 'not-known-yet' });
  });

  test('is left out: ready messages and imports', async () => {
    const templates = await site.db.selectFrom('message_templates').select('id').orderBy('id', 'desc').execute();
    expect(await get('/api/message-templates')).toHaveLength(templates.length - 1);
    expect((await site.get(`/api/message-templates/${templates[0]?.id}`, admin)).status).toBe(404);
    expect(await get('/api/imports')).toEqual([]);
  });

  test('is left out of wishes, and fits no one', async () => {
    expect(await get('/api/appointments')).toMatchObject([{ wishes: { days: ['Monday'], parts: ['morning'] } }]);
    expect(await get('/api/wait-list')).toMatchObject({ waiting: [{ days: ['Friday'], parts: [], fits: [] }] });
    const contact = { contact: '+91 00000 00001' };
    const { body } = await site.post('/api/patient-data/find', contact, admin);
    expect(body.appointments).toMatchObject([
      { told: [{ message: 'not-known-yet' }, {}], earlier_time: { parts: [] }, wishes: { parts: ['morning'] } },
    ]);
  });

  test('is the first drawing instead of another one', async () => {
    expect((await get('/api/clinic')).heroSlides[0].drawing).toBe('shoulder');
  });
});
