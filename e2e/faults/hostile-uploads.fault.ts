import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { whitePng } from '#server/testing/white-png.ts';
import { startSite } from '../testing/site.ts';

/** The memory of a process and its children, in MB. */
function memoryOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  return (
    Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024 +
    children.reduce((sum, child) => sum + memoryOf(Number(child)), 0)
  );
}

test('20 forms of 5 MB of tiny parts at once take little memory, at the call and at the page without scripts', async () => {
  const site = await startSite({ TRUST_PROXY: '1', BACKUPS: 'off' });
  onTestFinished(() => site.stop().then(() => undefined));
  const part = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n';
  const body = `${part.repeat(Math.floor(5_000_000 / part.length))}--x--`;
  for (const [index, path] of ['/api/careers/1/applications', '/career/1/apply'].entries()) {
    const send = async (client: number) => {
      const headers = {
        'Content-Type': 'multipart/form-data; boundary=x',
        'X-Forwarded-For': `192.0.${index}.${client}`,
        Origin: site.url,
      };
      // A connection that still sends half a second after the refusal is closed, and may not get to read the response.
      const answer = fetch(site.url + path, { method: 'POST', headers, body });
      return answer.then(
        ({ status }) => status,
        () => 'closed' as const,
      );
    };
    const before = memoryOf(site.pid);
    const outcomes = new Set(await Promise.all(Array.from({ length: 20 }, (_, client) => send(client))));
    const peak = Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${site.pid}/status`, 'utf8'))?.[1]) / 1024;
    console.log(`tiny parts at ${path}: ${before.toFixed(0)} MB before, at most ${peak.toFixed(0)} MB`);
    outcomes.delete('closed');
    expect([413, 503]).toEqual(expect.arrayContaining([...outcomes]));
    expect(outcomes).toContain(413);
    expect(peak - before).toBeLessThan(150);
  }
  expect((await fetch(`${site.url}/career/1/apply`)).status).toBe(200);
});

test('a hundred oversized uploads take little memory, and the site still works', async () => {
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
  let peak = before;
  const sampling = setInterval(() => (peak = Math.max(peak, memoryOf(site.pid))), 50);
  onTestFinished(() => clearInterval(sampling));
  const outcomes = new Set<number | 'closed'>();
  for (let round = 0; round < 25; round += 1) {
    const sent = [bomb(), heavy(), bomb(), chunked()].map(async (body) => {
      const type = body instanceof FormData ? {} : { 'Content-Type': 'multipart/form-data; boundary=x' };
      const init = { method: 'POST', headers: { Authorization, ...type }, body, duplex: 'half' as const };
      // A connection that still sends half a second after the refusal is closed, and may not get to read the response.
      return fetch(`${site.url}/api/upload-photo`, init).then(
        ({ status }) => status,
        () => 'closed' as const,
      );
    });
    for (const outcome of await Promise.all(sent)) outcomes.add(outcome);
  }
  console.log(`hostile uploads: ${before.toFixed(0)} MB before, at most ${peak.toFixed(0)} MB`);
  outcomes.delete('closed');
  expect(outcomes).toEqual(new Set([413, 422]));
  expect(peak - before).toBeLessThan(300);
  expect((await fetch(site.url)).status).toBe(200);
});
