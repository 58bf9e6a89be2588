import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { z } from 'zod';
import { clinicCountries } from '#contract/plain/countries.ts';
import { isEasyToGuess } from './auth/password-strength.ts';
import { readBackupKey } from './backup/off-site/backup-key.ts';
import { logLevels } from './log.ts';
import { addressIn, type MailSettings } from './mail/mail-settings.ts';
import { readStorageUrl, type S3Settings } from './storage/s3-settings.ts';

/** Settings from the environment. docs/configuration.md and `.env.example` document the variables. */
export type Config = ReturnType<typeof readConfig>;

/** Host, port and token under which Prometheus reads the metrics. */
export type MetricsPlace = NonNullable<ReturnType<typeof metricsPlace>>;

/** Editors of Windows may write it in front of a file, and so of the first name in a file of settings. */
const byteOrderMark = '\uFEFF';

/** A mistake in how the program was started: shown as one line, without a stack trace. */
export class StartError extends Error {
  override name = 'StartError';
}

export const defaultPoolSize = 10;

/** Reads a text with a function whose error is the end of a sentence that starts with the name of the variable. */
const readBy =
  <T>(read: (text: string) => T) =>
  (text: string, context: z.RefinementCtx) => {
    try {
      return read(text);
    } catch (error) {
      context.addIssue((error as Error).message);
      return z.NEVER;
    }
  };

const whole = (min: number, max: number, unit: string) => {
  const range = `must be a whole number (${unit}) from ${min} to ${max}`;
  return z.coerce.number(range).int(range).min(min, range).max(max, range);
};

/** Zod has refused what is no address at all. */
function isOrigin(url: string) {
  return !URL.canParse(url) || new URL(url).href === `${new URL(url).origin}/`;
}

/** An address alone, or in angle brackets after a name. */
function isSender(text: string) {
  return z.email().safeParse(addressIn(text)).success && !/[\r\n]/.test(text);
}

const drainRange = 'must be a number of seconds from 0 to 300';

const environment = z.object({
  PORT: whole(0, 65_535, 'a port').default(3000),
  HOST: z.string().default('127.0.0.1'),
  SITE_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address like https://clinic.example' })
    .refine(isOrigin, 'must be an address without a path, such as https://clinic.example')
    .optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be an address like postgres://user:password@host:5432/name' })
    .optional(),
  DATABASE_TLS: z.enum(['on', 'off'], 'must be on or off').optional(),
  DATABASE_CA_FILE: z.string().refine(existsSync, 'must be a file with the certificate of an authority').optional(),
  DATABASE_POOL_SIZE: whole(2, 1_000, 'connections').default(defaultPoolSize),
  STORAGE_URL: z.string().transform(readBy(readStorageUrl)).optional(),
  AWS_REGION: z.string().default('us-east-1'),
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
  AWS_SESSION_TOKEN: z.string().optional(),
  ADMIN_EMAIL: z.email('must be an e-mail address').default('admin@example.com'),
  ADMIN_PASSWORD: z
    .string()
    .min(12, 'must have at least 12 characters')
    .max(200, 'must have at most 200 characters')
    .refine((password) => !isEasyToGuess(password), 'is too easy to guess')
    .optional(),
  SESSION_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  SEED: z.enum(['demo', 'reference', 'none'], 'must be demo, reference or none').default('demo'),
  CLINIC_COUNTRY: z.enum(clinicCountries, `must be ${offeredCountries()}`).default('IN'),
  TRUST_PROXY: whole(0, 10, 'proxies in front').default(0),
  DRAIN_SECONDS: z.coerce.number(drainRange).min(0, drainRange).max(300, drainRange).default(0),
  BACKUPS: z.enum(['on', 'off'], 'must be on or off').default('on'),
  BACKUP_DIR: z.string().optional(),
  BACKUP_URL: z.string().transform(readBy(readStorageUrl)).optional(),
  BACKUP_REGION: z.string().default('us-east-1'),
  BACKUP_ACCESS_KEY_ID: z.string().optional(),
  BACKUP_SECRET_ACCESS_KEY: z.string().optional(),
  BACKUP_SESSION_TOKEN: z.string().optional(),
  BACKUP_KEY: z.string().transform(readBy(readBackupKey)).optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an address like smtps://name:password@mail.example:465' })
    .optional(),
  MAIL_FROM: z
    .string()
    .refine(isSender, 'must be an e-mail address, such as Clinic <appointments@clinic.example>')
    .optional(),
  MAIL_FROM_LATER: z
    .string()
    .refine(isSender, 'must be an e-mail address, such as Clinic <news@clinic.example>')
    .optional(),
  DKIM_DOMAIN: z.string().optional(),
  DKIM_SELECTOR: z.string().optional(),
  DKIM_KEY: z.string().startsWith('-----BEGIN', 'must be a private key in PEM').optional(),
  RELEASE_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address like https://releases.example/clinic/' })
    .optional(),
  RATE_LIMITS: z.enum(['on', 'off'], 'must be on or off').default('on'),
  PAGE_CACHE: z.enum(['on', 'off'], 'must be on or off').default('on'),
  LOG_LEVEL: z.enum(logLevels, 'must be debug, info or error').default('info'),
  LOG_REQUESTS: z.enum(['debug', 'info'], 'must be debug or info').default('info'),
  SLOW_QUERY_MS: whole(1, 3_600_000, 'milliseconds').default(500),
  METRICS_PORT: whole(0, 65_535, 'a port').optional(),
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
export function readConfig(env: Record<string, string | undefined>) {
  const set = Object.entries(env).filter(([, value]) => value !== '');
  const given = withSecrets(Object.fromEntries(set.map(([name, value]) => [name.replace(byteOrderMark, ''), value])));
  const parsed = environment.safeParse(given);
  if (!parsed.success) throw new StartError(describe(parsed.error));
  const { data } = parsed;
  return Object.freeze({
    port: data.PORT,
    host: data.HOST,
    /** Otherwise it is a guess from the port, and visitors may reach the site under any name. */
    isSiteUrlSet: data.SITE_URL !== undefined,
    /** Origin under which visitors reach the site, such as `https://clinic.example`. */
    siteUrl: new URL(data.SITE_URL ?? `http://localhost:${data.PORT}`),
    dataDir: path.resolve(data.DATA_DIR),
    /** Undefined: SQLite in `dataDir`. */
    databaseUrl: databaseAddress(data),
    /** How many PostgreSQL connections requests may use. */
    databasePoolSize: data.DATABASE_POOL_SIZE,
    /** Undefined: uploads are stored in `dataDir`. */
    s3: bucketOf(data, 'STORAGE_URL', 'AWS'),
    adminEmail: data.ADMIN_EMAIL,
    /** Undefined: one is generated for the first administrator. */
    adminPassword: data.ADMIN_PASSWORD,
    /** Undefined: one is generated and stored in `dataDir`. */
    sessionSecret: data.SESSION_SECRET,
    seed: data.SEED,
    clinicCountry: data.CLINIC_COUNTRY,
    /** How many trusted proxies are in front of this server, counted from the end of X-Forwarded-For. */
    trustedProxies: data.TRUST_PROXY,
    /** How long balancers get to notice that this instance is about to stop, before it takes no more requests. */
    drainSeconds: data.DRAIN_SECONDS,
    /** Whether a backup is made every night and before each schema update. */
    backups: data.BACKUPS === 'on',
    backupDir: path.resolve(data.BACKUP_DIR ?? path.join(data.DATA_DIR, 'backups')),
    /** The bucket for copies off site; undefined: none are made. */
    offSite: bucketOf(data, 'BACKUP_URL', 'BACKUP'),
    backupKey: data.BACKUP_KEY,
    /** Undefined: messages are sent by hand. */
    mail: mailServer(data),
    /** Address of the newest release's files. If undefined, no one looks for updates. */
    releaseUrl: data.RELEASE_URL === undefined ? undefined : new URL(data.RELEASE_URL),
    rateLimits: data.RATE_LIMITS === 'on',
    /** False: every page is rendered for every request, for measuring. */
    pageCache: data.PAGE_CACHE === 'on',
    logLevel: data.LOG_LEVEL,
    requestLogLevel: data.LOG_REQUESTS,
    slowQueryMs: data.SLOW_QUERY_MS,
    /** Undefined: nothing is counted for Prometheus. */
    metrics: metricsPlace(data),
  });
}

const secrets = [
  'DATABASE_URL',
  'AWS_SECRET_ACCESS_KEY',
  'BACKUP_URL',
  'BACKUP_ACCESS_KEY_ID',
  'BACKUP_SECRET_ACCESS_KEY',
  'BACKUP_SESSION_TOKEN',
  'BACKUP_KEY',
  'ADMIN_PASSWORD',
  'SMTP_URL',
  'DKIM_KEY',
  'SESSION_SECRET',
  'METRICS_TOKEN',
];

/** Reads the secrets that stand in files, as those of containers do: `SESSION_SECRET_FILE` names the file with the secret. */
function withSecrets(env: Record<string, string | undefined>): Record<string, string | undefined> {
  const read = secrets.flatMap((name): [string, string][] => {
    const file = env[`${name}_FILE`];
    if (file === undefined) return [];
    if (env[name] !== undefined) throw new StartError(`${name} and ${name}_FILE must not both be set.`);
    try {
      return [[name, readFileSync(file, 'utf8').trim()]];
    } catch (error) {
      throw new StartError(`${name}_FILE must be a file that can be read.`, { cause: error });
    }
  });
  return { ...env, ...Object.fromEntries(read) };
}

/** The bucket that one variable names, with the key in those that begin with `prefix`. */
function bucketOf(
  data: z.output<typeof environment>,
  name: 'STORAGE_URL' | 'BACKUP_URL',
  prefix: 'AWS' | 'BACKUP',
): S3Settings | undefined {
  const address = data[name];
  if (!address) return undefined;
  const accessKeyId = data[`${prefix}_ACCESS_KEY_ID`];
  const secretAccessKey = data[`${prefix}_SECRET_ACCESS_KEY`];
  const sessionToken = data[`${prefix}_SESSION_TOKEN`];
  if (!accessKeyId || !secretAccessKey)
    throw new StartError(`${name} needs a key, in ${prefix}_ACCESS_KEY_ID and ${prefix}_SECRET_ACCESS_KEY.`);
  const region = data[`${prefix}_REGION`];
  return { ...address, region, accessKeyId, secretAccessKey, ...(sessionToken && { sessionToken }) };
}

function mailServer(data: z.output<typeof environment>): MailSettings | undefined {
  const {
    SMTP_URL: url,
    MAIL_FROM: from,
    MAIL_FROM_LATER: fromLater,
    DKIM_DOMAIN: domainName,
    DKIM_SELECTOR: keySelector,
    DKIM_KEY: privateKey,
  } = data;
  if (!url) return undefined;
  if (!from) throw new StartError('SMTP_URL needs MAIL_FROM, the address that sends.');
  const dkim = [domainName, keySelector, privateKey];
  if (dkim.some(Boolean) && !dkim.every(Boolean))
    throw new StartError('DKIM_DOMAIN, DKIM_SELECTOR and DKIM_KEY belong together.');
  return {
    url,
    from,
    fromLater,
    ...(domainName && keySelector && privateKey && { dkim: { domainName, keySelector, privateKey } }),
  };
}

const loopback = /^(127\.[\d.]+|::1|localhost)$/;

/**
 * The address of PostgreSQL, which says for the driver that the connection is encrypted and the server's certificate checked, unless
 * the server is on this machine or the operator does without.
 */
function databaseAddress(data: z.output<typeof environment>) {
  const { DATABASE_URL: given, DATABASE_TLS: tls, DATABASE_CA_FILE: authority } = data;
  if (!given) return undefined;
  const url = new URL(given);
  const mode = url.searchParams.get('sslmode') ?? 'verify-full';
  if (!/^(require|verify-ca|verify-full)$/.test(mode) || url.searchParams.has('sslrootcert'))
    throw new StartError(
      'DATABASE_URL must leave sslmode and sslrootcert to DATABASE_TLS and DATABASE_CA_FILE, which say how the connection is encrypted.',
    );
  // The driver prefers a host in the query to that of the address.
  const hosts = [url.hostname, ...url.searchParams.getAll('host'), ...url.searchParams.getAll('hostaddr')];
  const isLocal = hosts.every(
    (host) => host === '' || host.startsWith('/') || loopback.test(host.replace(/^\[|\]$/g, '')),
  );
  if (tls === 'off' || (tls === undefined && isLocal)) return given;
  url.searchParams.set('sslmode', 'verify-full');
  if (authority) url.searchParams.set('sslrootcert', path.resolve(authority));
  return url.href;
}

/** The metrics are for the operator only. Without a token, anyone who reaches the port may read them. */
function metricsPlace(data: z.output<typeof environment>) {
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

/** A line for each variable. */
function describe(error: z.ZodError) {
  const first = error.issues.filter(
    ({ path: [name] }, at, all) => all.findIndex(({ path }) => path[0] === name) === at,
  );
  return first.map(({ path, message }) => `${path.join('.')} ${message}.`).join('\n');
}

/**
 * Every program calls this first. No other code reads settings from `process.env`.
 * @param given - variables that arguments of the program replace
 */
export function readProcessConfig(given: Record<string, string> = {}) {
  // The database, its log, pictures and backups have patient data: only the user who runs this reads what it creates.
  process.umask(0o077);
  for (const argument of process.execArgv) {
    const [, file] = /^--env-file=(.+)/.exec(argument) ?? [];
    const unknown = file ? unknownNames(readFileSync(file, 'utf8')) : [];
    if (unknown.length > 0) console.warn(`${file}: nothing reads ${unknown.join(', ')}.`);
  }
  const config = readConfig({ ...process.env, ...given });
  // SQLite's temporary files: other folders may be read-only, small, in memory, or others' to read. It deletes each as soon as it is open.
  process.env['SQLITE_TMPDIR'] = config.dataDir;
  return config;
}

/** Names in a file of settings that no program reads. */
export function unknownNames(settings: string): string[] {
  const known = new Set([...Object.keys(environment.shape), ...secrets.map((name) => `${name}_FILE`)]);
  return Object.keys(parseEnv(settings.replace(byteOrderMark, ''))).filter((name) => !known.has(name));
}
