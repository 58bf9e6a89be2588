import { beforeEach, expect, test } from 'vitest';
import { verifyPassword } from '#server/auth/passwords.ts';
import { createMigratedDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { createFirstAdministrator } from './first-administrator.queries.ts';

const now = Date.UTC(2026, 10, 20, 6);
const clock = () => now;

let database: TestDatabase;
beforeEach(async () => {
  database = await createMigratedDatabase();
  return () => database.close();
});

test('the first administrator gets a generated password, of which only a hash is stored', async () => {
  const first = await createFirstAdministrator(
    database.db,
    { adminEmail: 'Anita@Example.com', adminPassword: undefined },
    clock,
  );
  expect(first?.email).toBe('anita@example.com');
  const [row] = await database.db.selectFrom('administrators').selectAll().execute();
  expect(row).toMatchObject({ email: 'anita@example.com', created_at: now });
  expect(await verifyPassword(first?.generatedPassword ?? '', row?.password_hash)).toBe(true);
  expect(row?.must_change_password).toBe(1);
  expect(JSON.stringify(row)).not.toContain(first?.generatedPassword);
});

test('a later start never changes the first administrator', async () => {
  const { db } = database;
  const configured = { adminEmail: 'anita@example.com', adminPassword: 'the first password' };
  expect(await createFirstAdministrator(db, configured, clock)).toEqual({
    email: 'anita@example.com',
    generatedPassword: null,
  });
  const before = await db.selectFrom('administrators').selectAll().execute();
  for (const later of [
    configured,
    { ...configured, adminPassword: 'another password' },
    { ...configured, adminEmail: 'other@example.com' },
  ]) {
    expect(await createFirstAdministrator(db, later, clock)).toBeNull();
  }
  expect(await db.selectFrom('administrators').selectAll().execute()).toEqual(before);
  expect(await verifyPassword('the first password', before[0]?.password_hash)).toBe(true);
});
