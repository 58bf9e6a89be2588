import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '#server/db/database.ts';
import { stdoutLog } from '#server/log.ts';
import { erasePatientData, findPatientData } from '#server/resources/patient-data/patient-data.service.ts';
import { overwriteErasedRows } from '#server/resources/patient-data/secure-erase.queries.ts';
import { createLocalStorage } from '#server/storage/local-storage.ts';
import { startProgram } from '../e2e/testing/site.ts';
import { fillAppointments } from './admin/fill-appointments.ts';
import { describeMachine, ms } from './machine.ts';

// Measures finding and erasing a patient's data among many appointments on SQLite. Erasing rewrites the file, a large one at
// night, and no other request is answered meanwhile. `npm run bench erasing 10000` measures with fewer rows.
const rows = Number(process.argv[2] ?? 1_000_000);

const dataDir = mkdtempSync(path.join(tmpdir(), 'clinic-bench-'));
await (await startProgram({ DATA_DIR: dataDir, SEED: 'reference' })).stop();
const db = await openDatabase({ dataDir, databaseUrl: undefined });
await fillAppointments(db, rows);

const times = { find: [] as number[], erase: [] as number[], rewrite: [] as number[] };
for (const contact of ['person17@example.com', '+91 9100000018', 'person19@example.com']) {
  const [found, finding] = await timed(findPatientData(db, contact));
  const seen = {
    contact,
    appointments: found.appointments.map(({ id }) => id),
    reviews: [],
    applications: [],
    patients: [],
  };
  const change = { administratorId: null, at: Date.now(), expectedVersion: undefined };
  const [erased, erasing] = await timed(
    erasePatientData({ db, log: stdoutLog, storage: createLocalStorage(dataDir) }, seen, change),
  );
  const [, rewriting] = await timed(overwriteErasedRows(db)); // postponed to the night if the file is large
  if (erased.appointments !== 1) throw new Error(`${contact} was not erased`);
  times.find.push(finding);
  times.erase.push(erasing);
  times.rewrite.push(rewriting);
}
await db.destroy();
const size = statSync(path.join(dataDir, 'clinic.sqlite')).size / 1_048_576;
rmSync(dataDir, { recursive: true });

console.log(`${describeMachine()}, load ${loadavg()[0]?.toFixed(1)}`);
console.log('| appointments | database | look up | erase | left to the night |');
console.log('|---|---|---|---|---|');
const slowest = (all: number[]) => ms(Math.max(...all));
console.log(
  `| ${rows.toLocaleString('en')} | ${size.toFixed(0)} MB | ${slowest(times.find)} | ${slowest(times.erase)} | ${slowest(times.rewrite)} |`,
);

async function timed<T>(work: Promise<T>): Promise<[T, number]> {
  const started = performance.now();
  return [await work, performance.now() - started];
}
