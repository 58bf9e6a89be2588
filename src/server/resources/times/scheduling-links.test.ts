import { beforeEach, expect, test } from 'vitest';
import * as timeMessages from '#contract/messages/times.ts';
import { expectProblem } from '#server/testing/expect-problem.ts';
import { addPractitioner, bookingOf } from '#server/testing/fixtures.ts';
import { createTestApp, siteOrigin, type TestApp } from '#server/testing/test-app.ts';

let site: TestApp;
beforeEach(async () => {
  site = await createTestApp();
  await addPractitioner(site, 'Nila');
  return () => site.close();
});

async function offerTimes(offers_times: boolean) {
  const settings = { offers_times, hold_hours: 24, cancel_hours: 24, notice_hours: 12, weeks_ahead: 2 };
  await site.put('/api/visit-settings', settings, await site.signIn());
}

const at = (file: string) => `/api/scheduling/${file}`;
const files = ['$bulk-publish', 'locations.ndjson', 'schedules.ndjson', 'slots.ndjson'].map(at);

interface Slot {
  id: string;
  schedule: { reference: string };
  status: string;
  start: string;
  end: string;
  extension: { url: string; valueUrl: string }[];
}

async function read(path: string) {
  const { status, headers, body } = await site.get(path);
  expect({ status, type: headers.get('Content-Type') }).toEqual({ status: 200, type: 'application/fhir+ndjson' });
  const text = String(body);
  expect(text.endsWith('\n')).toBe(true);
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { id: string; resourceType: string });
}

const readSlots = () => read(at('slots.ndjson')) as unknown as Promise<Slot[]>;

test('there are none unless visitors can choose times', async () => {
  for (const path of files) expectProblem(await site.get(path), 'not-found', timeMessages.notOffered);
  await offerTimes(true);
  for (const path of files) expect((await site.get(path)).status).toBe(200);
});

test('the manifest names its own address and a file of each kind', async () => {
  await offerTimes(true);
  const { body } = await site.get(at('$bulk-publish'));
  expect(body).toEqual({
    transactionTime: new Date(site.clock.now).toISOString(),
    request: `${siteOrigin}/api/scheduling/$bulk-publish`,
    output: ['Location', 'Schedule', 'Slot'].map((type) => ({
      type,
      url: `${siteOrigin}/api/scheduling/${type.toLowerCase()}s.ndjson`,
      extension: { state: ['Kerala'] },
    })),
    error: [],
  });
});

test('each slot belongs to the schedule, and that to the place', async () => {
  await offerTimes(true);
  const [location] = await read(at('locations.ndjson'));
  expect(location).toMatchObject({
    resourceType: 'Location',
    telecom: [{ system: 'phone' }, { system: 'url', value: siteOrigin }],
    address: { city: 'Kochi', state: 'Kerala', country: 'IN' },
  });
  const [schedule] = await read(at('schedules.ndjson'));
  expect(schedule).toMatchObject({ resourceType: 'Schedule', actor: [{ reference: `Location/${location?.id}` }] });
  const slots = await readSlots();
  const ids = slots.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[\w.-]{1,64}$/);
  for (const slot of slots) expect(slot.schedule).toEqual({ reference: `Schedule/${schedule?.id}` });
});

test('the slots are the free times, each with the address of the form that has it chosen', async () => {
  await offerTimes(true);
  const { days, minutes } = (await site.get('/api/times?days=60')).body as {
    days: { times: string[] }[];
    minutes: number;
  };
  const slots = await readSlots();
  expect(slots.map(({ start }) => start)).toEqual(days.flatMap(({ times }) => times));
  for (const { status, start, end, extension } of slots) {
    expect(status).toBe('free');
    expect(Date.parse(end) - Date.parse(start)).toBe(minutes * 60_000);
    expect(new Set(extension.map(({ valueUrl }) => valueUrl))).toEqual(
      new Set([`${siteOrigin}/appointment?time=${Date.parse(start) / 1_000}`]),
    );
    expect(extension.map(({ url }) => url)).toEqual([
      'http://hl7.org/fhir/uv/smart-scheduling-links/StructureDefinition/booking-deep-link',
      'http://fhir-registry.smarthealthit.org/StructureDefinition/booking-deep-link',
    ]);
  }
});

test('a slot goes with the booking that takes it, and only then is there anything new to read', async () => {
  await offerTimes(true);
  const path = at('slots.ndjson');
  const [first] = await readSlots();
  const tag = (await site.get(path)).headers.get('ETag') ?? '';
  expect(tag).toMatch(/^"[\w-]{22}"$/);
  const again = await site.get(path, { 'If-None-Match': tag });
  expect({ status: again.status, policy: again.headers.get('Cache-Control') }).toEqual({
    status: 304,
    policy: 'no-cache',
  });
  const wishes = { times: [{ starts_at: first?.start }] };
  expect((await site.post('/api/appointments', await bookingOf(site, { wishes }))).status).toBe(201);
  expect((await site.get(path, { 'If-None-Match': tag })).status).toBe(200);
  expect((await readSlots()).map(({ start }) => start)).not.toContain(first?.start);
});
