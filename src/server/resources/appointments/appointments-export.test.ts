import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serverLimits } from '#contract/plain/limits.ts';
import { failuresOf } from '#contract/testing/failures.ts';
import { whileAllowed } from '#server/http/endpoint-response.ts';
import { bookingOf, knownIds } from '#server/testing/fixtures.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let site: TestApp;
let admin: { Authorization: string };

const people = [
  { name: 'Zoë Müller', phone: '+91 98765 43210', email: 'zoe@example.com' },
  { name: '=HYPERLINK("https://example.com")', phone: '09845011111', email: '' },
  {
    name: 'Anita Rao',
    phone: '98765 00000',
    conditions: 'Says "ouch",\noften.',
    wishes: { days: ['Tuesday'], parts: ['morning'] },
  },
];

beforeAll(async () => {
  site = await createTestApp({ rateLimits: false });
  admin = await site.signIn();
  for (const person of people) {
    site.clock.now += 60_000;
    await site.post('/api/appointments', await bookingOf(site, person));
  }
  const { body } = await site.get('/api/appointments?q=anita', admin);
  await site.post('/api/visits', { appointment_id: body[0].id, starts_at: '2026-11-24T10:00' }, admin);
  await site.put(`/api/appointments/${body[0].id}/remark`, { remarks: '-1 week' }, admin);
});
afterAll(() => site.close());

async function exported(query = '') {
  const { status, headers, bytes } = await site.get(`/api/appointments/export${query}`, admin);
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const [heading, ...rows] = text.split('\r\n').slice(0, -1);
  return { status, headers, text, heading, rows };
}

describe('the export', () => {
  test('is CSV for programs, whose first line names the columns', async () => {
    const { status, headers, text, heading } = await exported();
    expect(status).toBe(200);
    expect(headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('Content-Disposition')).toBe('attachment; filename="appointments-2026-11-20.csv"');
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('X-Total-Count')).toBe('3');
    expect(heading).toBe(
      '"Reference","Received","Status","Name","Phone","E-mail","Contact preference","City","State","Treatments","Patient’s message","Remarks","Stage","Outcome","Call again","When it suits","Visits","Told","Notes"',
    );
    expect(text.endsWith('\r\n')).toBe(true);
  });

  test('has a line per appointment, newest first, with times in the clinic’s time zone and every cell as text', async () => {
    const { rows } = await exported();
    const tail = (row: string) => row.slice(row.indexOf(',') + 1);
    const treatments = '"Kochi","Kerala","Post-COVID Physiotherapy; Chest Physiotherapy"';
    expect(rows.map(tail)).toEqual([
      `"2026-11-20 11:33","Done","Anita Rao","98765 00000","meera@example.com","",${treatments},"Says ""ouch"",\noften.","'-1 week","","Finished","","Tuesday; morning","2026-11-24 10:00 (booked)","Not yet",""`,
      `"2026-11-20 11:32","Pending","'=HYPERLINK(""https://example.com"")","09845011111","","",${treatments},"Right shoulder, worse at night.","","New","","","","","",""`,
      `"2026-11-20 11:31","Pending","Zoë Müller","+91 98765 43210","zoe@example.com","",${treatments},"Right shoulder, worse at night.","","New","","","","","",""`,
    ]);
  });

  test('says whether patients were told of the visits ahead, as the list does, until the visit begins', async () => {
    const [request] = (await site.get('/api/appointments?q=anita', admin)).body;
    const told = async () => (await exported('?q=anita')).rows[0]?.split('","').at(-2);
    expect(await told()).toBe('Not yet');
    const [visit] = (await site.get(`/api/appointments/${request.id}/visits`, admin)).body;
    const { id, starts_at, practitioner_id, status } = visit;
    const known = { id, starts_at, practitioner_id, status };
    const mark = { message: 'confirmed', channel: 'phone', visit_starts_at: starts_at, visits: [known] };
    await site.post(`/api/appointments/${request.id}/told-marks`, mark, admin);
    expect(await told()).toBe('Yes');
  });

  test.each([
    ['?status=done', ['Anita']],
    ['?status=pending', ['HYPERLINK', 'Zoë']],
    ['?q=zoe', ['Zoë']],
    ['?q=98765', ['Anita', 'Zoë']],
    ['?status=done&q=zoe', []],
    ['?from=2026-11-21', []],
    ['?to=2026-11-20&status=done', ['Anita']],
  ])('with %s contains what the list shows', async (query, names) => {
    const { rows, text } = await exported(query);
    expect(rows).toHaveLength(names.length);
    for (const [index, name] of names.entries()) expect(rows[index]).toContain(name);
    const { body } = await site.get(`/api/appointments${query}`, admin);
    expect(rows.map((row) => row.slice(1, 9))).toEqual(body.map((one: { reference: string }) => one.reference));
    const search = Object.fromEntries(new URLSearchParams(query));
    expect((await site.post('/api/appointments/export', search, admin)).body).toBe(text);
  });

  test('refuses an invalid search', async () => {
    expect((await exported('?from=yesterday')).status).toBe(422);
    expect((await exported('?status=lost')).status).toBe(422);
  });

  test('is recorded in the audit log, without the search', async () => {
    await exported('?q=zoe');
    const [entry] = (await site.get('/api/audit-log?limit=1', admin)).body;
    expect(entry).toMatchObject({ action: 'exported', kind: 'appointment', subject_id: null, subject: null });
  });
});

test('the Excel file has the same rows as text, and is recorded in the audit log', async () => {
  const { status, headers, bytes } = await site.get('/api/appointments/export/excel?status=pending', admin);
  expect(status).toBe(200);
  expect(headers.get('Content-Type')).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
  expect(headers.get('Content-Disposition')).toBe('attachment; filename="appointments-2026-11-20.xlsx"');
  expect(headers.get('X-Total-Count')).toBe('2');
  const [sheet] = (await readXlsx(bytes)).sheets;
  const [heading, ...rows] = sheet?.rows ?? [];
  expect(heading?.slice(2, 6)).toEqual(['Status', 'Name', 'Phone', 'E-mail']);
  expect(rows.map((row) => row.slice(2, 6))).toEqual([
    ['Pending', '=HYPERLINK("https://example.com")', '09845011111', ''],
    ['Pending', 'Zoë Müller', '+91 98765 43210', 'zoe@example.com'],
  ]);
  const [entry] = (await site.get('/api/audit-log?limit=1', admin)).body;
  expect(entry).toMatchObject({ action: 'exported', kind: 'appointment' });
});

test('an export of many pages contains every appointment once', async () => {
  const many = await createTestApp();
  const { kerala: state_id, kochi: city_id } = await knownIds(many);
  const count = serverLimits.pageSize * 2 + 1;
  const row = { name: 'Many', phone: '12345', email: null, state_id, city_id, conditions: null, remarks: null };
  for (let from = 1; from <= count; from += 500) {
    const ids = Array.from({ length: Math.min(500, count - from + 1) }, (_, index) => from + index);
    // Several share a creation time, so that a page ends among them.
    const rows = ids.map((id) => ({ ...row, id, reference: `R${id}`, created_at: Math.floor(id / 7) }));
    await many.db.insertInto('appointments').values(rows).execute();
  }
  const { body } = await many.get('/api/appointments/export', await many.signIn());
  const references = [...body.matchAll(/^"(R\d+)"/gm)].map(([, reference]) => reference);
  expect(references).toEqual(Array.from({ length: count }, (_, index) => `R${count - index}`));
  await many.close();
});

test('an export ends with an error when its reader is blocked, locked or signed out while it is read', async () => {
  const failures = await failuresOf<[string, () => Promise<unknown>]>(
    [
      ['blocked', () => site.db.deleteFrom('sessions').execute()],
      ['locked', () => site.db.updateTable('sessions').set({ locked_at: site.clock.now }).execute()],
      ['of another role', () => site.db.updateTable('administrators').set({ role: 'practitioner' }).execute()],
    ],
    async ([, act]) => {
      const headers = await site.signIn();
      const answer = await site.app.request('/api/appointments/export', { headers });
      const reader = answer.body?.getReader();
      expect((await reader?.read())?.value).toBeDefined();
      await act();
      await expect(reader?.read()).rejects.toThrow('The session of this download has ended.');
      await site.db.updateTable('administrators').set({ role: 'owner' }).execute();
    },
  );
  expect(failures).toEqual([]);
});

test('a download ends when it takes too long', async () => {
  async function* parts() {
    for (;;) yield await Promise.resolve('a part');
  }
  const read = async () => {
    for await (const part of whileAllowed(parts(), async () => true, 20)) expect(part).toBe('a part');
  };
  await expect(read()).rejects.toThrow('This download has taken too long.');
});
