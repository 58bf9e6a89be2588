import { loadavg } from 'node:os';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { openDatabase } from '#server/db/database.ts';
import { launchChromium } from '../e2e/testing/chromium.ts';
import { sessionOf } from '../e2e/testing/session.ts';
import { type Site, startSite } from '../e2e/testing/site.ts';
import { fillAppointments } from './admin/fill-appointments.ts';
import { fillVisits, practitioners } from './admin/fill-visits.ts';
import { describeMachine, ms, percentile } from './machine.ts';
import { slowdown } from './phone/slow-phone.ts';

// Measures the calendar of a day with 20 practitioners and 300 visits, in Chromium, four times slower than this machine: from the
// click on a day until its visits have been painted, at 1440 px as lanes and at 390 px as a list, and what a drag lays out, from a trace.
const rounds = 21;
const perDay = { visits: 15, spacingMs: 40 * 60_000 };
const total = practitioners * perDay.visits;
const limits = { lanes: 500, list: 300 };
/** Longest wait for a day, in ms; a longer one is a fault, not a figure. */
const longestWait = 15_000;
const dayMs = 86_400_000;

const [site, browser] = await Promise.all([startSite({ SEED: 'reference', RATE_LIMITS: 'off' }), launchChromium()]);
/** A midnight at the sample clinic, weeks from now. */
const monday = Math.floor(Date.now() / dayMs) * dayMs + 28 * dayMs - 5.5 * 3_600_000;
await fill(site);
const storageState = await sessionOf(site, browser);
console.log(
  `${describeMachine()}, Chromium ${browser.version()}, ${slowdown} times slower, load ${loadavg()[0]?.toFixed(1)}\n`,
);
console.log(`| ${total} visits, ${rounds} days | least | median | most | limit |`);
console.log('|---|---|---|---|---|');
await measureDays('a day of lanes, 1440 px', { width: 1440, height: 900 }, limits.lanes);
await measureDays('a day as a list, 390 px', { width: 390, height: 844 }, limits.list);
await measureDrag();
console.log(`\nload ${loadavg()[0]?.toFixed(1)} at the end`);
await browser.close();
await site.stop();

async function fill({ dataDir }: Site) {
  const db = await openDatabase({ dataDir, databaseUrl: undefined });
  await fillAppointments(db, 1000);
  await fillVisits(db, monday, 3, perDay);
  await db.destroy();
}

async function openCalendar(from: Browser, viewport: { width: number; height: number }) {
  const context = await from.newContext({ baseURL: site.url, viewport, storageState });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const day = new Date(monday + dayMs / 2).toISOString().slice(0, 10);
  await page.goto(`/admin/calendar?day=${day}`);
  await page
    .locator('.visit')
    .nth(total - 1)
    .waitFor();
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { page, session };
}

async function measureDays(name: string, viewport: { width: number; height: number }, limit: number) {
  const { page } = await openCalendar(browser, viewport);
  const times: number[] = [];
  for (let round = -2; round < rounds; round += 1) {
    const link = round % 2 === 0 ? 'Next day' : 'Previous day';
    const time = await page.evaluate(showDay, { link, total, longestWait });
    if (round >= 0) times.push(time);
  }
  const median = percentile(times, 0.5);
  const figures = [Math.min(...times), median, Math.max(...times), limit].map(ms);
  console.log(`| ${name} | ${figures.join(' | ')} |`);
  await page.context().close();
}

interface Wanted {
  link: string;
  total: number;
  longestWait: number;
}

/** Measures in the page, in ms, from the click until the frame after the one with all visits. */
async function showDay({ link, total: wanted, longestWait: longest }: Wanted) {
  const frame = () => new Promise(requestAnimationFrame);
  const before = document.querySelector('.visit')?.id;
  const started = performance.now();
  const links = [...document.querySelectorAll<HTMLElement>('.calendar-days a')];
  links.find(({ textContent }) => textContent === link)?.click();
  const isShown = () =>
    document.querySelectorAll('.visit').length === wanted && document.querySelector('.visit')?.id !== before;
  while (!isShown()) {
    if (performance.now() - started > longest)
      throw new Error(`${link} shows no ${wanted} visits after ${longest} ms.`);
    await frame();
  }
  await frame();
  await new Promise((resolve) => setTimeout(resolve)); // after the paint
  return performance.now() - started;
}

interface TraceEvent {
  name: string;
  dur?: number;
  args?: { beginData?: { dirtyObjects: number; totalObjects: number } };
}

async function measureDrag() {
  const { page, session } = await openCalendar(browser, { width: 1440, height: 900 });
  const visit = page.locator('.lane').nth(2).locator('.visit').nth(3);
  await visit.scrollIntoViewIfNeeded();
  const { x, y } = (await visit.boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(x + 20, y + 6);
  await page.mouse.down();
  await page.mouse.move(x + 20, y + 20, { steps: 3 });
  const events = await traced(session, () => wander(page, x, y));
  await page.keyboard.press('Escape');
  await page.mouse.up();
  const layouts = events.filter(({ name }) => name === 'Layout').flatMap(({ args }) => args?.beginData ?? []);
  const dirty = layouts.map(({ dirtyObjects }) => dirtyObjects);
  const objects = Math.max(...layouts.map(({ totalObjects }) => totalObjects));
  console.log(
    `\nA drag of 60 steps over 4 lanes: ${layouts.length} layouts, dirty objects median ${percentile(dirty, 0.5)}, most ${Math.max(...dirty)}, of ${objects}`,
  );
  await page.context().close();
}

async function wander(page: Page, x: number, y: number) {
  for (let step = 0; step < 60; step += 1) await page.mouse.move(x + 20 + step * 10, y + 20 + (step % 20) * 6);
}

async function traced(session: CDPSession, work: () => Promise<void>) {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', { categories: 'devtools.timeline', transferMode: 'ReportEvents' });
  await work();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  return events;
}
