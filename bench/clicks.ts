import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { bookVisit, todayAtTheClinic } from '../e2e/testing/book-visit.ts';
import { launchChromium } from '../e2e/testing/chromium.ts';
import { sessionOf } from '../e2e/testing/session.ts';
import { startSite } from '../e2e/testing/site.ts';
import { describeMachine, ms, percentile } from './machine.ts';
import { slowdown } from './phone/slow-phone.ts';

// Measures at the front desk, in a wide window four times slower than this machine, from the press of the pointer until the content
// behind the click has been painted. The pointer rests on a link before it presses, as a hand does. `--rounds 20` of each.
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '11' } } });
const rounds = Number(values.rounds);
const limit = 300;
/** How long the pointer rests, and the page before that. */
const restMs = 500;

const dayFromNow = (days: number) => Temporal.PlainDate.from(todayAtTheClinic()).add({ days }).toString();
const calendar = `/admin/calendar?day=${dayFromNow(1)}`;

interface Click {
  from: string;
  /** Selectors of what is pressed, and of what the content is in. */
  pressed: string;
  content: string;
  text: string;
}

const clicks: Record<string, Click> = {
  'the next day': { from: calendar, pressed: '.calendar-days a:last-child', content: '.visit', text: 'Second Day' },
  'a visit': { from: calendar, pressed: '.visit:has-text("First Day")', content: '.side-sheet h2', text: 'First Day' },
  Patients: {
    from: '/admin',
    pressed: '.rail a[href="/admin/patients"]',
    content: '.patient-table',
    text: 'First Day',
  },
};

const [site, browser] = await Promise.all([startSite({ RATE_LIMITS: 'off' }), launchChromium()]);
await bookVisit(site, 'First Day', `${dayFromNow(1)}T10:00`);
await bookVisit(site, 'Second Day', `${dayFromNow(2)}T10:00`);
const storageState = await sessionOf(site, browser);
const load = () => `load ${loadavg()[0]?.toFixed(1)}`;
console.log(`${describeMachine()}, Chromium ${browser.version()}, ${slowdown} times slower, ${load()}\n`);
console.log(`| until it shows, ${rounds} times | least | median | most | limit |`);
console.log('|---|---|---|---|---|');
for (const [name, click] of Object.entries(clicks)) {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await measure(click));
  const [least, median, most] = [0, 0.5, 1].map((share) => ms(percentile(times, share)));
  console.log(`| ${name} | ${least} | ${median} | ${most} | ${limit} ms |`);
}
console.log(`\n${load()} at the end`);
await browser.close();
await site.stop();

async function measure({ from, pressed, content, text }: Click) {
  const context = await browser.newContext({ baseURL: site.url, viewport: { width: 1440, height: 900 }, storageState });
  const page = await context.newPage();
  await page.goto(from);
  const target = page.locator(pressed).first();
  await target.waitFor();
  await page.waitForTimeout(restMs);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await target.hover();
  await page.waitForTimeout(restMs);
  const shown = timeToContent(page, content, text);
  await target.click();
  const time = await shown;
  await context.close();
  return time;
}

/** Resolves to ms from the next press of the pointer to the frame after the content is there. */
function timeToContent(page: Page, content: string, text: string) {
  return page.evaluate(
    ([selector = '', words = '']) =>
      new Promise<number>((resolve) => {
        const isThere = () => [...document.querySelectorAll(selector)].some((one) => one.textContent.includes(words));
        const look = (pressed: number) =>
          requestAnimationFrame(() =>
            isThere() ? setTimeout(() => resolve(performance.now() - pressed)) : look(pressed),
          );
        addEventListener('pointerdown', ({ timeStamp }) => look(timeStamp), { capture: true, once: true });
      }),
    [content, text],
  );
}
