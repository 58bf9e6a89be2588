import { beforeEach, expect, test } from 'vitest';
import { nounOf, wordsOf } from '#contract/plain/field-values.ts';
import { type DescribedField, textFields } from '#contract/plain/form-fields.ts';
import { bookingOf } from '#server/testing/fixtures.ts';
import { chooseAll } from '#server/testing/patient-records.ts';
import { administrator, createTestApp, type TestApp } from '#server/testing/test-app.ts';

// Every field that the contract describes: a new one needs no test of its own here.

const phone = '+91 70707 12345';
const fields = Object.entries<DescribedField>(textFields);

function valuesOf(text: string, choice: number) {
  const valueOf = ([name, { choices, input }]: (typeof fields)[number]) => {
    if (choices) return Object.keys(choices).at(choice);
    return input?.type === 'tel' ? phone : input?.type === 'email' ? `${text}@example.com` : `${text} ${name}`;
  };
  return Object.fromEntries(fields.map((field) => [field[0], valueOf(field)]));
}

const sent = valuesOf('first', 0);

let site: TestApp;
let admin: { Authorization: string };
beforeEach(async () => {
  site = await createTestApp({ rateLimits: false });
  admin = await site.signIn();
  await site.post('/api/appointments', await bookingOf(site, sent));
  return () => site.close();
});

const stored = async () => (await site.get('/api/appointments', admin)).body[0];

test('every field is stored, listed, exported, looked up and erased', async () => {
  expect(await stored()).toMatchObject(sent);
  const { bytes } = await site.get('/api/appointments/export', admin);
  const [heading = '', row = ''] = new TextDecoder().decode(bytes).split('\r\n');
  for (const [name, field] of fields) {
    expect(heading).toContain(`"${nounOf(field)}"`);
    expect(row).toContain(`"${wordsOf(field, sent[name] ?? null)}"`);
  }
  const chosen = await chooseAll(site, admin, phone);
  const { body } = await site.post('/api/patient-data/export', chosen, admin);
  expect(body.appointments).toMatchObject([sent]);
  await site.post('/api/patient-data/erase', { ...chosen, currentPassword: administrator.password }, admin);
  expect(await site.db.selectFrom('appointments').selectAll().execute()).toEqual([]);
});

test('every field of the person can be corrected, and the audit log names it', async () => {
  const { conditions: _, ...corrected } = valuesOf('second', 1);
  const booking = await bookingOf(site, { ...corrected, phone: '+91 80808 12345' });
  const { body } = await site.put('/api/appointments/1/details', booking, admin);
  expect(body).toMatchObject({ ...corrected, phone: '+91 80808 12345', conditions: sent['conditions'] });
  const [{ fields: changed }] = (await site.get('/api/audit-log?limit=1', admin)).body;
  const { conditions: __, ...person } = textFields;
  expect(changed).toEqual(Object.values<DescribedField>(person).map((field) => nounOf(field).toLowerCase()));
});

const choices = fields.filter(([, field]) => field.choices);

test('a choice is optional, can be taken back, and is one of the list', async () => {
  expect(choices.length).toBeGreaterThan(0);
  for (const [name] of choices) {
    const { [name]: __, ...others } = sent;
    const change = async (value: object) =>
      site.put('/api/appointments/1/details', await bookingOf(site, { ...others, ...value }), admin);
    expect((await change({})).body[name]).toBe(sent[name]); // a page of an older version
    expect((await change({ [name]: '' })).body[name]).toBeNull();
    const { status, body } = await change({ [name]: 'pigeon' });
    expect([status, body.errors]).toEqual([422, [{ field: name, message: 'Please choose from the list.' }]]);
    expect((await site.post('/api/appointments', await bookingOf(site, others))).status).toBe(201);
    expect((await stored())[name]).toBeNull();
  }
});
