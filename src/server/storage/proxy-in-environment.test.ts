import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { runProgram } from '#server/testing/run-program.ts';
import { startS3Emulator } from '#server/testing/s3-emulator.ts';
import { temporaryFolder } from '#server/testing/temporary-folder.ts';

// Names that clients of HTTP read on a machine behind a proxy, and the switch with which Node does.

const asked: unknown[] = [];
let environment: Record<string, string>;
beforeAll(async () => {
  const proxy = createServer((request, response) => {
    asked.push(request.url);
    response.writeHead(502).end();
  });
  proxy.on('connect', (request, socket) => {
    asked.push(request.url);
    socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
  });
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  const address = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  environment = { HTTP_PROXY: address, HTTPS_PROXY: address, https_proxy: address, NODE_USE_ENV_PROXY: '1' };
  return () => void proxy.close();
});

test('the bucket (of an emulator) is reached directly', async () => {
  const dataDir = temporaryFolder('clinic-proxy-');
  const emulator = await startS3Emulator();
  onTestFinished(async () => {
    await emulator.close();
    rmSync(dataDir, { recursive: true });
  });
  const settings = { DATA_DIR: dataDir, ...emulator.environment, ...environment };
  const { code, output } = await runProgram('move', ['bucket', '--dry-run'], settings);
  expect([code, output]).toEqual([0, expect.stringMatching(/^0 pictures, .+: 0 to copy\.$/m)]);
  expect(asked).toEqual([]);
});

test('pictures at addresses that administrators enter are fetched directly, from addresses that were checked', async () => {
  const program = `
    import { fetchPicture } from '#server/storage/fetch-picture.ts';
    await fetchPicture('https://pictures.invalid/a.png').catch(({ code }) => console.log(code));`;
  const args = ['--input-type=module', '--eval', program];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env: environment });
  expect(stdout).toBe('invalid\n');
  expect(asked).toEqual([]);
});
