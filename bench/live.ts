import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { routes } from '#contract/routes.ts';
import { startPostgres } from '#server/testing/postgres.ts';
import { createApi } from '#web/api/client.ts';
import { signIn } from '../e2e/testing/admin-pages.ts';
import { launchChromium } from '../e2e/testing/chromium.ts';
import { admin, startProgram } from '../e2e/testing/site.ts';
import { describeMachine, ms, percentile } from './machine.ts';

// Measures the time from sending a booking until its row shows in an open admin tab, in a real browser on the production server.
// An instance pushes its own bookings at once; it finds those of another by polling the database twice a second.
const bookings = 200;

/** Makes the page record when the row of a new name appears, on the clock that it shares with this process. */
async function watchRows(page: Page) {
  await page.evaluate(() => {
    const seen: Record<string, number> = {};
    Object.assign(window, { seen });
    const look = () => {
      for (const who of document.querySelectorAll('td .who')) seen[who.textContent] ??= Date.now();
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
    look();
  });
}

async function seenAt(page: Page, name: string) {
  const time = await page.waitForFunction(
    (name) => (window as unknown as { seen: Record<string, number> }).seen[name],
    name,
  );
  return (await time.jsonValue()) ?? Number.NaN;
}

/** Sends each booking at a random moment between two polls. */
async function measure(page: Page, url: string, kind: string) {
  const book = await bookingSender(url);
  const times: number[] = [];
  for (let number = 1; number <= bookings; number += 1) {
    await setTimeout(Math.random() * 1_000);
    const name = `${kind} ${number}`;
    const sent = Date.now();
    await book(name);
    times.push((await seenAt(page, name)) - sent);
  }
  const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)];
  console.log(`| ${kind} | ${ms(p50)} | ${ms(p99)} | ${ms(Math.max(...times))} |`);
}

async function bookingSender(url: string) {
  const api = createApi(routes, (path, init) => fetch(url + path, init));
  const [state] = await api.places.listStates();
  const place = { state: state?.state_id ?? 0 };
  const [city] = await api.places.listCities({ params: { stateId: place.state } });
  const booking = { ...place, city: city?.city_id ?? 0, phone: '+91 00000 00001', treatmentType: [1, 2] };
  return (name: string) => api.appointments.create({ body: { ...booking, name } });
}

const dataDir = mkdtempSync(path.join(tmpdir(), 'clinic-bench-'));
const postgres = await startPostgres();
const environment = {
  DATA_DIR: dataDir,
  DATABASE_URL: postgres.url,
  SESSION_SECRET: 'a secret of at least thirty-two characters',
  ADMIN_PASSWORD: admin.password,
  RATE_LIMITS: 'off',
  SEED: 'reference',
};
const here = await startProgram(environment);
const elsewhere = await startProgram(environment);
const browser = await launchChromium();
const page = await browser.newPage({ baseURL: here.url });
await page.goto('/login');
await signIn(page, admin);
await page.getByText('Requests from the website appear here.').waitFor();
await watchRows(page);

console.log(describeMachine());
console.log(`| ${bookings} bookings each, one by one, through | p50 | p99 | slowest |`);
console.log('|---|---|---|---|');
await measure(page, here.url, 'the same instance');
await measure(page, elsewhere.url, 'another instance');
await browser.close();
await Promise.all([here.stop(), elsewhere.stop()]);
await postgres.stop();
rmSync(dataDir, { recursive: true, force: true });
