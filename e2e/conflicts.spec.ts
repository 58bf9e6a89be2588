import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import * as appointmentMessages from '#contract/messages/appointments.ts';
import * as treatmentMessages from '#contract/messages/treatments.ts';
import * as visitMessages from '#contract/messages/visits.ts';
import { toValues } from '#web/admin/clinic/clinic-values.ts';
import type { Api } from '#web/api/client.ts';
import { untouched } from '#web/routes/admin/treatments/table/table-values.ts';
import { expectAccessible } from './testing/accessible.ts';
import { signInToApi } from './testing/admin-api.ts';
import { contentOf, titleOf } from './testing/blog-pages.ts';
import { bookOverApi } from './testing/book-over-api.ts';
import { openYou } from './testing/rail.ts';
import { prepareVisits } from './testing/visits.ts';

// Acts of two people on one record, in every form that holds what is typed. The sentences themselves: records/conflicts.test.tsx.

const { site, visitAdmin } = prepareVisits({ RATE_LIMITS: 'off' });
const expected = [/status of 4(01|04|12)/, /ApiError/, /request failed|ERR_ABORTED/];
const wide = { viewport: { width: 1440, height: 900 }, expected };

/** A record of which one field is edited. */
interface Subject {
  path: string;
  /** Opens the form, where the address does not. */
  open?: (page: Page) => Promise<void>;
  field: string;
  save: string;
  /** Sentence about a conflict. */
  overtaken: string;
  /** Part of what a colleague has stored, as the form shows it. */
  shown?: (text: string) => string;
  /** It merges as it opens, and knows the conflict then. */
  merges?: boolean;
  takeTheirs?: string;
  /** Stores the text as a colleague. */
  store: (text: string) => Promise<unknown>;
  read: () => Promise<unknown>;
  /** Deletes it as a colleague. */
  remove?: () => Promise<unknown>;
  /** The button that adds it again. */
  addAgain?: string;
  /** Words of both, where not every text will do. */
  words?: { mine: string; theirs: string; again: string };
  /** Draft as release 2.0.0 stored it in the browser. */
  draft?: (text: string) => Promise<readonly [name: string, values: object]>;
}

const overtaken = (noun: string) => `Someone else has changed this ${noun} in the meantime.`;
let made = 0;

const editors: Record<string, (api: Api) => Promise<Subject>> = {
  'a notice': async (api) => {
    const body = { text: 'Before', starts_on: '2031-01-01', ends_on: '2031-01-02', link: '' };
    const { id } = await api.notices.create({ body });
    const params = { id };
    return {
      path: `/admin/notices?open=${id}`,
      field: 'Notice',
      save: 'Save changes',
      overtaken: overtaken('notice'),
      shown: (text) => text,
      store: (text) => api.notices.update({ params, body: { ...body, text } }),
      read: async () => (await api.notices.get({ params })).text,
      remove: () => api.notices.remove({ params }),
      addAgain: 'Add as a new notice',
    };
  },
  'the words of a page': async (api) => ({
    path: '/admin/texts?page=site',
    field: 'About Us',
    save: 'Publish',
    overtaken: overtaken('page'),
    shown: (text) => text,
    store: (footer) => api.texts.update({ params: { page: 'site' }, body: { footer } }),
    read: async () => (await api.texts.get({ params: { page: 'site' } })).words['footer'],
    draft: async (footer) => {
      const { version } = await api.texts.get({ params: { page: 'site' } });
      return ['texts-site', { words: { footer }, version }];
    },
  }),
  'the clinic': async (api) => ({
    path: '/admin/clinic',
    field: 'Name of the clinic',
    save: 'Save changes',
    overtaken: overtaken('clinic profile'),
    merges: true,
    store: async (name) => {
      const { version: _, ...profile } = await api.clinic.get();
      return api.clinic.update({ body: { ...profile, name } });
    },
    read: async () => (await api.clinic.get()).name,
    draft: async (name) => {
      const base = await api.clinic.get();
      return ['clinic-profile', { base, values: { ...toValues(base), name } }];
    },
  }),
  'the table of treatments': async (api) => {
    const name = `Treatment ${made}`;
    const { id } = await api.treatments.create({
      body: { name, kind: 'therapy', minutes: 30, price_from: null, not_if: 'Not with fever.' },
    });
    const params = { id };
    return {
      path: '/admin/treatments/table',
      field: `Break after (minutes): ${name}`,
      save: 'Save all',
      overtaken: treatmentMessages.changedMeanwhile(1),
      merges: true,
      takeTheirs: `Use theirs for ${name}`,
      words: { mine: '15', theirs: '20', again: '25' },
      store: async (minutes) =>
        api.treatments.update({
          params,
          body: { ...(await api.treatments.get({ params })), buffer_minutes: Number(minutes) },
        }),
      read: async () => String((await api.treatments.get({ params })).buffer_minutes),
      draft: async (minutes) => {
        const base = await api.treatments.list();
        const edit = untouched(base, 2);
        const rows = edit.rows.map((row) => (row.id === id ? { ...row, buffer_minutes: minutes } : row));
        return ['treatment-table', { ...edit, rows }];
      },
    };
  },
  'a blog': async (api) => {
    const body = { title: 'Before', content: '<p>Words.</p>', status: 'Draft' } as const;
    const { id } = await api.blogs.create({ body });
    const params = { id };
    return {
      path: `/admin/blogs/${id}`,
      open: (page) => contentOf(page).waitFor(),
      field: 'Title',
      save: 'Save changes',
      overtaken: overtaken('blog'),
      store: (title) => api.blogs.update({ params, body: { ...body, title } }),
      read: async () => (await api.blogs.get({ params })).title,
      remove: () => api.blogs.remove({ params }),
      addAgain: 'Save it as a new one',
      draft: async (title) => [`blog-${id}`, { title, content: '<p>Words.</p>', content_format: 'html', version: 1 }],
    };
  },
  'a condition': async (api) => {
    const body = { description: 'What it is.', symptoms: 'Pain.', causes: 'A fall.', treatment: 'Rest.' };
    const { id } = await api.conditions.create({ body: { ...body, name: `Sore hoof ${made}` } });
    const params = { id };
    return {
      path: `/admin/conditions/${id}`,
      field: 'Name',
      save: 'Save',
      overtaken: overtaken('condition'),
      shown: () => 'What they changed: name.',
      store: (name) => api.conditions.update({ params, body: { ...body, name } }),
      read: async () => (await api.conditions.get({ params })).name,
      remove: () => api.conditions.remove({ params }),
      addAgain: 'Add the condition',
      draft: async (name) => [`condition-${id}`, { values: { name }, version: 1 }],
    };
  },
  'a symptom': async (api) => {
    const { id, name } = await api.symptoms.create({ body: { name: `Sore fin ${made}` } });
    const params = { id };
    const find = async () => (await api.symptoms.list({ query: { placeholders: '1' } })).find((one) => one.id === id);
    return {
      path: '/admin/conditions/symptoms',
      open: async (page) =>
        page.getByRole('button', { name: `Edit ${(await find())?.name ?? name}`, exact: true }).click(),
      field: 'Name',
      save: 'Save',
      overtaken: overtaken('symptom'),
      shown: (text) => text,
      store: (text) => api.symptoms.update({ params, body: { name: text } }),
      read: async () => (await find())?.name,
      remove: () => api.symptoms.remove({ params }),
      addAgain: 'Add the symptom',
      draft: async (text) => [`symptom-${id}`, { name: text, signs: '[]', urgent_help: '', other_words: '' }],
    };
  },
};

const names = Object.keys(editors);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const toast = (page: Page, words: string) => page.getByRole('status', { name: 'Messages' }).getByText(words).first();
const fieldOf = (page: Page, { field }: Subject) =>
  field === 'Title' ? titleOf(page) : page.getByRole('textbox', { name: field, exact: true });

async function prepare(name: string) {
  made += 1;
  const api = await signInToApi(site());
  const subject = await editors[name]?.(api);
  if (!subject) throw new Error(`There is no editor of ${name}.`);
  return subject;
}

/** Opens the form. Questions whether to leave it are answered with yes. */
async function openForm(page: Page, subject: Subject) {
  page.on('dialog', (dialog) => void dialog.accept());
  await subject.open?.(page);
  const field = fieldOf(page, subject);
  await field.waitFor();
  return field;
}

const wordsOf = ({ words }: Subject) =>
  words ?? { mine: `Mine ${made}`, theirs: `Theirs ${made}`, again: `Theirs again ${made}` };

test.each(names)('the second of two people who change %s chooses, and loses nothing', async (name) => {
  const subject = await prepare(name);
  const { mine, theirs, again } = wordsOf(subject);
  const { store, remove, read, save, shown, overtaken: conflict, addAgain = '' } = subject;
  const page = await visitAdmin(subject.path, wide);
  const field = await openForm(page, subject);
  const expectConflict = async (sentence: string, typed = mine) => {
    await button(page, save).click();
    await page.getByText(sentence).first().waitFor();
    await expect.poll(() => field.inputValue()).toBe(typed);
  };
  await field.fill(mine);
  await store(theirs);
  await expectConflict(conflict);
  if (shown) await page.getByText(shown(theirs)).first().waitFor();
  await expectAccessible(page);
  await button(page, subject.takeTheirs ?? 'Use theirs').click();
  await expect.poll(() => field.inputValue()).toBe(theirs);

  await field.fill(mine);
  await store(again);
  await expectConflict(conflict);
  await button(page, save).click();
  await expect.poll(read).toBe(mine);

  if (!remove) return;
  await page.goto(subject.path);
  await subject.open?.(page);
  const last = `Last ${made}`;
  await field.fill(last);
  await remove();
  await expectConflict(`Someone else has deleted this ${name.replace('a ', '')} in the meantime.`, last);
  const added = page.waitForResponse((answer) => answer.status() === 201);
  await button(page, addAgain).click();
  expect(JSON.stringify(await (await added).json())).toContain(last);
});

test('text typed in seven forms outlives a lock of the screen, and meets what a colleague has stored in the meantime', async () => {
  const page = await visitAdmin('/admin', wide);
  const subjects = [];
  for (const name of names) subjects.push(await prepare(name));
  const forms = [];
  for (const subject of subjects) {
    const tab = await page.context().newPage();
    await tab.goto(subject.path);
    const field = await openForm(tab, subject);
    const words = wordsOf(subject);
    await field.fill(words.mine);
    forms.push({ subject, tab, field, words });
  }
  for (const { subject, words } of forms) await subject.store(words.theirs);
  await page.bringToFront();
  await openYou(page);
  await button(page, 'Lock').click();
  const locked = (tab: Page) => tab.getByRole('heading', { level: 1, name: 'This screen is locked' });
  for (const tab of [page, ...forms.map((form) => form.tab)]) await locked(tab).waitFor();
  await page.getByRole('textbox', { name: 'Password' }).fill(site().admin.password);
  await button(page, 'Unlock').click();
  await locked(page).waitFor({ state: 'detached' });
  for (const { subject, tab, field, words } of forms) {
    await locked(tab).waitFor({ state: 'detached' });
    await subject.open?.(tab);
    await expect.poll(() => field.inputValue()).toBe(words.mine);
    if (!subject.merges) await button(tab, subject.save).click();
    await tab.getByText(subject.overtaken).first().waitFor();
    await button(tab, subject.save).click();
    await expect.poll(subject.read).toBe(words.mine);
  }
});

test('drafts that release 2.0.0 has stored in the browser are in their forms', async () => {
  const page = await visitAdmin('/admin', wide);
  page.on('dialog', (dialog) => void dialog.accept());
  for (const name of names) {
    const subject = await prepare(name);
    const { mine } = wordsOf(subject);
    const [key, draft] = (await subject.draft?.(mine)) ?? [];
    if (!draft) continue; // never stored in a browser
    await page.evaluate(([to, value]) => localStorage.setItem(to, value), [
      `draft-${key}`,
      JSON.stringify(draft),
    ] as const);
    await page.goto(subject.path);
    await subject.open?.(page);
    await expect.poll(() => fieldOf(page, subject).inputValue()).toBe(mine);
    await button(page, subject.save).click();
    await expect.poll(subject.read).toBe(mine);
  }
});

test('a request that someone else erases while its Undo waits stays away, with a sentence', async () => {
  const api = await signInToApi(site());
  const reference = await bookOverApi(site().url, 'Erased Undo', { phone: '+91 00000 00777' });
  const listed = async () => (await api.appointments.list({ query: { q: reference, status: 'all' } })).body;
  const [request] = await listed();
  const page = await visitAdmin(`/admin?open=${reference}`, wide);
  await page.getByLabel('Remarks').fill('Seen.');
  await button(page, 'Mark as done').click();
  await toast(page, appointmentMessages.done).waitFor();
  const chosen = { contact: '+91 00000 00777', appointments: [request?.id ?? 0], reviews: [] };
  await api.patientData.erase({ body: { ...chosen, currentPassword: site().admin.password } });
  await button(page, 'Undo').click();
  await toast(page, `${visitMessages.undoFailure} ${visitMessages.undoOvertaken}`).waitFor();
  await expect.poll(() => button(page, 'Try again').count()).toBe(0);
  await expect.poll(listed).toEqual([]);
  await expect.poll(() => page.getByRole('row').filter({ hasText: 'Erased Undo' }).count()).toBe(0);
});
