import path from 'node:path';
import { z } from 'zod';
import { type ClinicCountry, clinicCountries } from '#contract/countries.ts';
import { isEasyToGuess } from './auth/password-strength.ts';
import { type LogLevel, logLevels } from './log.ts';
import { readStorageUrl, type S3Settings } from './storage/s3-settings.ts';

/** Settings from the environment. docs/configuration.md and `.env.example` document the variables. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** Origin under which visitors reach the site, such as `https://clinic.example`. */
  readonly siteUrl: URL;
  /** Otherwise it is a guess from the port, and visitors may reach the site under any name. */
  readonly isSiteUrlSet: boolean;
  readonly dataDir: string;
  /** Undefined: SQLite in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** How many PostgreSQL connections requests may use. */
  readonly databasePoolSize: number;
  /** Undefined: uploads are stored in `dataDir`. */
  readonly s3: S3Settings | undefined;
  readonly adminEmail: string;
  /** Undefined: one is generated for the first administrator. */
  readonly adminPassword: string | undefined;
  /** Undefined: one is generated and stored in `dataDir`. */
  readonly sessionSecret: string | undefined;
  readonly seed: 'demo' | 'reference' | 'none';
  readonly clinicCountry: ClinicCountry;
  /** How many trusted proxies are in front of this server, counted from the end of X-Forwarded-For. */
  readonly trustedProxies: number;
  /** How long balancers get to notice that this instance is about to stop, before it takes no more requests. */
  readonly drainSeconds: number;
  /** Whether a backup is made every night and before each schema update. */
  readonly backups: boolean;
  readonly backupDir: string;
  readonly rateLimits: boolean;
  /** False: every page is rendered for every request, for measuring. */
  readonly pageCache: boolean;
  /** Lowest level that is logged. */
  readonly logLevel: LogLevel;
  /** At which level the line about a request is logged. */
  readonly requestLogLevel: 'debug' | 'info';
  /** Queries that take longer are logged. */
  readonly slowQueryMs: number;
  /** Undefined: nothing is counted for Prometheus. */
  readonly metrics: MetricsPlace | undefined;
}

/** Where Prometheus reads the metrics. */
export interface MetricsPlace {
  port: number;
  host: string;
  /** Undefined: anyone who reaches the port may read them. */
  token: string | undefined;
}

/** A mistake in how the program was started: shown as one line, without a stack trace. */
export class StartError extends Error {
  override name = 'StartError';
}

export const defaultPoolSize = 10;

function parseStorageUrl(text: string, context: z.RefinementCtx) {
  try {
    return readStorageUrl(text);
  } catch (error) {
    context.addIssue((error as Error).message);
    return z.NEVER;
  }
}

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  SITE_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address like https://clinic.example' })
    .refine((url) => !URL.canParse(url) || new URL(url).pathname === '/', 'must be an address without a path')
    .optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be an address like postgres://user:password@host:5432/name' })
    .optional(),
  DATABASE_POOL_SIZE: z.coerce
    .number('must be a number of connections')
    .int()
    .min(2)
    .max(1_000)
    .default(defaultPoolSize),
  STORAGE_URL: z.string().transform(parseStorageUrl).optional(),
  AWS_REGION: z.string().default('us-east-1'),
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
  AWS_SESSION_TOKEN: z.string().optional(),
  ADMIN_EMAIL: z.email('must be an e-mail address').default('admin@example.com'),
  ADMIN_PASSWORD: z
    .string()
    .min(12, 'must have at least 12 characters')
    .max(200)
    .refine((password) => !isEasyToGuess(password), 'is too easy to guess')
    .optional(),
  SESSION_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  SEED: z.enum(['demo', 'reference', 'none'], 'must be demo, reference or none').default('demo'),
  CLINIC_COUNTRY: z.enum(clinicCountries, `must be ${offeredCountries()}`).default('IN'),
  TRUST_PROXY: z.coerce.number('must be the number of proxies in front').int().min(0).max(10).default(0),
  DRAIN_SECONDS: z.coerce.number('must be a number of seconds').min(0).max(300).default(0),
  BACKUPS: z.enum(['on', 'off'], 'must be on or off').default('on'),
  BACKUP_DIR: z.string().optional(),
  RATE_LIMITS: z.enum(['on', 'off'], 'must be on or off').default('on'),
  PAGE_CACHE: z.enum(['on', 'off'], 'must be on or off').default('on'),
  LOG_LEVEL: z.enum(logLevels, 'must be debug, info or error').default('info'),
  LOG_REQUESTS: z.enum(['debug', 'info'], 'must be debug or info').default('info'),
  SLOW_QUERY_MS: z.coerce.number('must be a number of milliseconds').int().min(1).default(500),
  METRICS_PORT: z.coerce.number('must be a port').int().min(0).max(65_535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  METRICS_TOKEN: z
    .string()
    .min(16, 'must have at least 16 characters')
    .regex(/^[\w.~+/-]*=*$/, 'must have letters and digits only')
    .optional(),
});

/**
 * Validates the environment.
 * @throws StartError that names every invalid variable.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) throw new StartError(describe(parsed.error));
  const { data } = parsed;
  return Object.freeze({
    port: data.PORT,
    host: data.HOST,
    isSiteUrlSet: data.SITE_URL !== undefined,
    siteUrl: new URL(data.SITE_URL ?? `http://localhost:${data.PORT}`),
    dataDir: path.resolve(data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    databasePoolSize: data.DATABASE_POOL_SIZE,
    s3: data.STORAGE_URL && withKey(data.STORAGE_URL, data),
    adminEmail: data.ADMIN_EMAIL,
    adminPassword: data.ADMIN_PASSWORD,
    sessionSecret: data.SESSION_SECRET,
    seed: data.SEED,
    clinicCountry: data.CLINIC_COUNTRY,
    trustedProxies: data.TRUST_PROXY,
    drainSeconds: data.DRAIN_SECONDS,
    backups: data.BACKUPS === 'on',
    backupDir: path.resolve(data.BACKUP_DIR ?? path.join(data.DATA_DIR, 'backups')),
    rateLimits: data.RATE_LIMITS === 'on',
    pageCache: data.PAGE_CACHE === 'on',
    logLevel: data.LOG_LEVEL,
    requestLogLevel: data.LOG_REQUESTS,
    slowQueryMs: data.SLOW_QUERY_MS,
    metrics: metricsPlace(data),
  });
}

function withKey(address: ReturnType<typeof readStorageUrl>, key: z.output<typeof environment>): S3Settings {
  const { AWS_REGION: region, AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = key;
  if (!accessKeyId || !secretAccessKey)
    throw new StartError('STORAGE_URL needs a key, in AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.');
  const { AWS_SESSION_TOKEN: sessionToken } = key;
  return { ...address, region, accessKeyId, secretAccessKey, ...(sessionToken && { sessionToken }) };
}

const loopback = /^(127\.[\d.]+|::1|localhost)$/;

/** The metrics are for the operator only. */
function metricsPlace(data: z.output<typeof environment>): MetricsPlace | undefined {
  const { METRICS_PORT: port, METRICS_HOST: host, METRICS_TOKEN: token } = data;
  if (port === undefined) return undefined;
  if (!token && !loopback.test(host))
    throw new StartError('METRICS_HOST needs METRICS_TOKEN, unless it is an address of this machine only.');
  return { port, host, token };
}

/** Lists countries: "IN (India), GB (United Kingdom) or US (United States)". */
function offeredCountries() {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  const countries = clinicCountries.map((code) => `${code} (${names.of(code)})`);
  return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(countries);
}

function describe(error: z.ZodError) {
  return error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`).join(' ');
}

/** Every program calls this first. Nothing else reads `process.env`. */
export function readProcessConfig() {
  // The database, its log, pictures and backups have patient data: only the user who runs this reads what it creates.
  process.umask(0o077);
  return readConfig(process.env);
}
