import path from 'node:path';
import type { Hono } from 'hono';
import type { CompiledQuery } from 'kysely';
import type { Role } from '#contract/roles.ts';
import { createApp } from '#server/app.ts';
import { hashPassword } from '#server/auth/passwords.ts';
import type { Database } from '#server/db/database.ts';
import type { DiskSpace } from '#server/files/disk-space.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { createMemoryLimitStore, unlimited } from '#server/limits/limit-store.ts';
import { createLog, type Log, type LogLevel } from '#server/log.ts';
import { createMarkup, type Markup } from '#server/markup/markup.ts';
import { createRecentErrors } from '#server/metrics/recent-errors.ts';
import { createUsage, type Usage } from '#server/metrics/usage.ts';
import type { ResourceContext } from '#server/resources/resource.ts';
import { createLocalStorage } from '#server/storage/local-storage.ts';
import { createPictureEncoder, type PictureEncoder } from '#server/storage/picture-encoder.ts';
import { createPictures, type Pictures } from '#server/storage/pictures.ts';
import type { S3Settings } from '#server/storage/s3-settings.ts';
import type { Storage } from '#server/storage/storage.ts';
import { createContentVersion } from '#server/updates/content-version.ts';
import { createRequester, type Requester } from './requester.ts';
import { createStartedDatabase } from './test-database.ts';

/** An owner. */
export const administrator = { email: 'admin@example.com', password: 'a long enough password' };

export const frontDesk = { email: 'front-desk@example.com', password: administrator.password };

const practitioner = { email: 'practitioner@example.com', password: administrator.password };

export const sessionSecret = 'a secret of at least thirty-two characters';

export const siteOrigin = 'http://clinic.test';

export interface TestApp extends Requester {
  app: Hono<AppEnv>;
  db: Database;
  /** Time stands still until a test advances `now`. `jump` offsets the wall clock, but not the monotonic clock. */
  clock: { now: number; jump: number };
  dataDir: string;
  storage: Storage;
  pictures: Pictures;
  markup: Markup;
  /** Unset for SQLite in `dataDir`. */
  databaseUrl: string | undefined;
  log: Log;
  /** All logged lines. */
  logged: string[];
  /** Signs in as a script, and returns the headers for admin calls. Adds someone of the front desk when one is asked for. */
  signIn(role?: Role): Promise<{ Authorization: string }>;
  /** Signs in as the site's own page, and returns the headers that its calls carry. */
  signInAsBrowser(role?: Role): Promise<BrowserSession>;
  /** Signals the application to shut down. */
  stop(): void;
  close(): Promise<void>;
}

export interface BrowserSession extends Record<string, string> {
  Authorization: string;
  Cookie: string;
  'X-XSRF-TOKEN': string;
}

/**
 * Creates the application with its own database, SQLite or PostgreSQL depending on the test project, with treatments, problems,
 * a few places and one administrator.
 */
export async function createTestApp(
  options: {
    rateLimits?: boolean;
    requestLogLevel?: 'debug' | 'info';
    logLevel?: LogLevel;
    usage?: Usage;
    siteUrl?: string;
    /** Defaults to a folder in `dataDir`. */
    backupDir?: string;
    offSite?: S3Settings;
    trustedProxies?: number;
    handlerDeadlineMs?: number;
    /** The disk of the server; the real one by default. */
    disk?: DiskSpace;
    releaseUrl?: URL;
    markup?: Markup;
    encoder?: PictureEncoder;
    /** Defaults to a local folder in `dataDir`. */
    storage?: Storage;
    mail?: ResourceContext['mail'];
    /** Called with every query of the application. */
    onQuery?: (query: CompiledQuery) => void;
  } = {},
): Promise<TestApp> {
  const { db: database, dataDir, databaseUrl, close } = await createStartedDatabase();
  const db = options.onQuery ? watchQueries(database, options.onQuery) : database;
  const clock = { now: Date.UTC(2026, 10, 20, 6), jump: 0 };
  await insertAdministrator(db, 'owner', clock.now);

  const storage = options.storage ?? createLocalStorage(dataDir);
  const logged: string[] = [];
  const { usage = createUsage() } = options;
  const children = options.usage ? startChildren(options.usage) : (sharedChildren ??= startChildren());
  const recentErrors = createRecentErrors(() => clock.now);
  const log = recentErrors.watch(createLog((line) => logged.push(line), options.logLevel));
  const { encoder = children.encoder, markup = children.markup } = options;
  const pictures = createPictures(storage, encoder, log);
  const stopping = new AbortController();
  const contentVersion = createContentVersion(db);
  await contentVersion.refresh(); // as the server does before it listens
  const app = createApp({
    config: {
      siteUrl: new URL(options.siteUrl ?? siteOrigin),
      isSiteUrlSet: true,
      trustedProxies: options.trustedProxies ?? 0,
      requestLogLevel: options.requestLogLevel ?? 'info',
      backups: true,
      backupDir: options.backupDir ?? path.join(dataDir, 'backups'),
      dataDir,
      offSite: options.offSite,
      releaseUrl: options.releaseUrl,
    },
    sessionSecret,
    db,
    storage,
    pictures,
    markup,
    clock: () => clock.now + clock.jump,
    monotonicClock: () => clock.now,
    log,
    recentErrors,
    contentVersion,
    limitStore: options.rateLimits === false ? unlimited : createMemoryLimitStore(() => clock.now),
    isReady: () => true,
    stopping: stopping.signal,
    usage,
    mail: options.mail,
    ...(options.disk && { readDisk: () => Promise.resolve(options.disk as DiskSpace) }),
    ...(options.handlerDeadlineMs && { handlerDeadlineMs: options.handlerDeadlineMs }),
  });
  const requester = createRequester(app, options.siteUrl ?? siteOrigin);
  let logins = 0;

  /** Each from another address, because time stands still and a client may log in 30 times a minute. */
  async function login(role: Role = 'owner', headers = {}) {
    logins += 1;
    if (role !== 'owner') await insertAdministrator(db, role, clock.now);
    const body = JSON.stringify(credentials[role]);
    const init = { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers }, body };
    return requester.send('/api/admin/login', init, `login ${logins}`);
  }

  return {
    ...requester,
    app,
    db,
    clock,
    dataDir,
    storage,
    pictures,
    markup,
    databaseUrl,
    log,
    logged,
    async signIn(role) {
      const { body } = await login(role);
      return { Authorization: `Bearer ${body.token}` };
    },
    async signInAsBrowser(role) {
      const { body, headers } = await login(role, { 'Sec-Fetch-Site': 'same-origin' });
      const cookies = headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
      const xsrfToken = cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))?.slice('XSRF-TOKEN='.length) ?? '';
      return { Authorization: `Bearer ${body.token}`, Cookie: cookies.join('; '), 'X-XSRF-TOKEN': xsrfToken };
    },
    stop: () => stopping.abort(),
    async close() {
      stopping.abort();
      await close();
    },
  };
}

/** Child processes for pictures and texts, which all applications share unless their use is watched: starting one takes longer than most tests. */
let sharedChildren: ReturnType<typeof startChildren> | undefined;

function startChildren(usage?: Usage) {
  return {
    encoder: createPictureEncoder({ use: usage?.queues.pictures }),
    markup: createMarkup({ use: usage?.queues.texts }),
  };
}

const credentials = { owner: administrator, 'front-desk': frontDesk, practitioner };

let passwordHash: Promise<string> | undefined;

async function insertAdministrator(db: Database, role: Role, now: number) {
  const { email, password } = credentials[role];
  passwordHash ??= hashPassword(password);
  const first = role === 'practitioner' ? await firstPractitioner(db) : undefined;
  const values = {
    email,
    role,
    practitioner_id: first?.id ?? null,
    password_hash: await passwordHash,
    created_at: now,
  };
  await db
    .insertInto('administrators')
    .values(values)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute();
}

const firstPractitioner = (db: Database) =>
  db.selectFrom('practitioners').select('id').orderBy('id').limit(1).executeTakeFirst();

/** Returns the database, wrapped so that it reports every query before it runs. */
function watchQueries(db: Database, watch: (query: CompiledQuery) => void): Database {
  return db.withPlugin({
    transformQuery({ node, queryId }) {
      watch(db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  });
}
