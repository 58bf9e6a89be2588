import { expect } from 'vitest';
import type { AppointmentUpdate } from '#contract/appointments.ts';
import { routes } from '#contract/routes.ts';
import { readEvents } from '#server/testing/read-events.ts';
import { createApi } from '#web/api/client.ts';
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
  await expectHere([{ ...body.open, email: colleague.email }]);
  await theirs.presence.tell({ body: { ...body, open: null } });
  await expectHere([]);
  for (const stream of streams) stream.close();
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
