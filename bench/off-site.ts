import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { createBackupKey } from '#server/backup/off-site/backup-key.ts';
import { openSqlite } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { seedOnce } from '#server/db/seed/seed.ts';
import { createFirstAdministrator } from '#server/resources/people/first-administrator.queries.ts';
import { runProgram } from '#server/testing/run-program.ts';
import { startS3Emulator } from '#server/testing/s3-emulator.ts';
import { fillAppointments } from './admin/fill-appointments.ts';
import { describeMachine } from './machine.ts';

// Measures copies off site and their restore with many appointments, on an emulator of an S3 server on this machine: a bucket adds the time of the line.
// `npm run bench off-site 10000` measures with fewer rows.
const rows = Number(process.argv[2] ?? 100_000);

const dataDir = mkdtempSync(path.join(tmpdir(), 'clinic-bench-'));
const db = openSqlite(dataDir);
await migrate(db);
await seedOnce(db, { seed: 'reference', clinicCountry: 'IN' }, Date.now);
await createFirstAdministrator(db, { adminEmail: 'admin@example.com', adminPassword: undefined }, Date.now);
await fillAppointments(db, rows);
await db.destroy();
const emulator = await startS3Emulator();
const access = { ...emulator.offSiteEnvironment('bench'), BACKUP_KEY: createBackupKey() };

const file = statSync(path.join(dataDir, 'clinic.sqlite')).size;
console.log(
  `${describeMachine()}, load ${loadavg()[0]?.toFixed(1)}, ${rows.toLocaleString('en')} appointments, ${megabytes(file)}`,
);
console.log('| | time |');
console.log('|---|---|');
console.log(`| the first copy, and a drill | ${await time('off-site', [])} |`);
console.log(`| nothing has changed | ${await time('off-site', [])} |`);
for (const round of ['a restore', 'the same again']) {
  const empty = mkdtempSync(path.join(tmpdir(), 'clinic-bench-'));
  console.log(`| ${round} | ${await time('restore', ['s3://'], empty)} |`);
  rmSync(empty, { recursive: true });
}
await emulator.close();
rmSync(dataDir, { recursive: true });

async function time(program: string, args: string[], on = dataDir) {
  const started = performance.now();
  const { code, problem } = await runProgram(program, args, { DATA_DIR: on, ...access });
  if (code !== 0) throw new Error(problem);
  return `${((performance.now() - started) / 1_000).toFixed(1)} s`;
}

function megabytes(bytes: number) {
  return `${(bytes / 1_048_576).toFixed(0)} MB`;
}
