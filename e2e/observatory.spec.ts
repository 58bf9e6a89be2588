import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { failuresOf } from '#contract/testing/failures.ts';
import { addressOf, visitorPaths } from './testing/pages.ts';
import { type Site, startSite } from './testing/site.ts';

// How Mozilla's HTTP Observatory would score us behind a proxy with https: a hundred points, and what it adds and takes
// (https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring, read on 2026-11-21).

let site: Site;
beforeAll(async () => {
  site = await startSite({ SITE_URL: 'https://clinic.example', BACKUPS: 'off' }, inject('seededDatabase'));
});
afterAll(() => site.stop());

interface Seen {
  headers: Headers;
  html: string;
}

type Policy = ReadonlyMap<string, readonly string[]>;

function readPolicy({ headers }: Seen): Policy {
  const directives = (headers.get('Content-Security-Policy') ?? '').split(';').map((text) => text.trim().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]));
}

const broad = ['*', 'http:', 'https:', 'ftp:', 'data:', "'unsafe-inline'", "'unsafe-eval'"];
const sourcesOf = (policy: Policy, name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
const isTight = (policy: Policy, name: string) => !sourcesOf(policy, name).some((source) => broad.includes(source));

/** The points of each test; where we do not earn its best, what is missing costs at least what it would cost there. */
const tests: Record<string, (seen: Seen, policy: Policy) => number> = {
  'content security policy': ({ headers }, policy) => {
    if (!headers.has('Content-Security-Policy')) return -25;
    if (!isTight(policy, 'script-src') || !isTight(policy, 'object-src')) return -20;
    if ([...policy.values()].flat().some((source) => source.startsWith('http:'))) return -20;
    if (!isTight(policy, 'style-src')) return 0;
    return policy.get('default-src')?.join() === "'none'" ? 10 : 5;
  },
  framing: (_seen, policy) => (isTightFrame(policy) ? 5 : -20),
  'referrer policy': ({ headers }) =>
    /^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/.test(headers.get('Referrer-Policy') ?? '')
      ? 5
      : -5,
  'resource policy': ({ headers }) =>
    /^same-(origin|site)$/.test(headers.get('Cross-Origin-Resource-Policy') ?? '') ? 10 : 0,
  'transport security': ({ headers }) =>
    Number(/max-age=(\d+)/.exec(headers.get('Strict-Transport-Security') ?? '')?.[1] ?? 0) >= 15_768_000 ? 0 : -20,
  'content type': ({ headers }) => (headers.get('X-Content-Type-Options') === 'nosniff' ? 0 : -5),
  'other origins': ({ headers }) => (headers.has('Access-Control-Allow-Origin') ? -50 : 0),
  cookies: ({ headers }) => (headers.getSetCookie().every((cookie) => /; Secure/i.test(cookie)) ? 0 : -40),
  'scripts of others': ({ html }) => (/<script[^>]+src="(https?:)?\/\//.test(html) ? -50 : 0),
};

function isTightFrame(policy: Policy) {
  const ancestors = policy.get('frame-ancestors') ?? ['*'];
  return !ancestors.some((source) => broad.includes(source));
}

const score = (seen: Seen) => Object.values(tests).reduce((points, test) => points + test(seen, readPolicy(seen)), 100);

async function see(path: string): Promise<Seen> {
  const response = await fetch(site.url + path);
  return { headers: response.headers, html: await response.text() };
}

const paths = [...visitorPaths, '/admin', '/nothing-here'];

test('every page scores 120 points and more at the HTTP Observatory', async () => {
  const failures = await failuresOf(paths, async (path) => {
    expect(score(await see(await addressOf(site, path)))).toBeGreaterThanOrEqual(120);
  });
  expect(failures).toEqual([]);
});

test('the score falls with each header that is missing', async () => {
  const { headers, html } = await see('/');
  const best = score({ headers, html });
  for (const name of [
    'Content-Security-Policy',
    'Referrer-Policy',
    'Strict-Transport-Security',
    'X-Content-Type-Options',
  ]) {
    const fewer = new Headers(headers);
    fewer.delete(name);
    expect(score({ headers: fewer, html }), name).toBeLessThan(best);
  }
});

test('every page has Trusted Types enforced and lets no site frame it', async () => {
  const failures = await failuresOf(paths, async (path) => {
    const policy = readPolicy(await see(await addressOf(site, path)));
    expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    expect([...policy.values()].flat().filter((source) => source.startsWith("'unsafe"))).toEqual([]);
  });
  expect(failures).toEqual([]);
});

test('files that pages load demand https, too, and are not guessed to be something else', async () => {
  const { html } = await see('/gallery');
  const files = [...html.matchAll(/(?:href|src)="(\/(?:assets|uploads)\/[^"]+)"/g)].map(([, file = '']) => file);
  expect(files.filter((file) => file.startsWith('/uploads/')).length).toBeGreaterThan(0);
  expect(files.filter((file) => file.startsWith('/assets/')).length).toBeGreaterThan(0);
  const failures = await failuresOf(files, async (file) => {
    const { headers } = await see(file);
    expect(headers.get('Strict-Transport-Security')).toContain('max-age=31536000');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  });
  expect(failures).toEqual([]);
});

test('TRACE, which would repeat headers, is refused', async () => {
  const [answer] = (await once(request(site.url, { method: 'TRACE' }).end(), 'response')) as [IncomingMessage];
  expect(answer.resume().statusCode).toBe(405);
});
