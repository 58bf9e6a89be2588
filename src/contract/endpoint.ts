import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import type { Route } from './route.ts';

/** `public`: anyone. `admin`: a signed-in administrator. There is no default: every endpoint declares one. */
export type Access = 'public' | 'admin';

/** One call over the wire. Routes, typed client, documentation and tests are all made from it. */
export interface Endpoint extends Route {
  access: Access;
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodObject;
  /** The body of the answer; of a stream of events, the data of each. */
  output: z.ZodType;
  /** 200 unless said otherwise. 204 answers have no body. */
  status?: 200 | 201 | 204;
  /** Understands `If-Match` with the version of the stored thing. */
  conditional?: boolean;
  /** Understands `Idempotency-Key`: the same key twice makes one thing and one answer. */
  idempotent?: boolean;
  /**
   * Called by the page itself and by nobody’s hand, so it does not count as use of the session. A call of any other endpoint
   * says the same of itself with the header `X-Background`.
   */
  background?: boolean;
  /** Answers differently every time. */
  uncached?: boolean;
  /** How often one client may call it. */
  rate?: { calls: number; windowMs: number };
  /** What goes wrong here beyond what every endpoint of its kind answers. */
  errors?: readonly ErrorCode[];
  /** The catalogue's sentence for when this call fails. */
  failure?: string;
  /** The catalogue's sentence for a 404 of this call. */
  notFound?: string;
}

/** Keeps the exact types of one endpoint. */
export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint;
}

type PartInput<S> = S extends z.ZodType ? z.input<S> : undefined;
type PartOutput<S> = S extends z.ZodType ? z.output<S> : undefined;
type ParamsInput<S> = S extends z.ZodObject<infer Shape> ? { [K in keyof Shape]: number | string } : undefined;
type Present<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] };

/** What a caller passes: `{ params, query, body }`, as far as the endpoint has them. */
export type EndpointInput<E extends Endpoint> = Present<{
  params: ParamsInput<E['params']>;
  query: PartInput<E['query']>;
  body: PartInput<E['body']>;
}>;

/** The same after validation, as a handler receives it. */
export type ParsedInput<E extends Endpoint> = Present<{
  params: PartOutput<E['params']>;
  query: PartOutput<E['query']>;
  body: PartOutput<E['body']>;
}>;

/** One page of a list that grows. */
export interface Page<Body> {
  body: Body;
  /** Where the next page starts; null on the last. */
  next: string | null;
  total: number;
  /** False where counting stopped early at `limits.countedMatches`. */
  totalIsExact: boolean;
}

type Body<E extends Endpoint> = z.output<E['output']>;
export type EndpointResult<E extends Endpoint> = E extends { paged: true } ? Page<Body<E>> : Body<E>;

/** What a handler returns: the output before it passes the output schema. */
type RawBody<E extends Endpoint> = z.input<E['output']>;
export type HandlerResult<E extends Endpoint> = E extends { answers: string }
  ? AsyncIterable<string>
  : E extends { paged: true }
    ? Page<RawBody<E>>
    : RawBody<E>;
