// `npm run explore`: Bombadil presses, types and goes back and forth by chance for ten minutes, half of them on the website in a narrow
// window and half in the admin area, and looks after each step whether the page is as every page has to be (e2e/explore/pages.mjs).
// Options: `-- --minutes 2` for less, `-- --output FOLDER` for the trace of what was done, with a picture of each step.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium as playwright } from 'playwright-core';
import { signIn as fillIn } from '../e2e/testing/admin-pages.ts';
import { startChromiumWithPort } from '../e2e/testing/chromium-with-port.ts';
import { admin, startSite } from '../e2e/testing/site.ts';
import { installOnDemand } from './load-packages.ts';

const version = '0.7.0';
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    output: { type: 'string', default: 'screenshots/explore' },
  },
});
const minutes = Number(values.minutes);
if (!(minutes > 0)) throw new Error('--minutes has to be a number above 0.');

// The program takes 19 MB and brings no packages of its own, so the first run of this command installs it, not `npm test`.
const folder = await installOnDemand([`@antithesishq/bombadil@${version}`]);
const specification = path.join(folder, 'pages.js'); // beside the package that it imports
cpSync(path.join(import.meta.dirname, '../e2e/explore/pages.mjs'), specification);

interface Part {
  name: string;
  start: string;
  width: number;
  height: number;
  isSignedIn: boolean;
}

/** Resolves to whether all was well. Each part has a site and a browser of its own. */
async function explore({ name, start, width, height, isSignedIn }: Part) {
  const site = await startSite({ RATE_LIMITS: 'off' });
  const chromium = await startChromiumWithPort();
  const debuggerUrl = `http://127.0.0.1:${chromium.port}`;
  if (isSignedIn) await signIn(debuggerUrl, site.url);
  const output = path.resolve(values.output, name);
  mkdirSync(output, { recursive: true });
  const options = [
    '--create-target',
    '--instrument-javascript=files', // the security policy knows inline scripts by their hashes
    '--exit-on-violation',
    `--remote-debugger=${debuggerUrl}`,
    '--output-path-overwrite',
    `--output-path=${output}`,
    `--time-limit=${Math.ceil(minutes * 30)}s`,
    `--width=${width}`,
    `--height=${height}`,
  ];
  const program = path.join(folder, 'node_modules/@antithesishq/bombadil/bin/bombadil.js');
  const command = [program, 'browser', 'test-external', ...options, site.url + start, specification];
  const child = spawn(process.execPath, command, { cwd: folder, stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  await chromium.stop();
  await site.stop();
  console.log(`${name}: ${code === 0 ? 'nothing found' : `something is wrong; what was done is in ${output}`}`);
  return code === 0;
}

/** Signs in as people do, in the profile that the exploration uses. */
async function signIn(debuggerUrl: string, url: string) {
  const browser = await playwright.connectOverCDP(debuggerUrl);
  const [context] = browser.contexts();
  const page = await context?.newPage();
  if (!page) throw new Error('Chromium has no profile.');
  await page.goto(`${url}/login`);
  await fillIn(page, admin);
  await page.waitForURL('**/admin**');
  await page.close();
  await browser.close();
}

const results = [
  await explore({ name: 'site', start: '/', width: 390, height: 844, isSignedIn: false }),
  await explore({ name: 'admin', start: '/admin', width: 1280, height: 800, isSignedIn: true }),
];
process.exitCode = results.every(Boolean) ? 0 : 1;
