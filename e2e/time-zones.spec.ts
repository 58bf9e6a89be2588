import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { signInToApi } from './testing/admin-api.ts';
import { admin, type Site, startProgram } from './testing/site.ts';

const pages = [
  '/',
  '/about',
  '/blog',
  '/career',
  '/gallery',
  '/conditions',
  '/sitemap.xml',
  '/feed.xml',
  '/api/careers',
];

/** Everything that depends on days, as visitors and the front desk see it. */
async function everyAnswer(site: Site) {
  const api = await signInToApi(site);
  const { from, to } = { from: '2026-01-01', to: new Date().toISOString().slice(0, 10) };
  const reports = await api.reports.get();
  // The minutes of the present week grow from one start to the next.
  const practitioners = reports.practitioners.map((one) => ({ ...one, periods: one.periods.slice(0, -1) }));
  return {
    pages: await Promise.all(pages.map(async (page) => (await fetch(site.url + page)).text())),
    today: await api.today.get(),
    reports: { ...reports, as_of: null, practitioners },
    appointments: await api.appointments.list({ query: { from, to, limit: '1000' } }),
    reviews: await api.reviews.list({ query: { from, to, limit: '1000' } }),
    export: await (await api.appointments.export({ query: { from, to } })).text(),
  };
}

test('the time zone of the machine changes no answer', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'clinic-zones-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const answers: Awaited<ReturnType<typeof everyAnswer>>[] = [];
  for (const TZ of ['UTC', 'America/St_Johns', 'Pacific/Kiritimati']) {
    const environment = { DATA_DIR: dataDir, ADMIN_PASSWORD: admin.password, SITE_URL: 'https://clinic.example' };
    const site = await startProgram({ TZ, ...environment });
    answers.push(await everyAnswer(site));
    await site.stop();
  }
  const [first, ...others] = answers;
  expect(first?.pages.join('')).toContain('Physiotherapy');
  for (const other of others) expect(other).toEqual(first);
});
