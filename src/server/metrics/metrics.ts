import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Counter, Gauge } from '@prometheus-io/client';
import { routes } from '#contract/routes.ts';
import { newestBackup } from '#server/backup/backup-folder.ts';
import { offSiteJobs, oldestCopyMs } from '#server/backup/off-site/off-site-state.ts';
import type { Clock } from '#server/clock.ts';
import type { Config, MetricsPlace } from '#server/config.ts';
import { withConnectionsFor } from '#server/db/connection-use.ts';
import type { Database } from '#server/db/database.ts';
import { listOutcomes, type Outcome } from '#server/db/job-runs.queries.ts';
import { type DiskSpace, readDiskSpace } from '#server/files/disk-space.ts';
import { bearerToken } from '#server/http/bearer-token.ts';
import { withinDeadline } from '#server/http/deadline.ts';
import { createHttpServer } from '#server/http/http-server.ts';
import type { Log } from '#server/log.ts';
import type { ContentVersion } from '#server/updates/content-version.ts';
import type { Usage } from './usage.ts';

export interface MetricsOptions {
  usage: Usage;
  db: Database;
  contentVersion: Pick<ContentVersion, 'current'>;
  config: Pick<Config, 'databaseUrl' | 'databasePoolSize' | 'backups' | 'backupDir' | 'dataDir'> &
    Partial<Pick<Config, 'offSite'>>;
  routeOf: (url: string) => string;
  isReady: () => boolean;
  clock: Clock;
  monotonicClock: Clock;
}

export type Metrics = Awaited<ReturnType<typeof createMetrics>>;

/** Upper bounds of the buckets, in seconds. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** They last as long as a tab is open. */
const streams = new Set<string>([routes.appointments.events.path]);
/** Prometheus waits for ten seconds by default, and the rest matters most when the database is away. */
const databaseDeadlineMs = 2_000;

/** Takes 50 ms and 4 MB, so that it is loaded only if someone wants metrics. */
const loadPackage = () => import('@prometheus-io/client');

/** Metrics of this process for Prometheus. docs/operations.md says how to react to them. */
export async function createMetrics(options: MetricsOptions) {
  const { usage, routeOf, monotonicClock } = options;
  const prometheus = await loadPackage();
  const registry = new prometheus.Registry();
  let inProgress = 0;
  /** A page that cannot be rendered for the cache passes twice. */
  const seen = new WeakSet<ServerResponse>();

  prometheus.collectDefaultMetrics({ register: registry });
  const requests = new prometheus.Histogram({
    name: 'clinic_http_request_duration_seconds',
    help: 'Until the response has been sent; aborted if the client left before. Without event streams and what is sent from memory.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [registry],
  });
  const facts = createFacts(options);
  const definitions = [...metricsOfUsage(usage, () => inProgress, routeOf), ...facts.metrics];
  for (const [kind, name, help, read, labelNames = []] of definitions) {
    const metric = new prometheus[kind]<string>({
      name: `clinic_${name}`,
      help,
      labelNames,
      registers: [],
      collect(this: Counter<string> | Gauge<string>) {
        this.reset();
        const value = read();
        for (const [labels, count] of typeof value === 'number' ? [[{}, value] as const] : value)
          this.inc(labels, count);
      },
    });
    registry.registerMetric(metric);
  }

  return {
    /** Counts a request once its response has been sent. */
    watch(request: IncomingMessage, response: ServerResponse) {
      if (seen.has(response)) return;
      seen.add(response);
      const started = monotonicClock();
      inProgress += 1;
      response.once('close', () => {
        inProgress -= 1;
        const route = routeOf(request.url ?? '');
        if (streams.has(route)) return;
        const method = methods.has(request.method ?? '') ? request.method : 'other';
        const status = response.writableFinished ? response.statusCode : 'aborted';
        requests.observe({ method, route, status }, (monotonicClock() - started) / 1_000);
      });
    },
    contentType: registry.contentType,
    /** Everything, in the text format of Prometheus. */
    async read() {
      await facts.refresh();
      return registry.metrics();
    },
  };
}

/** Values by their labels. */
type Readings = (readonly [labels: Record<string, string>, value: number])[];

/** `read` is called when Prometheus asks. */
type MetricDefinition = [
  kind: 'Counter' | 'Gauge',
  name: string,
  help: string,
  read: () => number | Readings,
  labels?: string[],
];

/** Whatever this process counts in plain numbers. */
function metricsOfUsage(usage: Usage, inProgress: () => number, routeOf: (key: string) => string): MetricDefinition[] {
  const { database, pageCache, queues, storageErrors } = usage;
  const byRoute = (counts: Map<string, number>, result: string): Readings =>
    [...counts].map(([key, value]) => [{ result, route: routeOf(key) }, value]);
  const pages = () => [...byRoute(pageCache.hits, 'hit'), ...byRoute(pageCache.misses, 'miss')];
  const queued = (state: 'running' | 'waiting') => (): Readings =>
    Object.entries(queues).map(([queue, use]) => [{ queue }, use[state]]);
  const errors = (): Readings => [...storageErrors].map(([operation, value]) => [{ operation }, value]);
  const pagesHelp = 'Requests for pages, lists and assets that may come from memory. A miss is rendered first.';
  const refusedHelp = 'Requests beyond the share of one client, answered with 429.';
  return [
    ['Gauge', 'http_requests_in_progress', 'Event streams among them.', inProgress],
    ['Counter', 'clients_refused_total', refusedHelp, () => usage.clientsRefused],
    ['Counter', 'page_cache_requests_total', pagesHelp, pages, ['result', 'route']],
    ['Gauge', 'database_connections_in_use', 'Those of maintenance among them.', () => database.inUse],
    ['Gauge', 'database_connections_waiting', 'Queries and transactions without one.', () => database.waiting],
    ['Counter', 'database_connections_acquired_total', 'Each transaction needs one.', () => database.acquired],
    ['Counter', 'database_wait_seconds_total', 'Spent waiting for connections.', () => database.waitedMs / 1_000],
    ['Counter', 'database_queries_total', 'Statements.', () => database.queries],
    ['Counter', 'database_query_seconds_total', 'Spent in statements.', () => database.queryMs / 1_000],
    ['Counter', 'database_slow_queries_total', 'The log names them.', () => database.slowQueries],
    ['Gauge', 'queue_running', 'Tasks in progress.', queued('running'), ['queue']],
    ['Gauge', 'queue_waiting', 'Tasks that wait.', queued('waiting'), ['queue']],
    ['Counter', 'storage_errors_total', 'Operations on uploads that failed.', errors, ['operation']],
  ];
}

/** Facts about the database and the backup folder, as of the last `refresh`. */
function createFacts({ db, config, contentVersion, isReady, clock }: MetricsOptions) {
  let isUp = false;
  let outcomes: Outcome[] = [];
  let lastBackup = 0;
  const folders = { data: config.dataDir, backups: config.backupDir };
  let disks: (readonly [folder: string, space: DiskSpace])[] = [];

  async function refresh() {
    const reading = withConnectionsFor('metrics', () => listOutcomes(db));
    // Readiness logs why a database does not answer.
    const read = await withinDeadline(reading, databaseDeadlineMs, () => undefined).catch(() => null);
    isUp = read !== null;
    outcomes = read ?? outcomes;
    disks = await Promise.all(
      Object.entries(folders).map(async ([folder, at]) => [folder, await readDiskSpace(at)] as const),
    );
    lastBackup = (await newestBackup(config.backupDir, clock())) ?? 0;
  }

  const times = (succeeded: boolean) => (): Readings =>
    outcomes
      .filter((outcome) => outcome.succeeded === succeeded)
      .map(({ job, at }) => [{ background_job: job }, at / 1_000]);
  const lastSuccessOf = (name: string) => () =>
    (outcomes.find(({ job, succeeded }) => succeeded && job === name)?.at ?? 0) / 1_000;
  const diskOf = (part: keyof DiskSpace) => (): Readings => disks.map(([folder, space]) => [{ folder }, space[part]]);
  const limit = config.databaseUrl ? config.databasePoolSize : 1;
  const job = ['background_job'];
  const lastSuccess = 'When a background job last ended well, in any instance.';
  const lastFailure = 'When a background job last failed, in any instance.';
  const backupHelp = 'When the newest automatic backup in BACKUP_DIR was made; 0 while there is none.';
  const metrics: MetricDefinition[] = [
    ['Gauge', 'ready', '1 while /readyz sends it requests, also if it is degraded.', () => Number(isReady())],
    ['Gauge', 'database_up', '1 if the database answers.', () => Number(isUp)],
    ['Gauge', 'database_connections_limit', 'Without two of PostgreSQL for maintenance.', () => limit],
    ['Gauge', 'content_version', 'Instances with the same show the same.', () => contentVersion.current()],
    ['Gauge', 'disk_free_bytes', 'Room in DATA_DIR and BACKUP_DIR.', diskOf('free'), ['folder']],
    ['Gauge', 'disk_size_bytes', 'Size of their disks.', diskOf('total'), ['folder']],
    ['Gauge', 'job_last_success_timestamp_seconds', lastSuccess, times(true), job],
    ['Gauge', 'job_last_failure_timestamp_seconds', lastFailure, times(false), job],
  ];
  if (config.backups) metrics.push(['Gauge', 'backup_last_timestamp_seconds', backupHelp, () => lastBackup / 1_000]);
  const copyHelp = 'When the bucket off site last had everything; 0 while it never had.';
  const ageHelp = 'From which age of it something is wrong.';
  const drillHelp = 'When a copy off site was last fetched and found complete; 0 while none was.';
  if (config.offSite)
    metrics.push(
      ['Gauge', 'off_site_copy_timestamp_seconds', copyHelp, lastSuccessOf(offSiteJobs.copy)],
      ['Gauge', 'off_site_copy_max_age_seconds', ageHelp, () => oldestCopyMs(db) / 1_000],
      ['Gauge', 'off_site_drill_timestamp_seconds', drillHelp, lastSuccessOf(offSiteJobs.drill)],
    );
  return { metrics, refresh };
}

/** A server that answers Prometheus at `/metrics`, and nothing else. The caller lets it listen. */
export function createMetricsServer(
  { read, contentType }: Metrics,
  { token }: Pick<MetricsPlace, 'token'>,
  log: Log,
): Server {
  const isAllowed = (authorization: string | undefined) =>
    token === undefined || equal(bearerToken(authorization) ?? '', token);

  return createHttpServer().on('request', ({ method, url, headers }, response) => {
    const refuse = (status: number, more = {}) => response.writeHead(status, { 'Content-Length': 0, ...more }).end();
    const send = (text: string) => response.writeHead(200, { 'Content-Type': contentType }).end(text);
    const fail = (error: unknown) => {
      log.error('the metrics could not be read', { error });
      refuse(500);
    };
    if (!isAllowed(headers.authorization)) refuse(401, { 'WWW-Authenticate': 'Bearer' });
    else if (url !== '/metrics') refuse(404);
    else if (method === 'GET') read().then(send, fail);
    else refuse(405, { Allow: 'GET' });
  });
}

/** Compares in constant time. */
function equal(given: string, wanted: string) {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(wanted));
}
