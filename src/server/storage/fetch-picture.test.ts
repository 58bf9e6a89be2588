import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:https';
import type { AddressInfo, LookupFunction } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { limits } from '#contract/plain/limits.ts';
import { failuresOf } from '#contract/testing/failures.ts';
import { AppError } from '#server/app-error.ts';
import { fetchPicture, isPublicAddress } from './fetch-picture.ts';

describe('an address is on the public internet', () => {
  test('when it is public', async () => {
    const failures = await failuresOf(
      [
        '1.1.1.1',
        '8.8.8.8',
        '100.63.255.255',
        '100.128.0.0',
        '172.15.255.255',
        '172.32.0.0',
        '192.167.1.1',
        '223.255.255.255',
        '2606:4700::1111',
        '2a00:1450:4001:82a::200e',
      ],
      (address) => {
        expect(isPublicAddress(address)).toBe(true);
      },
    );
    expect(failures).toEqual([]);
  });

  test('not when it is within the network, or no picture', async () => {
    const failures = await failuresOf(
      [
        '0.0.0.0',
        '10.0.0.1',
        '10.255.255.255',
        '100.64.0.1',
        '127.0.0.1',
        '127.255.255.254',
        '169.254.169.254',
        '172.16.0.1',
        '172.31.255.255',
        '192.0.0.1',
        '192.0.2.1',
        '192.88.99.1',
        '192.168.1.1',
        '198.18.0.1',
        '198.19.255.255',
        '198.51.100.1',
        '203.0.113.1',
        '224.0.0.1',
        '240.0.0.1',
        '255.255.255.255',
        '::',
        '::1',
        '::ffff:127.0.0.1',
        '::ffff:8.8.8.8',
        '64:ff9b::8.8.8.8',
        '100::1',
        '2001::1',
        '2001:db8::1',
        '2002:7f00:1::',
        '3fff::1',
        'fc00::1',
        'fd12:3456::1',
        'fe80::1',
        'ff02::1',
      ],
      (address) => {
        expect(isPublicAddress(address)).toBe(false);
      },
    );
    expect(failures).toEqual([]);
  });
});

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
