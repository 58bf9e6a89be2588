import { expect, test } from 'vitest';
import { expectAccessible } from './testing/accessible.ts';
import { signInToApi } from './testing/admin-api.ts';
import { bookOverApi } from './testing/book-over-api.ts';
import { prepareVisits } from './testing/visits.ts';

const { site, visitAdmin } = prepareVisits();

async function openHistory(path: string, width: number, entry = 'last day from') {
  const page = await visitAdmin(path, { viewport: { width, height: 900 } });
  await page.getByRole('button', { name: 'History' }).click();
  const dialog = page.getByRole('dialog', { name: 'History' });
  await dialog.getByText('Before and after').or(dialog.getByText(entry)).first().waitFor();
  await expectAccessible(page);
  return { page, dialog };
}

test('an earlier version of a blog goes into the form, and is saved from there', async () => {
  const api = await signInToApi(site());
  const blog = { title: 'Restored knees', content: '<p>First words.</p>', status: 'Draft' } as const;
  const { id } = await api.blogs.create({ body: blog });
  await api.blogs.update({ params: { id }, body: { ...blog, content: '<p>Second words.</p>' } });
  const { page, dialog } = await openHistory(`/admin/blogs/${id}`, 1440);
  await dialog.getByText('Before and after').click();
  await dialog.getByText('First words.').waitFor();
  await dialog.getByRole('button', { name: 'Restore this version' }).click();
  await page.getByRole('textbox', { name: 'Content' }).getByText('First words.').waitFor();
  await page.getByText('Not saved yet.').waitFor();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('All changes are saved.').waitFor();
  await expect.poll(async () => (await api.blogs.get({ params: { id } })).content_html).toBe('<p>First words.</p>');
});

test('on a phone, an earlier version of a condition comes back; the history of a notice says what changed, from what to what', async () => {
  const api = await signInToApi(site());
  const condition = { name: 'Restored elbow', description: 'D', symptoms: 'S', causes: 'Tennis', treatment: 'T' };
  const { id } = await api.conditions.create({ body: condition });
  await api.conditions.update({ params: { id }, body: { ...condition, causes: 'Typing' } });
  const { page, dialog } = await openHistory(`/admin/conditions/${id}`, 390);
  await dialog.getByRole('button', { name: 'Restore this version' }).first().click();
  await expect.poll(() => page.getByLabel('Causes, as plain text').inputValue()).toBe('Tennis');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(async () => (await api.conditions.get({ params: { id } })).causes).toBe('Tennis');

  const notice = { text: 'Closed for repairs.', starts_on: '2026-01-01', ends_on: '2099-01-01', link: null };
  const added = await api.notices.create({ body: notice });
  await api.notices.update({ params: { id: added.id }, body: { ...notice, ends_on: '2099-01-02' } });
  const sheet = await openHistory(`/admin/notices?open=${added.id}`, 390);
  await sheet.dialog.getByText('changed the notice: last day from Thu 1 Jan to Fri 2 Jan').waitFor();
});

test('on a phone, so do a gallery item, a symptom, a review and a request, without a word about the patient', async () => {
  const api = await signInToApi(site());
  const item = await api.gallery.create({ body: { title: 'Our gym', youtubeLink: 'https://youtu.be/M7lc1UVf-VE' } });
  await api.gallery.update({ params: { id: item.id }, body: { title: 'Our new gym' } });
  const gallery = await openHistory(`/admin/gallery?open=${item.id}`, 390, 'changed the gallery item: title');
  await gallery.dialog.press('Escape');

  const symptom = await api.symptoms.create({ body: { name: 'Remembered tingling' } });
  await api.symptoms.update({
    params: { id: symptom.id },
    body: { name: 'Remembered tingling', urgent_help: 'Call.' },
  });
  const { page } = gallery;
  await page.goto('/admin/conditions/symptoms');
  await page.getByRole('button', { name: 'Edit Remembered tingling' }).click();
  await page.getByRole('button', { name: 'History', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'History' });
  await dialog.getByText('changed the symptom: urgent help set to “Call.”').waitFor();

  const [review] = (await api.reviews.list({ query: { limit: '1' } })).body;
  await api.reviews.setVisibility({ params: { id: review?.id ?? 0 }, body: { isActive: false } });
  await page.goto('/admin/reviews');
  await page.getByRole('button', { name: `History of the review of ${review?.name}` }).click();
  await dialog.getByText('took the review off the website').waitFor();

  const reference = await bookOverApi(site().url, 'Remembered Sample');
  const [request] = (await api.appointments.list({ query: { q: reference } })).body;
  const id = request?.id ?? 0;
  await api.appointments.markDone({ params: { id }, body: { remarks: 'Called about the shoulder.' } });
  await page.goto(`/admin?status=all&open=${reference}`);
  await page.getByRole('button', { name: 'History', exact: true }).click();
  await dialog.getByText('marked the request as done').waitFor();
  const words = await dialog.innerText();
  expect(words).not.toContain('shoulder');
  expect(words).not.toContain('Remembered');
});
