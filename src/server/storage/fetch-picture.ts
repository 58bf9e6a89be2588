import { lookup as resolve } from 'node:dns';
import { get, type RequestOptions } from 'node:https';
import { BlockList, isIPv6, type LookupFunction } from 'node:net';
import { limits } from '#contract/plain/limits.ts';
import { invalid } from '#server/app-error.ts';

const timeoutMs = 5_000;

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

/**
 * Downloads a picture from an address that an administrator has entered, so that pages never load it from a third party.
 * Redirects are not followed. The check is made on the resolved address, and the connection uses that same address, so that a
 * host name cannot lead into the private network.
 * @throws AppError `invalid` with the same message for every reason.
 */
export async function fetchPicture(
  url: string,
  options: RequestOptions = { lookup: publicLookup },
): Promise<Uint8Array> {
  try {
    return await download(new URL(url), options);
  } catch {
    throw invalid('image_url', 'The picture at this address could not be fetched. Please upload it as a file.');
  }
}

const publicLookup: LookupFunction = (host, options, done) => {
  resolve(host, { ...options, all: true }, (error, addresses) => {
    const allowed = error ? [] : addresses.filter(({ address }) => isPublicAddress(address));
    const first = allowed[0];
    if (!first) done(error ?? new Error('not a public address'), []);
    else if (options.all) done(null, allowed);
    else done(null, first.address, first.family);
  });
};

async function download(url: URL, options: RequestOptions): Promise<Uint8Array> {
  // Node does not call `lookup` for a numeric host.
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (/^[\d.]+$|:/.test(host) && !isPublicAddress(host) && options.lookup === publicLookup)
    throw new Error('not a public address');
  const { promise, resolve: finish, reject } = Promise.withResolvers<Uint8Array>();
  const direct = { agent: false } as const; // a proxy in the environment would resolve the name itself, unchecked
  const request = get(url, { ...direct, ...options, signal: AbortSignal.timeout(timeoutMs) }, (response) => {
    if (response.statusCode !== 200) return void request.destroy(new Error(`status ${response.statusCode}`));
    const chunks: Buffer[] = [];
    let size = 0;
    response.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > limits.picture) request.destroy(new Error('too large'));
      else chunks.push(chunk);
    });
    response.on('end', () => finish(Buffer.concat(chunks)));
    response.on('error', reject);
  });
  request.on('error', reject);
  return promise;
}
