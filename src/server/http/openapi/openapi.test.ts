import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type Endpoint, mediaType } from '#contract/endpoint.ts';
import { type ErrorCode, problem } from '#contract/errors.ts';
import { allEndpoints } from '#contract/index.ts';
import { failuresOf } from '#contract/testing/failures.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

type Json = Record<string, unknown>;
interface Parameter extends Json {
  name: string;
  in: string;
  required: boolean;
}
interface Operation extends Json {
  operationId: string;
  parameters: Parameter[];
  requestBody?: { content: Record<string, { schema: Json }> };
  responses: Record<
    string,
    { description?: string; $ref?: string; headers?: Json; content?: Record<string, { schema: Json }> }
  >;
  security?: Json[];
}

/** Every part of a JSON document with its JSON Pointer. */
function* partsOf(json: unknown, path = ''): Generator<[string, unknown]> {
  yield [path, json];
  if (typeof json !== 'object' || json === null) return;
  for (const [key, value] of Object.entries(json))
    yield* partsOf(value, `${path}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`);
}

describe('/api/openapi.json', () => {
  let description: Json & {
    paths: Record<string, Record<string, Operation>>;
    components: { schemas: Json; securitySchemes: Json };
  };
  function describedOf({ method, path }: { method: string; path: string }): Operation {
    const operation = description.paths[path]?.[method.toLowerCase()];
    if (!operation) throw new Error(`${method} ${path} is not described.`);
    return operation;
  }
  beforeAll(async () => {
    description = (await site.get('/api/openapi.json')).body;
  });

  test('is OpenAPI 3.1 with a title and a version', () => {
    expect(description).toMatchObject({
      openapi: '3.1.0',
      info: { title: 'Physiotherapy App', version: expect.any(String) },
    });
  });

  test('follows the recommended rules of redocly lint that its own tests do not cover', () => {
    expect(description).toMatchObject({ info: { license: { name: 'MIT' } }, servers: [{ url: '/' }] });
    const operations = Object.values(description.paths).flatMap((methods) => Object.values(methods));
    for (const { responses, security } of operations) {
      expect(Object.keys(responses).some((status) => status.startsWith('4'))).toBe(true);
      expect(security).toBeDefined();
    }
  });

  test('has no `oneOf`, whose schemas would have to exclude each other', () => {
    const found = [...partsOf(description)].map(([path]) => path).filter((path) => path.endsWith('/oneOf'));
    expect(found).toEqual([]);
  });

  test('has no address that two paths match', () => {
    const paths = Object.keys(description.paths).map((path) => path.split('/'));
    const areAlike = (a: string[], b: string[]) =>
      a.length === b.length &&
      a.every((part, index) => part === b[index] || part.startsWith('{') || b[index]?.startsWith('{'));
    // A path without parameters comes first, so only two with parameters in different places are ambiguous.
    const isWhole = (path: string[]) => !path.some((part) => part.startsWith('{'));
    const ambiguous = paths.flatMap((a, index) =>
      paths
        .slice(index + 1)
        .flatMap((b) => (areAlike(a, b) && !isWhole(a) && !isWhole(b) ? [[a.join('/'), b.join('/')]] : [])),
    );
    expect(ambiguous).toEqual([]);
  });

  test('describes every call of the contract, the choices of the booking form, and no other', () => {
    const described = Object.entries(description.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const calls = [...allEndpoints.map(({ method, path }) => `${method} ${path}`), 'GET /booking.json'];
    expect(described.toSorted()).toEqual(calls.toSorted());
  });

  test('has a unique operation id for every call', () => {
    const ids = allEndpoints.map((endpoint) => describedOf(endpoint).operationId);
    expect(new Set(ids).size).toBe(allEndpoints.length);
  });

  test('has no dangling references', () => {
    const parts = new Map(partsOf(description));
    const references = [...parts].filter(([path]) => path.endsWith('/$ref')).map(([, value]) => String(value));
    expect(references.length).toBeGreaterThan(40);
    expect(references.filter((reference) => !parts.has(reference.replace(/^#/, '')))).toEqual([]);
  });

  test('contains only keywords of JSON Schema', () => {
    const others = [...partsOf(description)].filter(
      ([path, part]) =>
        /\/\$schema$|\/~standard$|\/\$defs$/.test(path) || (path.endsWith('/id') && typeof part !== 'object'),
    );
    expect(others).toEqual([]);
  });

  describe('describes of every call', () => {
    const named = allEndpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);
    const faults = (check: (endpoint: Endpoint) => void) => failuresOf(named, ([, endpoint]) => check(endpoint));

    test('its path parameters as required', async () => {
      const failures = await faults((endpoint) => {
        const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
        const declared = describedOf(endpoint).parameters.filter((parameter) => parameter.in === 'path');
        expect(declared.map(({ name }) => name)).toEqual(inPath);
        expect(declared.every(({ required }) => required)).toBe(true);
      });
      expect(failures).toEqual([]);
    });

    test('its query, body and responses', async () => {
      const failures = await faults((endpoint) => {
        const { parameters, requestBody, responses } = describedOf(endpoint);
        const query = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
        expect(query.toSorted()).toEqual(Object.keys(endpoint.query?.shape ?? {}).toSorted());
        const type = mediaType(endpoint);
        expect(Object.keys(requestBody?.content ?? {})).toEqual(endpoint.body ? [type] : []);
        const success = responses[endpoint.status ?? 200];
        const answers = endpoint.answers ?? 'application/json';
        expect(Object.keys(success?.content ?? {})).toEqual(endpoint.status === 204 ? [] : [answers]);
        expect(Object.keys(success?.headers ?? {}).includes('Link')).toBe(endpoint.paged === true);
        for (const { description, $ref } of Object.values(responses)) expect(description ?? $ref).toBeTruthy();
      });
      expect(failures).toEqual([]);
    });

    test('its request headers', async () => {
      const failures = await faults((endpoint) => {
        const headers = describedOf(endpoint).parameters.filter((parameter) => parameter.in === 'header');
        expect(headers.map(({ name }) => name)).toEqual([
          ...(endpoint.conditional ? ['If-Match'] : []),
          ...(endpoint.access !== 'public' && !endpoint.background ? ['X-Background'] : []),
          ...(endpoint.idempotent ? ['Idempotency-Key'] : []),
        ]);
      });
      expect(failures).toEqual([]);
    });

    test('whether it needs a token, and its error responses', async () => {
      const failures = await faults((endpoint) => {
        const { security, responses } = describedOf(endpoint);
        const browser = endpoint.method === 'GET' ? { session: [] } : { session: [], xsrf: [] };
        expect(security).toEqual(endpoint.access !== 'public' ? [{ token: [] }, browser] : []);
        const statuses = Object.keys(responses);
        expect(describedOf(endpoint)['x-access']).toBe(endpoint.access);
        expect(responses['403']?.description?.includes('owners-only') ?? false).toBe(endpoint.access === 'owner');
        expect(statuses.includes('401')).toBe(endpoint.access !== 'public' || endpoint.path === '/api/admin/login');
        const refusesBesides = (code: ErrorCode) => endpoint.errors?.includes(code) === true;
        const namesRecord = endpoint.path.includes('{') || endpoint.notFound !== undefined;
        expect(statuses.includes('404')).toBe(namesRecord || refusesBesides('not-found'));
        expect(statuses.includes('412')).toBe(endpoint.conditional === true || refusesBesides('stale'));
        expect(statuses.includes('413')).toBe(endpoint.body !== undefined);
        const hasInput = endpoint.body !== undefined || endpoint.query !== undefined;
        expect(statuses.includes('422')).toBe(hasInput || refusesBesides('invalid'));
      });
      expect(failures).toEqual([]);
    });
  });

  test('describes the token, the fields and the errors', () => {
    expect(description.components.securitySchemes).toMatchObject({
      token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
      session: { type: 'apiKey', in: 'cookie', name: 'session' },
      xsrf: { type: 'apiKey', in: 'header', name: 'X-XSRF-TOKEN' },
    });
    expect(description.components.schemas['NewAppointment']).toMatchObject({
      type: 'object',
      required: expect.arrayContaining(['name', 'phone', 'state', 'city', 'treatmentType']),
    });
    expect(description.components.schemas['ApprovedReview']).toMatchObject({
      required: ['name', 'description', 'rating', 'created_at'],
      properties: { rating: { type: 'number' } },
    });
    expect(description.components.schemas['SampleCounts']).toMatchObject({
      properties: { reviews: { type: 'integer' } },
    });
    expect(description.components.schemas['BookingChoices']).toMatchObject({
      required: expect.arrayContaining(['states']),
    });
    expect(description.components.schemas['ProblemDetails']).toMatchObject({
      properties: { errors: { type: 'array' } },
    });
    expect(description.components.schemas['Problem']).toMatchObject({ properties: { name: { type: 'string' } } });
  });

  test('gives each schema a name of its own', () => {
    const described = new Map<string, string>();
    const shared = new Set<string>();
    const note = (io: string, name: string, json: unknown) => {
      const key = `${io} ${name}`;
      const text = JSON.stringify(json);
      if ((described.get(key) ?? text) !== text) shared.add(name);
      described.set(key, text);
    };
    const schemas = [
      { schema: problem, io: 'output' as const },
      ...allEndpoints.flatMap(({ body, output }) => [
        { schema: output, io: 'output' as const },
        ...(body ? [{ schema: body, io: 'input' as const }] : []),
      ]),
    ];
    for (const { schema, io } of schemas) {
      const options = { io, unrepresentable: 'any', target: 'draft-2020-12' } as const;
      const { $schema: _, $defs = {}, ...json } = z.toJSONSchema(schema, options);
      for (const [name, definition] of Object.entries($defs)) note(io, name, definition);
      if (typeof json['id'] === 'string') note(io, json['id'], json);
    }
    expect([...shared]).toEqual([]);
    expect(described.size).toBeGreaterThan(100);
  });
});

describe('/api/docs', () => {
  let page: string;
  let policy: string;
  beforeAll(async () => {
    const { body, headers } = await site.get('/api/docs');
    page = body;
    policy = headers.get('Content-Security-Policy') ?? '';
    expect(headers.get('Content-Type')).toMatch(/^text\/html/);
  });

  test('lists every call and who may make it', () => {
    const articles = page.split('<article>').slice(1);
    expect(articles).toHaveLength(allEndpoints.length);
    for (const { method, path, access } of allEndpoints) {
      const article = articles.find((one) => one.includes(`<h3><b>${method}</b> ${path}</h3>`));
      const who = /<span class="admin">([^<]+)</.exec(article ?? '')?.[1];
      expect(who).toBe(
        {
          public: undefined,
          practitioner: 'Everyone who is signed in',
          'front-desk': 'Front desk and owner',
          owner: 'Owner only',
        }[access],
      );
    }
  });

  test('loads nothing from other sites and runs no scripts', () => {
    expect(page).not.toMatch(/\b(?:src|href)\s*=\s*["']?(?:https?:)?\/\//i);
    expect(page).not.toMatch(/<(?:script|link|iframe|img)\b|@import|url\(|\son\w+=|\sstyle=/i);
  });

  test('has a policy that allows its one style sheet and nothing else', () => {
    const styles = [...page.matchAll(/<style>([^]*?)<\/style>/g)];
    expect(styles).toHaveLength(1);
    const hash = createHash('sha256')
      .update(styles[0]?.[1] ?? '')
      .digest('base64');
    expect(policy.split('; ')).toEqual([
      "default-src 'none'",
      `style-src 'sha256-${hash}'`,
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ]);
  });
});
