import { z } from 'zod';
import { bookingChoices } from '#contract/booking-choices.ts';
import { type Endpoint, mediaType } from '#contract/endpoint.ts';
import { type ErrorCode, errorStatus, problem } from '#contract/errors.ts';
import { contract } from '#contract/index.ts';

type Json = Record<string, unknown>;
type Call = Omit<Endpoint, 'path'>;

/** Answered by a page's route, as the form token in it belongs to pages. */
const bookingChoicesFile: Call = {
  method: 'GET',
  access: 'public',
  summary: 'What the booking form offers, in one answer',
  output: bookingChoices,
};

/** The OpenAPI 3.1 document, derived from the contract. Zod writes its schemas as JSON Schema 2020-12. */
export function describeApi(): Json {
  const components: Record<string, Json> = {};
  const schemas = createSchemas(components);
  const paths: Record<string, Record<string, Json>> = {};
  for (const [resource, endpoints] of Object.entries(contract)) {
    for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
      paths[endpoint.path] ??= {};
      const methods = paths[endpoint.path] as Record<string, Json>;
      methods[endpoint.method.toLowerCase()] = describeEndpoint(`${resource}.${name}`, resource, endpoint, schemas);
    }
  }
  paths['/booking.json'] = { get: describeEndpoint('booking.choices', 'booking', bookingChoicesFile, schemas) };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Physiotherapy App',
      version: '1',
      description: 'What the website and its admin area call.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'The site that serves this document' }],
    paths,
    components: {
      schemas: components,
      responses: {
        Problem: { description: 'Any other error has the same shape', content: problemContent(schemas) },
      },
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'For scripts' },
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'session',
          description: 'For browsers; its name is __Host-session on a site with https',
        },
        xsrf: {
          type: 'apiKey',
          in: 'header',
          name: 'X-XSRF-TOKEN',
          description: 'The value of the cookie XSRF-TOKEN, with every write of a browser',
        },
      },
    },
  };
}

type Direction = 'input' | 'output';
type Schemas = (schema: z.ZodType, io: Direction) => Json;

/** Named schemas become components, which are referred to. */
function createSchemas(components: Record<string, Json>): Schemas {
  return (schema, io) => {
    const {
      $schema: _,
      $defs = {},
      ...json
    } = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' }) as Json & {
      $defs?: Record<string, Json>;
    };
    const named = typeof json['id'] === 'string' ? json['id'] : undefined;
    for (const [name, definition] of Object.entries($defs)) components[name] ??= refer(definition) as Json;
    if (!named) return refer(json) as Json;
    components[named] ??= refer(json) as Json;
    return { $ref: `#/components/schemas/${named}` };
  };
}

/**
 * Points references to the components, and drops zod's `id`, which is not valid JSON Schema 2020-12. Zod writes `oneOf` for forms that a
 * field tells apart; where the field may be missing, a body would have to match exactly one for that, so it is `anyOf` here.
 */
function refer(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(refer);
  if (typeof json !== 'object' || json === null) return json;
  const entries = Object.entries(json).filter(([key, value]) => !(key === 'id' && typeof value === 'string'));
  return Object.fromEntries(
    entries.map(([key, value]) => [
      key === 'oneOf' ? 'anyOf' : key,
      key === '$ref' ? String(value).replace('#/$defs/', '#/components/schemas/') : refer(value),
    ]),
  );
}

function describeEndpoint(operationId: string, tag: string, endpoint: Call, schemas: Schemas): Json {
  return {
    operationId,
    tags: [tag],
    summary: endpoint.summary,
    'x-access': endpoint.access,
    security: endpoint.access !== 'public' ? credentialsOf(endpoint) : [],
    parameters: [
      ...parameters(endpoint.params, 'path', schemas),
      ...parameters(endpoint.query, 'query', schemas),
      ...(endpoint.conditional ? [header('If-Match', 'The version, in quotes')] : []),
      ...(endpoint.access !== 'public' && !endpoint.background
        ? [
            header(
              'X-Background',
              'Sent with calls that a page makes by itself: they do not count as use of the session',
            ),
          ]
        : []),
      ...(endpoint.idempotent ? [header('Idempotency-Key', 'The same key twice makes one thing and one answer')] : []),
    ],
    ...(endpoint.body && {
      requestBody: {
        required: true,
        content: { [mediaType(endpoint)]: { schema: bodySchema(endpoint.body, endpoint, schemas) } },
      },
    }),
    responses: {
      [endpoint.status ?? 200]: success(endpoint, schemas),
      ...failures(endpoint, schemas),
      '4XX': { $ref: '#/components/responses/Problem' },
      '5XX': { $ref: '#/components/responses/Problem' },
    },
  };
}

function credentialsOf({ method }: Call): Json[] {
  const browser = method === 'GET' ? { session: [] } : { session: [], xsrf: [] };
  return [{ token: [] }, browser];
}

function header(name: string, description: string): Json {
  return { name, in: 'header', required: false, schema: { type: 'string' }, description };
}

/** A file is the whole body. */
function bodySchema(body: z.ZodObject, { encoding }: Call, schemas: Schemas): Json {
  const schema = schemas(body, 'input');
  return encoding === 'file' ? ((schema['properties'] as Json)['file'] as Json) : schema;
}

function parameters(schema: z.ZodObject | undefined, where: 'path' | 'query', schemas: Schemas): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemas(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, { description, ...property }]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    ...(description !== undefined && { description }),
    schema: property,
  }));
}

function success(endpoint: Call, schemas: Schemas): Json {
  if (endpoint.status === 204) return { description: 'Done' };
  const headers = {
    Link: { schema: { type: 'string' }, description: 'The address of the next page, rel="next"' },
    'X-Total-Count': { schema: { type: 'integer' }, description: 'How many there are in all' },
    'X-Total-Count-Capped': {
      schema: { type: 'string', enum: ['true'] },
      description: 'Present when counting stopped early',
    },
  };
  return {
    description: endpoint.answers === 'text/event-stream' ? 'A stream; this is the data of each event' : 'Success',
    ...(endpoint.paged && { headers }),
    content: { [endpoint.answers ?? 'application/json']: { schema: schemas(endpoint.output, 'output') } },
  };
}

/** Errors that the description of a call names; tests compare them with what is answered (`testing/documented-errors.ts`). */
export function failuresOfCall(endpoint: Call): ErrorCode[] {
  return [
    ...(endpoint.body ? (['malformed-request', 'too-large', 'unsupported-type'] as const) : []),
    ...(endpoint.body || endpoint.query ? (['invalid'] as const) : []),
    ...(endpoint.access !== 'public' ? (['unauthenticated'] as const) : []),
    ...(endpoint.access === 'owner' ? (['owners-only'] as const) : []),
    ...(endpoint.method !== 'GET' || endpoint.access === 'front-desk' ? (['forbidden'] as const) : []),
    ...(endpoint.params || endpoint.notFound ? (['not-found'] as const) : []),
    ...(endpoint.conditional ? (['stale'] as const) : []),
    ...(endpoint.rate ? (['too-many'] as const) : []),
    ...(endpoint.errors ?? []),
  ];
}

function failures(endpoint: Call, schemas: Schemas) {
  const content = problemContent(schemas);
  const byStatus = Map.groupBy(failuresOfCall(endpoint), (code) => errorStatus[code]);
  return Object.fromEntries(
    Array.from(byStatus, ([status, of]) => [status, { description: [...new Set(of)].join(', '), content }]),
  );
}

function problemContent(schemas: Schemas): Json {
  return { 'application/problem+json': { schema: schemas(problem, 'output') } };
}
