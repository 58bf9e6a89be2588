import { afterAll, beforeAll, expect, test } from 'vitest';
import * as signMessages from '#contract/messages/signs.ts';
import type { Sign, SignRecord } from '#contract/signs.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let site: TestApp;
let owner: { Authorization: string };
beforeAll(async () => {
  site = await createTestApp();
  owner = await site.signIn();
});
afterAll(() => site.close());

const shown = async () => (await site.get('/api/signs')).body as Sign[];
async function get(name: string) {
  const found = ((await site.get('/api/allSigns', owner)).body as SignRecord[]).find((sign) => sign.name === name);
  if (!found) throw new Error(`No sign ${name}`);
  return found;
}
async function change(name: string, changes: Partial<SignRecord>) {
  const { id, sign, advice, urgency, words, body_areas, version } = await get(name);
  const body = { sign, advice, urgency, words, body_areas, ...changes };
  return site.put(`/api/signs/${id}`, body, { ...owner, 'If-Match': `"${version}"` });
}

test('an owner changes the words of a sign, which pages and search show at once', async () => {
  const { status } = await change('knee-locked', {
    sign: 'A knee that is stuck',
    advice: 'Call {emergency} if the foot is cold.',
    words: 'knee blocked',
    body_areas: ['knee', 'leg'],
  });
  expect(status).toBe(200);
  expect((await shown()).find(({ name }) => name === 'knee-locked')).toMatchObject({
    line: 'A knee that is stuck: see a doctor today. Call 112 if the foot is cold.',
    body_areas: ['knee', 'leg'],
  });
  const { body } = await site.get('/api/search?q=my+knee+is+blocked');
  expect(body.signs).toMatchObject([{ name: 'knee-locked' }]);
});

test('a sign can be made more urgent, and back, but never less urgent than it was at first', async () => {
  expect((await change('foot-drop', { urgency: 'emergency' })).status).toBe(200);
  expect((await change('foot-drop', { urgency: 'today' })).status).toBe(200);
  const lowered = await change('foot-drop', { urgency: 'days' });
  expect(lowered.status).toBe(422);
  expect(lowered.body.errors).toEqual([{ field: 'urgency', message: signMessages.neverLower }]);
});

test('signs are for owners, are never deleted, and their former words are in the history', async () => {
  const { id } = await get('snoring');
  expect((await site.get('/api/allSigns', await site.signIn('front-desk'))).status).toBe(403);
  expect((await site.delete(`/api/signs/${id}`, owner)).status).toBeGreaterThanOrEqual(404);
  await change('snoring', { sign: 'You snore' });
  const { body } = await site.get(`/api/history/sign/${id}`, owner);
  expect(JSON.stringify(body)).toContain('You snore loudly, stop breathing');
});

test('a sign names the help line of the clinic’s country, and dengue there or after travel', async () => {
  const move = async (country: string) => {
    const { version, ...profile } = (await site.get('/api/clinic')).body;
    const body = { ...profile, address: { ...profile.address, country } };
    const { status } = await site.put('/api/clinic', body, { ...owner, 'If-Match': `"${version}"` });
    expect(status).toBe(200);
  };
  const line = async (name: string) => (await shown()).find((sign) => sign.name === name)?.line;
  expect(await line('child-in-danger')).toContain('you can also call Childline 1098.');
  expect(await line('dengue')).toMatch(/^Fever with strong pain/);
  const { body: found } = await site.get('/api/search?q=my+husband+beats+my+child');
  expect(found.signs[0]?.line).toContain('you can also call Childline 1098.');
  await move('GB');
  expect(await line('child-in-danger')).toContain('you can also call the NSPCC 0808 800 5000.');
  expect(await line('dengue')).toMatch(/^Fever after travel to a warm country, with strong pain/);
  await move('LK');
  expect(await line('child-in-danger')).toMatch(/call 112 now\.$/);
  expect(await line('dengue')).toMatch(/^Fever with strong pain/);
});
