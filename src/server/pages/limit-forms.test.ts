import { Hono } from 'hono';
import { beforeEach, expect, test } from 'vitest';
import * as applicationMessages from '#contract/messages/applications.ts';
import { AppError } from '#server/app-error.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { createMemoryLimitStore } from '#server/limits/limit-store.ts';
import { formOf } from '#server/testing/requester.ts';
import { limitForms } from './limit-forms.ts';

const call = 'POST /api/careers/{id}/applications';
/** The seven of the call, and two more: a form of ours has its token. */
const mostParts = 9;

let arrived: string[][];
let now: number;
let app: Hono<AppEnv>;
beforeEach(() => {
  arrived = [];
  now = 0;
  const limitStore = createMemoryLimitStore(() => now);
  app = new Hono<AppEnv>();
  app.use((c, next) => {
    c.set('page', c.req.path);
    return next();
  });
  app.post('*', limitForms([{ path: '/apply', call }], { limitStore, clientAddress: () => 'a visitor' }));
  app.post('*', async (c) => {
    arrived.push([...(await c.req.formData()).keys()]);
    return c.text('read');
  });
  app.onError((error, c) => c.text(error.message, error instanceof AppError && error.code === 'too-large' ? 413 : 400));
});

const post = async (body: FormData | ReadableStream, headers: Record<string, string> = {}, path = '/apply') => {
  if (body instanceof ReadableStream) {
    const streamed = { 'Content-Type': 'multipart/form-data; boundary=x', ...headers };
    return app.request(path, { method: 'POST', body, headers: streamed, duplex: 'half' });
  }
  const encoded = new Response(body);
  const type = { 'Content-Type': encoded.headers.get('Content-Type') ?? '' };
  return app.request(path, { method: 'POST', body: await encoded.arrayBuffer(), headers: { ...type, ...headers } });
};
const formWith = (parts: number) =>
  formOf(Object.fromEntries(Array.from({ length: parts }, (_, i) => [`part-${i}`, ''])));

test('a form with a file reaches its page with at most two parts more than its call names', async () => {
  expect(await (await post(formWith(mostParts))).text()).toBe('read');
  expect(arrived[0]).toHaveLength(mostParts);
  const refused = await post(formWith(mostParts + 1));
  expect(refused.status).toBe(413);
  expect(arrived).toHaveLength(1);
});

test('5 MB of tiny parts are read no further than the first that is too many', async () => {
  const part = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n';
  const bytes = new TextEncoder().encode(part.repeat(65_536 / part.length));
  let read = 0;
  const endless = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        read += bytes.length;
        controller.enqueue(bytes);
      },
    },
    { highWaterMark: 0 },
  );
  expect((await post(endless)).status).toBe(413);
  expect(read).toBeLessThan(200_000);
});

test('a client that has sent too many forms is refused before its form is read', async () => {
  for (let sent = 0; sent < 20; sent += 1) expect((await post(formWith(mostParts + 1))).status).toBe(413);
  let isRead = false;
  const body = new ReadableStream<Uint8Array>(
    {
      pull() {
        isRead = true;
      },
    },
    { highWaterMark: 0 },
  );
  const refused = await post(body);
  expect([refused.status, refused.headers.get('Retry-After'), isRead]).toEqual([429, '3600', false]);
  now += 3_600_000;
  expect((await post(formWith(1))).status).toBe(200);
});

test('a form that is passed on is counted by its call alone', async () => {
  for (let sent = 0; sent < 25; sent += 1) expect((await post(formWith(1))).status).toBe(200);
});

test('a form that is too large is refused with a sentence, and other pages take texts only', async () => {
  const large = new Blob(['x'.repeat(6_000_000)]);
  const told = { 'Content-Length': '6000300' };
  for (const refused of [await post(formOf({ file: large })), await post(formOf({ file: large }), told)]) {
    expect(refused.status).toBe(413);
    expect(await refused.text()).toContain(applicationMessages.tooLarge);
  }
  expect((await post(formOf({ file: large }), {}, '/review')).status).toBe(413);
  expect(arrived).toEqual([]);
});
