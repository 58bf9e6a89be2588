import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import * as patientMessages from '#contract/messages/patients.ts';
import { expectAccessible } from './testing/accessible.ts';
import { signInToApi } from './testing/admin-api.ts';
import { bookVisit } from './testing/book-visit.ts';
import { railOf } from './testing/rail.ts';
import { prepareVisits } from './testing/visits.ts';

const { site, visitAdmin } = prepareVisits();

const desktop = { viewport: { width: 1440, height: 900 } };
const tablet = { viewport: { width: 820, height: 1180 }, hasTouch: true };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** A booking by telephone, so that no limit for visitors counts it. */
async function book(name: string, number: string, email: string | null = null) {
  const api = await signInToApi(site());
  const [state] = await api.places.listStates();
  const place = { state: state?.state_id ?? 0 };
  const [city] = await api.places.listCities({ params: { stateId: place.state } });
  const body = { name, phone: number, email, ...place, city: city?.city_id ?? 0, treatmentType: [1] };
  return api.appointments.add({ body });
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const requests = (page: Page) => page.locator('.timeline [data-kind="request"]');

async function find(page: Page, words: string) {
  await page.getByRole('searchbox').fill(words);
  await page.getByText(/^1 of 1 patients/).waitFor();
}

test('the front desk finds, corrects, merges and splits patients, and books for one again', async () => {
  await book('Tara Sample', '+91 00000 04711');
  await book('Tara S.', '+91 00000 04711', 'tara@example.com');
  const page = await visitAdmin('/admin', desktop);
  await railOf(page).getByRole('link', { name: 'Patients' }).click();
  await heading(page, 'Patients');
  await find(page, 'tara@exa');
  await expect.poll(() => page.url()).not.toContain('tara');
  await page.getByRole('searchbox').fill('4711');
  await page.getByText(/^2 of 2 patients/).waitFor();
  await page.getByRole('link', { name: 'Open Tara Sample' }).click();
  await heading(page, 'Tara Sample');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Correct details' }).click();
  await page.getByLabel('Note').fill('Prefers mornings.');
  await page.getByLabel('The patient has agreed to messages').check();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText(patientMessages.updated).waitFor();
  await page.getByText('Prefers mornings.').waitFor();
  await page.getByText(/^Agreed on /).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText(patientMessages.undone).waitFor();
  await page.getByText('No messages').waitFor();
  await page.getByText('Prefers mornings.').waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'Merge with Tara S.' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('heading', { name: 'Merge Tara Sample with Tara S.' }).waitFor();
  await expect
    .poll(() => dialog.getByRole('definition').allInnerTexts())
    .toEqual(expect.arrayContaining(['Tara Sample', 'tara@example.com', '2']));
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Merge' }).click();
  await page.getByText(patientMessages.merged).waitFor();
  await expect.poll(() => requests(page).count()).toBe(2);
  await page.getByText(/May be the same as/).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText(patientMessages.unmerged).waitFor();
  await expect.poll(() => requests(page).count()).toBe(1);

  // The button waits for what the new request takes over from the last one.
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/patients/*/appointments?limit=50', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Book again' }).click();
  await page.getByRole('button', { name: 'Save a request without a time' }).click();
  answer.resolve();
  await page.getByRole('heading', { name: 'Request without a time' }).waitFor();
  await expect.poll(() => page.getByLabel('Name', { exact: true }).inputValue()).toBe('Tara Sample');
  await expect.poll(() => page.getByLabel('Phone', { exact: true }).inputValue()).toBe('+91 00000 04711');
  await expect.poll(() => page.getByRole('combobox', { name: 'City' }).inputValue()).not.toBe('');
  await page.getByRole('button', { name: 'Save the request' }).click();
  await page.getByRole('heading', { name: 'Request saved' }).waitFor();
  await page.getByRole('button', { name: 'Close', exact: true }).last().click();
  await railOf(page).getByRole('link', { name: 'Patients' }).click();
  await page.getByRole('searchbox').fill('4711');
  await page.getByRole('link', { name: 'Open Tara Sample' }).click();
  await expect.poll(() => requests(page).count()).toBe(2);

  await page.getByRole('button', { name: 'Move requests to another patient' }).click();
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Move 1 request to a new patient' }).click();
  await page.getByText(patientMessages.split).waitFor();
  await expect.poll(() => requests(page).count()).toBe(1);
  await page.getByText(/May be the same as Tara Sample/).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText(patientMessages.joined).waitFor();
  await expect.poll(() => requests(page).count()).toBe(2);
}, 60_000);

test('on a phone, a patient is reached from the bar, and from a request', async () => {
  const { reference } = await book('Uma Sample', '+91 00000 04712');
  const page = await visitAdmin('/admin/patients', phone);
  await find(page, reference.toLowerCase());
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Open Uma Sample' }).click();
  await heading(page, 'Uma Sample');
  await expectAccessible(page);
  await requests(page).getByRole('link').click();
  await page.getByRole('dialog').getByRole('link', { name: 'Patient', exact: true }).click();
  await heading(page, 'Uma Sample');
}, 60_000);

test('on a tablet, a number that two patients spell differently is merged once, and no number is needed to be found', async () => {
  await book('Vina Sample', '+91 98765 04713');
  await book('Vina S.', '098765 04713, 98765 04714');
  await book('Vina Other', '+91 98765 04713');
  const api = await signInToApi(site());
  const file = new File(['Name,E-mail\nVina Import,vina@example.com\n'], 'patients.csv');
  await api.imports.addTable({ params: { kind: 'patients' }, query: { name: 'patients.csv' }, body: { file } });
  const [vina] = (await api.patients.search({ body: { q: 'Vina Sample' } })).body;
  const page = await visitAdmin(`/admin/patients/${vina?.id}`, tablet);
  const dialog = page.getByRole('dialog');
  const phone = dialog.getByRole('group', { name: 'Phone numbers' });
  const facts = () => dialog.getByRole('definition').allInnerTexts();

  await page.getByRole('button', { name: 'Merge with Vina S.' }).click();
  await expect.poll(() => phone.getByRole('radio', { name: 'Both' }).isChecked()).toBe(true);
  await expect.poll(() => facts()).toContain('+91 98765 04713, 98765 04714');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Merge with Vina Other' }).click();
  await dialog.getByRole('heading', { name: 'Merge Vina Sample with Vina Other' }).waitFor();
  await expect.poll(() => phone.count()).toBe(0);
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: 'Merge', exact: true }).click();
  await dialog.getByRole('searchbox').fill('vina imp');
  await dialog.getByRole('button', { name: 'Vina Import vina@example.com, 0 requests' }).click();
  await dialog.getByRole('button', { name: 'Merge', exact: true }).waitFor();
  await expect.poll(() => facts()).toContain('vina@example.com');
}, 60_000);

test('correcting a patient whom a colleague has just merged is refused with a sentence, and what was typed stays', async () => {
  await book('Wina Sample', '+91 98765 04715');
  await book('Wina S.', '+91 98765 04715');
  const api = await signInToApi(site());
  const [merged, stays] = (await api.patients.search({ body: { q: 'wina' } })).body;
  const page = await visitAdmin(`/admin/patients/${merged?.id}`, { ...desktop, expected: [/status of 404|ApiError/] });
  await page.getByRole('button', { name: 'Correct details' }).click();
  await page.getByLabel('Note').fill('Comes by bus.');
  const card = { name: 'Wina Sample', phone: '+91 98765 04715', email: null, language: null, note: null };
  const body = { ...card, may_message: false, other_id: merged?.id ?? 0 };
  await api.patients.merge({ params: { id: stays?.id ?? 0 }, body });
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('They may be part of another patient now. What you typed is still here.').waitFor();
  await expect.poll(() => page.getByLabel('Note').inputValue()).toBe('Comes by bus.');
}, 60_000);

test.each([
  [1280, 720],
  [390, 844],
])('at %i x %i px a patient is called, moved and told without scrolling', async (width, height) => {
  const name = `Next Sample${width}`;
  await bookVisit(site(), name, `${new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)}T11:00`);
  const api = await signInToApi(site());
  const [patient] = (await api.patients.search({ body: { q: name } })).body;
  const page = await visitAdmin(`/admin/patients/${patient?.id}`, { viewport: { width, height } });
  const next = page.getByRole('region', { name: 'Next visit' });
  const parts = [
    page.getByRole('link', { name: /^Call / }),
    page.getByRole('link', { name: /^WhatsApp/ }),
    next.getByRole('link', { name: 'Move' }),
    next.getByRole('button', { name: /^Tell/ }),
  ];
  for (const part of parts) {
    await part.waitFor();
    const box = await part.boundingBox();
    expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
  }
  await expect.poll(() => parts[1]?.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/91\d{10}$/);
  await expect
    .poll(() => page.locator('.timeline > li').evaluateAll((entries) => entries.map((one) => one.dataset['kind'])))
    .toEqual(['visit', 'request']);
  await expectAccessible(page);
  await next.getByRole('link', { name: 'Move' }).click();
  await page.getByRole('form', { name: 'Change the visit' }).waitFor();
});

test('two people of a family are told apart on both pages, and Undo lets them be merged again', async () => {
  await book('Yara Sample', '+91 00000 04720');
  await book('Yash Sample', '+91 00000 04720');
  const api = await signInToApi(site());
  const idOf = async (q: string) => (await api.patients.search({ body: { q } })).body[0]?.id;
  const page = await visitAdmin(`/admin/patients/${await idOf('Yara Sample')}`, desktop);
  const hint = page.getByText(/May be the same as/);
  await hint.waitFor();
  await page.getByRole('button', { name: 'Not the same as Yash Sample' }).click();
  await page.getByText(patientMessages.apart).waitFor();
  await expect.poll(() => hint.count()).toBe(0);
  await page.goto(`/admin/patients/${await idOf('Yash Sample')}`);
  await page.getByRole('region', { name: 'Next visit' }).getByText('No visit is booked.').waitFor();
  await expect.poll(() => hint.count()).toBe(0);
  await page.getByRole('button', { name: 'History' }).click();
  await page.getByText(/another patient is not the same/).waitFor();

  await api.patients.takeBackApart({
    params: { id: (await idOf('Yara Sample')) ?? 0 },
    body: { other_id: (await idOf('Yash Sample')) ?? 0 },
  });
  await page.goto(`/admin/patients/${await idOf('Yara Sample')}`);
  await page.getByRole('button', { name: 'Not the same as Yash Sample' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText(patientMessages.apartUndone).waitFor();
  await hint.waitFor();
});

test('a patient who is clicked while the search waits for more letters opens, however late the page comes', async () => {
  await book('Quick Sample', '+91 00000 04799');
  const page = await visitAdmin('/admin/patients', desktop);
  const link = page.getByRole('link', { name: 'Open Quick Sample' });
  await link.waitFor();
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/patients/*/appointments?limit=50', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.clock.install();
  await page.getByRole('searchbox').fill('quick');
  await link.click();
  await page.clock.runFor(1_000);
  answer.resolve();
  await heading(page, 'Quick Sample');
  await expect.poll(() => requests(page).count()).toBe(1);
});
