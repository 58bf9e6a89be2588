import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestDatabase } from '#server/testing/test-database.ts';
import { migrate } from '../migrate.ts';

test('everyone who could sign in before there were roles is an owner', async () => {
  const { db, close } = await createTestDatabase();
  await migrate(db, '0030-instances');
  await sql`insert into administrators (email, password_hash, created_at, disabled_at)
    values ('a@example.com', '', 1, null), ('b@example.com', '', 1, 2)`.execute(db);
  await migrate(db);
  expect(await db.selectFrom('administrators').select(['email', 'role']).orderBy('id').execute()).toEqual([
    { email: 'a@example.com', role: 'owner' },
    { email: 'b@example.com', role: 'owner' },
  ]);
  await close();
});
