import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { takeOfficialNode } from './official-node.ts';

const name = `node-${process.version}-linux-arm64`;
let folder: string;
let published: string;
let from: string;

/** A site that offers files as nodejs.org does. */
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'official-node-'));
  mkdirSync(path.join(folder, name, 'bin'), { recursive: true });
  writeFileSync(path.join(folder, name, 'bin/node'), 'a program');
  const archive = execFileSync('tar', ['-cz', '-C', folder, name]);
  published = `${createHash('sha256').update(archive).digest('hex')}  ${name}.tar.gz\n`;
  const server = createServer((request, response) => {
    const files: Record<string, string | Buffer> = {
      '/SHASUMS256.txt': `${'0'.repeat(64)}  another.tar.gz\n${published}`,
      [`/${name}.tar.gz`]: archive,
    };
    const file = files[request.url ?? ''];
    response.writeHead(file ? 200 : 404).end(file);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  from = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return () => {
    server.close();
    rmSync(folder, { recursive: true });
  };
});

const unpacked = () => path.join(folder, 'unpacked');
const take = (arch = 'arm64') => takeOfficialNode(arch, unpacked(), from);

test('the Node.js of the published checksum is unpacked', async () => {
  const { digest } = await take();
  expect(published).toContain(digest['sha256']);
  expect(readFileSync(path.join(unpacked(), 'bin/node'), 'utf8')).toBe('a program');
});

test('another one is refused, and so is one that no checksum names', async () => {
  published = `${'1'.repeat(64)}  ${name}.tar.gz\n`;
  await expect(take()).rejects.toThrow(`${name}.tar.gz is not the file of the published checksum.`);
  published = '';
  await expect(take()).rejects.toThrow('is not the file of the published checksum.');
  expect(existsSync(unpacked())).toBe(false);
});

test('one that is not offered is an error with its address', async () => {
  await expect(take('riscv64')).rejects.toThrow(`node-${process.version}-linux-riscv64.tar.gz answers 404.`);
});
