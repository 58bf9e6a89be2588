import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { expectAccessible } from './testing/accessible.ts';
import { addColleague } from './testing/add-colleague.ts';
import { signInToApi } from './testing/admin-api.ts';
import { bookOverApi } from './testing/book-over-api.ts';
import { prepareVisits } from './testing/visits.ts';
import { monday } from './testing/weeks-ahead.ts';

const { site, visitAdmin, visitAs } = prepareVisits({ RATE_LIMITS: 'off' });
const desk = { email: 'desk@example.com', password: 'knees and shoulders bend' };
const nila = { email: 'nila@example.com', password: 'knees and shoulders bend' };
const viewport = { width: 1440, height: 900 };

let api: Awaited<ReturnType<typeof signInToApi>>;
let reference: string;
let visitId: number;
let patientId: number;
let practitionerName: string;
beforeAll(async () => {
  api = await signInToApi(site());
  const [practitioner] = (await api.schedules.getCalendar({})).practitioners;
  const practitioner_id = practitioner?.id ?? 0;
  practitionerName = practitioner?.name ?? '';
  await addColleague(site(), desk);
  await addColleague(site(), nila, 'practitioner', practitioner_id);
  reference = await bookOverApi(site().url, 'Asha Sample');
  const [request] = (await api.appointments.list({ query: { q: reference } })).body;
  patientId = request?.patient_id ?? 0;
  const place = { starts_at: `${monday}T10:00`, practitioner_id, anyway: true };
  visitId = (await api.visits.create({ body: { appointment_id: request?.id ?? 0, ...place } })).id;
});

const here = (page: Page, text: string) => page.locator('.presence').getByText(text).waitFor();
const shown = (page: Page) => page.locator('.presence').innerText();

test('two people see each other in a request, learn of changes, and part when one of them closes it', async () => {
  const path = `/admin?status=all&open=${reference}`;
  const mine = await visitAdmin(path, { viewport });
  await mine.getByRole('complementary', { name: 'Asha Sample' }).waitFor();
  const second = await visitAdmin(path, { viewport });
  const theirs = await visitAs(desk, path, { viewport });
  await here(mine, 'desk is here.');
  await here(second, 'desk is here.');
  await here(theirs, 'admin is here.');
  await expectAccessible(mine);

  await theirs.getByLabel('Remarks').fill('Prefers the morning.');
  await theirs.getByRole('button', { name: 'Add note' }).click();
  await here(mine, 'Changed just now by desk.');
  await expect.poll(() => theirs.locator('.presence').innerText()).not.toContain('Changed');

  await theirs.locator('.side-sheet-close').click();
  await expect.poll(() => mine.locator('.presence').innerText()).not.toContain('is here');
});

test('a visit says who else has it open, also to its practitioner, and a patient’s page says it too', async () => {
  const path = `/admin/calendar?day=${monday}&open=${visitId}`;
  const mine = await visitAdmin(path, { viewport });
  const theirs = await visitAs(nila, path, { viewport, expected: [/403|Only the front desk/] });
  await here(mine, `${practitionerName} is here.`);
  await here(theirs, 'admin is here.');
  await theirs.goto('about:blank');
  await expect.poll(() => shown(mine)).toBe('');

  const patient = await visitAs(desk, `/admin/patients/${patientId}`, { viewport: { width: 390, height: 844 } });
  await expect.poll(() => shown(patient)).toBe('');
  await mine.goto(`/admin/patients/${patientId}`);
  await here(patient, 'admin is here.');

  const theirApi = await signInToApi({ url: site().url, admin: desk });
  const { name, phone, email, language } = await theirApi.patients.get({ params: { id: patientId } });
  const body = { name, phone, email, language, note: 'Comes by bus.', may_message: false };
  await theirApi.patients.update({ params: { id: patientId }, body });
  await here(mine, 'Changed just now by desk.');
  await mine.getByText('Comes by bus.').waitFor();
  await mine.goto('/admin/patients');
  await expect.poll(() => shown(patient)).toBe('');
});
