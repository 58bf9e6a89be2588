import { describe, expect, test } from 'vitest';
import { failuresOf } from '#contract/testing/failures.ts';
import { createPublicLookup, isPrivateHost, isPublicAddress, type Resolve } from './public-request.ts';

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

test('an address in digits is private in every way of writing it', () => {
  const hosts = ['127.1', '0x7f000001', '2130706433', '127.0.0.1.', '[::1]', '[::ffff:7f00:1]', '192.168.0.1'];
  const hostname = (host: string) => new URL(`https://${host}`).hostname;
  expect(hosts.filter((host) => !isPrivateHost(hostname(host)))).toEqual([]);
  expect(['clinic.example', '1.1.1.1', '[2606:4700::1111]'].filter((host) => isPrivateHost(hostname(host)))).toEqual(
    [],
  );
});

test('a name that leads to loopback at the second look-up leads nowhere then, and a mixed answer to its public address alone', async () => {
  const answers = [['1.1.1.1'], ['127.0.0.1'], ['10.0.0.1', '8.8.8.8', '::1']];
  const resolve = ((_host: string, _options: object, done: (error: null, found: object[]) => void) => {
    const found = answers.shift() ?? [];
    done(
      null,
      found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  }) as unknown as Resolve;
  const lookup = createPublicLookup(resolve);
  const look = () => {
    const { promise, resolve: finish } = Promise.withResolvers<unknown>();
    lookup('rebinding.example', {}, (error, address) => finish(error?.message ?? address));
    return promise;
  };
  expect([await look(), await look(), await look()]).toEqual(['1.1.1.1', 'not a public address', '8.8.8.8']);
  expect(answers).toEqual([]);
});
