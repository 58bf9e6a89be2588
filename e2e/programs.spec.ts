import { beforeAll, describe, expect, inject, test } from 'vitest';
import type { BookedAppointment } from '#contract/appointments.ts';
import type { BookingChoices } from '#contract/booking-choices.ts';
import type { Problem } from '#contract/errors.ts';
import * as serverMessages from '#contract/messages/server.ts';
import * as timeMessages from '#contract/messages/times.ts';
import { visitLimits } from '#contract/plain/visit-limits.ts';
import { failuresOf } from '#contract/testing/failures.ts';
import type { FreeTimes } from '#contract/times.ts';
import { informingPages } from '#web/pages.ts';
import { signInToApi } from './testing/admin-api.ts';
import { scriptsRun } from './testing/scripts-run.ts';
import { type Site, startSite } from './testing/site.ts';
import { readSitemap } from './testing/sitemap.ts';
import { prepareVisits } from './testing/visits.ts';

// Plain HTTP, as assistants and other programs use it without a browser.

const siteUrl = 'https://clinic.example';
const { site, visit } = prepareVisits({ SITE_URL: siteUrl });

async function offerTimes(at: Site, offers_times = true) {
  const settings = { offers_times, hold_hours: 24, cancel_hours: 24, notice_hours: 12, weeks_ahead: 6 };
  await (await signInToApi(at)).schedules.setSettings({ body: settings });
}
beforeAll(() => offerTimes(site()));

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(site().url + path, { headers, redirect: 'manual' });
const textOf = async (path: string) => (await get(path)).text();
const jsonOf = async (path: string, from: Pick<Site, 'url'> = site()) => (await fetch(from.url + path)).json();

const emergency = '> **In an emergency, call 112 (ambulance: 108).**';

describe('pages as Markdown', () => {
  const listed = async () =>
    [...(await textOf('/llms.txt')).matchAll(/^- \[.*\]\((.*\.md)\)$/gm)].map(([, address = '']) =>
      address.replace(siteUrl, ''),
    );

  test('are listed for assistants, every page of the sitemap that informs', async () => {
    const response = await get('/llms.txt');
    expect(response.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
    const [title, ...blocks] = (await response.text()).split('\n\n');
    expect(title).toBe('# Physiotherapy App');
    expect(blocks[0]).toContain(emergency);
    const withForms = ['/appointment', '/review'];
    const informing = (await readSitemap(site())).filter((path) => !withForms.includes(path));
    const expected = [...informing, '/privacy'].map((path) => (path === '/' ? '/index.md' : `${path}.md`));
    expect((await listed()).toSorted()).toEqual(expected.toSorted());
  });

  test('say the same as the page, begin with whom to call, and are left to it by search engines', async () => {
    const failures = await failuresOf(await listed(), async (path) => {
      const page = path === '/index.md' ? '/' : path.replace(/\.md$/, '');
      const [markdown, html] = [await get(path), await textOf(page)];
      expect(markdown.status).toBe(200);
      expect(markdown.headers.get('Content-Type')).toBe('text/markdown; charset=utf-8');
      expect(markdown.headers.get('X-Robots-Tag')).toBe('noindex');
      expect(markdown.headers.get('Link')).toBe(`<${siteUrl}${page}>; rel="canonical"`);
      expect(html).toContain(`<link rel="alternate" type="text/markdown" href="${path}"/>`);
      const blocks = (await markdown.text()).split('\n\n');
      expect(blocks.join('')).not.toMatch(/<|&lt;|undefined|\[object/);
      const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '';
      const letters = (text: string) => text.replaceAll(/<[^>]*>|&#?\w+;|[^\p{L}\d]/gu, '');
      expect(letters(blocks[0] ?? '')).toBe(letters(heading));
      expect(blocks[1]).toContain(emergency);
      expect(blocks.length).toBeGreaterThan(2);
    });
    expect(failures).toEqual([]);
  });

  test('have the signs of a condition before anything else about it', async () => {
    const text = await textOf('/conditions/1.md');
    const places = [emergency, '### Call 112 now', '### Emergency care now', 'A sprain is'].map((part) =>
      text.indexOf(part),
    );
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
  });

  test('answer 304 until the content changes, and show a change at once', async () => {
    const tagOf = async () => (await get('/career.md')).headers.get('ETag') ?? '';
    await expect.poll(async () => (await get('/career.md', { 'If-None-Match': await tagOf() })).status).toBe(304);
    const api = await signInToApi(site());
    const body = { position: 'Porter <b>*now*</b>', description: 'Days.', experience: 1 };
    const { id } = await api.careers.create({ body });
    expect(await textOf('/career.md')).toContain(String.raw`## Porter &lt;b&gt;\*now\*&lt;/b&gt;`);
    expect(await listed()).toContain(`/career/${id}.md`);
    await api.careers.remove({ params: { id } });
    expect(await textOf('/career.md')).not.toContain('Porter');
    expect((await get(`/career/${id}.md`)).status).toBe(404);
  });

  test('show no draft', async () => {
    const path = '/blog/do-you-need-to-stretch-before-sport.md';
    expect(await listed()).not.toContain(path);
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('Content-Type')).toBe('text/markdown; charset=utf-8');
    expect(await answer.text()).not.toContain('stretch');
  });

  test('are not there for forms, and neither for the admin area', async () => {
    const paths = ['/appointment', '/review', '/search', '/add-condition', '/login', '/admin', '/x'];
    const failures = await failuresOf(paths, async (path) => {
      const { status, headers } = await get(`${path}.md`);
      expect({ status, type: headers.get('Content-Type') }).toEqual({ status: 404, type: 'text/html; charset=utf-8' });
      expect(await textOf(path)).not.toContain('text/markdown');
    });
    expect(failures).toEqual([]);
  });

  test('leave the sitemap and the rules for robots as they are', async () => {
    expect((await readSitemap(site())).filter((path) => path.endsWith('.md'))).toEqual([]);
    expect(await textOf('/robots.txt')).not.toMatch(/\.md|llms/);
    expect(informingPages.length).toBeGreaterThan(12);
  });
});

/** Free times for the first treatment, as an assistant finds them. */
async function prepareBooking(from: Pick<Site, 'url'> = site()) {
  const { treatments, states } = (await jsonOf('/booking.json', from)) as BookingChoices;
  const state = states?.find(({ state_name }) => state_name === 'Kerala')?.state_id ?? 0;
  const [city] = (await jsonOf(`/api/cities/${state}`, from)) as { city_id: number }[];
  const treatment = treatments?.[0]?.treatment_id ?? 0;
  const free = (await jsonOf(`/api/times?treatments=${treatment}`, from)) as FreeTimes;
  const person = { phone: '+91 98765 43210', state, city: city?.city_id, treatmentType: [treatment] };
  return { person, times: free.days.flatMap(({ times }) => times) };
}

async function book(body: object, from: Pick<Site, 'url'> = site()) {
  const response = await fetch(`${from.url}/api/appointments`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
    body: JSON.stringify(body),
  });
  const { status, headers } = response;
  return { status, headers, body: (await response.json()) as BookedAppointment & Problem };
}

const at = (starts_at: string | undefined) => ({ wishes: { times: [{ starts_at }] } });

describe('an assistant that books', () => {
  test('reads what to do in an emergency first, then how to book, and who confirms', async () => {
    const text = await textOf('/llms.txt');
    const parts = [
      emergency,
      'First ask whether a sign',
      '/api/times',
      'POST https://clinic.example/api/appointments',
      'A person at the clinic calls to confirm',
    ];
    const places = parts.map((part) => text.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  test('hears that the clinic calls to agree a time where none can be chosen', async () => {
    await offerTimes(site(), false);
    const text = await textOf('/llms.txt');
    await offerTimes(site());
    expect(text).toContain('Times cannot be chosen online at the moment');
    expect(text).not.toMatch(/api\/times|scheduling|held/);
    expect(await textOf('/llms.txt')).toContain('/api/scheduling/$bulk-publish');
  });

  test('gets a time held, a link for the patient, and a request that a person has to confirm', async () => {
    const { person, times } = await prepareBooking();
    const { status, body } = await book({ ...person, name: 'Asked Assistant', ...at(times[0]) });
    expect(status).toBe(201);
    expect(body).toMatchObject({ held: { starts_at: times[0] }, link: expect.stringMatching(/^\/visit\//) });
    const api = await signInToApi(site());
    const stored = await api.appointments.getByReference({ params: { reference: body.reference } });
    expect(stored).toMatchObject({ stage: 'new', next_visit_at: null, held: { starts_at: times[0] } });
  });

  test('is refused in a sentence where it invents a time, or names one that someone has, and nothing is stored', async () => {
    const api = await signInToApi(site());
    const { person, times } = await prepareBooking();
    const before = (await api.appointments.counts()).all;
    const atNight = times[0]?.replace(/T.*/, 'T20:30:00.000Z');
    const invented = ['2020-01-01T04:30:00.000Z', '2190-01-01T04:30:00.000Z', atNight, 'tomorrow at ten'];
    const failures = await failuresOf(invented, async (time) => {
      const { status, body } = await book({ ...person, name: 'Inventing Assistant', ...at(time) });
      expect(status).toBe(422);
      expect(body.errors?.map(({ message }) => message)).toEqual([timeMessages.unknownTime]);
    });
    expect(failures).toEqual([]);
    expect((await api.appointments.counts()).all).toBe(before);
  });

  test('is refused by the honeypot, and without a name or a phone number', async () => {
    const { person } = await prepareBooking();
    const bot = await book({ ...person, name: 'Bot', website: 'https://example.com' });
    expect({ status: bot.status, detail: bot.body.detail }).toEqual({
      status: 422,
      detail: serverMessages.notByAPerson,
    });
    for (const missing of [{ name: '' }, { name: 'No Phone', phone: '' }])
      expect((await book({ ...person, ...missing })).status).toBe(422);
  });

  test('meets the limits of everyone when it books for ten people and more', async () => {
    const other = await startSite({}, inject('seededDatabase'));
    try {
      await offerTimes(other);
      const { person, times } = await prepareBooking(other);
      const { holdRate, personHoldRate } = visitLimits;
      const bookFor = (index: number, name = `Person ${String.fromCharCode(65 + index)}`) =>
        book({ ...person, phone: `+91 98765 4${1000 + index}`, name, ...at(times[index]) }, other);
      for (let index = 0; index < personHoldRate.calls + 1; index += 1) {
        const { status, body } = await book({ ...person, name: 'One Person', ...at(times[index]) }, other);
        expect({ status, isHeld: body.held !== undefined }).toEqual({
          status: 201,
          isHeld: index < personHoldRate.calls,
        });
      }
      for (let index = personHoldRate.calls; index < holdRate.calls; index += 1)
        expect((await bookFor(index)).body.held).toBeDefined();
      const refused = await bookFor(holdRate.calls);
      expect({ status: refused.status, detail: refused.body.detail }).toEqual({
        status: 429,
        detail: timeMessages.tooManyHolds,
      });
      const withoutTime = { ...person, name: 'Eleventh Person', phone: '+91 98765 49999' };
      expect((await book(withoutTime, other)).status).toBe(201);
      const api = await signInToApi(other);
      const { body: requests } = await api.appointments.list({ query: { q: 'Person' } });
      expect(requests.length).toBe(holdRate.calls + 2);
      expect(requests.filter(({ stage }) => stage !== 'new')).toEqual([]);
    } finally {
      await other.stop();
    }
  });
});

describe('a program that lists free times', () => {
  interface Manifest {
    output: { type: string; url: string }[];
  }
  const linesOf = async (url: string) =>
    (await textOf(url.replace(siteUrl, '')))
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown);

  async function readSlots() {
    const { output } = (await jsonOf('/api/scheduling/$bulk-publish')) as Manifest;
    const slots = await linesOf(output.find(({ type }) => type === 'Slot')?.url ?? '');
    return slots as { start: string; extension: { valueUrl: string }[] }[];
  }

  test('follows the manifest to slots whose links open the form with that time chosen, also without scripts', async () => {
    const slots = await readSlots();
    const { start, extension } = slots[Math.floor(slots.length / 2)] ?? slots[0] ?? { start: '', extension: [] };
    const path = (extension[0]?.valueUrl ?? '').replace(siteUrl, '');
    const chosenIn = (html: string) => /name="wishes" checked="" value="([^"]+)"/.exec(html)?.[1];
    expect(chosenIn(await textOf(path))).toBe(start);
    expect((await get(path)).headers.get('Cache-Control')).toBe('no-store');
    expect(chosenIn(await textOf('/appointment?time=1577853000'))).toBeUndefined();
    const page = await visit(path);
    await scriptsRun(page);
    const chosen = page.getByRole('group', { name: 'Your choice' }).getByRole('checkbox');
    await expect.poll(() => chosen.first().getAttribute('value')).toBe(start);
    await expect.poll(() => chosen.first().isChecked()).toBe(true);
  });
});
