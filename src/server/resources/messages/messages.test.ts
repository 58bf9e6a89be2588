import { afterEach, beforeEach, expect, test } from 'vitest';
import { defaults, titles, unknownField } from '#contract/messages/messages.ts';
import { isSwitchedOn, mailed } from '#contract/plain/outbox-states.ts';
import { findUnknownField, type MessageKey, templateFields } from '#contract/plain/template-fields.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let site: TestApp;
let admin: { Authorization: string };

beforeEach(async () => {
  site = await createTestApp();
  admin = await site.signIn();
});
afterEach(() => site.close());

const list = async () => (await site.get('/api/message-templates', admin)).body;
const change = (text: string, headers = {}) => site.put('/api/message-templates/1', { text }, { ...admin, ...headers });

test('a new clinic has one for each step, whose fields all exist', async () => {
  const templates = await list();
  const byKey = Object.fromEntries(templates.map((one: { key: string }) => [one.key, one]));
  expect(byKey).toEqual(
    Object.fromEntries(
      Object.entries(defaults).map(([key, text]) => [
        key,
        {
          id: expect.any(Number),
          key,
          text,
          default_text: text,
          by_mail:
            key === 'missed'
              ? false
              : mailed.includes(key as MessageKey)
                ? isSwitchedOn(key as MessageKey, null)
                : null,
          version: 1,
        },
      ]),
    ),
  );
  expect(Object.values(defaults).flatMap((text) => findUnknownField(text) ?? [])).toEqual([]);
});

test('an owner changes the words, and goes back to the default ones', async () => {
  const text = 'Dear {name}, we will call you. {clinic}';
  const { status, body } = await change(text);
  expect(status).toBe(200);
  expect(body).toEqual({ id: 1, key: 'received', text, default_text: defaults.received, by_mail: true, version: 2 });
  expect((await list())[0]).toEqual(body);
  expect((await site.get('/api/message-templates/1', admin)).body).toEqual(body);
  const [entry] = (await site.get('/api/audit-log?limit=1', admin)).body;
  expect(entry).toMatchObject({ action: 'changed', kind: 'message-template', subject: titles.received });

  expect((await change(defaults.received)).body.text).toBe(defaults.received);
  const stored = await site.db.selectFrom('message_templates').select('text').where('id', '=', 1).execute();
  expect(stored).toEqual([{ text: null }]);
});

test('a field that does not exist is refused by its name', async () => {
  const { status, body } = await change('Hello {nmae}');
  expect(status).toBe(422);
  expect(body.errors).toEqual([{ field: 'text', message: unknownField('nmae', templateFields) }]);
  expect((await list())[0].text).toBe(defaults.received);
});

test('the second of two changes to one version is refused', async () => {
  expect((await change('First', { 'If-Match': '"1"' })).status).toBe(200);
  expect((await change('Second', { 'If-Match': '"1"' })).status).toBe(412);
  expect((await list())[0].text).toBe('First');
});

test('the front desk reads them, and does not change them', async () => {
  const colleague = await site.signIn('front-desk');
  expect((await site.get('/api/message-templates', colleague)).status).toBe(200);
  expect((await site.put('/api/message-templates/1', { text: 'Mine' }, colleague)).status).toBe(403);
  expect((await list())[0].text).toBe(defaults.received);
});
