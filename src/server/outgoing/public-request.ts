import { lookup as resolve } from 'node:dns';
import { type RequestOptions, request } from 'node:https';
import { BlockList, isIPv6, type LookupFunction } from 'node:net';

/** Loopback, private and reserved addresses. */
const notPublic = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  notPublic.addSubnet(network, prefix, 'ipv4');
const publicV6 = new BlockList();
publicV6.addSubnet('2000::', 3, 'ipv6');
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  notPublic.addSubnet(network, prefix, 'ipv6');
}

export function isPublicAddress(address: string) {
  if (!isIPv6(address)) return !notPublic.check(address, 'ipv4');
  return publicV6.check(address, 'ipv6') && !notPublic.check(address, 'ipv6');
}

export type Resolve = typeof resolve;

/** Looks a name up once, and answers public addresses alone: the connection goes to one that was checked. */
export function createPublicLookup(ask: Resolve = resolve): LookupFunction {
  return (host, options, done) => {
    ask(host, { ...options, all: true }, (error, addresses) => {
      const allowed = error ? [] : addresses.filter(({ address }) => isPublicAddress(address));
      const first = allowed[0];
      if (!first) done(error ?? new Error('not a public address'), []);
      else if (options.all) done(null, allowed);
      else done(null, first.address, first.family);
    });
  };
}

const publicLookup = createPublicLookup();

/** Whether a host is an address in digits, and not a public one. Node does not call `lookup` for these. */
export function isPrivateHost(hostname: string) {
  const host = hostname.replace(/^\[|\]$/g, '');
  return (/^[\d.]+$/.test(host) || host.includes(':')) && !isPublicAddress(host);
}

interface PublicRequest {
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  /** Time for all of it, in ms. */
  timeoutMs: number;
  /** Most bytes of the answer that are read. */
  maxBytes: number;
  /** For tests, whose servers are on loopback. */
  options?: RequestOptions | undefined;
}

/**
 * Asks another server by https, at an address that an administrator has entered. Redirects are not followed. The check is made on the
 * resolved address, and the connection uses that same address, so that a host name cannot lead into the private network.
 * @returns The beginning of a body that is too large
 */
export async function requestPublic(url: URL, { body = '', timeoutMs, maxBytes, options, ...sent }: PublicRequest) {
  if (!options && isPrivateHost(url.hostname)) throw new Error('not a public address');
  const {
    promise,
    resolve: finish,
    reject,
  } = Promise.withResolvers<{ status: number; body: Buffer; isWhole: boolean }>();
  const direct = { agent: false, lookup: publicLookup }; // a proxy in the environment would resolve the name itself, unchecked
  const signal = AbortSignal.timeout(timeoutMs);
  const asked = request(url, { ...direct, ...options, ...sent, signal }, (response) => {
    const status = response.statusCode ?? 0;
    const chunks: Buffer[] = [];
    let size = 0;
    const end = (isWhole: boolean) => finish({ status, body: Buffer.concat(chunks), isWhole });
    response.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= maxBytes) return void chunks.push(chunk);
      end(false);
      asked.destroy();
    });
    response.on('end', () => end(true));
    response.on('error', reject);
  });
  asked.on('error', reject);
  asked.end(body);
  return promise;
}
