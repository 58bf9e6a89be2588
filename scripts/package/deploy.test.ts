import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { routes } from '#contract/routes.ts';
import { failuresOf } from '#contract/testing/failures.ts';
import { createHttpServer } from '#server/http/http-server.ts';
import { readStorageUrl } from '#server/storage/s3-settings.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
/** Environment variables that the program reads. */
const variables = new Set(read('src/server/config.ts').match(/\b[A-Z]+(?:_[A-Z]+)*(?=: (?:z|whole)\b)/g));
const closesIdleAfterMs = createHttpServer().keepAliveTimeout;

describe('the image', () => {
  const stages = readInstructions(read('deploy/Dockerfile'));
  const last = stages.at(-1) ?? [];
  const argumentsOf = (name: string) => last.filter((one) => one.name === name).map((one) => one.argument);
  const settings = Object.fromEntries(
    argumentsOf('ENV').flatMap((line) => line.split(' ').map((pair) => pair.split('=') as [string, string])),
  );

  test('is built from the official images of the pinned Node.js and of a slim system with glibc', () => {
    const [before = [], ...built] = stages;
    const images = Object.fromEntries(before.map(({ argument }) => argument.split('=')));
    expect(images).toEqual({
      NODE_IMAGE: `node:${process.versions.node}-trixie-slim`,
      SYSTEM_IMAGE: 'debian:trixie-slim',
    });
    expect(built.map(([from]) => from?.argument)).toEqual([
      '${NODE_IMAGE} AS node',
      '--platform=${BUILDPLATFORM} ${NODE_IMAGE} AS build',
      '${SYSTEM_IMAGE}',
    ]);
    expect(last.map(({ name }) => name)).not.toContain('ADD');
  });

  test('runs the package as a user who owns nothing but the one volume', () => {
    expect(argumentsOf('COPY')).toEqual(['--from=build --chown=root:root /app /app']);
    expect(argumentsOf('USER')).toEqual(['10001']);
    expect(argumentsOf('RUN').join(' ')).toMatch(/useradd .*--uid 10001 .* clinic .*--owner=clinic .*\/data/);
    expect(argumentsOf('VOLUME')).toEqual([settings['DATA_DIR']]);
    expect(argumentsOf('ENTRYPOINT')).toEqual(['["/app/clinic"]']);
    expect(argumentsOf('CMD')).toEqual(['["start"]']);
    expect(read('scripts/package/clinic')).toContain('start)');
  });

  test('sets only variables that the program reads', () => {
    expect(Object.keys(settings).filter((name) => !variables.has(name))).toEqual([]);
    expect(argumentsOf('EXPOSE')).toEqual([settings['PORT']]);
  });

  test.each([
    [200, 0],
    [503, 1],
  ])('is healthy by what /readyz answers: %i', async (status, code) => {
    const asked: unknown[] = [];
    const server = createServer((request, response) => {
      asked.push(request.url);
      response.writeHead(status).end();
    }).listen(0, '127.0.0.1');
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    const [, json = '[]'] = /CMD (\[.+\])/.exec(argumentsOf('HEALTHCHECK')[0] ?? '') ?? [];
    const [node, ...args] = JSON.parse(json) as string[];
    expect(node).toBe('/app/node/bin/node');
    const env = { PORT: String((server.address() as AddressInfo).port) };
    const ended = await promisify(execFile)(process.execPath, args, { env }).catch((error: { code: number }) => error);
    expect([asked, 'code' in ended ? ended.code : 0]).toEqual([['/readyz'], code]);
  });

  test('is built from nothing that was made here, and from nothing secret', () => {
    const ignored = read('deploy/Dockerfile.dockerignore').split('\n');
    expect(ignored).toEqual(expect.arrayContaining(['.git', '.env', 'build', 'data', 'dist', 'node_modules']));
  });
});

describe('compose.yaml', () => {
  const { services, volumes, networks } = parse(read('deploy/compose.yaml'), { merge: true }) as Compose;
  const instances = Object.entries(services).filter(([, { image }]) => image === 'physiotherapy-app');

  test('runs two instances that can write to their volume only', () => {
    expect(instances).toHaveLength(2);
    for (const [, instance] of instances) {
      expect(instance).toMatchObject({ read_only: true, cap_drop: ['ALL'], mem_limit: '512m' });
      expect(instance.volumes?.map((volume) => volume.split(':')[1])).toEqual(['/data', '/run/secrets']);
      expect(
        existsSync(path.join(root, 'deploy', instance.build?.context ?? '', instance.build?.dockerfile ?? '')),
      ).toBe(true);
      const names = Object.keys(instance.environment ?? {});
      expect(names.filter((name) => !variables.has(name.replace(/_FILE$/, '')))).toEqual([]);
      const passed = [...variables].filter((name) => /^(?:BACKUP_(?!DIR)|METRICS_)/.test(name));
      expect(names).toEqual(expect.arrayContaining([...passed, 'BACKUP_KEY_FILE', 'METRICS_TOKEN_FILE']));
      expect(instance).toMatchObject({ tmpfs: ['/tmp'], logging: { options: { 'max-size': '10m', 'max-file': '3' } } });
    }
  });

  test('gives them one database and one secret, and starts them after the database', () => {
    for (const [, { environment, depends_on }] of instances) {
      expect(new URL(environment?.['DATABASE_URL']?.replace(/\$\{.+?\}/, 'x') ?? '').hostname).toBe('postgres');
      expect(environment?.['SESSION_SECRET']).toBe('${SESSION_SECRET:?}');
      expect(depends_on).toMatchObject({ postgres: { condition: 'service_healthy' } });
    }
    expect(services['postgres']?.healthcheck?.test).toEqual(expect.arrayContaining(['pg_isready', '--host=127.0.0.1']));
  });

  test('stores pictures in a bucket that its S3 server has', async () => {
    expect(
      await failuresOf(instances, ([, { environment }]) => {
        const { bucket, endpoint } = readStorageUrl(environment?.['STORAGE_URL'] ?? '');
        const server = services[endpoint?.hostname ?? ''];
        expect(services['bucket']).toMatchObject({ image: server?.image, volumes: server?.volumes });
        expect(services['bucket']?.entrypoint).toEqual(['mkdir', '-p', `/data/${bucket}`]);
        expect(server?.depends_on).toEqual({ bucket: { condition: 'service_completed_successfully' } });
        expect(server?.environment).toMatchObject({
          VGW_BACKEND: 'posix',
          VGW_BACKEND_ARG: '/data',
          ROOT_ACCESS_KEY: environment?.['AWS_ACCESS_KEY_ID'],
          ROOT_SECRET_KEY: environment?.['AWS_SECRET_ACCESS_KEY'],
        });
      }),
    ).toEqual([]);
  });

  test('has Caddy divide requests between them, as the only one that is reached from outside', () => {
    expect(Object.keys(services).filter((name) => services[name]?.ports)).toEqual(['caddy']);
    expect(services['caddy']?.environment?.['INSTANCES']).toBe(instances.map(([name]) => `${name}:3000`).join(' '));
    const used = [...read('deploy/Caddyfile').matchAll(/\{\$(\w+)/g)].map(([, name]) => name);
    expect(new Set(used)).toEqual(new Set(Object.keys(services['caddy']?.environment ?? {})));
    expect(instances.map(([, { environment }]) => environment?.['TRUST_PROXY'])).toEqual(['1', '1']);
  });

  test('gives an instance that stops the time that Caddy needs to notice, and to finish after that', async () => {
    const caddyfile = read('deploy/Caddyfile');
    const [interval, timeout] = ['interval', 'timeout'].map((name) =>
      Number(new RegExp(`health_${name} (\\d+)s`).exec(caddyfile)?.[1]),
    );
    expect(
      await failuresOf(instances, ([, { environment, stop_grace_period }]) => {
        const drainSeconds = Number(environment?.['DRAIN_SECONDS']);
        expect(drainSeconds).toBeGreaterThan((interval ?? Number.NaN) + (timeout ?? Number.NaN));
        expect(Number.parseInt(stop_grace_period ?? '', 10)).toBeGreaterThan(drainSeconds + 10);
      }),
    ).toEqual([]);
  });

  test('names a version of every image that others make', () => {
    const images = Object.values(services).flatMap(({ image }) =>
      image && image !== 'physiotherapy-app' ? [image] : [],
    );
    expect(new Set(images).size).toBe(3);
    for (const image of images) expect(image).toMatch(/:v?\d/);
  });

  test('starts each service after what it needs answers, with few rights and a limit of memory', async () => {
    expect(
      await failuresOf(Object.entries(services), ([name, service]) => {
        expect({ name, ...service }).toMatchObject({
          read_only: true,
          cap_drop: ['ALL'],
          security_opt: ['no-new-privileges:true'],
          mem_limit: expect.stringMatching(/^\d+[mg]$/),
        });
        for (const [needed, { condition }] of Object.entries(service.depends_on ?? {})) {
          const answers = services[needed]?.healthcheck ?? services[needed]?.build;
          expect({ needed, condition }).toEqual({
            needed,
            condition: answers ? 'service_healthy' : 'service_completed_successfully',
          });
        }
      }),
    ).toEqual([]);
  });

  test('is tried with calls and commands that exist, beside a clinic that may run on the same machine', () => {
    const script = read('scripts/try-compose.sh');
    const paths = Object.values(routes).flatMap((group) => Object.values(group).map(({ path }) => path));
    const called = [...script.matchAll(/call (\/api\/[\w/-]+)/g)].map(([, path = '']) => path);
    const isRoute = (path: string) =>
      paths.some((route) => new RegExp(`^${route.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path));
    expect(called.length).toBeGreaterThan(6);
    expect(called.filter((path) => !isRoute(path))).toEqual([]);
    expect(script).toMatch(/^export COMPOSE_PROJECT_NAME=clinic-trial /m);
    const asked = [...read('deploy/compose.yaml').matchAll(/\$\{(\w+):\?\}/g)].map(([, name = '']) => name);
    expect(asked.filter((name) => !script.includes(` ${name}=`))).toEqual([]);
    for (const name of script.matchAll(/(?:exec -T|restart --timeout 30|--no-log-prefix) ([\w-]+)/g))
      expect(Object.keys(services)).toContain(name[1]);
  });

  test('declares its volumes and networks', () => {
    const named = Object.values(services).flatMap(
      (service) => service.volumes?.map((volume) => volume.split(':')[0]) ?? [],
    );
    expect(new Set(named.filter((name) => !name?.startsWith('.')))).toEqual(new Set(Object.keys(volumes)));
    expect(new Set(Object.values(services).flatMap((service) => service.networks ?? []))).toEqual(
      new Set(Object.keys(networks)),
    );
  });
});

describe.each([
  ['Caddyfile', /^\t*max_size 12MB$/m, /^\t*flush_interval -1$/m, /^\t*keepalive (\d+)s$/m, /^\t*encode/m],
  [
    'nginx.conf',
    /^ *client_max_body_size 12m;$/m,
    /^ *proxy_buffering off;$/m,
    /^ *keepalive_timeout (\d+)s;$/m,
    /gzip on/,
  ],
])('%s', (file, takesPictures, streams, idle, compresses) => {
  const text = read(`deploy/${file}`);

  test('takes the largest picture, passes streams on at once, and leaves compressing to the program', () => {
    expect(text).toMatch(takesPictures);
    expect(text).toMatch(streams);
    expect(text).not.toMatch(compresses);
  });

  test('closes idle connections to the program before the program does', () => {
    expect(Number(idle.exec(text)?.[1]) * 1_000).toBeLessThan(closesIdleAfterMs);
  });
});

test('no proxy logs the secret addresses of patients’ pages and calendar feeds', () => {
  const [, secret = ''] = read('deploy/nginx.conf').split('location ~* ^/(visit|calendar)/ {');
  expect(secret).toMatch(/^\s+access_log off;\s+error_log \/dev\/null;\s+proxy_pass/);
  expect(read('deploy/nginx.conf')).toMatch(/"~\*\/\(visit\|calendar\)\/" 0;/);
  expect(read('deploy/nginx.conf')).toMatch(/^ *access_log \S+ without_queries if=\$has_no_secret;$/m);
  expect(read('deploy/Caddyfile')).toMatch(/^\s+request>uri regexp "\^\(\/\(\?i:visit\|calendar\)\/\)\.\*\|/m);
});

test('nginx leaves the event stream unbuffered and open', () => {
  const [, place = ''] = read('deploy/nginx.conf').split(`location = ${routes.appointments.events.path} {`);
  expect(place).toMatch(/proxy_buffering off;\s+proxy_read_timeout 8h;/);
  expect(read('deploy/nginx.conf')).toMatch(/listen 443 ssl http2;/);
});

test('the service of systemd may write to its data folder, listen and connect, and do nothing else', () => {
  const lines = read('deploy/clinic.service')
    .split('\n')
    .filter((line) => /^\w+=/.test(line));
  const settings = new Map(lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]));
  expect(Object.fromEntries(settings)).toMatchObject({
    User: 'clinic',
    ExecStart: '/opt/clinic/current/clinic start',
    StateDirectory: 'clinic',
    ReadWritePaths: '/var/lib/clinic',
    ProtectSystem: 'strict',
    NoNewPrivileges: 'yes',
    CapabilityBoundingSet: '',
    MemoryMax: '512M',
    RestrictAddressFamilies: 'AF_INET AF_INET6 AF_UNIX',
  });
  expect(settings.has('MemoryDenyWriteExecute')).toBe(false); // V8 compiles while it runs
});

interface Instruction {
  name: string;
  argument: string;
}

/** The instructions of a Dockerfile, by stage. */
function readInstructions(dockerfile: string): Instruction[][] {
  const lines = dockerfile
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter(Boolean);
  const stages: Instruction[][] = [[]];
  for (const line of lines) {
    const [, name = '', argument = ''] = /^([A-Z]+) (.+)$/.exec(line) ?? [];
    expect(name, line).not.toBe('');
    if (name === 'FROM') stages.push([]);
    stages.at(-1)?.push({ name, argument });
  }
  return stages;
}

interface Compose {
  services: Record<string, Service>;
  volumes: Record<string, null>;
  networks: Record<string, object | null>;
}

interface Service {
  image?: string;
  build?: { context: string; dockerfile: string };
  environment?: Record<string, string>;
  entrypoint?: string[];
  volumes?: string[];
  networks?: string[];
  ports?: string[];
  depends_on?: Record<string, { condition: string }>;
  stop_grace_period?: string;
  healthcheck?: { test: string[] };
}
