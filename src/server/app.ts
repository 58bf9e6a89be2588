import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import type { Endpoint } from '#contract/endpoint.ts';
import { allEndpoints } from '#contract/index.ts';
import { createBackupCheck } from '#server/backup/restore-drill.ts';
import { warnAboutProxy } from '#server/http/client-address.ts';
import { AppError } from './app-error.ts';
import { createCallers } from './auth/callers.ts';
import { createLoginLimits } from './auth/login-limits.ts';
import { createWatchReading } from './auth/mass-reading.ts';
import { createAccessCheck, mayCall } from './auth/require-role.ts';
import { createSecondFactor } from './auth/second-factor.ts';
import { createSecretLinks } from './auth/secret-links.ts';
import { createSessions } from './auth/sessions.ts';
import { createTokens } from './auth/tokens.ts';
import { createWebhookSecrets } from './auth/webhook-secrets.ts';
import { placeOf } from './backup/off-site/off-site-bucket.ts';
import type { Config } from './config.ts';
import { byProgram, recordEvent } from './db/changes.queries.ts';
import { withConnectionsFor } from './db/connection-use.ts';
import { encodedSamples } from './db/seed/sample-pictures.ts';
import { type DiskSpace, readFullestDisk } from './files/disk-space.ts';
import type { AppContext, AppEnv } from './http/app-env.ts';
import { clientAddress } from './http/client-address.ts';
import { respondToError } from './http/error-response.ts';
import { createFormTokens } from './http/form-tokens.ts';
import { mountHealth } from './http/health.ts';
import { createMount, honoPath } from './http/mount-endpoint.ts';
import { mountApiDocs } from './http/openapi/api-docs.ts';
import { logRequests } from './http/request-log.ts';
import { refuseForeignOrigins } from './http/same-origin.ts';
import { setSecurityHeaders } from './http/security-headers.ts';
import { createUsage } from './metrics/usage.ts';
import { clinicLanguages } from './resources/clinic/clinic-profile.queries.ts';
import { mountResources } from './resources/index.ts';
import type { ResourceContext } from './resources/resource.ts';
import { createWebsiteCounts } from './resources/website-counts/website-counts.ts';
import { serveUploads } from './static/serve-uploads.ts';
import { createLocalStorage } from './storage/local-storage.ts';
import type { ContentVersion } from './updates/content-version.ts';

type SharedParts = Pick<
  ResourceContext,
  | 'db'
  | 'storage'
  | 'pictures'
  | 'markup'
  | 'clock'
  | 'monotonicClock'
  | 'log'
  | 'recentErrors'
  | 'limitStore'
  | 'stopping'
> &
  Partial<Pick<ResourceContext, 'usage' | 'sharedTime' | 'mail' | 'websiteCounts'>>;

export interface AppParts extends SharedParts {
  config: Pick<Config, 'siteUrl' | 'trustedProxies' | 'requestLogLevel' | 'backups' | 'backupDir' | 'dataDir'> &
    Partial<Pick<Config, 'isSiteUrlSet' | 'offSite' | 'releaseUrl'>>;
  sessionSecret: string;
  contentVersion: Pick<ContentVersion, 'current' | 'refresh'>;
  /** True once migration and seed are done. */
  isReady: () => boolean;
  handlerDeadlineMs?: number;
  /** Defaults to the disk with the least room, of those for data and backups. */
  readDisk?: () => Promise<DiskSpace>;
}

const defaultDeadlineMs = 30_000;
/** Load balancers do not wait long for a health check. */
const readinessDeadlineMs = 3_000;

/** The API and the uploads. The caller mounts the pages behind them, from a build or from Vite. */
export function createApp(parts: AppParts): Hono<AppEnv> {
  const { config, sessionSecret, db, storage, clock, monotonicClock, log, limitStore, isReady } = parts;
  const { handlerDeadlineMs = defaultDeadlineMs, usage = createUsage() } = parts;
  const { readDisk = () => readFullestDisk([config.dataDir, config.backupDir]) } = parts;
  const app = new Hono<AppEnv>();
  const secure = config.siteUrl.protocol === 'https:';
  const tokens = createTokens(sessionSecret, clock);
  const secondFactor = createSecondFactor(sessionSecret, clock);
  const sessions = createSessions(db, tokens, secondFactor, clock);
  const addressOf = (c: AppContext) => clientAddress(c, config.trustedProxies);

  app.onError((error, c) => respondToError(error, c, log));
  app.use(logRequests(config, log));
  app.use(warnAboutProxy(config, log));
  app.use(setSecurityHeaders(secure));
  app.use(refuseForeignOrigins(config.isSiteUrlSet ? config.siteUrl : undefined));
  const deadlineMs = Math.min(handlerDeadlineMs, readinessDeadlineMs);
  mountHealth(app, { db, storage, readDisk, monotonicClock, isReady, addressOf, deadlineMs, log });

  const formTokens = createFormTokens(sessionSecret, clock);
  const accessCheck = createAccessCheck(sessions, tokens, secure);
  const mount = createMount(app, {
    ...parts,
    accessCheck,
    isOpen: async ({ id }, role) => {
      const viewer = (await sessions.findUnexpired([id])).get(id);
      return viewer !== undefined && !viewer.isLocked && mayCall(viewer.role, role);
    },
    clientAddress: addressOf,
    formTokens,
    languages: () => clinicLanguages(db),
    secure,
    handlerDeadlineMs,
    uploadQueue: usage.queues.uploads,
    dataDir: config.dataDir,
  });
  const reportGuessing = ({ id, email: name }: { id: number; email: string }) =>
    recordEvent(db, byProgram(clock()), { action: 'codes-guessed', kind: 'administrator', id, name });
  const loginLimits = createLoginLimits(limitStore, reportGuessing, usage.queues.passwords);
  mountResources({
    sharedTime: async () => clock(),
    mail: undefined,
    websiteCounts: createWebsiteCounts(db, clock),
    ...parts,
    mount,
    serve(path, handler) {
      app.get(path, (c) => withConnectionsFor(`GET ${path}`, () => handler(c)));
      app.all(path, () => {
        throw new AppError('method-not-allowed', undefined, { headers: { Allow: 'GET, HEAD' } });
      });
    },
    sessions,
    secondFactor,
    patientLinks: createSecretLinks(sessionSecret, 'patient link'),
    feedLinks: createSecretLinks(sessionSecret, 'calendar feed'),
    webhookSecrets: createWebhookSecrets(sessionSecret),
    loginLimits,
    watchReading: createWatchReading(db, monotonicClock),
    clientAddress: addressOf,
    callers: createCallers(sessionSecret, { secure, clientAddress: addressOf }),
    siteUrl: config.siteUrl,
    secure,
    formTokens,
    backups: {
      dir: config.backupDir,
      dataDir: config.dataDir,
      nightly: config.backups,
      offSite: config.offSite && placeOf(config.offSite),
      findLast: createBackupCheck(config.backupDir),
    },
    readDisk,
    releaseUrl: config.releaseUrl,
    usage,
  });
  mountApiDocs(app);
  refuseOtherMethods(app);
  app.all('/api/*', () => {
    throw new AppError('unknown-address');
  });
  serveUploads(app, storage, createLocalStorage(fileURLToPath(encodedSamples)));
  return app;
}

function methodsOf({ method, otherMethods = [] }: Endpoint) {
  return method === 'GET' ? ['GET', 'HEAD'] : [method, ...otherMethods];
}

function refuseOtherMethods(app: Hono<AppEnv>) {
  const byPath = allEndpoints.flatMap((endpoint) =>
    [endpoint.path, ...(endpoint.aliases ?? [])].map((path) => ({ path, endpoint })),
  );
  // The first match answers, so /api/visits/walk-in comes before /api/visits/{id}.
  const fixedFirst = byPath.toSorted((a, b) => Number(a.path.includes('{')) - Number(b.path.includes('{')));
  for (const [path, found] of Map.groupBy(fixedFirst, ({ path }) => path)) {
    const endpoints = found.map(({ endpoint }) => endpoint);
    const allowed = endpoints.flatMap(methodsOf).join(', ');
    app.all(honoPath(path), () => {
      throw new AppError('method-not-allowed', undefined, { headers: { Allow: allowed } });
    });
  }
}
