import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestDatabase } from '#server/testing/test-database.ts';
import { migrate } from '../migrate.ts';

const hour = 3_600_000;

interface Case {
  /** Times of the visit, in hours: its start, when it was moved, and when it changed. */
  at: number;
  status?: string;
  movedAt?: number;
  changedAt?: number;
  /** Time that the mark names, and when it was set. */
  names?: number;
  markedAt?: number;
  message?: string;
  /** Entries of the audit log about the visit. */
  entries?: [action: string, at: number, fields: string | null][];
}

const cases: Record<string, [Case, object[]]> = {
  'a confirmation of the visit as it is': [{ at: 50, names: 50 }, [{ starts_at: 50, practitioner_id: 1 }]],
  'a reminder tells nothing new': [{ at: 50, names: 50, message: 'reminder' }, []],
  'a message without a time': [{ at: 50, markedAt: 5 }, []],
  'a visit that was moved afterwards': [
    { at: 60, movedAt: 8, changedAt: 8, names: 50 },
    [{ starts_at: 50, practitioner_id: 1 }],
  ],
  'a visit that was cancelled afterwards': [
    { at: 50, status: 'cancelled', changedAt: 8, names: 50 },
    [{ starts_at: 50, status: 'booked' }],
  ],
  'a visit that was cancelled before': [{ at: 50, status: 'cancelled', changedAt: 3, names: 50 }, []],
  'another practitioner since': [
    { at: 50, changedAt: 8, names: 50, entries: [['changed', 8, 'time, practitioner']] },
    [{ starts_at: 50, practitioner_id: null }],
  ],
  'a patient who has cancelled': [
    { at: 50, status: 'cancelled', changedAt: 8, entries: [['cancelled-by-patient', 8, null]] },
    [{ starts_at: 50, status: 'cancelled', mark_id: null }],
  ],
  'a patient who has moved it': [
    { at: 60, movedAt: 8, changedAt: 8, names: 50, entries: [['moved-by-patient', 8, 'time']] },
    [{ starts_at: 50 }, { starts_at: 60, mark_id: null }],
  ],
};

test.each(Object.entries(cases))('messages of earlier versions count as told: %s', async (_name, [one, known]) => {
  const { db, close } = await createTestDatabase();
  await migrate(db, '0123-presences');
  await sql`insert into states (state_id, state_name) values (1, 'Kerala')`.execute(db);
  await sql`insert into cities (city_id, state_id, city_name) values (1, 1, 'Kochi')`.execute(db);
  await sql`insert into practitioners (id, name, qualification, specialty, description, years_of_experience, position)
    values (1, 'Nila', '', '', '', 0, 1)`.execute(db);
  await sql`insert into appointments (id, reference, name, phone, state_id, city_id, created_at)
    values (1, 'AAAA2222', 'Meera', '12345', 1, 1, 1)`.execute(db);
  const ms = (hours: number | undefined) => (hours === undefined ? null : hours * hour);
  const { at, status = 'booked', movedAt, changedAt, names, markedAt = 5, message = 'confirmed', entries = [] } = one;
  await sql`insert into visits (id, appointment_id, practitioner_id, starts_at, ends_at, status, moved_at, changed_at, created_at)
    values (1, 1, 1, ${ms(at)}, ${at * hour + 1_800_000}, ${status}, ${ms(movedAt)}, ${ms(changedAt)}, 1)`.execute(db);
  if (names !== undefined || one.markedAt !== undefined)
    await sql`insert into told_marks (id, appointment_id, message, channel, created_at, visit_starts_at)
      values (1, 1, ${message}, 'sms', ${ms(markedAt)}, ${ms(names)})`.execute(db);
  for (const [action, time, fields] of entries)
    await sql`insert into audit_log (created_at, action, kind, subject_id, fields)
      values (${ms(time)}, ${action}, 'visit', 1, ${fields})`.execute(db);
  await migrate(db);
  const rows = await db.selectFrom('told_visits').selectAll().orderBy('id').execute();
  expect(rows.map((row) => ({ ...row, starts_at: row.starts_at / hour }))).toMatchObject(known);
  expect(rows).toHaveLength(known.length);
  await close();
});
