import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { failuresOf } from '#contract/testing/failures.ts';
import type { AppEnv } from './app-env.ts';
import { clientAddress } from './client-address.ts';

interface From {
  trustedProxies?: number;
  forwarded?: string;
  socket?: string;
  inProcess?: string;
}

async function addressOf({ trustedProxies = 0, forwarded, socket, inProcess }: From) {
  const app = new Hono<AppEnv>().get('/', (c) => c.text(clientAddress(c, trustedProxies)));
  const env = {
    ...(socket && { incoming: { headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress: socket } } }),
    ...(inProcess && { clientAddress: inProcess }),
  };
  return (await app.request('/', {}, env)).text();
}

describe('the client’s address', () => {
  test('is that of the connection, or the one that trusted proxies name', async () => {
    const failures = await failuresOf<[string, From, string]>(
      [
        ['is that of the connection', { socket: '192.0.2.1' }, '192.0.2.1'],
        ['is not what the client claims', { socket: '192.0.2.1', forwarded: '198.51.100.1' }, '192.0.2.1'],
        [
          'is the last entry behind one proxy',
          { trustedProxies: 1, socket: '10.0.0.1', forwarded: '198.51.100.1, 192.0.2.1' },
          '192.0.2.1',
        ],
        [
          'is the last but one behind two',
          { trustedProxies: 2, socket: '10.0.0.1', forwarded: '198.51.100.1, 192.0.2.1,10.0.0.2' },
          '192.0.2.1',
        ],
        [
          'leaves out the port that a proxy wrote along',
          { trustedProxies: 1, socket: '10.0.0.1', forwarded: '192.0.2.1:5678' },
          '192.0.2.1',
        ],
        ['is that of the connection when a proxy says nothing', { trustedProxies: 1, socket: '10.0.0.1' }, '10.0.0.1'],
        [
          'is that of the connection when the entry is blank',
          { trustedProxies: 1, socket: '10.0.0.1', forwarded: '' },
          '10.0.0.1',
        ],
        [
          'is that of the connection when there are fewer entries than proxies',
          { trustedProxies: 2, socket: '10.0.0.1', forwarded: '1.1.1.1' },
          '10.0.0.1',
        ],
        [
          'is what a page passes on in-process',
          { inProcess: '192.0.2.1', socket: '192.0.2.9', forwarded: '1.1.1.1' },
          '192.0.2.1',
        ],
        ['is unknown without a connection', {}, 'unknown'],
        ['is IPv4 where IPv6 wraps it', { socket: '::ffff:192.0.2.1' }, '192.0.2.1'],
        [
          'is no error where an entry is no address',
          { trustedProxies: 1, socket: '10.0.0.1', forwarded: '1:2:3:4:5:6:7:8:9::' },
          '1:2:3:4',
        ],
      ],
      async ([, from, expected]) => {
        expect(await addressOf(from)).toBe(expected);
      },
    );
    expect(failures).toEqual([]);
  });

  test.each([
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
    ['2001:db8::1', '2001:db8:0:0:1::'],
    ['fe80::1%eth0', 'fe80::2%eth0'],
  ])('is one for %s and %s, which are of one /64 network', async (one, other) => {
    expect(await addressOf({ socket: one })).toBe(await addressOf({ socket: other }));
  });

  test.each([
    ['2001:db8:1:2::1', '2001:db8:1:3::1'],
    ['2001:db8::1', '2001:db8:0:1::1'],
    ['2001:db8::', '2001:db9::'],
  ])('is another for %s and %s, which are of two /64 networks', async (one, other) => {
    expect(await addressOf({ socket: one })).not.toBe(await addressOf({ socket: other }));
  });
});
