import { beforeEach, expect, test } from 'vitest';
import * as importMessages from '#contract/messages/imports.ts';
import * as patientMessages from '#contract/messages/patients.ts';
import { importLimits } from '#contract/plain/clinic-limits.ts';
import { bookingOf, importTable } from '#server/testing/fixtures.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let site: TestApp;
let admin: { Authorization: string };
beforeEach(async () => {
  site = await createTestApp({ rateLimits: false });
  admin = await site.signIn();
  return () => site.close();
});

const head = 'Name,Phone numbers,E-mail,Language,Has agreed to messages,Note';
const csv = (...lines: string[]) => [head, ...lines].join('\r\n');
const preview = (content: string) => importTable(site, 'patients', content, admin, '/preview');
const add = (content: string) => importTable(site, 'patients', content, admin, '?name=patients.csv');
const stored = () => site.db.selectFrom('patients').select('name').orderBy('id').execute();

test('patients are previewed row by row, and those who are new are added', async () => {
  await site.post('/api/appointments', await bookingOf(site));
  const table = csv(
    'Asha Rao,"98765 43210, 91234 56789",asha@example.com,hindi,yes,Prefers mornings.',
    'Bina Rao,98765 43210,,,,',
    'MEERA  sample,00000 00001,,,,Known by a request.',
    'asha rao,+91 91234 56789,,,,Asha again.',
    'Chand Rao,,chand@example.com,en,no,',
  );
  const { body } = await preview(table);
  expect(body.counts).toEqual({ new: 3, there: 2, wrong: 0 });
  expect(body.rows.map(({ state }: { state: string }) => state)).toEqual(['new', 'new', 'there', 'there', 'new']);
  expect(await stored()).toHaveLength(1);

  expect((await add(table)).body).toMatchObject({ source: 'patients', added: 3, already_there: 2 });
  const [asha] = (await site.get('/api/patients?q=asha', admin)).body;
  const since = new Date(site.clock.now).toISOString();
  expect(asha).toMatchObject({ language: 'hi', note: 'Prefers mornings.', may_message_since: since, request_count: 0 });
  const found = (await site.get('/api/patients?q=3210', admin)).body;
  expect(found.map(({ name }: { name: string }) => name)).toEqual(['Bina Rao', 'Asha Rao']);
  // A request of someone who was imported is theirs.
  await site.post('/api/appointments', await bookingOf(site, { name: 'Asha RAO', phone: '0091 91234 56789' }));
  expect((await site.get(`/api/patients/${asha.id}`, admin)).body.request_count).toBe(1);
  expect((await add(table)).body.errors).toEqual([{ field: 'file', message: importMessages.nothingNew }]);
});

test('a patient who was merged is known when the same file is imported again, and separate once that is undone', async () => {
  const phone = '98765 43210';
  await site.post('/api/appointments', await bookingOf(site, { phone }));
  const table = csv(`Mrs. Meera Sample,${phone},,,,`);
  await add(table);
  const [imported, asked] = (await site.get('/api/patients', admin)).body;
  const { name, email, language, note } = asked;
  const body = { name, phone, email, language, note, may_message: false, other_id: imported.id };
  expect((await site.post(`/api/patients/${asked.id}/merge`, body, admin)).status).toBe(200);
  expect((await preview(table)).body.counts).toEqual({ new: 0, there: 1, wrong: 0 });

  await site.post(`/api/patients/${imported.id}/restore`, undefined, admin);
  await site.post('/api/appointments', await bookingOf(site, { name: 'Mrs. Meera Sample', phone, email: null }));
  for (const { id } of [imported, asked])
    expect((await site.get(`/api/patients/${id}`, admin)).body.request_count).toBe(1);
});

test('mistakes are said by row, and while there are any, no one is added', async () => {
  const table = csv(
    'Asha Rao,98765 43210,,,,',
    ',98765 43211,,,,',
    'Bina Rao,,,,,',
    'Chand Rao,123,not an address,Klingon,maybe,',
  );
  const { body } = await preview(table);
  expect(body.counts).toEqual({ new: 1, there: 0, wrong: 3 });
  const mistakes = body.rows
    .slice(1)
    .map(({ line, mistakes }: { line: number; mistakes: object[] }) => [line, mistakes]);
  expect(mistakes).toMatchObject([
    [3, [{ column: 'Name' }]],
    [4, [{ column: 'Phone numbers', message: patientMessages.noContact }]],
    [
      5,
      [
        { column: 'Phone numbers' },
        { column: 'E-mail' },
        { column: 'Language', message: patientMessages.unknownLanguage },
        { column: 'Has agreed to messages', message: patientMessages.yesOrNo },
      ],
    ],
  ]);
  expect((await add(table)).body.errors).toEqual([{ field: 'file', message: importMessages.rowsWithMistakes(3) }]);
  expect(await stored()).toEqual([]);
});

test('a file has at most 5,000 patients, who are added at once', async () => {
  const rows = (count: number) =>
    Array.from({ length: count }, (_, index) => `Person ${index},9000${100_000 + index},,,,`);
  const most = importLimits.patientRows;
  const { errors } = (await preview(csv(...rows(most + 1)))).body;
  expect(errors).toEqual([{ field: 'file', message: importMessages.tooManyRows(most) }]);
  expect((await add(csv(...rows(most)))).body).toMatchObject({ added: most });
  expect(await stored()).toHaveLength(most);
  expect((await site.get('/api/patients?q=9000104999', admin)).body).toMatchObject([{ name: 'Person 4999' }]);
}, 60_000);
