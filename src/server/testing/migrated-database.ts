import { cpSync, rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { type Database, openPostgres, openSqlite } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { clinicProfile } from '#server/db/seed/content/clinic.ts';
import { seedPlaces, seedProblems, seedTreatments } from '#server/db/seed/reference.ts';
import { seedSigns } from '#server/db/seed/seed-signs.ts';
import { insertClinicProfile } from '#server/resources/clinic/clinic-profile.queries.ts';
import { createDatabase } from './postgres-database.ts';
import { temporaryFolder } from './temporary-folder.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /**
     * Migrated database that tests copy instead of migrating their own: the name of a PostgreSQL database, or the
     * folder of SQLite's file.
     */
    migratedDatabase: string;
    /** Migrated database with the content that test applications begin with. */
    startedDatabase: string;
  }
}

/** Vitest's globalSetup: migrates one database for all tests of this run, and fills another. */
export async function setup(project: TestProject) {
  const { database, postgresUrl } = project.getProvidedContext();
  const { open, copy, remove } = database === 'postgres' ? onPostgres(postgresUrl) : inFolders();
  // PostgreSQL copies only databases without connections.
  const migrated = await make(undefined, migrate);
  const started = await make(migrated, fill);
  project.provide('migratedDatabase', migrated);
  project.provide('startedDatabase', started);
  return () => [migrated, started].forEach(remove);

  async function make(template: string | undefined, work: (db: Database) => Promise<unknown>) {
    const made = await copy(template);
    const db = open(made);
    await work(db);
    await db.destroy();
    return made;
  }
}

function onPostgres(serverUrl: string) {
  return {
    copy: async (template: string | undefined) => (await createDatabase(serverUrl, template)).name,
    open: (name: string) => openPostgres(Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href),
    remove: () => undefined, // the server is stopped
  };
}

function inFolders() {
  return {
    async copy(template: string | undefined) {
      const folder = temporaryFolder('clinic-test-');
      if (template) cpSync(template, folder, { recursive: true });
      return folder;
    },
    open: openSqlite,
    remove: (folder: string) => rmSync(folder, { recursive: true }),
  };
}

/** A clinic with treatments, problems, signs and a few places. */
async function fill(db: Database) {
  await db.transaction().execute(async (trx) => {
    await insertClinicProfile(trx, { ...clinicProfile, practitioners: [] });
    await seedTreatments(trx, 'IN');
    await seedProblems(trx);
    await seedSigns(trx);
    await seedPlaces(trx, { Karnataka: ['Bengaluru', 'Mysuru'], Kerala: ['Kochi', 'Thrissur'] });
  });
}
