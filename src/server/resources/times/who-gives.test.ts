import { beforeEach, describe, expect, test } from 'vitest';
import * as timeMessages from '#contract/messages/times.ts';
import * as visitMessages from '#contract/messages/visits.ts';
import { addPractitioner, bookingOf } from '#server/testing/fixtures.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

// Nila alone gives the needling, Nila and Arjun give the tape, and everyone gives the rest. The clinic is open from 8 to 20 from Monday to
// Saturday, in Kochi. It is Friday, 2026-11-20, 11:30.

let site: TestApp;
let admin: { Authorization: string };
let [nila, arjun, sara] = [0, 0, 0];
let [needling, tape] = [0, 0];
beforeEach(async () => {
  site = await createTestApp({ rateLimits: false });
  admin = await site.signIn();
  nila = await addPractitioner(site, 'Nila');
  arjun = await addPractitioner(site, 'Arjun');
  sara = await addPractitioner(site, 'Sara');
  const add = async (name: string, practitioner_ids: number[]) => {
    const form = { name, kind: 'therapy', minutes: 30, price_from: null, not_if: null, practitioner_ids };
    return (await site.post('/api/treatments', form, admin)).body.id as number;
  };
  [needling, tape] = [await add('Needling', [nila]), await add('Tape', [nila, arjun])];
  const settings = { offers_times: true, hold_hours: 24, cancel_hours: 24, notice_hours: 12, weeks_ahead: 6 };
  await site.put('/api/visit-settings', settings, admin);
  return () => site.close();
});

const day = '2026-11-24';
const at = (time: string) => new Date(`${day}T${time}+05:30`).toISOString();
const times = async (search: string) => (await site.get(`/api/times?from=${day}&days=1&${search}`)).body;
const isOffered = async (time: string, search: string) => (await times(search)).days[0].times.includes(at(time));
const idsOf = (people: { id: number }[]) => people.map(({ id }) => id);

let phones = 0;
async function ask(treatmentType: number[], wish?: object) {
  phones += 1;
  const contact = { phone: `+91 90000 2${String(phones).padStart(4, '0')}`, email: null };
  const wishes = wish && { wishes: { times: [wish] } };
  return site.post('/api/appointments', await bookingOf(site, { ...contact, treatmentType, ...wishes }));
}
async function book(treatment: number, visit: object) {
  const { id } = (await ask([treatment])).body;
  return site.post('/api/visits', { appointment_id: id, starts_at: at('10:00'), ...visit }, admin);
}

describe('a visitor', () => {
  test('is offered the times of those who give all the treatments, and their names', async () => {
    expect(idsOf((await times(`treatments=${needling}`)).practitioners)).toEqual([nila]);
    expect(idsOf((await times(`treatments=${tape}`)).practitioners)).toEqual([nila, arjun]);
    expect(idsOf((await times(`treatments=${tape},${needling}`)).practitioners)).toEqual([nila]);
    expect(idsOf((await times('')).practitioners)).toEqual([nila, arjun, sara]);
    await book(needling, { practitioner_id: nila });
    expect(await isOffered('10:00', `treatments=${needling}`)).toBe(false);
    expect(await isOffered('10:00', `treatments=${tape}`)).toBe(true);
    expect((await times(`treatments=${tape}&practitioner_id=${sara}`)).days[0].times).toEqual([]);
  });

  test('gets a time held with one who gives it, and none with anyone else', async () => {
    expect((await ask([needling], { starts_at: at('10:00') })).body.held.practitioner).toBe('Nila');
    const taken = await ask([needling], { starts_at: at('10:00') });
    expect(taken.status).toBe(409);
    expect(new Set(taken.body.free_times.map((one: { practitioner: string }) => one.practitioner))).toEqual(
      new Set(['Nila']),
    );
    const unknown = await ask([needling], { starts_at: at('11:00'), practitioner_id: sara });
    expect([unknown.status, unknown.body.detail]).toEqual([422, timeMessages.unknownTime]);
  });

  test('who moves a visit is offered those who give it, and the one who has it', async () => {
    const request = (await ask([tape])).body;
    const visit = { appointment_id: request.id, starts_at: at('10:00'), practitioner_id: sara, anyway: true };
    const { id } = (await site.post('/api/visits', visit, admin)).body;
    const token = (request.link as string).replace('/visit/', '');
    const { body } = await site.post('/api/patient-page/times', { token, visit_id: id, practitioner_id: null });
    expect(idsOf(body.practitioners)).toEqual([nila, arjun]);
  });
});

describe('the front desk', () => {
  test('is proposed those who give it, and is told of one who does not, who can be booked anyway', async () => {
    const { id } = (await ask([needling])).body;
    const near = encodeURIComponent(at('10:00'));
    const proposed = (await site.get(`/api/appointments/${id}/free-times?near=${near}`, admin)).body;
    expect(new Set(idsOf(proposed.map((one: { practitioner_id: number }) => ({ id: one.practitioner_id }))))).toEqual(
      new Set([nila]),
    );
    const refused = await book(needling, { practitioner_id: sara });
    expect(refused.body).toMatchObject({
      can_book_anyway: true,
      errors: [{ field: 'starts_at', message: visitMessages.doesNotGive('Sara') }],
    });
    expect(refused.body.free_times[0]).toMatchObject({ starts_at: at('09:45'), practitioner: 'Nila' });
    const anyway = await book(needling, { practitioner_id: sara, anyway: true });
    expect(anyway.body).toMatchObject({ practitioner: 'Sara', overbooked: false });
    const move = { starts_at: at('12:00'), practitioner_id: sara };
    expect((await site.put(`/api/visits/${anyway.body.id}`, move, admin)).status).toBe(200);
    const toArjun = { starts_at: at('12:00'), practitioner_id: arjun };
    expect((await site.put(`/api/visits/${anyway.body.id}`, toArjun, admin)).status).toBe(422);
  });

  test('who finds someone else for one who is away is proposed only those who give it', async () => {
    await book(tape, { practitioner_id: nila });
    const leave = { practitioner_id: nila, kind: 'leave', starts_at: day, ends_at: '2026-11-25' };
    const { body } = await site.post('/api/calendar/moves', { absence: leave }, admin);
    expect(body[0].proposals[0]).toMatchObject({ starts_at: at('10:00'), practitioner: 'Arjun' });
  });
});

test('a treatment whose only giver has left is offered by no one, and everyone else stays bookable', async () => {
  await site.db.updateTable('practitioners').set({ left_at: 1 }).where('id', '=', nila).execute();
  await site.db.updateTable('counters').set({ count: 1_000 }).where('name', '=', 'content.changes').execute();
  expect(await times(`treatments=${needling}`)).toMatchObject({ practitioners: [], days: [{ times: [] }] });
  expect(idsOf((await times(`treatments=${tape}`)).practitioners)).toEqual([arjun]);
});
