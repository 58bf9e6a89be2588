import { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import { idParams, languageQuery, nothing } from './fields.ts';
import type { Role } from './roles.ts';
import type { Route } from './route.ts';

/**
 * `public`: anyone. `practitioner`: every signed-in administrator; practitioners get what belongs to their own visits. `front-desk`: the
 * front desk and owners. `owner`: only an owner of the clinic. Every endpoint or its resource declares it; there is no default. What is
 * not the front desk's daily work belongs to the owner.
 */
export type Access = 'public' | Role;

/** One call of the API. Routes, the typed client, the documentation and tests are derived from it. */
export interface Endpoint extends Route {
  access: Access;
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodObject;
  /** The largest body, where it differs from others of its encoding. A file has no other limit. */
  maxBytes?: number;
  /** Body of the answer; for a stream of events, the data of each event. */
  output: z.ZodType;
  /** Default 200. A 204 answer has no body. */
  status?: 200 | 201 | 204;
  /** Supports `If-Match` with the version of the record. */
  conditional?: boolean;
  /** Supports `Idempotency-Key`: a repeated key creates nothing and returns the first answer. */
  idempotent?: boolean;
  /**
   * Called by the page rather than by a person, so it does not count as activity of the session. A call to any other
   * endpoint can set the header `X-Background` to the same effect.
   */
  background?: boolean;
  /** Answers a locked session as well. */
  whileLocked?: boolean;
  /** Answers a session that first has to get a password of its own or a second factor. */
  whileSettingUp?: boolean;
  /** Every answer is different, so it is never cached. */
  uncached?: boolean;
  /** Answers in the language of the clinic that `?lang=` or `Accept-Language` asks for, or else in English. */
  inLanguages?: boolean;
  /** Rate limit for one client address. */
  rate?: { calls: number; windowMs: number };
  /** Errors beyond those that every endpoint of its kind can return. */
  errors?: readonly ErrorCode[];
  /** Message when this call fails. */
  failure?: string;
  /** Message of a 404 for this call. */
  notFound?: string;
}

type Own = Omit<Endpoint, keyof Route | 'access'> & { access?: Access };
/** Parts that an endpoint leaves out because they follow from its route or its resource. */
type Derived<R, A, E> = (E extends { access: Access } ? unknown : { access: A }) &
  (E extends { params: z.ZodObject } ? unknown : R extends { path: `${string}{id}${string}` } ? IdParams : unknown);
type IdParams = { params: typeof idParams };

/**
 * The endpoints of a resource with their exact types. Each gets its route, the id of a path with `{id}`, status 204 for an answer of
 * nothing, and the role that they share unless it names its own access. An endpoint for everyone always says so by itself. Beside the role
 * may stand `notFound`, for each whose path names a record.
 */
export function defineEndpoints<
  const R extends Record<string, Route>,
  A extends Role | null,
  const E extends { [K in keyof E]: K extends keyof R ? (A extends Role ? Own : Own & { access: Access }) : never },
>(routes: R, shared: A | readonly [A, notFound: string], own: E) {
  const [access, notFound] = [shared].flat() as [A, string?];
  const defined = Object.entries<Own>(own).map(([name, endpoint]) => {
    const route = routes[name];
    const derived = {
      access,
      ...(route?.path.includes('{id}') && { params: idParams }),
      ...(route?.path.includes('{') && notFound && { notFound }),
      ...(endpoint.output === nothing && { status: 204 }),
    };
    const query = endpoint.inLanguages && {
      query: (endpoint.query ?? z.object({})).extend({ lang: languageQuery }),
    };
    return [name, { ...route, ...derived, ...endpoint, ...query }];
  });
  return Object.fromEntries(defined) as { [K in keyof E & keyof R]: R[K] & E[K] & Derived<R[K], A, E[K]> };
}

/** Media type of a request body. */
export function mediaType({ encoding }: Pick<Route, 'encoding'>) {
  if (encoding === 'file') return 'application/octet-stream';
  return encoding === 'multipart' ? 'multipart/form-data' : 'application/json';
}

/** A valid body, where its schema has an example: for the documentation, and for the tests that try every call. */
export function exampleOf({ body }: Endpoint) {
  return (body?.meta()?.['examples'] as Record<string, unknown>[] | undefined)?.[0];
}

type PartInput<S> = S extends z.ZodType ? z.input<S> : undefined;
type PartOutput<S> = S extends z.ZodType ? z.output<S> : undefined;
type ParamsInput<S> = S extends z.ZodObject<infer Shape> ? { [K in keyof Shape]: number | string } : undefined;
type Present<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] };

/** Input that a caller passes: the parts among `params`, `query` and `body` that the endpoint declares. */
export type EndpointInput<E extends Endpoint> = Present<{
  params: ParamsInput<E['params']>;
  query: PartInput<E['query']>;
  body: PartInput<E['body']>;
}>;

/** Validated input, as a handler receives it. */
export type ParsedInput<E extends Endpoint> = Present<{
  params: PartOutput<E['params']>;
  query: PartOutput<E['query']>;
  body: PartOutput<E['body']>;
}>;

/** One page of a list. */
export interface Page<Body> {
  body: Body;
  /** Cursor of the next page; null on the last. */
  next: string | null;
  total: number;
  /** False if counting stopped at `limits.countedMatches`. */
  totalIsExact: boolean;
}

type Body<E extends Endpoint> = z.output<E['output']>;
export type EndpointResult<E extends Endpoint> = E extends { paged: true } ? Page<Body<E>> : Body<E>;

/** Output of a handler before it passes the output schema. */
type RawBody<E extends Endpoint> = z.input<E['output']>;
export type HandlerResult<E extends Endpoint> = E extends { answers: 'application/fhir+ndjson' }
  ? RawBody<E>
  : E extends { answers: string }
    ? AsyncIterable<string | Uint8Array<ArrayBuffer>>
    : E extends { paged: true }
      ? Page<RawBody<E>>
      : RawBody<E>;
