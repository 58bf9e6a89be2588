import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { allEndpoints } from '#contract/index.ts';
import * as serverMessages from '#contract/messages/server.ts';
import { failuresOf } from '#contract/testing/failures.ts';
import { bookingOf, pictureOf, reviewOf, storedPictures } from '#server/testing/fixtures.ts';
import { fillDisk } from '#server/testing/full-disk.ts';
import { type Answer, formOf } from '#server/testing/requester.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { isDiskFull, isDiskReadOnly } from './disk-full.ts';

let site: TestApp;
let admin: { Authorization: string };
let makeRoom: () => Promise<void>;

/** Repeats the call until it fails: the database first uses up free space within its pages. */
async function untilFull(send: () => Promise<Answer>) {
  const answers: Answer[] = [];
  while (answers.length < 200) {
    answers.push(await send());
    if (answers.at(-1)?.status !== 201) break;
  }
  const stored = answers.filter(({ status }) => status === 201).length;
  return { stored, last: answers.at(-1) };
}

function expectDiskFull(answer: Answer | undefined) {
  expect(answer?.status).toBe(503);
  expect(answer?.headers.get('Retry-After')).toBe('60');
  expect(answer?.body).toMatchObject({ code: 'unavailable', detail: serverMessages.diskFull });
}

/** A small picture is stored in three formats, and in three crops. */
const filesPerPicture = 6;
const long = 'long '.repeat(990);
const writes: [string, string, () => Promise<Answer>][] = [
  [
    'a booking',
    'appointments',
    async () => site.post('/api/appointments', await bookingOf(site, { conditions: long })),
  ],
  ['a review', 'reviews', () => site.post('/api/submit-review', reviewOf({ description: long }))],
  ['a blog', 'blogs', () => site.post('/api/blogs', formOf({ title: 'x', content: long.repeat(30) }), admin)],
  [
    'a picture',
    'gallery_items',
    async () => site.post('/api/upload-photo', formOf({ title: long.slice(0, 200), image: await pictureOf() }), admin),
  ],
];

describe('with a full disk', () => {
  beforeEach(async () => {
    site = await createTestApp({ rateLimits: false });
    admin = await site.signIn();
    makeRoom = await fillDisk(site.db);
  });
  afterEach(() => site.close());

  test.each(writes)(
    '%s is refused with a message that names the reason, and stored once there is room',
    async (_what, table, send) => {
      const { stored, last } = await untilFull(send);
      expectDiskFull(last);
      const count = async () =>
        (
          await site.db
            .selectFrom(table as 'blogs')
            .select('id')
            .execute()
        ).length;
      expect(await count()).toBe(stored);
      expect(storedPictures(site)).toHaveLength(table === 'gallery_items' ? stored * filesPerPicture : 0);
      await makeRoom();
      expect((await send()).status).toBe(201);
      expect(await count()).toBe(stored + 1);
      expect(site.logged.filter((line) => line.includes('request failed'))).toHaveLength(1);
    },
  );

  test('everything can still be read, by visitors and administrators', async () => {
    await untilFull(() => site.post('/api/blogs', formOf({ title: 'x', content: long.repeat(30) }), admin));
    site.clock.now += 120_000; // so that reading has to store the session's last activity
    // An export and the file of an application are written down in the audit log.
    const reads = allEndpoints.filter(({ method, path }) => method === 'GET' && !/\/(export|file)\b/.test(path));
    for (const { path } of reads) {
      const { status } = await site.get(path.replace(/\{\w+\}/g, '1'), admin);
      expect({ path, status: status < 500 }).toEqual({ path, status: true });
    }
    expect(reads.length).toBeGreaterThan(20);
  });
});

test('a full disk is told from other errors', async () => {
  const failures = await failuresOf(
    [
      [{ code: 'ENOSPC' }, true],
      [{ code: 'EDQUOT' }, true],
      [{ code: '53100' }, true],
      [{ code: 'ERR_SQLITE_ERROR', errcode: 13 }, true],
      [{ code: 'ERR_SQLITE_ERROR', errcode: 4_874 }, true],
      [{ code: 'ERR_SQLITE_ERROR', errcode: 5 }, false],
      [{ code: 'ENOENT' }, false],
      [{ code: '53200' }, false],
    ],
    ([properties, full]) => {
      expect(isDiskFull(Object.assign(new Error('x'), properties))).toBe(full);
    },
  );
  expect(failures).toEqual([]);
});

test('a read-only disk is told from other errors', async () => {
  const failures = await failuresOf(
    [
      [{ code: 'EROFS' }, true],
      [{ code: 'EACCES' }, true],
      [{ code: 'ERR_SQLITE_ERROR', errcode: 1_032 }, true],
      [{ code: 'ERR_SQLITE_ERROR', errcode: 5 }, false],
      [{ code: 'ENOSPC' }, false],
    ],
    ([properties, readOnly]) => {
      expect(isDiskReadOnly(Object.assign(new Error('x'), properties))).toBe(readOnly);
    },
  );
  expect(failures).toEqual([]);
});
