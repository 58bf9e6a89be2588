import type { Endpoint, EndpointInput, EndpointResult, Page } from '#contract/endpoint.ts';
import type { FieldError, Problem } from '#contract/errors.ts';
import type { Contract } from '#contract/index.ts';
import type { Route, Routes } from '#contract/route.ts';
import { visitorRoutes } from '#contract/visitor-routes.ts';
import { language } from '#words/locale.ts';

/** Sends a request to the API: fetch in the browser, the application itself on the server. */
export type ApiFetch = (path: string, init: RequestInit & { headers: Headers }) => Promise<Response>;

export interface CallOptions {
  /** The version that the change was made from; a newer one in the meantime fails with 412. */
  ifMatch?: number;
  signal?: AbortSignal | undefined;
  /** A repeated key makes one booking or review. */
  idempotencyKey?: string | undefined;
  /** Sent even if the page is left meanwhile. */
  keepalive?: boolean;
  /** The page asks by itself and not for someone: that does not count as use of the session. */
  isBackground?: boolean;
}

/** Other answers than JSON arrive bit by bit, so the caller reads them. */
type Result<E extends Endpoint> = E extends { answers: string } ? Response : EndpointResult<E>;
type OptionalQuery<I> = I extends { query: infer Q } ? Omit<I, 'query'> & { query?: Q } : I;
type Call<E extends Endpoint, I = OptionalQuery<EndpointInput<E>>> = object extends I
  ? (input?: I, options?: CallOptions) => Promise<Result<E>>
  : (input: I, options?: CallOptions) => Promise<Result<E>>;

/** The contract as functions: `api.blogs.listPublic()`. */
export type Api = {
  [R in keyof Contract]: { [E in keyof Contract[R]]: Contract[R][E] extends Endpoint ? Call<Contract[R][E]> : never };
};

type ApiOf<R> = { [N in keyof R & keyof Api]: Pick<Api[N], keyof R[N] & keyof Api[N]> };

/** The part of it that visitors' pages call from the browser. */
export type VisitorApi = ApiOf<typeof visitorRoutes>;

/** The answer of the API, or a code alone where the page itself finds no record. */
type KnownProblem = Pick<Problem, 'code'> & Partial<Problem>;

/** An answer outside 200 to 299, or none at all. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  /** Absent when the answer did not come from the API, such as when the network is down (status 0). */
  readonly problem: KnownProblem | undefined;

  constructor(status: number, problem?: KnownProblem, cause?: unknown) {
    super(problem?.detail ?? `The request failed with status ${status}.`, { cause });
    this.status = status;
    this.problem = problem;
  }

  /** Whether the record is missing, and not only the address of the call, as where an old tab calls a new server. */
  get isMissing() {
    return this.problem?.code === 'not-found';
  }

  get fieldErrors(): readonly FieldError[] {
    return this.problem?.errors ?? [];
  }
}

/** `asked` is the language of what is read; refusals are in the language of the page. */
export function createApi<R extends Routes>(routes: R, send: ApiFetch, asked = language): ApiOf<R> {
  const resources = Object.entries(routes).map(([resource, calls]) => [
    resource,
    Object.fromEntries(Object.entries<Route>(calls).map(([name, route]) => [name, callOf(route, send, asked)])),
  ]);
  // The shape follows from `routes`, which the contract's own type is checked against.
  return Object.fromEntries(resources) as ApiOf<R>;
}

const sendFromBrowser: ApiFetch = (path, init) => fetch(path, init);

/** The API for visitors, as called from the browser. */
export const browserApi = /* @__PURE__ */ createApi(visitorRoutes, sendFromBrowser);

/**
 * Loads a JSON file of the site, from the browser.
 * @throws ApiError
 */
export const loadJson = (path: string): Promise<unknown> => callOf({ method: 'GET', path }, sendFromBrowser)();

interface AnyInput {
  params?: Record<string, number | string>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
}

/** Route of the API, or a file of the site. */
type Target = Omit<Route, 'path'> & { path: string };

function callOf(route: Target, send: ApiFetch, asked = language) {
  return async (
    input: AnyInput = {},
    { ifMatch, signal, idempotencyKey, keepalive = false, isBackground }: CallOptions = {},
  ) => {
    const headers = new Headers({
      Accept: route.answers ?? 'application/json',
      'Accept-Language': route.method === 'GET' ? asked : language,
    });
    if (ifMatch !== undefined) headers.set('If-Match', `"${ifMatch}"`);
    if (isBackground) headers.set('X-Background', '1');
    if (idempotencyKey) headers.set('Idempotency-Key', idempotencyKey);
    const init = {
      method: route.method,
      headers,
      body: encodeBody(route, input.body, headers),
      signal: signal ?? null,
      keepalive,
    };
    const response = await send(fillPath(route.path, input.params) + encodeQuery(input.query), init).catch(unreachable);
    if (!response.ok) throw new ApiError(response.status, await readProblem(response));
    if (route.answers) return response;
    const body: unknown = response.status === 204 ? null : await response.json().catch(unreachable);
    return route.paged ? pageOf(body, response.headers) : body;
  };
}

/** Covers answers that break off, or that come from something between here and the API. */
function unreachable(cause: unknown): never {
  if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
  throw new ApiError(0, undefined, cause);
}

function fillPath(path: string, params: AnyInput['params'] = {}) {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

function encodeQuery(query: AnyInput['query'] = {}) {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text && `?${text}`;
}

function encodeBody(route: Target, body: AnyInput['body'], headers: Headers) {
  if (!body) return null;
  if (route.encoding === 'multipart') return toFormData(body);
  if (route.encoding === 'file') {
    headers.set('Content-Type', 'application/octet-stream');
    return body['file'] as Blob;
  }
  headers.set('Content-Type', 'application/json');
  return JSON.stringify(body);
}

function toFormData(body: Record<string, unknown>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (value === undefined || value === null) continue;
    if (value instanceof Blob) form.set(name, value);
    else form.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return form;
}

async function readProblem(response: Response) {
  if (!response.headers.get('Content-Type')?.startsWith('application/problem+json')) return undefined;
  return (await response.json().catch(unreachable)) as Problem;
}

function pageOf(body: unknown, headers: Headers): Page<unknown> {
  const next = /<([^>]+)>; rel="next"/.exec(headers.get('Link') ?? '')?.[1];
  return {
    body,
    next: next ? new URL(next, 'http://api.invalid').searchParams.get('cursor') : null,
    total: Number(headers.get('X-Total-Count')),
    totalIsExact: headers.get('X-Total-Count-Capped') !== 'true',
  };
}
