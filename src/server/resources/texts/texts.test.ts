import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { missing } from '#contract/messages/texts.ts';
import { defaultPrivacyVersion, textPages } from '#contract/plain/text-fields.ts';
import { failuresOf } from '#contract/testing/failures.ts';
import { administrator, createTestApp, type TestApp } from '#server/testing/test-app.ts';

let site: TestApp;
let admin: { Authorization: string };

beforeAll(async () => {
  site = await createTestApp();
  admin = await site.signIn();
});
afterAll(() => site.close());

const read = async (page: string) => (await site.get(`/api/texts/${page}`)).body;
const change = (page: string, words: object, headers = {}) =>
  site.put(`/api/texts/${page}`, words, { ...admin, ...headers });
const edited = async (page: string) => (await site.get(`/api/allTexts/${page}`, admin)).body;

describe('the words of a page', () => {
  test('are the default ones until an owner edits them, and again when all of them are the default ones', async () => {
    const before = await read('site');
    expect(before.footer).toBe(
      'We are committed to providing the best physiotherapy care for a healthier, stronger you.',
    );
    const { status, body, headers } = await change('site', { footer: ' We help you move. ' });
    expect(status).toBe(200);
    expect(headers.get('ETag')).toBe('"2"');
    expect(body).toMatchObject({ page: 'site', words: { footer: 'We help you move.' }, privacy_version: null });
    expect(await read('site')).toEqual({ ...before, footer: 'We help you move.' });
    await change('site', before);
    expect(await read('site')).toEqual(before);
    const row = await site.db.selectFrom('page_texts').select('words').where('page', '=', 'site').executeTakeFirst();
    expect(row?.words).toBe('{}');
  });

  test('stay as they are in fields that are not sent, or that do not exist', async () => {
    const before = await read('about');
    await change('about', { team: 'Meet us.', unknown: 'Anything' });
    expect(await read('about')).toEqual({ ...before, team: 'Meet us.' });
  });

  test('move the content version, so that cached pages follow', async () => {
    const version = async () =>
      (await site.db.selectFrom('counters').select('count').where('name', '=', 'content.changes').executeTakeFirst())
        ?.count ?? 0;
    const before = await version();
    await change('blog', { lead: 'What we have written.' });
    expect(await version()).toBe(before + 1);
  });

  test('are refused when they are wrong', async () => {
    const failures = await failuresOf(
      [
        ['home', { welcome_lead: ' ' }, 'welcome_lead', missing],
        ['home', { reason_1_title: 'x'.repeat(81) }, 'reason_1_title', 'Please use at most 80 characters.'],
        ['home', { description: 'x'.repeat(161) }, 'description', 'Please use at most 160 characters.'],
        ['home', { lead: 'x'.repeat(10_001) }, 'lead', 'Please use at most 10,000 characters.'],
        [
          'home',
          { welcome_title: 'To {clinic}' },
          'welcome_title',
          '{clinic} has no meaning here. You can use {name} and {place}.',
        ],
        [
          'privacy',
          { lead: 'For {name}.' },
          'lead',
          '{name} has no meaning here. You can use {period}, {applications}, {providers}, {authority}, {basis}, {rights}, {answer} and {transfers}.',
        ],
      ],
      async ([page, words, field, message]) => {
        const before = await read(page);
        expect(await change(page, words)).toMatchObject({ status: 422, body: { errors: [{ field, message }] } });
        expect(await read(page)).toEqual(before);
      },
    );
    expect(failures).toEqual([]);
  });

  test('are not overwritten by someone who has not seen the newest ones', async () => {
    const { version } = await edited('career');
    await change('career', { lead: 'First' }, { 'If-Match': `"${version}"` });
    expect((await change('career', { lead: 'Second' }, { 'If-Match': `"${version}"` })).status).toBe(412);
    expect((await read('career')).lead).toBe('First');
  });

  test('are listed for all pages; an unknown page is not found', async () => {
    const all = (await site.get('/api/allTexts', admin)).body as { page: string }[];
    expect(all.map(({ page }) => page)).toEqual(textPages);
    expect((await site.get('/api/texts/nothing')).status).toBe(404);
    expect((await change('nothing', {})).status).toBe(404);
  });
});

describe('the words about privacy', () => {
  const notice = async () => (await site.get('/api/form-notice')).body;

  test('name the period and the providers of the clinic', async () => {
    await site.put('/api/patient-data/retention', { months: 18, currentPassword: administrator.password }, admin);
    expect((await notice()).both).toContain('for 18 months, or until you ask us to erase it');
    expect((await read('privacy')).section_3_text).toContain('for 18 months, or until you ask us to erase it.');
    expect(JSON.stringify([await notice(), await read('privacy')])).not.toMatch(/\{(period|providers)/);
  });

  test('are a new version, named after the clinic’s day, with all its words; the default words have their own', async () => {
    expect((await notice()).version).toBe(defaultPrivacyVersion);
    const before = (await edited('privacy')).words;
    const why = 'We call you with these details.';
    const { body } = await change('privacy', { booking_why: why });
    expect(body.privacy_version).toBe('2026-11-20.1'); // the clock of the tests
    expect(await notice()).toMatchObject({ version: '2026-11-20.1', booking: why });
    await change('privacy', { booking_why: why }); // nothing new
    expect((await notice()).version).toBe('2026-11-20.1');
    site.clock.now = Date.parse('2026-11-20T18:30:00Z'); // midnight at the clinic
    admin = await site.signIn();
    await change('privacy', { lead: 'What we store.' });
    expect((await notice()).version).toBe('2026-11-21.1');
    const versions = (await site.get('/api/privacy-versions', admin)).body;
    expect(versions).toMatchObject([
      { version: '2026-11-21.1', words: { ...before, booking_why: why, lead: 'What we store.' } },
      { version: '2026-11-20.1', words: { ...before, booking_why: why } },
    ]);
    await change('privacy', before);
    expect(await notice()).toMatchObject({ version: defaultPrivacyVersion });
  });
});
