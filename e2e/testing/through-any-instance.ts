import { expect } from 'vitest';
import type { AppointmentUpdate } from '#contract/appointments.ts';
import type { Patient } from '#contract/patients.ts';
import { routes } from '#contract/routes.ts';
import { readEvents } from '#server/testing/read-events.ts';
import { type Api, createApi } from '#web/api/client.ts';
import { addColleague } from './add-colleague.ts';
import { signInToApi } from './admin-api.ts';
import type { Instances } from './instances.ts';
import { admin, type Site } from './site.ts';

/** Expects that the author of a change sees it through any instance, and that everyone soon does. */
export async function expectChangeIsSeen({ balancer, sites }: Instances) {
  const position = 'Night receptionist';
  const career = (url: string, headers = {}) => fetch(`${url}/career`, { headers }).then((page) => page.text());
  for (const { url } of sites) expect(await career(url)).not.toContain(position);
  const body = JSON.stringify({ position, description: 'At the front desk.', experience: 1 });
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${await signIn(balancer.url)}` };
  const saved = await fetch(`${balancer.url}/api/careers`, { method: 'POST', headers, body });
  const cookies = saved.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  for (let turn = 0; turn < sites.length; turn += 1)
    expect(await career(balancer.url, { Cookie: cookies.join('; ') })).toContain(position);
  for (const { url } of sites) await expect.poll(() => career(url), { timeout: 15_000 }).toContain(position);
}

/** Expects that someone who opens a record on one instance is seen on each other one within a few seconds. */
export async function expectPresenceIsTold(instances: Instances) {
  const colleague = { email: 'desk@example.com', password: 'knees and shoulders bend' };
  const [first, ...others] = instances.sites;
  if (!first) throw new Error('There is no instance.');
  await addColleague(first, colleague);
  const theirs = await signInToApi({ url: first.url, admin: colleague });
  const streams = await Promise.all(others.map(openStream));
  const body = { tab: '7'.repeat(32), open: { kind: 'appointment', id: 5 } } as const;
  const expectHere = async (here: object[]) => {
    for (const stream of streams) while (JSON.stringify((await stream.next()).here) !== JSON.stringify(here));
  };
  await expectHere([]);
  await theirs.presence.tell({ body });
  await expectHere([{ ...body.open, email: colleague.email, name: 'desk' }]);
  await theirs.presence.tell({ body: { ...body, open: null } });
  await expectHere([]);
  for (const stream of streams) stream.close();
}

/** Expects that two patients who are merged in opposite directions while they book are one, through whichever instances it goes. */
export async function expectMergedOnce({ sites }: Instances) {
  const apis = await Promise.all(sites.map(signInToApi));
  const [api = await Promise.reject(new Error('There is no instance.')), ...others] = apis;
  const [state] = await api.places.listStates();
  const place = { state: state?.state_id ?? 0 };
  const [city] = await api.places.listCities({ params: { stateId: place.state } });
  const body = { ...place, city: city?.city_id ?? 0, treatmentType: [1], phone: '+91 98765 43210', email: null };
  for (const round of ['first', 'second', 'third', 'fourth', 'fifth']) {
    const book = (by: Api, name: string) => by.appointments.add({ body: { ...body, name: `${name} ${round}` } });
    const find = async (name: string) => {
      const { reference } = await book(api, name);
      return (await api.patients.search({ body: { q: reference } })).body[0] as Patient;
    };
    const [asha, bina] = [await find('Asha'), await find('Bina')];
    const merge = (by: Api | undefined, { id, version, ...card }: Patient, other: Patient) => {
      const { name, phone, email, language, note } = card;
      const ofOther = { other_id: other.id, other_version: other.version };
      const merged = { name, phone, email, language, note, may_message: false, ...ofOther };
      return by?.patients.merge({ params: { id }, body: merged }, { ifMatch: version });
    };
    const [one, two, ...booked] = await Promise.allSettled([
      merge(others[0], asha, bina),
      merge(others[1], bina, asha),
      ...apis.flatMap((by) => [book(by, 'Asha'), book(by, 'Bina')]),
    ]);
    expect([one?.status, two?.status].toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(booked.filter(({ status }) => status === 'rejected')).toEqual([]);
    expect((await api.patients.search({ body: { q: round } })).body).toMatchObject([{ request_count: 8 }]);
  }
}

async function openStream(site: Site) {
  const { body } = await (await signInToApi(site)).appointments.events();
  if (!body) throw new Error('The stream has no body.');
  const events = readEvents(body.pipeThrough(new TextDecoderStream()));
  return {
    next: async () => (await events.next()) as AppointmentUpdate,
    close: () => void events.close(),
  };
}

async function signIn(url: string) {
  const api = createApi(routes, (path, init) => fetch(url + path, init));
  return (await api.session.login({ body: admin })).token;
}

/** Expects that a limit holds for all instances together. */
export async function expectCountedTogether({ balancer }: Instances) {
  const post = async (path: string, body: object) => {
    const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
    return (await fetch(balancer.url + path, init)).status;
  };
  // Each instance alone would answer four of them.
  const guesses = Array.from({ length: 12 }, () => post('/api/admin/login', { email: admin.email, password: 'wrong' }));
  expect(new Set(await Promise.all(guesses))).toEqual(new Set([401, 429]));
  const author = { name: 'Asha', email: 'asha@example.com', mobile: '+91 00000 00002' };
  const review = { ...author, rating: 5, description: 'Kind.' };
  let stored = 0;
  while (stored < 60 && (await post('/api/submit-review', review)) === 201) stored += 1;
  expect(stored).toBeLessThan(30); // 20, unless the machine is so slow that an instance has to count for itself
}
