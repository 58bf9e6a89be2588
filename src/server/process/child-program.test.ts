import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createChildProgram } from './child-program.ts';

/** Misbehaves on request. Otherwise it answers with its process id. */
const misbehaving = `
process.on('message', (order) => {
  if (order === 'die') process.kill(process.pid, 'SIGKILL');
  if (order === 'end') process.exit(0);
  if (order !== 'hang') process.send(process.pid);
});`;

const folder = mkdtempSync(path.join(tmpdir(), 'clinic-child-'));
const program = path.join(folder, 'misbehaving.mjs');
writeFileSync(program, misbehaving);
afterAll(() => rmSync(folder, { recursive: true }));

const create = (options: { deadline?: number; idle?: number; waiting?: number } = {}) =>
  createChildProgram<number>({ program, deadline: 10_000, ...options });

test.each([
  ['is killed', 'die', 'The child program ended (SIGKILL).'],
  ['ends', 'end', 'The child program ended (0).'],
  ['hangs', 'hang', 'The child program took longer than 2000 ms.'],
])('when the child process %s, that task fails and the next one is done', async (_what, order, reason) => {
  const run = create({ deadline: 2_000 });
  const [failed, next] = await Promise.allSettled([run(order), run('fine')]);
  expect(failed).toMatchObject({ reason: { message: reason } });
  expect(next).toMatchObject({ status: 'fulfilled' });
});

test('work that takes too long has ended when its task fails', async () => {
  const run = create({ deadline: 2_000 });
  const process = await run('fine');
  await expect(run('hang')).rejects.toThrow('longer than 2000 ms');
  expect(isRunning(process)).toBe(false);
});

test('one process does several tasks, and ends when it is idle', async () => {
  const run = create({ idle: 50 });
  const [first, second] = await Promise.all([run('1'), run('2')]);
  expect(second).toBe(first);
  await expect.poll(() => isRunning(first)).toBe(false);
  expect(await run('3')).not.toBe(first);
});

test('a task beyond those that may wait is refused at once', async () => {
  const run = create({ waiting: 1 });
  const results = await Promise.allSettled([run('1'), run('2'), run('3')]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
});

function isRunning(pid: number) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
