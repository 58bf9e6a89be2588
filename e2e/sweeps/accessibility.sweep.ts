import { describe, expect, test } from 'vitest';
import * as reviewMessages from '#contract/messages/reviews.ts';
import { failuresOf } from '#contract/testing/failures.ts';
import { expectAccessible, expectAccessibleInAnyWindow, findViolations } from '../testing/accessible.ts';
import { adminPageLoaded, enterRequest, fillCallersBooking, openRequest } from '../testing/admin-pages.ts';
import { contentOf, openBlogs, openNewBlog, titleOf, tool } from '../testing/blog-pages.ts';
import { bookOverApi } from '../testing/book-over-api.ts';
import { bookingIsBack, fillBooking, sendBooking, sendEmpty } from '../testing/booking-page.ts';
import { messages } from '../testing/messages.ts';
import { addressOf, adminPaths, missingPaths, visitorPaths } from '../testing/pages.ts';
import { openMore, openYou } from '../testing/rail.ts';
import { arrived, fillReview, pressSend } from '../testing/review-page.ts';
import { scriptsRun } from '../testing/scripts-run.ts';
import { ageSessions } from '../testing/session-age.ts';
import { prepareVisits } from '../testing/visits.ts';

const { site, visit, visitAdmin } = prepareVisits();

const height = 800;
const phone = { viewport: { width: 320, height } };

describe('at 320 px', () => {
  test('every page for visitors, and pages that are missing', async () => {
    const page = await visit('/', { ...phone, expected: [/status of 404/] });
    const failures = await failuresOf([...visitorPaths, ...missingPaths], async (path) => {
      await page.goto(await addressOf(site(), path));
      await scriptsRun(page);
      await expectAccessible(page);
    });
    expect(failures).toEqual([]);
  });

  test('every page of the admin area', async () => {
    const page = await visitAdmin('/admin', phone);
    const failures = await failuresOf(adminPaths, async (path) => {
      await page.goto(path);
      await adminPageLoaded(page);
      await expectAccessible(page);
    });
    expect(failures).toEqual([]);
  });
});

describe('in a narrow and in a wide window', () => {
  const size = { viewport: { width: 1280, height } };

  test('the start pop-up, fresh and with mistakes, and what the page says after a booking', async () => {
    const page = await visit('/', { ...size, startPopup: true });
    await page.getByRole('radio').first().waitFor();
    await expectAccessibleInAnyWindow(page);
    await sendEmpty(page);
    await expectAccessibleInAnyWindow(page);
    await fillBooking(page);
    await page.keyboard.press('Escape');
    await page.getByText('Your request is not sent yet.').waitFor();
    await expectAccessibleInAnyWindow(page);
    await page.getByRole('button', { name: 'Continue booking' }).click();
    await bookingIsBack(page);
    await sendBooking(page);
    await page.getByText('Your reference is').waitFor();
    await expectAccessibleInAnyWindow(page);
  });

  test('a practitioner in the overlay', async () => {
    const page = await visit('/about', size);
    await page.getByRole('button', { name: 'Read More' }).first().click();
    await page.getByRole('dialog').waitFor();
    await expectAccessibleInAnyWindow(page);
  });

  test('the booking form with mistakes', async () => {
    const page = await visit('/appointment', size);
    await sendEmpty(page);
    await expectAccessibleInAnyWindow(page);
  });

  test('the confirmation of a booking', async () => {
    const page = await visit('/appointment', size);
    await fillBooking(page);
    await expectAccessibleInAnyWindow(page);
    await sendBooking(page);
    await page.getByText('Your reference', { exact: true }).waitFor();
    await expectAccessibleInAnyWindow(page);
  });

  test('an article over the blog, and its page', async () => {
    const page = await visit('/blog', size);
    await page.getByRole('link', { name: 'Read More Heat or cold' }).click();
    await page.getByRole('dialog', { name: 'Heat or cold' }).waitFor();
    await expectAccessibleInAnyWindow(page);
    await page.reload();
    await page.getByRole('heading', { name: 'Heat or cold', level: 1 }).waitFor();
    await expectAccessibleInAnyWindow(page);
  });

  test('a picture of the gallery and a video', async () => {
    const page = await visit('/gallery', size);
    await page.getByRole('link', { name: 'A treatment room' }).click();
    await page.getByRole('dialog', { name: 'A treatment room' }).waitFor();
    await expectAccessibleInAnyWindow(page);
    await page.keyboard.press('End');
    await page.getByRole('dialog', { name: 'Balance practice' }).waitFor();
    await expectAccessibleInAnyWindow(page);
  });

  test('the review form with mistakes and sent', async () => {
    const page = await visit('/review', size);
    await pressSend(page);
    await page.getByText('3 things to check').waitFor();
    await expectAccessibleInAnyWindow(page);
    await fillReview(page);
    await pressSend(page);
    await messages(page).getByText(arrived).waitFor();
    await expectAccessibleInAnyWindow(page);
  });

  test('the clinic profile with mistakes and entries opened, and the question before one is removed', async () => {
    const page = await visitAdmin('/admin/clinic', { ...size, expected: [/status of 422/] });
    await page.getByText('A calmer back starts with listening.', { exact: true }).click();
    await page.getByRole('button', { name: 'Show Sunday as closed' }).click();
    await page.getByRole('button', { name: 'Add a slide' }).click();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('2 things to check').waitFor();
    await expectAccessibleInAnyWindow(page);
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard', exact: true }).click();
    await page.goto('/admin/clinic/team');
    await page.getByText('Dr. Nila Sample [PT]', { exact: true }).click();
    await page.getByRole('button', { name: 'Add a practitioner' }).click();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByRole('link', { name: /Please enter the name/ }).waitFor();
    await expectAccessibleInAnyWindow(page);
    await page.getByRole('button', { name: 'Remove New practitioner' }).click();
    await page.getByRole('alertdialog', { name: 'Remove New practitioner?' }).waitFor();
    await expectAccessibleInAnyWindow(page);
  });

  test('the appointments of the admin area, and one of them open', async () => {
    // The whole list is in sight: to someone who has scrolled down, new requests come only when asked for.
    const page = await visitAdmin('/admin', { viewport: { width: 1280, height: 2_400 } });
    await page.getByRole('link', { name: /^All/ }).click();
    await page.waitForURL('**/admin?status=all');
    await page.getByText(/of \d+ appointments, newest first/).waitFor();
    await expectAccessibleInAnyWindow(page);
    await openRequest(page, 'Fatima Sample');
    await bookOverApi(site().url, 'Newcomer Sample');
    await page.getByText('1 new request').first().waitFor({ state: 'attached' });
    await expectAccessibleInAnyWindow(page);
    await page.getByRole('button', { name: 'Close' }).first().click();
    await page.getByText('Just in', { exact: true }).waitFor();
    await expectAccessibleInAnyWindow(page);
  });

  test('a request for a caller, fresh, with mistakes and saved', async () => {
    const page = await visitAdmin('/admin', size);
    await enterRequest(page);
    await page.getByRole('checkbox').first().waitFor();
    await expectAccessibleInAnyWindow(page);
    await page.getByRole('button', { name: 'Save the request' }).click();
    await page.getByText('4 things to check').waitFor();
    await expectAccessibleInAnyWindow(page);
    await fillCallersBooking(page, 'Caller Sample');
    await page.getByRole('button', { name: 'Save the request' }).click();
    await page.getByRole('heading', { name: 'Request saved' }).waitFor();
    await expectAccessibleInAnyWindow(page);
  });

  test('the blogs of the admin area, the editor and its dialogs', async () => {
    const page = await visitAdmin('/admin', size);
    const looksGood = () => expectAccessibleInAnyWindow(page);
    await openBlogs(page);
    await looksGood();
    await page
      .getByRole('button', { name: /^Delete / })
      .first()
      .click();
    await looksGood();
    await page.keyboard.press('Escape');
    await openNewBlog(page);
    await page.getByRole('button', { name: 'Add blog' }).click();
    await page.getByText('2 things to check').waitFor();
    await looksGood();
    await titleOf(page).fill('A title');
    await contentOf(page).fill('Words');
    for (const name of ['Link', 'Picture']) {
      await tool(page, name).click();
      await page.getByRole('button', { name: `Add ${name.toLowerCase()}` }).click();
      await looksGood();
      await page.keyboard.press('Escape');
    }
    await page.getByRole('button', { name: 'Preview' }).click();
    await page.getByRole('dialog').getByText('Words').waitFor();
    await looksGood();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'All blogs' }).click();
    await looksGood();
    await page.getByRole('button', { name: 'Leave' }).click();
    await openNewBlog(page);
    await page.getByText('What you had not saved is back.').waitFor();
    await looksGood();
  });

  test('the account with mistakes, its dialogs, the changes, and the warning before the end of a session', async () => {
    const page = await visitAdmin('/admin', { ...size, expected: [/status of 422/] });
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height });
      for (const open of [openMore, openYou]) {
        await open(page);
        expect(await findViolations(page)).toEqual([]);
        await page.keyboard.press('Escape');
      }
    }
    await openYou(page);
    await page.getByRole('link', { name: 'Account' }).click();
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByText('Please enter the password that you use now.').waitFor();
    await expectAccessibleInAnyWindow(page);
    await page.goto('/admin/people');
    await page.getByRole('button', { name: 'Add someone' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add someone' });
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByText('Please enter an e-mail address.').waitFor();
    await expectAccessibleInAnyWindow(page);
    await page.getByLabel('E-mail').fill('colleague@example.com');
    await dialog.getByLabel('Your password', { exact: true }).fill(site().admin.password);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Link for a new password' }).waitFor();
    await expectAccessibleInAnyWindow(page);
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: 'Block access of colleague@example.com' }).click();
    await expectAccessibleInAnyWindow(page);
    await page.keyboard.press('Escape');
    await page.goto('/admin/changes');
    await page.getByText('Added the administrator colleague@example.com').waitFor();
    await expectAccessibleInAnyWindow(page);
    ageSessions(site(), { unused: 28.5 });
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))); // as one who comes back to the tab
    await page.getByRole('dialog', { name: 'Are you still there?' }).waitFor();
    await expectAccessibleInAnyWindow(page);
  });

  test('the calendar feeds, one of them on, and the question before it gets another address', async () => {
    const page = await visitAdmin('/admin/calendar', size);
    await page.getByRole('button', { name: 'Calendar feeds' }).click();
    const dialog = page.getByRole('dialog', { name: 'Calendar feeds' });
    const feed = dialog.getByRole('switch').first();
    await feed.waitFor();
    if (!(await feed.isChecked())) await feed.click();
    await dialog.getByRole('button', { name: /^New address for/ }).waitFor();
    await expectAccessibleInAnyWindow(page);
    await dialog.getByRole('button', { name: /^New address for/ }).click();
    await page.getByRole('alertdialog').waitFor();
    await expectAccessibleInAnyWindow(page);
  });

  test('the reviews of the admin area, none found, and the question before deleting one', async () => {
    const page = await visitAdmin('/admin/reviews', size);
    await page.getByText(/of \d+ reviews, newest first/).waitFor();
    await expectAccessibleInAnyWindow(page);
    await page.getByRole('button', { name: 'Delete the review' }).first().click();
    await page.getByRole('alertdialog').waitFor();
    await expectAccessibleInAnyWindow(page);
    await page.goto('/admin/reviews?q=nobody');
    await page.getByText(reviewMessages.empty).waitFor();
    await expectAccessibleInAnyWindow(page);
  });

  test('the data of a patient, and the question before erasing it', async () => {
    const reference = await bookOverApi(site().url, 'Kiran Sample');
    const page = await visitAdmin('/admin/patient-data', size);
    await page.getByLabel('Phone or e-mail').fill('98765 00000');
    await page.keyboard.press('Enter');
    await page.getByText(`Request ${reference}`).waitFor();
    await expectAccessibleInAnyWindow(page);
    // Other tests book with the same number, so it has to be said who is meant.
    await page.getByRole('checkbox', { name: /^Kiran Sample/ }).check();
    await page.getByRole('button', { name: 'Erase' }).click();
    await page.getByRole('dialog', { name: /^Erase/ }).waitFor();
    await expectAccessibleInAnyWindow(page);
  });
});
