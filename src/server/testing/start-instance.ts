// A separate program: prepares a database as an instance does at start-up, and prints the first administrator.
import { openDatabase } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { seedOnce } from '#server/db/seed/seed.ts';
import { createFirstAdministrator } from '#server/resources/people/first-administrator.queries.ts';

const [dataDir = '', databaseUrl] = process.argv.slice(2);
const db = await openDatabase({ dataDir, databaseUrl });
await migrate(db);
await seedOnce(db, { seed: 'content', clinicCountry: 'IN' }, Date.now);
const first = await createFirstAdministrator(
  db,
  { adminEmail: 'admin@example.com', adminPassword: undefined },
  Date.now,
);
await db.destroy();
console.log(JSON.stringify(first));
