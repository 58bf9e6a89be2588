import type { Endpoint, EndpointInput, EndpointResult, Page } from '#contract/endpoint.ts';
import type { FieldError, Problem } from '#contract/errors.ts';
import type { Contract } from '#contract/index.ts';
import type { Route, Routes } from '#contract/route.ts';
import { visitorRoutes } from '#contract/visitor-routes.ts';
import type { FieldErrors, FormResult } from '#web/forms/form-data.ts';

/** Sends a request to the API: fetch in the browser, the application itself on the server. */
export type ApiFetch = (path: string, init: RequestInit & { headers: Headers }) => Promise<Response>;

export interface CallOptions {
  /** The version that the change was made from; a newer one in the meantime fails with 412. */
  ifMatch?: number;
  signal?: AbortSignal;
  /** A repeated key makes one booking or review. */
  idempotencyKey?: string | undefined;
  /** The page asks by itself and not for someone: that does not count as use of the session. */
  isBackground?: boolean;
}

/** Other answers than JSON arrive bit by bit, so the caller reads them. */
type Result<E extends Endpoint> = E extends { answers: string } ? Response : EndpointResult<E>;
type OptionalQuery<I> = I extends { query: infer Q } ? Omit<I, 'query'> & { query?: Q } : I;
type Call<E extends Endpoint, I = OptionalQuery<EndpointInput<E>>> = object extends I
  ? (input?: I, options?: CallOptions) => Promise<Result<E>>
  : (input: I, options?: CallOptions) => Promise<Result<E>>;

/** The contract as functions: `api.blogs.listPublished()`. */
export type Api = {
  [R in keyof Contract]: { [E in keyof Contract[R]]: Contract[R][E] extends Endpoint ? Call<Contract[R][E]> : never };
};

type ApiOf<R> = { [N in keyof R & keyof Api]: Pick<Api[N], keyof R[N] & keyof Api[N]> };

/** The part of it that visitors' pages call from the browser. */
export type VisitorApi = ApiOf<typeof visitorRoutes>;

/** What the API has said, or at least a code, where the page itself finds no record. */
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

export function createApi<R extends Routes>(routes: R, send: ApiFetch): ApiOf<R> {
  const resources = Object.entries(routes).map(([resource, calls]) => [
    resource,
    Object.fromEntries(Object.entries<Route>(calls).map(([name, route]) => [name, callOf(route, send)])),
  ]);
  // The shape follows from `routes`, which the contract's own type is checked against.
  return Object.fromEntries(resources) as ApiOf<R>;
}

const sendFromBrowser: ApiFetch = (path, init) => fetch(path, init);

/** The API for visitors, as called from the browser. */
export const browserApi = createApi(visitorRoutes, sendFromBrowser);

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

function callOf(route: Target, send: ApiFetch) {
  return async (input: AnyInput = {}, { ifMatch, signal, idempotencyKey, isBackground }: CallOptions = {}) => {
    const headers = new Headers({ Accept: route.answers ?? 'application/json' });
    if (ifMatch !== undefined) headers.set('If-Match', `"${ifMatch}"`);
    if (isBackground) headers.set('X-Background', '1');
    if (idempotencyKey) headers.set('Idempotency-Key', idempotencyKey);
    const init = {
      method: route.method,
      headers,
      body: encodeBody(route, input.body, headers),
      signal: signal ?? null,
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

const tryAgain = 'Please try again.';

interface AttemptOptions<Saved, Field> {
  /** The fields whose errors the form shows, in its order; without them, all that the API names. */
  fields?: readonly Field[];
  /** Loads the record as it is now, after someone else changed it. */
  load?: (() => Promise<Saved>) | undefined;
}

/** Calls the API and says how it went. It never throws, so that what was typed stays on the page. */
export async function attempt<Saved, Field extends string = string>(
  call: () => Promise<Saved>,
  { fields, load }: AttemptOptions<Saved, Field> = {},
): Promise<FormResult<Saved, Field>> {
  try {
    return { kind: 'saved', saved: await call() };
  } catch (error) {
    if (error instanceof ApiError && error.isMissing) return { kind: 'stale', theirs: null };
    if (error instanceof ApiError && error.status === 412 && load) return describeStale(load);
    return describeFailure(error, fields);
  }
}

async function describeStale<Saved>(load: () => Promise<Saved>): Promise<FormResult<Saved, never>> {
  const newest = await attempt<Saved, never>(load, { fields: [] });
  return newest.kind === 'saved' ? { kind: 'stale', theirs: newest.saved } : newest;
}

/** Anything but mistakes in fields is logged. */
function describeFailure<Field extends string>(error: unknown, fields?: readonly Field[]): FormResult<never, Field> {
  if (!(error instanceof ApiError)) {
    console.error(error);
    return { kind: 'refused', status: 500, advice: tryAgain };
  }
  const { status, problem, message } = error;
  const { free_times: freeTimes, can_book_anyway: canBookAnyway, clashes } = { ...problem };
  const refusedTimes = { freeTimes, canBookAnyway, clashes };
  const errors = errorsByField(error, fields);
  if (Object.keys(errors).length > 0) return { kind: 'invalid', errors, ...refusedTimes };
  console.error(error);
  if (status === 0) return { kind: 'offline' };
  if (status === 401) return { kind: 'signed-out' };
  // The server's own sentence where it knows more, such as how busy it is or that its disk is full.
  const advice = problem && problem.code !== 'internal' ? message : tryAgain;
  return { kind: 'refused', status, advice, ...refusedTimes };
}

function errorsByField<Field extends string>({ fieldErrors }: ApiError, fields?: readonly Field[]) {
  const names = fields ?? fieldErrors.map(({ field }) => field as Field);
  const shown = new Set<string>(names);
  const messageOf = (name: string) => fieldErrors.find(({ field }) => ownerOf(field, shown) === name)?.message;
  const found = names.map((name) => [name, messageOf(name)] as const);
  return Object.fromEntries(found.filter(([, message]) => message)) as FieldErrors<Field>;
}

/** An entry of a list (`treatmentType.0`) belongs to the list, where the form shows only that. */
function ownerOf(path: string, shown: ReadonlySet<string>) {
  let owner = path;
  while (owner && !shown.has(owner)) owner = owner.slice(0, Math.max(0, owner.lastIndexOf('.')));
  return owner;
}
