import { expect, test } from 'vitest';
import * as administratorMessages from '#contract/messages/people.ts';
import * as systemMessages from '#contract/messages/system.ts';
import { addDays } from '#web/admin/visits/wall-time.ts';
import { signInToApi } from './testing/admin-api.ts';
import { bookOverApi } from './testing/book-over-api.ts';
import { todayAtTheClinic } from './testing/book-visit.ts';
import { prepareVisits } from './testing/visits.ts';

const { site, visitAdmin } = prepareVisits({ BACKUPS: 'off' }); // the backup of the night would come in between

test('on a phone, an owner makes a backup, sees that it can be read, and downloads it after proving who they are', async () => {
  const page = await visitAdmin('/admin/system', {
    viewport: { width: 390, height: 844 },
    expected: [/status of 422|ApiError/],
  });
  const backups = page.getByRole('region', { name: 'Backups' });
  await backups.getByRole('button', { name: 'Make a backup now' }).click();
  await page.getByRole('status', { name: 'Messages' }).getByText('Backup made.').waitFor();
  await expect
    .poll(async () => {
      await page.reload();
      await backups.waitFor();
      return backups.getByText('It was checked, and can be read.').isVisible();
    })
    .toBe(true);
  await backups.getByRole('button', { name: 'Download the last one' }).click();
  const dialog = page.getByRole('dialog', { name: 'Download the last backup' });
  await dialog.getByLabel('Your password', { exact: true }).fill('not the password');
  await dialog.getByRole('button', { name: 'Download' }).click();
  await dialog.getByText(administratorMessages.wrongPassword).waitFor();
  await dialog.getByLabel('Your password', { exact: true }).fill(site().admin.password);
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^asked-for-.+Z\.tar$/);
  await dialog.waitFor({ state: 'detached' });

  await expect.poll(() => backups.getByText(systemMessages.noBackup).count()).toBe(0);
  const made = backups.getByRole('list', { name: 'Backups on this server' }).getByRole('listitem');
  await made.first().waitFor();
  const before = await made.count();
  await made.first().getByRole('button').click();
  const question = page.getByRole('dialog', { name: /^Delete the backup of / });
  await question.getByLabel('Your password', { exact: true }).fill(site().admin.password);
  await question.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('status', { name: 'Messages' }).getByText('Backup deleted.').waitFor();
  await expect.poll(() => made.count()).toBe(before - 1);
  const program = page.getByRole('region', { name: 'Program' });
  await program.getByText('SQLite, ').waitFor();
  const terms = await program.getByRole('term').allInnerTexts();
  expect(terms.filter((term) => !/^[A-Z]/.test(term))).toEqual([]); // a queue without a name in words
  await page.getByRole('region', { name: 'Who is signed in' }).getByText('this device').waitFor();
  await page.getByRole('region', { name: 'Last errors' }).getByText('None since the program was started.').waitFor();
});

test('without a mail server, an owner reads the mails that would go out next', async () => {
  const reference = await bookOverApi(site().url, 'Leela Written', { email: 'leela@example.com' });
  const api = await signInToApi(site());
  const request = await api.appointments.getByReference({ params: { reference } });
  const starts_at = `${addDays(todayAtTheClinic(), 3)}T05:00`;
  await api.visits.create({ body: { appointment_id: request.id, starts_at, anyway: true } });
  const page = await visitAdmin('/admin/system', { viewport: { width: 390, height: 844 } });
  const card = page.getByRole('region', { name: 'E-mail' });
  await card.getByRole('button', { name: 'Show what would be sent' }).click();
  const mail = card.getByRole('list', { name: 'What would be sent next' }).getByRole('listitem');
  const summary = mail.getByText('to Leela Written');
  await summary.click();
  await mail.getByText('To leela@example.com.').waitFor();
  await mail.getByText('With a calendar file.').waitFor();
  await mail.getByText('Hello Leela Written, your visit to').waitFor();
  await expect.poll(() => mail.count()).toBe(1);
});
