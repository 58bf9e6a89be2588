import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TableKind } from '#contract/imports.ts';
import * as importMessages from '#contract/messages/imports.ts';
import { importLimits } from '#contract/plain/clinic-limits.ts';
import { failuresOf } from '#contract/testing/failures.ts';
import { importTable } from '#server/testing/fixtures.ts';
import { readEverything } from '#server/testing/read-everything.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let site: TestApp;
let admin: { Authorization: string };
beforeAll(async () => {
  site = await createTestApp();
  admin = await site.signIn();
});
afterAll(() => site.close());

type Content = string | Uint8Array<ArrayBuffer>;
const preview = (kind: TableKind, content: Content) => importTable(site, kind, content, admin, '/preview');
const add = (kind: TableKind, content: Content, name = 'table.csv') =>
  importTable(site, kind, content, admin, `?name=${name}`);
const treatmentNames = async () =>
  (await site.get('/api/allTreatments', admin)).body.map(({ name }: { name: string }) => name);

/** A file with these lines. */
const csv = (...lines: string[]) => lines.join('\r\n');
const head = 'Name,Kind,Length in minutes,Price from,Not if';

test('a table is previewed row by row, then added as a whole, and skipped the second time', async () => {
  const table = csv(
    head,
    '"Mud bath, warm",Therapy,45,499.50,"Not with ""open"" wounds.\nAsk first."',
    'dry needling THERAPY,therapy,30,,',
    "Reflex zones,service,,,'=1+1",
  );
  const before = await readEverything(site);
  const { status, body } = await preview('treatments', table);
  expect(status).toBe(200);
  expect(body).toEqual({
    counts: { new: 2, there: 1, wrong: 0 },
    ignored_columns: [],
    rows: [
      {
        line: 2,
        name: 'Mud bath, warm',
        details: 'Therapy · 45 · 499.50 · Not with "open" wounds. Ask first.',
        state: 'new',
        mistakes: [],
      },
      { line: 4, name: 'dry needling THERAPY', details: 'therapy · 30', state: 'there', mistakes: [] },
      { line: 5, name: 'Reflex zones', details: 'service · =1+1', state: 'new', mistakes: [] },
    ],
  });
  expect(await readEverything(site)).toEqual(before);

  const added = await add('treatments', table, 'our%20treatments.csv');
  expect(added.status).toBe(201);
  expect(added.body).toMatchObject({
    source: 'treatments',
    file_name: 'our treatments.csv',
    added: 2,
    already_there: 1,
    administrator: 'admin',
  });
  const stored = (await site.get('/api/allTreatments', admin)).body.slice(-2);
  expect(stored).toMatchObject([
    { name: 'Mud bath, warm', kind: 'therapy', minutes: 45, price_from: 49_950, is_hidden: false },
    { name: 'Reflex zones', kind: 'service', minutes: 30, price_from: null, not_if: '=1+1' },
  ]);
  const names = await treatmentNames();
  const again = await add('treatments', table);
  expect([again.status, again.body.errors[0].message]).toEqual([422, importMessages.nothingNew]);
  expect(await treatmentNames()).toEqual(names);
  expect((await site.get('/api/imports', admin)).body[0]).toEqual(added.body);
  expect((await site.get(`/api/imports/${added.body.id}`, admin)).body).toMatchObject(added.body);
});

test('every mistake has a sentence at its row and column, and nothing is added as long as there is one', async () => {
  const table = csv(head, 'Salt cave,therapy,30,,', ',magic,5000,cheap,', 'SALT CAVE,therapy,30,,,more', '');
  const { body } = await preview('treatments', table);
  expect(body.counts).toEqual({ new: 1, there: 0, wrong: 2 });
  expect(body.rows.slice(1).map(({ mistakes }: { mistakes: object }) => mistakes)).toEqual([
    [
      { column: 'Name', message: 'Please enter the name of the treatment.' },
      { column: 'Kind', message: 'Please choose therapy, service or advice.' },
      { column: 'Length in minutes', message: 'Please enter the length in whole minutes, from 5 to 480.' },
      { column: 'Price from', message: 'Please enter the price as a number, or leave it empty.' },
    ],
    [
      { column: '', message: importMessages.surplusCells },
      { column: 'Name', message: importMessages.twiceInFile(2) },
    ],
  ]);
  const before = await readEverything(site);
  const refused = await add('treatments', table);
  expect([refused.status, refused.body.errors[0].message]).toEqual([422, importMessages.rowsWithMistakes(2)]);
  expect(await readEverything(site)).toEqual(before);
});

test('a file of another program is understood', async () => {
  const failures = await failuresOf(
    [
      ['semicolons and a byte order mark', '\uFEFFname;kind\nHot stones A;service\n', 'Hot stones A'],
      ['tabs', 'Kind\tName\ttherapist\nservice\tHot stones B\tAsha', 'Hot stones B'],
      [
        'quotes around everything, as our own export writes it',
        '"Name","Kind"\r\n"\'=Hot stones C","service"\r\n',
        '=Hot stones C',
      ],
      ['blank lines and carriage returns', '\n\nName,Kind\r\r,\rHot stones D,service\r', 'Hot stones D'],
    ],
    async ([, table, name]) => {
      const { body } = await preview('treatments', table);
      expect(body.rows).toMatchObject([{ name, state: 'new' }]);
      if (table.includes('therapist')) expect(body.ignored_columns).toEqual(['therapist']);
    },
  );
  expect(failures).toEqual([]);
});

test('rows are counted by lines of the file, and quotation marks inside of words are words', async () => {
  const { body } = await preview('treatments', 'Name,Kind\r\n"Mud\r\npack",therapy\r\n\r\n "Hot, stones" ,5" long\r\n');
  expect(body.rows).toMatchObject([
    { line: 2, name: 'Mud\npack' },
    { line: 5, name: 'Hot, stones' },
  ]);
});

const utf16 = new Uint8Array(Buffer.from('\uFEFFName,Kind\r\nMud,therapy', 'utf16le'));
const rows = (count: number) => Array.from({ length: count }, (_, index) => `Row ${index},therapy`).join('\n');

test('a file that cannot be read gets a sentence', async () => {
  const failures = await failuresOf<[string, Content, string]>(
    [
      ['empty', '', importMessages.emptyFile],
      ['of blank lines', '\n\n,,\n', importMessages.emptyFile],
      ['without rows', 'Name,Kind\n', importMessages.noRows],
      ['a zip, as a spreadsheet is', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]), importMessages.isZip],
      ['in Latin-1', new Uint8Array(Buffer.from('Name,Kind\nCaf\xe9,therapy', 'latin1')), importMessages.notUtf8],
      ['in UTF-16', utf16, importMessages.notUtf8],
      ['without its columns', 'Title,Length\nMud,30', importMessages.missingColumns('Name, Kind')],
      ['with a column twice', 'Name,Kind,name\nMud,therapy,x', importMessages.twiceNamed('Name')],
      ['with an open quote', 'Name,Kind\nMud,therapy\n"Mud,therapy\nx,y', importMessages.openQuote(3)],
      ['with an open quote behind blank lines', 'Name,Kind\n\n \n"Mud,therapy\nx,y', importMessages.openQuote(4)],
      ['of one cell of almost 2 MB', 'x'.repeat(2_000_000), importMessages.noRows],
      [
        'too long',
        `Name,Kind\n${rows(importLimits.tableRows + 1)}`,
        importMessages.tooManyRows(importLimits.tableRows),
      ],
    ],
    async ([, table, sentence]) => {
      for (const { status, body } of [await preview('treatments', table), await add('treatments', table)]) {
        expect(status).toBe(422);
        expect(body.errors).toEqual([{ field: 'file', message: sentence }]);
      }
    },
  );
  expect(failures).toEqual([]);
});

test('blank lines, and rows beyond those that are taken, cost next to nothing', async () => {
  const failures = await failuresOf<[string, string, string]>(
    [
      ['blank lines', `Name,Kind${'\n'.repeat(2_000_000)}`, importMessages.noRows],
      ['short rows', `Name,Kind\n${'x\n'.repeat(1_000_000)}`, importMessages.tooManyRows(importLimits.tableRows)],
      ['empty cells', `Name,Kind\n${'""\n'.repeat(600_000)}`, importMessages.tooManyRows(importLimits.tableRows)],
    ],
    async ([, table, sentence]) => {
      const before = process.threadCpuUsage();
      const { body } = await preview('treatments', table);
      expect(body.errors).toEqual([{ field: 'file', message: sentence }]);
      // CPU time of this thread in µs; each took five to twenty seconds before.
      expect(process.threadCpuUsage(before).user).toBeLessThan(2_500_000);
    },
  );
  expect(failures).toEqual([]);
});

test('a file that is too large is refused while it arrives, whatever its length was said to be', async () => {
  const large = 'x'.repeat(importLimits.tableBytes + 1);
  const announced = await preview('treatments', large);
  expect([announced.status, announced.body.detail]).toEqual([413, 'Please send at most 2 MB.']);
  const body = new Blob([large]).stream();
  const headers = { ...admin, 'Content-Type': 'application/octet-stream' };
  const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
  expect((await site.send('/api/imports/tables/treatments/preview', init)).status).toBe(413);
});

test('another type of body, and another table, are refused', async () => {
  const headers = { ...admin, 'Content-Type': 'text/csv' };
  const sent = await site.send('/api/imports/tables/openings', { method: 'POST', headers, body: 'Position' });
  expect(sent.status).toBe(415);
  expect((await importTable(site, 'prices', 'Name\nMeera', admin)).status).toBe(404);
});

describe.each([
  ['treatments', 'Hydrotherapy', '/api/allTreatments'],
  ['conditions', 'Tennis elbow', '/api/conditions'],
  ['openings', 'Physiotherapist', '/api/allCareers'],
] as const)('the template of %s', (kind, name, list) => {
  test('can be downloaded, and added as it is', async () => {
    const { headers, bytes } = await site.get(`/api/imports/tables/${kind}/template`, admin);
    expect(headers.get('Content-Disposition')).toBe(`attachment; filename="${kind}.csv"`);
    const added = await add(kind, bytes);
    expect(added.status).toBe(201);
    expect(added.body.added).toBe(1);
    const found = (await site.get(list, admin)).body;
    expect(JSON.stringify(found)).toContain(`"${name}"`);
  });
});

test('a condition and an opening follow the rules of their forms', async () => {
  const condition = csv(
    'Name,Description,Symptoms,Causes,Treatment,Body area,Reviewed on',
    'Golf elbow,D,S,C,T,elbow wrist hand,2026-11-21',
    'Runner’s knee,D,S,C,T,Kneecap,2026-13-01',
    'Frozen shoulder,D,S,C,T,Shoulder,2026-11-20',
  );
  const { body } = await preview('conditions', condition);
  expect(body.rows.map(({ mistakes }: { mistakes: object }) => mistakes)).toEqual([
    [{ column: 'Reviewed on', message: 'Please choose today or an earlier day.' }],
    [
      { column: 'Body area', message: 'Please choose a body area from the list.' },
      { column: 'Reviewed on', message: 'Please enter a day like 2026-11-20.' },
    ],
    [],
  ]);
  const opening = csv('Position,Description,Years of experience,Last day', 'Porter,Helps,two,2026-11-19');
  expect((await preview('openings', opening)).body.rows[0].mistakes).toEqual([
    { column: 'Years of experience', message: 'Please enter the years of experience as a number.' },
    { column: 'Last day', message: 'This day is over already. Please choose today or a later day.' },
  ]);
});

test('the facts of an opening come from its row, as the template has them and as people write them', async () => {
  const { body: template } = await site.get('/api/imports/tables/openings/template', admin);
  const columns = ['Position', 'Description', 'Years of experience', 'Contract', 'Hours', 'Pay', 'Place', 'Last day'];
  expect(template).toContain(columns.map((name) => `"${name}"`).join(','));
  const table = csv(
    'Pay;Position;Description;Years of experience;contract;Place;Hours',
    ';Night porter;Helps;1;FULL-TIME;;',
    '"20,000 a month";Trainee;Learns;0;for a limited time;Home visits in Kochi;Mornings',
    ';Locum;Stands in;3;;;',
  );
  expect((await preview('openings', table)).body.counts).toEqual({ new: 3, there: 0, wrong: 0 });
  expect((await add('openings', table)).body.added).toBe(3);
  const stored: { position: string }[] = (await site.get('/api/allCareers', admin)).body;
  const facts = { contract: null, hours: null, pay: null, place: null };
  const of = (position: string) => stored.find((one) => one.position === position);
  expect(of('Night porter')).toMatchObject({ ...facts, contract: 'full-time' });
  const more = { hours: 'Mornings', pay: '20,000 a month', place: 'Home visits in Kochi' };
  expect(of('Trainee')).toMatchObject({ contract: 'temporary', ...more });
  expect(of('Locum')).toMatchObject(facts);
  expect(of('Physiotherapist')).toMatchObject({
    contract: 'full-or-part-time',
    hours: 'Monday to Saturday, 9 am to 5 pm',
    pay: '30,000 to 40,000 rupees a month',
    place: 'Home visits in Kochi',
  });

  const wrong = csv('Position,Description,Years of experience,Contract,Pay', `Cook,Cooks,1,forever,${'x'.repeat(201)}`);
  expect((await preview('openings', wrong)).body.rows[0].mistakes).toEqual([
    { column: 'Contract', message: importMessages.unknownContract },
    { column: 'Pay', message: expect.stringContaining('200') },
  ]);
});

test('visitors see what was added from the next request on', async () => {
  const versionBefore = await site.db
    .selectFrom('counters')
    .select('count')
    .where('name', '=', 'content.changes')
    .executeTakeFirstOrThrow();
  await add(
    'openings',
    csv('Position,Description,Years of experience', 'Night nurse,Helps at night,1', 'Day nurse,Helps,1'),
  );
  const openings = (await site.get('/api/careers')).body.map(({ position }: { position: string }) => position);
  expect(openings).toEqual(expect.arrayContaining(['Night nurse', 'Day nurse']));
  const after = await site.db
    .selectFrom('counters')
    .select('count')
    .where('name', '=', 'content.changes')
    .executeTakeFirstOrThrow();
  expect(after.count).toBe(versionBefore.count + 1);
});

test('the list is bounded: the oldest import is forgotten, and what it added stays', async () => {
  for (let index = 0; index <= importLimits.listed; index += 1)
    await add('openings', `Position,Description,Years of experience\nHelper ${index},Helps,1`);
  const listed = (await site.get('/api/imports', admin)).body;
  expect(listed).toHaveLength(importLimits.listed);
  const { count } = await site.db
    .selectFrom('imports')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(count).toBe(importLimits.listed);
  expect(JSON.stringify((await site.get('/api/allCareers', admin)).body)).toContain('Helper 0');
});
