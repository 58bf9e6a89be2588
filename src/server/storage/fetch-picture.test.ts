import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:https';
import type { AddressInfo, LookupFunction } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { limits } from '#contract/plain/limits.ts';
import { AppError } from '#server/app-error.ts';
import { fetchPicture } from './fetch-picture.ts';

describe('fetching', () => {
  // A pre-shared key replaces a certificate: the test server has a name that only this lookup resolves.
  const psk = randomBytes(16);
  const tls = { ciphers: 'PSK', maxVersion: 'TLSv1.2' } as const;
  const lookup: LookupFunction = (_host, options, done) =>
    options.all ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4);
  const options = {
    ...tls,
    lookup,
    pskCallback: () => ({ psk, identity: 'test' }),
    checkServerIdentity: () => undefined,
  };
  const asked: string[] = [];
  const server = createServer({ ...tls, pskCallback: () => psk }, (request, response) => {
    asked.push(request.url ?? '');
    if (request.url === '/picture') response.end('bytes of a picture');
    else if (request.url === '/large') response.end(Buffer.alloc(limits.picture));
    else if (request.url === '/too-large') response.end(Buffer.alloc(limits.picture + 1));
    else if (request.url === '/cut-off')
      response.writeHead(200, { 'Content-Length': '100' }).write('beginning', () => response.destroy());
    else if (request.url === '/elsewhere') response.writeHead(302, { Location: '/picture' }).end();
    else response.writeHead(404).end();
  });
  let address: string;
  beforeAll(async () => {
    await once(server.listen(0, '127.0.0.1'), 'listening');
    address = `https://pictures.example:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  test('returns the bytes of a picture', async () => {
    expect(Buffer.from(await fetchPicture(`${address}/picture`, options)).toString()).toBe('bytes of a picture');
  });

  test('accepts up to 10 MB', async () => {
    expect(await fetchPicture(`${address}/large`, options)).toHaveLength(limits.picture);
  });

  test.each(['/too-large', '/cut-off', '/elsewhere', '/nothing'])(
    'fails for %s with a message at the field',
    async (path) => {
      asked.length = 0;
      const error = await fetchPicture(address + path, options).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(AppError);
      expect(error).toMatchObject({
        code: 'invalid',
        errors: [
          {
            field: 'image_url',
            message: 'The picture at this address could not be fetched. Please upload it as a file.',
          },
        ],
      });
      expect(asked).toEqual([path]);
    },
  );

  test('fails for an unknown host and for an invalid address', async () => {
    for (const url of ['https://nothing.invalid/a.png', 'https://', 'nonsense'])
      await expect(fetchPicture(url)).rejects.toThrow(AppError);
  });
});
