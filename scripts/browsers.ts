// `npm run browsers`: one journey through the site in other browsers than the tests' own. `-- webkit` selects one. Exits with 1 where a
// browser is missing or fails.
import path from 'node:path';
import { openChromium107 } from '../e2e/browsers/chromium-107.ts';
import { openFirefox } from '../e2e/browsers/firefox.ts';
import { tryFull, tryPlain } from '../e2e/browsers/journey.ts';
import { MissingBrowser } from '../e2e/browsers/tab.ts';
import { openWebKit } from '../e2e/browsers/webkit.ts';
import { startSite } from '../e2e/testing/site.ts';

const browsers = {
  webkit: { open: openWebKit, isPlain: false },
  firefox: { open: openFirefox, isPlain: false },
  'chromium-107': { open: openChromium107, isPlain: true },
};
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !Object.hasOwn(browsers, name));
if (unknown.length > 0) throw new Error(`There is ${Object.keys(browsers).join(', ')}, but no ${unknown.join(', ')}.`);

for (const [name, { open, isPlain }] of Object.entries(browsers)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const folder = path.join(import.meta.dirname, '../screenshots', name);
  const site = await startSite({ RATE_LIMITS: 'off' });
  console.log(name);
  try {
    await (isPlain ? tryPlain : tryFull)({ site, open, folder, isPlain });
    console.log(`  all works; pictures are in ${folder}`);
  } catch (error) {
    console.error(`  ${error instanceof MissingBrowser ? error.message : String(error)}`);
    process.exitCode = 1;
  } finally {
    await site.stop();
  }
}
