import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '#server/db/database.ts';
import { startPostgres } from '#server/testing/postgres.ts';
import { startProgram } from '../e2e/testing/site.ts';
import { fillAppointments } from './admin/fill-appointments.ts';
import { describeMachine } from './machine.ts';

// How long a clinic is closed while it moves between SQLite and PostgreSQL: `npm run bench move 10000` measures with fewer appointments.
const rows = Number(process.argv[2] ?? 100_000);
const runs = 3;

const dataDir = mkdtempSync(path.join(tmpdir(), 'clinic-bench-'));
const postgres = await startPostgres();
try {
  await (await startProgram({ DATA_DIR: dataDir })).stop();
  const db = await openDatabase({ dataDir, databaseUrl: undefined });
  await fillAppointments(db, rows);
  await db.destroy();
  const times = new Map<string, number[]>();
  let copied = '';
  for (let run = 0; run < runs; run += 1)
    for (const args of [['postgres', '--dry-run'], ['postgres'], ['sqlite']]) {
      const started = performance.now();
      const output = execFileSync(process.execPath, ['src/move.ts', ...args, '--replace'], {
        env: { DATA_DIR: dataDir, DATABASE_URL: postgres.url },
        encoding: 'utf8',
      });
      copied = /^\d+ rows/m.exec(output)?.[0] ?? '';
      times.set(args.join(' '), [...(times.get(args.join(' ')) ?? []), performance.now() - started]);
    }
  console.log(
    `${describeMachine()}, load ${loadavg()[0]?.toFixed(1)}, ${rows.toLocaleString('en')} appointments, ${copied}`,
  );
  console.log(`| npm run move -- | median of ${runs} (least to most) |\n|---|---|`);
  for (const [name, all] of times) {
    const [least = 0, median = 0, most = 0] = all.toSorted((a, b) => a - b).map((ms) => ms / 1_000);
    console.log(`| ${name} --replace | ${median.toFixed(1)} s (${least.toFixed(1)} to ${most.toFixed(1)}) |`);
  }
} finally {
  await postgres.stop();
  rmSync(dataDir, { recursive: true });
}
