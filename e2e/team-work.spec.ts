import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import * as feedMessages from '#contract/messages/calendar-feeds.ts';
import * as clinicMessages from '#contract/messages/clinic.ts';
import * as treatmentMessages from '#contract/messages/treatments.ts';
import { expectAccessible } from './testing/accessible.ts';
import { addColleague } from './testing/add-colleague.ts';
import { signInToApi } from './testing/admin-api.ts';
import { signIn } from './testing/admin-pages.ts';
import { prepareVisits } from './testing/visits.ts';
import { widths } from './testing/widths.ts';

const { site, visit, visitAdmin } = prepareVisits({ RATE_LIMITS: 'off' });

let [nila, arjun] = [
  { id: 0, name: '' },
  { id: 0, name: '' },
];
beforeAll(async () => {
  const api = await signInToApi(site());
  const [one, two] = (await api.clinic.get()).practitioners;
  [nila, arjun] = [one ?? nila, two ?? arjun];
  await api.rooms.create({ body: { name: 'Blue room' } });
});

const toast = (page: Page, words: string) => page.getByRole('status', { name: 'Messages' }).getByText(words).first();
const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.locator('summary', { hasText: name }) });
const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save changes' }).click();
  await toast(page, clinicMessages.saved).waitFor();
};

describe.each([
  [1440, 'Qigong class'],
  [390, 'Balance class'],
])('at %i px an owner', (width, name) => {
  test('says on the person which treatments they give and in which room, and the treatment says the same', async () => {
    const api = await signInToApi(site());
    const { id } = await api.treatments.create({
      body: { name, kind: 'therapy', minutes: 30, price_from: null, not_if: null },
    });
    const page = await visitAdmin('/admin/clinic/team', {
      viewport: { width, height: 900 },
      expected: [/status of 422/],
    });
    const person = card(page, arjun.name);
    await person.locator('summary').first().click();
    await person.getByLabel('Usual room').selectOption('Blue room');
    const given = person.getByRole('group', { name: 'Treatments' });
    await given.getByText('Gives all treatments').press('Enter');
    await given.getByRole('checkbox', { name, exact: true }).press('Space');
    await given.getByText(/^Gives \d+ of \d+$/).waitFor();
    await expectAccessible(page);
    await save(page);
    const [stored] = (await api.clinic.get()).practitioners.filter((one) => one.id === arjun.id);
    expect([stored?.usualRoomId !== null, stored?.treatmentIds.includes(id)]).toEqual([true, false]);

    const first = card(page, nila.name);
    await first.locator('summary').first().click();
    await first.getByRole('group', { name: 'Treatments' }).getByText('Gives all treatments').click();
    await first.getByRole('checkbox', { name, exact: true }).uncheck();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByRole('link', { name: `${nila.name}: ${treatmentMessages.noOneGives(name)}` }).click();
    await first.getByRole('checkbox', { name, exact: true }).check();
    await page.getByRole('button', { name: 'Discard changes' }).waitFor({ state: 'detached' });

    await page.goto('/admin/treatments');
    const row = page.getByRole('list', { name: 'Treatments' }).getByRole('listitem').filter({ hasText: name });
    await row.getByText(`Given by ${nila.name}`).waitFor();
    await row.getByRole('link', { name: `Edit ${name}` }).click();
    const givers = page.getByRole('group', { name: 'Who gives it' });
    await expect.poll(() => givers.getByRole('checkbox', { name: nila.name }).isChecked()).toBe(true);
    await expectAccessible(page);
    await givers.getByRole('checkbox', { name: nila.name }).uncheck();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await toast(page, treatmentMessages.updated).waitFor();
    await expect.poll(async () => (await api.treatments.get({ params: { id } })).practitioner_ids).toBe(null);
    await api.treatments.setVisibility({ params: { id }, body: { is_hidden: 1 } });
  });
});

test('a treatment whose only giver has left says so, and an owner makes everyone give it again', async () => {
  const api = await signInToApi(site());
  const { version, offersTimes: _, retentionMonths: __, ...profile } = await api.clinic.get();
  const { practitioners } = profile;
  const another = practitioners.slice(0, 1).map((one) => ({ ...one, id: null, name: 'Ravi Sample', image: null }));
  await api.clinic.update(
    { body: { ...profile, practitioners: [...practitioners, ...another] } },
    { ifMatch: version },
  );
  const ravi = (await api.clinic.get()).practitioners.at(-1)?.id ?? 0;
  const name = 'Aqua class';
  const { id } = await api.treatments.create({
    body: { name, kind: 'therapy', minutes: 30, price_from: null, not_if: null, practitioner_ids: [ravi] },
  });
  const page = await visitAdmin('/admin/clinic/team', { viewport: { width: 1440, height: 900 } });
  await page.getByRole('button', { name: 'Remove Ravi Sample' }).click();
  const question = page.getByRole('alertdialog', { name: 'Remove Ravi Sample?' });
  await question.getByText('an account of theirs is blocked').waitFor();
  await question.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByText(`No one else gives ${name}, so no times will be offered.`).waitFor();
  await save(page);
  await page.goto('/admin/treatments');
  const row = page.getByRole('list', { name: 'Treatments' }).getByRole('listitem').filter({ hasText: name });
  await row.getByText('No one gives it, so no times are offered.').waitFor();
  await row.getByRole('link', { name: `Edit ${name}` }).click();
  const givers = page.getByRole('group', { name: 'Who gives it' });
  await givers.getByRole('checkbox', { name: 'Someone who has left' }).uncheck();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await toast(page, treatmentMessages.updated).waitFor();
  await expect.poll(async () => (await api.treatments.get({ params: { id } })).practitioner_ids).toBe(null);
  await api.treatments.setVisibility({ params: { id }, body: { is_hidden: 1 } });
});

describe.each(widths(1440, 390))('at %i px, by name alone, an owner', (width) => {
  test('adds a person, and turns on their calendar feed on the person', async () => {
    const page = await visitAdmin('/admin/clinic/team', { viewport: { width, height: 900 } });
    await page.getByRole('button', { name: 'Add a practitioner' }).click();
    const newcomer = `Meera ${width}`;
    await page.getByLabel('Name', { exact: true }).last().fill(newcomer);
    await page.getByText('can follow once this person is saved').waitFor();
    await save(page);
    const person = card(page, newcomer);
    await person.getByRole('link', { name: 'Other working hours from a date' }).waitFor();
    await person.getByText('Calendar feed: off').click();
    await person.getByRole('switch', { name: 'Calendar feed' }).click();
    await person.getByText(feedMessages.turnedOn).waitFor();
    await expect
      .poll(() => person.getByLabel(`Address of the calendar of ${newcomer}`).inputValue())
      .toMatch(/\/calendar\/[\w-]+\.ics$/);
    await expectAccessible(page);
  });
});

test.each(widths(1440, 768, 390))(
  'at %i px a practitioner makes, renews and ends their own calendar feed',
  async (width) => {
    const who = { email: `feed-${width}@example.com`, password: 'knees and shoulders bend' };
    await addColleague(site(), who, 'practitioner', nila.id);
    const page = await visit('/login?next=%2Fadmin%2Faccount', { viewport: { width, height: 900 } });
    await signIn(page, who);
    const section = page.getByRole('region', { name: 'My calendar in my phone' });
    await section.getByRole('switch').press('Space');
    await expect.poll(() => page.getByText('how many requests are new').count()).toBe(0);
    await section.getByText(feedMessages.turnedOn).waitFor();
    const address = section.getByLabel(`Address of the calendar of ${nila.name}`);
    const first = await address.inputValue();
    const statusOf = async (link: string) => (await fetch(new URL(new URL(link).pathname, site().url))).status;
    await expect.poll(() => statusOf(first)).toBe(200);
    await expect.poll(() => section.getByText('Names instead of initials').count()).toBe(0);
    await expectAccessible(page);
    await section.getByRole('button', { name: 'New address' }).click();
    await page.getByRole('button', { name: 'Make a new address' }).click();
    await section.getByText(feedMessages.renewed).waitFor();
    await expect.poll(() => statusOf(first)).toBe(404);
    await expect.poll(() => address.inputValue()).not.toBe(first);
    const second = await address.inputValue();
    await section.getByRole('switch').click();
    await page.getByRole('button', { name: 'Turn off' }).click();
    await section.getByText(feedMessages.turnedOff).waitFor();
    await expect.poll(() => statusOf(second)).toBe(404);
  },
);
