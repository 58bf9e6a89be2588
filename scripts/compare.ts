// `npm run compare`: takes pictures of /styleguide in its variants and of the main pages, and compares them with those that were
// accepted on this machine. They depend on its fonts and its browser, so git has none of them, and `npm test` compares none. What differs
// is in compared/index.html. `-- --accept` takes the new pictures as accepted; names select by their beginning.
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { comparedVariants } from '#web/styleguide/variants.ts';
import { launchChromium } from '../e2e/testing/chromium.ts';
import { addressOf, visitorPaths } from '../e2e/testing/pages.ts';
import { scriptsRun } from '../e2e/testing/scripts-run.ts';
import { showPages } from '../e2e/testing/show-pages.ts';
import { admin, ready, startProgram } from '../e2e/testing/site.ts';
import { temporaryFolder } from '../src/server/testing/temporary-folder.ts';
import { shownKey } from '../src/web/booking/popup/visit-storage.ts';
import { differ } from './compare/difference.ts';
import { loadPictures, nameOf } from './screenshots/screenshot.ts';

interface Picture {
  name: string;
  address: string;
  width: number;
  scheme?: 'light' | 'dark';
  forcedColors?: 'active';
  /** Something lies above the page, so only the visible part is taken. */
  isOverlay?: boolean;
}

/** Day on which all pictures are taken, since pages show dates. */
const then = new Date('2026-11-24T05:00:00Z');
/** Share of the pixels that may differ: edges of letters do now and then. */
const tolerated = 0.000_01;

const root = path.join(import.meta.dirname, '..');
const folders = Object.fromEntries(
  ['accepted', 'new', 'difference'].map((kind) => [kind, path.join(root, 'compared', kind)]),
) as Record<'accepted' | 'new' | 'difference', string>;
const { values, positionals } = parseArgs({ options: { accept: { type: 'boolean' } }, allowPositionals: true });
const isWanted = ({ name }: { name: string }) =>
  positionals.length === 0 || positionals.some((beginning) => name.startsWith(beginning));

const dataDir = temporaryFolder('clinic-compare-');
const clock = path.join(dataDir, 'clock');
writeFileSync(clock, String(then.getTime() - Date.now()));
const shifted = ['--import', path.join(root, 'e2e/simulation/shifted-clock.mjs'), path.join(root, 'src/dev.ts')];
const [site, browser] = await Promise.all([
  startProgram(
    {
      NODE_ENV: 'development',
      DATA_DIR: path.join(dataDir, 'site'),
      CLOCK_FILE: clock,
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      RATE_LIMITS: 'off',
    },
    root,
    [process.execPath, ...shifted],
  ),
  launchChromium(),
]);
try {
  await ready(site.url);
  await showPages(site);
  const pictures = (await listPictures()).filter(isWanted);
  if (values.accept) await accept(pictures);
  else await compare(pictures);
} finally {
  await browser.close();
  await site.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function listPictures(): Promise<Picture[]> {
  const variants = comparedVariants.flatMap((variant): Picture[] => {
    const name = ['styleguide', ...new URLSearchParams(variant).values()].join('-');
    const shared = { address: `/styleguide?${variant}`, isOverlay: variant.includes('open=') };
    const widths = /hue=(?!pine)/.test(variant) ? [1440] : [390, 1440];
    return widths.map((width) => ({ ...shared, name: `${name}-${width}`, width }));
  });
  const forced = [390, 1440].map(
    (width): Picture => ({
      name: `styleguide-forced-${width}`,
      address: '/styleguide',
      width,
      forcedColors: 'active',
    }),
  );
  const pages = await Promise.all(
    visitorPaths.map(async (page) => {
      const address = await addressOf(site, page);
      return (['light', 'dark'] as const).flatMap((scheme) =>
        [390, 1440].map((width): Picture => ({ name: `${nameOf(page)}-${scheme}-${width}`, address, width, scheme })),
      );
    }),
  );
  return [...variants, ...forced, ...pages.flat()];
}

async function accept(pictures: readonly Picture[]) {
  if (positionals.length === 0) rmSync(folders.accepted, { recursive: true, force: true });
  await takeAll(pictures, folders.accepted);
  console.log(`compare: ${pictures.length} pictures accepted, in ${folders.accepted}`);
}

async function compare(pictures: readonly Picture[]) {
  for (const folder of [folders.new, folders.difference]) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folders.difference, { recursive: true });
  await takeAll(pictures, folders.new);
  const names = new Set([...pictures.map(({ name }) => name), ...acceptedNames()]);
  const differing: Differing[] = [];
  for (const name of [...names].toSorted()) {
    const [before, after] = [fileOf('accepted', name), fileOf('new', name)];
    if (!existsSync(before) || !existsSync(after)) {
      differing.push({ name, says: existsSync(after) ? 'has no accepted picture' : 'is no longer there' });
      continue;
    }
    const { share, picture } = await differ(before, after);
    if (share <= tolerated) continue;
    await picture.toFile(fileOf('difference', name));
    differing.push({ name, says: `${(share * 100).toFixed(3)} % of the pixels differ` });
  }
  writeFileSync(path.join(root, 'compared/index.html'), pageOf(differing));
  for (const { name, says } of differing) console.log(`${name}: ${says}`);
  console.log(`compare: ${differing.length} of ${names.size} pictures differ; see compared/index.html`);
  process.exitCode = differing.length > 0 ? 1 : 0;
}

function acceptedNames() {
  if (!existsSync(folders.accepted)) return [];
  const names = readdirSync(folders.accepted).map((file) => file.replace(/\.png$/, ''));
  return names.filter((name) => isWanted({ name }));
}

function fileOf(kind: keyof typeof folders, name: string) {
  return path.join(folders[kind], `${name}.png`);
}

async function takeAll(pictures: readonly Picture[], folder: string) {
  mkdirSync(folder, { recursive: true });
  for (const picture of pictures) await take(browser, picture, folder);
}

async function take(browser: Browser, { name, address, width, isOverlay = false, ...looks }: Picture, folder: string) {
  const context = await browser.newContext({
    baseURL: site.url,
    viewport: { width, height: width < 1024 ? 844 : 900 },
    reducedMotion: 'reduce',
    colorScheme: looks.scheme ?? 'light',
    forcedColors: looks.forcedColors ?? 'none',
  });
  await context.addInitScript((key) => sessionStorage.setItem(key, 'shown'), shownKey);
  const page = await context.newPage();
  await page.clock.setFixedTime(then);
  const answer = await page.goto(address);
  await scriptsRun(page);
  // Otherwise the page that says that something went wrong would be taken, and perhaps accepted.
  if (!answer?.ok() || (await page.locator('.message-page').count()) > 0)
    throw new Error(`${name}: ${address} did not load (${answer?.status()}).`);
  await loadPictures(page);
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.screenshot({
    path: path.join(folder, `${name}.png`),
    fullPage: !isOverlay,
    animations: 'disabled',
    caret: 'hide',
  });
  await context.close();
}

interface Differing {
  name: string;
  says: string;
}

/** Accepted, new and difference beside each other. */
function pageOf(differing: readonly Differing[]) {
  const rows = differing.map(({ name, says }) => {
    const shown = (Object.keys(folders) as (keyof typeof folders)[]).map((kind) => {
      const picture = existsSync(fileOf(kind, name))
        ? `<a href="${kind}/${name}.png"><img src="${kind}/${name}.png" alt=""></a>`
        : '';
      return `<figure><figcaption>${kind}</figcaption>${picture}</figure>`;
    });
    return `<section><h2>${name}</h2><p>${says}</p><div>${shown.join('')}</div></section>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>What differs</title>
<style>
body { margin: 2rem; font-family: system-ui, sans-serif; background: #eee; color: #222 }
div { display: grid; grid-template-columns: repeat(3, 1fr); gap: 1rem }
figure { margin: 0 }
img { width: 100%; border: 1px solid #888 }
</style>
<h1>${differing.length === 0 ? 'Nothing differs' : `Pictures that differ: ${differing.length}`}</h1>
${rows.join('\n')}
</html>
`;
}
