import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import * as reportMessages from '#contract/messages/reports.ts';
import { messages } from './testing/messages.ts';
import { prepareVisits } from './testing/visits.ts';

const { visitAdmin } = prepareVisits();

describe('the reports', () => {
  test('show charts as tables by week or month, and are exported', async () => {
    const page = await visitAdmin('/admin/reports', { viewport: { width: 1440, height: 900 } });
    const requests = page.getByRole('table', { name: 'Requests', exact: true });
    await requests.getByRole('columnheader', { name: 'This week' }).waitFor();
    await expect.poll(() => requests.getByRole('columnheader').count()).toBe(12);
    const counted = await requests.getByRole('cell').allInnerTexts();
    expect(counted.reduce((sum, text) => sum + Number(text), 0)).toBeGreaterThan(5);
    const cities = page.getByRole('table', { name: 'Where requests come from' });
    await expect.poll(() => cities.getByRole('rowheader', { name: 'Kochi, Kerala' }).count()).toBe(1);
    await page.getByRole('link', { name: 'By month' }).click();
    await requests.getByRole('columnheader', { name: 'This month' }).waitFor();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export as CSV' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('reports-by-month.csv');
    const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
    expect(lines).toHaveLength(13);
    await page.getByRole('status', { name: 'Messages' }).getByText(reportMessages.exported).waitFor();
  });

  test('say when they cannot be loaded, and load again on request', async () => {
    const fail = async (page: Page) =>
      void (await page.route('**/api/reports*', (route) => route.fulfill({ status: 500, body: '' })));
    const page = await visitAdmin('/admin/reports', { expected: [/status of 500|ApiError/], prepare: fail });
    await page.getByRole('alert').getByText('No figures available.').waitFor();
    await page.unroute('**/api/reports*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'Requests', exact: true }).waitFor();
    await expect.poll(() => messages(page).count()).toBe(0);
  });
});
