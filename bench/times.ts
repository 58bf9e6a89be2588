import { openSqlite } from '#server/db/database.ts';
import { signInToApi } from '../e2e/testing/admin-api.ts';
import { type Site, startSite } from '../e2e/testing/site.ts';
import { fillAppointments } from './admin/fill-appointments.ts';
import { fillVisits, practitioners } from './admin/fill-visits.ts';
import { describeMachine, ms, percentile } from './machine.ts';

// Measures the public list of free times over HTTP on the production server with SQLite: 60 days of 20 practitioners with 10,000 visits
// in these days, alone and among 100,000. Warm, and right after someone has booked; and how many visits are booked a second.
const [warmRounds, bookedRounds, booked] = [1_000, 200, 500];
const days = 60;
const dayMs = 86_400_000;
const path = `/api/times?days=${days}`;

async function startFilled(otherDays: number) {
  const site = await startSite({ RATE_LIMITS: 'off', SEED: 'reference' });
  const db = openSqlite(site.dataDir);
  await fillAppointments(db, 1_000);
  const today = Temporal.Now.zonedDateTimeISO('Asia/Kolkata').startOfDay().epochMilliseconds;
  await fillVisits(db, today + dayMs, 50);
  if (otherDays > 0) await fillVisits(db, today - otherDays * dayMs, otherDays / 2);
  const visits = otherDays > 0 ? await fillVisits(db, today + 70 * dayMs, otherDays / 2) : 50 * practitioners * 10;
  await db.destroy();
  const api = await signInToApi(site);
  const settings = { offers_times: true, hold_hours: 24, cancel_hours: 24, notice_hours: 0, weeks_ahead: 9 };
  await api.schedules.setSettings({ body: settings });
  return { site, api, visits };
}

type Filled = Awaited<ReturnType<typeof startFilled>>;

async function timeOf({ url }: Site) {
  const started = performance.now();
  const answer = await fetch(url + path);
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
  return performance.now() - started;
}

/** A request that may have visits, and times at which someone is free. */
async function findWork({ api }: Filled, limit: number) {
  const { body } = await api.appointments.list({ query: { status: 'pending', limit: '1' } });
  const id = body[0]?.id ?? 0;
  const query = { minutes: 30, days: 60, limit } as const;
  const free = await api.visits.listFreeTimes({ params: { id }, query });
  return { appointment_id: id, free };
}

async function measure(filled: Filled) {
  const { site, api } = filled;
  for (let round = 0; round < warmRounds / 4; round += 1) await timeOf(site);
  const warm: number[] = [];
  for (let round = 0; round < warmRounds; round += 1) warm.push(await timeOf(site));
  const afterBooking: number[] = [];
  for (let round = 0; round < bookedRounds; round += 1) {
    const { appointment_id, free } = await findWork(filled, 1);
    const [first] = free;
    if (!first) throw new Error('No one is free.');
    const { starts_at, practitioner_id } = first;
    await api.visits.create({ body: { appointment_id, starts_at, practitioner_id, minutes: 30 } });
    afterBooking.push(await timeOf(site));
  }
  return { warm, 'after a booking': afterBooking };
}

async function bookingsPerSecond(filled: Filled, atOnce: number) {
  const bodies: Parameters<typeof filled.api.visits.create>[0]['body'][] = [];
  for (let index = 0; index < booked / 100; index += 1) {
    const from = Temporal.Now.plainDateISO()
      .add({ days: 60 + index })
      .toString();
    const { appointment_id } = await findWork(filled, 1);
    const query = { minutes: 30, from, days: 7, limit: 100 } as const;
    const free = await filled.api.visits.listFreeTimes({ params: { id: appointment_id }, query });
    // Visits that begin on a full or half hour do not overlap.
    for (const { starts_at, practitioner_id } of free.filter(
      ({ starts_at }) => Date.parse(starts_at) % 1_800_000 === 0,
    ))
      bodies.push({ appointment_id, starts_at, practitioner_id, minutes: 30 });
  }
  let confirmed = 0;
  const started = performance.now();
  const work = async () => {
    for (let body = bodies.pop(); body; body = bodies.pop())
      await filled.api.visits.create({ body }).then(
        () => (confirmed += 1),
        () => undefined,
      );
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return confirmed / ((performance.now() - started) / 1_000);
}

const alone = await startFilled(0);
const among = await startFilled(450);
console.log(describeMachine());
console.log(`| GET ${path} | visits stored | minimum | median | p99 | maximum |`);
console.log('|---|---|---|---|---|---|');
const medians: Record<string, number[]> = {};
for (const filled of [alone, among])
  for (const [kind, times] of Object.entries(await measure(filled))) {
    const cells = [Math.min(...times), percentile(times, 0.5), percentile(times, 0.99), Math.max(...times)];
    (medians[kind] ??= []).push(percentile(times, 0.5));
    console.log(`| ${kind} | ${filled.visits.toLocaleString('en')} | ${cells.map(ms).join(' | ')} |`);
  }
for (const [kind, [small = 0, large = 0]] of Object.entries(medians))
  console.log(`${kind}: with all visits ${(large / small).toFixed(2)} times the median of the few`);
for (const atOnce of [1, 16]) {
  const perSecond = await bookingsPerSecond(among, atOnce);
  console.log(`Confirmed visits a second, ${atOnce} at once: ${Math.round(perSecond)}`);
}
await Promise.all([alone.site.stop(), among.site.stop()]);
