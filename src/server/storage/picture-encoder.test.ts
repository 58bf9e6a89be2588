import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createPictureEncoder } from './picture-encoder.ts';

/** Misbehaves as a decoder can, on request. Otherwise it answers with its process id in place of the width. */
const misbehaving = `
process.on('message', (bytes) => {
  const order = Buffer.from(bytes).toString();
  if (order === 'die') process.kill(process.pid, 'SIGKILL');
  if (order === 'end') process.exit(0);
  if (order !== 'hang') process.send({ width: process.pid });
});`;

const folder = mkdtempSync(path.join(tmpdir(), 'clinic-encoder-'));
const program = path.join(folder, 'misbehaving.mjs');
writeFileSync(program, misbehaving);
afterAll(() => rmSync(folder, { recursive: true }));

const notPrepared = 'This picture could not be prepared. Please try again, or choose another one.';

test.each([
  ['is killed', 'die', 'The picture program ended (SIGKILL).'],
  ['ends', 'end', 'The picture program ended (0).'],
  ['hangs', 'hang', 'The picture took longer than 2000 ms.'],
])('when the encoder process %s, that picture fails and the next one is encoded', async (_what, order, reason) => {
  const encode = createPictureEncoder({ program, deadline: 2_000 });
  const [failed, next] = await Promise.allSettled([encode(Buffer.from(order)), encode(Buffer.from('fine'))]);
  expect(failed).toMatchObject({ reason: { code: 'unavailable', message: notPrepared, cause: { message: reason } } });
  expect(next).toMatchObject({ status: 'fulfilled' });
});

test('one process encodes several pictures, and ends when it is idle', async () => {
  const encode = createPictureEncoder({ program, idle: 50 });
  const [first, second] = await Promise.all([encode(Buffer.from('1')), encode(Buffer.from('2'))]);
  const pid = first?.width ?? 0;
  expect(second?.width).toBe(pid);
  await expect.poll(() => isRunning(pid)).toBe(false);
  expect((await encode(Buffer.from('3')))?.width).not.toBe(pid);
});

function isRunning(pid: number) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
