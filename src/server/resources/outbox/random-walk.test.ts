import { simpleParser } from 'mailparser';
import { expect, test } from 'vitest';
import type { CalendarVisit } from '#contract/visits.ts';
import { createSecretLinks } from '#server/auth/secret-links.ts';
import { createMailer } from '#server/mail/mailer.ts';
import { addPractitioner, bookingOf } from '#server/testing/fixtures.ts';
import { startMailServer } from '#server/testing/mail-server.ts';
import { createRandom } from '#server/testing/random.ts';
import { createTestApp, sessionSecret, siteOrigin } from '#server/testing/test-app.ts';
import { noteMail } from '../appointments/outbox.queries.ts';
import { addReminders, sendNext } from './send-messages.ts';

test.each([1, 2, 3])('after any acts of the front desk, patients were told what is true (seed %i)', async (seed) => {
  const random = createRandom(seed);
  const pick = <T>(choices: readonly T[]) => random.pick(choices) as T;
  const site = await createTestApp({ rateLimits: false });
  const server = await startMailServer();
  const mailer = createMailer({ url: server.url, from: 'visits@clinic.example' });
  try {
    let admin = await site.signIn();
    const nila = await addPractitioner(site, 'Nila');
    await noteMail(site.db);
    const patientLinks = createSecretLinks(sessionSecret, 'patient link');
    const siteUrl = new URL(siteOrigin);
    const sender = {
      db: site.db,
      clock: () => site.clock.now,
      sharedTime: async () => site.clock.now,
      mailer,
      siteUrl,
      patientLinks,
    };
    const visits: number[] = [];
    const get = async (id: number): Promise<CalendarVisit> => (await site.get(`/api/visits/${id}`, admin)).body;
    const whenOf = (iso: string) =>
      new Date(iso).toLocaleString('en-IN', {
        timeZone: 'Asia/Kolkata',
        hour: 'numeric',
        minute: '2-digit',
        hour12: true,
      });
    const time = () =>
      `2026-12-${String(1 + random.below(9)).padStart(2, '0')}T${pick([10, 11, 12, 14, 16])}:${pick(['00', '15', '30'])}`;
    const book = async () => {
      const email = `patient${visits.length}@example.com`;
      const { body } = await site.post('/api/admin/appointments', { ...(await bookingOf(site)), email }, admin);
      const place = { practitioner_id: nila, starts_at: time(), anyway: true };
      visits.push((await site.post('/api/visits', { appointment_id: body.id, ...place }, admin)).body.id);
    };
    const work = {
      book,
      move: async () =>
        site.put(
          `/api/visits/${pick(visits)}`,
          { starts_at: time(), practitioner_id: nila, room_id: null, anyway: true },
          admin,
        ),
      cancel: async () => site.put(`/api/visits/${pick(visits)}/status`, { status: 'cancelled' }, admin),
      restore: async () => site.put(`/api/visits/${pick(visits)}/status`, { status: 'booked', anyway: true }, admin),
      async tell() {
        const { id, appointment_id, starts_at, practitioner_id, status } = await get(pick(visits));
        const named = { id, starts_at, practitioner_id, status: status === 'cancelled' ? status : 'booked' };
        const body = { message: 'confirmed', channel: 'phone', visits: [named] };
        await site.post(`/api/appointments/${appointment_id}/told-marks`, body, admin);
      },
      remind: () => addReminders(sender),
      wait: async () => void (site.clock.now += random.below(360_000)),
      async send() {
        const before = server.received.length;
        while (await sendNext(sender));
        for (const { source, to } of server.received.slice(before)) {
          const place = Number(/\d+/.exec(to[0] ?? '')?.[0]);
          const { text = '' } = await simpleParser(source);
          const { starts_at, status } = await get(visits[place] ?? 0);
          expect(/is cancelled/.test(text)).toBe(status === 'cancelled');
          if (status === 'booked') expect(text).toContain(whenOf(starts_at));
        }
      },
    };
    await book();
    for (let act = 0; act < 120; act += 1) {
      if (act % 10 === 9) admin = await site.signIn();
      await work[pick(Object.keys(work) as (keyof typeof work)[])]();
    }
    site.clock.now += 4 * 60_000;
    admin = await site.signIn();
    await work.send();
    expect((await site.get('/api/to-tell', admin)).body.visits).toEqual([]);
    const open = site.db.selectFrom('outbox').selectAll().where('state', 'in', ['waiting', 'sending']);
    expect(await open.execute()).toEqual([]);
    const ids = server.received.map(({ source }) => /Message-ID: (\S+)/i.exec(source)?.[1]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(10);
  } finally {
    mailer.close();
    await server.close();
    await site.close();
  }
});
