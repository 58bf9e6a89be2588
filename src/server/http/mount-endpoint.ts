import { randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Hono, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { setCookie } from 'hono/cookie';
import type { z } from 'zod';
import { type Endpoint, type HandlerResult, mediaType, type ParsedInput } from '#contract/endpoint.ts';
import type { ReceivedFile } from '#contract/fields.ts';
import * as refusals from '#contract/messages/refusals.ts';
import { defaultLanguage, type Language, type OtherLanguage } from '#contract/plain/languages.ts';
import { limits, serverLimits } from '#contract/plain/limits.ts';
import { type Role, roles } from '#contract/roles.ts';
import { AppError, notFound, tooMany } from '#server/app-error.ts';
import type { Session } from '#server/auth/sessions.ts';
import type { Clock } from '#server/clock.ts';
import type { ChangeRequest } from '#server/db/changes.queries.ts';
import { withConnectionsFor } from '#server/db/connection-use.ts';
import type { Database } from '#server/db/database.ts';
import { temporaryFolderIn } from '#server/files/temporary-files.ts';
import { fixedWindow, type LimitStore } from '#server/limits/limit-store.ts';
import { createQueue, type QueueUse } from '#server/limits/queue.ts';
import type { Log } from '#server/log.ts';
import { type ContentVersion, contentVersionCookie } from '#server/updates/content-version.ts';
import type { AdminCall, AppContext, AppEnv, Call } from './app-env.ts';
import { withinDeadline } from './deadline.ts';
import { respond } from './endpoint-response.ts';
import type { FormTokens } from './form-tokens.ts';
import { readMultipart, sizeInWords } from './multipart.ts';
import { askedLanguages } from './request-language.ts';

/** Visitors make no changes in an administrator's name. */
type CallOf<E extends Endpoint> = E extends { access: 'public' } ? Call : AdminCall;

type Handler<E extends Endpoint> = (
  input: ParsedInput<E>,
  call: CallOf<E>,
) => HandlerResult<E> | Promise<HandlerResult<E>>;

export type Mount = <E extends Endpoint>(endpoint: E, handler: Handler<E>) => void;

interface MountOptions {
  db: Database;
  /** Refuses requests without a valid session of this role. */
  accessCheck: (role: Role) => (c: AppContext) => Promise<void>;
  /** Whether the session still admits this role, without counting as activity. */
  isOpen: (session: Session, role: Role) => Promise<boolean>;
  clientAddress: (c: AppContext) => string;
  clock: Clock;
  limitStore: LimitStore;
  formTokens: FormTokens;
  contentVersion: Pick<ContentVersion, 'current' | 'refresh'>;
  /** Languages that the clinic has switched on. */
  languages: () => Promise<readonly OtherLanguage[]>;
  /** Whether the site is reached over https. */
  secure: boolean;
  /** Time limit of a handler once its input has been read. Streamed text may take longer. */
  handlerDeadlineMs: number;
  log: Log;
  uploadQueue: QueueUse;
  /** Has the temporary files. */
  dataDir: string;
}

/** Bounds memory: only the files of `atOnce` uploads are read; those that wait have sent little more than headers. */
const uploads = { atOnce: 2, waiting: 12 };

/**
 * Turns endpoints of the contract into routes: access, rate limit, size limit, validation, handler, response.
 * @throws when an endpoint does not declare its access, which stops the server from starting.
 */
export function createMount(app: Hono<AppEnv>, options: MountOptions): Mount {
  const inTurn = createQueue({ ...uploads, use: options.uploadQueue });
  // Visitors with a slow line do not hold up administrators.
  const visitorsInTurn = createQueue(uploads);
  return (endpoint, handler) => {
    const { method, path, access } = endpoint;
    const name = `${method} ${path}`;
    const checkAccess = accessOf(endpoint, options);
    const limit = rateLimitOf(endpoint);
    const uploadInTurn = access === 'public' ? visitorsInTurn : inTurn;
    app.on(
      [method, ...(endpoint.otherMethods ?? [])],
      [path, ...(endpoint.aliases ?? [])].map(honoPath),
      (c, next) => {
        c.set('endpoint', endpoint); // errors from here on use its messages
        return withConnectionsFor(name, next); // calls that wait for the database leave connections for other endpoints
      },
      async (c, next) => {
        await checkAccess(c);
        const { waitMs } = limit ? await options.limitStore.take(limit, options.clientAddress(c)) : { waitMs: 0 };
        if (waitMs > 0) throw tooMany(waitMs);
        if (endpoint.idempotent) c.set('idempotencyKey', readIdempotencyKey(endpoint, options.formTokens, c));
        if (access !== 'public') c.set('change', describeChange(endpoint, options.clock, c));
        await (endpoint.encoding ? holdUntilEnd(uploadInTurn, c, next) : next());
      },
      limitBody(endpoint),
      async (c) => {
        const input = await readInput(endpoint, c, checkAccess, options.dataDir);
        const onLateError = (error: unknown) =>
          options.log.error('request failed after its deadline', { ...c.get('traceIds'), error });
        const versionBefore = options.contentVersion.current();
        const language = endpoint.inLanguages ? await chooseLanguage(options, c) : defaultLanguage;
        const call = callOf(endpoint, options.db, c, language) as CallOf<typeof endpoint>;
        const work =
          endpoint.encoding === 'file' ? withReceived(input, () => handler(input, call)) : handler(input, call);
        c.set('work', work);
        const result = await withinDeadline(work, options.handlerDeadlineMs, onLateError);
        if (access !== 'public' && method !== 'GET') await refreshPages(options, c, versionBefore);
        return respond(
          endpoint,
          result,
          c,
          async () => access === 'public' || options.isOpen(c.get('session'), access),
        );
      },
    );
  };
}

/** The best that is asked for among those that the clinic has switched on. */
async function chooseLanguage({ languages }: MountOptions, c: AppContext): Promise<Language> {
  const asked = askedLanguages(c.req.query('lang'), c.req.header('Accept-Language'));
  const spoken = asked.length > 0 ? await languages() : [];
  const language = asked.find((one) => spoken.includes(one)) ?? defaultLanguage;
  c.header('Content-Language', language);
  c.header('Vary', 'Accept-Language', { append: true });
  return language;
}

function callOf({ access }: Endpoint, db: Database, c: AppContext, language: Language): Call | AdminCall {
  const call = { c, language, idempotencyKey: c.get('idempotencyKey') };
  return access === 'public' ? call : { ...call, db, session: c.get('session'), change: c.get('change') };
}

/** Limits the calls of one client. */
export function rateLimitOf({ method, path, rate }: Endpoint) {
  return rate && fixedWindow(`${method} ${path}`, rate);
}

/** Answers in time, and holds the slot until the work has ended: what goes on after its deadline still takes memory and processor. */
function holdUntilEnd(inTurn: ReturnType<typeof createQueue>, c: AppContext, next: () => Promise<void>) {
  return new Promise<void>((resolve, reject) => {
    const answerAndFinish = async () => {
      await next().then(resolve, reject);
      await Promise.allSettled([c.get('work')]);
    };
    inTurn(answerAndFinish).catch(reject);
  });
}

export function honoPath(path: string) {
  return path.replace(/\{(\w+)\}/g, ':$1');
}

/**
 * Pages must show a change from the next request on, also those of another instance: the cookie tells it which version to show. The
 * change is stored even if this fails, and then shows within a second.
 */
async function refreshPages({ contentVersion, secure, log }: MountOptions, c: AppContext, versionBefore: number) {
  await contentVersion.refresh().catch((error: unknown) => {
    log.error('the content version could not be read after a change', { ...c.get('traceIds'), error });
  });
  const version = contentVersion.current();
  const { name, maxAgeSeconds: maxAge } = contentVersionCookie;
  if (version > versionBefore)
    setCookie(c, name(secure), String(version), { path: '/', httpOnly: true, sameSite: 'Strict', secure, maxAge });
}

/** The types enforce `access` too; the check at run time makes sure that a cast cannot leave an endpoint open. */
function accessOf({ access, method, path }: Endpoint, { accessCheck }: MountOptions): (c: AppContext) => Promise<void> {
  if (access === 'public') return async () => {};
  if (roles.includes(access)) return accessCheck(access);
  throw new Error(`${method} ${path} does not declare who may call it: public, ${roles.join(', ')}.`);
}

function describeChange({ conditional }: Endpoint, clock: Clock, c: AppContext): ChangeRequest {
  const { administratorId } = c.get('session');
  const expectedVersion = conditional ? readIfMatch(c.req.header('If-Match')) : undefined;
  return { administratorId, at: clock(), expectedVersion };
}

/** The version that the change was made from. An ETag that this API never issued matches no version. */
function readIfMatch(header: string | undefined) {
  if (header === undefined || header.trim() === '*') return undefined;
  return Number(/^\s*"(\d{1,9})"\s*$/.exec(header)?.[1] ?? -1);
}

/**
 * A key counts within its endpoint, and there within an administrator: two who choose the same key do not get each other's answer.
 * Visitors have no other name than their form token, which is the key; a phone may change its address between two attempts.
 */
function readIdempotencyKey({ access, method, path }: Endpoint, formTokens: FormTokens, c: AppContext) {
  const key = c.req.header('Idempotency-Key')?.trim();
  if (!key) return undefined;
  if (key.length > serverLimits.idempotencyKey)
    throw new AppError('malformed-request', 'The Idempotency-Key is too long.');
  formTokens.check(key);
  const scope = access !== 'public' ? `${method} ${path} ${c.get('session').administratorId}` : `${method} ${path}`;
  return `${scope} ${key}`;
}

const passThrough: MiddlewareHandler<AppEnv> = (_c, next) => next();

function limitBody(endpoint: Endpoint): MiddlewareHandler<AppEnv> {
  if (!endpoint.body) return passThrough;
  const maxSize = largestBody(endpoint);
  const refuse = () => {
    throw new AppError('too-large', refusals.atMost(sizeInWords(maxSize)));
  };
  // Forms and files are counted as they arrive: they are read in parts.
  const whileReading: MiddlewareHandler<AppEnv> = endpoint.encoding
    ? passThrough
    : bodyLimit({ maxSize, onError: refuse });
  return (c, next) => {
    const length = c.req.header('Content-Length');
    // Node enforces the announced length. Counting the bytes of a stream would cost more than all other checks.
    if (length === undefined || c.req.header('Transfer-Encoding')) return whileReading(c, next);
    return Number(length) > maxSize ? refuse() : next();
  };
}

function largestBody({ encoding, maxBytes }: Endpoint) {
  return maxBytes ?? (encoding === 'multipart' ? limits.picture + serverLimits.jsonBody : serverLimits.jsonBody);
}

/**
 * Reads and validates the parameters, query and body that the endpoint declares. A client may take two minutes for the body, in which
 * its access may have ended, so that is checked again before anything is told about the body.
 * @throws AppError `not-found`, `unsupported-type`, `malformed-request` or `invalid`.
 */
async function readInput<E extends Endpoint>(
  endpoint: E,
  c: AppContext,
  checkAccess: (c: AppContext) => Promise<void>,
  dataDir: string,
): Promise<ParsedInput<E>> {
  const input = {
    ...(endpoint.params && { params: readParams(endpoint.params, c) }),
    ...(endpoint.query && { query: validate(endpoint.query, c.req.query()) }),
    ...(endpoint.body && { body: validate(endpoint.body, await readBodyOf(endpoint, c, checkAccess, dataDir)) }),
  };
  return input as ParsedInput<E>;
}

/** A malformed id in the path is answered like an unknown one. */
function readParams(schema: z.ZodObject, c: AppContext) {
  const parsed = schema.safeParse(c.req.param());
  if (!parsed.success) throw notFound();
  return parsed.data;
}

function validate(schema: z.ZodObject, value: unknown) {
  const parsed = schema.safeParse(value, { error: plainSentence });
  if (parsed.success) return parsed.data;
  const byField = new Map<string, string>();
  for (const { path, message } of parsed.error.issues) {
    const field = path.join('.');
    if (!byField.has(field)) byField.set(field, message);
  }
  throw new AppError('invalid', undefined, { errors: [...byField].map(([field, message]) => ({ field, message })) });
}

/** A sentence for a mistake for which the contract has no message. */
function plainSentence(issue: z.core.$ZodRawIssue) {
  if (issue.input === undefined) return refusals.notFilledIn;
  return issue.path?.length ? refusals.notUnderstood : 'Please send an object with the documented fields.';
}

async function readBodyOf(
  endpoint: Endpoint,
  c: AppContext,
  checkAccess: (c: AppContext) => Promise<void>,
  dataDir: string,
) {
  const body = await readBody(endpoint, c, dataDir);
  try {
    await checkAccess(c);
  } catch (error) {
    if (endpoint.encoding === 'file') await withReceived({ body }, () => undefined); // deletes it
    throw error;
  }
  return body;
}

async function readBody(endpoint: Endpoint, c: AppContext, dataDir: string): Promise<unknown> {
  const expected = mediaType(endpoint);
  const type = c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== expected) throw new AppError('unsupported-type', `Please send this as ${expected}.`);
  // Errors of the disk are no fault of the client.
  if (endpoint.encoding === 'file')
    return { file: await receiveFile(await temporaryFolderIn(dataDir), c.req.raw.body, largestBody(endpoint)) };
  try {
    return endpoint.encoding === 'multipart'
      ? await readMultipart(c.req.raw, formLimitsOf(endpoint))
      : await c.req.json();
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('malformed-request', `The body is not valid ${expected}.`);
  }
}

/** Other parts than those of the contract that a client may send. */
const spareParts = 2;

/** The parts and bytes that a form of this call may have. */
export function formLimitsOf(endpoint: Endpoint) {
  return { parts: Object.keys(endpoint.body?.shape ?? {}).length + spareParts, bytes: largestBody(endpoint) };
}

/**
 * Writes a body to a file in `folder` as it arrives, so that it needs no memory.
 * @throws AppError `too-large` as soon as there are more than `maxBytes`; what was written is deleted
 */
async function receiveFile(
  folder: string,
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
): Promise<ReceivedFile> {
  const received = path.join(folder, randomUUID());
  const file = await open(received, 'wx', 0o600);
  let size = 0;
  try {
    for await (const chunk of chunksOf(body)) {
      size += chunk.length;
      if (size > maxBytes) throw new AppError('too-large', refusals.atMost(`${Math.floor(maxBytes / 1_048_576)} MB`));
      await file.write(chunk);
    }
    return { path: received, size };
  } catch (error) {
    await rm(received, { force: true });
    throw error;
  } finally {
    await file.close();
  }
}

/** A client that goes away is at fault itself, unlike for an error of the disk. */
async function* chunksOf(body: ReadableStream<Uint8Array> | null) {
  try {
    yield* body ?? [];
  } catch (cause) {
    throw new AppError('malformed-request', refusals.incompleteFile, { cause });
  }
}

/** Deletes the file after the work, which may take longer than the call, unless it has renamed it: then the file belongs to it. */
async function withReceived<T>({ body }: { body?: unknown }, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } finally {
    await rm((body as { file: ReceivedFile }).file.path, { force: true });
  }
}
