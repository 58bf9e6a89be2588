import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { launchChromium } from '../e2e/testing/chromium.ts';
import { firstPaths } from '../e2e/testing/first-visit.ts';
import { showPages } from '../e2e/testing/show-pages.ts';
import { startSite } from '../e2e/testing/site.ts';
import { describeMachine } from './machine.ts';
import { measureFirstVisits } from './phone/first-visits.ts';
import { measureInp } from './phone/inp.ts';
import { slowdown } from './phone/slow-phone.ts';

// Measures a slow phone. First visits to each page, from a trace: the time of the main thread's kinds of work, its longest task,
// the blocking time after the first paint, LCP and CLS, beside the same page without its scripts, which tells the machine from
// the program. Then interactions (INP), by the browser's Event Timing. Uses the Chromium of the tests, or the one in
// CHROMIUM_PATH.
// Options: `--runs 9` per page; `--route /conditions/:id` for one page (repeatable); `--rounds 20` of each interaction; `--only
// visits`, `interactions` or the name of an interaction or a part of it, such as `menu`.
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '9' },
    rounds: { type: 'string', default: '20' },
    route: { type: 'string', multiple: true },
    only: { type: 'string' },
  },
});
const { route = firstPaths, only } = values;
const [runs, rounds] = [Number(values.runs), Number(values.rounds)];

const [site, browser] = await Promise.all([startSite({ RATE_LIMITS: 'off' }), launchChromium()]);
await showPages(site);
const load = () => `load ${loadavg()[0]?.toFixed(1)}`;
console.log(`${describeMachine()}, Chromium ${browser.version()}, ${slowdown} times slower, ${load()} at the start\n`);
if (only === undefined || only === 'visits') await measureFirstVisits(browser, site, route, runs);
if (only !== 'visits')
  await measureInp(browser, site, rounds, (name) => !only || only === 'interactions' || name.includes(only));
console.log(`\n${load()} at the end`);
await browser.close();
await site.stop();
