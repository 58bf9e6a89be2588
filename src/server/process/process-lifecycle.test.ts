import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

test.each([
  [undefined, 'http://localhost:3000/login'],
  ['https://clinic.example', 'https://clinic.example/login'],
])('the start with SITE_URL %s says that one signs in at %s', async (siteUrl, address) => {
  const program = `
    import { readConfig } from '#server/config.ts';
    import { printStartup } from '#server/process/process-lifecycle.ts';
    printStartup(readConfig({ SITE_URL: process.env.SITE_URL }), 3000);`;
  const env = siteUrl ? { SITE_URL: siteUrl } : {};
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], { env });
  expect(stdout).toContain(`is running at http://localhost:3000\n`);
  expect(stdout).toContain(`\nSign in at ${address}\n`);
});
