import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { withSnapshot } from '#server/db/table-rows.queries.ts';
import { bookingOf } from '#server/testing/fixtures.ts';
import { chooseAll, eraseAll, everything, marks, phone, sendAllOf } from '#server/testing/patient-records.ts';
import { administrator, createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { listTablesAbout, overwriteErasedRows, overwriteErasedRowsOrDefer } from './secure-erase.queries.ts';

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

/** The marks of a patient that are in the files of the tables and their indexes. */
async function findMarksInFiles() {
  await sql`checkpoint`.execute(site.db);
  const tables = await listTablesAbout(site.db);
  const { rows } = await sql<{ bytes: Buffer }>`
    with tables as (select oid, reltoastrelid from pg_class where relname in (${sql.join(tables)})),
      files as (
        select oid from tables union select reltoastrelid from tables
        union select indexrelid from pg_index where indrelid in (select oid from tables)
      )
    select pg_read_binary_file(pg_relation_filepath(oid)) as bytes from files where oid <> 0`.execute(site.db);
  const text = rows.map(({ bytes }) => bytes.toString('latin1').toLowerCase()).join('\n');
  return marks.filter((mark) => text.includes(mark));
}

const hour = 3_600_000;

test('no byte of an erased row is left in the files of the tables', async () => {
  expect(await findMarksInFiles()).not.toEqual([]);
  expect((await eraseAll(site, admin, phone)).body).toEqual({ ...everything, isComplete: true });
  expect(await findMarksInFiles()).toEqual([]);
});

test('a large table is rewritten in the next night, and the answer says that bytes are left until then', async () => {
  const { id } = (await site.post('/api/appointments', await bookingOf(site))).body; // of someone else
  await sql`alter table appointment_notes alter column text set storage external`.execute(site.db);
  await sql`insert into appointment_notes (appointment_id, kind, text, created_at)
    select ${id}, 'note', repeat('x', 1000000), 0 from generate_series(1, 70)`.execute(site.db);
  expect((await eraseAll(site, admin, phone)).body).toMatchObject({ isComplete: false });
  expect(await overwriteErasedRowsOrDefer(site.db, site.clock.now + hour)).toBe(false);
  expect(await overwriteErasedRowsOrDefer(site.db, site.clock.now + 24 * hour)).toBe(true);
  expect(await findMarksInFiles()).toEqual([]);
});

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
