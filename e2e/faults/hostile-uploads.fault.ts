import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { whitePng } from '#server/testing/white-png.ts';
import { startSite } from '../testing/site.ts';

/** In MB, of a program and the processes that it has started. */
function memoryOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  return (
    Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024 +
    children.reduce((sum, child) => sum + memoryOf(Number(child)), 0)
  );
}

test('a hundred uploads that are too large in one way or another take little memory and leave the site working', async () => {
  const site = await startSite({ RATE_LIMITS: 'off', BACKUPS: 'off' });
  onTestFinished(() => site.stop().then(() => undefined));
  const json = { 'Content-Type': 'application/json' };
  const login = await fetch(`${site.url}/api/admin/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(site.admin),
  });
  const Authorization = `Bearer ${((await login.json()) as { token: string }).token}`;

  const formOf = (bytes: Uint8Array<ArrayBuffer>) => {
    const form = new FormData();
    form.set('title', 'x');
    form.set('image', new Blob([bytes], { type: 'image/png' }), 'a.png');
    return form;
  };
  const bomb = () => formOf(new Uint8Array(whitePng(20_000, 20_000)));
  const heavy = () => formOf(new Uint8Array(20 * 2 ** 20));
  const chunked = () => new Response(heavy()).body;

  const before = memoryOf(site.pid);
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, memoryOf(site.pid))), 50);
  onTestFinished(() => clearInterval(watch));
  const outcomes = new Set<number | 'cut'>();
  for (let round = 0; round < 25; round += 1) {
    const sent = [bomb(), heavy(), bomb(), chunked()].map(async (body) => {
      const type = body instanceof FormData ? {} : { 'Content-Type': 'multipart/form-data; boundary=x' };
      const init = { method: 'POST', headers: { Authorization, ...type }, body, duplex: 'half' as const };
      // Whoever still sends half a second after the refusal is cut, and may not come to read it.
      return fetch(`${site.url}/api/upload-photo`, init).then(
        ({ status }) => status,
        () => 'cut' as const,
      );
    });
    for (const outcome of await Promise.all(sent)) outcomes.add(outcome);
  }
  console.log(`hostile uploads: ${before.toFixed(0)} MB before, at most ${most.toFixed(0)} MB`);
  outcomes.delete('cut');
  expect(outcomes).toEqual(new Set([413, 422]));
  expect(most - before).toBeLessThan(300);
  expect((await fetch(site.url)).status).toBe(200);
});
