import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { StartError } from '#server/config.ts';
import { isDiskFull } from '#server/files/disk-full.ts';
import { openStorage } from './create-storage.ts';
import type { S3Settings } from './s3-settings.ts';
import { createS3Storage } from './s3-storage.ts';
import type { Storage } from './storage.ts';
import { StorageUnavailable } from './storage.ts';

// Answers of S3, as Amazon documents them, from a server that sends just that.

let server: Server;
let settings: S3Settings;
let storage: Storage;
let answer: RequestListener;
let asked: string[];
beforeEach(async () => {
  asked = [];
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    request.resume().once('end', () => answer(request, response));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endpoint = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const key = { accessKeyId: 'AKIAIOSFODNN7EXAMPLE', secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY' };
  settings = {
    bucket: 'clinic',
    prefix: 'site/',
    endpoint,
    pathStyle: true,
    redirects: false,
    region: 'eu-west-1',
    ...key,
  };
  storage = createS3Storage(settings);
});
afterEach(() => {
  server.close();
  server.closeAllConnections();
});

const key = 'uploads/a.jpg';
const errorOf = async (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: Error) => error,
  );

function answerWith(status: number, body = '', headers: Record<string, string> = {}): RequestListener {
  return (_request, response) => void response.writeHead(status, headers).end(body);
}

function errorXml(code: string, message = 'x &amp; y') {
  return `<?xml version="1.0" encoding="UTF-8"?>
<Error>
  <Code>${code}</Code>
  <Message>${message}</Message>
  <Resource>/mybucket/myfoto.jpg</Resource>
  <RequestId>4442587FB7D0A2F9</RequestId>
</Error>`;
}

test('a list of several pages is read to its end', async () => {
  const page = (file: string, rest: string) => `<?xml version="1.0" encoding="UTF-8"?>
<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">
  <Name>clinic</Name>
  <Prefix>site/uploads/</Prefix>
  <KeyCount>1</KeyCount>
  <MaxKeys>1000</MaxKeys>
  ${rest}
  <Contents>
    <Key>site/uploads/${file}</Key>
    <LastModified>2026-11-22T10:00:00.000Z</LastModified>
    <ETag>&quot;70ee1738b6b21e2c8a43f3a5ab0eee71&quot;</ETag>
    <Size>11</Size>
    <StorageClass>STANDARD</StorageClass>
  </Contents>
</ListBucketResult>`;
  answer = (request, response) => {
    const token = new URL(`http://x${request.url}`).searchParams.get('continuation-token');
    if (token === '1ueGcx&PQ+a==') response.end(page('b&#38;&#x41;.jpg', '<IsTruncated>false</IsTruncated>'));
    else
      response.end(
        page(
          'a.jpg',
          '<IsTruncated>true</IsTruncated><NextContinuationToken>1ueGcx&amp;PQ+a==</NextContinuationToken>',
        ),
      );
  };
  const modifiedAt = Date.UTC(2026, 10, 22, 10);
  expect(await storage.list()).toEqual([
    { key: 'uploads/a.jpg', modifiedAt },
    { key: 'uploads/b&A.jpg', modifiedAt },
  ]);
  expect(asked).toEqual([
    'GET /clinic?list-type=2&prefix=site%2Fuploads%2F',
    'GET /clinic?list-type=2&prefix=site%2Fuploads%2F&continuation-token=1ueGcx%26PQ%2Ba%3D%3D',
  ]);
});

test('a file that is missing is not an error, but a missing bucket is', async () => {
  answer = answerWith(404, errorXml('NoSuchKey'));
  expect(await storage.get(key)).toBeNull();
  await expect(storage.delete(key)).resolves.toBeUndefined();
  answer = answerWith(404, errorXml('NoSuchBucket', 'The specified bucket does not exist'));
  const calls = [storage.get(key), storage.delete(key), storage.list(), storage.put(key, Buffer.from('x'))];
  for (const error of await Promise.all(calls.map(errorOf))) {
    expect(error).toBeInstanceOf(StorageUnavailable);
    expect(error).toMatchObject({ status: 404, code: 'NoSuchBucket' });
    expect(error?.message).toContain('answered');
    expect(error?.message).toContain('404 NoSuchBucket The specified bucket does not exist');
  }
});

test.each([
  [403, 'AccessDenied'],
  [403, 'SignatureDoesNotMatch'],
  [301, 'PermanentRedirect'],
  [400, 'AuthorizationHeaderMalformed'],
])('a refusal with %i %s is not repeated', async (status, code) => {
  answer = answerWith(status, errorXml(code));
  expect(await errorOf(storage.put(key, Buffer.from('x')))).toMatchObject({ status, code });
  expect(asked).toEqual(['PUT /clinic/site/uploads/a.jpg']);
});

test.each([
  ['ExpiredToken', 400, 'the key in AWS_SESSION_TOKEN has expired.'],
  ['InvalidToken', 400, 'AWS_SESSION_TOKEN does not belong to the key.'],
  ['AccessDenied', 403, 'the key may not list, write and delete files there.'],
  ['RequestTimeTooSkewed', 403, 'the clock of this computer is wrong.'],
  ['SomethingNew', 400, `The storage at HOST answered GET with 400 SomethingNew x & y`],
])('at the start, %s is said in words', async (code, status, sentence) => {
  answer = answerWith(status, errorXml(code));
  const error = await errorOf(openStorage({ dataDir: 'unused', s3: settings }));
  expect(error).toBeInstanceOf(StartError);
  const reason = sentence.replace('HOST', settings.endpoint?.host ?? '');
  expect(error?.message).toBe(`STORAGE_URL: the bucket clinic cannot be used: ${reason}`);
});

test.each([
  [503, 'SlowDown'],
  [500, 'InternalError'],
])('%i %s is repeated once', async (status, code) => {
  let times = 0;
  answer = (...args) => {
    times += 1;
    (times === 2 ? answerWith(200) : answerWith(status, errorXml(code)))(...args);
  };
  await storage.put(key, Buffer.from('x'));
  expect(times).toBe(2);
  expect(await errorOf(storage.put(key, Buffer.from('x')))).toMatchObject({ status, code });
});

test.each([
  [507, 'InsufficientStorage'],
  [507, 'XMinioStorageFull'],
  [403, 'QuotaExceeded'],
])('%i %s says that the storage is full', async (status, code) => {
  answer = answerWith(status, errorXml(code));
  expect(isDiskFull(await errorOf(storage.put(key, Buffer.from('x'))))).toBe(true);
});

test('an answer that is no XML is an error, too, and a long one is not read', async () => {
  answer = answerWith(502, '<html>Bad gateway</html>');
  expect(await errorOf(storage.check())).toMatchObject({ status: 502, code: undefined });
  answer = answerWith(403, 'x'.repeat(1_000_000), { 'Content-Length': '1000000' });
  expect(await errorOf(storage.check())).toMatchObject({ status: 403 });
});

describe('a server that does not answer', () => {
  test('fails a request in time, and the following ones at once, until it answers again', async () => {
    const impatient = createS3Storage(settings, { answerMs: 300, streamMs: 300, probeMs: 300 });
    answer = () => undefined;
    const error = await errorOf(impatient.check());
    expect(error?.message).toMatch(/cannot be reached: no answer within 300 ms$/);
    expect(asked).toHaveLength(1);
    expect(await Promise.all(Array.from({ length: 20 }, () => errorOf(impatient.get(key))))).toEqual(
      Array.from({ length: 20 }, () => error),
    );
    expect(asked).toHaveLength(1);
    answer = answerWith(200, 'x');
    await expect.poll(() => errorOf(impatient.check()), { timeout: 10_000 }).toBeNull();
  });

  test('is named when nothing listens there', async () => {
    server.close();
    server.closeAllConnections();
    const error = await errorOf(storage.check());
    expect(error).toBeInstanceOf(StorageUnavailable);
    expect(error?.message).toMatch(/^The storage at 127\.0\.0\.1:\d+ cannot be reached: connect ECONNREFUSED/);
  });

  test('in the middle of a file breaks that file off', async () => {
    answer = (_request, response) => response.writeHead(200, { 'Content-Length': '100', ETag: '"x"' }).write('half');
    const file = await storage.get(key);
    const reading = errorOf(buffer(file?.body ?? Readable.from([])));
    server.closeAllConnections();
    expect(await reading).toBeInstanceOf(Error);
  });
});

test('a bucket with a host name of its own is addressed by it', async () => {
  const byName = createS3Storage({ ...settings, pathStyle: false, redirects: true, endpoint: undefined });
  const url = new URL((await byName.signedUrl?.(key)) ?? '');
  expect(url.origin + url.pathname).toBe('https://clinic.s3.eu-west-1.amazonaws.com/site/uploads/a.jpg');
  expect(url.searchParams.get('X-Amz-Expires')).toBe('3600');
});
