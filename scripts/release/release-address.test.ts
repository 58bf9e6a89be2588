import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { findNewest } from '#server/installation/release-address.ts';
import { makeKeyPair, signFile } from './minisign.ts';

/** Serves these texts by their names. */
async function publish(files: Record<string, string>) {
  const server = createServer((request, response) => {
    const content = files[request.url?.slice(1) ?? ''];
    if (content === undefined) response.writeHead(404).end();
    else response.end(content);
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
}

const sumsOf = (version: string) =>
  `${'0'.repeat(64)}  physiotherapy-app-${version}-${process.platform}-${process.arch}.tar.gz\n`;

test('the newest version at an address counts if the known key has signed it, and no other answer does', async () => {
  const pair = makeKeyPair();
  const sums = sumsOf('2.1.0');
  const signed = { SHA256SUMS: sums, 'SHA256SUMS.minisig': signFile(Buffer.from(sums), pair.secretKey, '') };
  const find = async (files: Record<string, string>, version: string, key: string | undefined = pair.publicKey) =>
    findNewest(await publish(files), version, key);
  expect(await find(signed, '2.0.0')).toEqual({ version: '2.1.0', is_newer: true });
  expect(await find(signed, '2.1.0-dev+abc')).toEqual({ version: '2.1.0', is_newer: true });
  expect(await find(signed, '2.1.0')).toEqual({ version: '2.1.0', is_newer: false });
  expect(await find(signed, '2.2.0-dev+abc')).toEqual({ version: '2.1.0', is_newer: false });
  await expect(find({ ...signed, SHA256SUMS: sumsOf('9.0.0') }, '2.0.0')).rejects.toThrow('is not by the key');
  await expect(find({ SHA256SUMS: sums }, '2.0.0')).rejects.toThrow('There is no SHA256SUMS.minisig');
  await expect(find(signed, '2.0.0', makeKeyPair().publicKey)).rejects.toThrow('is not by the key');
  await expect(find({ ...signed, SHA256SUMS: 'x'.repeat(2_000_000) }, '2.0.0')).rejects.toThrow('it sends too much');
});
