import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import * as applicationMessages from '#contract/messages/applications.ts';
import { failuresOf } from '#contract/testing/failures.ts';
import { makeBackup } from '#server/backup/make-backup.ts';
import { verifyBackup } from '#server/backup/manifest.ts';
import { openDatabase } from '#server/db/database.ts';
import { deleteOrphanedUploads } from '#server/storage/orphaned-uploads.ts';
import { createS3Storage } from '#server/storage/s3-storage.ts';
import { docxOf, pdfOf } from '#server/testing/documents.ts';
import { endUndo } from '#server/testing/end-of-undo.ts';
import { applicationOf, fileOf, pictureOf } from '#server/testing/fixtures.ts';
import { formOf } from '#server/testing/requester.ts';
import { type S3Emulator, startS3Emulator } from '#server/testing/s3-emulator.ts';
import { serve } from '#server/testing/serve.ts';
import { administrator, createTestApp, type TestApp } from '#server/testing/test-app.ts';

const hour = 3_600_000;
const folder = 'uploads/applications/';
const opening = { position: 'Front desk coordinator', description: 'Text.', experience: 1 };

let emulator: S3Emulator;
beforeAll(async () => {
  emulator = await startS3Emulator();
});
afterAll(() => emulator.close());

describe.each(['a folder', 'a bucket'])('with files in %s', (place) => {
  let site: TestApp;
  let admin: { Authorization: string };
  let id: number;
  beforeEach(async () => {
    const bucket = { ...emulator.settings, prefix: `${randomUUID()}/` };
    const storage = place === 'a bucket' ? createS3Storage(bucket) : undefined;
    site = await createTestApp({ rateLimits: false, ...(storage && { storage }) });
    admin = await site.signIn();
    id = (await site.post('/api/careers', opening, admin)).body.id;
    return () => site.close();
  });

  const send = (form = applicationOf(), headers = {}) => site.post(`/api/careers/${id}/applications`, form, headers);
  const list = async () => (await site.get('/api/applications', admin)).body;
  const files = async () => (await site.storage.list()).map(({ key }) => key);

  test('an application is stored with its file, and answered without either', async () => {
    const letter = 'I can start in May.';
    const sent = await send(applicationOf({ letter, email: 'ilsa@example.com', privacy_notice: '2026-11-27' }));
    expect([sent.status, sent.body]).toEqual([
      201,
      { position: opening.position, created_at: '2026-11-20T06:00:00.000Z' },
    ]);
    expect(await list()).toEqual([
      {
        id: expect.any(Number),
        opening_id: id,
        position: opening.position,
        name: 'Ilsa Candidate',
        phone: '+91 00000 00003',
        email: 'ilsa@example.com',
        letter,
        file_type: 'pdf',
        file_size: 15,
        is_new: true,
        privacy_notice: '2026-11-27',
        created_at: '2026-11-20T06:00:00.000Z',
        version: 1,
      },
    ]);
    expect(await files()).toEqual([expect.stringMatching(/^uploads\/applications\/[\da-f-]{36}$/)]);
  });

  test.each([
    ['pdf', () => pdfOf()],
    ['docx', () => docxOf()],
    ['png', async () => new Uint8Array(await (await pictureOf()).arrayBuffer())],
  ])('its file is downloaded as it was sent, and only as a download: %s', async (type, make) => {
    const bytes = await make();
    await send(applicationOf({ file: fileOf(bytes, '../../cv.html', 'text/html') }));
    const [{ id: application }] = await list();
    const answer = await site.get(`/api/applications/${application}/file`, admin);
    expect(Buffer.from(answer.bytes)).toEqual(Buffer.from(bytes));
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="application-${application}.${type}"`,
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect((await list())[0]).toMatchObject({ is_new: false, version: 1 });
    expect((await site.get('/api/applications/counts', admin)).body).toEqual({ new: 0, is_full: false });
    const [entry] = (await site.get('/api/audit-log?limit=1', admin)).body;
    expect(entry).toMatchObject({ action: 'exported', kind: 'application', subject: opening.position });
  });

  test('its file is never served like a picture, whatever its name', async () => {
    await send(applicationOf({ file: await pictureOf() }));
    const [stored = ''] = await files();
    for (const address of [stored, `${stored}.jpg`, 'uploads/applications/a.jpg', 'uploads//applications/a.jpg']) {
      if (address.endsWith('.jpg')) await site.storage.put(address, Buffer.from('x'));
      expect((await site.get(`/${address}`, admin)).status).toBe(404);
    }
  });

  test('its file goes with it: at once when it is erased, and an hour after the time for Undo', async () => {
    await send();
    await send(applicationOf({ phone: '+91 70707 12345' }));
    const [second, first] = await list();
    await site.delete(`/api/applications/${first.id}`, admin);
    expect(await deleteOrphanedUploads(site.db, site.storage, Date.now() + 2 * hour)).toBe(0);
    expect((await site.post(`/api/applications/${first.id}/restore`, {}, admin)).status).toBe(200);
    await site.delete(`/api/applications/${first.id}`, admin);
    await endUndo(site);
    expect(await files()).toHaveLength(1);
    const contact = '070707 12345';
    expect((await site.post('/api/patient-data/find', { contact }, admin)).body.applications).toEqual([second]);
    const chosen = { contact, appointments: [], reviews: [], applications: [second.id] };
    const { body } = await site.post('/api/patient-data/export', chosen, admin);
    expect(body.applications).toEqual([second]);
    const proof = { currentPassword: administrator.password };
    expect((await site.post('/api/patient-data/erase', { ...chosen, ...proof }, admin)).body.applications).toBe(1);
    expect(await files()).toEqual([]);
  });

  test('its file is in the backup, and what its letter says is no name of a file', async () => {
    await send(applicationOf({ letter: `My number is ${randomUUID()}.` }));
    const to = path.join(site.dataDir, 'backups', 'first');
    const db = await openDatabase(site);
    expect(await makeBackup(db, site.storage, to, site.clock.now)).toMatchObject({ missingPictures: 0 });
    await db.destroy();
    await verifyBackup(to);
    const [name = ''] = readdirSync(path.join(to, folder));
    expect(readFileSync(path.join(to, folder, name)).toString()).toBe('%PDF-1.7\n%%EOF\n');
    expect(existsSync(path.join(to, 'tables', 'applications.jsonl.gz'))).toBe(true);
  });

  test('sent twice with one key, it is stored once, with one file', async () => {
    const key = (await site.get('/api/form-token')).body.key;
    site.clock.now += 1_000;
    const first = await send(applicationOf(), { 'Idempotency-Key': key });
    expect(await send(applicationOf(), { 'Idempotency-Key': key })).toMatchObject({ status: 201, body: first.body });
    const other = applicationOf({ file: fileOf(pdfOf('other'), 'cv.pdf', 'application/pdf') });
    expect((await send(other, { 'Idempotency-Key': key })).status).toBe(422);
    expect(await list()).toHaveLength(1);
  });
});

describe('an application', () => {
  let site: TestApp;
  let admin: { Authorization: string };
  let server: Awaited<ReturnType<typeof serve>>;
  let id: number;
  beforeAll(async () => {
    site = await createTestApp({ rateLimits: false });
    admin = await site.signIn();
    id = (await site.post('/api/careers', opening, admin)).body.id;
    server = await serve(site.app);
  });
  afterAll(async () => {
    server.close();
    await site.close();
  });

  const count = async () => (await site.get('/api/applications', admin)).body.length;

  test('is refused where something is wrong', async () => {
    const failures = await failuresOf<[Record<string, string | Blob>, string, string]>(
      [
        [{ name: ' ' }, 'name', 'Please enter your name.'],
        [{ phone: '' }, 'phone', 'Please enter your phone number.'],
        [{ email: 'ilsa@' }, 'email', 'Please enter an e-mail address like name@example.com.'],
        [{ letter: 'x'.repeat(5_001) }, 'letter', 'Please use at most 5,000 characters.'],
        [{ file: '' }, 'file', applicationMessages.noFile],
        [{ file: new File([], '') }, 'file', applicationMessages.noFile],
        [{ file: fileOf('MZ', 'cv.pdf', 'application/pdf') }, 'file', applicationMessages.wrongType],
        [{ website: 'https://spam.example' }, 'website', expect.any(String)],
      ],
      async ([changes, field, message]) => {
        const { status, body } = await site.post(`/api/careers/${id}/applications`, applicationOf(changes));
        expect(status).toBe(422);
        expect(body.errors).toEqual([{ field, message }]);
        expect(await count()).toBe(0);
      },
    );
    expect(failures).toEqual([]);
    expect(await site.storage.list()).toEqual([]);
  });

  test('is refused for an opening that is closed, deleted or unknown', async () => {
    const { body } = await site.post('/api/careers', { ...opening, closes_on: '2026-11-20' }, admin);
    site.clock.now += 24 * hour;
    admin = await site.signIn();
    for (const other of [body.id, 999_999])
      expect((await site.post(`/api/careers/${other}/applications`, applicationOf())).status).toBe(404);
    await site.delete(`/api/careers/${body.id}`, admin);
    expect((await site.post(`/api/careers/${body.id}/applications`, applicationOf())).status).toBe(404);
    expect(await site.storage.list()).toEqual([]);
  });

  test('names its position also when the opening is gone', async () => {
    const { body } = await site.post('/api/careers', opening, admin);
    await site.post(`/api/careers/${body.id}/applications`, applicationOf());
    await site.delete(`/api/careers/${body.id}`, admin);
    await endUndo(site);
    const [application] = (await site.get('/api/applications', admin)).body;
    expect(application).toMatchObject({ opening_id: null, position: opening.position });
    await site.delete(`/api/applications/${application.id}`, admin);
    await endUndo(site);
  });

  const photo = Array.from({ length: 40 }, () => new Uint8Array(2 ** 20));
  const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n';
  const whole = () => new Blob([head, ...photo, '\r\n--x--']);

  test.each([
    ['with its length', () => whole()],
    ['in chunks, without its length', () => whole().stream()],
  ])('with a photo of 40 MB is refused before all of it has arrived: %s', async (_how, body) => {
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
    const init = { method: 'POST', headers, body: body(), duplex: 'half' as const };
    const response = await fetch(`${server.origin}/api/careers/${id}/applications`, init);
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ code: 'too-large', detail: 'Please send at most 5 MB.' });
    expect(await count()).toBe(0);
  });

  test('is refused while 300 have not been read, so that strangers do not fill the disk', async () => {
    const own = await createTestApp({ rateLimits: false });
    onTestFinished(() => own.close());
    const headers = await own.signIn();
    const openingId = (await own.post('/api/careers', opening, headers)).body.id;
    const apply = () => own.post(`/api/careers/${openingId}/applications`, applicationOf());
    await apply();
    const [first] = (await own.get('/api/applications', headers)).body;
    const { id: _, ...row } = await own.db.selectFrom('applications').selectAll().executeTakeFirstOrThrow();
    const others = Array.from({ length: 299 }, () => ({ ...row, file: randomUUID() }));
    await own.db.insertInto('applications').values(others).execute();
    const counts = async () => (await own.get('/api/applications/counts', headers)).body;
    expect(await counts()).toEqual({ new: 300, is_full: true });
    const refused = await apply();
    expect([refused.status, refused.body.detail]).toEqual([429, applicationMessages.tooMany]);
    expect(refused.headers.get('Retry-After')).toBe('86400');
    expect((await own.storage.list()).filter(({ key }) => key.startsWith(folder))).toHaveLength(1);
    await own.get(`/api/applications/${first.id}/file`, headers);
    expect(await counts()).toEqual({ new: 299, is_full: false });
    expect((await apply()).status).toBe(201);
  });

  test('is limited per client, like reviews', async () => {
    const limited = await createTestApp();
    const headers = await limited.signIn();
    const { body } = await limited.post('/api/careers', opening, headers);
    const statuses: number[] = [];
    for (let call = 0; call < 21; call += 1)
      statuses.push((await limited.post(`/api/careers/${body.id}/applications`, formOf({ name: '' }))).status);
    expect([...new Set(statuses.slice(0, 20)), statuses[20]]).toEqual([422, 429]);
    await limited.close();
  });
});
