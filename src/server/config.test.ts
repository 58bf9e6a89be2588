import { execFile } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';
import { failuresOf } from '#contract/testing/failures.ts';
import { readConfig, StartError, unknownNames } from './config.ts';

test('every variable has a default', () => {
  const config = readConfig({});
  expect(config).toEqual({
    port: 3000,
    host: '127.0.0.1',
    isSiteUrlSet: false,
    siteUrl: new URL('http://localhost:3000'),
    dataDir: path.resolve('data'),
    databaseUrl: undefined,
    databasePoolSize: 10,
    s3: undefined,
    adminEmail: 'admin@example.com',
    adminPassword: undefined,
    sessionSecret: undefined,
    seed: 'demo',
    clinicCountry: 'IN',
    trustedProxies: 0,
    drainSeconds: 0,
    backups: true,
    backupDir: path.resolve('data', 'backups'),
    rateLimits: true,
    pageCache: true,
    logLevel: 'info',
    requestLogLevel: 'info',
    slowQueryMs: 500,
    metrics: undefined,
  });
  expect(Object.isFrozen(config)).toBe(true);
});

test('every variable can be set', () => {
  const env = {
    PORT: '8080',
    HOST: '0.0.0.0',
    SITE_URL: 'https://clinic.example',
    DATA_DIR: '/var/lib/clinic',
    DATABASE_URL: 'postgres://user:password@db.example:5432/clinic',
    DATABASE_POOL_SIZE: '40',
    STORAGE_URL: 's3://pictures/site?endpoint=https://s3.example:9000&path-style=off&redirects=on',
    AWS_REGION: 'eu-west-1',
    AWS_ACCESS_KEY_ID: 'AKIAIOSFODNN7EXAMPLE',
    AWS_SECRET_ACCESS_KEY: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    AWS_SESSION_TOKEN: 'FwoGZXIvYXdzEXAMPLE',
    ADMIN_EMAIL: 'reception@clinic.example',
    ADMIN_PASSWORD: 'twelve chars',
    SESSION_SECRET: 'x'.repeat(32),
    SEED: 'reference',
    CLINIC_COUNTRY: 'AU',
    TRUST_PROXY: '2',
    DRAIN_SECONDS: '7.5',
    BACKUPS: 'off',
    BACKUP_DIR: '/mnt/backups',
    RATE_LIMITS: 'off',
    PAGE_CACHE: 'off',
    LOG_LEVEL: 'error',
    LOG_REQUESTS: 'debug',
    SLOW_QUERY_MS: '50',
    METRICS_PORT: '9464',
    METRICS_HOST: '0.0.0.0',
    METRICS_TOKEN: 'x'.repeat(16),
  };
  expect(readConfig(env)).toEqual({
    port: 8080,
    host: '0.0.0.0',
    isSiteUrlSet: true,
    siteUrl: new URL('https://clinic.example'),
    dataDir: '/var/lib/clinic',
    databaseUrl: `${env.DATABASE_URL}?sslmode=verify-full`,
    databasePoolSize: 40,
    s3: {
      bucket: 'pictures',
      prefix: 'site/',
      endpoint: new URL('https://s3.example:9000'),
      pathStyle: false,
      redirects: true,
      region: 'eu-west-1',
      accessKeyId: env.AWS_ACCESS_KEY_ID,
      secretAccessKey: env.AWS_SECRET_ACCESS_KEY,
      sessionToken: env.AWS_SESSION_TOKEN,
    },
    adminEmail: 'reception@clinic.example',
    adminPassword: 'twelve chars',
    sessionSecret: env.SESSION_SECRET,
    seed: 'reference',
    clinicCountry: 'AU',
    trustedProxies: 2,
    drainSeconds: 7.5,
    backups: false,
    backupDir: '/mnt/backups',
    rateLimits: false,
    pageCache: false,
    logLevel: 'error',
    requestLogLevel: 'debug',
    slowQueryMs: 50,
    metrics: { port: 9464, host: '0.0.0.0', token: env.METRICS_TOKEN },
  });
});

test('an empty variable counts as unset', () => {
  const names = [
    'PORT',
    'SITE_URL',
    'DATABASE_URL',
    'STORAGE_URL',
    'ADMIN_PASSWORD',
    'SESSION_SECRET',
    'SEED',
    'TRUST_PROXY',
    'RATE_LIMITS',
    'PAGE_CACHE',
  ];
  expect(readConfig(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(readConfig({}));
});

test('STORAGE_URL defaults to Amazon by host name, and to the bucket in the path elsewhere', () => {
  const key = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' };
  expect(readConfig({ ...key, STORAGE_URL: 's3://pictures' }).s3).toEqual({
    bucket: 'pictures',
    prefix: '',
    endpoint: undefined,
    pathStyle: false,
    redirects: false,
    region: 'us-east-1',
    accessKeyId: 'id',
    secretAccessKey: 'secret',
  });
  expect(readConfig({ ...key, STORAGE_URL: 's3://pictures?endpoint=http://127.0.0.1:9000' }).s3?.pathStyle).toBe(true);
});

test('SITE_URL may end with a slash', () => {
  for (const given of ['https://clinic.example', 'https://clinic.example/', 'HTTPS://Clinic.Example:443/'])
    expect(readConfig({ SITE_URL: given }).siteUrl.href).toBe('https://clinic.example/');
});

test('SITE_URL defaults to localhost with the port', () => {
  expect(readConfig({ PORT: '8080' }).siteUrl.href).toBe('http://localhost:8080/');
  expect(readConfig({ PORT: '8080', SITE_URL: 'http://clinic.example:81/' }).siteUrl.href).toBe(
    'http://clinic.example:81/',
  );
});

describe('a mistake', () => {
  test('is reported in one sentence that names the variable and repeats no secret', async () => {
    const failures = await failuresOf(
      [
        ['PORT', 'abc'],
        ['PORT', '-1'],
        ['PORT', '3.5'],
        ['PORT', '65536'],
        ['SITE_URL', 'clinic.example'],
        ['SITE_URL', 'ftp://clinic.example'],
        ['SITE_URL', 'https://clinic.example/path'],
        ['SITE_URL', 'https://clinic.example/path/'],
        ['SITE_URL', 'https://clinic.example/?lang=en'],
        ['SITE_URL', 'https://clinic.example/#top'],
        ['SITE_URL', 'https://user:password@clinic.example'],
        ['SITE_URL', 'https://'],
        ['DATABASE_URL', 'mysql://user:password@db.example/clinic'],
        ['DATABASE_URL', 'clinic.sqlite'],
        ['DATABASE_URL', 'postgres://user:password@db.example/clinic?sslmode=disable'],
        ['DATABASE_URL', 'postgres://user:password@db.example/clinic?sslrootcert=/etc/ca.pem'],
        ['DATABASE_TLS', 'maybe'],
        ['DATABASE_CA_FILE', '/nowhere/authority.crt'],
        ['DATABASE_POOL_SIZE', 'many'],
        ['DATABASE_POOL_SIZE', '1'],
        ['DATABASE_POOL_SIZE', '1001'],
        ['STORAGE_URL', 'bucket'],
        ['STORAGE_URL', 's3://'],
        ['STORAGE_URL', 's3://B'],
        ['STORAGE_URL', 'https://bucket.s3.amazonaws.com'],
        ['STORAGE_URL', 's3://key:secret@bucket'],
        ['STORAGE_URL', 's3://bucket?endpoint=s3.example'],
        ['STORAGE_URL', 's3://bucket?endpoint=https://s3.example/bucket'],
        ['STORAGE_URL', 's3://bucket?path-style=yes'],
        ['STORAGE_URL', 's3://bucket?region=eu-west-1'],
        ['STORAGE_URL', 's3://bucket'],
        ['ADMIN_EMAIL', 'admin'],
        ['ADMIN_PASSWORD', 'short'],
        ['ADMIN_PASSWORD', 'Password1234'],
        ['ADMIN_PASSWORD', 'x'.repeat(201)],
        ['SESSION_SECRET', 'too short to be one'],
        ['SEED', 'yes'],
        ['SEED', 'Demo'],
        ['CLINIC_COUNTRY', 'India'],
        ['CLINIC_COUNTRY', 'in'],
        ['CLINIC_COUNTRY', 'LK'],
        ['TRUST_PROXY', 'true'],
        ['TRUST_PROXY', '-1'],
        ['TRUST_PROXY', '1.5'],
        ['TRUST_PROXY', '11'],
        ['DRAIN_SECONDS', 'long'],
        ['DRAIN_SECONDS', '-1'],
        ['DRAIN_SECONDS', '301'],
        ['RATE_LIMITS', 'no'],
        ['PAGE_CACHE', '1'],
        ['LOG_LEVEL', 'all'],
        ['LOG_REQUESTS', 'error'],
        ['SLOW_QUERY_MS', '0'],
        ['METRICS_PORT', '65536'],
        ['METRICS_TOKEN', 'too short'],
        ['METRICS_TOKEN', 'with spaces in it all over'],
      ],
      ([name, value]) => {
        const mistake = catchMistake({ [name]: value });
        expect(mistake).toBeInstanceOf(StartError);
        expect(mistake.message).toMatch(new RegExp(`^${name} [^\\n]+\\.$`));
        if (/PASSWORD|SECRET|DATABASE_URL|TOKEN/.test(name) || value.includes('@'))
          expect(mistake.message).not.toContain(value);
      },
    );
    expect(failures).toEqual([]);
  });

  test('in CLINIC_COUNTRY is reported with the available countries', () => {
    expect(catchMistake({ CLINIC_COUNTRY: 'LK' }).message).toBe(
      'CLINIC_COUNTRY must be IN (India), GB (United Kingdom), US (United States), DE (Germany), AE (United Arab Emirates) or AU (Australia).',
    );
  });

  test('who may read the metrics is checked', async () => {
    const failures = await failuresOf(['0.0.0.0', '192.0.2.1', '::', 'metrics.example'], (host) => {
      const place = { METRICS_PORT: '9464', METRICS_HOST: host };
      expect(catchMistake(place).message).toMatch(/^METRICS_HOST needs METRICS_TOKEN/);
      expect(readConfig({ ...place, METRICS_TOKEN: 'x'.repeat(16) }).metrics?.host).toBe(host);
    });
    expect(failures).toEqual([]);
  });

  test('is reported together with all other mistakes, each in a line of its own', () => {
    const { message } = catchMistake({ PORT: 'x', SEED: 'x', RATE_LIMITS: 'x', ADMIN_EMAIL: 'admin@clinic.example' });
    expect(message.split('\n')).toEqual([
      'PORT must be a whole number (a port) from 0 to 65535.',
      'SEED must be demo, reference or none.',
      'RATE_LIMITS must be on or off.',
    ]);
  });
});

describe('a connection to PostgreSQL', () => {
  const address = (host: string, more = {}) =>
    readConfig({ DATABASE_URL: `postgres://u:p@${host}/clinic`, ...more }).databaseUrl;

  test('is encrypted and checked, unless the server is on this machine or the operator does without', () => {
    for (const host of ['localhost', '127.0.0.1:5433', '[::1]'])
      expect(address(host)).toBe(`postgres://u:p@${host}/clinic`);
    for (const host of ['db.example', '192.0.2.1:5432', 'localhost.example'])
      expect(address(host)).toBe(`postgres://u:p@${host}/clinic?sslmode=verify-full`);
    expect(address('db.example', { DATABASE_TLS: 'off' })).toBe('postgres://u:p@db.example/clinic');
    expect(address('localhost', { DATABASE_TLS: 'on' })).toBe('postgres://u:p@localhost/clinic?sslmode=verify-full');
  });

  test('takes the certificate of an authority, and the address of a provider that asks for less', () => {
    const file = fileURLToPath(import.meta.url);
    const url = new URL(address('db.example', { DATABASE_CA_FILE: file }) ?? '');
    expect(url.searchParams.get('sslrootcert')).toBe(file);
    const asked = readConfig({ DATABASE_URL: 'postgres://u:p@db.example/clinic?sslmode=require' });
    expect(asked.databaseUrl).toBe('postgres://u:p@db.example/clinic?sslmode=verify-full');
  });
});

test('a secret may stand in a file, whose last line may end', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'clinic-secrets-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'secret');
  writeFileSync(file, `${'x'.repeat(32)}\n`);
  expect(readConfig({ SESSION_SECRET_FILE: file }).sessionSecret).toBe('x'.repeat(32));
  expect(catchMistake({ SESSION_SECRET_FILE: `${file}s` }).message).toBe(
    'SESSION_SECRET_FILE must be a file that can be read.',
  );
  expect(catchMistake({ SESSION_SECRET_FILE: file, SESSION_SECRET: 'y' }).message).toMatch(/must not both be set\.$/);
});

test('a file of settings is searched for names that nothing reads, whatever ends its lines', () => {
  expect(unknownNames('PORT=3001\r\nSESSION_SECRET_FILE="/run/secret"\r\n')).toEqual([]);
  expect(unknownNames('\uFEFFPORT=3001\nSEDE=demo\nSITEURL=https://clinic.example\n')).toEqual(['SEDE', 'SITEURL']);
});

test('a file of settings is read as editors of Windows write it, with quotes, comments and spaces', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'clinic-settings-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'clinic.env');
  const lines = [
    '\uFEFFPORT=3001',
    '# where visitors come',
    'SITE_URL="https://clinic.example/"',
    "ADMIN_PASSWORD='a long # enough password'",
    'SEED = reference  # without samples',
    'SEDE=demo',
    '',
  ];
  writeFileSync(file, lines.join('\r\n'));
  const program = `
    import { readProcessConfig } from '#server/config.ts';
    const { port, siteUrl, adminPassword, seed } = readProcessConfig();
    console.log(JSON.stringify([port, siteUrl, adminPassword, seed]));`;
  const args = [`--env-file=${file}`, '--input-type=module', '--eval', program];
  const { stdout, stderr } = await promisify(execFile)(process.execPath, args, { env: {} });
  expect(JSON.parse(stdout)).toEqual([3001, 'https://clinic.example/', 'a long # enough password', 'reference']);
  expect(stderr).toBe(`${file}: nothing reads SEDE.\n`);
});

function catchMistake(env: Record<string, string>): Error {
  try {
    readConfig(env);
  } catch (error) {
    return error as Error;
  }
  throw new Error('The configuration was accepted.');
}

test.runIf(process.platform === 'linux')(
  'SQLite puts its temporary files in the data folder of every program',
  async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'clinic-temporary-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const program = `
    import { readdirSync, readlinkSync } from 'node:fs';
    import { DatabaseSync } from 'node:sqlite';
    import { readProcessConfig } from '#server/config.ts';
    const { dataDir } = readProcessConfig();
    const database = new DatabaseSync(dataDir + '/clinic.sqlite');
    const numbers = 'with recursive numbers(i) as (values (1) union all select i + 1 from numbers where i < 5000)';
    database.exec('pragma temp.cache_size = 1; create temp table more (bytes)');
    database.exec('insert into more ' + numbers + ' select randomblob(500) from numbers');
    const linkOf = (fd) => { try { return readlinkSync('/proc/self/fd/' + fd) } catch { return '' } };
    console.log(readdirSync('/proc/self/fd').map(linkOf).filter((file) => file.endsWith(' (deleted)')).join());`;
    const env = { DATA_DIR: folder, TMPDIR: tmpdir() };
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], { env });
    expect(stdout).toMatch(new RegExp(`^${RegExp.escape(folder)}/etilqs_\\w+ \\(deleted\\)\n$`));
    const programs = globSync('src/*.ts').filter((file) => !readFileSync(file, 'utf8').includes('readProcessConfig('));
    expect(programs).toEqual(['src/clinic.ts']); // it opens no database
  },
);
