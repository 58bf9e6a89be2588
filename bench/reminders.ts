import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openDatabase } from '#server/db/database.ts';
import { startMailServer } from '#server/testing/mail-server.ts';
import { signInToApi } from '../e2e/testing/admin-api.ts';
import { bookingFor } from '../e2e/testing/book-through-stops.ts';
import { admin, startProgram } from '../e2e/testing/site.ts';
import { fillAppointments } from './admin/fill-appointments.ts';
import { describeMachine, ms, percentile } from './machine.ts';

// Measures bookings while reminders of many visits are due at once, beside bookings of the same server before it has a mail server. A
// hundred visits are cancelled meanwhile. Ends with an error if a patient is reminded twice, or of a visit that was cancelled before.
const rows = Number(process.argv[2] ?? 10_000);
const minutes = 60_000;

const dataDir = mkdtempSync(path.join(tmpdir(), 'clinic-bench-'));
const account = { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password };
const environment = { DATA_DIR: dataDir, ...account, SEED: 'reference', RATE_LIMITS: 'off' };
await (await startProgram(environment)).stop();
const db = await openDatabase({ dataDir, databaseUrl: undefined });
await fillAppointments(db, rows);
await db.destroy();
const now = Date.now();
addVisits();

const server = await startMailServer();
const quietSite = await startProgram(environment);
const quiet = await book(quietSite.url, 20_000);
await quietSite.stop();
const site = await startProgram({ ...environment, SMTP_URL: server.url, MAIL_FROM: 'visits@clinic.example' });
const cancelling = cancelSome();
const busy = await book(site.url, 60_000);
const cancelled = await cancelling;
await site.stop();
await server.close();

const recipients = server.received.filter(({ source }) => !source.includes('METHOD:CANCEL')).flatMap(({ to }) => to);
const twice = recipients.length - new Set(recipients).size;
const late = server.received.filter(({ to, source }) => {
  const [, sentAt = ''] = /^Date: (.+)$/m.exec(source) ?? [];
  const cancelledAt = cancelled.get(to[0] ?? '');
  return cancelledAt !== undefined && !source.includes('METHOD:CANCEL') && Date.parse(sentAt) > cancelledAt + 1_000;
});
rmSync(dataDir, { recursive: true });

console.log(
  `${describeMachine()}, load ${loadavg()[0]?.toFixed(1)}, ${rows.toLocaleString('en')} reminders due, ${recipients.length} sent in a minute, ${cancelled.size} visits cancelled`,
);
console.log('| bookings, one after the other | p50 | p99 | slowest |');
console.log('|---|---|---|---|');
for (const [when, times] of Object.entries({ quiet, 'while reminders are sent': busy }))
  console.log(
    `| ${when} | ${ms(percentile(times, 0.5))} | ${ms(percentile(times, 0.99))} | ${ms(Math.max(...times))} |`,
  );
if (twice > 0 || late.length > 0) throw new Error(`${twice} were reminded twice, ${late.length} of a cancelled visit.`);

/** Visits within a day, of which the patients have known for two; at the clinic it is noon. */
function addVisits() {
  const database = new DatabaseSync(path.join(dataDir, 'clinic.sqlite'));
  const hour = new Date(now).getUTCHours();
  const zone = hour === 12 ? 'Etc/GMT' : `Etc/GMT${hour > 12 ? '+' : '-'}${Math.abs(hour - 12)}`;
  database.exec(`
    update clinic_profile set profile = json_set(profile, '$.timeZone', '${zone}');
    update appointments set remarks = null, stage = 'confirmed';
    insert into visits (appointment_id, starts_at, ends_at, status, created_at)
      select id, ${now + 120 * minutes} + (id % 1000) * ${minutes}, ${now + 150 * minutes} + (id % 1000) * ${minutes}, 'booked', ${now}
      from appointments;
    insert into told_visits (visit_id, starts_at, status, told_at)
      select id, starts_at, 'booked', ${now - 2 * 24 * 60 * minutes} from visits;
    update counters set count = (select count(*) from appointments) where name in ('appointments.pending', 'appointments.confirmed');
    update counters set count = 0 where name = 'appointments.done';
  `);
  database.close();
}

/** Sends bookings for so many ms, one after the other. */
async function book(url: string, duration: number) {
  const body = JSON.stringify({ name: 'Person', ...(await bookingFor(url)) });
  const headers = { 'Content-Type': 'application/json' };
  const times: number[] = [];
  const until = performance.now() + duration;
  while (performance.now() < until) {
    const started = performance.now();
    const answer = await fetch(`${url}/api/appointments`, { method: 'POST', headers, body });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`A booking was answered with ${answer.status}.`);
    times.push(performance.now() - started);
  }
  return times;
}

/** Cancels visits, the last first, and answers when each patient's was. */
async function cancelSome() {
  const api = await signInToApi(site);
  const cancelled = new Map<string, number>();
  for (let id = rows; id > rows - 100 && id > 0; id -= 1) {
    await api.visits.setStatus({ params: { id }, body: { status: 'cancelled' } });
    cancelled.set(`person${id}@example.com`, Date.now());
  }
  return cancelled;
}
