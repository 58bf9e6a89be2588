import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { systemClock } from '#server/clock.ts';
import { openSqlite } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { seedOnce } from '#server/db/seed/seed.ts';
import { createFirstAdministrator } from '#server/resources/people/first-administrator.queries.ts';
import { temporaryFolder } from '#server/testing/temporary-folder.ts';
import { admin } from './site.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The folder of a database with the sample content, which sites copy instead of making one each. */
    seededDatabase: string;
  }
}

/** Vitest's globalSetup: makes the database of a first start, with an empty calendar, and with its drafts of pages shown. */
export async function setup(project: TestProject) {
  const folder = temporaryFolder('clinic-e2e-');
  const db = openSqlite(folder);
  await migrate(db);
  await seedOnce(db, { seed: 'content', clinicCountry: 'IN' }, systemClock);
  await db.updateTable('pages').set({ is_hidden: 0 }).execute(); // or no page of this kind could be visited
  await createFirstAdministrator(db, { adminEmail: admin.email, adminPassword: admin.password }, systemClock);
  await db.destroy();
  project.provide('seededDatabase', folder);
  return () => rmSync(folder, { recursive: true });
}
