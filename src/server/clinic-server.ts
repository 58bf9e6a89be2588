import type { Server } from 'node:http';
import { isIPv6 } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { renewEncryption } from '#server/auth/encrypted.queries.ts';
import { loadSessionSecret } from '#server/auth/secrets.ts';
import { prepareToClose } from '#server/http/http-server.ts';
import { createMetricsServer } from '#server/metrics/metrics.ts';
import { type AppParts, createApp } from './app.ts';
import { createSecretLinks } from './auth/secret-links.ts';
import { createTokens } from './auth/tokens.ts';
import { createWebhookSecrets } from './auth/webhook-secrets.ts';
import { openOffSiteBucket } from './backup/off-site/off-site-bucket.ts';
import { updateSchema } from './backup/update-schema.ts';
import { monotonicClock, systemClock } from './clock.ts';
import { type Config, type MetricsPlace, StartError } from './config.ts';
import { type Database, openDatabase, prepareDataDir } from './db/database.ts';
import { type FolderLock, lockFolder } from './db/folder-lock.ts';
import { listenForContent } from './db/listen.ts';
import { readDatabaseTime } from './db/occupied-times.queries.ts';
import { seedOnce } from './db/seed/seed.ts';
import { deleteTemporaryFiles } from './files/temporary-files.ts';
import { requestAddress } from './http/client-address.ts';
import { createFormTokens } from './http/form-tokens.ts';
import { createHttpServer } from './http/http-server.ts';
import { type Admit, createLimiter } from './http/limiter.ts';
import { createMemoryLimitStore, type LimitStore, unlimited } from './limits/limit-store.ts';
import { createSharedLimitStore } from './limits/shared-limit-store.ts';
import { createStdoutLog, type Log } from './log.ts';
import type { MailSettings } from './mail/mail-settings.ts';
import { createMarkup } from './markup/markup.ts';
import { createMetrics, type Metrics, type MetricsOptions } from './metrics/metrics.ts';
import { createRecentErrors } from './metrics/recent-errors.ts';
import { createUsage, type Usage } from './metrics/usage.ts';
import type { PageCacheMiddleware } from './pages/page-cache-middleware.ts';
import { createRouteOf } from './pages/route-of.ts';
import { scheduleNightlyJobs, scheduleOffSite } from './process/background-programs.ts';
import { commandOf } from './process/command-line.ts';
import { type Instance, joinInstances } from './process/instances.ts';
import { findPortHolder } from './process/port-holder.ts';
import { scheduleTimedJobs } from './process/timed-jobs.ts';
import { noteMail } from './resources/appointments/outbox.queries.ts';
import { findMovedBlog } from './resources/blogs/blogs.queries.ts';
import { clinicTimeZone } from './resources/clinic/clinic-profile.queries.ts';
import {
  createFirstAdministrator,
  findNeverUsedAdministrator,
} from './resources/people/first-administrator.queries.ts';
import type { ResourceContext } from './resources/resource.ts';
import { createWebsiteCounts } from './resources/website-counts/website-counts.ts';
import { openStorage } from './storage/create-storage.ts';
import { createPictureEncoder } from './storage/picture-encoder.ts';
import { createPictures } from './storage/pictures.ts';
import { bucketUrl } from './storage/s3-settings.ts';
import { countErrors } from './storage/watched-storage.ts';
import { createContentVersion } from './updates/content-version.ts';

/** Idle time granted to a proxy's connection, in ms: longer than the common proxies' own (60 s to 10 minutes). */
const proxyIdleMs = 620_000;

/** PostgreSQL may take longer to start after a power cut than this program. */
const databaseWaitMs = 60_000;

/**
 * Prepares everything but the pages: data folder, database, schema, seed, API.
 * @throws StartError with one line that says what is wrong.
 */
export async function prepareServer(config: Config) {
  if (config.offSite) openOffSiteBucket(config); // says which setting is missing
  prepareDataDir(config.dataDir);
  const lock = config.databaseUrl ? undefined : await lockFolder(config.dataDir, console.log);
  const sessionSecret = loadSessionSecret(config);
  const recentErrors = createRecentErrors(systemClock);
  const log = recentErrors.watch(createStdoutLog(config.logLevel));
  const usage = createUsage();
  const storage = countErrors(await openStorage(config), usage.storageErrors);
  const watch = { use: usage.database, slowQueryMs: config.slowQueryMs, log };
  const db = await openDatabase(config, { ms: databaseWaitMs, say: console.log }, watch);
  try {
    await updateSchema(db, storage, config, systemClock);
    const instance = await joinInstances({ db, sessionSecret, clock: systemClock, log });
    await renewEncryption(db, sessionSecret);
    await seedOnce(db, config, systemClock);
    await announceSignIn(db, config);
    const mail = config.mail && (await openMail(config.mail));
    return createClinicServer({ config, mail, sessionSecret, db, storage, log, recentErrors, usage, instance, lock });
  } catch (error) {
    await db.destroy();
    lock?.release();
    throw error;
  }
}

/** Loads what speaks SMTP only where there is a mail server. */
async function openMail(settings: MailSettings) {
  const { createMailer } = await import('./mail/mailer.ts');
  return { mailer: createMailer(settings), settings };
}

interface ServerParts extends Pick<AppParts, 'sessionSecret' | 'db' | 'storage' | 'log' | 'recentErrors'> {
  mail: ResourceContext['mail'];
  config: Config;
  usage: Usage;
  instance: Instance;
  /** Undefined with PostgreSQL. */
  lock: FolderLock | undefined;
}

function createClinicServer(parts: ServerParts) {
  const { config, mail, sessionSecret, db, storage, log, usage, instance, lock } = parts;
  const { databaseUrl } = config;
  const contentVersion = createContentVersion(db);
  const stopping = new AbortController();
  let ready = false;
  const isReady = () => ready && instance.hasRightClock();
  const pictures = createPictures(storage, createPictureEncoder({ use: usage.queues.pictures }), log);
  const markup = createMarkup({ use: usage.queues.texts });
  const limitStore = createLimitStore(parts);
  const websiteCounts = createWebsiteCounts(db, systemClock);
  const app = createApp({
    websiteCounts,
    ...parts,
    pictures,
    markup,
    clock: systemClock,
    monotonicClock,
    contentVersion,
    limitStore,
    isReady,
    stopping: stopping.signal,
    ...(databaseUrl && { sharedTime: readDatabaseTime }),
  });
  // Health checks with HTTP/1.0 send no Host.
  const answer = getRequestListener(app.fetch, { hostname: config.siteUrl.host });
  const server = createHttpServer(config.trustedProxies > 0 ? { idleMs: proxyIdleMs } : {});
  const close = prepareToClose(server);
  const tokens = createTokens(sessionSecret, systemClock);
  const limiter = createLimiter({
    log,
    addressOf: (request) => requestAddress(request, config.trustedProxies),
    isOurToken: async (token) => (await tokens.verify(token)) !== null,
    behindProxy: config.trustedProxies > 0,
    onClientRefused() {
      usage.clientsRefused += 1;
    },
  });
  const jobs: (() => void)[] = [];
  const watchers = [() => limiter.stop()];
  let signOff = async () => {};
  let watch: Metrics['watch'] = () => {};
  /** Refuses what exceeds capacity; for whatever is not sent from memory. */
  const admit: Admit = (request, response, next) => {
    watch(request, response);
    limiter.admit(request, response, next);
  };

  return {
    app,
    limitStore,
    contentVersion,
    log,
    usage,
    admit,
    timeZone: () => clinicTimeZone(db),
    /** Origin to which visitors are redirected for uploads; undefined if this program serves them. */
    pictureOrigin: config.s3?.redirects ? new URL(bucketUrl(config.s3)).origin : undefined,
    /** The slug of the blog that was at one of these addresses of another website. */
    findOldAddress: (addresses: readonly string[]) => findMovedBlog(db, addresses),
    createFormToken: createFormTokens(sessionSecret, systemClock).create,
    /**
     * Resolves to the port. Mount the pages first. `middleware` sees every request before the application; `routeOf` names
     * requests in the metrics.
     */
    async listen(middleware?: PageCacheMiddleware, routeOf = createRouteOf([])) {
      const metrics =
        config.metrics && (await startMetrics({ ...parts, routeOf, contentVersion, isReady }, config.metrics));
      if (metrics) {
        watchers.push(metrics.stop);
        watch = metrics.watch;
      }
      server.on('request', (request, response) => {
        const toApp = () => admit(request, response, () => answer(request, response));
        const toMiddleware = middleware ? () => middleware(request, response, toApp) : toApp;
        if (config.rateLimits) limiter.limitClient(request, response, toMiddleware);
        else toMiddleware();
      });
      await contentVersion.refresh();
      const port = await listenOn(server, config, 'PORT');
      deleteTemporaryFiles(config.dataDir); // now that no other server is on this port
      const listen = databaseUrl ? (onChange: () => void) => listenForContent(databaseUrl, onChange, log) : undefined;
      watchers.push(contentVersion.watch(log, { listen }));
      signOff = instance.watch();
      jobs.push(scheduleNightlyJobs(log));
      if (config.offSite) jobs.push(scheduleOffSite(log));
      if (mail) {
        watchers.push(mail.mailer.close);
        await noteMail(db);
      }
      const deliverer = { db, clock: systemClock, webhookSecrets: createWebhookSecrets(sessionSecret) };
      const sender = {
        db,
        clock: systemClock,
        sharedTime: databaseUrl ? readDatabaseTime : async () => systemClock(),
        mailer: mail?.mailer,
        deliverer,
        siteUrl: config.siteUrl,
        patientLinks: createSecretLinks(sessionSecret, 'patient link'),
      };
      jobs.push(
        scheduleTimedJobs({
          db,
          clock: systemClock,
          pictures,
          markup,
          instance,
          log,
          sender,
          deliverer,
          websiteCounts,
        }),
      );
      ready = true;
      return port;
    },
    /**
     * Says so on `/readyz`, answers on for `DRAIN_SECONDS`, so that balancers notice, then takes no more connections, ends the event
     * streams, lets requests in progress finish, and closes the database.
     */
    async stop() {
      ready = false;
      lock?.noteStopping();
      for (const stop of jobs) stop();
      const signedOff = signOff();
      await close({ drainMs: config.drainSeconds * 1_000, endStreams: () => stopping.abort() });
      await signedOff;
      for (const stop of watchers) stop();
      await websiteCounts.store().catch((error: unknown) => log.error('visits to the website were lost', { error }));
      await db.destroy();
      lock?.release();
    },
  };
}

/** Prints the first administrator as soon as they are stored: a start that fails afterwards must not lose the password. */
async function announceSignIn(db: Database, config: Config) {
  const first = await createFirstAdministrator(db, config, systemClock);
  if (first) console.log(`First administrator: ${first.email}`);
  if (first?.generatedPassword) console.log(`Password, shown only this once: ${first.generatedPassword}`);
  const email = first ? undefined : await findNeverUsedAdministrator(db);
  if (email) console.log(`No one has signed in yet. For a new password: ${commandOf('admin')} reset-password ${email}`);
}

function createLimitStore({ config, sessionSecret, db, log }: ServerParts): LimitStore {
  if (!config.rateLimits) return unlimited;
  if (!config.databaseUrl) return createMemoryLimitStore(monotonicClock);
  return createSharedLimitStore({ db, sessionSecret, monotonicClock, log });
}

async function startMetrics(
  parts: Omit<MetricsOptions, 'clock' | 'monotonicClock'> & { log: Log },
  place: MetricsPlace,
) {
  const metrics = await createMetrics({ ...parts, clock: systemClock, monotonicClock });
  const server = createMetricsServer(metrics, place, parts.log);
  const port = await listenOn(server, place, 'METRICS_PORT');
  console.log(`Metrics: http://${place.host}:${port}/metrics`);
  return { watch: metrics.watch, stop: () => server.close().closeAllConnections() };
}

async function listenOn(
  server: Server,
  { port, host }: Pick<Config, 'port' | 'host'>,
  variable: string,
): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject).listen(port, host, resolve);
  await promise.catch((error: NodeJS.ErrnoException) => {
    const place = isIPv6(host) ? `[${host}]:${port}` : `${host}:${port}`;
    throw new StartError(`${variable}: nothing can be served at ${place}: ${reasonOf(error, port)}.`, { cause: error });
  });
  const address = server.address();
  return typeof address === 'object' && address ? address.port : port;
}

function reasonOf({ code = '', message }: NodeJS.ErrnoException, port: number) {
  if (code === 'EADDRINUSE') return `port ${port} is in use by ${findPortHolder(port) ?? 'another program'}`;
  if (['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(code)) return 'this machine does not have that address';
  return message;
}
