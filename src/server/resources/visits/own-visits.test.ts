import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as visitMessages from '#contract/messages/visits.ts';
import { addPractitioner, bookingOf } from '#server/testing/fixtures.ts';
import { openEvents } from '#server/testing/read-events.ts';
import { administrator, createTestApp, type TestApp } from '#server/testing/test-app.ts';

// It is Friday, 2026-11-20, 11:30 in Kochi. Nila signs in; Arjun works beside her.

let site: TestApp;
let owner: { Authorization: string };
let nila: { Authorization: string };
let own: { id: number; appointment_id: number };
let other: { id: number; appointment_id: number };
const day = '2026-11-20';
let arjun: number;

beforeAll(async () => {
  site = await createTestApp({ rateLimits: false });
  const id = await addPractitioner(site, 'Nila');
  arjun = await addPractitioner(site, 'Arjun');
  owner = await site.signIn();
  nila = await site.signIn('practitioner');
  own = await book('Meera Sample', id);
  other = await book('Ravi Sample', arjun);
});
afterAll(() => site.close());

async function book(name: string, practitioner_id: number) {
  const { id } = (await site.post('/api/appointments', await bookingOf(site, { name, conditions: 'My knee.' }))).body;
  const visit = { appointment_id: id, practitioner_id, starts_at: `${day}T10:00`, anyway: true };
  return (await site.post('/api/visits', visit, owner)).body;
}

const days = `from=${day}&to=${day}`;

describe('a practitioner', () => {
  test('sees their own lane, leave, visits and feed, and no one else’s', async () => {
    const leave = { kind: 'leave', starts_at: day, ends_at: '2026-11-21' };
    await site.post('/api/absences', { ...leave, practitioner_id: arjun }, owner);
    await site.put(`/api/practitioners/${arjun}/calendar-feed`, {}, owner);
    const { body: calendar } = await site.get(`/api/calendar?${days}`, nila);
    expect(calendar.practitioners.map(({ name }: { name: string }) => name)).toEqual(['Nila']);
    expect(calendar.absences).toEqual([]);
    const { body: visits } = await site.get(`/api/visits?${days}`, nila);
    expect(visits.map(({ name }: { name: string }) => name)).toEqual(['Meera Sample']);
    const { body: feeds } = await site.get('/api/calendar-feeds/own', nila);
    expect(feeds).toMatchObject([{ practitioner: 'Nila', path: null }]);
  });

  test('sees their own held times, without the call that is planned', async () => {
    const settings = { offers_times: true, hold_hours: 24, cancel_hours: 24, notice_hours: 12, weeks_ahead: 6 };
    await site.put('/api/visit-settings', settings, owner);
    const practitioner_id = (await site.get(`/api/visits?${days}`, nila)).body[0].practitioner_id;
    const wishes = { times: [{ starts_at: '2026-11-24T04:30:00.000Z', practitioner_id }] };
    const { id } = (await site.post('/api/appointments', await bookingOf(site, { wishes }))).body;
    await site.db.updateTable('appointments').set({ next_call_at: site.clock.now }).where('id', '=', id).execute();
    const callOf = async (who: typeof owner) =>
      (await site.get('/api/calendar?from=2026-11-24&to=2026-11-24', who)).body.holds.map(
        ({ next_call_at }: { next_call_at: string | null }) => next_call_at,
      );
    expect(await callOf(owner)).toEqual([new Date(site.clock.now).toISOString()]);
    expect(await callOf(nila)).toEqual([null]);
  });

  test('makes, renews and ends their own feed, without names, and no one else can', async () => {
    const feed = '/api/calendar-feeds/own';
    const on = await site.put(feed, {}, nila);
    expect(on.body).toMatchObject({
      practitioner: 'Nila',
      path: expect.stringMatching(/^\/calendar\//),
      with_names: false,
    });
    expect((await site.put(feed, {}, nila)).body).toEqual(on.body);
    expect((await site.get(on.body.path)).status).toBe(200);
    const renewed = (await site.post(`${feed}/renewal`, undefined, nila)).body;
    expect(renewed.path).not.toBe(on.body.path);
    expect((await site.get(on.body.path)).status).toBe(404);
    expect((await site.get(feed, nila)).body).toEqual([renewed]);
    expect((await site.delete(feed, nila)).status).toBe(204);
    expect((await site.get(renewed.path)).status).toBe(404);
    expect([
      (await site.post(`${feed}/renewal`, undefined, nila)).status,
      (await site.delete(feed, nila)).status,
    ]).toEqual([404, 404]);
    const entries = (await site.get('/api/audit-log?limit=3', owner)).body;
    expect(entries).toMatchObject(
      ['deleted', 'link-renewed', 'added'].map((action) => ({
        action,
        kind: 'calendar-feed',
        subject: 'Nila',
        administrator: 'practitioner@example.com',
      })),
    );
    for (const person of [owner, await site.signIn('front-desk')])
      expect((await site.put(feed, {}, person)).status).toBe(404);
    const path = `/api/practitioners/${arjun}/calendar-feed`;
    expect((await site.put(path, {}, nila)).status).toBe(403);
  });

  test('whose names an owner has allowed keep them with a new address', async () => {
    const { practitioner_id } = (await site.get('/api/calendar-feeds/own', nila)).body[0];
    const proof = { currentPassword: administrator.password };
    await site.put(`/api/practitioners/${practitioner_id}/calendar-feed`, { with_names: true, ...proof }, owner);
    const own = '/api/calendar-feeds/own';
    expect((await site.put(own, {}, nila)).body.with_names).toBe(true);
    expect((await site.post(`${own}/renewal`, undefined, nila)).body.with_names).toBe(true);
    await site.delete(own, nila);
    expect((await site.put(own, {}, nila)).body.with_names).toBe(false);
    await site.delete(own, nila);
  });

  test('opens the request of their own visit, and adds a note under their name', async () => {
    const added = await site.post(`/api/visits/${own.id}/notes`, { text: 'Exercises sent.' }, nila);
    expect(added.status).toBe(200);
    const { body } = await site.get(`/api/visits/${own.id}/request`, nila);
    expect(body).toMatchObject({ name: 'Meera Sample', conditions: 'My knee.', notes: [{ text: 'Exercises sent.' }] });
    expect(body.notes[0].author).toBe('Nila');
    expect(Object.keys(body)).not.toContain('email');
  });

  test('marks their own visit, but cancels none', async () => {
    const mark = (status: string) => site.put(`/api/visits/${own.id}/status`, { status }, nila);
    expect((await mark('noshow')).body.status).toBe('noshow');
    expect((await mark('booked')).status).toBe(200);
    expect((await mark('fulfilled')).body.status).toBe('fulfilled');
    const refused = await mark('cancelled');
    expect([refused.status, refused.body.detail]).toEqual([403, visitMessages.frontDeskCancels]);
  });

  test('is answered 404 for a visit of someone else, whatever they try, and nothing changes', async () => {
    const answers = [
      await site.get(`/api/visits/${other.id}`, nila),
      await site.get(`/api/visits/${other.id}/request`, nila),
      await site.post(`/api/visits/${other.id}/notes`, { text: 'Hello.' }, nila),
      await site.put(`/api/visits/${other.id}/status`, { status: 'fulfilled' }, nila),
    ];
    for (const { status, body } of answers) expect([status, body.detail]).toEqual([404, visitMessages.notFound]);
    const { body } = await site.get(`/api/visits/${other.id}/request`, owner);
    expect(body.notes).toEqual([]);
  });

  test('learns from live updates that something changed, and nothing about the requests of others', async () => {
    const events = await openEvents(site.app, '/api/appointments/events', nila);
    const none = { all: 0, pending: 0, new: 0, waiting: 0, due: 0, newest: null };
    expect(await events.next()).toMatchObject({ ...none, role: 'practitioner' });
    await events.close();
  });
});
