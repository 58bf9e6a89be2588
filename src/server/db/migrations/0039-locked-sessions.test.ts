import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestDatabase } from '#server/testing/test-database.ts';
import { migrate } from '../migrate.ts';

test('sessions from before they could be locked go on unlocked, and the clinic locks after half an hour', async () => {
  const { db, close } = await createTestDatabase();
  await migrate(db, '0038-people');
  await sql`insert into administrators (email, password_hash, created_at) values ('a@example.com', '', 1)`.execute(db);
  await sql`insert into sessions (id, administrator_id, created_at, last_seen_at, expires_at)
    values ('open', 1, 1, 1, 2)`.execute(db);
  await sql`insert into clinic_profile (id, profile) values (1, '{}')`.execute(db);
  await migrate(db);
  expect(await db.selectFrom('sessions').select(['id', 'locked_at']).execute()).toEqual([
    { id: 'open', locked_at: null },
  ]);
  expect(await db.selectFrom('clinic_profile').select('lock_minutes').execute()).toEqual([{ lock_minutes: 30 }]);
  await close();
});
