import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { listTablesAbout, overwriteErasedRows } from '#server/db/secure-erase.queries.ts';
import { withSnapshot } from '#server/db/table-rows.queries.ts';
import { chooseAll, eraseAll, everything, phone, sendAllOf } from '#server/testing/patient-records.ts';
import { administrator, createTestApp, type TestApp } from '#server/testing/test-app.ts';

let site: TestApp;
let admin: { Authorization: string };
beforeEach(async () => {
  site = await createTestApp({ rateLimits: false });
  admin = await site.signIn();
  await sendAllOf(site, admin);
  return () => site.close();
});

async function deadRows() {
  await sql`create extension if not exists pgstattuple`.execute(site.db);
  const counts: Record<string, number> = {};
  for (const name of await listTablesAbout(site.db)) {
    const { rows } = await sql<{ left: number }>`select dead_tuple_count as left from pgstattuple(${name})`.execute(
      site.db,
    );
    if (rows[0]?.left) counts[name] = rows[0].left;
  }
  return counts;
}

test('remains of erased rows are vacuumed in all tables that refer to requests and reviews', async () => {
  await eraseAll(site, admin, phone);
  expect(await listTablesAbout(site.db)).toEqual(
    expect.arrayContaining(['appointment_notes', 'hold_contacts', 'holds', 'occupied_times', 'patient_links']),
  );
  expect(await listTablesAbout(site.db)).toEqual(
    expect.arrayContaining(['appointment_terms', 'remarks_drafts', 'told_marks', 'visits', 'wait_list']),
  );
  expect(await deadRows()).toEqual({});
});

test('remains of erased rows are vacuumed later if an older transaction may still see them, and the answer says so', async () => {
  const seen = await chooseAll(site, admin, phone);
  await withSnapshot(site.db, async () => {
    const { body } = await site.post(
      '/api/patient-data/erase',
      { ...seen, currentPassword: administrator.password },
      admin,
    );
    expect(body).toEqual({ ...everything, isComplete: false });
    expect(site.logged.join()).toContain('An older transaction, such as a backup, may still see the erased rows.');
    expect(await deadRows()).toMatchObject({ appointments: expect.any(Number), appointment_notes: 1 });
  });
  await overwriteErasedRows(site.db);
  expect(await deadRows()).toEqual({});
});
