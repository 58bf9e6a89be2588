import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { failuresOf } from '#contract/testing/failures.ts';
import { findContractions, readSchema } from '#server/testing/read-schema.ts';
import { createMigratedDatabase, createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { migrate } from './migrate.ts';

// While instances are updated one after another, the last release runs on the new schema. docs/upgrading.md has the rule, and
// e2e/faults/rolling-update.fault.ts runs that release.

const changelog = readFileSync(new URL('../../../CHANGELOG.md', import.meta.url), 'utf8');
const released = [...changelog.matchAll(/^## \[(\d.+)\] - .+\n\nCommit `\w+`, database schema `(.+)`\.$/gm)];
const [, , releasedSchema = ''] = released[0] ?? [];
const newMigrations = readdirSync(new URL('migrations', import.meta.url))
  .filter((file) => /^\d{4}-[a-z-]+\.ts$/.test(file))
  .map((file) => file.replace('.ts', ''))
  .filter((name) => name > releasedSchema)
  .toSorted();

/** The release that was the first not to use what this migration takes away; undefined if it takes nothing away. */
async function contractsSince(migration: string) {
  const exported = (await import(`./migrations/${migration}.ts`)) as { contractsSince?: string };
  return exported.contractsSince;
}

test('migrations since the last release only expand the schema, unless that release already does without the rest', async () => {
  const { db, close } = await createTestDatabase();
  await migrate(db, releasedSchema);
  const known = (await readSchema(db)).map(({ table }) => table);
  for (const migration of newMigrations) {
    const before = await readSchema(db);
    await migrate(db, migration);
    const contractions = findContractions(before, await readSchema(db)).filter((each) =>
      known.includes(each.split(' ')[0] ?? ''),
    );
    const since = await contractsSince(migration);
    const isReleased = released.some(([, version]) => version === since);
    expect({ migration, contractions: isReleased ? [] : contractions }).toEqual({ migration, contractions: [] });
  }
  await close();
});

describe('a schema', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createMigratedDatabase();
  });
  afterAll(() => database.close());

  /** Leaves the schema as it was. */
  async function contractionsOf(...statements: string[]) {
    return database.db.connection().execute(async (db) => {
      const before = await readSchema(db);
      await sql`begin`.execute(db);
      for (const statement of statements) await sql.raw(statement).execute(db);
      const after = await readSchema(db);
      await sql`rollback`.execute(db);
      return findContractions(before, after);
    });
  }

  test('is expanded by what an older program does not notice', async () => {
    const contractions = await contractionsOf(
      'alter table careers add column floor text',
      'create unique index one_floor on careers (floor)',
      'alter table careers add column shifts integer not null default 5 check (shifts > 0)',
      'create index careers_by_floor on careers (floor)',
      'create table letters (id integer primary key, career_id integer not null references careers (id) on delete cascade)',
      'create unique index letters_by_career on letters (career_id)',
    );
    expect(contractions).toEqual([]);
  });

  test('is contracted by what the last release does not know', async () => {
    const failures = await failuresOf(
      [
        ['a table that goes', 'drop table remarks_drafts', 'remarks_drafts loses column text'],
        ['a column that goes', 'alter table careers drop column closes_on', 'careers loses column closes_on'],
        ['a new name', 'alter table careers rename column position to title', 'careers loses column position'],
        ['a rule that goes', 'drop index symptoms_by_name_in_any_case', 'symptoms loses unique'],
        [
          'a rule for rows of the older program',
          'create unique index one_opening on careers (position)',
          'careers demands unique',
        ],
        [
          'a new table that keeps rows from being deleted',
          'create table letters (career_id integer references careers (id))',
          'letters demands reference',
        ],
      ],
      async ([, statement, contraction]) => {
        expect(await contractionsOf(statement)).toContainEqual(expect.stringContaining(contraction));
      },
    );
    expect(failures).toEqual([]);
  });
});
