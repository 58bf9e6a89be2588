import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ErrorCode } from '#contract/errors.ts';
import * as pictureMessages from '#contract/messages/pictures.ts';
import { failuresOf } from '#contract/testing/failures.ts';
import { ApiError, browserApi } from '#web/api/client.ts';
import { unguardedApi } from '#web/api/session.ts';
import { logIn } from '#web/routes/login/log-in.ts';
import { sendReview } from '#web/routes/public/review/review-form.tsx';
import {
  clientActionOf,
  defineForm,
  findMistakes,
  submitForm,
  submitRequest,
  submitVisitorForm,
} from './define-form.ts';
import { type FormResult, formTexts } from './form-data.ts';

afterEach(() => vi.restoreAllMocks());

const fields = ['name', 'days'] as const;
type Note = Record<(typeof fields)[number], string>;

/** Stores what it is sent, or fails as told. */
function createApi(failure?: unknown) {
  const stored: Note[] = [];
  const save = async (note: Note) => {
    if (failure) throw failure;
    stored.push(note);
    return note;
  };
  return { stored, save, get: async (): Promise<Note> => ({ name: 'As someone else left it', days: '2' }) };
}

type NotesApi = ReturnType<typeof createApi>;

const note = defineForm({
  fields,
  read: (form): Note => formTexts(form, fields),
  check: (values) => findMistakes(values, { name: 'Please enter a name.' }),
  send: (api: NotesApi, values) => api.save(values),
  load: (api) => api.get(),
});

function formOf(entries: Record<string, string | Blob>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(entries)) form.set(name, value);
  return form;
}

const filledIn = () => formOf({ name: 'Asha', days: '3' });

const refusal = (status: number, code: ErrorCode, errors?: { field: string; message: string }[]) =>
  new ApiError(status, {
    type: 'about:blank',
    title: 'x',
    status,
    code,
    detail: 'Why not.',
    requestId: 'x',
    ...(errors && { errors }),
  });

describe('a form that is sent', () => {
  test('is stored once it is filled in', async () => {
    const api = createApi();
    expect(await submitForm(note, api, filledIn())).toEqual({ kind: 'saved', saved: { name: 'Asha', days: '3' } });
    expect(api.stored).toHaveLength(1);
  });

  test.each([
    ['an empty field', { name: '  ', days: '3' }],
    ['a missing field', { days: '3' }],
    ['a file in the place of text', { name: new Blob(['Asha']), days: '3' }],
  ])('with %s is not sent to the API', async (_what, entries) => {
    const api = createApi();
    const result = await submitForm(note, api, formOf(entries));
    expect(result).toEqual({ kind: 'invalid', errors: { name: 'Please enter a name.' } });
    expect(api.stored).toEqual([]);
  });

  test('answers anything with a result and never throws', async () => {
    const failures = await failuresOf(
      [
        [
          'a version that is no longer the newest',
          refusal(412, 'stale'),
          { kind: 'stale', theirs: { name: 'As someone else left it', days: '2' }, sentence: 'Why not.' },
        ],
        ['a record that was deleted', refusal(404, 'not-found'), { kind: 'stale', theirs: null }],
        [
          'a call that the server does not have',
          refusal(404, 'unknown-address'),
          { kind: 'refused', status: 404, advice: 'Why not.' },
        ],
        ['an answer from elsewhere', new ApiError(404), { kind: 'refused', status: 404, advice: 'Please try again.' }],
        ['a session that has ended', refusal(401, 'unauthenticated'), { kind: 'signed-out' }],
        ['no connection', new ApiError(0), { kind: 'offline' }],
        ['a refusal', refusal(429, 'too-many'), { kind: 'refused', status: 429, advice: 'Why not.' }],
        [
          'a fault of the program',
          new TypeError('x is not a function'),
          { kind: 'refused', status: 500, advice: 'Please try again.' },
        ],
        [
          'mistakes in its fields',
          refusal(422, 'invalid', [
            { field: 'days.0', message: 'Too many.' },
            { field: 'other', message: 'Not of this form.' },
          ]),
          { kind: 'invalid', errors: { days: 'Too many.' } },
        ],
      ],
      async ([, failure, result]) => {
        vi.spyOn(console, 'error').mockImplementation(() => {});
        expect(await submitForm(note, createApi(failure), filledIn())).toEqual(result);
      },
    );
    expect(failures).toEqual([]);
  });
});

test('a form whose fields follow from its values shows errors at those alone', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const fieldsOf = ({ days }: Note) => ['days', ...days.split(',').map((_, place) => `days.${place}`)];
  const list = { ...note, fields: fieldsOf };
  const errors = ['other', 'days.1', 'days.0.from'].map((field) => ({ field, message: `${field} is wrong.` }));
  const form = formOf({ name: 'Asha', days: '3,4' });
  expect(await submitForm(list, createApi(refusal(422, 'invalid', errors)), form)).toEqual({
    kind: 'invalid',
    errors: { 'days.0': 'days.0.from is wrong.', 'days.1': 'days.1 is wrong.' },
  });
});

function requestOf(body: BodyInit, contentType: string) {
  const init = { method: 'POST', headers: { 'Content-Type': contentType }, body, duplex: 'half' };
  return new Request('http://clinic.invalid/', init);
}

function abortedRequest() {
  const body = new ReadableStream({ pull: (controller) => controller.error(new TypeError('Failed to fetch')) });
  return requestOf(body, 'multipart/form-data; boundary=x');
}

describe('the action of a page with several forms', () => {
  const post = (form: FormData) => ({ request: new Request('http://clinic.invalid/', { method: 'POST', body: form }) });

  test('sends the one that the intent names', async () => {
    const [api, form] = [createApi(), filledIn()];
    form.set('intent', 'add');
    expect(await clientActionOf(api, { add: note })(post(form))).toMatchObject({ kind: 'saved' });
    expect(api.stored).toHaveLength(1);
  });

  test('answers a file that cannot be read any more with a sentence', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const result = await clientActionOf(createApi(), { add: note })({ request: abortedRequest() });
    expect(result).toEqual({ kind: 'refused', status: 400, advice: pictureMessages.cannotBeOpened });
  });

  test('refuses any other intent, whatever else is sent', async () => {
    const api = createApi();
    const action = clientActionOf(api, { add: note });
    const intent = fc.oneof(fc.string(), fc.constantFrom('toString', '__proto__', 'constructor', 'ADD', ''));
    await fc.assert(
      fc.asyncProperty(intent, fc.dictionary(fc.string({ minLength: 1 }), fc.string()), async (made, entries) => {
        fc.pre(made !== 'add');
        const form = formOf(entries);
        form.set('intent', made);
        await expect(action(post(form))).rejects.toMatchObject({ init: { status: 400 } });
      }),
    );
    expect(api.stored).toEqual([]);
  });
});

describe.each<[string, (request: Request) => Promise<FormResult>]>([
  ['of visitors', (request) => submitVisitorForm(sendReview, browserApi, request)],
  ['of the login', (request) => submitRequest(logIn, unguardedApi, request)],
])('a form %s whose body cannot be read', (_, submit) => {
  const unreadable = { kind: 'refused', status: 400, advice: 'Please try again.' };
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.stubGlobal('fetch', () => {
      throw new Error('Nothing may be sent.');
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  test('because it breaks off is answered with a sentence', async () => {
    expect(await submit(abortedRequest())).toEqual(unreadable);
  });

  test('because it has been read already is answered with a sentence', async () => {
    const request = requestOf('name=Asha', 'application/x-www-form-urlencoded');
    await request.text();
    expect(await submit(request)).toEqual(unreadable);
  });

  test('because it is anything but a form is answered with a sentence', async () => {
    const type = fc.constantFrom('multipart/form-data; boundary=x', 'multipart/form-data', 'application/json', '');
    const body = fc.oneof(fc.json(), fc.constantFrom('--x\r\n', '--x\r\nContent-Disposition: form-data; name="a"\r\n'));
    await fc.assert(
      fc.asyncProperty(body, type, async (text, contentType) => {
        expect(await submit(requestOf(text, contentType))).toEqual(unreadable);
      }),
    );
  });
});

test('a form reads nothing but text, from any number of any fields', () => {
  const value = fc.oneof(
    fc.string(),
    fc.uint8Array().map((bytes) => new Blob([bytes.slice()])),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...fields, 'other'), value), { maxLength: 1_000 }), (entries) => {
      const form = new FormData();
      for (const [name, given] of entries) form.append(name, given);
      const values = note.read(form);
      expect(Object.keys(values)).toEqual([...fields]);
      for (const text of Object.values(values)) expect(typeof text).toBe('string');
    }),
  );
});
