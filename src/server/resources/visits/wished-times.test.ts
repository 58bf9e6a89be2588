import { beforeEach, describe, expect, test } from 'vitest';
import { addPractitioner, bookingOf } from '#server/testing/fixtures.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

// It is Friday, 2026-11-20, 11:30 in Kochi. Two practitioners work from 8 to 20; the treatments take 30 minutes.

let site: TestApp;
let admin: { Authorization: string };
let nila: number;
let arjun: number;
beforeEach(async () => {
  site = await createTestApp({ rateLimits: false });
  admin = await site.signIn();
  nila = await addPractitioner(site, 'Nila');
  arjun = await addPractitioner(site, 'Arjun');
  const settings = { offers_times: true, hold_hours: 24, cancel_hours: 24, notice_hours: 12, weeks_ahead: 6 };
  await site.put('/api/visit-settings', settings, admin);
  return () => site.close();
});

const at = (time: string, day = '2026-11-24') => new Date(`${day}T${time}+05:30`).toISOString();

async function ask(wishes?: object, phone = '+91 00000 00001') {
  const booking = await bookingOf(site, { phone, email: '', ...(wishes && { wishes }) });
  return (await site.post('/api/appointments', booking)).body.id as number;
}

const wishedTimes = async (id: number, query = '') =>
  (await site.get(`/api/appointments/${id}/wished-times${query}`, admin)).body;
const freeTimes = async (id: number, query: string) =>
  (await site.get(`/api/appointments/${id}/free-times?${query}`, admin)).body.map(
    (time: { starts_at: string }) => time.starts_at,
  );

async function statesAt(id: number, now: number) {
  site.clock.now = now;
  admin = await site.signIn();
  return (await wishedTimes(id)).map(({ state }: { state: string }) => state);
}

async function book(starts_at: string, practitioner_id: number) {
  const appointment_id = await ask(undefined, '+91 00000 00009');
  return site.post('/api/visits', { appointment_id, practitioner_id, starts_at }, admin);
}

describe('the times that a patient wished for', () => {
  test('are listed in their order, with what became of each', async () => {
    await book(at('15:00'), nila);
    const times = [
      { starts_at: at('12:00'), practitioner_id: arjun },
      { starts_at: at('15:00'), practitioner_id: nila },
      { starts_at: at('09:00') },
    ];
    const id = await ask({ times });
    expect(await wishedTimes(id)).toMatchObject([
      { choice: 1, starts_at: at('12:00'), ends_at: at('12:30'), practitioner: 'Arjun', state: 'held' },
      { choice: 2, starts_at: at('15:00'), practitioner: 'Nila', state: 'taken' },
      { choice: 3, starts_at: at('09:00'), practitioner: 'Nila', state: 'free' },
    ]);
    expect(await statesAt(id, site.clock.now + 24 * 3_600_000)).toEqual(['free', 'taken', 'free']);
    expect(await statesAt(id, Date.parse(at('12:00')) + 1)).toEqual(['over', 'taken', 'over']);
  });

  test('count the patient’s own hold as free, and that of someone else as taken', async () => {
    const id = await ask({ times: [{ starts_at: at('10:00'), practitioner_id: nila }] });
    const longer = await wishedTimes(id, '?minutes=60');
    expect(longer).toMatchObject([{ state: 'held', ends_at: at('11:00') }]);
    const other = await ask({ times: [{ starts_at: at('10:30'), practitioner_id: nila }] }, '+91 00000 00002');
    expect(await wishedTimes(id, '?minutes=60')).toMatchObject([{ state: 'taken' }]);
    const near = `near=${at('10:00')}&practitioner_id=${nila}&limit=3`;
    expect(await freeTimes(id, near)).toEqual([at('09:30'), at('09:45'), at('10:00')]);
    expect(await freeTimes(other, near)).toEqual([at('09:15'), at('09:30'), at('10:30')]);
  });

  test('stay with the practitioner whose time is held, also for a patient who would go to anyone', async () => {
    await book(at('15:00'), nila); // so that the less busy Arjun is held, and Nila stands first
    const id = await ask({ times: [{ starts_at: at('10:00') }] });
    expect(await wishedTimes(id)).toMatchObject([{ practitioner: 'Arjun', practitioner_id: arjun, state: 'held' }]);
  });

  test('are the next free ones that suit, where the patient said days', async () => {
    expect(await wishedTimes(await ask({ days: ['Monday'], parts: ['evening'] }))).toMatchObject(
      ['17:00', '17:15', '17:30'].map((time) => ({ starts_at: at(time, '2026-11-23'), state: 'free', choice: null })),
    );
    expect(await wishedTimes(await ask({ days: ['Sunday'] }))).toEqual([]);
  });

  test('are none where the patient did not say', async () => {
    expect(await wishedTimes(await ask())).toEqual([]);
    expect((await site.get('/api/appointments/999999/wished-times', admin)).status).toBe(404);
  });
});

test('free times for someone new are those of a request for the same treatments, and what is held is not among them', async () => {
  const id = await ask();
  const treatments = (await bookingOf(site)).treatmentType;
  const query = `from=2026-11-24&practitioner_id=${nila}&limit=3`;
  const forNew = async () =>
    (await site.get(`/api/free-times?${query}&treatments=${treatments.join(',')}`, admin)).body.map(
      (time: { starts_at: string }) => time.starts_at,
    );
  expect(await forNew()).toEqual(await freeTimes(id, query));
  const [first] = await forNew();
  await ask({ times: [{ starts_at: first, practitioner_id: nila }] }, '+91 00000 00005');
  expect(await forNew()).not.toContain(first);
  expect((await site.get('/api/free-times?treatments=x', admin)).status).toBe(422);
  expect((await site.get('/api/free-times')).status).toBe(401);
});
