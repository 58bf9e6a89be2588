import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { allEndpoints } from '#contract/index.ts';
import { failuresOf } from '#contract/testing/failures.ts';
import { expectProblem } from '#server/testing/expect-problem.ts';
import { reviewOf } from '#server/testing/fixtures.ts';
import { formOf } from '#server/testing/requester.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let site: TestApp;
let admin: { Authorization: string };
beforeAll(async () => {
  site = await createTestApp({ rateLimits: false });
  admin = await site.signIn();
});
afterAll(() => site.close());

const json = { 'Content-Type': 'application/json' };
const postText = (path: string, body: string, headers: Record<string, string> = json) =>
  site.send(path, { method: 'POST', headers, body });

describe('a body', () => {
  test('that is not JSON is refused', async () => {
    const detail = 'The body is not valid application/json.';
    const bodies = ['', '{', '{"name": "Meera"', 'name=Meera', '{"a":1}{"b":2}', "{'a': 1}"];
    const failures = await failuresOf(bodies, async (body) =>
      expectProblem(await postText('/api/appointments', body), 'malformed-request', detail),
    );
    expect(failures).toEqual([]);
  });

  test('that is not a valid form is refused', async () => {
    const detail = 'The body is not valid multipart/form-data.';
    for (const type of ['multipart/form-data', 'multipart/form-data; boundary=x']) {
      const answer = await postText('/api/blogs', 'title=x', { ...admin, 'Content-Type': type });
      expectProblem(answer, 'malformed-request', detail);
    }
  });

  test('that is a form is read no further than two parts beyond those of its call', async () => {
    const names = Object.keys(allEndpoints.find(({ path }) => path === '/api/upload-photo')?.body?.shape ?? {});
    const most = names.length + 2;
    const send = (count: number) => {
      const form = formOf({ title: 'x' });
      for (let part = 1; part < count; part += 1) form.append(`part-${part}`, '');
      return site.post('/api/upload-photo', form, admin);
    };
    expectProblem(await send(most), 'invalid');
    expectProblem(await send(most + 1), 'too-large', `Please send at most ${most} fields.`);
  });

  test('of 5 MB of tiny parts is refused after its first ones, by many at once', async () => {
    const { body: opening } = await site.post(
      '/api/careers',
      { position: 'Helper', description: 'Text.', experience: 1 },
      admin,
    );
    const part = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n';
    const bytes = new TextEncoder().encode(`${part.repeat(Math.floor(5_000_000 / part.length))}--x--`);
    let read = 0;
    const tinyParts = () =>
      new ReadableStream<Uint8Array>(
        {
          pull(controller) {
            const at = read;
            read += 65_536;
            controller.enqueue(bytes.subarray(at % bytes.length, (at % bytes.length) + 65_536));
          },
        },
        { highWaterMark: 0 },
      );
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
    const path = `/api/careers/${opening.id}/applications`;
    const sending = () => site.send(path, { method: 'POST', headers, body: tinyParts(), duplex: 'half' });
    const answers = await Promise.all(Array.from({ length: 14 }, sending));
    for (const answer of answers) expectProblem(answer, 'too-large');
    expect(read / answers.length).toBeLessThan(200_000);
  });

  test('of another type than JSON is refused', async () => {
    const types = ['', 'text/plain', 'application/x-www-form-urlencoded', 'application/jsonp'];
    const failures = await failuresOf(types, async (type) => {
      const headers: Record<string, string> = type ? { 'Content-Type': type } : {};
      const answer = await postText('/api/submit-review', JSON.stringify(reviewOf()), headers);
      expectProblem(answer, 'unsupported-type', 'Please send this as application/json.');
    });
    expect(failures).toEqual([]);
  });

  test('of another type than a form is refused', async () => {
    const answer = await postText('/api/conditions', '{}', { ...admin, ...json });
    expectProblem(answer, 'unsupported-type', 'Please send this as multipart/form-data.');
    expectProblem(await site.post('/api/careers', formOf({ position: 'x' }), admin), 'unsupported-type');
  });

  test('may name its type in other ways', async () => {
    const types = ['application/json; charset=utf-8', 'Application/JSON', 'application/json;'];
    const failures = await failuresOf(types, async (type) => {
      const answer = await postText('/api/submit-review', JSON.stringify(reviewOf()), { 'Content-Type': type });
      expect(answer.status).toBe(201);
    });
    expect(failures).toEqual([]);
  });

  test('that anyone may send has a limit of 4 to 64 KB', () => {
    const open = allEndpoints.filter(({ access, body, encoding }) => access === 'public' && body && !encoding);
    const unbounded = open.filter(({ maxBytes = 0 }) => maxBytes < 4_096 || maxBytes > 65_536);
    expect(unbounded.map(({ path }) => path)).toEqual([]);
    expect(open.length).toBeGreaterThan(5);
  });

  test('of more than its limit is refused', async () => {
    const large = JSON.stringify(reviewOf({ description: 'x'.repeat(2 * 1_048_576) }));
    expectProblem(await postText('/api/submit-review', large), 'too-large', 'Please send at most 64 KB.');
    const told = { ...json, 'Content-Length': String(large.length) };
    expectProblem(await postText('/api/submit-review', large, told), 'too-large');
  });

  test('that is not an object is refused', async () => {
    const message = 'Please send an object with the documented fields.';
    const failures = await failuresOf(['[]', '[{}]', '"text"', '12', 'true', 'null'], async (body) => {
      const answer = await postText('/api/appointments', body);
      expectProblem(answer, 'invalid', message);
      expect(answer.body.errors).toEqual([{ field: '', message }]);
    });
    expect(failures).toEqual([]);
  });

  test('with several invalid fields is answered with one entry per field', async () => {
    const answer = await site.post('/api/submit-review', reviewOf({ name: '', rating: 9, email: 'x' }));
    expectProblem(answer, 'invalid', 'Please check what you entered.');
    expect(answer.body.errors.map(({ field }: { field: string }) => field)).toEqual(['name', 'email', 'rating']);
  });

  test('cannot change the prototype of objects', async () => {
    const text = JSON.stringify(reviewOf({ name: 'Polly' })).replace(
      '{',
      '{"__proto__":{"visible":true},"constructor":1,',
    );
    expect((await postText('/api/submit-review', text)).status).toBe(201);
    expect((await site.get('/api/reviews?q=Polly', admin)).body[0]).toMatchObject({ visible: false });
  });
});

describe('an address', () => {
  test('that repeats a parameter means the first one', async () => {
    expect((await site.get('/api/reviews?limit=1&limit=none', admin)).status).toBe(200);
    expect((await site.get('/api/reviews?limit=none&limit=1', admin)).status).toBe(422);
  });

  test('that does not exist is not found', async () => {
    const nowhere = ['', '/', '/nothing', '/appointments/', '/Appointments', '/admin', '/%00', '/appointments/1/2'];
    const failures = await failuresOf(nowhere, async (path) => {
      for (const method of ['GET', 'POST'])
        expectProblem(
          await site.send(`/api${path}`, { method }),
          'unknown-address',
          'There is nothing at this address.',
        );
    });
    expect(failures).toEqual([]);
  });

  test('with a malformed id is not found, at every call with an id', async () => {
    const withId = allEndpoints.filter(({ path }) => path.includes('{id}') || path.includes('{stateId}'));
    const calls = withId.map(({ method, path }) => [`${method} ${path}`, method, path] as const);
    const failures = await failuresOf(calls, async ([, method, path]) => {
      for (const id of ['x', '-1', '1.5', '1e3', '0x1', '%20', '99999999999', "1'--"]) {
        const answer = await site.send(path.replace(/\{\w+\}/, id), { method, headers: admin });
        expectProblem(answer, 'not-found');
      }
    });
    expect(failures).toEqual([]);
  });

  const byPath = Map.groupBy(allEndpoints, ({ path }) => path);
  const methodsOf = ({ method, otherMethods = [] }: Endpoint): string[] => [method, ...otherMethods];
  const isAnswered = (method: string, address: string) =>
    allEndpoints.some(
      (one) =>
        methodsOf(one).includes(method) &&
        new RegExp(`^${one.path.replace('$', () => String.raw`\$`).replace(/\{\w+\}/g, '[^/]+')}$`).test(address),
    );

  test('refuses other methods and lists its own', async () => {
    const failures = await failuresOf(byPath, async ([path, endpoints]) => {
      const address = path.replace(/\{\w+\}/, '1');
      const allowed = endpoints.flatMap((one) => (one.method === 'GET' ? ['GET', 'HEAD'] : methodsOf(one)));
      const others = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].filter(
        (method) => !isAnswered(method, address),
      );
      expect(others).toContain('OPTIONS');
      for (const method of others) {
        const answer = await site.send(address, { method });
        expectProblem(answer, 'method-not-allowed', 'This cannot be done at this address.');
        expect(answer.headers.get('Allow')?.split(', ').toSorted()).toEqual(allowed.toSorted());
      }
    });
    expect(failures).toEqual([]);
  });

  test('answers HEAD like GET, without a body', async () => {
    const { status, headers, body } = await site.send('/api/treatment', { method: 'HEAD' });
    expect(status).toBe(200);
    expect(headers.get('Content-Type')).toBe('application/json');
    expect(body).toBe('');
  });
});

test('every response of the API has a policy that allows it to run and load nothing', async () => {
  for (const { headers } of [
    await site.get('/api/treatment'),
    await site.get('/api/nothing'),
    await site.post('/api/appointments', {}),
  ]) {
    expect(headers.get('Content-Security-Policy')).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
  }
});
